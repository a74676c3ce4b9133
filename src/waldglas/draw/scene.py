"""What every picture knows of a moment: who sits where, whose eyes look, what may be chosen, and how to say it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from waldglas.core.game import Game, View
from waldglas.core.message import Message
from waldglas.draw.advice import Advice
from waldglas.words import Catalogue, Speaker

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)


def said(catalogue: Catalogue, id: str, **values: object) -> str:
    """What is the same for everybody, for drawings that are kept by their language."""
    return Speaker(catalogue).say(Message(id, values))


class Scene(Generic[G, V]):
    """A moment as one seat sees it; a game's own scene says what kind of view it shows, and adds its cards."""

    shows: ClassVar[type[View]] = View

    def __init__(
        self,
        game: G,
        view: V,
        names: Sequence[str] | None = None,
        me: int | None = None,
        choices: Sequence[str] = (),
        advice: Advice | None = None,
    ) -> None:
        if not isinstance(view, self.shows):
            raise TypeError(f"this is no moment of {game.title}: {type(view).__name__}")
        self.game = game
        self.view = view
        self.seats = len(view.scores)
        self.to_act = view.to_act
        self.me = view.seat if me is None else me
        self.choices = list(choices)
        advice = advice or Advice(game)
        seats = [Message("draw-seat", {"number": seat + 1}) for seat in range(self.seats)]
        self.names = list(names) if names else [advice.speaker.say(seat) for seat in seats]
        self.advice = advice.naming(self.names, self.me)
        self.catalogue = self.advice.speaker.catalogue
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
        return self.view.over

    # What may be chosen

    def offered(self, verb: str) -> list[str]:
        """The choices of one kind: 'at', 'build', 'take' …"""
        return [token for token in self.choices if token.split(":")[0] == verb]

    def offers(self, token: str, seat: int) -> bool:
        """Whether something on a player's boards can be chosen."""
        return seat == self.me and token in self.choices

    def asking(self, token: str) -> str | None:
        """What a thing that is not offered can be asked for: why it cannot be chosen."""
        return token if self.choices and token not in self.choices else None

    # In words

    def say(self, id: str, **values: object) -> str:
        return self.advice.speaker.say(Message(id, values))

    def noun(self, thing: str) -> str:
        return self.advice.speaker.noun(thing)

    def words(self, token: str) -> str:
        return self.advice.words(token)

    def question(self) -> str:
        """What the seat is asked, who is waited for, or how the game ended."""
        if self.choices:
            return self.advice.question() or self.say("draw-your-choice")
        return self.outcome() if self.over() else self.waiting()

    def waiting(self) -> str:
        seats = [seat for seat in self.to_act if seat != self.me] or self.to_act
        return self.say("draw-waiting", count=len(seats), name=self.names[seats[0]])

    def outcome(self) -> str:
        """Who has won, or what one has reached alone."""
        winners = self.view.winners
        best = self.view.scores[winners[0]]
        if self.seats == 1:
            return self.say("draw-alone", points=best)
        names = [self.names[seat] for seat in winners]
        return self.say("draw-winners", names=names, count=len(names), points=best)

    def letter(self, seat: int) -> str:
        """The initial of a player, or the number of the seat where initials would be mistaken."""
        initials = [name.strip()[:1].upper() for name in self.names]
        return initials[seat] if len({*initials}) == self.seats and initials[seat].isalnum() else str(seat + 1)
