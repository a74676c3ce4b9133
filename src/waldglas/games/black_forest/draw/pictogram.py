"""What tradespeople, jobs and buildings of Black Forest do, as rows of little signs read from the facts."""

from __future__ import annotations

from typing import Any, Final

from waldglas.draw.glyphs import (
    GAP,
    GIVES,
    MANY,
    STAR,
    Glyph,
    Glyphs,
    amounts,
    apart,
    breadth,
    letters,
    sign,
    times,
    word,
)
from waldglas.draw.panels import minus

Row = dict[str, Any]

PLUS: Final = letters("+")
COLON: Final = letters(": ")
TIMES: Final = letters("×")
OR: Final = letters("/")
BREAKS_BEFORE: Final = (GIVES, TIMES, PLUS, OR)
BREAKS_AFTER: Final = (COLON,)
LONG: Final = 6.4  # from this width on, in heights of its line, a row is parted
OTHER_NAMES: Final = {"basic": "any", "livestock": "animal", "any": "any"}


def effect(row: Row) -> Glyphs:
    """One effect: what it needs, what it takes, what it brings."""
    spent = apart([things(row.get("pay", {})), amounts(row.get("remove", {}))])
    brought = apart([raised(row), reward(row), filled(row), special(row)], PLUS)
    whole = (*spent, GAP, GIVES, GAP, *brought) if spent and brought else spent + brought
    if "drop" in row:
        whole = apart([(sign(good), letters("→"), sign("barred")) for good in row["drop"].values()])
    needed = needs(row.get("if", {}))
    whole = (*needed, COLON, *whole) if needed else whole
    return (*whole, OR, *effect(row["then"])) if "then" in row else whole


def things(row: dict[str, int]) -> Glyphs:
    if "different" in row:
        return (letters(f"{row['different']}≠ "), sign("any"))
    return amounts({OTHER_NAMES.get(name, name): number for name, number in row.items()})


def job_reward(row: Row) -> Glyphs:
    """With a number before everything that comes more than once."""
    gain = row.get("gain", {})
    if len(gain) > MANY and len({*gain.values()}) == 1:
        return (letters(f"{max(gain.values())}×"), GAP, *(sign(name) for name in gain))
    brought = {**gain, **row.get("place", {}), "progress": row.get("progress", 0)}
    return apart([*(numbered(name, number) for name, number in brought.items()), built(row)])


def numbered(name: str, number: int) -> Glyphs:
    return (letters(f"{number} "), sign(name)) if number > 1 else (sign(name),) * number


def in_lines(line: Glyphs) -> list[Glyphs]:
    """A long row in two lines, parted where one can read on."""
    places = [i for i in range(1, len(line)) if line[i] in BREAKS_BEFORE or line[i - 1] in BREAKS_AFTER]
    if breadth(line, 1) <= LONG or not places:
        return [line]
    at = min(places, key=lambda i: max(breadth(line[:i], 1), breadth(line[i:], 1)))
    return [line[:at], line[at:]]


def raised(row: Row) -> Glyphs:
    return apart(
        [(sign(OTHER_NAMES.get(good, good)), letters(f"≥{number}")) for good, number in row.get("raise", {}).items()]
    )


def reward(row: Row) -> Glyphs:
    """The goods, animals, tiles, steps and buildings that are gained, and for what."""
    parts = [things(row.get("gain", {})), amounts(row.get("place", {})), times("progress", row.get("progress", 0))]
    found = apart([*parts, built(row)])
    if row.get("wheels") == "both":
        found = apart([found, found], PLUS)
    if "per" in row:
        found = (*found, GAP, TIMES, GAP, *per(row))
    return (*found, GAP, sign("gift")) if row.get("gift") else found


def per(row: Row) -> Glyphs:
    counted = COUNTS[row["per"]]
    if "thresholds" in row:
        return (letters("·".join(str(number) for number in row["thresholds"]) + " "), *counted)
    return (letters(f"{row['every']} "), *counted) if "every" in row else counted


def built(row: Row) -> Glyphs:
    if "build" not in row:
        return ()
    free = (letters(" 0"),) if row["build"] == "free small" else ()
    return (sign("hammer"), sign("house"), *free)


def filled(row: Row) -> Glyphs:
    tiles = apart([(sign(tile),) for tile in row.get("fill", [])], letters("/"))
    return (sign("beside"), GAP, *tiles) if tiles else ()


def special(row: Row) -> Glyphs:
    return SPECIALS.get(row.get("special", ""), ())


def needs(row: dict[str, int]) -> Glyphs:
    return apart([(letters(f"≥{number} "), *COUNTS[what]) for what, number in row.items()])


def each_time(row: Row) -> Glyphs:
    """A permanent effect: when it comes, and what it is."""
    return (*TRIGGERS[row["when"]], COLON, *effect(row))


def always(row: Row) -> Glyphs:
    return apart([ALWAYS[name] for name in row])


def score(row: Row) -> Glyphs:
    counted = COUNTS[row["per"]]
    if "every" in row:
        counted = (letters(f"{row['every']} "), *counted)
    most = (letters(f" ≤{row['most']}"),) if "most" in row else ()
    return (*counted, *most, GAP, GIVES, GAP, letters(minus(row["points"])), STAR)


def counts() -> dict[str, Glyphs]:
    """What is counted, by the names the facts use."""
    plain = (
        *("brick", "wood", "sand", "water", "charcoal", "porridge", "meat", "glass", "provision", "commodity"),
        *("pig", "cattle", "field", "pond", "pasture", "forest", "empty"),
    )
    beside = (sign("beside"), GAP)
    return {
        **{name: (sign(name),) for name in plain},
        "glass_gained": (sign("glass"),),
        "pig_in_forest": (sign("pig"), word("draw-in"), sign("forest")),
        "empty_pasture": (sign("empty"), GAP, sign("pasture")),
        "landscape_set": (sign("field"), sign("pond"), sign("pasture")),
        "brick_wood_set": (sign("brick"), sign("wood")),
        "small_estate": (sign("estate"),),
        "kept_pig": (sign("pig"),),
        "adjacent_empty": (*beside, sign("empty")),
        "adjacent_building": (*beside, sign("house")),
        "adjacent_stocked_pasture": (*beside, sign("pasture"), letters("≥2 "), sign("animal")),
    }


COUNTS: Final = counts()
MINUS_FOREST: Final = (letters("−"), sign("forest"))
SPECIALS: Final[dict[str, Glyphs]] = {
    "extra_turn": (sign("again"),),
    "breed": (letters("2 "), sign("animal"), GAP, GIVES, GAP, letters("3 "), sign("animal")),
    "visit_any": (sign("person"), letters("?")),
}
TRIGGERS: Final[dict[str, Glyphs]] = {
    "estate_added": (PLUS, sign("estate")),
    "forest_removed": MINUS_FOREST,
    "glass_gained": (PLUS, sign("glass")),
    "merchant_moved": (sign("cart"),),
    "entered_cook": (sign("pawn"), GAP, word("tradesperson-cook")),
    "visited_herder": (word("tradesperson-herder"),),
    "butcher_meat": (word("tradesperson-butcher"),),
    "gardener_pond": (word("tradesperson-gardener"), GAP, sign("pond")),
    "farmhand_field": (word("tradesperson-farmhand"), GAP, sign("field")),
    "farmhand_first": (word("tradesperson-farmhand"),),
}
ALWAYS: Final[dict[str, Glyphs]] = {
    "pigs_in_forest": (sign("forest"), COLON, sign("pig"), sign("pig")),
    "free_entry": (sign("pawn"), COLON, letters("0 "), sign("any")),
    "no_estates": (Glyph("estate"), sign("barred")),
    "keep_pigs": (word("tradesperson-butcher"), COLON, sign("pig"), GIVES, sign("house")),
}
