"""Sets up what is asked for and not there yet, and says what takes long; a second call does nothing.

python -m tools.prepare WHAT
  play [WORDS]  what playing needs; compiles the engine in the background, and runs `waldglas WORDS`
  arena         what the arena needs as well
  compiled      what playing needs, with the engine compiled
  tests         what tests and checks need as well, with a browser and PostgreSQL
  wheel [pgo]   the compiled package in dist/, with pgo optimised by seeded games
  locks         the files of requirements/ anew
  catanatron    .venv-catanatron, the yardstick of `make bench`
"""

from __future__ import annotations

import fcntl
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
VENV, TOOLS, BUILDS = ROOT / ".venv", ROOT / "build" / "tools", ROOT / ".venv" / "builds"
PYTHON, BUILDER = VENV / "bin" / "python", TOOLS / "bin" / "python"
LOG, LOCK, DIST = ROOT / "build" / "log", ROOT / "build" / "lock", ROOT / "dist"
FAILED = ROOT / "build" / "failed"
PLACE = VENV / "place"
KEPT_BUILDS = 4
INTERPRETED, COMPILED = "interpreted", "compiled"
COMPILER = ("gcc", "libc6-dev", "python3-dev")
NICENESS = "10"

# The extras of each lock; one that has more of them holds the others, in the same versions.
LOCKS = {"tests": ["test", "dev"], "arena": ["web", "arena"], "play": ["web"]}
CONTAINS = {"tests": ["arena", "play"], "arena": ["play"]}
YARDSTICK = "catanatron==3.2.1"
LONG = {
    "play": "Installing what playing needs, about 15 seconds, only once.",
    "arena": "Installing what the arena needs, about 30 seconds, only once.",
    "tests": "Installing what the tests need, about two minutes and 1 GB, only once.",
    "catanatron": "Installing catanatron to compare with, about 20 seconds, only once.",
}
NO_NETWORK = re.compile(
    r"connection|resolution|resolve|timed out|unreachable|ProxyError|from versions: none", re.IGNORECASE
)
SCRIPT = """#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/python" -m waldglas "$@"
"""


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def fail(words: str) -> NoReturn:
    sys.exit(words)


def run(*command: object, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command],
        cwd=ROOT,
        env={**os.environ, **environment},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


def must(what: str, *command: object, given: str = "", **environment: str) -> None:
    """Runs what must succeed; what it said is only shown where it did not."""
    done = run(*command, given=given, **environment)
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text(done.stdout + done.stderr, encoding="utf-8")
    if done.returncode != 0:
        say(done.stdout + done.stderr)
        fail(what)


# Debian's packages


def apt(what_for: str, *packages: str) -> bool:
    """Installs packages where that is possible, and says so; false where it is not."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    say(f"Installing {', '.join(packages)} with apt, {what_for}.")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "-qq", "update", **quiet)
    return run("apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages, **quiet).returncode == 0


def can_compile() -> bool:
    ask = "import sysconfig; print(sysconfig.get_config_var('CC') or 'cc'); print(sysconfig.get_path('include'))"
    compiler, include = run(PYTHON, "-c", ask).stdout.splitlines()
    command = [*shlex.split(os.environ.get("CC", compiler)), f"-I{include}", "-fsyntax-only", "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def have_compiler() -> bool:
    return can_compile() or (apt("to compile the engine", *COMPILER) and can_compile())


def find_chromium() -> None:
    if shutil.which("chromium") is None and not apt("for the tests in a browser", "chromium"):
        say("No chromium here: the tests in a browser are skipped (Debian's package is chromium).")


def find_postgresql() -> None:
    """Installs the server without the cluster that Debian starts with it; the tests start one of their own."""
    if shutil.which("postgres") or list(Path("/usr/lib/postgresql").glob("*/bin/postgres")):
        return
    settings = Path("/etc/postgresql-common/createcluster.d/waldglas.conf")
    if apt("for the tests of the store", "postgresql-common"):
        settings.parent.mkdir(exist_ok=True)
        settings.write_text("create_main_cluster = false\n", encoding="utf-8")
        found = apt("for the tests of the store", "postgresql")
        settings.unlink()
        if found:
            return
    say("No PostgreSQL here: its tests are skipped (Debian's package is postgresql).")


# The environment


def make_venv() -> None:
    """Makes .venv, or makes it at home again where the checkout was moved or copied."""
    place = PLACE.read_text(encoding="utf-8") if PLACE.exists() and PYTHON.exists() else ""
    if place == str(VENV):
        return
    if place and re.fullmatch(r"[\w/.+-]{1,100}", str(VENV)):
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
        fail(
            "The first start needs a network to install what Waldglas stands on, and found none: connect, and start again."
        )
    say(done.stderr)
    fail("What Waldglas stands on could not be installed; the lines above say why.")


# The package


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
def alone() -> Iterator[None]:
    """One build at a time; whoever comes second waits."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
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


def unpack(wheel: Path, folder: Path) -> None:
    """Puts the package into a folder, all at once."""
    folder.parent.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=folder.parent) as half:
        pip(PYTHON, "--no-deps", "--no-index", "--target", f"{half}/whole", wheel)
        Path(half, "whole").rename(folder)


def build(kind: str) -> Path:
    folder = build_folder(kind)
    if not folder.exists():
        with alone(), TemporaryDirectory() as wheels:
            if not folder.exists():
                unpack(make_wheel(Path(wheels), kind), folder)
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


# What can be asked for


def play(*words: str) -> None:
    make_venv()
    install("arena" if words[:1] in (("arena",), ("report",)) else "play")
    compiled = build_folder(COMPILED)
    if compiled.exists():
        use(compiled)
    else:
        start_interpreted()
    os.environ["WALDGLAS_COMPILED"] = str(compiled)
    os.execv(PYTHON, [str(PYTHON), "-m", "waldglas", *words])


def start_interpreted() -> None:
    """Plays with the plain source for now, while the engine is compiled in the background where that can be done."""
    new = not build_folder(INTERPRETED).exists()
    use(build(INTERPRETED))
    if FAILED.exists() and FAILED.read_text(encoding="utf-8") == fingerprint():
        say("The engine could not be compiled, and build/log says why; `make build` tries again.")
    elif have_compiler():
        say(
            "Compiling the engine in the background, about two minutes, only once; the table goes over to it by itself."
        )
        command = ["nice", "-n", NICENESS, sys.executable, __file__, "background"]
        nothing = subprocess.DEVNULL
        subprocess.Popen(command, cwd=ROOT, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)
    elif new:
        say(
            f"No C compiler here: bots think about ten times slower. {', '.join(COMPILER)} are Debian's packages for it."
        )


def background() -> None:
    """Compiles for `play`; a failure is remembered, so that the next start says so instead of failing again."""
    try:
        build(COMPILED)
    except SystemExit:
        FAILED.write_text(fingerprint(), encoding="utf-8")
        raise


def compiled() -> None:
    make_venv()
    install("play")
    use_compiled()


def use_compiled() -> None:
    if build_folder(COMPILED).exists():
        return use(build_folder(COMPILED))
    if not have_compiler():
        say(f"No C compiler here: going on interpreted. {', '.join(COMPILER)} are Debian's packages for it.")
        return use(build(INTERPRETED))
    say("Compiling the engine, about two minutes on two cores, only once for each state of the sources.")
    return use(build(COMPILED))


def arena() -> None:
    make_venv()
    install("arena")
    best = build_folder(COMPILED)
    use(best if best.exists() else build(INTERPRETED))


def tests() -> None:
    make_venv()
    install("tests")
    find_chromium()
    find_postgresql()
    use_compiled()


def wheel(kind: str = "") -> None:
    make_venv()
    if not have_compiler():
        fail(f"There is no C compiler here: install {', '.join(COMPILER)} (Debian's packages) and start again.")
    shutil.rmtree(DIST, ignore_errors=True)
    with alone():
        builder()
        if kind == "pgo":
            optimised_wheel()
        else:
            say("Compiling the package, about two minutes on two cores.")
            make_wheel(DIST, COMPILED)
        must("The source archive could not be made.", BUILDER, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)


def optimised_wheel() -> None:
    install("play")
    shutil.rmtree(ROOT / "build" / "pgo", ignore_errors=True)
    say("Compiling the package, playing seeded games and compiling it again, about six minutes on two cores.")
    with TemporaryDirectory() as folder:
        place = Path(folder, "package")
        unpack(make_wheel(Path(folder, "wheels"), COMPILED, WALDGLAS_PGO="generate"), place)
        must("The seeded games failed.", PYTHON, "-m", "tools.train_pgo", PYTHONPATH=f"{place}{os.pathsep}{ROOT}")
    make_wheel(DIST, COMPILED, WALDGLAS_PGO="use")


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


def catanatron() -> None:
    make_venv()
    folder = ROOT / ".venv-catanatron"
    bare_venv(folder)
    install("catanatron", folder / "bin" / "python")


COMMANDS = {
    "play": play,
    "arena": arena,
    "compiled": compiled,
    "background": background,
    "tests": tests,
    "wheel": wheel,
    "locks": locks,
    "catanatron": catanatron,
}


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts it may have an older one
        fail("Waldglas needs Python 3.11 or newer; PYTHON=... names one to make.")
    if sys.argv[1:2] == [] or sys.argv[1] not in COMMANDS:
        fail(__doc__ or "")
    os.chdir(ROOT)
    COMMANDS[sys.argv[1]](*sys.argv[2:])


if __name__ == "__main__":
    main()
