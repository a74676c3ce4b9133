"""Whole games of Glass Road between greedy bots: what they show, and their scores by the reference."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.glass_road.rules.reference import boards_of, points
from tests.games.glass_road.rules.scene import Scene
from waldglas.core.record import Record, read_record
from waldglas.games import load_game
from waldglas.games.glass_road.rules.position import GlassRoad

FILES = sorted((Path(__file__).parents[3] / "records").glob("glass-road-*.txt"))
SHOWN = [
    *("revealed", "copied", "refused", "ability", "turned", "paid", "gained", "placed", "removed", "builds"),
    *("upgraded", "used", "drew", "offered", "goblet", "picked", "laid", "built_nothing"),
]


def read(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), load_game)


def replayed(file: Path) -> GlassRoad:
    position = read(file).replay(journal=True)
    assert isinstance(position, GlassRoad)
    return position


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_scores_are_those_of_the_reference(file: Path) -> None:
    position = replayed(file)
    assert position.over()
    closing = file.read_text(encoding="utf-8").splitlines()[-1].split()
    assert closing[0] == "over"
    touching = read(file).options["start-touches"] == "yes"
    by_reference = [points(boards_of(position, seat, touching)) for seat in range(position.seats)]
    assert [float(score) for score in closing[1:]] == by_reference == position.scores()
    assert max(by_reference) >= 9


def test_records_cover_every_seat_count_and_option() -> None:
    records = [read(file) for file in FILES]
    assert {record.seats for record in records} == {1, 2, 3, 4}
    chosen = {f"{name}={value}" for record in records for name, value in record.options.items() if value != "no"}
    assert chosen == {
        *("introductory=yes", "long=yes", "narrow=yes"),
        *("start-touches=yes", "tavern=repeated", "tavern=itself"),
    }
    assert {record.options["start-touches"] for record in records} == {"yes", "no"}


def test_records_show_what_can_happen() -> None:
    kinds = {event.kind for file in FILES for event in replayed(file).journal or []}
    assert set(SHOWN) <= kinds


def test_goblets_of_the_records() -> None:
    """The holders as told: clockwise, except where the fewest buildings decide."""
    for file in FILES:
        position = replayed(file)
        holders = [seat for seat, _ in Scene(position).events("goblet")]
        decided = [] if position.seats != 3 else [2]
        decided += [3] if position.periods == 5 else []
        for number in range(1, len(holders)):
            if number not in decided:
                assert holders[number] == (holders[number - 1] + 1) % position.seats
        assert len(holders) == (0 if position.seats == 1 else position.periods - 1)
