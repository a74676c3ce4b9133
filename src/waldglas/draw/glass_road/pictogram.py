"""Effects, costs and scores as rows of little signs, read from the facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from htpy import Node

from waldglas.draw.pen import Anchor, use, used, width_of, write
from waldglas.draw.tiles import TILE_BOX

Row = dict[str, Any]

MANY: Final = 4  # from so many of a thing on, a number stands before it
TILE_SIGNS: Final = {"pit": "pit", "grove": "grove", "pond": "pond", "forest": "woods"}
TILE_WIDTH: Final = 1.42
TALL: Final = TILE_BOX[1] / TILE_BOX[0]
LETTER: Final = 0.74
PILED: Final = 0.68
CROWDED: Final = 8  # from so many pieces on, a cost uses numbers
SPREAD: Final = {" ": 0.32, "½": 1.02, "/": 0.42}


@dataclass(frozen=True)
class Glyph:
    """A sign of the sheet, four of them in a square, or a few letters; as wide as so many heights of its line."""

    shape: str = ""
    text: str = ""
    width: float = 1.0
    square: bool = False


Glyphs = tuple[Glyph, ...]

GIVES: Final = Glyph("gives", width=0.95)
STAR: Final = Glyph("star")
GAP: Final = Glyph(width=0.22)


def sign(name: str) -> Glyph:
    return Glyph(TILE_SIGNS[name], width=TILE_WIDTH) if name in TILE_SIGNS else Glyph(name, width=0.98)


def letters(text: str) -> Glyph:
    """Letters in bold; a digit is as wide as a small letter, whichever it is."""
    width = sum(SPREAD.get(letter) or max(0.62, width_of(letter, 1)) for letter in text)
    return Glyph(text=text, width=width * LETTER * 1.06)


def times(name: str, count: int) -> Glyphs:
    """A thing so many times: drawn one by one, or with a number."""
    return (sign(name),) * count if count < MANY else (letters(f"{count} "), sign(name))


def amounts(row: dict[str, int]) -> Glyphs:
    return apart([times(good, count) for good, count in row.items()])


def price(row: dict[str, int]) -> Glyphs:
    """A cost: the pieces of each good pushed together like a pile."""
    edge = Glyph(width=(1 - PILED) / 2)
    piles = [(edge, *[Glyph(good, width=PILED)] * count, edge) for good, count in row.items()]
    return apart(piles) if sum(row.values()) < CROWDED else amounts(row)


def apart(parts: Iterable[Glyphs], between: Glyph = GAP) -> Glyphs:
    found: Glyphs = ()
    for part in parts:
        found += (between, *part) if found and part else part
    return found


# What an ability or a building does


def effect(row: Row) -> Glyphs:
    spent = apart([amounts(row.get("pay", {})), amounts(row.get("remove", {})), times("plan", row.get("discard", 0))])
    brought = apart([drawn(row), placed(row), gained(row), built(row)], between=letters("+"))
    whole = (*spent, GAP, GIVES, GAP, *brought) if spent and brought else spent + brought
    return (letters("n×"), GAP, *whole) if row.get("repeat") else whole


def drawn(row: Row) -> Glyphs:
    return (sign("plan-processing"), sign("plan-immediate"), sign("plan-bonus")) if "draw" in row else ()


def placed(row: Row) -> Glyphs:
    if "place" not in row:
        return ()
    place = row["place"]
    tiles = apart([(sign(tile),) for tile in place["tiles"]], letters("/"))
    many = (letters("2×"), GAP) if place["count"] == 2 else ()
    near = (sign("beside"), GAP) if place["where"] == "adjacent" else ()
    return (*near, *many, *tiles)


def gained(row: Row) -> Glyphs:
    one_of = row.get("gain_one", {})
    if len(one_of) >= MANY:
        found = times("any", max(one_of.values()))
    elif one_of:
        found = apart([times(good, count) for good, count in one_of.items()], letters("/"))
    else:
        found = amounts(row.get("gain", {}))
    if row.get("wheels") == "both":
        found = apart([found, found], letters("+"))
    if "per" in row:
        found = (*found, GAP, letters("×"), GAP, *COUNTS[row["per"]])
    if row.get("gift"):
        found = (*found, GAP, sign("gift"))
    return found


def built(row: Row) -> Glyphs:
    if row.get("special") == "tavern":
        return (sign("beside"), GAP, sign("plan-immediate"))
    return (sign("hammer"), sign("house")) if row.get("build") else ()


# What a building scores


def score(row: Row) -> Glyphs:
    counted = COUNTS[row["per"]]
    if "every" in row:
        counted = times(row["per"], row["every"])
    if "at_least" in row:
        counted = (letters(f"≥{row['at_least']} "), *counted)
    base = (letters(f"{row['base']}"), STAR, letters("+")) if "base" in row else ()
    return (*base, *counted, GAP, GIVES, GAP, letters(number_of(row["points"])), STAR)


def number_of(points: float) -> str:
    return "½" if points == 0.5 else f"{points:g}"


def counts() -> dict[str, Glyphs]:
    """What is counted, by the names the facts use."""
    goods = ("glass", "brick", "sand", "food", "charcoal", "water", "wood", "clay")
    found: dict[str, Glyphs] = {name: (sign(name),) for name in (*goods, *TILE_SIGNS)}
    for tile in ("pit", "grove", "pond"):
        found[f"adjacent_{tile}"] = (sign("beside"), GAP, sign(tile))
        found[f"largest_{tile}"] = (letters("max "), sign(tile), sign(tile))
        found[f"square_{tile}"] = (Glyph(TILE_SIGNS[tile], width=1.9, square=True),)
    return {
        **found,
        "food_lower": (letters("min "), sign("food")),
        "charcoal_lower": (letters("min "), sign("charcoal")),
        "tile_set": (sign("pit"), sign("grove"), sign("pond")),
        "adjacent_empty": (sign("beside"), GAP, sign("empty")),
        "adjacent_building": (sign("beside"), GAP, sign("house")),
        "immediate_building": (sign("plan-immediate"),),
        "token_high": (sign("token"), letters("≥4")),
        "glass_paid": (sign("hammer"), sign("glass")),
        "brick_paid": (sign("hammer"), sign("brick")),
        "hand_card": (sign("specialist"),),
    }


COUNTS: Final = counts()


# Rows of signs


def breadth(glyphs: Sequence[Glyph], size: float) -> float:
    return size * sum(glyph.width for glyph in glyphs)


def fitting(glyphs: Sequence[Glyph], size: float, room: float) -> float:
    """The size at which a row keeps to its room."""
    return min(size, room / max(breadth(glyphs, 1), 0.01))


def row_of(
    glyphs: Sequence[Glyph], x: float, middle: float, size: float, room: float, anchor: Anchor = "start"
) -> list[Node]:
    """A row of signs along a middle line, from x or around it."""
    size = fitting(glyphs, size, room)
    if anchor == "middle":
        x -= breadth(glyphs, size) / 2
    placed = []
    for glyph in glyphs:
        placed.append(stamp(glyph, x, middle, size))
        x += glyph.width * size
    return placed


def stamp(glyph: Glyph, x: float, middle: float, size: float) -> Node:
    width = glyph.width * size
    if glyph.text:
        return write(glyph.text, x, middle + size * 0.27, size * LETTER, face="serif", bold=True)
    if glyph.square:
        half = width / 2
        return [wide(glyph.shape, x + i % 2 * half, middle + (i // 2 - 1) * size * 0.55, half) for i in range(4)]
    if not glyph.shape:
        return None
    if glyph.width == TILE_WIDTH:
        return wide(glyph.shape, x + width * 0.02, middle - width * TALL / 2, width * 0.96)
    return use(glyph.shape, x + (width - size) / 2, middle - size / 2, size)


def wide(shape: str, x: float, y: float, width: float) -> Node:
    return used(href=f"#wg-{shape}", x=x, y=y, width=width, height=width * TALL)
