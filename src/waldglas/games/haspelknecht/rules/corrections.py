"""What an owner may correct: the fields that the rules read, by section; the others tell of the box."""

from __future__ import annotations

from typing import Final

READ: Final = {
    "start": ["food", "wood", "coal", "thaler", "debt", "water"],
    "disk": ["value"],
    "bag": ["black", "brown", "yellow"],
    "pool": ["water"],
    "refill": ["action", "reserve"],
    "taking": ["disks", "below", "water"],
    "phase": ["water"],
    "piece": ["developments"],
    "worker": ["actions", "water"],
    "bonus": ["food", "points"],
    "mine": ["no_coal_from_water", "no_reeling_from_water", "water"],
    "pinge": ["wood", "coal"],
    "tunnel": ["wood", "coal", "points", "symbols"],
    "winter": ["points", "more"],
    "lease": ["food", "thaler"],
    "storage": ["store"],
    "end": ["points", "first", "more", "free", "each"],
    "level": ["distant"],
    "development": ["cost", "points", "symbols", "now", "score"],
    "marker": ["use"],
    "building": ["use", "store"],
    "layout": ["seats", "rows"],
}
