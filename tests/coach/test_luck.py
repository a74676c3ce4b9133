"""Luck and skill: the parts of a seat's points are its points, and each part is what it is called."""

import random

import pytest

from waldglas.coach.analysis import Judged, judge
from waldglas.coach.luck import Split, expected_of_deals, quiet_moves, split_points, split_seat
from waldglas.core.record import Match, Record
from waldglas.games import load_game

WALKS = 8
SHORT = [("tiny-towns", 1, {}, 8), ("tiny-towns", 2, {}, 4), ("black-forest", 2, {"turn_limit": "10"}, 1)]


def played(game: str, seats: int, options: dict[str, str], seed: int = 3) -> Record:
    match = Match(Record(load_game(game), seats, options, seed))
    chance = random.Random(seed)
    while not match.position.over():
        seat = match.position.to_act()[0]
        match.play(seat, chance.choice(match.position.choices(seat)))
    return match.record


@pytest.mark.parametrize(("game", "seats", "options", "walks"), SHORT)
def test_the_parts_of_the_points_are_the_points(game: str, seats: int, options: dict[str, str], walks: int) -> None:
    record = played(game, seats, options)
    choices, scores = list(judge(record, range(len(record.moves)), walks)), record.replay().scores()
    average = expected_of_deals(record, walks, deals=2)
    found = split_points(record, choices, scores, average)
    assert [split.points for split in found] == pytest.approx(scores)
    assert [split.average for split in found] == average
    assert all(split.choices <= 0 for split in found)
    assert any(split.choices < -1 for split in found), "who plays by chance loses something by it"


def test_the_same_figures_every_time() -> None:
    record = played("tiny-towns", 1, {})
    assert expected_of_deals(record, WALKS, deals=2) == expected_of_deals(record, WALKS, deals=2)


def verdict(move: int, seat: int, expected: list[float], value: float, cost: float) -> Judged:
    return Judged(move, seat, "a", "A", "b", "B", expected, value, cost)


def test_each_part_is_what_it_is_called() -> None:
    """A seat that could expect 20, began with 24, lost 3 by a choice, then drew 5 less, and ended with 17."""
    choices = [verdict(0, 0, [24.0], 21.0, 3.0), verdict(1, 0, [16.0], 16.0, 0.0)]
    assert split_seat(0, choices, 17.0, 20.0, quiet={1}) == Split(20.0, 4.0, -5.0, -3.0, 1.0)


def test_what_others_did_before_ones_first_choice_is_not_the_deal() -> None:
    choices = [verdict(0, 1, [10.0, 10.0], 10.0, 0.0), verdict(1, 0, [8.0, 12.0], 8.0, 0.0)]
    found = split_seat(0, choices, 8.0, 10.0, quiet={1})
    assert (found.deal, found.draws, found.rest) == (0.0, -2.0, 0.0)


def test_a_seat_that_never_chose_had_only_luck() -> None:
    found = split_seat(1, [verdict(0, 0, [10.0, 7.0], 10.0, 0.0)], 9.0, 8.0, quiet=set())
    assert found == Split(8.0, -1.0, 2.0, 0.0, 0.0)


def test_nothing_happens_between_picking_a_card_and_placing_its_cube() -> None:
    record = played("tiny-towns", 1, {})
    quiet, token = quiet_moves(record), record.game.alphabet.token
    tokens = [token(action) for _, action in record.moves[:6]]
    assert [each.partition(":")[0] for each in tokens] == ["card", "at"] * 3
    assert [move in quiet for move in range(6)] == [True, False] * 3, "a new card is drawn when the cube is placed"
