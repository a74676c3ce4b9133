"""What the book shows of a building, a tradesperson or a job, in signs."""

from __future__ import annotations

from waldglas.core.game import Game
from waldglas.draw.boards import sign_row
from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import GAP, GIVES
from waldglas.games.black_forest.draw.boards import building_signs
from waldglas.games.black_forest.draw.library import library_of
from waldglas.games.black_forest.rules.game import BlackForestGame
from waldglas.words import Speaker

SEATS = 3  # the Fort costs as much as with so many


def signs(game: Game, thing: str, speaker: Speaker) -> list[Drawing]:
    assert isinstance(game, BlackForestGame)
    section, _, slug = thing.partition(".")
    library = library_of(game, SEATS, speaker.catalogue)
    if section == "building":
        building = library.buildings[slug]
        return [sign_row(row) for row in (building_signs(building), *building.does)]
    if section == "tradesperson":
        return [sign_row(row) for _, row in library.people[slug].visits]
    if section == "job":
        job = library.jobs[slug]
        return [sign_row((*job.cost, GAP, GIVES, GAP, *job.reward))]
    return []
