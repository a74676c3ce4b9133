"""The buildings and specialists of Glass Road as cards: all that a picture of them needs, made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from waldglas.core.facts import Entry
from waldglas.draw.glyphs import Glyphs, price
from waldglas.games.glass_road.draw.pictogram import effect, score
from waldglas.games.glass_road.rules.game import GlassRoadGame


@dataclass(frozen=True)
class BuildingCard:
    slug: str
    name: str
    kind: str
    text: str
    cost: Glyphs
    points: float
    varies: bool  # points that are only known at the end
    does: Glyphs

    def told(self) -> str:
        points = "" if self.varies else f" {self.points:g} point{'s' * (self.points != 1)}."
        return f"{self.name} ({self.kind}): {self.text}{points}"


@dataclass(frozen=True)
class SpecialistCard:
    slug: str
    name: str
    text: str
    fee: Glyphs
    one: Glyphs
    other: Glyphs

    def told(self) -> str:
        return f"{self.name}: {self.text}"


@dataclass(frozen=True)
class Library:
    buildings: dict[str, BuildingCard]
    specialists: dict[str, SpecialistCard]


@lru_cache(maxsize=16)
def library_of(game: GlassRoadGame, solo: bool) -> Library:
    buildings = {slug: building_card(slug, row) for slug, row in game.facts.section("building").items()}
    specialists = {slug: specialist_card(slug, row) for slug, row in game.facts.section("specialist").items()}
    if solo:
        less = game.solo_facts.solo_supplier
        for slug, row in game.facts.section("specialist").items():
            if row["one"].get("gift"):
                specialists[slug] = specialist_card(slug, alone(row, less))
    return Library(buildings, specialists)


def alone(row: Entry, less: int) -> Entry:
    """GR-18.6: who gives to others gives nothing in the solo game, and takes less."""
    text = f"{less} of one basic good; or{row['text'].partition('; or')[2]}"
    return {**row, "text": text, "one": {"gain_one": dict.fromkeys(row["one"]["gain_one"], less)}}


def building_card(slug: str, row: Entry) -> BuildingCard:
    varies = "score" in row
    does = score(row["score"]) if varies else effect(row["use"] if "use" in row else row["now"])
    return BuildingCard(slug, row["name"], row["kind"], row["text"], price(row["cost"]), row["points"], varies, does)


def specialist_card(slug: str, row: Entry) -> SpecialistCard:
    return SpecialistCard(
        slug, row["name"], row["text"], effect(row.get("fee", {})), effect(row["one"]), effect(row["other"])
    )
