"""The table: header, question, boards, log, talk; every part that can change is marked for the script."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from waldglas.coach.hints import Hint
from waldglas.core.game import Game
from waldglas.draw.boards import Board, Boards, Count, Moment, Spread
from waldglas.draw.drawing import icon
from waldglas.foresight import Previews
from waldglas.games import kit_of, load_game
from waldglas.language import spoken
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    code,
    dd,
    details,
    div,
    dl,
    dt,
    field,
    form,
    h1,
    h2,
    kbd,
    label,
    li,
    main,
    nav,
    ol,
    p,
    section,
    span,
    summary,
)
from waldglas.web.pages.asking import ask_panel, back_panel, habits
from waldglas.web.pages.coach import TurningPoint, hint_panel, turning_panel
from waldglas.web.pages.frame import BLANK, PACES, Preferences, document, language_switch, sheet_of_game
from waldglas.web.pages.logs import chat_panel, log_panel, moment_address, talk_list
from waldglas.web.pages.parts import Changes, Part, part_of
from waldglas.web.pages.replay import replay_bar
from waldglas.web.pages.seats import copied, open_seats, points_table, seat_strip
from waldglas.web.pages.words import points, result_words, title_words, waiting_words
from waldglas.web.tables.view import SeatView, TableView
from waldglas.web.words import say
from waldglas.words import speaker_for
from waldglas.words.options import option_title, value_words

PANES: Final = ("own", "shared", "offer")
ASKING: Final = (
    *("invites", "helper", "result", "ask", "asked-back", "notice", "coach", "advice", "turning-point", "replay"),
)
PACE_WORDS: Final = ("page-pace-none", "page-pace-quick", "page-pace-calm", "page-pace-slow")


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
    unfolded: Collection[int] | None = None  # the others whose boards are drawn; all of them if there is no script
    helped: str = ""  # what the helper says of the question


def moment_of(view: TableView, previews: Previews | None) -> Moment:
    """What the boards are drawn from."""
    return Moment(
        view.view,
        view.seat,
        [seat.name for seat in view.seats],
        [choice.token for choice in view.asked.choices],
        previews,
    )


def table_page(shown: Shown) -> str:
    view = shown.view
    return document(
        title_words(view), table_main(shown), shown.preferences, tools=tools(shown), kind="at-table", game=view.game
    )


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
            div(".column")[parts["log"], chat_panel(view, shown.preferences, parts["talk"])],
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
        swipes(boards),
        *pane_parts(boards),
        *other_parts(view, boards, shown.unfolded),
        points_popover(view),
        menu(shown),
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
        helper_panel(shown.helped, shown.preferences),
        result(view, shown.looking_back),
        ask_panel(view, boards, shown.preferences, passing=shown.passing)
        if not view.over and not shown.looking_back and not view.stopped
        else section("#ask", data_part=True, hidden=True),
        back_panel(view),
        notice_panel(view),
        hint_panel(view, shown.hints),
        p("#advice.small", data_part=True, role="note", hidden=not view.advice or view.over)[view.advice],
        turning_panel(shown.turning, view),
        replay_bar(view, shown.looking_back, shown.turning.each.move if shown.turning else None),
    ]


def notice_panel(view: TableView) -> Element:
    """What became of the table with a newer version; who sits at one that cannot go on may end it."""
    may_end = view.stopped and view.ended is None and (view.held or view.host)
    return section("#notice.panel.small", data_part=True, role="note", hidden=not view.notice)[
        p[view.notice],
        form(action=f"/table/{view.table_id}/end", method="post")[button(".plain")[say("page-end-game")]]
        if may_end
        else None,
    ]


def helper_panel(words: str, preferences: Preferences) -> Element:
    """What a kind of question means, the first time that it is asked."""
    if not words:
        return section("#helper", data_part=True, hidden=True)
    return section("#helper.panel", data_part=True, aria_labelledby="helper-title")[
        h2("#helper-title")[say("page-helper")],
        p[words],
        form(action="/settings", method="post", data_live=True)[
            field(type="hidden", name="back", value=preferences.path),
            button(".plain", name="helper", value="no")[say("page-helper-off")],
        ],
    ]


def result(view: TableView, looking_back: bool) -> Element:
    """Who has won, and with how many points; the script lays it over the boards when the game ends."""
    if not view.over:
        return section("#result", data_part=True, hidden=True)
    beginning = moment_address(view, 0)
    return section(
        "#result.panel.result", data_part=True, aria_labelledby="result-title", data_lay=None if looking_back else True
    )[
        h2("#result-title")[icon("star", 30), result_words(view)],
        totals(view),
        div(".row")[
            again(view),
            a(".button.plain", href=beginning, data_swap=True)[say("page-replay")],
            a(".button.plain", href=f"/table/{view.table_id}/analysis")[say("page-coach-view")],
            a(".button.plain", href="/")[say("page-lobby")],
            button(".plain.lay-aside", type="button")[say("page-see-boards")],
        ],
        points_table(view),
    ]


def again(view: TableView) -> Node:
    """Who sat here plays again with the same people in one press, one seat further; others set a table up."""
    settings = a(".button.plain", href=f"/game/{view.game}")[say("page-other-settings")]
    if view.next is not None:
        return [a(".button.go", href=f"/table/{view.next}")[say("page-next-game")], settings]
    if not view.held:
        return a(".button.go", href=f"/game/{view.game}")[say("page-play-too")]
    form_of = form(action=f"/table/{view.table_id}/rematch", method="post")
    return [form_of[button(".go")[say("page-play-again")]], settings]


def totals(view: TableView) -> Node:
    """Everybody's points, the most first."""
    scoring = sorted((seat for seat in view.seats if seat.score is not None), key=lambda seat: -(seat.score or 0))
    return ol(".totals")[
        [
            li(class_={"winner": seat.winner})[
                span(".name")[seat.name], span(".score")[icon("star", 20), points(seat.score or 0)]
            ]
            for seat in scoring
        ]
    ]


# Boards


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
            span(".score")[icon("star", 16), points(seat.score or 0)],
        ],
        boards.others[seat.seat].element() if unfolded else p(".small")[say("page-unfolding")],
    ]


def no_other(seat: SeatView) -> Element:
    return div(id=f"other-{seat.seat}", data_part=True, hidden=True)


def glance(count: Count) -> Element:
    shape, number, words = count
    return span(".count", title=words)[icon(shape, 18), number, span(".unseen")[words]]


# Tools


def tools(shown: Shown) -> Element:
    view = shown.view
    return nav(".tools.grow", aria_label=say("page-table"))[
        span(".game-name")[view.title],
        a(".quiet", href=f"/rules/{view.game}", data_rule="")[say("page-rules")],
        button(".quiet", type="button", popovertarget="points", data_beside="points")[say("page-points")],
        button(".quiet.on-desk", type="button", data_beside="log")[say("page-log-short")],
        button(".quiet", type="button", popovertarget="menu")[say("page-menu")],
    ]


def points_popover(view: TableView) -> Element:
    return div("#points.pop", popover="auto", data_part=True)[points_table(view) or p[say("page-nobody-scores")]]


def keys_popover() -> Element:
    """The keys that do something here."""
    enter, back = say("page-key-enter"), say("page-key-u")
    keys = (("1 – 9", "page-key-choose"), (enter, "page-key-confirm"), (back, "page-key-back"), ("?", "page-key-help"))
    return div("#keys.pop", popover="auto")[
        h2[say("page-keys")], dl(".keys")[[[dt[kbd[key]], dd[say(words)]] for key, words in keys]]
    ]


def menu(shown: Shown) -> Element:
    view, preferences = shown.view, shown.preferences
    mine = view.seat is not None and view.seat in view.held
    beginning = f"/table/{view.table_id}?at=0" + (f"&seat={view.seat}" if mine else "")
    return div("#menu.pop", popover="auto", data_part=True)[
        h2[say("page-this-table")],
        p(".small")[options_words(view)],
        p[a(href=beginning)[say("page-look-back")]],
        p[a(href=f"/table/{view.table_id}", **copied("page-link-copied"))[say("page-copy-spectators")]],
        habits(view, preferences) if mine and not view.over else None,
        pace(preferences) if not view.over else None,
        rename(view) if mine else None,
        own_link(view) if mine and not view.over else None,
        fair_deal(view),
        p[button(".plain", type="button", popovertarget="keys")[say("page-keys")]],
        language_switch(preferences),
        liked(preferences, "sound", preferences.sound, say("page-sound")),
        liked(preferences, "helper", preferences.helper, say("page-helper-switch")) if mine and not view.over else None,
    ]


def liked(preferences: Preferences, name: str, on: bool, words: str) -> Element:
    """Something that a visitor likes or not."""
    return form(action="/settings", method="post", data_live=True)[
        field(type="hidden", name="back", value=preferences.path),
        button(
            ".switch",
            name=name,
            value="no" if on else "yes",
            role="switch",
            aria_checked="true" if on else "false",
        )[span(".knob", aria_hidden="true"), words],
    ]


def fair_deal(view: TableView) -> Element:
    """The seed's hash from the beginning, the seed at the end, and a way to compare them."""
    check = button(
        ".plain",
        type="button",
        data_seed=view.seed,
        data_hash=view.commitment,
        data_right=say("page-deal-right"),
        data_wrong=say("page-deal-wrong"),
        data_elsewhere=say("page-deal-elsewhere"),
    )[say("page-deal-check")]
    return details(".deal")[
        summary[say("page-deal")],
        p(".small")[say("page-deal-help")],
        p(".small")[say("page-deal-hash"), " ", code[view.commitment]],
        [p(".small")[say("page-deal-seed"), " ", code[view.seed]], check, p(role="status")] if view.seed else None,
    ]


def pace(preferences: Preferences) -> Element:
    """How fast the others' steps follow each other on this page."""
    return form(".row", action="/settings", method="post", data_live=True)[
        field(type="hidden", name="back", value=preferences.path),
        span[say("page-pace")],
        [
            button(".plain", name="pace", value=value, aria_pressed="true" if value == preferences.pace else "false")[
                say(words)
            ]
            for value, words in zip(PACES, PACE_WORDS, strict=True)
        ],
    ]


def rename(view: TableView) -> Element:
    return form(".row", action=f"/table/{view.table_id}/seats/{view.seat}/name", method="post", data_live=True)[
        label[
            say("page-my-name"),
            " ",
            field(
                name="name", value=view.seats[view.seat or 0].name, maxlength=24, required=True, autocomplete="nickname"
            ),
        ],
        button(".plain")[say("page-change")],
    ]


def own_link(view: TableView) -> Element:
    where = f"/table/{view.table_id}/seats/{view.seat}/link"
    kept = f"{view.table_id}/{view.seat}/own"
    return form(".row", action=where, method="post", data_link=kept, **copied("page-own-link-copied"))[
        button(".plain")[say("page-copy-own")]
    ]


def options_words(view: TableView) -> str:
    """The table in a line: the game, its seats, and what was chosen otherwise than usual."""
    game = load_game(view.game)
    usual, speaker = {reading.name: reading.default for reading in game.readings()}, speaker_for(game)
    chosen = [
        say("page-option", option=option_title(speaker, option), value=value_words(speaker, option, value))
        for option in game.options
        if (value := view.options[option.name]) != usual.get(option.name, "no")
    ]
    seats = len(view.seats)
    if not chosen:
        return say("page-table-words", title=view.title, number=seats)
    return say("page-table-options", title=view.title, number=seats, options=list[object](chosen))
