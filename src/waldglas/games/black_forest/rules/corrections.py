"""What an owner's corrections of the facts must keep to, so that the rules can be played with them."""

from __future__ import annotations

import json
from typing import Any, Final

from waldglas.core.checks import amounts, listed, one_of, refused, some_of, table, truth, whole, wholes
from waldglas.core.facts import Entry, Facts, check_open
from waldglas.games.black_forest.rules.board import BACKS
from waldglas.games.black_forest.rules.player import (
    ANIMALS,
    BASIC_GOODS,
    BASIC_LIMIT,
    CHARCOAL,
    GOODS,
    PROVISION,
    TILES,
)
from waldglas.games.shared.effects import check_trade

LAYOUT: Final = ["columns", "rows", "forest", "field", "pond", "hut", "stable", "empty"]
READ: Final = {
    "wheel.limits": ["basic", "refined"],
    "wheel.glassmaking": ["markers"],
    "wheel.cooking": ["markers", "provisions"],
    "wheel.bricks": ["start"],
    "wheel.hourglass": ["sector"],
    "wheel.reminder": ["steps", "effect"],
    "housing": ["room"],
    "estate.main": LAYOUT,
    "estate.small": [*LAYOUT, "pieces"],
    "estate.hut": ["steps"],
    "village": ["size", "slots"],
    "path": ["ends", "provisions"],
    "setup": ["flipped", "first_game", "levels"],
    "extra": ["gain"],
    "jobs": ["shown", "most"],
    "solo.game": ["years", "redeal"],
    "title": ["from"],
    "scoring": ["points"],
    "tradesperson": ["back", "visit"],
    "tradesperson.woodworker": ["back"],  # the rules know its visit by heart
    "job": ["at", "pay", "remove", "gain", "place", "progress", "build"],
    "row": ["tiles"],
    "building": [
        *("tile", "side", "level", "classes", "points", "cost", "cost_by_seats"),
        *("use", "now", "each", "always", "score", "needs", "alone"),
    ],
}
CLASSES: Final = ["condition", "conversion", "instant", "permanent", "end"]
LARGE_LEVELS: Final = 3
IN_A_ROW: Final = 3
MOST_POINTS: Final = 99
MOST_TIMES: Final = 20
MOST_PARTS: Final = 8  # of a reward: they are taken in any order

REWARD: Final = ["gain", "place", "progress"]
COUNTED: Final = ["per", "every", "most", "thresholds"]
EFFECT_KEYS: Final = {
    "visit": ["pay", "remove", *REWARD, "build", "gift", *COUNTED],
    "job": ["pay", "remove", *REWARD, "build"],
    "use": ["pay", "remove", *REWARD, *COUNTED],
    "now": [
        *("if", "pay", *REWARD, *COUNTED, "where", "optional", "wheels"),
        *("raise", "drop", "fill", "special", "then"),
    ],
    "then": ["pay", "gain", "optional"],
    "effect": ["gain"],
}
PAYABLE: Final = [*GOODS, *ANIMALS, "livestock", "different", "progress"]
OF_CHOICE: Final = ["basic", "livestock"]  # gained alone
GAINED: Final = [*GOODS, *ANIMALS, *OF_CHOICE]
ON_TWO_MARKERS: Final = [GOODS[CHARCOAL], GOODS[PROVISION]]
UNCOUNTED: Final = [*ON_TWO_MARKERS, "basic"]
RAISED: Final = ["basic", *GOODS[:BASIC_GOODS]]
NOT_ANYWHERE: Final = "adjacent"  # what counts around a building counts only there


def check_corrections(plain: Facts, facts: Facts) -> None:
    """What is looked at one by one; what must fit together is seen when the rules read it."""
    check_open(facts, READ)
    for key, fields in facts.changed.items():
        for name in ("each", "always"):
            if name in fields:
                check_alike(f"{key}: {name}", fields[name], plain.entry(key)[name])
    for slug, row in facts.section("tradesperson").items():
        one_of(f"tradesperson.{slug}: back", row["back"], BACKS)
        if slug != "woodworker":
            check_effects(f"tradesperson.{slug}: visit", row["visit"], "visit")
    for slug, row in facts.section("job").items():
        offered = {name: value for name, value in row.items() if name in EFFECT_KEYS["job"]}
        check_effect(f"job.{slug}", offered, "job")
    for slug, row in facts.section("building").items():
        check_building(f"building.{slug}", row)
    for slug, row in facts.section("row").items():
        listed(f"row.{slug}: tiles", row["tiles"], IN_A_ROW, IN_A_ROW)
    check_effect("wheel.reminder: effect", facts.entry("wheel.reminder")["effect"], "effect")


def check_alike(where: str, value: object, old: object) -> None:
    """The rules know by heart what this is about; its numbers may be others."""
    if not is_alike(value, old):
        raise refused("facts-other-numbers", where, {"example": json.dumps(old), "most": BASIC_LIMIT})


def is_alike(value: object, old: object) -> bool:
    if isinstance(old, dict):
        return isinstance(value, dict) and list(value) == list(old) and all(is_alike(value[k], old[k]) for k in old)
    if isinstance(old, int) and not isinstance(old, bool):
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= BASIC_LIMIT
    return value == old and type(value) is type(old)


def check_building(key: str, row: Entry) -> None:
    whole(f"{key}: points", row["points"], -MOST_POINTS, MOST_POINTS)
    some_of(f"{key}: classes", row["classes"], CLASSES)
    amounts(f"{key}: cost", row["cost"], [*GOODS, *TILES[1:]], BASIC_LIMIT)
    for good, numbers in table(f"{key}: cost_by_seats", row.get("cost_by_seats", {}), GOODS).items():
        wholes(f"{key}: cost_by_seats.{good}", numbers, 1, BASIC_LIMIT, 4)
    amounts(f"{key}: needs", row.get("needs", {}), TILES[1:], BASIC_LIMIT)
    whole(f"{key}: level", row.get("level", 1), 1, LARGE_LEVELS)
    truth(f"{key}: alone", row.get("alone", True))
    check_effects(f"{key}: use", row.get("use", []), "use")
    check_effects(f"{key}: now", row.get("now", []), "now")
    if "score" in row:
        check_score(f"{key}: score", table(f"{key}: score", row["score"], ["per", "points", "every", "most"]))


def check_score(where: str, row: dict[str, Any]) -> None:
    """What `per` counts is seen when it is read."""
    if "per" not in row or "points" not in row:
        raise refused("facts-lacks", where, {"missing": ["per", "points"]})
    whole(f"{where}.points", row["points"], -MOST_POINTS, MOST_POINTS)
    whole(f"{where}.every", row.get("every", 1), 1, MOST_TIMES)
    whole(f"{where}.most", row.get("most", 1), 1, MOST_TIMES)


def check_effects(where: str, value: object, kind: str) -> None:
    for row in listed(where, value):
        check_effect(where, row, kind)


def check_effect(where: str, value: object, kind: str) -> None:
    row = table(where, value, EFFECT_KEYS[kind])
    amounts(f"{where}.if", row.get("if", {}), [*GOODS, *TILES, *ANIMALS], MOST_TIMES)
    amounts(f"{where}.pay", row.get("pay", {}), PAYABLE, BASIC_LIMIT)
    amounts(f"{where}.remove", row.get("remove", {}), TILES[1:], BASIC_LIMIT)
    check_reward(where, row)
    if "per" in row:
        check_counted(where, row, adjacent=kind == "now")
    elif any(name in row for name in ("every", "thresholds")):
        raise refused("facts-lacks", where, {"missing": ["per"]})
    if kind == "use":
        if not (row.get("pay") or row.get("remove")) or not any(row.get(name) for name in REWARD):
            raise refused("facts-conversion", where)
        check_trade(where, row)
    if kind == "now":
        check_instant(where, row)


def check_reward(where: str, row: dict[str, Any]) -> None:
    gained = amounts(f"{where}.gain", row.get("gain", {}), GAINED, BASIC_LIMIT)
    placed = amounts(f"{where}.place", row.get("place", {}), TILES[1:], BASIC_LIMIT)
    parts = len(gained) + len(placed) + ("progress" in row) + ("build" in row)
    if parts > MOST_PARTS:
        raise refused("facts-parts", where, {"most": MOST_PARTS})
    if parts > 1 and any(name in gained for name in OF_CHOICE):
        raise refused("facts-of-choice", where)
    whole(f"{where}.progress", row.get("progress", 1), 1, BASIC_LIMIT)
    one_of(f"{where}.build", row.get("build", "paid"), ["paid", "free small"])
    whole(f"{where}.gift", row.get("gift", 1), 1, BASIC_LIMIT)
    if "gift" in row and "basic" not in gained:
        raise refused("facts-gift", where)
    one_of(f"{where}.wheels", row.get("wheels", "both"), ["both"])
    if "wheels" in row and list(gained) != [GOODS[CHARCOAL]]:
        raise refused("facts-both-wheels", where)
    truth(f"{where}.optional", row.get("optional", True))
    one_of(f"{where}.where", row.get("where", "estate"), ["estate"])


def check_counted(where: str, row: dict[str, Any], adjacent: bool) -> None:
    """What is counted is seen when it is read; it multiplies goods of one kind or animals."""
    gained = list(row.get("gain", {}))
    if len(gained) != 1 or gained[0] in UNCOUNTED or any(row.get(name) for name in REWARD[1:]):
        raise refused("facts-counted", where, {"not": ON_TWO_MARKERS})
    if str(row["per"]).startswith(NOT_ANYWHERE) and not adjacent:
        raise refused("facts-adjacent", where)
    whole(f"{where}.every", row.get("every", 1), 1, MOST_TIMES)
    whole(f"{where}.most", row.get("most", 1), 1, MOST_TIMES)
    wholes(f"{where}.thresholds", row.get("thresholds", []), 1, MOST_TIMES)


def check_instant(where: str, row: dict[str, Any]) -> None:
    """What only a building does when it is built."""
    amounts(f"{where}.raise", row.get("raise", {}), RAISED, BASIC_LIMIT)
    if "drop" in row and row["drop"] != {"glassmaking": "charcoal"}:
        raise refused("facts-unlike", f"{where}.drop", {"example": '{"glassmaking": "charcoal"}'})
    some_of(f"{where}.fill", row.get("fill", []), TILES[1:4])
    special = one_of(f"{where}.special", row.get("special", "breed"), ["breed", "extra_turn"])
    if "special" in row and special == 0:
        whole(f"{where}.most", row.get("most"), 1, MOST_TIMES)
    if "then" in row:
        check_effect(f"{where}.then", row["then"], "then")
