"""Looking ahead: whether conversions between arriving and acting could make an action possible (BF-8.2, BF-15.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import SHARED
from waldglas.core.types import Seat
from waldglas.games.black_forest.rules.able import Able
from waldglas.games.black_forest.rules.actions import AT, USE
from waldglas.games.black_forest.rules.anytime import usable
from waldglas.games.black_forest.rules.board import FIRST_LOCATION
from waldglas.games.black_forest.rules.player import Player
from waldglas.games.black_forest.rules.position import BlackForest

Holdings = tuple[int, int, int, int, bytes, bytes]


def can_act_converting(position: BlackForest, seat: Seat, place: i64) -> bool:
    """BF-8.2: whether a visit or a job can be carried out at a place, perhaps with conversions before it."""
    able = Able(position, position.players[seat])
    return able.at(place, 0, 0) or can_convert(position, seat, place, able)


def can_convert(position: BlackForest, seat: Seat, place: i64, able: Able) -> bool:
    """Whether conversions lead to an action that is not possible without them."""
    if not len(able.player.works) or not able.prospect().may_lead(place):
        return False
    spaces_count = can_build_at(position, place) and able.prospect().wants_spaces()
    return Conversions(seat, place, spaces_count).convert(foresee(position, seat))


def can_build_at(position: BlackForest, place: i64) -> bool:
    if place >= FIRST_LOCATION:
        return False
    builders = position.facts.builders
    return (builders >> position.neighbour(place) | builders >> position.other_neighbour(place)) & 1 == 1


def foresee(position: BlackForest, seat: Seat) -> BlackForest:
    """A copy with nothing to resolve, and without a reminder tile (BF-8.2)."""
    ahead = position.sketch(seat)
    ahead.cut(SHARED, 0)
    ahead.offers[seat] = vec[i64]()
    ahead.players[seat].reminder = False
    return ahead


def some_way(ahead: BlackForest, seat: Seat, place: i64) -> bool:
    """Whether some answers to what is still asked leave an action at a place, conversions being used or not."""
    offered = ahead.offers[seat]
    if not len(offered):
        return can_act_converting(ahead, seat, place)
    for action in offered:
        further = ahead.sketch(seat)
        further.answer(seat, action)
        if some_way(further, seat, place):
            return True
    return False


class Conversions:
    """All ways to use one's conversions, tried out until one leads to an action."""

    def __init__(self, seat: Seat, place: i64, spaces_count: bool) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.spaces_count: Final = spaces_count  # whether it may matter which spaces are emptied or taken
        self.seen: set[Holdings] = set()

    def lead(self, ahead: BlackForest) -> bool:
        """Whether an action is possible now or after some conversions."""
        return Able(ahead, ahead.players[self.seat]).at(self.place, 0, 0) or self.convert(ahead)

    def convert(self, ahead: BlackForest) -> bool:
        """Whether an action is possible after some conversions."""
        uses = usable(ahead, self.seat)
        if not len(uses):
            return False
        known = self.holdings(ahead.players[self.seat])
        if known in self.seen:
            return False
        self.seen.add(known)
        for action in uses:
            further = ahead.sketch(self.seat)
            further.then_all(self.seat, ahead.facts.uses[action - USE].effect.steps)
            further.proceed()
            if self.some_way(further):
                return True
        return False

    def some_way(self, ahead: BlackForest) -> bool:
        offered = ahead.offers[self.seat]
        if not len(offered):
            return self.lead(ahead)
        for action in offered if self.spaces_count else told_apart(ahead.players[self.seat], offered):
            further = ahead.sketch(self.seat)
            further.answer(self.seat, action)
            if self.some_way(further):
                return True
        return False

    def holdings(self, player: Player) -> Holdings:
        """All that tells two moments apart here."""
        domain = player.land if self.spaces_count else player.tiles
        return player.tracker, player.estates, player.pigs, player.cattle, bytes(player.goods), bytes(domain)


def told_apart(player: Player, offered: vec[i64]) -> vec[i64]:
    """The answers of which each does something else, where one space is as good as another with the same on it."""
    found = vec[i64](capacity=len(offered))
    lying = vec[i64]()
    for action in offered:
        if action < AT:
            found = append(found, action)
        elif player.land[action - AT] not in lying:
            lying = append(lying, player.land[action - AT])
            found = append(found, action)
    return found
