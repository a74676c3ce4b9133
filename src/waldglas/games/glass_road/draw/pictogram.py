"""Effects and scores as rows of little signs, read from the facts."""

from __future__ import annotations

from typing import Any, Final

from waldglas.draw.glyphs import GAP, GIVES, MANY, STAR, Glyph, Glyphs, amounts, apart, letters, sign, times

Row = dict[str, Any]

TILE_SIGNS: Final = ("pit", "grove", "pond", "forest")


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
        single = len(counted) == 1 and row["every"] < MANY
        counted = counted * row["every"] if single else (letters(f"{row['every']} "), *counted)
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
        found[f"square_{tile}"] = (Glyph(tile, width=1.9, square=True),)
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
