"""The developments, markers and buildings of Haspelknecht as cards: all that a picture of them needs, made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from waldglas.core.facts import Entry
from waldglas.core.message import Message
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
        {slug: piece_card(slug, row, (marker_signs(row["use"]),), speaker) for slug, row in markers.items()},
        {slug: piece_card(slug, row, building_lines(row), speaker) for slug, row in buildings.items()},
    )


def tile_card(slug: str, row: Entry, asked: Message, game: HaspelknechtGame, speaker: Speaker) -> TileCard:
    told = {"name": row["name"], "level": row["level"], "cost": asked, "text": row["text"]}
    return TileCard(
        slug,
        row["name"],
        row["kind"],
        row["level"],
        row["text"],
        price(row["cost"]),
        tuple(row["points"]),
        tuple(row["symbols"]),
        tile_lines(row, game.facts),
        speaker.say(Message("draw-development", told)),
    )


def piece_card(slug: str, row: Entry, does: tuple[Glyphs, ...], speaker: Speaker) -> PieceCard:
    told = speaker.say(Message("draw-piece", {"name": row["name"], "text": row["text"]}))
    return PieceCard(slug, row["name"], slug.replace("_", "-"), row["text"], does, told)
