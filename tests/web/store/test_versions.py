"""What an earlier version kept, a database and records as that version wrote them, is opened by this one."""

import json
import random
import sqlite3
from pathlib import Path

import pytest

from tests.command import answer, refusal, run
from tests.web.site import Player, Site, Table, running
from waldglas.core.record import read_record
from waldglas.games import load_game
from waldglas.web.store.database import FILE
from waldglas.web.tables.seating import new_link

OLDER = Path(__file__).parents[2] / "older"
RUNNING = {
    "knkar6kjeu": "tiny-towns",
    "xuujrjtbz2": "glass-road",
    "346du4mtq3": "black-forest",
    "dhepr5bnz6": "haspelknecht",
}
FINISHED = "7s3hp4c2xe"
TOWNS = "knkar6kjeu"


@pytest.fixture
def older(tmp_path: Path) -> Path:
    """A folder with tables as version 2 of the database left them."""
    fill(tmp_path)
    return tmp_path


def fill(folder: Path) -> None:
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.executescript((OLDER / "tables-2.sql").read_text(encoding="utf-8"))
    connection.close()


def change(folder: Path, statement: str, *values: object) -> None:
    with sqlite3.connect(folder / FILE) as connection:
        assert connection.execute(statement, values).rowcount == 1
    connection.close()


def spectator(site: Site, table: str) -> Player:
    return Player(site.visitor(), table, None, None)


@pytest.mark.parametrize("file", sorted((OLDER / "records").glob("*.txt")), ids=lambda file: file.stem)
def test_records_of_an_earlier_version_are_read(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read_record(text, load_game)
    assert record.text().splitlines()[-1] == text.splitlines()[-1]
    assert f"facts: {record.game.facts.digest()}" not in text


def test_running_games_go_on_and_say_so(older: Path) -> None:
    with running(older) as site:
        for table, game in RUNNING.items():
            view = spectator(site, table).view()
            assert (view["game"], view["stopped"], view["over"]) == (game, False, False)
            assert "newer rules" in view["notice"]
            assert site.tables.session(table).goes_on
            assert site.visitor().get(f"/table/{table}").text.count("newer rules") == 1
        done = spectator(site, FINISHED).view()
        assert (done["over"], done["notice"], done["chat"][0]["text"]) == (True, "", "A fine game")
    with running(older) as again:
        assert "newer rules" in spectator(again, TOWNS).view()["notice"]


def test_upgrade_tells_beforehand_and_changes_nothing(older: Path) -> None:
    before = (older / FILE).read_bytes()
    found = answer("upgrade", "--check", older)
    assert {(each["table"], each["game"], each["fate"]) for each in found} == {
        (table, game, "goes-on") for table, game in RUNNING.items()
    }
    assert (older / FILE).read_bytes() == before
    assert "4 games are running; all go on." in run("upgrade", "--check", older).stdout
    assert "4 games are running" in run("upgrade", older).stdout
    assert {each["fate"] for each in answer("upgrade", "--check", older)} == {"same"}


def test_upgrade_of_a_folder_without_tables(tmp_path: Path) -> None:
    assert "there are no tables in" in refusal(1, "upgrade", "--check", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_cannot_go_on_is_readable_and_can_be_ended(tmp_path: Path) -> None:
    fill(tmp_path)
    change(tmp_path, "UPDATE moves SET token = 'nothing-of-today' WHERE table_id = ? AND number = 5", TOWNS)
    (outlook,) = [each for each in answer("upgrade", "--check", tmp_path) if each["fate"] == "stranded"]
    assert (outlook["table"], outlook["followed"]) == (TOWNS, 5)
    assert "1 stays as it is" in run("upgrade", "--check", tmp_path).stdout
    with running(tmp_path) as site:
        other = spectator(site, TOWNS)
        view = other.view()
        assert (view["stopped"], view["moments"] > 0, view["asked"]["choices"]) == (True, True, [])
        assert "followed for 5 choices" in view["notice"]
        assert other.post("/end").status_code == 403
        token = new_link(site.tables, TOWNS, 0)
        mine = Player(site.visitor(), TOWNS, 0, token)
        assert mine.post("/play", decision=mine.view()["asked"]["decision"], token="at:a1").status_code == 409
        assert mine.post("/end").status_code == 200
        assert mine.view()["ended"] is not None
        assert mine.post("/end").status_code == 409
        assert site.visitor().get(f"/table/{TOWNS}").status_code == 200


def test_a_game_that_comes_to_another_state_tells_its_result(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        table = site.new_table("tiny-towns", ["me", "me"])
    standing = json.dumps(["another state", [12, 7], [0]])
    change(tmp_path, "UPDATE tables SET rules_version = 1, standing = ?, ended = 9", standing)
    with running(tmp_path) as site:
        view = spectator(site, table.id).view()
        assert view["stopped"]
        assert "it stood: Player 1 12, Player 2 7." in view["notice"]


def test_what_only_tells_of_a_fact_does_not_change_the_rules() -> None:
    game = load_game("tiny-towns")
    key = next(iter(game.facts.section("blueprint")))
    told = load_game("tiny-towns", {f"blueprint.{key}": {"source": "the lid of the box"}})
    assert told.facts.digest() == game.facts.digest()


def test_the_state_is_kept_with_every_decision(tmp_path: Path) -> None:
    with running(tmp_path) as site:
        table: Table = site.new_table("tiny-towns", ["me"])
        before = site.tables.session(table.id).header.standing
        player = table.player(0)
        chance = random.Random(1)
        while not site.tables.session(table.id).moves:
            player.act(chance)
        session = site.tables.session(table.id)
        assert session.header.standing == session.standing().text() != before
        kept = site.tables.store.load(table.id)
        assert kept is not None
        assert kept.header.standing == session.header.standing
