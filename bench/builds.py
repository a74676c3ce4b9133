"""The builds that are measured against each other, each in a process of its own.

A build from before is a wheel, made from any commit: `git worktree add ../before COMMIT && make -C ../before build`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZipFile

from waldglas.build import PURE

ROOT = Path(__file__).resolve().parent.parent
INTERPRETED, COMPILED, BEFORE = "interpreted", "compiled", "before"


def child(command: list[str], **environment: str) -> dict[str, Any]:
    run = subprocess.run(command, cwd=ROOT, env=os.environ | environment, stdout=subprocess.PIPE, text=True, check=True)
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


class Builds:
    """The installed package, compiled and interpreted, and one from before if there is a wheel of it."""

    def __init__(self, before: str | None) -> None:
        self.before = before
        self.names = [INTERPRETED, COMPILED] if before is None else [INTERPRETED, BEFORE, COMPILED]

    def answer(self, build: str, module: str, seconds: float) -> dict[str, Any] | None:
        """What a module of this folder prints in this build; nothing where the build is not there."""
        environment = {PURE: "1" if build == INTERPRETED else "0"}
        if build == BEFORE:
            environment["PYTHONPATH"] = f"{self.before}{os.pathsep}{ROOT}"
        answer = child([sys.executable, "-m", module, str(seconds)], **environment)
        return answer if answer["compiled"] == (build != INTERPRETED) else None


@contextmanager
def builds_with(wheel: Path | None) -> Iterator[Builds]:
    if wheel is None:
        yield Builds(None)
        return
    with TemporaryDirectory() as folder:
        with ZipFile(wheel) as packed:
            packed.extractall(folder)
        yield Builds(folder)
