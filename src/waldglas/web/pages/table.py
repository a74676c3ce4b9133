"""The table: header, question, boards, log, talk; every part that can change is marked for the script."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from waldglas.coach.hints import Hint
from waldglas.core.game import Game
from waldglas.draw.boards import Boards, Moment
from waldglas.foresight import Previews
from waldglas.games import kit_of
from waldglas.language import spoken
from waldglas.markup import (
    Element,
    button,
    div,
    h1,
    h2,
    main,
    p,
    section,
)
from waldglas.web.pages.asking import ask_panel, back_panel, helper_panel
from waldglas.web.pages.coach import TurningPoint, turning_panel
from waldglas.web.pages.company import come_back_panel, company_panel
from waldglas.web.pages.frame import Preferences, Preview, document, sheet_of_game
from waldglas.web.pages.hints import Stepping, hint_panel
from waldglas.web.pages.logs import chat_panel, log_panel, mutes, talk_list
from waldglas.web.pages.menu import keys_popover, menu, points_popover, tools
from waldglas.web.pages.panes import PANES, board_area, other_parts, others_area, pane_parts, swipes
from waldglas.web.pages.parts import Changes, Part, part_of
from waldglas.web.pages.replay import replay_bar
from waldglas.web.pages.result import notice_panel, result
from waldglas.web.pages.seats import open_seats, seat_strip
from waldglas.web.pages.words import title_words, waiting_words
from waldglas.web.store.models import OPEN
from waldglas.web.tables.view import TableView
from waldglas.web.words import say

ASKING: Final = (
    *("invites", "company", "come-back", "helper", "result", "ask", "asked-back", "notice", "coach", "advice"),
    *("turning-point", "replay"),
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A table as it is to be shown, and to whom the device is to be passed, if to anybody."""

    game: Game
    view: TableView
    moment: Moment
    preferences: Preferences
    address: str
    looking_back: bool = False
    passing: Sequence[int] = ()
    hints: Sequence[Hint] = ()
    turning: TurningPoint | None = None
    stepping: Stepping | None = None  # a hint that is gone through on the boards
    unfolded: Collection[int] | None = None  # the others whose boards are drawn; all of them if there is no script
    helped: str = ""  # what the helper says of the question
    judged: bool = False  # whether the coach has judged the whole game

    @property
    def at_moment(self) -> bool:
        """Whether an earlier moment is shown, and not what a hint would lead to."""
        return self.looking_back and self.stepping is None


def moment_of(view: TableView, previews: Previews | None) -> Moment:
    """What the boards are drawn from."""
    return Moment(
        view.view,
        view.seat if view.started else None,
        [seat.name for seat in view.seats],
        [choice.token for choice in view.asked.choices],
        previews,
    )


def table_page(shown: Shown) -> str:
    view = shown.view
    return document(
        title_words(view),
        table_main(shown),
        shown.preferences,
        tools=tools(view),
        kind="at-table",
        game=view.game,
        preview=Preview(view.title, company_words(view), view.game),
    )


def company_words(view: TableView) -> str:
    """Who is at the table, for who is sent a link to it."""
    names: list[object] = [seat.name for seat in view.seats if seat.kind != OPEN]
    free = len(view.seats) - len(names)
    return say("page-preview", title=view.title, names=names, free=free)


def table_main(shown: Shown) -> Element:
    """The whole table: its parts, and what never changes around them."""
    view, boards = shown.view, boards_of(shown.game, shown.moment)
    parts = {part.id: part for part in table_parts(shown, boards)}
    return frame_of(shown)[
        h1(".unseen")[view.title],
        parts["seats"],
        div(".side")[
            div(".asking")[
                button(".fold", type="button", aria_expanded="true", aria_label=say("page-fold")),
                [parts[name] for name in ASKING],
            ],
            beside(),
            div(".column")[parts["log"], chat_panel(view, shown.preferences, parts["talk"], parts["mutes"])],
        ],
        parts["swipes"],
        board_area(boards, [parts[f"{pane}-board"] for pane in PANES]),
        others_area([parts[f"other-{seat.seat}"] for seat in view.seats]),
        parts["points"],
        parts["menu"],
        keys_popover(),
    ]


def table_changes(shown: Shown) -> Changes:
    """The parts by themselves, for a page that has the rest."""
    return Changes(frame_of(shown), table_parts(shown, boards_of(shown.game, shown.moment)))


def step_changes(shown: Shown) -> Changes:
    """A moment on the way to the present: the boards, the players and the log, and who is to act."""
    view, boards = shown.view, boards_of(shown.game, shown.moment)
    frame = main("#table", data_moment=str(view.moment), data_question=waiting_words(view))
    parts = [
        seat_strip(view, boards.standing),
        *pane_parts(boards),
        *other_parts(view, boards, shown.unfolded),
        log_panel(view),
    ]
    return Changes(frame, [part_of(each) for each in parts])


def boards_of(game: Game, moment: Moment) -> Boards:
    sheet_of_game(game.slug, spoken.get())  # its faces are used from there
    return kit_of(game).boards(game, moment)


def frame_of(shown: Shown) -> Element:
    view = shown.view
    return main(
        "#table.table",
        data_table=view.table_id,
        data_seat="" if view.seat is None else str(view.seat),
        data_version=view.version,
        data_title=f"{title_words(view)} · Waldglas",
        data_address=shown.address,
        data_turn="yes" if view.asked.choices or view.asked.can_confirm else "no",
        data_back="yes" if shown.looking_back else None,
        data_game=view.game,
        data_moment=str(view.moment),
        data_pace=shown.preferences.pace,
    )


def table_parts(shown: Shown, boards: Boards) -> list[Part]:
    """Everything that can change."""
    view = shown.view
    parts = [
        seat_strip(view, boards.standing),
        *asking_parts(shown, boards),
        log_panel(view),
        talk_list(view),
        mutes(view),
        swipes(boards),
        *pane_parts(boards),
        *other_parts(view, boards, shown.unfolded),
        points_popover(view),
        menu(view, shown.preferences),
    ]
    return [part_of(each) for each in parts]


def beside() -> Element:
    """Where rules, points and log open beside the boards; the script fills it, and moves nothing else."""
    return section("#beside.panel", hidden=True, aria_labelledby="beside-title")[
        div(".row.top")[h2("#beside-title"), button(".plain", type="button", data_beside="")[say("page-close")]],
        div(".reading", tabindex=0),
    ]


def asking_parts(shown: Shown, boards: Boards) -> list[Element]:
    """What stands beside the boards while something is asked, in the order of `ASKING`."""
    view = shown.view
    return [
        open_seats(view, shown.preferences),
        company_panel(view),
        come_back_panel(view),
        helper_panel(shown.helped, shown.preferences),
        result(view, shown.looking_back, shown.judged),
        ask_panel(view, boards, shown.preferences, passing=shown.passing)
        if view.started and not view.over and not shown.looking_back and not view.stopped and not view.abandoned
        else section("#ask", data_part=True, hidden=True),
        back_panel(view),
        notice_panel(view),
        hint_panel(view, shown.hints, shown.stepping),
        p("#advice.small", data_part=True, role="note", hidden=not view.advice or view.over)[view.advice],
        turning_panel(shown.turning, view),
        replay_bar(view, shown.at_moment, shown.turning.each.move if shown.turning else None),
    ]
