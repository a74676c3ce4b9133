"""What every picture knows of a moment: who sits where, whose eyes look, and what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice


class Seating:
    """A game's own scene adds its view and its cards."""

    def __init__(
        self,
        game: Game,
        view: View,
        names: Sequence[str] | None,
        me: int | None,
        choices: Sequence[str],
        advice: Advice | None,
    ) -> None:
        self.seats = len(view.scores)
        self.to_act = view.to_act
        self.ended = view.over
        self.winners = view.winners
        self.names = list(names) if names else [f"Seat {seat + 1}" for seat in range(self.seats)]
        self.me = view.seat if me is None else me
        self.choices = list(choices)
        self.advice = (advice or Advice(game)).naming(self.names)
        if len(self.names) != self.seats:
            raise ValueError(f"{self.seats} seats need as many names, not {len(self.names)}")
        if self.choices and self.me is None:
            raise ValueError("choices are marked for a seat; say which one")

    @property
    def main(self) -> int:
        """The player whose board is drawn large: oneself, or the first."""
        return 0 if self.me is None else self.me

    @property
    def others(self) -> list[int]:
        """The other players, clockwise."""
        return [(self.main + step) % self.seats for step in range(1, self.seats)]

    def over(self) -> bool:
        return self.ended

    def offered(self, verb: str) -> list[str]:
        """The choices of one kind: 'at', 'build', 'take' …"""
        return [token for token in self.choices if token.split(":")[0] == verb]

    def offers(self, token: str, seat: int) -> bool:
        """Whether something on a player's boards can be chosen."""
        return seat == self.me and token in self.choices

    def asking(self, token: str) -> str | None:
        """What a thing that is not offered can be asked for: why it cannot be chosen."""
        return token if self.choices and token not in self.choices else None

    def words(self, token: str) -> str:
        return self.advice.words(token)

    def letter(self, seat: int) -> str:
        """The initial of a player, or the number of the seat where initials would be mistaken."""
        initials = [name.strip()[:1].upper() for name in self.names]
        return initials[seat] if len({*initials}) == self.seats and initials[seat].isalnum() else str(seat + 1)

    def waiting_for(self) -> str:
        seats = [seat for seat in self.to_act if seat != self.me] or self.to_act
        names = [self.names[seat] for seat in seats]
        return names[0] if len(names) == 1 else f"{len(names)} seats"
