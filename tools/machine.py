"""This machine: commands run on it, and what Debian's packages bring."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "log"
COMPILER = ("gcc", "libc6-dev", "python3-dev")


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


def has_apt() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def apt(what_for: str, *packages: str) -> bool:
    """Installs packages where that is possible, and says so; false where it is not."""
    if not has_apt():
        return False
    say(f"Installing {', '.join(packages)} with apt, {what_for}.")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run("apt-get", "-qq", "update", **quiet)
    return run("apt-get", "-qq", "install", "-y", "--no-install-recommends", *packages, **quiet).returncode == 0


def can_compile(python: Path) -> bool:
    ask = "import sysconfig; print(sysconfig.get_config_var('CC') or 'cc'); print(sysconfig.get_path('include'))"
    compiler, include = run(python, "-c", ask).stdout.splitlines()
    command = [*shlex.split(os.environ.get("CC", compiler)), f"-I{include}", "-fsyntax-only", "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def have_compiler(python: Path) -> bool:
    return can_compile(python) or (apt("to compile the engine", *COMPILER) and can_compile(python))


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
