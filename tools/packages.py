"""The package, built from the sources as they are now.

Builds lie in .venv/builds, a folder for each state of the sources, interpreted or compiled; the file waldglas.pth in
site-packages names the one in use. So a build never changes under a running server.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import sys
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tools.environment import BUILDER, PYTHON, TOOLS, VENV, bare_venv, digest, install, lock_file, pip
from tools.machine import LOG, ROOT, fail, must, run, say

if TYPE_CHECKING:
    from collections.abc import Iterator

BUILDS, DIST = VENV / "builds", ROOT / "dist"
KEPT_BUILDS = 4
INTERPRETED, COMPILED = "interpreted", "compiled"
SCRIPT = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/python" -m waldglas "$@"
"""


def fingerprint() -> str:
    """What a build depends on."""
    files = [ROOT / "pyproject.toml", ROOT / "tools" / "build_hook.py", lock_file("build")]
    for folder in (ROOT / "src", ROOT / "docs" / "rules"):
        files += sorted(file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    version = run(PYTHON, "-VV").stdout
    return sha256(f"{version} {digest(*files)}".encode()).hexdigest()[:16]


def build_folder(kind: str) -> Path:
    return BUILDS / f"{fingerprint()}-{kind}"


@contextmanager
def alone(kind: str) -> Iterator[None]:
    """One build of a kind at a time; whoever comes second waits."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.with_name(f"lock-{kind}").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Waiting for the build that is under way.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def builder() -> None:
    """The environment in which packages are built."""
    bare_venv(TOOLS)
    install("build", BUILDER)


def make_wheel(folder: Path, kind: str, **environment: str) -> Path:
    builder()
    switch = "1" if kind == COMPILED else "0"
    command = [BUILDER, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    must("The package could not be built.", *command, HATCH_BUILD_HOOK_ENABLE_CUSTOM=switch, **environment)
    (wheel,) = folder.glob("*.whl")
    if kind == COMPILED:
        must("The package is not compiled.", sys.executable, "tools/check_wheel.py", wheel)
    return wheel


def optimised_wheel() -> None:
    install("play")
    shutil.rmtree(ROOT / "build" / "pgo", ignore_errors=True)
    say("Compiling the package, playing seeded games and compiling it again, about six minutes on two cores.")
    with TemporaryDirectory() as folder:
        place = Path(folder, "package")
        unpack(make_wheel(Path(folder, "wheels"), COMPILED, WALDGLAS_PGO="generate"), place)
        must("The seeded games failed.", PYTHON, "-m", "tools.train_pgo", PYTHONPATH=f"{place}{os.pathsep}{ROOT}")
    make_wheel(DIST, COMPILED, WALDGLAS_PGO="use")


def unpack(wheel: Path, folder: Path) -> None:
    """Puts the package into a folder, all at once."""
    folder.parent.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=folder.parent) as half:
        pip(PYTHON, "--no-deps", "--no-index", "--target", f"{half}/whole", wheel)
        Path(half, "whole").rename(folder)


def build(kind: str) -> Path:
    folder = build_folder(kind)
    if not folder.exists():
        with alone(kind), TemporaryDirectory() as wheels:
            if not folder.exists():
                wheel = make_wheel(Path(wheels), kind)
                if build_folder(kind) != folder:
                    fail("The sources changed while they were built: start again.")
                unpack(wheel, folder)
    return folder


def use(folder: Path) -> None:
    """Makes a build the one that .venv/bin/waldglas runs."""
    (packages,) = VENV.glob("lib/python3*/site-packages")
    write(packages / "waldglas.pth", os.path.relpath(folder, packages) + "\n")
    write(VENV / "bin" / "waldglas", SCRIPT)
    (VENV / "bin" / "waldglas").chmod(0o755)
    os.utime(folder)
    for old in sorted(BUILDS.glob("*-*"), key=lambda each: each.stat().st_mtime)[:-KEPT_BUILDS]:
        shutil.rmtree(old, ignore_errors=True)


def write(file: Path, text: str) -> None:
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        new = file.with_name(f"{file.name}.new")
        new.write_text(text, encoding="utf-8")
        new.replace(file)
