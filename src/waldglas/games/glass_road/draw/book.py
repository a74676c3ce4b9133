"""What the book shows of a building or a specialist, in signs."""

from __future__ import annotations

from waldglas.core.game import Game
from waldglas.draw.boards import sign_row
from waldglas.draw.drawing import Drawing
from waldglas.games.glass_road.draw.boards import building_signs
from waldglas.games.glass_road.draw.library import library_of
from waldglas.games.glass_road.rules.game import GlassRoadGame
from waldglas.words import Speaker


def signs(game: Game, thing: str, speaker: Speaker) -> list[Drawing]:
    assert isinstance(game, GlassRoadGame)
    section, _, slug = thing.partition(".")
    library = library_of(game, False, speaker.catalogue)
    if section == "building":
        building = library.buildings[slug]
        return [sign_row(row) for row in (building_signs(building), building.does) if row]
    if section == "specialist":
        specialist = library.specialists[slug]
        return [sign_row(row) for row in (specialist.fee, specialist.one, specialist.other) if row]
    return []
