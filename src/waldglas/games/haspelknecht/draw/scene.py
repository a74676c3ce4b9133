"""What a picture of Haspelknecht shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.draw import scene as house
from waldglas.draw.advice import Advice
from waldglas.games.haspelknecht.draw.library import TileCard, library_of
from waldglas.games.haspelknecht.rules.facts import HaspelFacts
from waldglas.games.haspelknecht.rules.game import HaspelknechtGame
from waldglas.games.haspelknecht.rules.view import FarmView, HaspelView, TileView


class Scene(house.Scene[HaspelknechtGame, HaspelView]):
    shows = HaspelView

    def __init__(
        self,
        game: HaspelknechtGame,
        view: HaspelView,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
    ) -> None:
        super().__init__(game, view, names, me, choices, advice)
        self.library = library_of(game, self.catalogue)
        for token in self.choices:
            game.alphabet.action(token)

    @property
    def facts(self) -> HaspelFacts:
        return self.game.haspel_facts

    def farm(self, seat: int) -> FarmView:
        return self.view.farms[seat]

    def card(self, slug: str) -> TileCard:
        return self.library.tiles[slug]

    def reeling(self) -> bool:
        """Whether the coal to be chosen is the shaft's: the Haspelknecht is at work."""
        if self.farm(self.main).tunnel_coal == 0:
            return True
        return any(event.kind == "reeled" for event in self.advice.sets_off("coal"))

    def touching(self, tile: TileView) -> list[TileView]:
        """The developments beside one."""
        return [
            other
            for other in self.view.board
            if (abs(other.row - tile.row), abs(other.cell - tile.cell)) in ((0, 2), (1, 1))
        ]

    def in_reach(self, tile: TileView, seat: int) -> bool:
        """HK-13.4, HK-13.5: on level 1, or beside an own development."""
        return self.card(tile.development).level == 1 or any(seat in near.owners for near in self.touching(tile))
