"""The developments, markers and buildings of Haspelknecht as cards: all that a picture of them needs, made once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from waldglas.core.facts import Entry
from waldglas.draw.glyphs import Glyphs
from waldglas.games.haspelknecht.draw.pictogram import building_lines, marker_signs, price, tile_lines
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.messages import cost
from waldglas.words import speaker_for


@dataclass(frozen=True)
class TileCard:
    slug: str
    name: str
    kind: str
    level: int
    text: str
    cost: Glyphs
    cost_words: str
    points: tuple[int, ...]  # by order of arrival
    symbols: tuple[str, ...]
    does: tuple[Glyphs, ...]  # line by line

    def told(self) -> str:
        return f"{self.name} (level {self.level}), costs {self.cost_words}: {self.text}"


@dataclass(frozen=True)
class PieceCard:
    """A marker or a building."""

    slug: str
    name: str
    sign: str
    text: str
    does: tuple[Glyphs, ...]

    def told(self) -> str:
        return f"{self.name}: {self.text}"


@dataclass(frozen=True)
class Library:
    tiles: dict[str, TileCard]
    markers: dict[str, PieceCard]
    buildings: dict[str, PieceCard]


@lru_cache(maxsize=16)
def library_of(game: HaspelknechtGame) -> Library:
    facts = game.facts
    speaker = speaker_for(game)
    costs = {tile.slug: speaker.say(cost(tile)) for tile in game.haspel_facts.developments}
    markers, buildings = facts.section("marker"), facts.section("building")
    return Library(
        {slug: tile_card(slug, row, costs[slug], game) for slug, row in facts.section("development").items()},
        {slug: piece_card(slug, row, (marker_signs(row["use"]),)) for slug, row in markers.items()},
        {slug: piece_card(slug, row, building_lines(row)) for slug, row in buildings.items()},
    )


def tile_card(slug: str, row: Entry, cost_words: str, game: HaspelknechtGame) -> TileCard:
    return TileCard(
        slug,
        row["name"],
        row["kind"],
        row["level"],
        row["text"],
        price(row["cost"]),
        cost_words,
        tuple(row["points"]),
        tuple(row["symbols"]),
        tile_lines(row, game.facts),
    )


def piece_card(slug: str, row: Entry, does: tuple[Glyphs, ...]) -> PieceCard:
    return PieceCard(slug, row["name"], slug.replace("_", "-"), row["text"], does)
