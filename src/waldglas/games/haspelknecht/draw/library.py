"""The developments, markers and buildings of Haspelknecht as cards: all that a picture of them needs, made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from waldglas.core.facts import Entry
from waldglas.core.message import Message, Printed
from waldglas.draw.glyphs import Glyphs
from waldglas.games.haspelknecht.draw.pictogram import building_lines, marker_signs, price, tile_lines
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.messages import cost
from waldglas.words import Catalogue, Speaker


@dataclass(frozen=True)
class TileCard:
    slug: str
    name: str
    kind: str
    level: int
    text: str
    cost: Glyphs
    points: tuple[int, ...]  # by order of arrival
    symbols: tuple[str, ...]
    does: tuple[Glyphs, ...]  # line by line
    told: str


@dataclass(frozen=True)
class PieceCard:
    """A marker or a building."""

    slug: str
    thing: str
    name: str
    sign: str
    text: str
    does: tuple[Glyphs, ...]
    told: str


@dataclass(frozen=True)
class Library:
    tiles: dict[str, TileCard]
    markers: dict[str, PieceCard]
    buildings: dict[str, PieceCard]


@lru_cache(maxsize=16)
def library_of(game: HaspelknechtGame, catalogue: Catalogue) -> Library:
    facts, speaker = game.facts, Speaker(catalogue)
    costs = {tile.slug: cost(tile) for tile in game.haspel_facts.developments}
    markers, buildings = facts.section("marker"), facts.section("building")
    return Library(
        {slug: tile_card(slug, row, costs[slug], game, speaker) for slug, row in facts.section("development").items()},
        {slug: piece_card(slug, "marker", (marker_signs(row["use"]),), speaker) for slug, row in markers.items()},
        {slug: piece_card(slug, "building", building_lines(row), speaker) for slug, row in buildings.items()},
    )


def tile_card(slug: str, row: Entry, asked: Message, game: HaspelknechtGame, speaker: Speaker) -> TileCard:
    name, text = printed(f"development-{slug}", speaker)
    told = {"name": name, "level": row["level"], "cost": asked, "text": text}
    return TileCard(
        slug,
        name,
        row["kind"],
        row["level"],
        text,
        price(row["cost"]),
        tuple(row["points"]),
        tuple(row["symbols"]),
        tile_lines(row, game.facts),
        speaker.say(Message("draw-development", told)),
    )


def piece_card(slug: str, kind: str, does: tuple[Glyphs, ...], speaker: Speaker) -> PieceCard:
    name, text = printed(f"{kind}-{slug}", speaker)
    told = speaker.say(Message("draw-piece", {"name": name, "text": text}))
    return PieceCard(slug, f"{kind}.{slug}", name, slug.replace("_", "-"), text, does, told)


def printed(thing: str, speaker: Speaker) -> tuple[str, str]:
    """The name and the text of a card."""
    return speaker.noun(thing), speaker.printed(Printed(thing))
