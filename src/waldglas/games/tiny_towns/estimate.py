"""What a town promises: its points, and what its cubes and free squares may still become."""

from __future__ import annotations

from math import sqrt
from typing import Final

from waldglas.core.game import Position
from waldglas.games.tiny_towns.facts import (
    BUILDINGS,
    CHAPEL,
    CODE,
    COTTAGE,
    FACTORY,
    FARM,
    SQUARES,
    TAVERN,
    THEATER,
    WELL,
    TownFacts,
    at,
    code_at,
)
from waldglas.games.tiny_towns.position import TinyTowns
from waldglas.games.tiny_towns.scoring import NEIGHBOURS, ROW_AND_COLUMN, count, fed_cottages, score_taverns, score_theaters, score_wells

W: list[float] = [
    1.5,   # 0 hungry cottage
    0.5,   # 1 spare food
    2.0,   # 2 new farm worth base
    1.5,   # 3 well worth
    2.5,   # 4 theater worth
    1.0,   # 5 tavern hope
    1.0,   # 6 chapel hope
    1.0,   # 7 factory worth
    0.9, 0.6, 0.35, 0.15, 0.05,  # 8..12 progress by missing
    1.0,   # 13 free square
    0.05,  # 14 free square concave
    -0.6,  # 15 loose cube
    0.3,  # 16 factory built
    0.5,  # 17 free up: added worth by cubes in pattern
    0.2,  # 18 well open neighbour
    0.1,  # 19 
    0.5,  # 20 mobility sqrt
    0.5,  # 21 mobility base q
    0.0,  # 22 mobility linear
]
BITS_IN: Final = [bin(squares).count("1") for squares in range(1 << SQUARES)]


def estimate(position: Position, seat: int) -> float:
    assert isinstance(position, TinyTowns)
    if seat >= position.towns:
        return 0.0
    facts = position.facts
    cubes, built, empty = position.cubes[seat], position.built[seat], position.empty[seat]
    cottages, farms, chapels = count(built, COTTAGE), count(built, FARM), count(built, CHAPEL)
    fed = fed_cottages(facts, built)
    points = float(
        fed * facts.cottage_points
        + chapels * fed * facts.chapel_points
        + score_wells(facts, built)
        + score_theaters(facts, built)
        + score_taverns(facts, built)
    )
    if position.finished[seat]:
        return points + (SQUARES - count(cubes, 0)) * facts.waste_points
    free = BITS_IN[empty]
    points += (cottages - fed) * W[0] + min(farms * facts.farm_feeds - fed, 4) * W[1]
    points += count(built, FACTORY) * W[16]
    points += outlook(built)
    points += free * (W[13] - free * W[14])
    return points + promise(facts, cubes, built, empty, worth(facts, built, cottages, farms, chapels, fed))


def outlook(built: int) -> float:
    hope = 0.0
    for square in range(SQUARES):
        building = code_at(built, square)
        if building == WELL:
            for near in NEIGHBOURS[square]:
                if not code_at(built, near):
                    hope += W[18]
        elif building == THEATER:
            for other in ROW_AND_COLUMN[square]:
                if not code_at(built, other):
                    hope += W[19]
    return hope


def worth(facts: TownFacts, built: int, cottages: int, farms: int, chapels: int, fed: int) -> list[float]:
    spare = farms * facts.farm_feeds - fed
    taverns = count(built, TAVERN)
    known = facts.tavern_points
    values = [0.0] * len(BUILDINGS)
    per_cottage = float(facts.cottage_points + chapels * facts.chapel_points)
    values[COTTAGE] = per_cottage if spare > 0 else W[0]
    values[FARM] = (W[2] if spare < 2 else 0.0) + min(cottages - fed, facts.farm_feeds) * (per_cottage - W[0])
    values[CHAPEL] = fed * facts.chapel_points + W[6]
    values[WELL] = W[3]
    values[THEATER] = W[4]
    values[TAVERN] = W[5] + known[min(taverns + 1, len(known) - 1)] - known[min(taverns, len(known) - 1)]
    values[FACTORY] = W[7]
    return values


def promise(facts: TownFacts, cubes: int, built: int, empty: int, values: list[float]) -> float:
    cubed = 0
    walls = 0
    for square in range(SQUARES):
        if code_at(cubes, square):
            cubed |= at(square, CODE)
        elif code_at(built, square):
            walls |= at(square, CODE)
    open_ = 0.0
    soft = [1.0, W[21], W[21]**2, W[21]**3, W[21]**4, W[21]**5]
    squares: list[int] = []
    hopes: list[float] = []
    for placement in facts.placements:
        mask = placement.mask
        if walls & mask or cubes & mask != placement.want & cubed:
            continue
        missing = BITS_IN[placement.squares & empty]
        size = BITS_IN[placement.squares]
        open_ += values[placement.building] * soft[missing]
        if not cubed & mask:
            continue
        squares.append(placement.squares)
        hopes.append((values[placement.building] + (size - missing) * W[17]) * W[8 + missing])
    taken = 0
    total = 0.0
    while True:
        best = 0.0
        at_best = -1
        for i in range(len(hopes)):
            if hopes[i] > best and not squares[i] & taken:
                best = hopes[i]
                at_best = i
        if at_best < 0:
            break
        taken |= squares[at_best]
        total += best
    loose = BITS_IN[((1 << SQUARES) - 1) & ~empty & ~taken] - (SQUARES - count(built, 0))
    return total + loose * W[15] + sqrt(max(0.0, open_)) * W[20] + open_ * W[22]
