"""What a seat may know of Glass Road: not the stacks, not the cards in other hands."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from waldglas.core.game import View
from waldglas.games.glass_road.rules.facts import RoadFacts
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.player import (
    BRICK,
    CHARCOAL,
    CHARCOAL_ON_BRICK,
    CLAY,
    FIRST_BUILDING,
    FOOD,
    FOOD_ON_BRICK,
    FOREST_RIGHT,
    GLASS,
    GOODS,
    SAND,
    TILES,
    WATER,
    WOOD,
    Player,
    cards_in,
    count_cards,
)

FACE_DOWN: Final = "face down"


class PlayerView:
    glass_wheel: dict[str, int]
    brick_wheel: dict[str, int]
    land: list[str]  # space by space from a1 along the first row; "" is empty, "forest right" a forest's other half
    starts: list[str]
    private: list[str]
    glass_paid: int
    brick_paid: int
    hand: list[str] | None  # None where it is hidden
    hand_size: int | None  # None while hands are being chosen
    laid: str  # the card before the player: its name, "face down", or ""
    slots: list[str]
    played: list[str]
    blocked: list[str]
    choosing: bool
    breakdown: list[tuple[str, float]]

    def data(self) -> dict[str, Any]:
        return {
            "glass_wheel": self.glass_wheel,
            "brick_wheel": self.brick_wheel,
            "land": self.land,
            "starts": self.starts,
            "private": self.private,
            "glass_paid": self.glass_paid,
            "brick_paid": self.brick_paid,
            "hand": self.hand,
            "hand_size": self.hand_size,
            "laid": self.laid,
            "slots": self.slots,
            "played": self.played,
            "blocked": self.blocked,
            "choosing": self.choosing,
            "breakdown": [list(line) for line in self.breakdown],
        }


class RoadView(View):
    periods: int
    period: int
    round: int
    goblet: int
    revealed: str
    display: list[list[str]]  # processing, immediate, bonus; "" is a gap
    left: list[int]  # buildings left in the three stacks
    touches: list[list[str]]  # for each start building, the spaces beside it
    players: list[PlayerView]

    def data(self) -> dict[str, Any]:
        return {
            **super().data(),
            "periods": self.periods,
            "period": self.period,
            "round": self.round,
            "goblet": self.goblet,
            "revealed": self.revealed,
            "display": self.display,
            "left": self.left,
            "touches": self.touches,
            "players": [player.data() for player in self.players],
        }


def view_player(facts: RoadFacts, player: Player, own: bool, picking: bool, choosing: bool) -> PlayerView:
    view = PlayerView()
    goods = player.goods
    view.glass_wheel = {GOODS[good]: int(goods[good]) for good in (GLASS, SAND, FOOD, CHARCOAL, WATER, WOOD)}
    view.brick_wheel = {
        "brick": int(goods[BRICK]),
        "charcoal": int(goods[CHARCOAL_ON_BRICK]),
        "clay": int(goods[CLAY]),
        "food": int(goods[FOOD_ON_BRICK]),
    }
    view.land = [name_tile(facts, player.land[space]) for space in range(SPACES)]
    view.starts = [facts.slug(number) for number in player.starts]
    view.private = [facts.slug(number) for number in player.private]
    view.glass_paid = int(player.glass_paid)
    view.brick_paid = int(player.brick_paid)
    view.hand = name_cards(facts, player.hand) if own else None
    view.hand_size = None if picking and not own else int(count_cards(player.hand))
    view.laid = ""
    if player.face_down >= 0:
        view.laid = facts.specialists[player.face_down].slug if own else FACE_DOWN
    view.slots = name_cards(facts, player.in_slots)
    view.played = name_cards(facts, player.played)
    view.blocked = name_cards(facts, player.blocked)
    view.choosing = choosing
    return view


def name_tile(facts: RoadFacts, tile: i64) -> str:
    if tile >= FIRST_BUILDING:
        return facts.slug(tile - FIRST_BUILDING)
    if tile == FOREST_RIGHT:
        return "forest right"
    return TILES[tile] if tile else ""


def name_cards(facts: RoadFacts, cards: i64) -> list[str]:
    return [facts.specialists[card].slug for card in cards_in(cards)]
