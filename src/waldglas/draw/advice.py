"""What a position tells a seat about its choices; without a position, what the game says at any time."""

from __future__ import annotations

from collections.abc import Sequence

from waldglas.core.game import Game, Position, View
from waldglas.core.journal import Event
from waldglas.foresight import Previews
from waldglas.words import speaker_for


class Advice:
    """Given a position and a seat, or the previews that were made of them."""

    def __init__(
        self,
        game: Game,
        position: Position | None = None,
        seat: int | None = None,
        *,
        previews: Previews | None = None,
        names: Sequence[str] = (),
        me: int | None = None,
    ) -> None:
        if position is not None and seat is not None:
            previews = Previews(game, position, seat)
        self.game = game
        self.previews = previews
        self.speaker = speaker_for(game, names, me if previews is None else previews.seat)

    def naming(self, names: Sequence[str], me: int | None = None) -> Advice:
        """The same, with names for the seats, told to one of them or to all."""
        return Advice(self.game, previews=self.previews, names=names, me=me)

    def question(self) -> str:
        """What the seat is asked, in one sentence; empty when that is not known."""
        asked = self.previews
        return "" if asked is None else self.speaker.say(asked.position.question(asked.seat))

    def words(self, token: str) -> str:
        action, asked = self.game.alphabet.action(token), self.previews
        said = self.game.label(action) if asked is None else self.game.words(asked.position, asked.seat, action)
        return self.speaker.say(said)

    def sets_off(self, token: str) -> list[Event]:
        """What a choice would set off, as far as the seat can know."""
        return [] if self.previews is None else self.previews.of(self.game.alphabet.action(token)).events

    def after(self, token: str) -> View | None:
        """How the table would look after a choice, as far as the seat can know."""
        return None if self.previews is None else self.previews.of(self.game.alphabet.action(token)).view

    def why_not(self, token: str) -> str:
        """What forbids a choice; empty when nothing does, or when that is not known."""
        if self.previews is None:
            return ""
        reason = self.previews.position.why_not(self.previews.seat, self.game.alphabet.action(token))
        return "" if reason is None else self.speaker.say(reason.message)
