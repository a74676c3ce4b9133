"""What a position tells a seat about its choices; without a position, what the game says at any time."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, Position, View
from waldglas.core.journal import Event
from waldglas.words import speaker_for


class Advice:
    def __init__(
        self, game: Game, position: Position | None = None, seat: int | None = None, names: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        self.speaker = speaker_for(game, names, seat)

    def naming(self, names: Sequence[str]) -> Advice:
        """The same, with names for the seats."""
        return Advice(self.game, self.position, self.seat, names)

    def question(self) -> str:
        """What the seat is asked, in one sentence; empty when that is not known."""
        if self.position is None or self.seat is None:
            return ""
        return self.speaker.say(self.position.question(self.seat) or "")

    def words(self, token: str) -> str:
        action = self.game.alphabet.action(token)
        if self.position is None or self.seat is None:
            return self.speaker.say(self.game.label(action))
        return self.speaker.say(self.game.words(self.position, self.seat, action))

    def sets_off(self, token: str) -> list[Event]:
        """What a choice would set off, as far as the seat can know."""
        if self.position is None or self.seat is None:
            return []
        return self.position.preview(self.seat, self.game.alphabet.action(token))

    def after(self, token: str) -> View | None:
        """How the table would look after a choice, as far as the seat can know."""
        if self.position is None or self.seat is None:
            return None
        return self.position.look_ahead(self.seat, self.game.alphabet.action(token)).observe(self.seat)

    def why_not(self, token: str) -> str:
        """What forbids a choice; empty when nothing does, or when that is not known."""
        if self.position is None or self.seat is None:
            return ""
        reason = self.position.why_not(self.seat, self.game.alphabet.action(token))
        return "" if reason is None else self.speaker.say(reason.message)
