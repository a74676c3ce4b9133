"""The data of Black Forest agrees with itself and with the numbers the rulebook states."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[4]
FACTS: dict[str, dict[str, Any]] = tomllib.loads(
    (ROOT / "src/waldglas/games/black_forest/facts.toml").read_text(encoding="utf-8")
)
BUILDINGS = FACTS["building"]
TRADESPEOPLE = FACTS["tradesperson"]
JOBS = FACTS["job"]
VILLAGES = FACTS["village"]
GOODS = set(FACTS["good"])
BASIC = {good for good, row in FACTS["good"].items() if not row["refined"]}
LANDSCAPE = {"field", "pond", "pasture"}
TILES = set(FACTS["tile"])
ANIMALS = set(FACTS["animal"])
SEATS = {1: "one", 2: "two", 3: "three", 4: "four"}
ENTRIES = [(f"{section}.{key}", row) for section, rows in FACTS.items() for key, row in rows.items()]

PAID = {*GOODS, *ANIMALS, "livestock", "different", "progress", "basic", "any"}
GAINED = {*GOODS, *ANIMALS, "basic", "livestock"}
DOMAIN_COUNTS = {*TILES, *ANIMALS, "pig_in_forest", "empty_pasture", "empty"}
SCORED = {
    *("charcoal", "meat", "porridge", "water", "sand", "brick_wood_set", "field", "pond", "landscape_set", "empty"),
    *("kept_pig", "small_estate", "adjacent_empty", "adjacent_building", "adjacent_stocked_pasture"),
}
TRIGGERS = {
    *("estate_added", "forest_removed", "glass_gained", "merchant_moved", "entered_cook", "visited_herder"),
    *("butcher_meat", "gardener_pond", "farmhand_field", "farmhand_first"),
}
SPECIALS = {"extra_turn", "breed", "visit_any"}
PARTS = {"gain", "place", "progress", "build"}
EFFECT_KEYS = {
    *("if", "pay", "remove", "drop", "raise", "fill", "special", "then", *PARTS),
    *("per", "every", "most", "thresholds", "wheels", "gift", "where", "optional", "whole"),
}
ALWAYS_KEYS = {"pigs_in_forest", "free_entry", "no_estates", "keep_pigs"}
CLASS_OF = {"use": "conversion", "now": "instant", "each": "permanent", "always": "permanent", "score": "end"}
CLASS_OF |= {"needs": "condition", "alone": "condition"}
COMMON = {"name", "confidence", "source"}
FIELDS = {
    "building": {"kind", "classes", "tile", "side", "level", "cost", "cost_by_seats", "points", "text", *CLASS_OF},
    "tradesperson": {"back", "visit", "text"},
    "job": {"kind", "at", "text", "pay", "remove", *PARTS},
    "village": {"size", "slots"},
    "path": {"ends", "provisions"},
}

# A worth for everything: every conversion and every turn of a wheel lowers what its owner has in all (BF-15.9). The
# forest's worth covers the water of a Lakeside Forest Cabin, that of the glass the porridge of a Cabinet Painter.
VALUE = {"brick": 5, "glass": 5, "provision": 1, "commodity": 1, "sand": 10, "pig": 10, "cattle": 10, "water": 10}
VALUE |= {"charcoal": 12, "pasture": 15, "wood": 16, "porridge": 18, "meat": 28, "pond": 39, "progress": 50}
VALUE |= {"field": 60, "forest": 75}
CABIN = {"forest": Counter({"water": 1})}
PAINTER = {"glass": Counter({"porridge": 1})}


def effect_of_job(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("pay", "remove", "gain", "place", "progress", "build") if key in row}


def effects() -> list[tuple[str, dict[str, Any]]]:
    """Every effect of a visit, a job and a building."""
    found = [(f"{key}.{i}", effect) for key, row in TRADESPEOPLE.items() for i, effect in enumerate(row["visit"])]
    found += [(f"job.{key}", effect_of_job(row)) for key, row in JOBS.items()]
    for key, row in BUILDINGS.items():
        found += [(f"{key}.{i}", effect) for i, effect in enumerate(row.get("use", []) + row.get("now", []))]
        if "each" in row:
            found.append((key, {name: what for name, what in row["each"].items() if name != "when"}))
    found += [(f"{name}.then", effect["then"]) for name, effect in found if "then" in effect]
    return found


def conversions() -> list[tuple[str, dict[str, Any]]]:
    return [(f"{key}.{i}", effect) for key, row in BUILDINGS.items() for i, effect in enumerate(row.get("use", []))]


def fullest(effect: dict[str, Any]) -> Counter[str]:
    """All that a conversion can bring, with what permanent buildings add to it."""
    times = len(effect.get("thresholds", [1]))
    got = Counter({good: n * times for good, n in effect.get("gain", {}).items()})
    got += Counter(effect.get("place", {})) + Counter({"progress": effect.get("progress", 0)})
    for thing, extra in (CABIN | PAINTER).items():
        for _ in range(effect.get("remove", {}).get(thing, 0) + effect.get("gain", {}).get(thing, 0)):
            got += extra
    return got


def value(things: Counter[str] | dict[str, int]) -> int:
    return sum(VALUE[thing] * n for thing, n in things.items())


def neighbours(place: str) -> set[str]:
    return {other for row in FACTS["path"].values() if place in row["ends"] for other in row["ends"]} - {place}


def distances(start: str) -> dict[str, int]:
    """Provisions to every place: all paths cost the same, so the rings around the start are enough."""
    found = {start: 0}
    reached = [start]
    for place in reached:
        for other in sorted(neighbours(place)):
            if other not in found:
                found[other] = found[place] + 1
                reached.append(other)
    return found


def grid(estate: dict[str, Any]) -> list[str]:
    return [f"{column}{row}" for row in range(1, estate["rows"] + 1) for column in "abcdefgh"[: estate["columns"]]]


@pytest.mark.parametrize(("name", "row"), ENTRIES, ids=[name for name, _ in ENTRIES])
def test_every_entry_says_what_it_is_and_how_it_is_known(name: str, row: dict[str, Any]) -> None:
    assert row["name"]
    assert row["source"]
    assert row["confidence"] in {"rulebook", "inferred", "reconstructed"}
    section = name.split(".", maxsplit=1)[0]
    if section in FIELDS:
        assert set(row) <= FIELDS[section] | COMMON
        assert row.get("text", "A sentence.").endswith(".")


def test_ids_and_names_are_unique() -> None:
    for section in ("tradesperson", "job", "building", "village", "location"):
        names = [row["name"] for row in FACTS[section].values()]
        assert len(set(names)) == len(names)


def test_number_of_pieces() -> None:
    """BF-1.2: 17 tradespeople, 11 jobs, 36 tiles of small buildings with two sides, 14 large buildings."""
    assert Counter(row["back"] for row in TRADESPEOPLE.values()) == {"owl": 5, "fox": 5, "stag": 5, "mouse": 2}
    assert Counter(row["kind"] for row in JOBS.values()) == {"tradesperson": 5, "location": 6}
    assert Counter(row["kind"] for row in BUILDINGS.values()) == {"small": 72, "large": 14}
    sides = [(row["tile"], row["side"]) for row in BUILDINGS.values() if row["kind"] == "small"]
    assert sides == [(tile, side) for tile in range(1, 37) for side in "AB"]
    levels = Counter(row["level"] for row in BUILDINGS.values() if row["kind"] == "large")
    assert levels == {1: 6, 2: 3, 3: 5}
    assert [tile for row in FACTS["row"].values() for tile in row["tiles"]] == list(range(1, 37))


def test_costs_can_be_paid() -> None:
    """BF-13.4: the columns of small buildings cost 0, 1 and 2 glass, large buildings 3."""
    limits = FACTS["wheel"]["limits"]
    for row in BUILDINGS.values():
        assert row["cost"].keys() <= GOODS | TILES
        for what, n in row["cost"].items():
            assert 1 <= n <= (limits["refined"] if what == "glass" else limits["basic"])
        column = 3 if row["kind"] == "large" else (row["tile"] - 1) % 3
        assert row["cost"].get("glass", 0) == column


def test_cost_of_the_fort() -> None:
    """BF-21.35: brick for each other pawn's owner; 1 alone, 2 with the neutral pawn."""
    assert {key for key, row in BUILDINGS.items() if "cost_by_seats" in row} == {"fort"}
    assert BUILDINGS["fort"]["cost_by_seats"] == {"brick": [1, 2, 2, 3]}


def test_points() -> None:
    for row in BUILDINGS.values():
        assert 0 <= row["points"] <= 10
        assert row["kind"] == "large" or row["points"] <= 6
    plain = {key for key, row in BUILDINGS.items() if not row.keys() & CLASS_OF.keys()}
    assert plain == {"general_hospital", "hunting_lodge", "thermal_baths"}
    assert all(BUILDINGS[key]["points"] == 10 and BUILDINGS[key]["level"] == 2 for key in plain)


def test_classes_name_what_a_building_has() -> None:
    for key, row in BUILDINGS.items():
        has = {name for field, name in CLASS_OF.items() if field in row}
        # The lost marker of the Potash Manufacturer lasts, though nothing is left to be run.
        assert set(row["classes"]) == has | ({"permanent"} if key == "potash_manufacturer" else set())


@pytest.mark.parametrize("effect", [effect for _, effect in effects()], ids=[name for name, _ in effects()])
def test_effect_keeps_to_the_vocabulary(effect: dict[str, Any]) -> None:
    assert effect
    assert effect.keys() <= EFFECT_KEYS
    assert effect.get("pay", {}).keys() <= PAID
    assert effect.get("gain", {}).keys() <= GAINED
    assert effect.get("raise", {}).keys() <= {*BASIC, "basic"}
    assert effect.get("remove", {}).keys() | effect.get("place", {}).keys() <= TILES
    assert effect.get("if", {}).keys() <= GOODS | TILES | ANIMALS
    assert set(effect.get("fill", [])) <= LANDSCAPE
    amounts = [n for key in ("pay", "remove", "gain", "place", "raise", "if") for n in effect.get(key, {}).values()]
    assert all(1 <= n <= 7 for n in amounts)
    assert 1 <= effect.get("progress", 1) <= 3
    assert effect.get("build", "paid") in {"paid", "free small"}
    assert effect.get("special", "breed") in SPECIALS
    assert effect.get("wheels", "both") == "both"
    assert effect.get("where", "estate") == "estate"
    assert effect.get("drop", {"glassmaking": "charcoal"}) == {"glassmaking": "charcoal"}
    assert effect.get("per", "pond") in DOMAIN_COUNTS | {"glass_gained"}
    assert "per" not in effect or "gain" in effect
    assert "per" in effect or not effect.keys() & {"every", "thresholds"}
    assert effect.get("thresholds", []) == sorted(set(effect.get("thresholds", [])))
    assert "gift" not in effect or "basic" in effect["gain"]


def test_permanent_effects_keep_to_the_vocabulary() -> None:
    triggers = [row["each"]["when"] for row in BUILDINGS.values() if "each" in row]
    assert set(triggers) == TRIGGERS
    assert all(row["always"].keys() <= ALWAYS_KEYS for row in BUILDINGS.values() if "always" in row)
    assert {key for row in BUILDINGS.values() for key in row.get("always", {})} == ALWAYS_KEYS


def test_every_special_is_used_once() -> None:
    used = [effect["special"] for _, effect in effects() if "special" in effect]
    assert sorted(used) == sorted(SPECIALS)


def test_scores_keep_to_the_vocabulary() -> None:
    scores = [row["score"] for row in BUILDINGS.values() if "score" in row]
    assert all({"per", "points"} <= score.keys() <= {"per", "points", "every", "most"} for score in scores)
    assert {score["per"] for score in scores} == SCORED


def test_conditions() -> None:
    """BF-13.8: three buildings may only be built under a condition."""
    needs = {key: row["needs"] for key, row in BUILDINGS.items() if "needs" in row}
    assert needs == {"farmers_residence": {"field": 4}, "smokehouse": {"pond": 3}}
    assert [key for key, row in BUILDINGS.items() if row.get("alone")] == ["hermits_hut"]


def test_builders() -> None:
    """BF-13.1: three tradespeople and a job let one build."""
    builds = {name.split(".")[0] for name, effect in effects() if effect.get("build") == "paid"}
    assert builds == {"builder", "carpenter", "woodworker"}
    assert [name for name, effect in effects() if effect.get("build") == "free small"] == ["job.captain"]


@pytest.mark.parametrize(("name", "effect"), conversions(), ids=[name for name, _ in conversions()])
def test_conversion_chains_end(name: str, effect: dict[str, Any]) -> None:
    """BF-15.9: a conversion lowers what its owner has in all."""
    cost = Counter(effect.get("pay", {})) + Counter(effect.get("remove", {}))
    assert cost
    assert value(fullest(effect)) < value(cost), name


def test_turns_of_the_wheels_lower_the_value() -> None:
    """BF-15.9: so does production, also without charcoal and with the porridge of a Cabinet Painter."""
    wheels = FACTS["wheel"]
    basics = [good for good in wheels["glassmaking"]["basic"] if good != "charcoal"]
    assert VALUE["glass"] + value(PAINTER["glass"]) < sum(VALUE[good] for good in basics)
    gained = 2 * VALUE["provision"] + VALUE["commodity"]
    assert gained < sum(VALUE[good] for good in wheels["cooking"]["basic"])


def test_only_the_number_of_small_estates_bounds_relocations() -> None:
    """BF-12.6, BF-15.9: with seven cattle and seven buildings a small estate could pay for the next one.

    Glass Furnace, Ox Stable, Lakeside Forest Cabin, Lumber Storage, Cooperage, Irrigation System, Trout Fishery.
    """
    forests = len(FACTS["estate"]["small"]["forest"])
    wood = forests * len(BUILDINGS["ox_stable"]["use"][0]["thresholds"])
    wood += BUILDINGS["lumber_storage"]["each"]["raise"]["wood"]
    water = forests * BUILDINGS["lakeside_forest_cabin"]["each"]["gain"]["water"] + wood * 3 / 2
    pond = BUILDINGS["irrigation_system"]["use"][1]["pay"]["water"]
    meat = water / (pond - BUILDINGS["trout_fishery"]["use"][0]["gain"]["water"])
    assert meat > FACTS["estate"]["hut"]["steps"] * BUILDINGS["glass_furnace"]["use"][0]["pay"]["meat"]
    assert FACTS["estate"]["small"]["pieces"] == 12


def test_wheels() -> None:
    """BF-1.13, BF-1.14: what the wheels carry and where their markers start."""
    wheels = FACTS["wheel"]
    for key in ("glassmaking", "cooking"):
        wheel = wheels[key]
        carried = {*wheel["refined"], *wheel["basic"]}
        assert {good for good, row in FACTS["good"].items() if key in row["wheels"]} == carried
        assert wheel["markers"].keys() == carried - {"provision"}
        assert min(wheel["markers"][good] for good in wheel["basic"]) == 0
        assert all((good in BASIC) == (good in wheel["basic"]) for good in carried)
    assert sum(wheels["cooking"]["provisions"]) == 3
    assert len(wheels["cooking"]["provisions"]) == 2
    dial, limits = wheels["dial"], wheels["limits"]
    assert dial["sectors"] == dial["basic"] + dial["refined"]
    assert (dial["basic"], dial["refined"]) == (limits["basic"] + 1, limits["refined"] + 1)
    points = FACTS["scoring"]["cooking_dial"]["points"]
    assert points == sorted(points)
    assert 7 in points


def test_end_symbol_is_ahead_of_the_markers() -> None:
    """BF-16.1: no marker starts on or beyond the symbol, and none can be set beyond it by gaining."""
    wheels = FACTS["wheel"]
    sectors = wheels["dial"]["sectors"]
    start = {(-1 - value) % sectors for value in wheels["cooking"]["provisions"]}
    lowest_gain = (-1 - wheels["limits"]["refined"]) % sectors
    assert 0 < wheels["hourglass"]["sector"] < min(*start, lowest_gain)


def test_estates() -> None:
    """BF-1.16, BF-12.2: every space is one thing; the hut covers two spaces, one above the other or side by side."""
    for estate in (FACTS["estate"]["main"], FACTS["estate"]["small"]):
        things = [space for key in ("forest", "field", "pond", "hut", "stable", "empty") for space in estate[key]]
        assert sorted(things) == sorted(grid(estate))
        first, second = estate["hut"]
        assert abs(ord(first[0]) - ord(second[0])) + abs(int(first[1]) - int(second[1])) == 1
    main, small = FACTS["estate"]["main"], FACTS["estate"]["small"]
    assert [len(main[key]) for key in ("forest", "field", "pond", "stable")] == [3, 2, 2, 1]
    assert [len(small[key]) for key in ("forest", "field", "pond", "stable")] == [2, 0, 0, 0]


def test_start_animals_find_room() -> None:
    """BF-1.15: the pig and the cattle of the extra goods have a forest and a stable."""
    main, housing = FACTS["estate"]["main"], FACTS["housing"]
    assert len(main["stable"]) * housing["stable"]["room"] >= 1
    assert len(main["forest"]) * housing["forest"]["room"] >= 1
    assert housing["stable"]["animals"] == ["cattle"]
    assert housing["forest"]["animals"] == ["pig"]


def test_villages_take_all_tradespeople() -> None:
    """BF-1.8, BF-5.4: 2 large villages of 4 and 3 small ones of 3; the backs are those of the tradespeople."""
    sizes = Counter((row["size"], len(row["slots"])) for row in VILLAGES.values())
    assert sizes == {("large", 4): 2, ("small", 3): 3}
    slots = Counter(back for row in VILLAGES.values() for back in row["slots"])
    assert slots == Counter(row["back"] for row in TRADESPEOPLE.values())


def test_map_is_connected() -> None:
    """BF-5.6, BF-8.4: every place can be reached, each path for 1 provision; the villages form a ring."""
    places = {*VILLAGES, *FACTS["location"]}
    assert {end for row in FACTS["path"].values() for end in row["ends"]} == places
    assert len({frozenset(row["ends"]) for row in FACTS["path"].values()}) == len(FACTS["path"])
    assert all(row["provisions"] == 1 and len(set(row["ends"])) == 2 for row in FACTS["path"].values())
    assert all(distances(place).keys() == places for place in places)
    ring = list(VILLAGES)
    for i, village in enumerate(ring):
        assert neighbours(village) & set(ring) == {ring[i - 1], ring[(i + 1) % len(ring)]}


def test_locations_make_no_short_cut() -> None:
    """BF-8.4: between villages the ring is never longer than a way through a location."""
    ring = list(VILLAGES)
    for i, village in enumerate(ring):
        for j, other in enumerate(ring):
            around = abs(i - j)
            assert distances(village)[other] == min(around, len(ring) - around)


def test_travel_example() -> None:
    """BF-8.6: the next village is 1 away, and the Hermit 2 with a village in between."""
    two_away = [village for village in VILLAGES if distances(village)["hermit"] == 2]
    assert any("hermit" in neighbours(between) for village in two_away for between in neighbours(village) & {*VILLAGES})


def test_jobs_have_their_places() -> None:
    """BF-6.3, BF-6.4: a job belongs to a location or to a tradesperson of the same name."""
    for row in JOBS.values():
        owner = FACTS["location"] if row["kind"] == "location" else TRADESPEOPLE
        assert owner[row["at"]]["name"] == row["name"]
    assert {row["job"] for row in FACTS["location"].values()} == {
        key for key, row in JOBS.items() if row["kind"] == "location"
    }


def test_numbers_by_seats() -> None:
    """BF-1.6, BF-1.15, BF-6.2, BF-6.7: every number of seats has its extra goods, its jobs and its large buildings."""
    for seats, key in SEATS.items():
        extra, jobs = FACTS["extra"][key], FACTS["jobs"][key]
        assert (extra["seats"], jobs["seats"]) == (seats, seats)
        assert len(extra["gain"]) == seats
        assert extra["gain"][0] == {}
        assert {what for gain in extra["gain"] for what in gain} <= GOODS | ANIMALS
        assert len(jobs["shown"]) == seats
        assert sum(jobs["shown"]) == jobs["most"] < len(VILLAGES)
    large = [row for key, row in FACTS["setup"].items() if key.startswith("large")]
    assert sorted(seats for row in large for seats in row["seats"]) == [1, 2, 3, 4]
    assert all(row["levels"][:2] == [2, 1] for row in large)
    assert FACTS["setup"]["buildings"]["flipped"] == 10


def test_solo_game() -> None:
    """BF-18: 5 years of 5 pawns, titles from 20 points on."""
    solo = FACTS["solo"]["game"]
    assert (solo["years"], solo["pawns"], solo["redeal"]) == (5, 5, 4)
    assert [row["from"] for row in FACTS["title"].values()] == [20, 30, 40, 50, 60, 70]
