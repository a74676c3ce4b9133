"""waldglas dataset: what a seat knew and chose, as Parquet."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from tests.command import answer, refusal, run
from waldglas.core.record import Match, Record
from waldglas.dataset.card import COLUMNS
from waldglas.dataset.folder import matches_in, missing
from waldglas.games import load_game

SLUG = "tiny-towns"
WORDS = ("dataset", SLUG, "--bots", "search:8,random", "--jobs", "1", "--games")


def rows(folder: Path) -> Any:
    return pl.read_parquet(folder / "*.parquet").sort("match", maintain_order=True)


def test_the_choices_play_the_same_games_again(tmp_path: Path) -> None:
    answer(*WORDS, "2", "--out", tmp_path / "d")
    table, game = rows(tmp_path / "d"), load_game(SLUG)
    assert table.columns == list(COLUMNS)
    for (_,), choices in table.group_by(["match"], maintain_order=True):
        match = Match(Record(game, 2, {}, choices["seed"][0]))
        left = {seat: list(choices.filter(pl.col("seat") == seat).iter_rows(named=True)) for seat in (0, 1)}
        while match.position.to_act():
            for seat in match.position.to_act():
                row = left[seat].pop(0)
                check_row(row, match.position, seat)
                match.play(seat, row["choice"])
        assert left == {0: [], 1: []}
        last = choices.unique("seat", keep="last", maintain_order=True).sort("seat")
        assert last["score"].to_list() == match.position.scores()
        winners = match.position.winners()
        assert last["win"].to_list() == [seat in winners for seat in (0, 1)]


def check_row(row: dict[str, Any], position: Any, seat: int) -> None:
    game, offered = position.game(), position.choices(seat)
    assert row["offered"] == offered
    assert [action for action, marked in enumerate(row["mask"]) if marked] == offered
    assert row["token"] == game.alphabet.token(row["choice"])
    names = dict(zip(game.layout(2), row["observation"], strict=True))
    assert (names["seat"], names["over"]) == (seat, 0)
    assert (row["visits"] is None) == (row["bot"] == "random")
    if row["visits"] is not None:
        assert len(row["visits"]) == len(row["values"]) == len(offered)
        assert sum(row["visits"]) > 0
        assert row["visits"][offered.index(row["choice"])] == max(row["visits"])


def test_the_card_says_what_each_column_is(tmp_path: Path) -> None:
    words = ("dataset", SLUG, "--bots", "greedy,random", "--seats", "1", "--jobs", "1", "--games", "1")
    assert "2 games are in" in run(*words, "--out", tmp_path / "d").stdout
    card = (tmp_path / "d" / "README.md").read_text(encoding="utf-8")
    for column in COLUMNS:
        assert f"| `{column}` | " in card
    assert "`greedy,random`" in card


def test_a_dataset_grows_and_keeps_what_is_there(tmp_path: Path) -> None:
    words = ("dataset", SLUG, "--bots", "random", "--jobs", "1", "--games")
    answer(*words, "2", "--out", tmp_path / "some")
    before = rows(tmp_path / "some")
    answer(*words, "4", "--out", tmp_path / "some")
    answer(*words, "4", "--out", tmp_path / "all")
    after = rows(tmp_path / "some")
    assert after.filter(pl.col("match") <= 2).equals(before)
    assert after.equals(rows(tmp_path / "all"))


@pytest.mark.skipif(sys.platform == "win32", reason="signals as on Unix")
def test_ended_by_force_it_goes_on_and_doubles_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "d"
    words = ["dataset", SLUG, "--bots", "search:3ms,random", "--jobs", "2", "--games", "8", "--out", str(folder)]
    process = subprocess.Popen([sys.executable, "-m", "waldglas", *words], env=os.environ, start_new_session=True)
    while process.poll() is None and not (folder.exists() and matches_in(folder)):
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    answer(*words)
    counted = rows(folder).group_by("match").agg(pl.col("seed").n_unique(), pl.struct("move", "seat").is_unique().all())
    assert sorted(counted["match"].to_list()) == list(range(1, 9))
    assert counted["seed"].to_list() == [1] * 8
    assert counted["move"].all()


def test_what_is_missing() -> None:
    assert missing(5, set()) == [range(1, 2), range(2, 3), range(3, 4), range(4, 5), range(5, 6)]
    pairs = [range(first, first + 2) for first in (7, 9, 11, 13, 15)]
    assert missing(16, {1, 2, 6}) == [range(3, 5), range(5, 6), *pairs]


def test_wrong_words_are_told(tmp_path: Path) -> None:
    assert "there is no bot 'nobody'" in refusal(2, "dataset", SLUG, "--bots", "nobody", "--out", tmp_path)
    assert "--out" in refusal(2, "dataset", SLUG, "--bots", "random")
    (tmp_path / "league").mkdir()
    (tmp_path / "league" / "something").write_text("", encoding="utf-8")
    assert "is not empty" in refusal(1, *WORDS, "2", "--out", tmp_path / "league")
    answer("arena", SLUG, "--bots", "search:8,random", "--games", "2", "--jobs", "1", "--out", tmp_path / "arena")
    assert "belongs to another league" in refusal(1, *WORDS, "2", "--out", tmp_path / "arena")
    plan = json.loads((tmp_path / "arena" / "plan.json").read_text(encoding="utf-8"))
    assert "dataset" not in plan
