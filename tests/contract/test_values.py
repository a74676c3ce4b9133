"""Positions, games and views are values: they can be compared, kept, sent to another process and pasted."""

import copy
import pickle
from base64 import urlsafe_b64encode
from random import Random

import pytest

from tests.contract.setups import every_game
from tests.play import play, walk
from waldglas.core.errors import BadPosition, WaldglasError
from waldglas.core.game import Game, Position, position_from
from waldglas.core.notation import check_of, text_of
from waldglas.core.values import attributes, holds_state, packed_state, state_of
from waldglas.games import load_game, parse_position


def moments(slug: str, seed: int = 1) -> list[Position]:
    """Some moments of a game with the most seats, and of one with the fewest."""
    game, found = load_game(slug), []
    for seats in (game.fewest_seats, game.most_seats):
        position = game.start(seats, seed=seed)
        for number, _ in enumerate(walk(position, Random(seed))):
            if number % 29 == 0:
                found.append(position.copy())
        found.append(position.copy())
    return found


@every_game
def test_a_position_equals_its_copies_and_what_comes_back_from_bytes(slug: str) -> None:
    for position in moments(slug):
        twins = [
            copy.copy(position),
            copy.deepcopy(position),
            pickle.loads(pickle.dumps(position)),  # noqa: S301
            position_from(position.game(), int(position.seats), position.settings(), bytes(position)),
            parse_position(text_of(position)),
        ]
        for twin in twins:
            assert twin is not position
            assert twin == position
            assert hash(twin) == hash(position)
            assert repr(twin) == repr(position)


@every_game
def test_what_comes_back_plays_on_as_the_position_does(slug: str) -> None:
    for position in moments(slug, seed=2)[:-1]:
        again = parse_position(text_of(position))
        for seat, action in walk(position, Random(3)):
            again.play(seat, action)
        assert again == position
        assert again.scores() == position.scores()


@every_game
def test_every_choice_makes_another_position(slug: str) -> None:
    for position in moments(slug):
        for seat in position.to_act():
            after = [position.copy() for _ in position.choices(seat)]
            for one, action in zip(after, position.choices(seat), strict=True):
                one.play(seat, action)
                assert one != position


@every_game
def test_a_copy_shares_nothing_that_can_change(slug: str) -> None:
    """All that a position holds is told apart: whoever adds an attribute and forgets it in copy() is found here."""
    for position in moments(slug):
        before = state_of(position)
        twin = position.copy()
        for _ in walk(twin, Random(4)):
            pass
        assert state_of(position) == before
        assert {name for name in attributes(position) if holds_state(getattr(position, name))} == {
            name for name in attributes(twin) if holds_state(getattr(twin, name))
        }


@every_game
def test_a_position_masked_for_a_seat_keeps_what_the_seat_sees(slug: str) -> None:
    for position in moments(slug):
        for seat in range(position.seats):
            masked = parse_position(text_of(position, seat))
            assert masked.observe(seat).data() == position.observe(seat).data()


@every_game
def test_games_and_views_are_values_too(slug: str) -> None:
    game = load_game(slug)
    assert pickle.loads(pickle.dumps(game)) == game  # noqa: S301
    assert copy.deepcopy(game) is game
    for position in moments(slug):
        view = position.observe(0)
        again = pickle.loads(pickle.dumps(view))  # noqa: S301
        assert again == view
        assert again.data() == view.data()
        assert hash(again) == hash(view)
        assert copy.deepcopy(view) == view


@pytest.mark.parametrize("broken", [b"", b"[", b"[1]", b"{}", b"[" * 5_000, b"x" * 300_000])
def test_a_broken_packed_position_is_refused_with_one_sentence(broken: bytes) -> None:
    with pytest.raises(BadPosition, match="no position that tiny-towns can come to"):
        position_from(load_game("tiny-towns"), 2, {"caller": "town-hall"}, broken)


def test_a_position_does_not_tell_in_which_order_it_was_come_to() -> None:
    start = play(load_game("tiny-towns").start(2, seed=1), "0 call:wood")
    one = play(start.copy(), "0 at:a1", "1 at:b2")
    two = play(start.copy(), "1 at:b2", "0 at:a1")
    assert one == two
    assert hash(one) == hash(two)
    assert text_of(one) == text_of(two)


def test_other_games_seats_and_types_are_not_equal() -> None:
    towns = load_game("tiny-towns")
    assert towns.start(2, seed=1) == towns.start(2, seed=1)
    assert towns.start(2, seed=1) != towns.start(3, seed=1)
    assert towns.start(2, seed=1) != load_game("glass-road").start(2, seed=1)
    assert towns.start(2, seed=1) != "a position"
    corrected = load_game("tiny-towns", {"blueprint.well": {"points": 2}})
    assert corrected.start(2, seed=1) != towns.start(2, seed=1)
    assert parse_position(text_of(corrected.start(2))).game().facts.changed == {"blueprint.well": {"points": 2}}


GOOD = text_of(load_game("tiny-towns").start(2))


def altered(part: int, text: str) -> str:
    parts = GOOD.split(".")[:4]
    parts[part] = text
    body = ".".join(parts)
    return f"{body}.{check_of(body)}"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no position"),
        ("x" * 200_000, "is no position"),
        ("waldglas2.tiny-towns", "is no position"),
        (GOOD[:-1], "changed or cut off"),
        (GOOD.replace("tiny-towns", "glass-road"), "changed or cut off"),
        (altered(0, "waldglas9"), "this program reads 'waldglas2'"),
        (GOOD.replace("tiny", "\udcff"), "changed or cut off"),
        (altered(1, "\udcff"), "there is no game '?'"),
        (altered(1, "chess"), "there is no game 'chess'"),
        (altered(1, "glass-road"), "other facts of Glass Road|version|no position that"),
        (altered(2, "0" * 16), "other facts of Tiny Towns"),
        (altered(3, "AAAA"), "no position that tiny-towns can come to"),
        (altered(3, "é"), "no position that tiny-towns can come to"),
    ],
)
def test_wrong_and_foreign_positions_are_refused_with_one_sentence(text: str, why: str) -> None:
    with pytest.raises(WaldglasError, match=why):
        parse_position(text)


@every_game
def test_a_state_that_somebody_made_up_is_refused_or_can_be_asked_and_counted(slug: str) -> None:
    game, chance = load_game(slug), Random(5)
    position = moments(slug)[-3]
    refused = 0
    for _ in range(150):
        state = state_of(position)
        spoil(state, chance)
        try:
            found = parse_position(text_with(game, int(position.seats), position.settings(), state))
        except WaldglasError:
            refused += 1
        else:
            assert len(found.scores()) == position.seats
    assert refused > 50


def text_with(game: Game, seats: int, settings: dict[str, str], state: list[object]) -> str:
    packed = packed_state([game.rules_version, seats, settings, {}, state])
    body = f"waldglas2.{game.slug}.{game.facts.digest()}.{urlsafe_b64encode(packed).decode().rstrip('=')}"
    return f"{body}.{check_of(body)}"


def spoil(state: list[object], chance: Random) -> None:
    """Changes one number somewhere in it."""
    place = chance.randrange(len(state))
    value = state[place]
    if isinstance(value, list) and value:
        spoil(value, chance)
    else:
        state[place] = chance.choice([-1, 0, 7, 10**6, 2**70, "x", None, [], True])
