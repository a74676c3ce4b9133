"""What a picture of Tiny Towns shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from waldglas.core.message import Thing
from waldglas.draw import scene as house
from waldglas.games.tiny_towns.rules.facts import TownFacts
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView


class Scene(house.Scene[TinyTownsGame, TownsView]):
    shows = TownsView

    @property
    def facts(self) -> TownFacts:
        return self.game.town_facts

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
