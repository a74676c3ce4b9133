"""How often one presses: once a decision, once more for a turn of several; gifts are taken by themselves."""

import random
from collections.abc import Iterator

import pytest

from tests.web.tables.test_look import session_of
from waldglas.foresight import is_gift
from waldglas.web.store.models import BOT, HUMAN
from waldglas.web.tables.session import Decision, Session

GAMES = [("tiny-towns", 1), ("tiny-towns", 2), ("glass-road", 2), ("black-forest", 2), ("haspelknecht", 2)]


def turns(session: Session, chance: random.Random) -> Iterator[tuple[int, int]]:
    """A game by chance: for each turn of the first seat its decisions, and its presses."""
    while not session.position.over():
        seat = chance.choice(session.position.to_act())
        if seat == 0:
            yield turn(session, chance)
        else:
            session.advance(seat, chance.choice(session.position.choices(seat)))
            session.private = {}


def turn(session: Session, chance: random.Random) -> tuple[int, int]:
    decisions = presses = 0
    while session.draft(0).actions or not presses:
        presses += 1
        if session.can_confirm(0):
            session.decide(Decision(0, 0, confirm=True, take_gains=True))
            continue
        decisions += 1
        token = session.game.alphabet.token(chance.choice(session.draft(0).choices()))
        session.decide(Decision(0, 0, [token], take_gains=True, swift=True))
    return decisions, presses


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_against_bots_a_turn_takes_its_decisions_and_one_press_more_at_most(slug: str, seats: int) -> None:
    session = session_of(slug, seats, 1)
    for other in session.seats[1:]:
        other.kind = BOT
    found = list(turns(session, random.Random(1)))
    assert all(presses <= decisions + 1 for decisions, presses in found)
    assert all(presses == 1 for decisions, presses in found if decisions == 1)


def test_a_gift_in_the_turn_of_another_is_taken_for_who_wants_it_so() -> None:
    """Only gifts that turn a wheel, or ask for a wheel, are left to be asked for."""
    asked = {True: 0, False: 0}
    for takes in asked:
        session, chance = session_of("black-forest", 2, 1), random.Random(1)
        while not session.position.over():
            seat = chance.choice(session.position.to_act())
            draft = session.draft(seat)
            tokens = [session.game.alphabet.token(action) for action in draft.choices()]
            quiet = is_gift(tokens) and not draft.previews().of(draft.choices()[1 - tokens.index("decline")]).loud
            asked[takes] += quiet
            confirms = session.can_confirm(seat)
            session.decide(
                Decision(seat, 0, [] if confirms else [chance.choice(tokens)], confirm=confirms, take_gains=takes)
            )
    assert asked[True] == 0
    assert asked[False] > 5


def test_among_people_one_choice_is_confirmed_too() -> None:
    session = session_of("tiny-towns", 2, 1)
    assert [seat.kind for seat in session.seats] == [HUMAN, HUMAN]
    assert all(presses == decisions + 1 for decisions, presses in turns(session, random.Random(1)))


def test_gifts_are_taken_by_themselves() -> None:
    """In Black Forest a gift is either taken or declined; only one that turns a wheel is asked about."""
    session, chance, asked = session_of("black-forest", 2, 3), random.Random(3), 0
    while not session.position.over():
        seat = chance.choice(session.position.to_act())
        draft = session.draft(seat)
        token = session.game.alphabet.token(chance.choice(draft.choices() or [0]))
        session.decide(
            Decision(seat, 0, [] if session.can_confirm(seat) else [token], session.can_confirm(seat), take_gains=True)
        )
        tokens = [session.game.alphabet.token(action) for action in session.draft(seat).choices()]
        if is_gift(tokens):
            asked += 1
            taking = session.draft(seat).choices()[1 - tokens.index("decline")]
            assert session.draft(seat).previews().of(taking).loud
    assert asked < 5
