"""Whole games, replayed to the scores they ended with."""

from pathlib import Path

import pytest

from tests.play import snapshot
from waldglas.core.game import Position
from waldglas.core.record import Match, Record, read_record
from waldglas.games import load_game

FILES = sorted((Path(__file__).parent / "records").glob("*.txt"))
every_record = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def read(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), load_game)


@every_record
def test_record_comes_to_its_scores(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = read(file)
    position = record.replay()
    assert position.over()
    assert text.splitlines()[-1] == "over " + " ".join(f"{score:g}" for score in position.scores())
    assert record.text() == text


@every_record
def test_record_is_in_seat_order(file: Path) -> None:
    record = read(file)
    match = Match(Record(record.game, record.seats, record.options, record.seed))
    for seat, action in record.moves:
        match.play(seat, action)
    assert match.record.moves == record.moves


@every_record
def test_record_can_be_looked_at_anywhere(file: Path) -> None:
    record = read(file)
    position = record.start()
    for number, (seat, action) in enumerate(record.moves):
        if number % 25 == 0:
            assert snapshot(record.replay(number)) == snapshot(position)
        position.play(seat, action)


def test_records_cover_every_way_of_calling() -> None:
    records = [read(file) for file in FILES if file.stem.startswith("tiny-towns")]
    assert {record.options["caller"] for record in records} == set(load_game("tiny-towns").options[0].values)
    assert {record.seats for record in records} >= {1, 2, 3, 4, 6}


def test_records_of_black_forest_cover_every_seat_count_and_its_sides() -> None:
    records = [read(file) for file in FILES if file.stem.startswith("black-forest")]
    assert {record.seats for record in records} == {1, 2, 3, 4}
    assert {record.options["first_game"] for record in records} == {"yes", "no"}


def test_some_records_show_every_building_and_a_factory_at_work() -> None:
    complete = 0
    for file in FILES:
        position = read(file).replay(journal=True)
        if file.stem.startswith("tiny-towns") and has_everything(position):
            complete += any(event.kind == "replaced" for event in position.journal or [])
    assert complete >= 2


def has_everything(position: Position) -> bool:
    towns = position.observe(None).data()["towns"]
    return any(len(set(town["buildings"]) - {""}) == 7 for town in towns)
