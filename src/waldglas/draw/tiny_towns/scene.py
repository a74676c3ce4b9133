"""What a picture of Tiny Towns shows: a moment as one seat sees it, with names and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.games.tiny_towns.facts import TownFacts
from waldglas.games.tiny_towns.game import TinyTownsGame
from waldglas.games.tiny_towns.view import TownsView


class Scene:
    def __init__(
        self,
        game: TinyTownsGame,
        view: TownsView,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.view = view
        self.names = list(names) if names else [f"Seat {seat + 1}" for seat in range(len(view.scores))]
        self.me = view.seat if me is None else me
        self.choices = list(choices)
        if len(self.names) != len(view.scores):
            raise ValueError(f"{len(view.scores)} seats need as many names, not {len(self.names)}")
        if self.choices and self.me is None:
            raise ValueError("choices are marked for a seat; say which one")

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

    def over(self) -> bool:
        return not self.view.to_act

    def offered(self, verb: str) -> list[str]:
        """The choices of one kind: 'at', 'build', 'call' …"""
        return [token for token in self.choices if token.split(":")[0] == verb]

    def words(self, token: str) -> str:
        return self.game.label(self.game.alphabet.action(token))

    def waiting_for(self) -> str:
        seats = [seat for seat in self.view.to_act if seat != self.me] or self.view.to_act
        names = [self.names[seat] for seat in seats]
        return names[0] if len(names) == 1 else f"{len(names)} seats"
