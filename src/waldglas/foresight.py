"""What a choice will set off, said beforehand; and gains that need no thought."""

from functools import cached_property

from waldglas.core.game import Game, Position, View
from waldglas.core.rng import Rng
from waldglas.words import AHEAD, Speaker

DECLINE = "decline"
IMAGINED = 3  # so many ways to go on are looked at where chance is drawn


class Preview:
    """What a choice leads to, up to the moment when chance is drawn or something hidden would show."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.events = [event for event in position.journal or [] if event.readable_by(seat)]

    @cached_property
    def view(self) -> View:
        """How the seat would see the table then."""
        return self.position.observe(self.seat)

    @cached_property
    def ends_game(self) -> bool:
        """Whether the game is over then, whatever is drawn or shown after the moment where the look ahead halts."""
        if not self.position.halted:
            return self.position.over()
        return all(self.imagined(number).over() for number in range(IMAGINED))

    def imagined(self, number: int) -> Position:
        """How it might go on behind that moment, by what the seat knows."""
        position = self.position.determinize(self.seat, Rng(number))
        position.journal = None
        position.looking_ahead = position.halted = False
        position.proceed()
        return position

    @property
    def loud(self) -> bool:
        return self.ends_game or any(event.loud for event in self.events)


class Previews:
    """What each choice of a seat leads to; each is looked ahead once, when it is first asked for."""

    def __init__(self, game: Game, position: Position, seat: int, start: Position | None = None) -> None:
        self.game = game
        self.position = position
        self.start = start or position  # before all that the seat has drafted
        self.seat = seat
        self.found: dict[int, Preview] = {}

    def of(self, action: int) -> Preview:
        if action not in self.found:
            self.found[action] = look_ahead(self.position, self.seat, action)
        return self.found[action]

    def warning(self, action: int, speaker: Speaker) -> str:
        """What a choice sets off that its words do not say, or nothing."""
        events = [event for event in self.of(action).events if event.loud]
        return "".join(f" ({speaker.say(self.game.describe(event), AHEAD)})" for event in events)


def look_ahead(position: Position, seat: int, action: int) -> Preview:
    return Preview(position.look_ahead(seat, action), seat)


# Gains


def is_gain(tokens: list[str]) -> bool:
    """Whether it is asked how much of a gain is taken."""
    return bool(tokens) and all(token.removeprefix("take:").isdigit() for token in tokens)


def is_gift(tokens: list[str]) -> bool:
    """Whether it is asked if something is taken that is given, all of it or nothing."""
    return len(tokens) == 2 and DECLINE in tokens and any(token.startswith("take:") for token in tokens)


def needs_no_thought(previews: Previews, offered: list[int]) -> int | None:
    """The choice that takes a gain, if that is what is asked, everything is taken, and nothing loud comes of it."""
    tokens = [previews.game.alphabet.token(action) for action in offered]
    if is_gain(tokens):
        return whole_gain(previews, offered, tokens)
    if is_gift(tokens):
        return quietly(previews, offered[1 - tokens.index(DECLINE)])
    return in_any_order(previews, offered, tokens)


def whole_gain(previews: Previews, offered: list[int], tokens: list[str]) -> int | None:
    """The choice that takes all there is to take."""
    amounts = [int(token.removeprefix("take:")) for token in tokens]
    return quietly(previews, offered[amounts.index(max(amounts))])


def quietly(previews: Previews, action: int) -> int | None:
    return None if previews.of(action).loud else action


def in_any_order(previews: Previews, offered: list[int], tokens: list[str]) -> int | None:
    """The first part of a reward to take, if its parts come to the same in every order."""
    if len(tokens) < 2 or not all(token.startswith("take:") for token in tokens):
        return None
    outcomes = [outcome(previews.of(action), offered) for action in offered]
    return offered[0] if all(found is not None and found == outcomes[0] for found in outcomes) else None


def outcome(preview: Preview, parts: list[int]) -> dict[str, object] | None:
    """How the seat sees the table after all parts, this one first; nothing if that is loud, or asks for something."""
    for _ in parts:
        if preview.position.halted or preview.loud:
            return None
        left = preview.position.choices(preview.seat)
        if not left or not all(choice in parts for choice in left):
            return preview.view.data()
        preview = look_ahead(preview.position, preview.seat, left[0])
    return None
