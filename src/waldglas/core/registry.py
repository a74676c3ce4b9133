"""The games there are, by slug; a game is made when it is asked for."""

from __future__ import annotations

from collections.abc import Callable

from waldglas.core.alphabet import shortened
from waldglas.core.errors import UnknownGame
from waldglas.core.facts import Entries
from waldglas.core.game import Game


class Registry:
    def __init__(self) -> None:
        self.makers: dict[str, Callable[[Entries], Game]] = {}
        self.made: dict[str, Game] = {}

    def add(self, slug: str, make: Callable[[Entries], Game]) -> None:
        self.makers[slug] = make

    def slugs(self) -> list[str]:
        return list(self.makers)

    def load(self, slug: str, corrections: Entries | None = None) -> Game:
        """The game, with an owner's corrections of its facts if there are any."""
        make = self.makers.get(slug)
        if make is None:
            raise UnknownGame(f"there is no game '{shortened(slug)}'; there are {', '.join(self.makers)}")
        if corrections:
            return make(corrections)
        if slug not in self.made:
            self.made[slug] = make({})
        return self.made[slug]
