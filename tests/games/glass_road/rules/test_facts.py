"""The data of Glass Road agrees with itself and with the totals the rulebook states."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[4]
FACTS: dict[str, dict[str, Any]] = tomllib.loads(
    (ROOT / "src/waldglas/games/glass_road/facts.toml").read_text(encoding="utf-8")
)
BUILDINGS = FACTS["building"]
SPECIALISTS = FACTS["specialist"]
GOODS = set(FACTS["good"])
BASIC = {good for good, row in FACTS["good"].items() if not row["refined"]}
LANDSCAPE = {"pit", "grove", "pond"}
TILES = {*LANDSCAPE, "forest"}
ENTRIES = [(f"{section}.{key}", row) for section, rows in FACTS.items() for key, row in rows.items()]

COUNTS = {
    *GOODS,
    *TILES,
    *(f"{where}_{tile}" for where in ("adjacent", "largest", "square") for tile in LANDSCAPE),
    *("food_lower", "charcoal_lower", "tile_set", "adjacent_empty", "adjacent_building", "immediate_building"),
    *("token_high", "glass_paid", "brick_paid", "hand_card"),
}
GAIN_COUNTS = {*BASIC, *TILES, "adjacent_empty", "adjacent_pond", "hand_card"}
EFFECT_KEYS = {
    *("repeat", "pay", "remove", "discard", "draw", "place", "gain", "gain_one", "per", "wheels", "gift", "build"),
    "special",
}
SCORE_KEYS = {"per", "points", "every", "at_least", "base"}
EFFECT_OF = {"processing": "use", "immediate": "now", "bonus": "score", "start": "score"}
FIELDS = {
    "building": {"kind", "cost", "points", "starred", "replaces", "text", "use", "now", "score"},
    "specialist": {"fee", "one", "other", "text", "texts", "fee_text"},
}

# A worth for everything: every conversion and every turn of a wheel lowers what its owner has in all (GR-9.5).
VALUE = {"glass": 1, "brick": 1, "sand": 1, "clay": 3, "food": 4, "water": 9, "charcoal": 19, "wood": 68}
VALUE |= {"forest": 137, "pit": 137, "pond": 137, "grove": 141, "offer": 71}
# From dear to cheap: the dearest thing paid stands above everything gained.
RANK = [["offer"], ["forest", "pit", "grove", "pond"], ["wood"], ["charcoal"], ["water"], ["food"], ["clay"], ["sand"]]
RANK += [["brick", "glass"]]
RANK_OF = {thing: place for place, things in enumerate(RANK) for thing in things}


def effects() -> list[tuple[str, dict[str, Any]]]:
    """Every ability of a specialist and every use or one-time effect of a building."""
    found = [(f"{key}.{side}", row[side]) for key, row in SPECIALISTS.items() for side in ("one", "other")]
    return found + [(key, row[side]) for key, row in BUILDINGS.items() for side in ("use", "now") if side in row]


def conversions() -> list[tuple[str, dict[str, Any]]]:
    """What can be done again and again: the uses of processing buildings and the repeated one-time effects."""
    return [(name, effect) for name, effect in effects() if "use" in BUILDINGS.get(name, {}) or effect.get("repeat")]


def paid(effect: dict[str, Any]) -> Counter[str]:
    return Counter({**effect.get("pay", {}), **effect.get("remove", {}), "offer": effect.get("discard", 0)})


def gains(effect: dict[str, Any]) -> list[Counter[str]]:
    """Each way the gain of a conversion can turn out, at its fullest."""
    assert "per" not in effect
    ways = [Counter({good: n}) for good, n in effect.get("gain_one", {}).items()] or [Counter(effect.get("gain", {}))]
    if "place" not in effect:
        return ways
    assert effect["place"]["count"] == 1
    return [way + Counter({tile: 1}) for way in ways for tile in effect["place"]["tiles"]]


def value(things: Counter[str]) -> int:
    return sum(VALUE[thing] * n for thing, n in things.items())


@pytest.mark.parametrize(("name", "row"), ENTRIES, ids=[name for name, _ in ENTRIES])
def test_every_entry_says_what_it_is_and_how_it_is_known(name: str, row: dict[str, Any]) -> None:
    assert row["name"]
    assert row["source"]
    assert row["confidence"] in {"rulebook", "inferred", "reconstructed"}
    section = name.split(".", maxsplit=1)[0]
    if section in FIELDS:
        assert set(row) <= FIELDS[section] | {"name", "source", "confidence"}
        assert row["text"].endswith(".")
    if section == "specialist":
        told = f"{row['texts'][0]}; or {row['texts'][1]}."
        assert row["text"] == (f"{row['fee_text']}: {told}" if "fee" in row else told[:1].upper() + told[1:])


def test_ids_and_names_are_unique() -> None:
    assert not SPECIALISTS.keys() & BUILDINGS.keys()
    names = [row["name"] for rows in (SPECIALISTS, BUILDINGS) for row in rows.values()]
    assert len(set(names)) == len(names)


def test_number_of_cards_and_buildings() -> None:
    """GR-1.3, GR-1.5: 15 specialists, 92 buildings in stacks of 30, 31 and 31, and 3 start buildings."""
    assert len(SPECIALISTS) == 15
    kinds = Counter(row["kind"] for row in BUILDINGS.values())
    assert kinds == {"processing": 30, "immediate": 31, "bonus": 31, "start": 3}
    starred = Counter(row["kind"] for row in BUILDINGS.values() if row["starred"])
    for kind, stack in FACTS["stack"].items():
        assert (kinds[kind], starred[kind]) == (stack["count"], stack["starred"])
    assert sum(stack["count"] + stack.get("unknown", 0) for stack in FACTS["stack"].values()) == 93


def test_glass_and_brick_in_all_costs() -> None:
    """The two totals of p. 19 check the reconstruction of the costs; they are no rule of play."""
    for good in ("glass", "brick"):
        assert sum(row["cost"].get(good, 0) for row in BUILDINGS.values()) == FACTS["check"][good]["total"]


def test_costs_can_be_paid() -> None:
    limits = FACTS["wheel"]["limits"]
    for row in BUILDINGS.values():
        assert row["cost"].keys() <= GOODS
        for good, n in row["cost"].items():
            assert 1 <= n <= limits["basic" if good in BASIC else "refined"]


def test_only_costs_the_text_states_are_sure() -> None:
    sure = {key for key, row in BUILDINGS.items() if row["confidence"] == "rulebook" and row["kind"] != "start"}
    assert sure == {"cooperage", "clay_basin", "loess_plateau", "sand_deposit"}
    assert BUILDINGS["cooperage"]["cost"] == {"wood": 1, "brick": 2}
    assert all(not BUILDINGS[key]["cost"] for key in sure - {"cooperage"})


def test_upgrades() -> None:
    """GR-10.9: two upgrades for each start building, none of them starred."""
    upgrades = {key: row["replaces"] for key, row in BUILDINGS.items() if "replaces" in row}
    starts = FACTS["start"]["buildings"]["order"]
    assert Counter(upgrades.values()) == dict.fromkeys(starts, 2)
    assert {key for key, row in BUILDINGS.items() if row["kind"] == "start"} == set(starts)
    assert not any(BUILDINGS[key]["starred"] for key in upgrades)


def test_points() -> None:
    for row in BUILDINGS.values():
        assert -1 <= row["points"] <= 4
        assert row["kind"] in {"processing", "immediate"} or row["points"] == 0


def test_each_kind_has_its_one_effect() -> None:
    for row in BUILDINGS.values():
        assert row.keys() & {"use", "now", "score"} == {EFFECT_OF[row["kind"]]}


@pytest.mark.parametrize(("name", "effect"), effects(), ids=[name for name, _ in effects()])
def test_effect_keeps_to_the_vocabulary(name: str, effect: dict[str, Any]) -> None:
    assert effect
    assert effect.keys() <= EFFECT_KEYS
    assert not {"gain", "gain_one"} <= effect.keys()
    amounts = [(good, n) for key in ("pay", "gain", "gain_one") for good, n in effect.get(key, {}).items()]
    assert {good for good, _ in amounts} <= GOODS
    assert all(1 <= n <= 7 for _, n in amounts)
    assert set(effect.get("gain_one", {})) <= BASIC
    assert effect.get("remove", {}).keys() <= TILES
    assert effect.get("per", "pit") in GAIN_COUNTS & COUNTS
    assert "per" not in effect or effect.keys() & {"gain", "gain_one"}
    assert "gift" not in effect or "gain_one" in effect
    assert effect.get("wheels", "both") == "both"
    assert effect.get("special", "tavern") == "tavern"
    place = effect.get("place")
    if place is not None:
        assert place.keys() == {"tiles", "where", "count"}
        assert set(place["tiles"]) <= LANDSCAPE
        assert place["where"] in {"anywhere", "adjacent"}
        assert place["count"] in {1, 2, "each"}
    if "use" in BUILDINGS.get(name, {}):
        assert effect.keys() & {"pay", "remove", "discard"}


def test_scores_keep_to_the_vocabulary() -> None:
    scores = {key: row["score"] for key, row in BUILDINGS.items() if "score" in row}
    for score in scores.values():
        assert {"per", "points"} <= score.keys() <= SCORE_KEYS
        assert score["per"] in COUNTS
    assert {key for key, score in scores.items() if score["points"] % 1} == {"glassmakers_colony"}


def test_fees() -> None:
    """GR-7.3: a fee is one good or one forest."""
    fees = {key: row["fee"] for key, row in SPECIALISTS.items() if "fee" in row}
    assert len(fees) == 9
    for fee in fees.values():
        assert len(fee) == 1
        ((key, what),) = fee.items()
        assert list(what.values()) == [1]
        assert what.keys() <= (BASIC if key == "pay" else {"forest"})


def test_builders() -> None:
    """GR-10.1: four specialists build, one of them twice."""
    builds = Counter(name.split(".")[0] for name, effect in effects() if effect.get("build"))
    assert builds == {"cultivator": 1, "supplier": 1, "builder": 2, "carpenter": 1}


@pytest.mark.parametrize(("name", "effect"), conversions(), ids=[name for name, _ in conversions()])
def test_conversion_chains_end(name: str, effect: dict[str, Any]) -> None:
    """GR-9.5: a conversion pays with something dearer than all it gains, and lowers what its owner has in all."""
    cost = paid(effect)
    dearest = min(RANK_OF[thing] for thing, n in cost.items() if n)
    for gain in gains(effect):
        assert value(gain) < value(cost), name
        assert all(dearest < RANK_OF[thing] for thing in gain), name


def test_wheels() -> None:
    """GR-1.9, GR-1.10: the tokens of the two wheels; a turn, too, lowers what its owner has in all."""
    for key in ("glass", "brick"):
        wheel = FACTS["start"][f"{key}_wheel"]
        assert wheel["refined"] == key
        assert wheel["tokens"].keys() == {key, *wheel["basic"]}
        assert {good for good, row in FACTS["good"].items() if key in row["wheels"]} == wheel["tokens"].keys()
        assert min(wheel["tokens"].values()) == 0 == wheel["tokens"][key]
        assert VALUE[key] < sum(VALUE[good] for good in wheel["basic"])
    dial, limits = FACTS["wheel"]["dial"], FACTS["wheel"]["limits"]
    assert dial["sectors"] == dial["basic"] + dial["refined"]
    assert (dial["basic"], dial["refined"]) == (limits["basic"] + 1, limits["refined"] + 1)


def test_landscape() -> None:
    """GR-1.11: the start layout covers every space once, forests lying on two spaces side by side."""
    board = FACTS["start"]["landscape"]
    grid = [f"{column}{row}" for row in range(1, board["rows"] + 1) for column in "abcdefgh"[: board["columns"]]]
    forests = board["forest"]
    small = [space for tile in ("pit", "grove", "pond", "empty") for space in board[tile]]
    assert sorted(small + [space for pair in forests for space in pair]) == sorted(grid)
    for left, right in forests:
        assert (ord(right[0]) - ord(left[0]), left[1:]) == (1, right[1:])
    counts = FACTS["start"]["tiles"]
    assert all(len(board[tile]) == counts[tile] for tile in TILES)
    touches = FACTS["start"]["buildings"]["touches"]
    assert len(touches) == len(FACTS["start"]["buildings"]["order"])
    assert [space for spaces in touches for space in spaces] == ["a1", "a3", "a5"]


def test_seats_and_periods() -> None:
    """GR-1.6, GR-3.1, GR-18.2: offers and periods are given once for each number of seats."""
    assert sorted(seat for row in FACTS["offers"].values() for seat in row["seats"]) == [1, 2, 3, 4]
    period = FACTS["period"]
    assert sorted(seat for key in ("many", "two", "solo") for seat in period[key]["seats"]) == [1, 2, 3, 4]
    assert period["many"]["rounds"] + period["many"]["slots"] == period["many"]["hand"]
    hands = FACTS["solo"]["hands"]["cards"]
    assert len(hands) == period["solo"]["periods"]
    assert all(before + now <= len(SPECIALISTS) for before, now in pairwise(hands))
