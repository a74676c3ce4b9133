"""A database that an older version has made: its tables and rows written out here, as that version left them."""

import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.web.site import Site, eventually
from waldglas.games import load_game
from waldglas.web.store.database import FILE, MIGRATIONS, WRITING, connect_to, migrate, open_database, sqlite_url
from waldglas.web.store.models import Change, ChatMessage, Move, Seat
from waldglas.web.store.repository import Repository
from waldglas.web.store.schema import metadata

FIRST = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('1');
CREATE TABLE visitors (id VARCHAR(64) NOT NULL, created BIGINT NOT NULL, PRIMARY KEY (id));
CREATE TABLE tables (
    id VARCHAR(16) NOT NULL, game VARCHAR(40) NOT NULL, options TEXT NOT NULL, seed VARCHAR(80) NOT NULL,
    rules_version INTEGER NOT NULL, facts VARCHAR(16) NOT NULL, changed_facts TEXT NOT NULL, host VARCHAR(64),
    public BOOLEAN NOT NULL, created BIGINT NOT NULL, ended BIGINT, version BIGINT NOT NULL,
    PRIMARY KEY (id), FOREIGN KEY(host) REFERENCES visitors (id) ON DELETE SET NULL
);
CREATE INDEX tables_by_end ON tables (ended, created);
CREATE TABLE seats (
    table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(10) NOT NULL, name VARCHAR(40) NOT NULL,
    bot VARCHAR(20) NOT NULL, token VARCHAR(64), invite VARCHAR(64), decision BIGINT NOT NULL,
    auto_confirm BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
    UNIQUE (token), UNIQUE (invite)
);
CREATE TABLE moves (
    table_id VARCHAR(16) NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, token VARCHAR(60) NOT NULL,
    PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
);
CREATE TABLE drafts (
    table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, token VARCHAR(60) NOT NULL,
    PRIMARY KEY (table_id, seat, place), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
);
CREATE TABLE chat (
    id INTEGER NOT NULL, table_id VARCHAR(16), seat INTEGER, name VARCHAR(40) NOT NULL, text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (id), FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX chat_by_table ON chat (table_id, id);
CREATE TABLE holdings (
    visitor VARCHAR(64) NOT NULL, table_id VARCHAR(16) NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (visitor, table_id, seat), FOREIGN KEY(visitor) REFERENCES visitors (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE,
    FOREIGN KEY(table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE
);
CREATE INDEX holdings_by_table ON holdings (table_id);
"""
ROWS = """
INSERT INTO visitors VALUES ('anna', 1);
INSERT INTO tables VALUES ('t', 'tiny-towns', '{"caller": "master-builder"}', '170141183460469231731687303715884105733',
    1, 'f', '{}', 'anna', 1, 5, NULL, 3);
INSERT INTO seats VALUES ('t', 0, 'human', 'Anna', '', 'her hash', NULL, 2, 0);
INSERT INTO seats VALUES ('t', 1, 'bot', 'Random', 'random', NULL, NULL, 1, 0);
INSERT INTO moves VALUES ('t', 0, 0, 'call:wood'), ('t', 1, 0, 'at:a1'), ('t', 2, 1, 'at:d4');
INSERT INTO drafts VALUES ('t', 0, 0, 'at:b2');
INSERT INTO chat VALUES (1, 't', 0, 'Anna', 'Hello', 7);
INSERT INTO holdings VALUES ('anna', 't', 0);
"""


@pytest.fixture
def older(tmp_path: Path) -> str:
    """The URL of a database of the first version, with a table in the middle of a game."""
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.executescript(FIRST + ROWS)
    connection.close()
    return sqlite_url(tmp_path)


def test_what_the_first_version_kept_is_all_there(older: str) -> None:
    store = Repository(open_database(older))
    found = store.load("t")
    assert found is not None
    assert (found.header.game, found.header.options, found.header.seed) == (
        "tiny-towns",
        {"caller": "master-builder"},
        2**127 + 5,
    )
    assert (found.header.host, found.header.public, found.header.ended, found.header.version) == ("anna", True, None, 3)
    assert found.seats == [Seat(0, "human", "Anna", decision=2), Seat(1, "bot", "Random", "random", decision=1)]
    assert found.moves == [(0, "call:wood"), (0, "at:a1"), (1, "at:d4")]
    assert found.drafts == {0: ["at:b2"]}
    assert found.chat == [ChatMessage(0, "Anna", "Hello", 7)]
    assert (store.held("anna", ["t"]), store.seat_of_token("her hash")) == ({"t": [0]}, ("t", 0))
    store.close()


def test_it_is_brought_up_to_the_schema_of_today_and_goes_on(older: str) -> None:
    store = Repository(open_database(older))
    with store.reading.begin() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == newest()
    store.save(Change("t", 3, 0, 2, [], 3, [(0, "at:b2")]))
    store.close()
    again = Repository(open_database(older))
    found = again.load("t")
    assert found is not None
    assert found.moves == [(0, "call:wood"), (0, "at:a1"), (1, "at:d4"), (0, "at:b2")]
    assert (found.drafts, found.header.version) == ({}, 4)
    again.close()


def newest() -> str:
    """The revision that no other follows."""
    files = [file.read_text(encoding="utf-8") for file in (MIGRATIONS / "versions").glob("*.py")]
    marked = [file.split('revision = "')[1].split('"')[0] for file in files if '\nrevision = "' in file]
    (last,) = [one for one in marked if not any(f'down_revision = "{one}"' in file for file in files)]
    return last


def test_the_first_tables_are_still_those_written_here(older: str, tmp_path: Path) -> None:
    """A change of the schema comes as a migration of its own: the first one stays as it was."""
    folder = tmp_path / "new"
    open_database(sqlite_url(folder)).dispose()
    open_database(older).dispose()
    assert columns(folder / FILE) == columns(tmp_path / FILE)


def columns(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with sqlite3.connect(file) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        described = "SELECT * FROM pragma_table_info(?)"
        found = {name: sorted(connection.execute(described, [name])) for name in names}
    connection.close()
    return found


# A running game whose bots were waited for

WAITED: dict[str, object] = {
    "id": "waited",
    "game": "glass-road",
    "options": "{}",
    "seed": "7",
    "changed_facts": "{}",
    "public": False,
    "created": 5,
    "version": 0,
    "keeper": "a server of then",
    "bots_turn": True,
}


@pytest.fixture(params=["sqlite", "postgresql"])
def waiting(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database of the fifth version, with a table where a bot owes a choice."""
    url = own_database(request.getfixturevalue("postgres")) if request.param == "postgresql" else sqlite_url(tmp_path)
    engine = connect_to(url)
    with engine.execution_options(**{WRITING: True}).begin() as connection:
        migrate(connection, "5")
        game = load_game("glass-road")
        of_today = {"rules_version": game.rules_version, "facts": game.facts.digest()}
        add(connection, "tables", {**WAITED, **of_today})
        for seat, kind in enumerate(("human", "bot")):
            bot = "random" if kind == "bot" else ""
            row = {"table_id": "waited", "seat": seat, "kind": kind, "name": kind, "bot": bot}
            add(connection, "seats", {**row, "decision": 0, "auto_confirm": False})
    engine.dispose()
    return url


def own_database(url: str) -> str:
    engine = connect_to(url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("CREATE DATABASE waiting"))
    engine.dispose()
    return url.removesuffix("postgres") + "waiting"


def add(connection: Connection, table: str, row: dict[str, object]) -> None:
    places = ", ".join(f":{name}" for name in row)
    connection.execute(text(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({places})"), row)  # noqa: S608


def test_bots_that_were_waited_for_are_asked_though_nobody_looks(waiting: str) -> None:
    site = Site(waiting)
    site.start()
    try:
        store = site.tables.store
        eventually(lambda: [move for move in played(store) if move[0] == 1])
    finally:
        site.stop()


def played(store: Repository) -> list[Move]:
    found = store.load("waited")
    assert found is not None
    return found.moves
