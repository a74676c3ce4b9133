"""What an owner may correct: fields that the rules or the pictures read; a change to any other would do nothing."""

from __future__ import annotations

from typing import Final

from waldglas.core.errors import BadFacts
from waldglas.core.facts import Facts

TOLD: Final = ["name", "text", "confidence", "source"]
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
    "setup": ["flipped", "first_game", "seats", "levels"],
    "extra": ["seats", "gain"],
    "jobs": ["seats", "shown", "most"],
    "solo.game": ["years", "redeal"],
    "title": ["from"],
    "scoring": ["points"],
    "tradesperson": ["back", "visit"],
    "job": ["kind", "at", "pay", "remove", "gain", "place", "progress", "build"],
    "row": ["tiles"],
    "building": [
        *("kind", "tile", "side", "level", "classes", "points", "cost", "cost_by_seats"),
        *("use", "now", "each", "always", "score", "needs", "alone"),
    ],
}
FIXED: Final = ["tradesperson.woodworker: visit", "building.distillery: each"]  # the rules know these by heart
REWARD: Final = ["gain", "place", "progress"]


def check_changes(facts: Facts) -> None:
    for key, fields in facts.changed.items():
        read = READ.get(key, READ.get(key.partition(".")[0], []))
        for name in fields:
            if name in TOLD:
                continue
            if name not in read:
                raise BadFacts(f"{key}: the rules do not read {name}; to correct it would change nothing")
            if f"{key}: {name}" in FIXED:
                raise BadFacts(f"{key}: {name} is a rule of the game and cannot be corrected")
        for use in fields.get("use", []):
            if not (use.get("pay") or use.get("remove")) or not any(use.get(name) for name in REWARD):
                raise BadFacts(f"{key}: a conversion takes something and gives something for it")
