"""The buildings and specialists of Glass Road as cards: all that a picture of them needs, made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from waldglas.core.facts import Entry
from waldglas.core.message import Message, Printed
from waldglas.draw.glyphs import Glyphs, price
from waldglas.games.glass_road.draw.pictogram import effect, score
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.games.glass_road.rules.messages import cost
from waldglas.words import Catalogue, Speaker


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
    told: str
    worth: str  # the points in words
    free: str  # what stands where a cost would


@dataclass(frozen=True)
class SpecialistCard:
    slug: str
    name: str
    text: str
    fee: Glyphs
    one: Glyphs
    other: Glyphs
    told: str
    fee_title: str


@dataclass(frozen=True)
class Library:
    buildings: dict[str, BuildingCard]
    specialists: dict[str, SpecialistCard]


@lru_cache(maxsize=16)
def library_of(game: GlassRoadGame, solo: bool, catalogue: Catalogue) -> Library:
    speaker = Speaker(catalogue)
    costs = {building.slug: cost(building.cost) for building in game.road_facts.buildings if building.cost}
    buildings = {
        slug: building_card(slug, row, costs.get(slug), speaker) for slug, row in game.facts.section("building").items()
    }
    specialists = {slug: specialist_card(slug, row, speaker) for slug, row in game.facts.section("specialist").items()}
    if solo:
        less = game.solo_facts.solo_supplier
        for slug, row in game.facts.section("specialist").items():
            if row["one"].get("gift"):
                specialists[slug] = alone(slug, row, less, speaker)
    return Library(buildings, specialists)


def alone(slug: str, row: Entry, less: int, speaker: Speaker) -> SpecialistCard:
    """GR-18.6: who gives to others gives nothing in the solo game, and takes less."""
    one, other = Message("ability-one-good", {"number": less}), Printed(f"specialist-{slug}", "texts", 1)
    text = Message("draw-abilities", {"one": one, "other": other})
    gain = {"gain_one": dict.fromkeys(row["one"]["gain_one"], less)}
    return specialist_card(slug, {**row, "one": gain}, speaker, text)


def building_card(slug: str, row: Entry, asked: Message | None, speaker: Speaker) -> BuildingCard:
    varies, points = "score" in row, row["points"]
    thing, kind = f"building-{slug}", Message("draw-kind", {"kind": row["kind"]})
    name, text = speaker.noun(thing), speaker.printed(Printed(thing))
    card = Message("draw-building", {"name": name, "kind": kind, "text": text})
    worth = card if varies else Message("draw-worth", {"building": card, "points": points})
    return BuildingCard(
        slug,
        name,
        row["kind"],
        text,
        price(row["cost"]),
        points,
        varies,
        does=score(row["score"]) if varies else effect(row["use"] if "use" in row else row["now"]),
        told=speaker.say(Message("draw-costs", {"building": worth, "cost": asked}) if asked else worth),
        worth=speaker.say(Message("draw-points-number", {"points": points})),
        free=speaker.say(Message("cost-free")),
    )


def specialist_card(slug: str, row: Entry, speaker: Speaker, text: Message | None = None) -> SpecialistCard:
    fee, name = effect(row.get("fee", {})), speaker.noun(f"specialist-{slug}")
    written = speaker.printed(Printed(f"specialist-{slug}")) if text is None else speaker.say(text)
    return SpecialistCard(
        slug,
        name,
        written,
        fee,
        effect(row["one"]),
        effect(row["other"]),
        told=speaker.say(Message("draw-specialist", {"name": name, "text": written})),
        fee_title=speaker.say(Message("draw-fee" if fee else "draw-no-fee")),
    )
