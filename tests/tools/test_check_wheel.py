"""A wheel with a module that should be compiled and is not is refused."""

from tools.check_wheel import uncompiled

RULES = "waldglas/games/tiny_towns/rules/town"


def test_a_module_without_its_binary_is_named() -> None:
    names = ["waldglas/core/rng.py", "waldglas/core/rng.cpython-311-x86_64-linux-gnu.so", f"{RULES}.py"]
    assert uncompiled(names) == [RULES]


def test_what_stays_interpreted_needs_none() -> None:
    names = ["waldglas/core/rng.py", "waldglas/core/rng.pyd", "waldglas/core/__init__.py", "waldglas/web/app.py"]
    assert uncompiled(names) == []


def test_a_wheel_without_rules_is_not_compiled() -> None:
    assert uncompiled(["waldglas/web/app.py"])
