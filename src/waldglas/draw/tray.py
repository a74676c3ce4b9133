"""What is asked now, and buttons for the choices that have no place of their own in the picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from waldglas.draw.drawing import Drawing
from waldglas.draw.glyphs import Glyphs, row_of
from waldglas.draw.panels import frame, panel
from waldglas.draw.pen import choice, echo, g, rect, wrapped, write
from waldglas.draw.scene import Scene
from waldglas.markup import Mark, Node

MARGIN: Final = 16.0
LETTERS: Final = 15.0
SMALL: Final = 32.0  # how high a quiet button is
SERIF: Final = 1.17  # how much wider bold serif letters run than the sans ones that lines are broken for

S = TypeVar("S", bound=Scene[Any, Any])


class Tray(Generic[S]):
    """A game says what its picture places, which choices are stones, and how those are drawn."""

    gap: ClassVar[float] = 10.0
    stones_first: ClassVar[bool] = False

    def __init__(self, scene: S) -> None:
        self.scene = scene

    # What a game says

    def placed(self, token: str) -> bool:
        """Whether a choice can be made in the picture itself."""
        return False

    def again(self) -> list[str]:
        """Choices of the picture that have a button too."""
        return []

    def is_stone(self, token: str) -> bool:
        """Whether a choice is a thing or a number to take, not a sentence."""
        return False

    def stones(self, tokens: Sequence[str], width: float) -> list[Drawing]:
        raise NotImplementedError

    def refuses(self, token: str) -> bool:
        """Whether a choice is to do nothing, or no more: these come last."""
        return False

    def is_quiet(self, token: str) -> bool:
        """Whether a choice is seldom wanted."""
        return False

    def signs(self, token: str) -> Glyphs:
        """What a button stands for, in signs."""
        return ()

    def note(self, token: str) -> str:
        """What else a choice brings."""
        return ""

    def note_sign(self, token: str, x: float, y: float, size: float) -> Node:
        return None

    # What is drawn of it

    def drawn(self, width: float) -> Drawing:
        y, parts = MARGIN, []
        for part in (self.asked(width), *self.answers(width - 2 * MARGIN)):
            parts.append(part.at(MARGIN, y))
            y += part.height + self.gap
        height = y - self.gap + MARGIN
        return Drawing(width, height, g(class_="wg-tray")[panel(width, height), parts])

    def asked(self, width: float) -> Drawing:
        bold = bool(self.scene.choices)
        lines = wrapped(self.scene.question(), 17 * (SERIF if bold else 1.1), width - 2 * MARGIN)
        body = [write(line, 0, 16 + i * 22, 17, face="serif", bold=bold) for i, line in enumerate(lines)]
        return Drawing(width, 22 * len(lines), body)

    def answers(self, width: float) -> list[Drawing]:
        """The buttons, in the order in which they are read."""
        tokens = [token for token in self.scene.choices if not self.placed(token)]
        refusals = [token for token in tokens if self.refuses(token)]
        quiet = [token for token in tokens if self.is_quiet(token)]
        loud = [token for token in tokens if token not in (*refusals, *quiet)]
        taken = [token for token in loud if self.is_stone(token)]
        words = [self.button(token, width) for token in loud if token not in taken]
        stones = self.stones(taken, width) if taken else []
        return [
            *[self.button(token, width, echo) for token in self.again()],
            *([*stones, *words] if self.stones_first else [*words, *stones]),
            *[self.button(token, width) for token in refusals],
            *[self.whisper(token, width) for token in quiet],
        ]

    def button(self, token: str, width: float, chosen: Callable[..., Mark] = choice) -> Drawing:
        """A choice in words, perhaps also in signs; what else it brings stands below."""
        signs, said, room = self.signs(token), self.note(token), width - 28
        lines = wrapped(self.scene.advice.words(token), LETTERS * SERIF, room)
        note = wrapped(said, 13, room - 24) if said else []
        top = 10 + 20 * len(lines)
        height = top + (34 if signs else 0) + 18 * len(note) + 10
        face: Node = [
            rect(x=0, y=0, width=width, height=height, rx=11, class_="wf-forest"),
            [
                write(line, 14, 25 + i * 20, LETTERS, colour="on-forest", face="serif", bold=True)
                for i, line in enumerate(lines)
            ],
            strip(signs, 14, top + 3, room) if signs else None,
            [
                write(line, 38, height - 14 - 18 * (len(note) - 1 - i), 13, colour="on-forest")
                for i, line in enumerate(note)
            ],
            self.note_sign(token, 14, height - 27 - 9 * (len(note) - 1), 18),
            frame(-1, -1, width + 2, height + 2, 12),
        ]
        return Drawing(width, height, chosen(token, self.scene.words(token), face))

    def whisper(self, token: str, width: float) -> Drawing:
        """A choice that is seldom wanted: small, and without a colour of its own."""
        face: Node = [
            rect(x=0, y=0, width=width, height=SMALL, rx=9, class_="wf-paper"),
            write(self.scene.advice.words(token), 14, SMALL / 2 + 5, 13),
            frame(0, 0, width, SMALL, 9),
        ]
        return Drawing(width, SMALL, choice(token, self.scene.words(token), face))


def strip(signs: Glyphs, x: float, y: float, width: float) -> Node:
    return [
        rect(x=x, y=y, width=width, height=28, rx=7, class_="wf-card"),
        row_of(signs, x + 8, y + 14, 20, width - 16),
    ]
