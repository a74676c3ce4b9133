"""What the build of the package asks first: whether every catalogue can be said."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from waldglas.language import CATALOGUES

PACKAGE = CATALOGUES.parent


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The words of the house alone, and those of one game."""
    folder = tmp_path / "waldglas"
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "web", "glass_road", "black_forest", "haspelknecht")
    shutil.copytree(PACKAGE, folder, ignore=left_out)
    for name in ("page.ftl", "page-lobby.ftl", "page-table.ftl", "server.ftl", "arena.ftl"):
        for language in ("en", "de"):
            (folder / "words" / language / name).unlink()
    return folder


def checked(package: Path) -> tuple[int, str]:
    environment = os.environ | {"PYTHONPATH": str(package.parent), "WALDGLAS_PURE": "1"}
    run = subprocess.run(
        [sys.executable, "-m", "waldglas.words.check"],
        cwd=package.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.returncode, run.stderr


def test_a_broken_catalogue_is_told_with_its_file_and_line(package: Path) -> None:
    assert checked(package) == (0, "")
    words, names = (package / "games/tiny_towns/words" / name for name in ("de.ftl", "de.toml"))
    line = words.read_text(encoding="utf-8").count("\n") + 1
    with words.open("a", encoding="utf-8") as file:
        file.write("kaputt = { $x ]\n")
    with names.open("a", encoding="utf-8") as file:
        file.write("[kaputt\n")
    code, told = checked(package)
    assert code == 1
    assert f"{words}:{line}:" in told
    assert str(names) in told
    assert "line" in told.split(str(names))[1]
