"""What the book shows of a building: its piece, and the cubes it is built from."""

from __future__ import annotations

from waldglas.core.game import Game
from waldglas.draw.drawing import Drawing
from waldglas.draw.pen import use
from waldglas.games.tiny_towns.draw.reference import HOUSE, LEAST, PATTERN, pattern
from waldglas.games.tiny_towns.draw.scene import piece_of
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.words import Speaker


def signs(game: Game, thing: str, speaker: Speaker) -> list[Drawing]:
    assert isinstance(game, TinyTownsGame)
    section, _, slug = thing.partition(".")
    card = game.town_facts.named(slug) if section == "blueprint" else None
    if card is None:
        return []
    cubes = pattern(speaker.catalogue, card.pattern, HOUSE + 4, LEAST / 2, PATTERN)
    return [Drawing(HOUSE + PATTERN + 4, LEAST, [use(piece_of(card), 0, (LEAST - HOUSE) / 2, HOUSE), cubes])]
