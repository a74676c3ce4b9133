"""What a picture of Tiny Towns shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.draw.advice import Advice
from waldglas.draw.seating import Seating
from waldglas.games.tiny_towns.rules.facts import TownFacts
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.view import TownsView


class Scene(Seating):
    def __init__(
        self,
        game: TinyTownsGame,
        view: TownsView,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
    ) -> None:
        super().__init__(game, view, names, me, choices, advice)
        self.game = game
        self.view = view

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
