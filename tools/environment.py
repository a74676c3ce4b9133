"""The environments in which Waldglas runs and is built: made here, filled from the locks in requirements/."""

from __future__ import annotations

import re
import sys
from hashlib import sha256
from pathlib import Path

from tools.machine import ROOT, apt, fail, must, run, say

VENV, TOOLS = ROOT / ".venv", ROOT / "build" / "tools"
PYTHON, BUILDER = VENV / "bin" / "python", TOOLS / "bin" / "python"
PLACE = VENV / "place"  # where .venv was made
PLAIN = re.compile(r"[\w/.+-]{1,100}")  # a path that the first line of a command can name

# The extras of each lock; one that has more of them holds the others, in the same versions.
LOCKS = {
    "tests": ["test", "dev"],
    "arena": ["web", "arena"],
    "play": ["web"],
    "server": ["web", "online", "postgresql"],
}
CONTAINS = {"tests": ["arena", "play"], "arena": ["play"], "server": ["play"]}
YARDSTICK = "catanatron==3.2.1"
LONG = {
    "play": "Installing what playing needs, about 15 seconds, only once.",
    "arena": "Installing what the arena needs, about 30 seconds, only once.",
    "tests": "Installing what the tests need, about a minute and 1.2 GB, only once.",
    "catanatron": "Installing catanatron to compare with, about 20 seconds, only once.",
}
NO_NETWORK = re.compile(
    r"connection|resolution|resolve|timed out|unreachable|ProxyError|from versions: none", re.IGNORECASE
)


def make_venv() -> None:
    """Makes .venv, or makes it at home again where the checkout was moved or copied."""
    place = PLACE.read_text(encoding="utf-8") if PLACE.exists() and PYTHON.exists() else ""
    if place == str(VENV):
        return
    if place and PLAIN.fullmatch(str(VENV)):
        say("This checkout stood elsewhere: making .venv at home here.")
        move_in(place)
    else:
        say("Making .venv, a few seconds, only once.")
        new_venv(VENV)
    PLACE.write_text(str(VENV), encoding="utf-8")


def new_venv(folder: Path, *options: str) -> None:
    if run(sys.executable, "-c", "import ensurepip, venv").returncode != 0 and not apt("to make .venv", "python3-venv"):
        fail("Python's venv module is missing: install it (Debian's package is python3-venv) and start again.")
    must("The environment could not be made.", sys.executable, "-m", "venv", "--clear", *options, folder)


def bare_venv(folder: Path) -> None:
    """One without pip of its own: .venv's fills it."""
    if not (folder / "bin" / "python").exists():
        new_venv(folder, "--without-pip")


def move_in(old: str) -> None:
    """The commands in bin begin with the path of their Python, which was another."""
    for file in (VENV / "bin").iterdir():
        if file.is_file() and not file.is_symlink() and old.encode() in (text := file.read_bytes()):
            file.write_bytes(text.replace(old.encode(), str(VENV).encode()))


def digest(*files: Path) -> str:
    found = sha256()
    for file in files:
        found.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def lock_file(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def install(name: str, python: Path = PYTHON) -> None:
    """Installs what a lock lists into the environment of that Python, unless that was done."""
    stamp = python.parent.parent / f"installed-{name}"
    current = digest(lock_file(name))
    if stamp.exists() and stamp.read_text(encoding="utf-8") == current:
        return
    if name in LONG:
        say(LONG[name])
    pip(python, "--require-hashes", "-r", lock_file(name))
    for each in (name, *CONTAINS.get(name, [])):
        stamp.with_name(f"installed-{each}").write_text(digest(lock_file(each)), encoding="utf-8")


def pip(python: Path, *words: object) -> None:
    options = ["-q", "--no-input", "--disable-pip-version-check", "--retries", "2", "--root-user-action", "ignore"]
    done = run(PYTHON, "-m", "pip", "--python", python, "install", *options, *words)
    if done.returncode == 0:
        return
    if NO_NETWORK.search(done.stderr):
        fail("The first start needs a network, and there is none: connect and start again; later starts need none.")
    say(done.stderr)
    fail("What Waldglas stands on could not be installed; the lines above say why.")


def locks() -> None:
    """Anew, from what pyproject.toml allows, for every Python and system at once."""
    make_venv()
    bare_venv(TOOLS)
    pip(BUILDER, "uv")
    for name, extras in LOCKS.items():
        same = [] if name == "tests" else ["-c", lock_file("tests")]
        lock(name, "", "pyproject.toml", *(f"--extra={extra}" for extra in extras), *same)
    lock("build", "\n".join(build_requirements()), "-")
    lock("catanatron", YARDSTICK, "-")


def lock(name: str, given: str, *words: object) -> None:
    say(f"Locking requirements/{name}.txt")
    options = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-annotate", "--upgrade"]
    command = [BUILDER, "-m", "uv", "pip", "compile", *words, *options, "-q", "-o", lock_file(name)]
    must("The lock could not be made.", *command, given=given)


def build_requirements() -> list[str]:
    import tomllib  # noqa: PLC0415 - there since Python 3.11, and an older one is told so

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return [*project["build-system"]["requires"], *hook["dependencies"]]
