"""Same header, same tokens, same game; and whoever is faster, the same record."""

from random import Random

from hypothesis import given, settings

from tests.contract.setups import Setup, every_setup, seeds
from tests.play import plain, play_out, snapshot, walk
from waldglas.core.record import Match, Record, read_record
from waldglas.games import load_game


def new_record(setup: Setup, seed: int) -> Record:
    return Record(setup.game, setup.seats, setup.options, seed)


@every_setup
@settings(max_examples=3)
@given(seed=seeds, chances=seeds)
def test_replay_brings_everything_back(setup: Setup, seed: int, chances: int) -> None:
    match = Match(new_record(setup, seed), journal=True)
    for seat, action in list(walk(setup.start(seed), Random(chances))):
        match.play(seat, action)
    again = match.record.replay(journal=True)
    assert again.over()
    assert snapshot(again) == snapshot(match.position)
    assert plain(again.journal) == plain(match.position.journal)


@every_setup
@settings(max_examples=3)
@given(seed=seeds, chances=seeds)
def test_record_is_read_as_it_was_written(setup: Setup, seed: int, chances: int) -> None:
    chance = Random(chances)
    moves = play_out(setup.start(seed), chance)
    for played in (0, chance.randrange(len(moves)), len(moves)):
        match = Match(new_record(setup, seed))
        for seat, action in moves[:played]:
            match.play(seat, action)
        text = match.record.text()
        again = read_record(text, load_game)
        assert again.text() == text
        assert again.moves == match.record.moves
        assert snapshot(again.replay()) == snapshot(match.position)


@every_setup
@settings(max_examples=3)
@given(seed=seeds, chances=seeds)
def test_who_is_faster_makes_no_difference(setup: Setup, seed: int, chances: int) -> None:
    in_seat_order = played_by_seats(setup, seed, chances, hurry=None)
    in_haste = played_by_seats(setup, seed, chances, hurry=Random(chances))
    assert snapshot(in_haste.position) == snapshot(in_seat_order.position)
    assert plain(in_haste.position.journal) == plain(in_seat_order.position.journal)
    assert in_haste.record.text() == in_seat_order.record.text()


def played_by_seats(setup: Setup, seed: int, chances: int, hurry: Random | None) -> Match:
    """A game in which each seat chooses by its own chance; `hurry` says who of those who owe a choice is next."""
    by_seat = [Random(f"{chances}/{seat}") for seat in range(setup.seats)]
    match = Match(new_record(setup, seed), journal=True)
    while owing := match.position.to_act():
        seat = hurry.choice(owing) if hurry else owing[0]
        match.play(seat, by_seat[seat].choice(match.position.choices(seat)))
    return match


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_moves_in_the_journal_are_those_of_the_record(setup: Setup, seed: int, chances: int) -> None:
    match = played_by_seats(setup, seed, chances, hurry=Random(chances))
    movers = [seat for seat, _ in match.record.moves]
    for event in match.position.journal or []:
        assert -1 <= event.move < len(movers)
