"""How the details of a choice are gone through without thought, up to the next thing to decide."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.game import Position
from waldglas.core.types import Seat
from waldglas.games.black_forest.ai.features import DETAIL, moment_of
from waldglas.games.black_forest.rules.actions import COLOURED, DECLINE, TAKE, WHITE
from waldglas.games.black_forest.rules.player import BASIC_GOODS, CHARCOAL, CHARCOAL_COOKING
from waldglas.games.black_forest.rules.position import BlackForest

MOST_DETAILS: Final = 12


def resolve_details(position: Position) -> None:
    """Goes through the details of a choice in a plain way, others' answers too, until there is something to decide."""
    for _ in range(MOST_DETAILS):
        seat = asked(position)
        if seat < 0:
            return
        offered = position.offers[seat]
        if moment_of(offered) != DETAIL:
            return
        position.answer(seat, policy(position, seat, offered))


def asked(position: Position) -> i64:
    for seat in range(position.seats):
        if len(position.offers[seat]):
            return seat
    return -1


def policy(position: Position, seat: Seat, offered: vec[i64]) -> i64:
    first = offered[0]
    if first == WHITE:
        return COLOURED
    if TAKE <= first < TAKE + BASIC_GOODS:
        return scarcest(position, seat, offered)
    return offered[1] if first == DECLINE else first


def scarcest(position: Position, seat: Seat, offered: vec[i64]) -> i64:
    """Of several goods to take, the one of which there is least."""
    assert isinstance(position, BlackForest)
    goods = position.players[seat].goods
    best = offered[0]
    least: i64 = 99
    for action in offered:
        if TAKE <= action < TAKE + BASIC_GOODS:
            good = action - TAKE
            number = goods[good]
            if good == CHARCOAL:
                number = min(goods[CHARCOAL_COOKING], 9 if number < 0 else number)
            if number < least:
                best, least = action, number
    return best
