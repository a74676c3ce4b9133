"""What happens below a farm: coal, wood fields and pit water, whoever works there (HK-3, HK-11, HK-12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from waldglas.games.haspelknecht.rules.facts import HaspelFacts
from waldglas.games.haspelknecht.rules.farm import COAL, PINGE, Farm

IN_PINGE: Final = 0
IN_TUNNEL: Final = 1


def is_flooded(facts: HaspelFacts, farm: Farm) -> bool:
    """HK-3.4, HK-3.5: whether pit water bars the coal."""
    return farm.water >= (facts.pinge_floods if farm.pinge > 0 else facts.tunnel_floods)


def wood_reaches_coal(facts: HaspelFacts, farm: Farm) -> bool:
    """HK-11.2, HK-12.1, HK-12.2: whether no empty wood field bars the next coal."""
    if farm.pinge > 0:
        return facts.pinge_coal - farm.pinge < facts.pinge_reach[farm.pinge_wood]
    return facts.tunnel_coal - farm.tunnel < facts.tunnel_reach[farm.tunnel_wood]


def has_wood_field(facts: HaspelFacts, farm: Farm, mine: i64) -> bool:
    """HK-11.3, HK-11.7, HK-12.4: whether a wood field is empty; the exhausted Pinge has none."""
    if mine == IN_PINGE:
        return farm.pinge > 0 and farm.pinge_wood < len(facts.pinge_reach) - 1
    return farm.tunnel_wood < len(facts.tunnel_reach) - 1


def cover_wood_field(farm: Farm, mine: i64) -> None:
    """HK-11.3, HK-12.4: a wood covers the next free field."""
    farm.wood -= 1
    if mine == IN_PINGE:
        farm.pinge_wood += 1
    else:
        farm.tunnel_wood += 1


def dig_coal(farm: Farm) -> None:
    """HK-11.4, HK-12.5: coal of the Pinge goes to the farm, coal of the tunnel into the shaft."""
    if farm.pinge > 0:
        farm.pinge -= 1
        farm.receive(COAL, 1)
    else:
        farm.tunnel -= 1
        farm.shaft += 1


def exhaust_pinge(facts: HaspelFacts, farm: Farm, year: i64) -> i64:
    """HK-11.6, HK-11.7: the bonus of the year; the wood is gone, and the pit water lies in the shaft from now on."""
    bonus = facts.pinge_bonus[year - 1]
    farm.pinge_wood = 0
    farm.score(PINGE, bonus)
    return bonus


def reel_coal(farm: Farm) -> None:
    """HK-12.7: a coal comes up to the farm."""
    farm.shaft -= 1
    farm.receive(COAL, 1)


def drain(farm: Farm, most: i64) -> i64:
    """HK-3.3: removes as much pit water as there is, up to a number; says how much."""
    removed = min(most, farm.water)
    farm.water -= removed
    return removed
