"""What a picture of Haspelknecht shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.draw.advice import Advice
from waldglas.draw.haspelknecht.library import TileCard, library_of
from waldglas.games.haspelknecht.facts import HaspelFacts
from waldglas.games.haspelknecht.game import HaspelknechtGame
from waldglas.games.haspelknecht.view import FarmView, HaspelView, TileView


class Scene:
    def __init__(
        self,
        game: HaspelknechtGame,
        view: HaspelView,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
    ) -> None:
        self.game = game
        self.view = view
        self.seats = len(view.farms)
        self.names = list(names) if names else [f"Seat {seat + 1}" for seat in range(self.seats)]
        self.me = view.seat if me is None else me
        self.choices = list(choices)
        self.advice = advice or Advice(game)
        self.library = library_of(game)
        if len(self.names) != self.seats:
            raise ValueError(f"{self.seats} seats need as many names, not {len(self.names)}")
        if self.choices and self.me is None:
            raise ValueError("choices are marked for a seat; say which one")
        for token in self.choices:
            game.alphabet.action(token)

    @property
    def facts(self) -> HaspelFacts:
        return self.game.haspel_facts

    @property
    def main(self) -> int:
        """The player whose board is drawn large: oneself, or the first."""
        return 0 if self.me is None else self.me

    @property
    def others(self) -> list[int]:
        """The other players, clockwise."""
        return [(self.main + step) % self.seats for step in range(1, self.seats)]

    def farm(self, seat: int) -> FarmView:
        return self.view.farms[seat]

    def card(self, slug: str) -> TileCard:
        return self.library.tiles[slug]

    def over(self) -> bool:
        return not self.view.to_act

    def winner(self) -> int:
        """HK-17.10, HK-17.11: the most points, then the most coal mined, then the earlier in the turn order."""

        def rank(seat: int) -> tuple[float, int, int]:
            farm = self.farm(seat)
            return self.view.scores[seat], -(farm.pinge_coal + farm.tunnel_coal), -self.view.order.index(seat)

        return max(range(self.seats), key=rank)

    def offered(self, verb: str) -> list[str]:
        """The choices of one kind: 'take', 'build', 'work' …"""
        return [token for token in self.choices if token.split(":")[0] == verb]

    def offers(self, token: str, seat: int) -> bool:
        """Whether something on a player's board can be chosen."""
        return seat == self.me and token in self.choices

    def words(self, token: str) -> str:
        return self.advice.words(token)

    def reeling(self) -> bool:
        """Whether the coal to be chosen is the shaft's: the Haspelknecht is at work."""
        return self.farm(self.main).tunnel_coal == 0 or self.words("coal").startswith("Reel")

    def letter(self, seat: int) -> str:
        """What stands on a player's disks: the first letter of the name, or the seat's number where two are alike."""
        letters = [(name.strip() or "?")[0].upper() for name in self.names]
        return letters[seat] if len(set(letters)) == self.seats else str(seat + 1)

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

    def waiting_for(self) -> str:
        seats = [seat for seat in self.view.to_act if seat != self.me] or self.view.to_act
        names = [self.names[seat] for seat in seats]
        return names[0] if len(names) == 1 else f"{len(names)} seats"
