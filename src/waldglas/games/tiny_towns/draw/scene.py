"""What a picture of Tiny Towns shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from typing import Final

from waldglas.core.message import Thing
from waldglas.draw import scene as house
from waldglas.games.tiny_towns.rules.facts import TYPES, Card, TownFacts
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView

# The wooden piece of each type.
PIECES: Final = {kind: "farm" if kind == "food" else kind for kind in TYPES}


class Scene(house.Scene[TinyTownsGame, TownsView]):
    shows = TownsView

    @property
    def facts(self) -> TownFacts:
        return self.game.town_facts

    @property
    def cards(self) -> list[Card]:
        """The building cards in play."""
        return [self.card(slug) for slug in self.view.cards]

    def card(self, slug: str) -> Card:
        found = self.facts.named(slug)
        assert found is not None
        return found

    def card_of(self, kind: str) -> Card:
        """The card in play of a type; one's own where it is a monument."""
        if kind == "monument":
            return self.card(self.view.towns[self.main_town].monuments[0])
        return self.cards[TYPES.index(kind) - 1]

    @property
    def main_town(self) -> int:
        """The town that is drawn large: one's own, or the first."""
        return self.me if self.me is not None and self.me < len(self.view.towns) else 0

    @property
    def other_towns(self) -> list[int]:
        return [town for town in range(len(self.view.towns)) if town != self.main_town]

    def resource(self, name: str) -> str:
        """A resource as it stands alone."""
        return self.say("draw-resource", resource=name)


def cube_of(resource: str) -> Thing:
    return Thing(f"resource-{resource}")


def piece_of(card: Card) -> str:
    """The shape that stands for a building."""
    return PIECES[TYPES[card.type]]
