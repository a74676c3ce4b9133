"""Drafts: what a seat chooses on a private copy, until another would be asked or something hidden would show."""

from waldglas.core.game import Game, Position
from waldglas.core.message import Message
from waldglas.core.rng import Rng
from waldglas.foresight import Previews


class Draft:
    """A seat's choices that nobody else sees yet.

    A phase in which all choose together never closes on the copy: its end may show what others chose.
    """

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.actions: list[int] = []
        self.words: list[Message] = []
        self.among_others = position.together
        self.held_open = False
        self.position = position.copy()
        self.position.journal = []
        self.position.looking_ahead = True
        self.previewed: Previews | None = None
        self.hold_open()
        self.start = self.position.copy()

    def hold_open(self) -> None:
        if self.position.together and not self.held_open:
            self.position.waiting += 1
            self.held_open = True

    def play(self, action: int) -> None:
        words = self.game.words(self.position, self.seat, action)
        self.position.play(self.seat, action)
        self.previewed = None
        self.actions.append(action)
        self.words.append(words)
        self.hold_open()

    def handed_over(self) -> bool:
        """Whether the seat has nothing more to choose before others see what it chose."""
        if self.position.halted or not self.position.choices(self.seat):
            return True
        return not self.among_others and self.position.to_act() != [self.seat]

    def choices(self) -> list[int]:
        return [] if self.handed_over() else self.position.choices(self.seat)

    def previews(self) -> Previews:
        """What each choice would lead to; past the end of a phase only where nobody chooses in secret."""
        if self.previewed is None:
            position = self.position
            if self.held_open and not position.secret:
                position = position.copy()
                position.waiting -= 1
            self.previewed = Previews(self.game, position, self.seat, self.start)
        return self.previewed

    def determinize(self, rng: Rng) -> Position:
        """A position for a bot: it fits what the seat knows, and goes on as a game does."""
        imagined = self.position.determinize(self.seat, rng)
        imagined.looking_ahead = False
        if self.held_open:
            imagined.waiting -= 1
        return imagined
