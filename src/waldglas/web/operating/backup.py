"""Copies of the tables: made while the server runs, checked, and put back."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import make_url

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message

WAIT = 30.0  # seconds
SIDE_FILES = ("-wal", "-shm")


@dataclass(frozen=True, slots=True)
class Copied:
    """What a copy holds."""

    file: Path
    tables: int
    moves: int


def backup(database: Path, file: Path) -> Copied:
    """Copies a database that may be in use into a new file, and checks the copy."""
    unfinished = file.with_name(file.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        with closing(opened(database)) as source, closing(sqlite3.connect(unfinished)) as copy:
            unfinished.chmod(0o600)
            source.backup(copy)  # all at once: with a write-ahead log, writers go on meanwhile
            copy.execute("PRAGMA journal_mode=DELETE")
        found = checked(unfinished)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return Copied(file, found.tables, found.moves)


def opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=WAIT)


def checked(file: Path) -> Copied:
    """What is in a copy, of which every page was read and every reference followed."""
    try:
        with closing(opened(file)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            if not sound or copy.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise damaged(file)
            tables = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
            return Copied(file, tables, copy.execute("SELECT count(*) FROM moves").fetchone()[0])
    except sqlite3.DatabaseError:
        raise damaged(file) from None


def damaged(file: Path) -> WaldglasError:
    return WaldglasError(Message("error-damaged-copy", {"file": str(file)}))


def restore(file: Path, database: Path) -> Copied:
    """Puts a checked copy in the place of the tables; those that were there stay beside it as `.before`."""
    found = checked(file)
    database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if database.exists():
        set_aside(database)
    new = database.with_name(database.name + ".part")
    shutil.copyfile(file, new)
    new.chmod(0o600)
    new.replace(database)
    return found


def set_aside(database: Path) -> None:
    """Nobody may be at work with it: then all of it is in one file."""
    with closing(sqlite3.connect(database, timeout=0)) as there:
        try:
            there.execute("PRAGMA locking_mode=EXCLUSIVE")
            there.execute("PRAGMA journal_mode=DELETE")
            there.execute("BEGIN EXCLUSIVE")
            there.rollback()
        except sqlite3.OperationalError:
            raise WaldglasError(Message("error-tables-in-use", {"file": str(database)})) from None
        except sqlite3.DatabaseError:
            pass  # what is damaged is replaced
    for side in SIDE_FILES:
        database.with_name(database.name + side).unlink(missing_ok=True)
    database.replace(database.with_name(database.name + ".before"))


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; nothing for another."""
    address = make_url(url)
    return Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None


def without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)
