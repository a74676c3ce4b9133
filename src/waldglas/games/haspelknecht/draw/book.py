"""What the book shows of a development, a marker or a building, in signs."""

from __future__ import annotations

from waldglas.core.game import Game
from waldglas.draw.boards import sign_row
from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import GAP, STAR, letters
from waldglas.games.haspelknecht.draw.library import TileCard, library_of
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.words import Speaker


def signs(game: Game, thing: str, speaker: Speaker) -> list[Drawing]:
    assert isinstance(game, HaspelknechtGame)
    section, _, slug = thing.partition(".")
    library = library_of(game, speaker.catalogue)
    if section == "development":
        return tile_signs(library.tiles[slug])
    pieces = {"marker": library.markers, "building": library.buildings}.get(section)
    return [sign_row(row) for row in pieces[slug].does] if pieces else []


def tile_signs(card: TileCard) -> list[Drawing]:
    """What it costs and is worth to the first, the second …; then what it does."""
    points = letters(" ".join(map(str, card.points)))
    return [sign_row((*card.cost, GAP, STAR, points)), *(sign_row(row) for row in card.does)]
