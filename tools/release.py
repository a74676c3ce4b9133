"""A version: the number in src/waldglas/__init__.py, its heading in CHANGELOG.md, a commit and a tag; nothing is sent.

python -m tools.release 0.2.0
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"\d+\.\d+\.\d+")
STATED = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
UNRELEASED = "## Unreleased\n"


class CannotRelease(Exception):
    pass


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.strip()


def parts(version: str) -> list[int]:
    return [int(part) for part in version.split(".")]


def release(root: Path, version: str) -> str:
    """Makes the commit and the tag; refuses, and changes nothing, where something is not as it should be."""
    module, changes = root / "src" / "waldglas" / "__init__.py", root / "CHANGELOG.md"
    text, told = module.read_text(encoding="utf-8"), changes.read_text(encoding="utf-8")
    stated = STATED.search(text)
    assert stated is not None
    check(root, version, stated[1], told)
    module.write_text(STATED.sub(f'__version__ = "{version}"', text), encoding="utf-8")
    changes.write_text(told.replace(UNRELEASED, f"{UNRELEASED}\n## {version}\n", 1), encoding="utf-8")
    git(root, "commit", "--quiet", "--message", f"Version {version}", str(module), str(changes))
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Waldglas {version}")
    return f"v{version}"


def check(root: Path, version: str, stated: str, told: str) -> None:
    if NUMBER.fullmatch(version) is None:
        raise CannotRelease(f"{version!r} is no version: three numbers, as in 0.2.0.")
    if git(root, "tag", "--list", f"v{version}"):
        raise CannotRelease(f"The tag v{version} is there already.")
    if parts(version) <= parts(stated):
        raise CannotRelease(f"Version {version} does not come after {stated}.")
    if git(root, "status", "--porcelain", "--untracked-files=no"):
        raise CannotRelease("Something is changed and not committed: commit it or put it back first.")
    _, heading, after = told.partition(UNRELEASED)
    if not heading or not after.partition("\n## ")[0].strip():
        raise CannotRelease("CHANGELOG.md tells nothing under `## Unreleased`.")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("Which version? make release VERSION=0.2.0")
    try:
        tag = release(ROOT, sys.argv[1])
    except CannotRelease as refused:
        sys.exit(str(refused))
    print(f"{tag} is committed and tagged here. `make wheel-pgo` builds it; `git push --follow-tags` sends it.")


if __name__ == "__main__":
    main()
