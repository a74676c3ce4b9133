"""The records of whole games between them show every seat count, every option and nearly every development."""

from pathlib import Path

import pytest

from waldglas.core.record import Record, read_record
from waldglas.games import load_game

FILES = sorted((Path(__file__).parents[3] / "records").glob("haspelknecht-*.txt"))


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [read_record(file.read_text(encoding="utf-8"), load_game) for file in FILES]


def tokens_of(record: Record) -> set[str]:
    return {record.game.alphabet.token(action) for _, action in record.moves}


def test_records_cover_seats_and_options(records: list[Record]) -> None:
    game = load_game("haspelknecht")
    assert {record.seats for record in records} == {2, 3, 4}
    for option in game.options:
        assert {record.options[option.name] for record in records} >= set(option.values)
    assert any("/" in record.options["layout"] for record in records)


def test_records_show_the_whole_game(records: list[Record]) -> None:
    seen: set[str] = set()
    for record in records:
        seen |= tokens_of(record)
        position = record.replay(journal=True)
        seen |= {f"event:{event.kind}" for event in position.journal or []}
        for farm in position.observe(None).data()["farms"]:
            seen |= {f"own:{slug}" for slug in farm["developments"]}
    assert {"event:exhausted", "event:synergy", "event:reeled", "event:paid_afar", "event:stored"} <= seen
    assert {"water", "coal", "stop", "produce", "mine", "cable", "burn", "wood:pinge", "wood:tunnel"} <= seen
    assert sum(token.startswith("own:") for token in seen) == 20


def test_good_play_scores_and_random_play_does_not(records: list[Record]) -> None:
    best = [max(record.replay().scores()) for record in records]
    assert min(best) > 30
