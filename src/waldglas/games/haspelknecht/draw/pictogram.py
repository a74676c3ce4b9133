"""Costs, effects and scores of Haspelknecht as rows of little signs, read from the facts."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.facts import Facts
from waldglas.draw.glyphs import GAP, GIVES, STAR, Glyph, Glyphs, apart, letters

Row = dict[str, Any]

SIGNS: Final = {
    "thaler": "coin",
    "points": "star",
    "black": "disk-black",
    "brown": "disk-brown",
    "yellow": "disk-yellow",
    "any": "disk-any",
    "building": "house",
    "hammer": "hammer-and-pick",
}
SLASH: Final = letters("/")


def sign(name: str) -> Glyph:
    return Glyph(SIGNS.get(name, name.replace("_", "-")), width=0.98)


def price(cost: dict[str, int]) -> Glyphs:
    return tuple(sign(colour) for colour, count in cost.items() for _ in range(count))


def times(name: str, count: int) -> Glyphs:
    if name == "points":
        return (letters(str(count)), STAR)
    if name == "shaft_coal":
        return (*times("coal", count), GAP, sign("windlass"))
    return (sign(name),) * count


def amounts(row: dict[str, int]) -> Glyphs:
    return apart([times(name, count) for name, count in row.items()])


def effect(row: Row) -> Glyphs:
    spent = amounts(row.get("pay", {}))
    brought = apart([amounts(row.get("gain", {})), water(row.get("water", 0)), digging(row), special(row)])
    return (*spent, GAP, GIVES, GAP, *brought) if spent else brought


def water(change: int) -> Glyphs:
    return (letters(f"{change:+d}".replace("-", "−")), sign("pit-water")) if change else ()


def digging(row: Row) -> Glyphs:
    return (sign("hammer"), GIVES, sign("coal")) if "excavate" in row else ()


def special(row: Row) -> Glyphs:
    return SPECIALS[row["special"]] if "special" in row else ()


def marker_signs(use: Row) -> Glyphs:
    if "disk" in use:
        return (letters("="), GAP, sign(use["disk"]))
    if "works" in use:
        return (letters("="), GAP, sign("haspel"))
    return effect(use)


def building_lines(row: Row) -> tuple[Glyphs, ...]:
    if "use" in row:
        return tuple(effect(use) for use in row["use"])
    return tuple(storing(store) for store in row["store"])


def storing(store: Row) -> Glyphs:
    """What a room takes, with its points."""
    points = store["points"]
    goods = [(sign(good), *(times("points", points[good]) if good in points else ())) for good in store["accepts"]]
    return apart(goods, SLASH)


def tile_lines(row: Row, facts: Facts) -> tuple[Glyphs, ...]:
    """What a development does, in one or two lines."""
    at_once = [found for found in (effect(one) for one in row.get("now", [])) if found]
    if len(at_once) > 1:
        return at_once[0], (SLASH, GAP, *at_once[1])
    first = at_once[0] if at_once else ()
    if "marker" in row:
        held = (sign(row["marker"]), GAP, *marker_signs(facts.entry(f"marker.{row['marker']}")["use"]))
        return lines(first, held, score(row))
    if "building" in row:
        return building_lines(facts.entry(f"building.{row['building']}"))
    return lines(first, special(row.get("always", {})), score(row))


def lines(first: Glyphs, then: Glyphs, scored: Glyphs) -> tuple[Glyphs, ...]:
    """Three parts on two lines at most."""
    if first and then and scored:
        return (*first, GAP, GAP, *then), scored
    return tuple(part for part in (first, then, scored) if part)


def score(row: Row) -> Glyphs:
    if "score" not in row:
        return ()
    counted = row["score"]["per"].removeprefix("section_")
    return (sign(counted), GAP, GIVES, GAP, *times("points", row["score"]["points"]))


SPECIALS: Final[dict[str, Glyphs]] = {
    "improved_farmhand": (sign("farmhand-improved"), GIVES, sign("improvement")),
    "no_season_water": (sign("no_water"),),
    "coal_by_the_piece": (sign("coal"), GAP, GIVES, GAP, letters("1"), STAR),
    "swap_disks": (letters("⇄"), sign("any")),
}
