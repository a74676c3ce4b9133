"""Whole tables in tests of Glass Road: hands for every seat, and periods played without using anything."""

from __future__ import annotations

from tests.games.glass_road.rules.scene import CARDS, Scene, start
from waldglas.games.glass_road.rules.periods import LAST_USE
from waldglas.games.glass_road.rules.position import GlassRoad

REFUSALS = ["pass", "take:0"]


def table(*hands: list[str], goblet: int = 0, **options: str) -> Scene:
    """A game in which seat `goblet` has the goblet and the hands have been chosen."""
    seats = len(hands)
    position = next(
        position for position in (start(seats, seed, **options) for seed in range(99)) if position.goblet == goblet
    )
    return Scene(position, goblet).choose_hands(dict(enumerate(hands)))


def spread_hands(seats: int) -> list[list[str]]:
    """Hands of five that have no card in common, for up to three seats."""
    return [CARDS[seat * 5 : seat * 5 + 5] for seat in range(seats)]


def refuse(position: GlassRoad, seat: int) -> None:
    """Plays what uses nothing."""
    offered = [position.alphabet.token(action) for action in position.choices(seat)]
    token = next((token for token in REFUSALS if token in offered), offered[0])
    position.play(seat, position.alphabet.action(token))


def refuse_all(position: GlassRoad) -> None:
    """Refuses whatever is asked until cards are to be chosen or laid again, or the game is over."""
    while position.to_act() and not position.together:
        refuse(position, position.to_act()[0])


def idle_until_period(position: GlassRoad, period: int) -> None:
    """Chooses and plays cards without using any, until this period's hands are to be chosen."""
    while position.to_act() and position.period < period:
        refuse(position, position.to_act()[0])


def idle_to_last_window(position: GlassRoad) -> None:
    """Idles on until somebody is asked for the last uses before scoring."""
    while position.next_step() not in (None, LAST_USE):
        refuse(position, position.to_act()[0])


def idle_to_the_end(position: GlassRoad) -> None:
    while position.to_act():
        refuse(position, position.to_act()[0])


def solo(hand: list[str], drawn: str) -> Scene:
    """A game alone in which this hand was chosen for the first period, and this card drawn first."""
    for seed in range(99):
        scene = Scene(start(1, seed)).choose_hands({0: hand})
        if scene.events("revealed") == [(0, [CARDS.index(drawn)])]:
            return scene
    raise AssertionError(f"the {drawn} was never drawn")
