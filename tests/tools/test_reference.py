"""The API reference shows what the compiler drops."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.reference import MODULES, ROOT

BUILD = (
    "import sys; from pathlib import Path; from tools.reference import build; build(Path(sys.argv[1]), sys.argv[2:])"
)


def test_methods_of_compiled_classes_have_signatures_and_docstrings(tmp_path: Path) -> None:
    pytest.importorskip("pdoc")
    words = [sys.executable, "-c", BUILD, str(tmp_path), "waldglas.core.game"]
    subprocess.run(words, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=True, timeout=100)
    told = (tmp_path / "waldglas" / "core" / "game.html").read_text(encoding="utf-8")
    assert 'id="Position.look_ahead"' in told
    assert "The position after a choice, halted before chance is drawn" in told
    assert '<span class="n">action</span><span class="p">:' in told


def test_every_module_of_the_reference_is_there() -> None:
    for module in MODULES:
        file = ROOT / "src" / Path(*module.split("."))
        assert file.with_suffix(".py").is_file() or (file / "__init__.py").is_file()
