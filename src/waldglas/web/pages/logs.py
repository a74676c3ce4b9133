"""The log in words, and the talk at the table."""

from functools import lru_cache
from itertools import groupby

from markupsafe import Markup

from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    field,
    form,
    h2,
    label,
    li,
    ol,
    p,
    section,
    span,
    strong,
    summary,
    ul,
)
from waldglas.web.pages.frame import Preferences
from waldglas.web.pages.parts import Part
from waldglas.web.store.models import ChatMessage
from waldglas.web.tables.view import LogLine, TableView
from waldglas.web.words import say

SHOWN = 60


def log_panel(view: TableView, *, whole: bool = False) -> Element:
    lines = view.log if whole else view.log[-SHOWN:]
    return section("#log.panel", data_part=True, aria_labelledby="log-title")[
        h2("#log-title")[say("page-log")],
        earlier(view, len(view.log) - len(lines)),
        ol(".log", tabindex=0, aria_label=say("page-log-lines"))[log_lines(view, lines)]
        if lines
        else p(".small")[say("page-log-empty")],
    ]


def earlier(view: TableView, hidden: int) -> Node:
    if not hidden:
        return None
    return p(".small")[a(href=f"/table/{view.table_id}/log")[say("page-log-earlier", number=hidden)]]


def turns(lines: list[LogLine]) -> list[list[LogLine]]:
    """Lines that follow each other and tell of the same seat."""
    return [list(turn) for _, turn in groupby(lines, key=lambda line: (line.seat, line.chapter))]


def log_lines(view: TableView, lines: list[LogLine]) -> list[Element]:
    """The log turn by turn, one of several lines under the name of who takes it."""
    new, show = say("page-log-new"), say("page-show-moment")
    return [
        li(".turn")[
            span(".who")[view.seats[turn[0].seat].name] if turn[0].seat >= 0 and len(turn) > 1 else None,
            ol[[log_line(line, moment_address(view, line.moment), new, show) for line in turn]],
        ]
        for turn in turns(lines)
    ]


@lru_cache(maxsize=10_000)
def log_line(line: LogLine, address: str, new: str, show: str) -> Markup:
    """A line is written down once: most of a log has been shown before."""
    words = line.words
    drawn = li(class_=[{"fresh": line.fresh, "loud": line.loud or line.chapter}])[
        span(".unseen")[new, " "] if line.fresh else None,
        a(href=address, data_swap=True, title=show)[words] if address else words,
    ]
    return Markup(drawn)  # noqa: S704 - written, and so escaped, as it was made


def moment_address(
    view: TableView, moment: int | None, seat: int | None = None, turning_point: int | None = None
) -> str:
    if moment is None:
        return ""
    asked = (("seat", view.seat if seat is None else seat), ("turning", turning_point))
    further = "".join(f"&{name}={number}" for name, number in asked if number is not None)
    return f"/table/{view.table_id}?at={moment}{further}"


def chat_panel(view: TableView, preferences: Preferences, talk: Part, mute: Part) -> Element:
    words = say("page-say-something")
    return section("#chat.panel", aria_labelledby="chat-title")[
        h2("#chat-title")[say("page-talk")],
        talk,
        form(".row.say", action=f"/table/{view.table_id}/say", method="post", data_live=True)[
            field(type="hidden", name="seat", value=str(view.seat)) if view.seat in view.held else None,
            field(type="hidden", name="name", value=preferences.name or say("page-a-spectator"))
            if view.seat not in view.held
            else None,
            field(name="text", aria_label=words, placeholder=words, maxlength=300, autocomplete="off"),
            button(".plain")[say("page-say")],
        ],
        mute,
    ]


def talk_list(view: TableView) -> Element:
    """What was said, and who came and went, one after the other."""
    talk = [(message.at, said(view, message)) for message in view.chat]
    around = [(line.at, li(".around.small")[line.words]) for line in view.around]
    lines = sorted([*around, *talk], key=lambda line: line[0])
    return ul("#talk.talk", data_part=True)[[line for _, line in lines]]


def said(view: TableView, message: ChatMessage) -> Element:
    """A spectator is marked as one; the script counts what is new, and hides who is muted."""
    mine = message.seat is not None and message.seat in view.held
    return li(data_number=str(message.number), data_who=None if mine else who_said(message))[
        strong[message.name],
        " ",
        [span(".tag")[say("page-spectator-tag")], " "] if message.seat is None else None,
        span[message.text],
    ]


def who_said(message: ChatMessage) -> str:
    return message.name if message.seat is None else f"#{message.seat}"


def mutes(view: TableView) -> Element:
    """Whom this browser is not to show; the script keeps it."""
    others = {who_said(each): each.name for each in view.chat if each.seat is None or each.seat not in view.held}
    return details("#mutes.small", data_part=True, hidden=True)[
        summary[say("page-mute")],
        [
            label(".check")[
                field(type="checkbox", data_mute=who, autocomplete="off"), " ", say("page-mute-one", name=name)
            ]
            for who, name in others.items()
        ],
    ]


def whole_log(view: TableView) -> Element:
    return div(".narrow")[log_panel(view, whole=True)]
