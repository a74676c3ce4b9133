"""What a picture of Tiny Towns shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from typing import Final

from waldglas.core.message import Thing
from waldglas.draw import scene as house
from waldglas.draw.pen import rect, use, write
from waldglas.games.tiny_towns.rules.facts import FIRST_GAME, TYPES, Card, TownFacts
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView
from waldglas.markup import Node
from waldglas.words import Catalogue

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


def figure(card: Card, catalogue: Catalogue, x: float, y: float, side: float) -> Node:
    """The piece of a card; those that are not of the first game carry letters of their name."""
    piece = use(piece_of(card), x, y, side)
    if card.slug in FIRST_GAME:
        return piece
    letters = short_name(card, catalogue)
    width, height = side * (0.14 + 0.13 * len(letters)), side * 0.26
    left, top = x + side - width, y + side - height
    return [
        piece,
        rect(x=left, y=top, width=width, height=height, rx=height / 3, class_="wf-white ws-outline", stroke_width=1.2),
        write(
            letters, left + width / 2, top + height * 0.76, height * 0.78, colour="outline", anchor="middle", bold=True
        ),
    ]


def short_name(card: Card, catalogue: Catalogue) -> str:
    """Two letters of a card's name; where another of its type begins with them, also the first in which they differ."""
    name, *others = [catalogue.noun(f"blueprint-{slug}") for slug in sorted(card.kin, key=lambda kin: kin != card.slug)]
    length = 2
    while length < len(name) and any(other[:length] == name[:length] for other in others):
        length += 1
    return name[:2] if length == 2 else name[:2] + name[length - 1]
