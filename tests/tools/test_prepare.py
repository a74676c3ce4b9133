"""How a checkout sets itself up: at home where it stands, with a word where something is missing, from locks."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.site import free_port
from tools.environment import CONTAINS, build_requirements, lock_file

ROOT = Path(__file__).parents[2]
MAKE_VENV = "from tools.environment import make_venv; make_venv()"


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with an environment and nothing in it yet."""
    folder = tmp_path_factory.mktemp("checkouts") / "original"
    for part in ("tools", "requirements"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    assert "Making .venv" in make_venv(folder)
    return folder


def make_venv(folder: Path) -> str:
    """Sets up the environment of a checkout; what was said."""
    run = subprocess.run([sys.executable, "-c", MAKE_VENV], cwd=folder, capture_output=True, text=True, check=True)
    return run.stderr


def pip_of(folder: Path) -> str:
    run = subprocess.run([folder / ".venv" / "bin" / "pip", "--version"], capture_output=True, text=True, check=True)
    return run.stdout


def state(folder: Path) -> dict[str, tuple[int, float]]:
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {str(file): (file.stat().st_size, file.stat().st_mtime) for file in files}


def test_a_second_time_nothing_is_done(original: Path) -> None:
    before = state(original)
    assert make_venv(original) == ""
    assert state(original) == before


def test_a_copied_checkout_has_its_own_install(original: Path) -> None:
    copy = original.with_name("copy")
    shutil.copytree(original, copy, symlinks=True)
    before = state(original)
    assert "stood elsewhere" in make_venv(copy)
    assert f"from {copy}/" in pip_of(copy)
    assert state(original) == before
    assert f"from {original}/" in pip_of(original)


def test_a_moved_checkout_heals(original: Path) -> None:
    copy, moved = original.with_name("before"), original.with_name("after")
    shutil.copytree(original, copy, symlinks=True)
    make_venv(copy)
    copy.rename(moved)
    make_venv(moved)
    assert f"from {moved}/" in pip_of(moved)
    assert make_venv(moved) == ""


def test_a_place_that_commands_cannot_name_gets_a_new_environment(original: Path) -> None:
    spaced = original.with_name("my games")
    shutil.copytree(original, spaced, symlinks=True)
    assert "Making .venv" in make_venv(spaced)
    assert f"from {spaced}/" in pip_of(spaced)


def test_the_first_start_says_that_it_needs_a_network(original: Path) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}/simple"
    settings = {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_INDEX_URL": nowhere,
        "PIP_EXTRA_INDEX_URL": "",
        "PIP_FIND_LINKS": "",
    }
    command = [sys.executable, "-m", "tools.prepare", "play", "--version"]
    run = subprocess.run(
        command, cwd=original, env={**os.environ, **settings}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert "The first start needs a network" in run.stderr.splitlines()[-1]
    assert "Traceback" not in run.stderr
    assert not list((original / ".venv").glob("installed-*"))


def locked(name: str) -> dict[str, str]:
    """The versions of a lock, by package."""
    text = lock_file(name).read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=\S)", text.strip()):
        assert "--hash=sha256:" in entry, entry
    return dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", ["play", "arena", "tests", "build", "catanatron"])
def test_a_lock_names_versions_and_hashes_and_no_host(name: str) -> None:
    assert locked(name)
    assert not re.search(r"://|--(extra-)?index", lock_file(name).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("larger", "smaller"), [(larger, one) for larger, inside in CONTAINS.items() for one in inside]
)
def test_a_larger_lock_holds_a_smaller_one(larger: str, smaller: str) -> None:
    assert locked(smaller).items() <= locked(larger).items()


def test_builds_are_made_with_what_is_locked() -> None:
    versions = locked("build")
    assert {requirement: versions[requirement.split("==")[0]] for requirement in build_requirements()} == {
        requirement: requirement.split("==")[1] for requirement in build_requirements()
    }
