"""A plan for the rest of a solo game whose cards are known: the best of many futures.

From the thirteenth turn on the order of all cards is known (TT-6.4), and nothing is left to chance. The plan goes
through the turns to come and keeps, after each, the best of all towns that it could have led to.
"""

from __future__ import annotations

from waldglas.games.tiny_towns.ai.afterstates import HOLDS, TownState, after_cube, town_of
from waldglas.games.tiny_towns.ai.features import offer
from waldglas.games.tiny_towns.ai.value import value_of
from waldglas.games.tiny_towns.rules.actions import CARD, TAKE
from waldglas.games.tiny_towns.rules.cards import CardsInPlay
from waldglas.games.tiny_towns.rules.facts import KINDS
from waldglas.games.tiny_towns.rules.position import CARDS, TinyTowns


class Future:
    """A town after some turns, the cards it goes on with, the choices of the last turn, and what was before it."""

    def __init__(
        self,
        town: TownState,
        face_up: list[int],
        pile: list[int],
        value: float,
        moves: list[int],
        before: Future | None,
    ) -> None:
        self.town = town
        self.face_up = face_up
        self.pile = pile
        self.value = value
        self.moves = moves
        self.before = before

    def turns(self, in_play: CardsInPlay) -> list[Future]:
        """All that the next turn can make of it."""
        futures: list[Future] = []
        begun = TownState(self.town.codes, self.town.cubes, self.town.stored, self.town.ready, [])
        for card in range(1, KINDS + 1):
            if card not in self.face_up:
                continue
            face_up = self.face_up[:]
            face_up.remove(card)
            face_up.append(self.pile[0])
            pile = [*self.pile[1:], card]
            cards = offer(face_up)
            for resource in range(1, KINDS + 1):
                if resource == card or begun.stored & HOLDS[card]:
                    took = [CARD + card] if resource == card else [CARD + card, TAKE + resource]
                    for town in after_cube(in_play, begun, resource):
                        futures.append(
                            Future(town, face_up, pile, value_of(in_play, town, cards), took + town.moves, self)
                        )
        return futures

    def key(self) -> bytes:
        """The same for futures that can become the same."""
        return bytes([*self.town.codes, self.town.stored, *sorted(self.face_up), *self.pile])


def can_plan(position: TinyTowns) -> bool:
    """Whether a turn of the solo game begins and all its cards are known."""
    return position.mode == CARDS and position.unknown == 0 and len(position.face_up) == position.facts.face_up == 3


def now(position: TinyTowns) -> Future:
    return Future(town_of(position, 0), list(position.face_up), list(position.pile), 0.0, [], None)


def plan(position: TinyTowns, width: int) -> Future:
    """The best complete town that is found when so many futures are kept a turn."""
    in_play = position.cards
    kept = [now(position)]
    best: Future | None = None
    while kept:
        ahead: list[Future] = []
        for future in kept:
            for after in future.turns(in_play):
                if not after.town.is_full():
                    ahead.append(after)
                elif best is None or after.value > best.value:
                    best = after
        kept = most_promising(ahead, width)
    assert best is not None
    return best


class Planner:
    """Follows the best plan found so far, and looks every turn for a better one."""

    def __init__(self) -> None:
        self.goal: Future | None = None

    def turn(self, position: TinyTowns, width: int) -> list[int]:
        """The choices of the turn that begins; those the game makes by itself are among them."""
        found = plan(position, width)
        goal, key = self.goal, now(position).key()
        known = next_towards(goal, key) if goal is not None and goal.value >= found.value else None
        if known is not None:
            return known.moves
        self.goal = found
        first = next_towards(found, key)
        assert first is not None
        return first.moves


def next_towards(goal: Future, key: bytes) -> Future | None:
    """What a plan does next at the moment with this key, if it passes through it."""
    future = goal
    while future.before is not None:
        if future.before.key() == key:
            return future
        future = future.before
    return None


def most_promising(futures: list[Future], width: int) -> list[Future]:
    futures.sort(key=negative_value)
    kept: list[Future] = []
    seen: set[bytes] = set()
    for future in futures:
        key = future.key()
        if key not in seen:
            seen.add(key)
            kept.append(future)
            if len(kept) == width:
                break
    return kept


def negative_value(future: Future) -> float:
    return -future.value
