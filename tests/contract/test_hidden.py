"""What a seat may not know never leaves, and only chance tells two games with the same choices apart."""

from random import Random

import pytest
from hypothesis import given, settings

from tests.contract.setups import Setup, every_setup, seeds
from tests.play import moments, plain, play_out, snapshot, walk
from waldglas.core.errors import IllegalChoice
from waldglas.core.game import Position
from waldglas.core.rng import Rng, seeded


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_imagined_position_fits_what_the_seat_knows(setup: Setup, seed: int, chances: int) -> None:
    position = setup.start(seed)
    rng = seeded(chances, "imagined")
    for _ in moments(position, Random(chances)):
        before = snapshot(position)
        for seat in range(setup.seats):
            imagined = position.determinize(seat, rng)
            assert imagined.observe(seat).data() == position.observe(seat).data()
            assert imagined.choices(seat) == position.choices(seat)
            assert imagined.to_act() == position.to_act()
        assert snapshot(position) == before


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_spectators_know_no_more_than_any_seat(setup: Setup, seed: int, chances: int) -> None:
    position = setup.start(seed, journal=True)
    rng = seeded(chances, "imagined")
    for _ in moments(position, Random(chances)):
        seen = position.observe(None).data()
        for seat in range(setup.seats):
            assert position.determinize(seat, rng).observe(None).data() == seen
    for event in position.journal or []:
        readers = [seat for seat in range(setup.seats) if event.readable_by(seat)]
        assert not event.readable_by(None) or len(readers) == setup.seats


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_secret_choices_show_only_that_they_were_made(setup: Setup, seed: int, chances: int) -> None:
    chance = Random(chances)
    position = setup.start(seed)
    for seat, action in moments(position, chance, 0.5):
        one, two = position.copy(), position.copy()
        one.play(seat, action)
        two.play(seat, chance.choice(position.choices(seat)))
        if still_secret(one) and still_secret(two) and one.to_act() == two.to_act():
            for other in (None, *range(setup.seats)):
                assert other == seat or one.observe(other).data() == two.observe(other).data()


def still_secret(position: Position) -> bool:
    return position.together and position.secret and position.moves_before() < position.moves


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_imagined_position_can_be_played_to_the_end(setup: Setup, seed: int, chances: int) -> None:
    chance = Random(chances)
    position = setup.start(seed)
    for seat, _ in moments(position, chance, 0.04):
        imagined = position.determinize(seat, seeded(chances, "imagined"))
        twin = position.determinize(seat, seeded(chances, "imagined"))
        play_out(imagined, Random(chances))
        assert imagined.over()
        play_out(twin, Random(chances))
        assert snapshot(twin) == snapshot(imagined)


def differ(positions: list[Position]) -> bool:
    """Whether positions that look the same come to different ends when every choice is made in the same way."""
    for chances in range(24):  # a hidden monument shows itself in one game of eight
        futures = []
        for position in positions:
            future = position.copy()
            play_out(future, Random(chances))
            futures.append(future.observe(None).data())
        if any(future != futures[0] for future in futures):
            return True
    return False


@every_setup
def test_imagined_futures_differ_exactly_where_there_is_chance(setup: Setup) -> None:
    position = setup.start(0)
    chancy = differ([setup.game.start(setup.seats, position.settings(), seed) for seed in range(4)])
    for seat in {0, setup.seats - 1}:
        assert differ([position.determinize(seat, seeded(number, "imagined")) for number in range(4)]) == chancy


@every_setup
@settings(max_examples=3)
@given(seed=seeds, other=seeds, chances=seeds)
def test_seeds_make_a_difference_only_through_chance(setup: Setup, seed: int, other: int, chances: int) -> None:
    one, two = setup.start(seed), setup.start(other)
    if snapshot(one) != snapshot(two):
        return
    halted = False
    for seat, action in walk(one, Random(chances)):
        if shown(one) != shown(two):
            assert halted
            return
        halted = one.look_ahead(seat, action).halted
        two.play(seat, action)


def shown(position: Position) -> tuple[dict[str, object], list[list[int]]]:
    return position.observe(None).data(), [position.choices(seat) for seat in range(position.seats)]


@every_setup
def test_same_seed_same_start(setup: Setup) -> None:
    assert snapshot(setup.start(2**70 + 1)) == snapshot(setup.start(2**70 + 1))


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_preview_tells_what_then_happens(setup: Setup, seed: int, chances: int) -> None:
    chance = Random(chances)
    position = setup.start(seed)
    for seat, _ in moments(position, chance):
        before = snapshot(position)
        offered = position.choices(seat)
        for action in chance.sample(offered, min(2, len(offered))):
            check_preview(position, seat, action)
        assert snapshot(position) == before


def check_preview(position: Position, seat: int, action: int) -> None:
    foreseen = plain(position.preview(seat, action))
    real = position.copy()
    real.journal = []
    real.play(seat, action)
    happened = plain([event for event in real.journal if event.readable_by(seat)])
    assert happened[: len(foreseen)] == foreseen
    if not position.look_ahead(seat, action).halted:
        assert happened == foreseen


@every_setup
@settings(max_examples=2)
@given(seed=seeds, chances=seeds)
def test_preview_gives_no_hint_of_what_is_hidden(setup: Setup, seed: int, chances: int) -> None:
    position = setup.start(seed)
    rng = seeded(chances, "imagined")
    for seat, action in moments(position, Random(chances), 0.5):
        foreseen = plain(position.preview(seat, action))
        for _ in range(2):
            assert plain(position.determinize(seat, rng).preview(seat, action)) == foreseen


@every_setup
def test_preview_of_an_illegal_choice_is_refused(setup: Setup) -> None:
    position = setup.start(1)
    seat = position.to_act()[0]
    illegal = next(action for action in range(len(setup.game.alphabet)) if action not in position.choices(seat))
    before = snapshot(position)
    with pytest.raises(IllegalChoice, match="may not choose"):
        position.preview(seat, illegal)
    assert snapshot(position) == before


@every_setup
def test_imagining_draws_from_the_given_generator_only(setup: Setup) -> None:
    position = setup.start(3)
    used, unused = seeded(1, "imagined"), seeded(1, "imagined")
    position.determinize(0, used)
    assert state(used) != state(unused)


@every_setup
def test_imagining_draws_from_any_generator_of_python(setup: Setup) -> None:
    position = setup.start(3)
    used, unused, again = Random(1), Random(1), Random(1)
    imagined = position.determinize(0, used)
    assert imagined.observe(0).data() == position.observe(0).data()
    assert imagined == position.determinize(0, again)
    assert used.getstate() == again.getstate() != unused.getstate()


@every_setup
@pytest.mark.parametrize("beyond", [-1, 0])
def test_a_seat_that_is_not_there_sees_and_imagines_nothing(setup: Setup, beyond: int) -> None:
    position, seat = setup.start(3), beyond or setup.seats
    before = snapshot(position)
    for ask in (position.observe, position.choices, lambda nobody: position.determinize(nobody, Random(1))):
        with pytest.raises(IllegalChoice, match="no seat"):
            ask(seat)
    assert snapshot(position) == before


@every_setup
@pytest.mark.parametrize("beyond", [-1, 0])
def test_a_seat_that_is_not_there_has_no_points(setup: Setup, beyond: int) -> None:
    position, seat = setup.start(3), beyond or setup.seats
    for ask in (position.points, position.breakdown):
        with pytest.raises(IllegalChoice, match="no seat"):
            ask(seat)


@every_setup
def test_a_number_that_is_no_machine_word_is_no_seat_either(setup: Setup) -> None:
    position = setup.start(3)
    for ask in (position.observe, position.choices, position.question):
        with pytest.raises(IllegalChoice, match="no seat"):
            ask(2**70)


def state(rng: Rng) -> tuple[int, int, int, int]:
    return rng.a, rng.b, rng.c, rng.counter
