"""waldglas analyse."""

from pathlib import Path

import pytest

from tests.cli.test_replay import recorded
from tests.command import answer, refusal, run
from waldglas.cli.analyse import sparks


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(recorded().text())
    return path


def test_the_shape_of_the_answer(file: Path) -> None:
    data = answer("analyse", file, "--walks", "10")
    assert set(data) == {"game", "seats", "scores", "lost", "agreement", "choices", "turning_points"}
    assert len(data["choices"]) == len(recorded().moves)
    assert set(data["turning_points"]) <= {choice["move"] for choice in data["choices"]}


def test_the_turning_points_are_told(file: Path) -> None:
    told = run("analyse", file, "--walks", "10").stdout
    assert "Turning points" in told
    assert "the coach would have chosen" in told.replace("\n", " ")


def test_one_process_or_two(file: Path) -> None:
    words = ("analyse", file, "--walks", "10", "--jobs")
    assert answer(*words, "1") == answer(*words, "2")


def test_a_game_that_goes_on_is_refused(tmp_path: Path) -> None:
    record = recorded()
    record.moves = record.moves[:4]
    path = tmp_path / "open.txt"
    path.write_text(record.text())
    assert "only a finished game can be analysed" in refusal(1, "analyse", path)


def test_a_small_curve() -> None:
    assert sparks([1.0, 2.0, 8.0]) == "▁▂█"
    assert sparks([3.0, 3.0]) == "▁▁"
    assert len(sparks([float(value) for value in range(500)])) == 40
