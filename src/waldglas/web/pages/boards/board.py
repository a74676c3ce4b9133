"""What the page needs of any game's boards."""

from dataclasses import dataclass, field

from htpy import Element, div, h3, section

from waldglas.draw.drawing import Drawing
from waldglas.web.drafting import Draft
from waldglas.web.views import TableView

Count = tuple[str, str, str]  # a shape, how many, in words


@dataclass(frozen=True, slots=True)
class Moment:
    """What is shown: a view, and for who is asked, the private copy that tells about the choices."""

    table: TableView
    draft: Draft | None = None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    @property
    def tokens(self) -> list[str]:
        return [choice.token for choice in self.table.asked.choices]


@dataclass(frozen=True, slots=True)
class Board:
    title: str
    drawing: Drawing
    narrow: Drawing | None = None  # the same for a phone, where the wide one would be too small to read

    def element(self, kind: str = "board") -> Element:
        if self.narrow is None:
            return div(class_=kind)[self.drawing.element(self.title, sheet=False)]
        return div(class_=kind)[
            div(".on-wide")[self.drawing.element(self.title, sheet=False)],
            div(".on-narrow")[self.narrow.element(self.title, sheet=False)],
        ]


@dataclass(frozen=True, slots=True)
class Spread:
    """Cards of one kind, as many side by side as there is room for."""

    title: str
    cards: list[Board]

    def element(self) -> Element:
        return section(".spread")[h3[self.title], div(".cards")[[card.element("one-card") for card in self.cards]]]


@dataclass(frozen=True, slots=True)
class Hand:
    """A set of which some are chosen, in any order for the player: their tokens in the order the rules ask for."""

    number: int
    tokens: list[str]
    words: list[str]
    picked: list[str]


@dataclass(frozen=True, slots=True)
class Boards:
    own: list[Board | Spread]
    shared: list[Board | Spread]
    others: dict[int, Board] = field(default_factory=dict)
    glance: dict[int, list[Count]] = field(default_factory=dict)
    signs: dict[str, Drawing] = field(default_factory=dict)  # what a choice does, in pictures, by its token
    hand: Hand | None = None
