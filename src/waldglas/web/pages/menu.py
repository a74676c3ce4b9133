"""What lies behind the table's buttons: points, keys, and the menu with all that is rarely wanted."""

from typing import Final

from waldglas.games import load_game
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
    h2,
    kbd,
    label,
    nav,
    p,
    span,
    summary,
)
from waldglas.web.pages.asking import habits
from waldglas.web.pages.company import ways_out
from waldglas.web.pages.frame import PACES, Preferences, language_switch
from waldglas.web.pages.seats import copied, points_table, terms_note
from waldglas.web.pages.words import chosen_options
from waldglas.web.tables.view import TableView
from waldglas.web.words import say

PACE_WORDS: Final = ("page-pace-none", "page-pace-quick", "page-pace-calm", "page-pace-slow")


def tools(view: TableView) -> Element:
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


def menu(view: TableView, preferences: Preferences) -> Element:
    mine = view.seat is not None and view.seat in view.held
    beginning = f"/table/{view.table_id}?at=0" + (f"&seat={view.seat}" if mine else "")
    return div("#menu.pop", popover="auto", data_part=True)[
        h2[say("page-this-table")],
        p(".small")[options_words(view)],
        terms_note(view.terms) if view.ended is None else None,
        p[a(href=beginning)[say("page-look-back")]],
        p[a(href=f"/table/{view.table_id}", **copied("page-link-copied"))[say("page-copy-spectators")]],
        p[a(href="/notifications")[say("page-tell-me")]] if mine else None,
        habits(view, preferences) if mine and not view.over else None,
        pace(preferences) if not view.over else None,
        rename(view) if mine else None,
        own_link(view) if mine and view.ended is None else None,
        ways_out(view),
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
    return details(".deal")[
        summary[say("page-deal")],
        p(".small")[say("page-deal-help")],
        p(".small")[say("page-today-seed-later")] if view.sealed else None,
        comparison(view.commitment, view.seed),
    ]


def comparison(commitment: str, seed: str | None) -> Node:
    """The hash and, if it is told, the seed; the script compares them."""
    check = button(
        ".plain",
        type="button",
        data_seed=seed,
        data_hash=commitment,
        data_right=say("page-deal-right"),
        data_wrong=say("page-deal-wrong"),
        data_elsewhere=say("page-deal-elsewhere"),
    )[say("page-deal-check")]
    return [
        p(".small")[say("page-deal-hash"), " ", code[commitment]],
        [p(".small")[say("page-deal-seed"), " ", code[seed]], check, p(role="status")] if seed else None,
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
    return div(".row")[
        form(action=where, method="post", data_link=kept, **copied("page-own-link-copied"))[
            button(".plain")[say("page-copy-own")]
        ],
        form(action=f"/table/{view.table_id}/seats/{view.seat}/code", method="post")[
            button(".plain")[say("page-carry")]
        ],
    ]


def options_words(view: TableView) -> str:
    """The table in a line: the game, its seats, and what was chosen otherwise than usual."""
    chosen, seats = chosen_options(load_game(view.game), view.options), len(view.seats)
    if not chosen:
        return say("page-table-words", title=view.title, number=seats)
    return say("page-table-options", title=view.title, number=seats, options=list[object](chosen))
