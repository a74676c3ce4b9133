"""Bots from outside the project."""

import sys
from pathlib import Path

import pytest

from tests.command import answer, refusal, run
from waldglas.ai.searcher import SearchBot
from waldglas.bots import BadBot, UnknownBot, check_bot, check_named_bot, make_bot
from waldglas.bots.table import play_game
from waldglas.cli.play import names_of
from waldglas.core.record import Match, Record
from waldglas.games import load_game

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
MODULE = """
class Whole:
    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number


class Last:
    def __init__(self, game, seat, rng):
        self.made_for = (game.slug, seat, rng.below(1000))

    def choose(self, position, seat):
        return position.choices(seat)[-1]


def by_chance(game, seat, rng):
    bot = Last(game, seat, rng)
    bot.choose = lambda position, seat: Whole(position.choices(seat)[rng.below(len(position.choices(seat)))])
    return bot


class Forger(Last):
    def choose(self, position, seat):
        position.play(seat, position.choices(seat)[0])
        return 9999


class Talker(Last):
    def choose(self, position, seat):
        return "pass"


def nobody(game, seat, rng):
    return game


number = 5
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "own_bots.py").write_text(MODULE)
    (tmp_path / "broken_bots.py").write_text("import a_module_that_is_not_there\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    return tmp_path


def played(*names: str) -> Match:
    match = Match(Record(load_game("haspelknecht"), 2, {}, 4))
    play_game(match, list(names))
    return match


@pytest.mark.parametrize("name", ["own_bots:Last", "own_bots:by_chance"])
def test_a_bot_of_ones_own_plays_to_the_end(name: str) -> None:
    check_bot(name)
    match = played(name, "greedy")
    assert match.position.over()
    assert match.record.moves == played(name, "greedy").record.moves


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such_bots:Last", "no_such_bots:Last cannot be imported: No module named 'no_such_bots'"),
        ("broken_bots:Last", "No module named 'a_module_that_is_not_there'"),
        ("own_bots:First", "own_bots has no class or function 'First'"),
        ("own_bots:number", "own_bots has no class or function 'number'"),
        ("own_bots:", "own_bots has no class or function ''"),
        (":Last", "cannot be imported"),
    ],
)
def test_what_is_not_there_is_said(name: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        check_bot(name)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("own_bots:Forger", "own_bots:Forger chose 9999, which is not offered"),
        ("own_bots:Talker", "own_bots:Talker chose 'pass'; a choice is one of the numbers"),
        ("own_bots:nobody", "own_bots:nobody makes is no bot"),
    ],
)
def test_a_bot_that_does_not_keep_to_the_contract_is_named(name: str, why: str) -> None:
    with pytest.raises(BadBot, match=why):
        played(name, "greedy")


def test_a_budget_is_no_bot_from_outside() -> None:
    assert isinstance(make_bot("search:8", load_game("tiny-towns"), 1, 0), SearchBot)


def test_the_table_in_the_browser_takes_bots_of_the_house_only() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'own_bots:Last'"):
        check_named_bot("own_bots:Last")


def test_it_plays_in_the_arena_on_several_processes() -> None:
    league = ("arena", "tiny-towns", "--bots", "own_bots:Last,random", "--games", "4", "--jobs")
    one, two = answer(*league, "1"), answer(*league, "2")
    assert {bot["bot"] for bot in two["bots"]} == {"own_bots:Last", "random"}
    assert [bot["scores"] for bot in two["bots"]] == [bot["scores"] for bot in one["bots"]]


def test_the_bot_of_the_documentation_plays(folder: Path) -> None:
    (folder / "careful.py").write_text(DOCS.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0])
    match = Match(Record(load_game("tiny-towns"), 2, {}, 4))
    play_game(match, ["careful:Careful", "random"])
    assert match.position.over()


def test_at_the_terminal_it_is_called_by_its_own_name() -> None:
    assert names_of(["me", "own_bots:Last"]) == ["You", "Last"]
    assert names_of(["me", "own_bots:Last", "own_bots:Last"]) == ["You", "Last 2", "Last 3"]


def test_the_command_says_what_is_wrong() -> None:
    assert "own_bots has no class" in refusal(2, "arena", "tiny-towns", "--bots", "own_bots:First,random")
    assert "9999" in refusal(1, "simulate", "tiny-towns", "--seats", "own_bots:Forger,random", "--games", "1")
    assert "own_bots:Last" in run("simulate", "tiny-towns", "--seats", "own_bots:Last,random", "--games", "2").stdout
