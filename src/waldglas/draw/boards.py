"""What the page needs of any game's boards."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from markupsafe import Markup

from waldglas.core.game import Game, View
from waldglas.draw.advice import Advice
from waldglas.draw.drawing import Drawing, icon, rendered
from waldglas.draw.glyphs import Glyphs, breadth, row_of
from waldglas.draw.pen import circle, path, rect, use
from waldglas.foresight import Previews
from waldglas.markup import Element, Mark, Node, div, h3, section

Count = tuple[str, str, str, str]  # a shape, how many, in words, and its name in the book
SIGN: Final = 20.0


def sign_row(glyphs: Glyphs) -> Drawing:
    """Signs for a button."""
    width = breadth(glyphs, SIGN)
    return Drawing(width + 4, SIGN + 4, row_of(glyphs, 2, SIGN / 2 + 2, SIGN, width))


@dataclass(frozen=True, slots=True)
class Moment:
    """What is shown: a view and, for who is asked, what each choice leads to."""

    view: View
    seat: int | None
    names: list[str]
    tokens: list[str] = field(default_factory=list)
    previews: Previews | None = None

    def advice(self, game: Game) -> Advice:
        return Advice(game, previews=self.previews)


@dataclass(frozen=True, slots=True)
class Board:
    title: str
    drawing: Drawing
    narrow: Drawing | None = None  # the same where there is little room, and the wide one would be too small to read
    wide: bool = False  # a map that is looked at part by part where there is little room

    def element(self, kind: str = "board") -> Element:
        if self.narrow is None:
            drawn = self.drawing.element(self.title, sheet=False)
            if self.wide:
                return div(f".{kind}.pan", tabindex=0, role="region", aria_label=self.title)[drawn]
            return div(class_=kind)[drawn]
        return div(class_=kind)[
            div(".on-wide")[self.drawing.element(self.title, sheet=False)],
            div(".on-narrow")[self.narrow.element(self.title, sheet=False)],
        ]


@dataclass(frozen=True, slots=True)
class Spread:
    """Cards of one kind, as many side by side as there is room for."""

    title: str
    cards: list[Board]
    sign: str = ""
    kind: str = ""
    thing: str | None = None

    def element(self) -> Element:
        return section(class_=f"spread {self.kind}".strip())[
            h3(data_thing=self.thing)[icon(self.sign) if self.sign else None, self.title],
            div(".cards")[[div(".one-card")[in_spread(card)] for card in self.cards]],
        ]


def in_spread(card: Board) -> Markup:
    """A card says itself what it is; an empty place is called what it is called."""
    body = rendered(card.drawing.body)
    drawn = Drawing(card.drawing.width, card.drawing.height, body)
    return drawn.element("" if "<title>" in body else card.title, sheet=False)


@dataclass(frozen=True, slots=True)
class Pick:
    """Something that can be picked when a table is set up; what is picked as usual has no value."""

    value: str
    name: str
    board: Board


@dataclass(frozen=True, slots=True)
class Picks:
    """Of these one is picked."""

    title: str
    picks: list[Pick]


@dataclass(frozen=True, slots=True)
class Hand:
    """A set of which some are chosen, in any order for the player: their tokens in the order the rules ask for."""

    number: int
    tokens: list[str]
    words: list[str]
    picked: list[str]


@dataclass(frozen=True, slots=True)
class Stock:
    """What a player has to lay out: so many of a thing, with its shape."""

    slug: str
    name: str
    number: int
    shape: str


@dataclass(frozen=True, slots=True)
class Lay:
    """What may lie at a place together, and what that pays for."""

    token: str
    takes: list[str]  # of the stock, one by one
    pays_for: str


@dataclass(frozen=True, slots=True)
class Place:
    slug: str
    name: str
    does: str
    lays: list[Lay]
    laid: list[str]  # so far


@dataclass(frozen=True, slots=True)
class Plan:
    """Things that are laid at places, all in one go: one token for each place, in the order the rules ask for."""

    stock: list[Stock]
    places: list[Place]


class Unfolding(Mapping[int, Board]):
    """The boards of other seats: each is drawn when it is looked at."""

    def __init__(self, seats: Sequence[int], draw: Callable[[int], Board]) -> None:
        self.seats = seats
        self.draw = draw

    def __getitem__(self, seat: int) -> Board:
        if seat not in self:
            raise KeyError(seat)
        return self.draw(seat)

    def __contains__(self, seat: object) -> bool:
        return seat in self.seats

    def __iter__(self) -> Iterator[int]:
        return iter(self.seats)

    def __len__(self) -> int:
        return len(self.seats)


@dataclass(frozen=True, slots=True)
class Boards:
    own: list[Board | Spread]
    shared: list[Board | Spread]
    panes: tuple[str, ...]  # what they are called where they are swiped
    offer: list[Board | Spread] = field(default_factory=list)
    standing: str = ""  # where the game stands, in a few words
    others: Mapping[int, Board] = field(default_factory=dict)
    others_lie_open: bool = False  # where there is room; else they are unfolded one by one
    glance: dict[int, list[Count]] = field(default_factory=dict)
    signs: dict[str, Drawing] = field(default_factory=dict)  # what a choice does, in pictures, by its token
    told: dict[str, str] = field(default_factory=dict)  # what its words leave out: what a thing does, costs, is worth
    names: dict[str, str] = field(default_factory=dict)  # of places in the picture: as they are written there
    hand: Hand | None = None
    plan: Plan | None = None


# The picture on the box

BOX_WIDTH: Final = 360
BOX_HEIGHT: Final = 220

Fir = tuple[float, float, float]  # left, top and size


def on_the_box(title: str, ground: str, sun: tuple[float, float, float], firs: Sequence[Fir], *content: Node) -> Board:
    """A sky with the sun, a forest below it, and what stands before it."""
    x, y, r = sun
    sky: Node = [
        rect(x=0, y=0, width=BOX_WIDTH, height=BOX_HEIGHT, rx=14, class_=f"wf-{ground}"),
        circle(cx=x, cy=y, r=r, class_="wf-star"),
        [use("fir", left, top, size) for left, top, size in firs],
    ]
    return Board(title, Drawing(BOX_WIDTH, BOX_HEIGHT, [sky, content]))


def hill(top: str) -> Mark:
    """A meadow below a line, down to the round corners of the box."""
    d = f"{top}V206a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
    return path(d=d, class_="wf-meadow ws-meadow-line", stroke_width=1.5)
