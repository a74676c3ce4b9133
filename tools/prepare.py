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

import os
import shutil
import subprocess
import sys

from tools.environment import BUILDER, PYTHON, bare_venv, install, locks, make_venv
from tools.machine import (
    COMPILER,
    ROOT,
    can_compile,
    fail,
    find_chromium,
    find_postgresql,
    has_apt,
    have_compiler,
    must,
    say,
)
from tools.packages import (
    COMPILED,
    DIST,
    INTERPRETED,
    alone,
    build,
    build_folder,
    builder,
    fingerprint,
    make_wheel,
    optimised_wheel,
    use,
)

FAILED = ROOT / "build" / "failed"
NICENESS = "10"
GOES_OVER = "about two minutes, only once; the table goes over to it by itself."
NO_COMPILER = f"No C compiler here (Debian's packages are {', '.join(COMPILER)}):"


def play(*words: str) -> None:
    make_venv()
    install("arena" if words[:1] in (("arena",), ("report",)) else "play")
    compiled = build_folder(COMPILED)
    if compiled.exists():
        use(compiled)
    else:
        start_interpreted()
    os.environ["WALDGLAS_COMPILED"] = str(compiled)
    os.execv(PYTHON, [str(PYTHON), "-m", "waldglas", *words])  # noqa: S606


def start_interpreted() -> None:
    """Plays with the plain source for now, while the engine is compiled in the background where that can be done."""
    new = not build_folder(INTERPRETED).exists()
    use(build(INTERPRETED))
    if FAILED.exists() and FAILED.read_text(encoding="utf-8") == fingerprint():
        say("The engine could not be compiled, and build/log says why; `make build` tries again.")
    elif can_compile(PYTHON):
        say(f"Compiling the engine in the background, {GOES_OVER}")
        start_background()
    elif has_apt():
        say(f"Installing {', '.join(COMPILER)} with apt and compiling the engine in the background, {GOES_OVER}")
        start_background()
    elif new:
        say(f"{NO_COMPILER} bots think about ten times slower.")


def start_background() -> None:
    """Goes on when the table is left, so that the next start has what it made."""
    command = ["nice", "-n", NICENESS, sys.executable, "-m", "tools.prepare", "background"]
    nothing = subprocess.DEVNULL
    subprocess.Popen(command, cwd=ROOT, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True)


def background() -> None:
    """Compiles for `play`; a failure is remembered, so that the next start says so instead of failing again."""
    try:
        if not have_compiler(PYTHON):
            fail(NO_COMPILER)
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
    if not have_compiler(PYTHON):
        say(f"{NO_COMPILER} going on interpreted.")
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
    if not have_compiler(PYTHON):
        fail(f"{NO_COMPILER} install one and start again.")
    shutil.rmtree(DIST, ignore_errors=True)
    with alone(COMPILED):
        builder()
        if kind == "pgo":
            optimised_wheel()
        else:
            say("Compiling the package, about two minutes on two cores.")
            make_wheel(DIST, COMPILED)
        must("The source archive could not be made.", BUILDER, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)


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
        fail("Waldglas needs Python 3.11 or newer; `make play PYTHON=...` names one.")
    if sys.argv[1:2] == [] or sys.argv[1] not in COMMANDS:
        fail(__doc__ or "")
    os.chdir(ROOT)
    COMMANDS[sys.argv[1]](*sys.argv[2:])


if __name__ == "__main__":
    main()
