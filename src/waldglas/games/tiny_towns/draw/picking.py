"""The building cards to choose from when a table is set up, type by type."""

from __future__ import annotations

from waldglas.core.game import Game
from waldglas.draw.boards import Board, Pick, Picks
from waldglas.games.tiny_towns.draw.calls import WIDTH
from waldglas.games.tiny_towns.draw.reference import reference
from waldglas.games.tiny_towns.rules.facts import FACTORY, FIRST_GAME, FOOD, TYPES, Card
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.words import Speaker


def picks_of(game: Game, speaker: Speaker) -> list[Picks]:
    """The Cottage is always there; of every other type one card is played."""
    assert isinstance(game, TinyTownsGame)
    return [
        Picks(
            speaker.noun(f"type-{TYPES[kind]}"),
            [pick(card, speaker) for card in game.town_facts.of_type(kind, solo=False)],
        )
        for kind in range(FOOD, FACTORY + 1)
    ]


def pick(card: Card, speaker: Speaker) -> Pick:
    name, drawn = speaker.noun(f"blueprint-{card.slug}"), reference([card], speaker.catalogue, WIDTH)
    return Pick("" if card.slug in FIRST_GAME else card.slug, name, Board(name, drawn))
