"""The data of Haspelknecht agrees with itself and with the totals the rulebook states."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

Row = dict[str, Any]
Place = tuple[int, int]

ROOT = Path(__file__).parents[4]
FACTS: dict[str, dict[str, Row]] = tomllib.loads(
    (ROOT / "src/waldglas/games/haspelknecht/facts.toml").read_text(encoding="utf-8")
)
ENTRIES = [(f"{section}.{key}", row) for section, rows in FACTS.items() for key, row in rows.items()]
DEVELOPMENTS = FACTS["development"]
MARKERS = FACTS["marker"]
BUILDINGS = FACTS["building"]
LAYOUTS = FACTS["layout"]

COLOURS = {"black", "brown", "yellow"}
STORED = {"food", "wood", "coal"}
GOODS = {*STORED, "thaler"}
SECTION_SYMBOLS = {"wheelbarrow", "oil_lamp", "lorry"}
EFFECT_KEYS = {"pay", "gain", "water", "excavate", "disk", "works", "special"}
SPECIALS = {"improved_farmhand", "no_season_water", "coal_by_the_piece", "swap_disks"}
COUNTS = {*(f"section_{symbol}" for symbol in SECTION_SYMBOLS), "fork", "hammer"}
COMMON = {"name", "confidence", "source"}
FIELDS = {
    "development": {
        *("number", "level", "kind", "cost", "points", "symbols", "text"),
        *("now", "always", "marker", "building", "score"),
    },
    "marker": {"pieces", "when", "use", "text"},
    "building": {"pieces", "when", "use", "each_phase", "store", "text"},
}
# From dear to cheap: what can be done again and again at a window pays something dearer than all it gains.
RANK = ["wood", "coal", "points"]
OPEN = "()"


def effects() -> list[tuple[str, Row]]:
    """Every effect of a development, a marker or a building."""
    found = [(key, effect) for key, row in DEVELOPMENTS.items() for effect in row.get("now", []) if effect]
    found += [(key, row["always"]) for key, row in DEVELOPMENTS.items() if "always" in row]
    found += [(f"{key} marker", row["use"]) for key, row in MARKERS.items()]
    return found + [(f"{key} building", effect) for key, row in BUILDINGS.items() for effect in row.get("use", [])]


def stores() -> list[Row]:
    rows = [*FACTS["storage"].values(), *BUILDINGS.values()]
    return [store for row in rows for store in row.get("store", [])]


def tiles(rows: list[str]) -> dict[Place, str]:
    """What lies on a board, by row and cell."""
    cells = [(down, cell) for down, row in enumerate(rows) for cell in range(len(row) // 2)]
    found = {(down, cell): rows[down][2 * cell : 2 * cell + 2] for down, cell in cells}
    return {place: text for place, text in found.items() if text.strip()}


def touching(place: Place) -> list[Place]:
    down, cell = place
    steps = [(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)]
    return [(down + y, cell + x) for y, x in steps]


def level_of(place: Place, text: str) -> int:
    """An open place of a named layout takes its level from its row."""
    return place[0] + 1 if text == OPEN else int(text[0])


def thaler_of(development: Row) -> int:
    """What it gives outright, nothing being paid for it."""
    given = [effect.get("gain", {}).get("thaler", 0) for effect in development.get("now", []) if "pay" not in effect]
    return max(given, default=0)


@pytest.mark.parametrize(("name", "row"), ENTRIES, ids=[name for name, _ in ENTRIES])
def test_every_entry_says_what_it_is_and_how_it_is_known(name: str, row: Row) -> None:
    assert row["name"]
    assert row["source"]
    assert row["confidence"] in {"rulebook", "inferred", "reconstructed"}
    section = name.split(".", maxsplit=1)[0]
    if section in FIELDS:
        assert set(row) <= FIELDS[section] | COMMON
        assert row["text"].endswith(".")


def test_names_are_unique() -> None:
    for section, rows in FACTS.items():
        names = [row["name"] for row in rows.values()]
        assert len(set(names)) == len(names), section


def test_disks_fill_the_pools() -> None:
    """HK-1.6, HK-1.7: nine disks for each pool, one pool for each seat, and no more disks than the box holds."""
    pools, size = FACTS["pool"], FACTS["refill"]["pools"]
    assert sorted(bag["seats"] for bag in FACTS["bag"].values()) == [2, 3, 4]
    for bag in FACTS["bag"].values():
        used = [pool for pool in pools.values() if pool["from_seats"] <= bag["seats"]]
        assert len(used) == bag["seats"]
        assert sum(bag[colour] for colour in COLOURS) == len(used) * (size["action"] + size["reserve"])
        assert all(bag[colour] <= FACTS["disk"][colour]["pieces"] for colour in COLOURS)
        assert {pool["water"] for pool in used} == {False, True}
    assert all(FACTS["bag"]["four"][colour] == FACTS["disk"][colour]["pieces"] for colour in COLOURS)


def test_disks() -> None:
    """HK-6.1, HK-9.3: what a disk is worth for the turn order, and what it makes."""
    assert {colour: (row["value"], row["makes"]) for colour, row in FACTS["disk"].items()} == {
        "black": (1, "mining"),
        "brown": (2, "wood"),
        "yellow": (3, "food"),
    }


def test_year_wheel() -> None:
    """HK-2.2: the fields of the wheel in order."""
    assert list(FACTS["phase"]) == [
        *("spring_water", "spring_action", "summer_action", "autumn_water", "autumn_action"),
        *("winter_scoring", "winter_lease", "winter_storage", "next_year"),
    ]
    assert FACTS["taking"]["relief"]["phase"] in FACTS["phase"]
    assert FACTS["bonus"]["summer"]["phase"] in FACTS["phase"]
    years = FACTS["game"]["years"]["years"]
    assert list(FACTS["lease"]) == [str(year) for year in range(1, years + 1)]
    assert len(FACTS["bonus"]["pinge"]["points"]) == years


def test_workers() -> None:
    """HK-9, HK-10: what is paid for whom, and what a single action moves."""
    workers = FACTS["worker"]
    for row in workers.values():
        if row["pay"] == ["disks"]:
            assert row["produces"]
            assert row["mines"]
        else:
            assert set(row["pay"]) <= {"yellow", "food", "thaler"}
            assert row["coal"] == 1
            assert row["from"] in FACTS["mine"]
            assert row["to"] in {"farm", "shaft"}
    assert [key for key, row in workers.items() if row.get("develops")] == ["farmer", "improved_farmhand"]
    assert "yellow" not in workers["coal_miner"]["pay"]
    assert FACTS["bonus"]["summer"]["worker"] in workers


def test_mine_adds_up() -> None:
    """HK-1.3, HK-11.1, HK-12.2: the parts of the Pinge and the tunnel hold what the rulebook counts."""
    for mine in ("pinge", "tunnel"):
        parts, whole = FACTS[mine], FACTS["mine"][mine]
        assert list(parts) == [str(number) for number in range(1, len(parts) + 1)]
        assert sum(part["coal"] for part in parts.values()) == whole["coal"]
        assert sum(part["wood"] for part in parts.values()) == whole["wood"]
        assert all(part["coal"] > 0 for part in parts.values())
    assert len(FACTS["tunnel"]) == FACTS["mine"]["tunnel"]["sections"]
    assert FACTS["mine"]["pinge"]["coal"] + FACTS["mine"]["tunnel"]["coal"] == FACTS["piece"]["coal"]["each_seat"]
    assert (FACTS["pinge"]["1"]["wood"], FACTS["tunnel"]["1"]["wood"]) == (0, 1)


def test_tunnel_points_and_symbols() -> None:
    """HK-12.9: a section is worth 1 to 3 points, and every symbol that scores is printed somewhere."""
    sections = FACTS["tunnel"].values()
    assert all(1 <= section["points"] <= 3 for section in sections)
    assert {symbol for section in sections for symbol in section["symbols"]} == SECTION_SYMBOLS
    assert all(len(set(section["symbols"])) == len(section["symbols"]) for section in sections)


def test_number_of_developments() -> None:
    """HK-1.8: five developments on each of four levels, numbered 11 to 45."""
    numbers = [row["number"] for row in DEVELOPMENTS.values()]
    assert numbers == [10 * level + place for level in range(1, 5) for place in range(1, 6)]
    assert all(row["level"] == row["number"] // 10 for row in DEVELOPMENTS.values())
    assert list(FACTS["level"]) == ["1", "2", "3", "4"]


def test_kinds() -> None:
    kinds = Counter(row["kind"] for row in DEVELOPMENTS.values())
    assert kinds == {"marker": 6, "building": 4, "immediate": 4, "lasting": 3, "final": 3}
    for row in DEVELOPMENTS.values():
        assert (row["kind"] == "marker") == ("marker" in row)
        assert (row["kind"] == "building") == ("building" in row)
        assert (row["kind"] == "lasting") == ("always" in row)
        assert row["kind"] != "final" or "score" in row
        assert row["kind"] != "immediate" or not row.keys() & {"always", "marker", "building", "score"}


def test_markers_and_buildings_belong_to_developments() -> None:
    """HK-1.9: six kinds of marker and four buildings, four of each."""
    assert {row["marker"] for row in DEVELOPMENTS.values() if "marker" in row} == set(MARKERS)
    assert {row["building"] for row in DEVELOPMENTS.values() if "building" in row} == set(BUILDINGS)
    assert all(row["pieces"] == 4 for row in [*MARKERS.values(), *BUILDINGS.values()])
    assert sum(row["pieces"] for row in MARKERS.values()) == 24
    assert sum(row["pieces"] for row in BUILDINGS.values()) == 16
    assert {row["when"] for row in MARKERS.values()} == {"window", "planning", "taking"}
    assert all(("use" in row) == ("when" in row) != ("store" in row) for row in BUILDINGS.values())


def test_costs_can_be_paid() -> None:
    """HK-13.2: a cost names colours and free disks; a level costs one disk more than the one above it."""
    for row in DEVELOPMENTS.values():
        assert row["cost"].keys() <= {*COLOURS, "any"}
        assert all(n >= 1 for n in row["cost"].values())
        assert sum(row["cost"].values()) == row["level"] + 1 <= FACTS["taking"]["limit"]["disks"]


def test_costs_of_the_worked_examples() -> None:
    """HK-13.2: Mining Timber takes 2 black and 2 brown disks, HK-7.5: the Bucket 1 yellow and 2 brown ones."""
    assert DEVELOPMENTS["mining_timber"]["cost"] == {"black": 1, "any": 3}
    bucket = DEVELOPMENTS["bucket"]["cost"]
    assert sum(bucket.values()) == 3
    assert bucket.get("brown", 0) <= 2
    assert bucket.get("yellow", 0) <= 1
    assert "black" not in bucket


def test_points_by_order_of_arrival() -> None:
    """HK-13.8: the first owner gets as many points as the level says, each later one a point less."""
    for row in DEVELOPMENTS.values():
        assert row["points"] == list(range(row["level"], 0, -1))


def test_distant_costs() -> None:
    """HK-13.6: level 1 needs none; the others cost one unit of what may be stored."""
    distant = [row["distant"] for row in FACTS["level"].values()]
    assert distant == [[], ["coal", "wood", "food"], ["coal"], ["food"]]


def test_symbols() -> None:
    """HK-17.4, HK-17.5: a fork or a hammer on each development, and a building on the four that give one."""
    for row in DEVELOPMENTS.values():
        assert len({"fork", "hammer"} & set(row["symbols"])) == 1
        assert ("building" in row["symbols"]) == ("building" in row)
        assert set(row["symbols"]) <= {"fork", "hammer", "building"}
    assert len(FACTS["end"]["buildings"]["points"]) == len(BUILDINGS) + 1


@pytest.mark.parametrize(("name", "effect"), effects(), ids=[name for name, _ in effects()])
def test_effect_keeps_to_the_vocabulary(name: str, effect: Row) -> None:
    assert effect
    assert effect.keys() <= EFFECT_KEYS
    assert effect.get("pay", {}).keys() <= (COLOURS if name == "water_mill building" else GOODS)
    assert effect.get("gain", {}).keys() <= {*GOODS, "points", "shaft_coal"}
    assert all(1 <= n <= 3 for key in ("pay", "gain") for n in effect.get(key, {}).values())
    assert effect.get("water", 1) in {-1, 1}
    assert effect.get("excavate", 1) == 1
    assert effect.get("disk", "black") in COLOURS
    assert effect.get("works", "haspelknecht") in FACTS["worker"]
    assert effect.get("special", "swap_disks") in SPECIALS


def test_specials_are_used_once_each() -> None:
    assert Counter(effect["special"] for _, effect in effects() if "special" in effect) == dict.fromkeys(SPECIALS, 1)


def test_only_coal_sacks_may_be_declined() -> None:
    """HK-14.14: nothing is among the alternatives of the Coal Sacks, and of no other development."""
    assert [key for key, row in DEVELOPMENTS.items() if {} in row.get("now", [])] == ["coal_sacks"]
    assert [key for key, row in DEVELOPMENTS.items() if len(row.get("now", [])) > 1] == ["mining_timber", "coal_sacks"]


def test_final_scores() -> None:
    """HK-17.3, HK-17.4: each kind of count is scored by one development."""
    scores = [row["score"] for row in DEVELOPMENTS.values() if "score" in row]
    assert sorted(score["per"] for score in scores) == sorted(COUNTS)
    assert all(score["points"] == 1 for score in scores)


def test_stores() -> None:
    """HK-16.7 to HK-16.9: room for one unit each; points only for what may lie there."""
    assert len(stores()) == 4
    for store in stores():
        assert store.keys() == {"accepts", "points"}
        assert set(store["accepts"]) <= STORED
        assert store["points"].keys() <= set(store["accepts"])


def test_winter_and_end_tables() -> None:
    """HK-16.2, HK-16.4, HK-17.5 to HK-17.9."""
    assert FACTS["winter"]["coal"]["points"] == [0, 0, 0, 2]
    leases = [(row["food"], row["thaler"]) for row in FACTS["lease"].values()]
    assert leases == [(2, 0), (2, 1), (1, 2)]
    assert sum(thaler for _, thaler in leases) == FACTS["layout_rule"]["thaler"]["thaler"]
    end = FACTS["end"]
    assert end["buildings"]["points"] == [0, 1, 3, 6, 10]
    assert end["thaler"]["points"] == sorted(set(end["thaler"]["points"]))
    assert end["thaler"]["points"][-1] == 6
    assert (end["debt"]["first"], end["debt"]["more"]) == (-1, -2)
    assert (end["water"]["free"], end["water"]["each"]) == (1, -1)


def test_conversion_chains_end() -> None:
    """HK-15.6: what can be done again and again pays with something dearer than all it gains."""
    lasting = [effect for row in BUILDINGS.values() if row.get("when") == "window" for effect in row["use"]]
    assert lasting
    for effect in lasting:
        dearest = min(RANK.index(good) for good in effect["pay"])
        assert all(dearest < RANK.index(good) for good in effect["gain"])
    assert all("each_phase" in row for row in BUILDINGS.values() if row.get("when") == "planning")


@pytest.mark.parametrize("key", LAYOUTS)
def test_layout_is_legal(key: str) -> None:
    """HK-18.2 to HK-18.4: enough tiles of each level, each below one of the level above, none beside one two above."""
    rule = FACTS["layout_rule"]
    board = tiles(LAYOUTS[key]["rows"])
    levels = {place: level_of(place, text) for place, text in board.items()}
    assert all(rule["level"]["least"] <= n <= rule["level"]["most"] for n in Counter(levels.values()).values())
    assert set(levels.values()) == {1, 2, 3, 4}
    assert len({sum(place) % 2 for place in board}) == 1
    for place, level in levels.items():
        near = [levels[other] for other in touching(place) if other in levels]
        assert level == 1 or level - rule["touch"]["needs"] in near
        assert all(abs(level - other) < rule["touch"]["never"] for other in near)


@pytest.mark.parametrize(("key", "each"), [("first_two", 3), ("first_three", 4), ("first_four", 5)])
def test_first_game_takes_the_lowest_numbers(key: str, each: int) -> None:
    """HK-18.1: the lowest numbers of each level, in order, one level a row."""
    board = tiles(LAYOUTS[key]["rows"])
    assert LAYOUTS[key]["seats"] == [each - 1]
    for level in range(1, 5):
        row = [int(board[place]) for place in sorted(board) if place[0] == level - 1]
        assert row == [10 * level + place for place in range(1, each + 1)]


@pytest.mark.parametrize(
    ("key", "counts"), [("three_long_legs", "3333"), ("four_long_legs", "5444"), ("tower", "3334")]
)
def test_named_variants_have_the_printed_numbers(key: str, counts: str) -> None:
    """HK-18.6: a name, four numbers, and open places only."""
    board = tiles(LAYOUTS[key]["rows"])
    assert set(board.values()) == {OPEN}
    assert "".join(str(sum(place[0] == down for place in board)) for down in range(4)) == counts
    assert counts in LAYOUTS[key]["name"]


def test_two_seats_can_get_their_thaler() -> None:
    """HK-18.5: the first game for two gives the 3 Thaler of the leases outright; some boards for two would not."""
    of_number = {row["number"]: thaler_of(row) for row in DEVELOPMENTS.values()}
    assert {number: n for number, n in of_number.items() if n} == {11: 1, 31: 1, 32: 1, 41: 1, 44: 1, 45: 3}
    needed = FACTS["layout_rule"]["thaler"]["thaler"]
    assert sum(of_number[int(text)] for text in tiles(LAYOUTS["first_two"]["rows"]).values()) >= needed
    poorest = [sorted(of_number[10 * level + place] for place in range(1, 6))[:3] for level in range(1, 5)]
    assert sum(map(sum, poorest)) < needed
