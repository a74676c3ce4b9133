"""The examples run and do what they say (mypy checks them with everything else); and the public names are there."""

import os
import subprocess
import sys
from inspect import getdoc, signature
from pathlib import Path
from pydoc import render_doc

import pytest

import waldglas
from waldglas.reference import methods_of, source_of

EXAMPLES = Path(__file__).parents[1] / "examples"


def ran(script: str, folder: Path, *more: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *more],
        cwd=folder,
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_first_bot_beats_random_clearly(tmp_path: Path) -> None:
    own, by_chance = ran("arena_from_python.py", tmp_path).splitlines()
    assert own.startswith("FirstBot: ")
    assert own.endswith(" of 20 games won")
    assert int(own.split()[-5]) >= 17
    assert by_chance.startswith("random: ")


def test_a_picture(tmp_path: Path) -> None:
    ran("notebook_picture.py", tmp_path)
    assert (tmp_path / "moment.svg").read_text(encoding="utf-8").startswith("<svg")


def test_one_seat_against_a_bot(tmp_path: Path) -> None:
    pytest.importorskip("gymnasium")
    told = ran("gymnasium_loop.py", tmp_path).splitlines()
    assert [line.partition(":")[0] for line in told] == ["game 0", "game 1", "game 2"]
    assert all(line.endswith(" points against greedy") for line in told)


def test_a_game_of_three(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo")
    told = [line.split(": ") for line in ran("pettingzoo_loop.py", tmp_path).splitlines()]
    assert [agent for agent, _ in told] == ["player_0", "player_1", "player_2"]
    assert sum(float(came_in) for _, came_in in told) == 0


def test_a_dataset(tmp_path: Path) -> None:
    counted, followed, points = ran("dataset.py", tmp_path).splitlines()
    assert counted.endswith(" choices in 2 games")
    assert int(followed.split()[-1].removesuffix("%")) > 90
    assert points.endswith(" points on average")


def test_the_learner_from_games_to_a_net_at_the_table(tmp_path: Path) -> None:
    for module in ("torch", "onnx", "onnxruntime", "altair"):
        pytest.importorskip(module)
    short = ["--games=4", "--epochs=1", "--rounds=1", "--corrected=2", "--again=1", "--test=2", "--jobs=1"]
    told = ran("learn_tiny_towns.py", tmp_path, "towns", *short).splitlines()
    assert [line.partition(",")[0] for line in told] == ["taught", "corrected 1"]
    assert (tmp_path / "towns" / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    results = waldglas.compete("tiny-towns", [f"onnx:{tmp_path / 'towns' / 'towns.onnx'}", "random"], games=2)
    assert [seat.fault for result in results for seat in result.seats] == [""] * 4


@pytest.mark.skipif(sys.platform == "win32", reason="processes as on Unix")
def test_a_bot_that_talks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    results = waldglas.compete("tiny-towns", [f"process:{sys.executable} talking_bot.py", "random"], games=2)
    assert [seat.fault for result in results for seat in result.seats] == [""] * 4


@pytest.mark.parametrize("name", waldglas.__all__)
def test_public_names_say_what_they_are(name: str) -> None:
    found = getattr(waldglas, name)
    assert name in dir(waldglas)
    assert (getdoc(found) or "").strip()
    assert name in render_doc(found)
    if callable(found) and not isinstance(found, type):
        assert signature(found).parameters


def test_what_is_not_public_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'waldglas' has no attribute 'everything'"):
        waldglas.everything  # noqa: B018


def test_help_reads_the_source_of_a_compiled_class() -> None:
    source = source_of(waldglas.Position)
    assert source is not None
    told = methods_of(source)
    assert "look_ahead(self, seat: Seat, action: Action) -> Position\n    The position after a choice" in "\n".join(
        told
    )
