"""Copies of the tables, made while people play, and put back."""

import random
import shutil
import sqlite3
import subprocess
import threading
from collections import Counter
from pathlib import Path

import pytest

from tests.command import refusal, run
from tests.web.postgres import PostgreSQL
from tests.web.site import Player, Site, Table, running
from waldglas.web.store.database import FILE, open_database
from waldglas.web.store.repository import Repository


def moves(file: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        found = connection.execute("SELECT table_id, number, seat, token FROM moves ORDER BY 1, 2").fetchall()
    connection.close()
    return found


def made(file: Path) -> Counter[tuple[object, ...]]:
    """The moves by table and seat: while all choose together they are kept in the order of seats."""
    return Counter((table, seat, token) for table, _, seat, token in moves(file))


def play_until(done: threading.Event, table: Table) -> None:
    chance, players = random.Random(table.id), table.players()
    while not done.is_set():
        for player in players:
            player.act(chance)


@pytest.mark.timeout(240)
def test_a_copy_under_load_is_whole_and_goes_on(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    done = threading.Event()
    with running(data) as site:
        tables = [site.new_table("tiny-towns", ["me", "me"]) for _ in range(3)]
        people = [threading.Thread(target=play_until, args=(done, table)) for table in tables]
        for person in people:
            person.start()
        while len(moves(data / FILE)) < 12:
            done.wait(0.05)
        result = run("backup", copy, "--data", data)
        done.set()
        for person in people:
            person.join()
        assert result.exit_code == 0, result.stderr
        assert "holds 3 tables" in result.stdout
        written = moves(data / FILE)
        assert len(moves(copy)) >= 12
        assert made(copy) <= made(data / FILE)
        assert "in use; stop the server" in refusal(1, "restore", copy, "--data", data)
    assert run("restore", copy, "--data", data).exit_code == 0
    assert moves(data / FILE) == moves(copy)
    assert moves(data / (FILE + ".before")) == written
    with running(data) as site:
        for table in tables:
            assert Player(site.visitor(), table.id, None, None).view()["stopped"] is False


def test_copies_that_are_not_sound(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with running(data) as site:
        site.new_table("tiny-towns", ["me"])
    assert run("backup", copy, "--data", data).exit_code == 0
    assert "1 table" in run("restore", "--check", copy).stdout
    assert "already" in refusal(1, "backup", copy, "--data", data)
    content = copy.read_bytes()
    before = (data / FILE).read_bytes()
    for damage in (b"", b"no database", content[: len(content) // 2]):
        copy.write_bytes(damage)
        assert "no sound copy" in refusal(1, "restore", copy, "--data", data)
        assert (data / FILE).read_bytes() == before
    assert "there are no tables" in refusal(1, "backup", tmp_path / "other", "--data", tmp_path / "nowhere")


def test_into_a_folder_that_is_empty(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with running(data) as site:
        table = site.new_table("tiny-towns", ["me"])
    assert run("backup", copy, "--data", data).exit_code == 0
    shutil.rmtree(data)
    assert run("restore", copy, "--data", data).exit_code == 0
    with running(data) as site:
        assert Player(site.visitor(), table.id, None, None).view()["table"] == table.id


def test_the_commands_for_postgresql_work(own_postgres: PostgreSQL, tmp_path: Path) -> None:
    """They are taken from what the program says, and run."""
    site = Site(own_postgres.url)
    site.start()
    table = site.new_table("tiny-towns", ["me"])
    site.stop()
    copy = tmp_path / "copy.dump"
    for name in ("backup", "restore"):
        said = refusal(1, name, copy, "--data", own_postgres.url) if name == "backup" else restoring(copy, own_postgres)
        program, *words = said.split(": ")[-1].split()
        subprocess.run([own_postgres.tools / program, *words], check=True)
    store = Repository(open_database(own_postgres.url))
    assert store.load(table.id) is not None
    store.close()


def restoring(copy: Path, server: PostgreSQL) -> str:
    store = Repository(open_database(server.url))
    with store.write() as connection:
        connection.exec_driver_sql("DELETE FROM tables")
    store.close()
    return refusal(1, "restore", copy, "--data", server.url)
