"""Looking back: a slider over the moments of a game, and whose eyes to look through after its end."""

from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    div,
    field,
    form,
    label,
    nav,
    option,
    output,
    section,
    select,
    span,
)
from waldglas.web.pages.frame import BLANK
from waldglas.web.pages.logs import moment_address
from waldglas.web.pages.seats import copied
from waldglas.web.store.models import BOT
from waldglas.web.tables.view import TableView
from waldglas.web.words import say


def replay_bar(view: TableView, looking_back: bool, turning: int | None = None) -> Element:
    """Shown for an earlier moment, and always when the game is over."""
    ended = view.ended is not None
    if not looking_back and not ended:
        return section("#replay", data_part=True, hidden=True)
    at, last = view.moment, view.moments
    return section("#replay.panel.replay", data_part=True, aria_label=say("page-replay"))[
        nav(".row.steps", aria_label=say("page-steps"))[
            step(view, 0, "«", say("page-step-first"), at > 0, turning),
            step(view, at - 1, "‹", say("page-step-back"), at > 0, turning),
            button(
                ".plain.scripted", type="button", data_play=say("page-play-by-itself"), data_pause=say("page-pause")
            )[say("page-play-by-itself")]
            if at < last
            else None,
            slider(view, turning),
            step(view, at + 1, "›", say("page-step-on"), at < last, turning),
            step(view, last, "»", say("page-step-last"), at < last, turning),
        ],
        div(".row")[
            eyes(view) if ended else None,
            a(".button.plain", href=moment_address(view, at), **copied("page-link-copied"))[say("page-copy-moment")],
            None if ended else a(".button.go", href=back_to_play(view), data_swap=True)[say("page-back-to-game")],
            a(".button.plain", href=f"/api/tables/{view.table_id}/record", download=True)[say("page-save-record")]
            if ended and not view.sealed
            else None,
            play_on(view, ended) if at < last else None,
        ],
    ]


def play_on(view: TableView, ended: bool) -> Node:
    """From here: in this game, if it is played alone or against bots; after the end in a new one, against bots."""
    others = [seat for seat in view.seats if seat.seat != view.seat]
    mine = view.seat in view.held and all(seat.kind == BOT for seat in others)
    allowed = not view.sealed if ended else mine and not view.attempt
    if not allowed:
        return None
    return form(action=f"/table/{view.table_id}/{'branch' if ended else 'rewind'}", method="post")[
        field(type="hidden", name="at", value=str(view.moment)),
        field(type="hidden", name="seat", value=str(view.seat or 0)),
        field(type="hidden", name="decision", value=str(view.asked.decision)) if not ended else None,
        button(".plain")[say("page-play-on-bots") if ended else say("page-play-on")],
    ]


def step(view: TableView, moment: int, sign: str, words: str, possible: bool, turning: int | None) -> Element:
    if not possible:
        return span(".button.plain.off", aria_hidden="true")[sign]
    key = {"‹": "ArrowLeft", "›": "ArrowRight"}.get(sign)
    there = moment_address(view, moment, turning_point=turning)
    return a(".button.plain", href=there, title=words, aria_label=words, data_swap=True, data_key=key)[sign]


def slider(view: TableView, turning: int | None) -> Element:
    last = str(view.moments)
    return form(".slider", action=f"/table/{view.table_id}", method="get", data_slide=True)[
        field(type="hidden", name="seat", value=str(view.seat)) if view.seat is not None else None,
        field(type="hidden", name="turning", value=str(turning)) if turning is not None else None,
        label(".unseen", for_="at")[say("page-moment")],
        field("#at", type="range", name="at", min="0", max=last, value=str(view.moment)),
        output(for_="at", data_words=say("page-moment-of", moment=BLANK, last=last))[
            say("page-moment-of", moment=str(view.moment), last=last)
        ],
        button(".plain.unscripted")[say("page-show")],
    ]


def eyes(view: TableView) -> Element:
    """After the end everybody may look with the eyes of every seat."""
    seats = [option(value=str(seat.seat), selected=seat.seat == view.seat)[seat.name] for seat in view.seats]
    return form(".eyes", action=f"/table/{view.table_id}", method="get", data_slide=True)[
        field(type="hidden", name="at", value=str(view.moment)),
        label[
            say("page-seen-by"),
            " ",
            select(name="seat")[option(value="none", selected=view.seat is None)[say("page-eyes-spectator")], seats],
        ],
        button(".plain.unscripted")[say("page-show")],
    ]


def back_to_play(view: TableView) -> str:
    return f"/table/{view.table_id}" + ("" if view.seat is None else f"?seat={view.seat}")
