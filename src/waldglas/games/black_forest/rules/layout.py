"""What an observation of Black Forest is made of."""

from __future__ import annotations

from typing import Final

from waldglas.core.layout import Fields, Flag, Number, OneOf, Part, Places, Row, common_fields, each_of
from waldglas.games.black_forest.rules.board import VILLAGES
from waldglas.games.black_forest.rules.facts import BUILDINGS, ForestFacts
from waldglas.games.black_forest.rules.player import TILES

MOST_IN_A_VILLAGE: Final = 5


def observation_of(facts: ForestFacts, seats: int) -> Fields:
    board, number = facts.board, Number()
    buildings = [building.slug for building in facts.buildings]
    jobs = [job.slug for job in facts.jobs]
    villages = [village.slug for village in board.villages]
    estates, spaces = len(facts.estates.first) - 1, int(facts.estates.widest)
    building: Part = OneOf(buildings)
    player: dict[str, Part] = {
        "brick": number,
        "glassmaking": each_of(["glass", "sand", "charcoal", "water", "wood"], number),
        "cooking": each_of(["porridge", "meat", "charcoal", "commodity"], number),
        "provisions": Places(number, 2),
        "glass_dial": number,
        "cooking_dial": number,
        "reminder": Flag(),
        "tracker": number,
        "estates": Row(Row(OneOf([*TILES[1:], "stable", "hut", *buildings]), spaces), estates),
        "pigs": number,
        "cattle": number,
        "kept_pigs": number,
        "buildings": Row(building, BUILDINGS),
        "jobs": Row(OneOf(jobs), len(jobs)),
    }
    tradespeople = [tradesperson.slug for tradesperson in facts.tradespeople]
    fields: dict[str, Part] = {
        "villages": Places(Row(OneOf(tradespeople), MOST_IN_A_VILLAGE), VILLAGES),
        "pawns": Row(OneOf(["aside", *villages, *board.place_slugs]), max(seats + 1, int(facts.pawns))),
        "jobs": each_of([*villages, *board.location_slugs], OneOf(jobs)),
        "jobs_left": number,
        "offer": Row(building, BUILDINGS),
        "start": number,
        "active": number,
        "turns": number,
        "most_turns": number,
        "limit_reached": Flag(),
        "swapped": Flag(),
        "extra_turn": Flag(),
        "trigger": number,
        "final_turns": number,
        "year": number,
        "last_pawn": number,
        "players": Places(Fields(player), seats),
    }
    return Fields({**common_fields(seats), **fields})
