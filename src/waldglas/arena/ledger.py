"""The folder of a league: its plan, a line for every match that was played, and the records.

A match counts once its line stands in the ledger. The line is written after the record, in one go, and handed to the
operating system at once: whoever ends the program, also by force, loses only the matches that were being played.
"""

import json
import os
import sys
from io import SEEK_END
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Self

from waldglas.arena.league import League
from waldglas.arena.matches import MatchResult, read_line
from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message

if sys.platform != "win32":
    import fcntl

PLAN, MATCHES, RECORDS = "plan.json", "matches.jsonl", "records"
GAMES, MATCHES_PLANNED = "games", "matches"


class BadFolder(WaldglasError):
    pass


class Ledger:
    """The folder of a league while matches are being added to it."""

    def __init__(self, folder: Path, league: League) -> None:
        self.folder = folder
        self.slug = league.slug
        claim(folder, league.plan())
        (folder / RECORDS).mkdir(exist_ok=True)
        self.file = open_alone(folder / MATCHES)
        cut_torn_line(self.file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        os.fsync(self.file.fileno())
        self.file.close()

    def results(self) -> list[MatchResult]:
        return read_results(self.folder)

    def keep(self, result: MatchResult, record: str) -> None:
        self.record_file(result.match).write_text(record, encoding="utf-8")
        self.file.write(result.line().encode())

    def record_file(self, match: int) -> Path:
        return self.folder / RECORDS / f"{self.slug}-{match:06}.txt"


def claim(folder: Path, wanted: dict[str, Any]) -> None:
    """Makes the folder of a plan, or sees that it is of this very plan; one with more games goes on with it."""
    plan = folder / PLAN
    if plan.exists():
        difference = first_difference(extended(read_plan(folder), wanted), wanted)
        if difference:
            raise BadFolder(Message("error-other-league", {"folder": str(folder), "difference": difference}))
    elif folder.exists() and any(folder.iterdir()):
        raise BadFolder(Message("error-folder-not-empty", {"folder": str(folder)}))
    folder.mkdir(parents=True, exist_ok=True)
    if not plan.exists() or read_plan(folder) != wanted:
        unfinished = folder / f"{PLAN}.new"
        unfinished.write_text(json.dumps(wanted, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        unfinished.replace(plan)


def extended(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """A plan with as many games as the new one wants, if those are more: its matches keep their numbers."""
    more = isinstance(old.get(GAMES), int) and old[GAMES] < new[GAMES]
    return old | {name: new[name] for name in (GAMES, MATCHES_PLANNED)} if more else old


def first_difference(old: dict[str, Any], new: dict[str, Any]) -> Message | None:
    for name in [*new, *old]:
        if old.get(name) != new.get(name):
            there, here = plain(old.get(name)), plain(new.get(name))
            return Message("error-league-difference", {"name": name, "there": there, "here": here})
    return None


def plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def read_plan(folder: Path) -> dict[str, Any]:
    try:
        plan = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadFolder(Message("error-no-league", {"folder": str(folder)})) from None
    except ValueError:
        plan = None
    if not isinstance(plan, dict):
        raise BadFolder(Message("error-plan-damaged", {"file": str(folder / PLAN)}))
    return plan


def open_alone(file: Path) -> BinaryIO:
    """Opens the ledger for adding to it, unless another program is doing that."""
    opened = file.open("ab+", buffering=0)
    if sys.platform != "win32":
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            opened.close()
            raise BadFolder(Message("error-folder-busy", {"folder": str(file.parent)})) from None
    return opened


def cut_torn_line(file: BinaryIO) -> None:
    """Cuts off what was left of a line by a program that was ended while it wrote it."""
    end = file.seek(0, SEEK_END)
    while end > 0:
        file.seek(end - 1)
        if file.read(1) == b"\n":
            break
        end -= 1
    file.truncate(end)


def read_results(folder: Path) -> list[MatchResult]:
    """All matches that were played, in the order of their numbers."""
    results: dict[int, MatchResult] = {}
    with (folder / MATCHES).open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if not line.endswith("\n"):
                break
            try:
                result = read_line(line)
            except (ValueError, TypeError, KeyError):
                raise BadFolder(
                    Message("error-match-damaged", {"line": str(number), "file": str(folder / MATCHES)})
                ) from None
            results[result.match] = result
    return [results[match] for match in sorted(results)]
