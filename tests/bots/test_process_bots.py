"""Bots in processes of their own, time limits, and what becomes of a game whose bot fails."""

import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.command import answer, refusal, run
from waldglas.arena.play import compete
from waldglas.bots import BadBot, Limits, UnknownBot, bot_rng, check_bot, make_bot
from waldglas.bots.faults import Chair
from waldglas.bots.process import ProcessBot, question
from waldglas.bots.table import play_game, seated
from waldglas.core.game import Position
from waldglas.core.record import Match, Record
from waldglas.games import load_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes as on Unix")

TWENTY = Limits(20)
DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
TALKER = """
import json, os, subprocess, sys, time

for line in sys.stdin:
    word, _, rest = line.rstrip("\\n").partition(" ")
    if word == "game":
        about = json.loads(rest)
        print("info I am here")
        print("ready", flush=True)
    if word == "choose":
        HERE
    if word == "quit":
        break
"""
WAYS = {
    "first": "print('choice', rest.split()[0], flush=True)",
    "chatty": "print('pardon?', flush=True)",
    "forger": "print('choice at:z9', flush=True)",
    "gone": "os._exit(3)",
    "lost": "print('error no idea', flush=True)",
    "asleep": "time.sleep(600)",
    "parent": "print(subprocess.Popen(['sleep', '600']).pid, file=open('pid', 'w'), flush=True); time.sleep(600)",
    "endless": "print('info ' + 'x' * 5000000, flush=True); print('x' * 5000000, flush=True)",
}
MODULE = """
import time
from pathlib import Path

class Last:
    def __init__(self, game, seat, rng, depth=0, style=""):
        self.made_with = (game.slug, seat, depth, style)
        self.rng = rng

    def choose(self, position, seat):
        return position.choices(seat)[self.rng.below(len(position.choices(seat)))]

class Asleep(Last):
    def choose(self, position, seat):
        print("what a bot prints is no line of the protocol")
        time.sleep(600)

class Broken(Last):
    def choose(self, position, seat):
        raise ValueError("oh\\nno")

class Leaving(Last):
    def choose(self, position, seat):
        raise SystemExit(3)

class Alone:
    def __init__(self):
        pass

class Stubborn(Last):
    def choose(self, position):
        return 0
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, way in WAYS.items():
        (tmp_path / f"{name}.py").write_text(TALKER.replace("HERE", way))
    (tmp_path / "limited_bots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    return tmp_path


def process(way: str) -> str:
    return f"process:{shlex.quote(sys.executable)} {way}.py"


def started(way: str, limits: Limits = TWENTY) -> tuple[ProcessBot, Position]:
    game = load_game("tiny-towns")
    bot = make_bot(process(way), game, 1, 0, limits)
    assert isinstance(bot, ProcessBot)
    return bot, game.start(2, seed=3)


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_bot_in_any_language_plays_to_the_end() -> None:
    match = Match(Record(load_game("tiny-towns"), 2, {}, 4))
    play_game(match, [process("first"), "random"])
    assert match.position.over()


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("chatty", r"said 'pardon\?' where 'choice TOKEN' was expected"),
        ("forger", "said 'choice at:z9' where 'choice TOKEN' was expected"),
        ("gone", "ended in the middle of the game"),
        ("lost", "raised no idea"),
        ("endless", "where 'choice TOKEN' was expected"),
    ],
)
def test_a_bot_that_breaks_the_protocol_is_named_with_game_and_seed(way: str, why: str) -> None:
    bot, position = started(way)
    with seated({0: bot}), pytest.raises(BadBot, match=rf"{way}\.py.*{why}.*\(tiny-towns, seed 1, seat 0\)"):
        bot.choose(position, 0)


def test_a_bot_that_hangs_is_ended_with_all_that_it_started(folder: Path) -> None:
    bot, position = started("parent", Limits(choice=2))
    with seated({0: bot}), pytest.raises(BadBot, match="took longer than 2 s for a choice"):
        bot.choose(position, 0)
    child = int((folder / "pid").read_text())
    patience = time.monotonic() + 20
    while alive(child) and time.monotonic() < patience:
        time.sleep(0.02)
    assert not alive(child)


def test_the_time_of_a_game_is_counted_over_its_choices() -> None:
    bot, position = started("first", Limits(game=20))
    with seated({0: bot}):
        bot.choose(position, 0)
        assert 0 < bot.used < 20
        bot.used = 20.0
        with pytest.raises(BadBot, match="took longer than 20 s for its choices of a game"):
            bot.choose(position, 0)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks into /proc")
def test_a_bot_does_not_outlive_an_arena_that_is_killed(folder: Path) -> None:
    words = ["arena", "tiny-towns", "--bots", f"{process('parent')},random", "--games", "2", "--jobs", "1"]
    arena = subprocess.Popen([sys.executable, "-m", "waldglas", *words], env=os.environ)
    patience = time.monotonic() + 60
    while not ((folder / "pid").exists() and (folder / "pid").read_text()) and time.monotonic() < patience:
        time.sleep(0.02)
    child = int((folder / "pid").read_text())
    assert alive(child)
    arena.kill()
    arena.wait(20)
    while alive(child) and time.monotonic() < patience:
        time.sleep(0.02)
    assert not alive(child)


def test_programs_that_are_not_there_are_refused_at_once() -> None:
    for name in ("process:", "process:./no-such-bot", "process:'open"):
        with pytest.raises(UnknownBot, match="names no program that can be run"):
            check_bot(name)


def test_a_limit_changes_no_game() -> None:
    """A Python bot with a time limit runs in a process of its own, and chooses as it does without."""
    league = ("arena", "tiny-towns", "--bots", "limited_bots:Last?depth=3,random", "--games", "2", "--jobs", "1")
    free, limited = answer(*league), answer(*league, "--choice-seconds", "60", "--game-seconds", "600")
    assert [bot["scores"] for bot in free["bots"]] == [bot["scores"] for bot in limited["bots"]]
    assert free["faults"] == limited["faults"] == []


def test_a_bot_that_hangs_loses_its_games_and_the_league_goes_on(folder: Path) -> None:
    words = ("arena", "tiny-towns", "--bots", "limited_bots:Asleep,random", "--games", "2", "--jobs", "1")
    data = answer(*words, "--choice-seconds", "0.2", "--out", folder / "league")
    assert data["games"] == 2
    assert {bot["bot"]: bot["win_rate"] for bot in data["bots"]} == {"random": 1.0, "limited_bots:Asleep": 0.0}
    fault = data["faults"][0]
    assert (fault["match"], fault["bot"]) == (1, "limited_bots:Asleep")
    assert f"took longer than 0.2 s for a choice (tiny-towns, seed {fault['seed']}, seat 0)" in fault["why"]
    assert "Lost in game 1: limited_bots:Asleep took longer" in run(
        *words, "--choice-seconds", "0.2", "--out", folder / "league"
    ).stdout.replace("\n", " ")
    assert json.loads((folder / "league" / "plan.json").read_text())["limits"] == {"choice": 0.2, "game": None}
    assert answer("report", folder / "league") == data


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("limited_bots:Broken", "raised ValueError: oh no (tiny-towns, seed"),
        ("limited_bots:Leaving", "raised SystemExit: 3 (tiny-towns, seed"),
        ("limited_bots:Stubborn", "raised TypeError: Stubborn.choose() takes 2 positional arguments"),
    ],
)
def test_a_bot_that_raises_loses_and_is_named(name: str, why: str) -> None:
    data = answer("arena", "tiny-towns", "--bots", f"{name},random", "--games", "2", "--jobs", "1")
    assert [why in fault["why"] for fault in data["faults"]] == [True, True]
    assert why in refusal(1, "simulate", "tiny-towns", "--seats", f"{name},random", "--games", "1")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("limited_bots:Alone", "cannot be made with (game, seat, rng) and its arguments: too many positional"),
        ("limited_bots:Last?breadth=3", "unexpected keyword argument 'breadth'"),
        ("limited_bots:Last?depth", "'depth' is no argument for a bot"),
        ("limited_bots:Last?depth=1&depth=2", "'depth=2' is no argument for a bot"),
    ],
)
def test_a_wrong_signature_is_refused_before_anything_is_played(name: str, why: str) -> None:
    assert why in refusal(2, "arena", "tiny-towns", "--bots", f"{name},random", "--games", "2")


def test_arguments_are_numbers_where_they_look_so() -> None:
    bot = make_bot("limited_bots:Last?depth=3&style=quick", load_game("tiny-towns"), 1, 0)
    assert bot.bot.made_with == ("tiny-towns", 0, 3, "quick")  # type: ignore[attr-defined]


def test_the_current_folder_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "twice_there.py").write_text("First = None\n")
    (tmp_path / "twice_there.py").write_text("from limited_bots import Last as First\n")
    monkeypatch.syspath_prepend(str(tmp_path / "elsewhere"))
    check_bot("twice_there:First")


class Cheapest:
    def choose(self, position: Position, seat: int) -> int:
        return position.choices(seat)[0]


def test_policies_in_memory_compete() -> None:
    results = compete("tiny-towns", ["random", Cheapest()], games=2)
    assert [result.line_up for result in results] == [["random", "Cheapest"]] * 2
    assert all(seat.score is not None for result in results for seat in result.seats)


def test_house_bots_keep_to_limits_too() -> None:
    results = compete("tiny-towns", ["random", "greedy"], games=2, limits=Limits(game=0.0))
    assert all("took longer than 0 s" in seat.fault for result in results for seat in result.seats if seat.fault)
    assert [sum(bool(seat.fault) for seat in result.seats) for result in results] == [1, 1]


def test_the_session_of_the_documentation_is_a_real_one() -> None:
    """What the documentation shows a bot being told is what it is told, and what it answers is an answer."""
    game = load_game("tiny-towns")
    position = game.start(1, seed=1)
    offered = [game.alphabet.token(action) for action in position.choices(0)]
    bot = ProcessBot(Chair("greedy", game.slug, 0, 1), [], bot_rng(1, 0), TWENTY)
    heard = [f"game {json.dumps(bot.about(position, 0))}", *question(position, 0, offered), "quit"]
    spoken = subprocess.run(
        [sys.executable, "-m", "waldglas.bots.speak", "greedy"],
        input="\n".join(heard) + "\n",
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    example = DOCS.read_text(encoding="utf-8").split("```text\n")[1].split("```")[0].splitlines()
    assert [line.removeprefix("< ") for line in example if line.startswith("< ")] == spoken.stdout.splitlines()
    shown = [line.removeprefix("> ").removesuffix("…") for line in example if line.startswith("> ")]
    assert [told[: len(line)] for told, line in zip(heard, shown, strict=True)] == shown
