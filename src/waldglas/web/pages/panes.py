"""The boards of a table: my own, the shared ones, what is offered, and a line for each of the others."""

from collections.abc import Collection
from typing import Final

from waldglas.draw.boards import Board, Boards, Count, Spread
from waldglas.draw.drawing import icon
from waldglas.markup import Element, a, details, div, h2, nav, p, section, span, summary
from waldglas.web.pages.frame import BLANK
from waldglas.web.pages.parts import Part
from waldglas.web.pages.words import points
from waldglas.web.tables.view import SeatView, TableView
from waldglas.web.words import say

PANES: Final = ("own", "shared", "offer")


def panes(boards: Boards) -> list[tuple[str, str, list[Board | Spread]]]:
    """What is swiped on a phone: an id, a name, the boards."""
    names = iter(boards.panes)
    found = zip(PANES, (boards.own, boards.shared, boards.offer), strict=True)
    return [(pane, next(names), there) for pane, there in found if there]


def swipes(boards: Boards, *, talking: bool = True) -> Element:
    """The tabs of a phone: the boards, the other players, what happened, the talk."""
    return nav("#swipes.swipes", data_part=True, aria_label=say("page-boards"))[
        [a(href=f"#{part}-board")[name] for part, name, _ in panes(boards)],
        a(href="#others", data_tab="others")[say("page-tab-others")] if boards.others else None,
        a(href="#log", data_tab="log")[say("page-tab-log"), counter()],
        a(href="#chat", data_tab="chat")[say("page-talk"), counter()] if talking else None,
    ]


def counter() -> Element:
    """How many are new: the script fills it in."""
    return span(".counter", data_words=say("page-new", number=BLANK))


def board_area(boards: Boards, parts: list[Part]) -> Element:
    """On a wide screen the shared boards to the left of my own; on a phone they are swiped, my own first."""
    if not boards.own and not boards.shared:
        return section("#boards.boards")[p(".small")[say("page-no-picture")], parts]
    return section("#boards.boards", aria_label=say("page-boards"), tabindex=-1)[
        h2(".unseen")[say("page-boards")], parts
    ]


def pane_parts(boards: Boards) -> list[Element]:
    shown = {pane: (name, there) for pane, name, there in panes(boards)}
    return [pane_part(pane, *shown[pane]) if pane in shown else no_pane(pane) for pane in PANES]


def pane_part(pane: str, name: str, there: list[Board | Spread]) -> Element:
    return div(f".{pane}", id=f"{pane}-board", data_part=True, tabindex=0, role="region", aria_label=name)[
        [board.element() for board in there]
    ]


def no_pane(pane: str) -> Element:
    return div(id=f"{pane}-board", data_part=True, hidden=True)


def others_area(parts: list[Part]) -> Element:
    return section("#others.others", aria_label=say("page-others"))[parts]


def other_parts(view: TableView, boards: Boards, unfolded: Collection[int] | None = None) -> list[Element]:
    """A line for each of the others, with the board if it is unfolded; without a script all boards are there."""
    open_boards = range(len(view.seats)) if unfolded is None or boards.others_lie_open else unfolded
    return [
        other_part(seat, boards, seat.seat in open_boards) if seat.seat in boards.others else no_other(seat)
        for seat in view.seats
    ]


def other_part(seat: SeatView, boards: Boards, unfolded: bool) -> Element:
    return details(".other", id=f"other-{seat.seat}", data_part=True)[
        summary[
            span(".name")[seat.name],
            span(".glance")[[glance(count) for count in boards.glance.get(seat.seat, [])]],
            span(".score", data_thing="points")[icon("star", 16), points(seat.score or 0)],
        ],
        boards.others[seat.seat].element() if unfolded else p(".small")[say("page-unfolding")],
    ]


def no_other(seat: SeatView) -> Element:
    return div(id=f"other-{seat.seat}", data_part=True, hidden=True)


def glance(count: Count) -> Element:
    shape, number, words, thing = count
    return span(".count", data_thing=thing)[icon(shape, 18), number, span(".unseen")[words]]
