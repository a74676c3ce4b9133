"""Who sits at the table: names, presence, whose turn, points; invitations to what is open."""

from typing import Final

from waldglas.bots import table_bots
from waldglas.bots.network import called
from waldglas.draw.drawing import icon
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    caption,
    code,
    div,
    field,
    form,
    h2,
    img,
    label,
    li,
    option,
    p,
    section,
    select,
    span,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
    ul,
)
from waldglas.web.pages.frame import Preferences
from waldglas.web.pages.words import STATES, clock, points, terms_words
from waldglas.web.store.clocks import DAY
from waldglas.web.store.models import BOT, OPEN, Terms
from waldglas.web.tables.view import CHOOSING, OVER, TO_ACT, SeatView, TableView
from waldglas.web.words import say, say_around

SHORT: Final = 30  # seconds
SAID_MOMENTS: Final = ((60, "page-clock-said-minute"), (10, "page-clock-said-ten"), (0, "page-clock-said-over"))
BOT_NAMES: Final = ("Hazel", "Rowan", "Linden", "Alder", "Juniper", "Aspen")

STRENGTHS: Final = {
    "random": "page-bot-random",
    "greedy": "page-bot-greedy",
    "easy": "page-bot-easy",
    "medium": "page-bot-medium",
    "strong": "page-bot-strong",
}


def seat_strip(view: TableView, standing: str = "") -> Element:
    """The players, who looks on, and where the game stands."""
    return div("#seats.strip", data_part=True)[
        ul(".seats", aria_label=say("page-players"))[[seat_chip(view, seat) for seat in view.seats]],
        p(".standing")[
            " · ".join(filter(None, (standing, of_day(view), rated(view), practice(view), looking_on(view.watching))))
        ],
    ]


def of_day(view: TableView) -> str:
    return say("page-today") if view.deal else ""


def rated(view: TableView) -> str:
    """What was agreed on, as long as the game can still count."""
    return say("page-rated-game") if view.rated and not practice(view) else ""


def practice(view: TableView) -> str:
    if view.practice:
        return say("page-practice")
    return say("page-taken-back", number=view.taken_back) if view.taken_back else ""


def looking_on(number: int) -> str:
    return say("page-looking-on", number=number) if number else ""


def seat_chip(view: TableView, seat: SeatView) -> Element:
    acting = seat.state in (TO_ACT, CHOOSING)
    kinds = {"acting": acting, "me": seat.seat == view.seat, "winner": seat.winner}
    return li(class_=["chip", kinds])[
        bot_tag(seat) if seat.kind == BOT else presence_dot(seat),
        span(".name")[seat.name],
        stand_in_tag(seat) if seat.stand_in else None,
        span(".state")[say(STATES[seat.state])] if seat.state in STATES else None,
        time_left(seat, mine=seat.seat == view.seat) if seat.seconds is not None else None,
        span(".score")[
            icon("star", 16), points(seat.score), span(".unseen")[say("page-points-unit", number=seat.score)]
        ]
        if seat.score is not None
        else None,
    ]


def time_left(seat: SeatView, mine: bool) -> Element:
    """The script counts it down; one's own is spoken of at few moments, and else read out only where one looks."""
    seconds = seat.seconds or 0
    words = clock_words(seconds)
    return span(
        class_=["clock", {"ticking": seat.ticking, "short": seat.ticking and seconds < SHORT}],
        role="timer",
        aria_live="off",
        title=say("page-clock-left", time=words),
        data_seconds=str(seconds) if seat.ticking else None,
        data_hours=say("page-clock-hours", hours="H", minutes="M"),
        data_days=say("page-clock-long", days="D", hours="H"),
        **(said_moments() if mine and seat.ticking else {}),
    )[words]


def said_moments() -> dict[str, str]:
    """What who does not see the clock is told, so many seconds before the end."""
    return {f"data_said_{seconds}": say(words) for seconds, words in SAID_MOMENTS}


def clock_words(seconds: int) -> str:
    """`m:ss`, from an hour on `2 h 5 min`, from a day on `2 d 4 h`."""
    minutes, hours, days = seconds // 60, seconds // 3600, seconds // DAY
    if days:
        return say("page-clock-long", days=str(days), hours=str(hours % 24))
    if hours:
        return say("page-clock-hours", hours=str(hours), minutes=str(minutes % 60))
    return say("page-clock-short", minutes=str(minutes), seconds=f"{seconds % 60:02}")


def bot_tag(seat: SeatView) -> Element:
    """A bot is none who is here or away."""
    return span(".bot", title=presence(seat))[say("page-bot-tag"), span(".unseen")[presence(seat)]]


def stand_in_tag(seat: SeatView) -> Element:
    """The name stays the person's; who plays is said beside it."""
    when = "over" if seat.state == OVER else "now"
    words = say("page-has-resigned" if seat.resigned else "page-plays-for", name=seat.name, when=when)
    tag = say("page-resigned-tag" if seat.resigned else "page-stand-in-tag")
    return span(".bot", title=words)[span(aria_hidden="true")[tag], span(".unseen")[words]]


def presence_dot(seat: SeatView) -> Element:
    return span(class_=["dot", "here" if seat.present else "away"], title=presence(seat))[
        span(".unseen")[presence(seat)]
    ]


def presence(seat: SeatView) -> str:
    if seat.kind == BOT:
        return bot_words(seat.bot)
    if seat.kind == OPEN:
        return say("page-is-open")
    return say("page-is-here") if seat.present else say("page-is-away")


# Points


def points_table(view: TableView) -> Node:
    """What everybody's points come from."""
    scoring = [seat for seat in view.seats if seat.breakdown]
    if not scoring:
        return None
    whats = list(dict.fromkeys(what for seat in scoring for what, _ in seat.breakdown))
    columns = [points_for(seat) for seat in scoring]
    return table(".points")[
        caption[say("page-points") if view.over else say("page-points-so-far")],
        thead[
            tr[
                th(scope="col")[say("page-points-for")],
                [th(scope="col", title=seat.name)[seat.name] for seat in scoring],
            ]
        ],
        tbody[[tr[th(scope="row")[what], [td[column.get(what, "·")] for column in columns]] for what in whats]],
        tfoot[tr[th(scope="row")[say("page-points-together")], [td[points(seat.score or 0)] for seat in scoring]]],
    ]


def points_for(seat: SeatView) -> dict[str, str]:
    totals: dict[str, float] = {}
    for what, value in seat.breakdown:
        totals[what] = totals.get(what, 0) + value
    return {what: points(total) for what, total in totals.items()}


# Open seats


def open_seats(view: TableView, preferences: Preferences) -> Element:
    """What can be done with seats that nobody has taken."""
    seats = [seat for seat in view.seats if seat.kind == OPEN]
    if not seats or view.ended is not None:
        return section("#invites", data_part=True, hidden=True)
    title = say("page-open-seats" if view.started else "page-waiting-room")
    return section("#invites.panel", data_part=True, aria_label=title)[
        h2[title],
        [open_seat(view, seat, preferences) for seat in seats],
        how_to_let_in(preferences) if view.host and preferences.nearby else None,
        None if view.started else who_is_there(view),
        begin_form(view) if view.host and not view.started else None,
    ]


def who_is_there(view: TableView) -> Element:
    """Who waits; the game begins by itself when nobody is missing."""
    return div(".waiting")[
        p[say("page-waits", since=clock(view.created))],
        terms_note(view.terms),
        ul(".there")[
            [li[presence_dot(seat), " ", seat.name, " · ", presence(seat)] for seat in view.seats if seat.kind != OPEN]
        ],
    ]


def terms_note(terms: Terms) -> Node:
    """Said before one sits down, and for as long as one waits."""
    words = terms_words(terms)
    return p(".small.terms")[say("page-agreed"), " ", " ".join(words)] if words else None


def begin_form(view: TableView) -> Element:
    """The host waits no longer: bots take the seats that are open."""
    return form(".row.begin", action=f"/table/{view.table_id}/begin", method="post", data_live=True)[
        select(name="bot", aria_label=say("page-bot-strength"))[bot_options(usual_bot())],
        button(".plain")[say("page-begin-now")],
    ]


def how_to_let_in(preferences: Preferences) -> Element:
    """Links that begin with this machine's own address lead nobody else here."""
    if not preferences.address:
        return p(".small.let-in")[say_around("page-let-in", command=code["waldglas serve --host 0.0.0.0"])]
    link = a(href=preferences.address + preferences.path)[preferences.address]
    return p(".small.let-in")[say_around("page-let-in-there", link=link)]


def open_seat(view: TableView, seat: SeatView, preferences: Preferences) -> Element:
    where = f"/table/{view.table_id}/seats/{seat.seat}"
    return div(".open-seat")[
        p[say("page-seat-open", number=seat.seat + 1)],
        invitation(where, view, seat) if view.host else None,
        give_to_bot(where) if view.host and not seat.stand_in else None,
        sit_down(where, preferences) if view.public and view.seat is None else None,
        p(".small")[say("page-by-invitation")] if not view.public and not view.host else None,
    ]


def invitation(where: str, view: TableView, seat: SeatView) -> Element:
    """The link in a field to copy by hand, to share, or to take with a camera; the script knows the link."""
    kept, words = f"{view.table_id}/{seat.seat}/invite", say("page-invite-link", number=seat.seat + 1)
    return link_form(f"{where}/link", kept, say("page-copy-invitation"), words, view.title, "page-invitation-copied")


def link_form(
    action: str, kept: str, press: str, words: str, title: str, told: str = "page-own-link-copied", *, go: bool = True
) -> Element:
    """A link to copy by hand, to share, or to take with a camera; the script knows the link."""
    return form(".invite", action=action, method="post", data_link=kept, **copied(told))[
        field(".link", aria_label=words, readonly=True, hidden=True),
        div(".row")[
            button(".go" if go else ".plain")[press],
            button(".plain.share", type="button", hidden=True, data_title=title)[say("page-share-link")],
            button(".plain.as-code", type="button", hidden=True, aria_expanded="false")[say("page-qr")],
        ],
        img(".qr", alt=say("page-qr-of", link=words), width=200, height=200, hidden=True),
    ]


def copied(id: str) -> dict[str, str]:
    """What the script says when it has copied a link, or when the browser does not let it."""
    return {"data_copied": say(id), "data_by_hand": say("page-copy-by-hand")}


def give_to_bot(where: str) -> Element:
    return form(".row", action=f"{where}/bot", method="post", data_live=True)[
        select(name="bot", aria_label=say("page-bot-strength"))[bot_options(usual_bot())],
        button(".plain")[say("page-let-bot")],
    ]


def sit_down(where: str, preferences: Preferences) -> Element:
    return form(".row", action=where, method="post")[
        label[
            say("page-your-name"),
            " ",
            field(name="name", value=preferences.name, required=True, maxlength=24, autocomplete="nickname"),
        ],
        button(".go")[say("page-sit-here")],
    ]


# Bots


def bot_words(bot: str) -> str:
    """How strong a bot is: by its level, or one of an owner's own by its name."""
    return say(STRENGTHS[bot]) if bot in STRENGTHS else say("page-bot-own", name=called(bot).capitalize())


def bot_line(bot: str) -> str:
    """The same with what it does."""
    return say(f"{STRENGTHS[bot]}.line") if bot in STRENGTHS else bot_words(bot)


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def usual_bot() -> str:
    """The bot of a first game: a fair opponent, not the hardest."""
    return "easy"


def bot_options(chosen: str, prefix: str = "") -> list[Element]:
    return [option(value=f"{prefix}{name}", selected=name == chosen)[bot_line(name)] for name in table_bots()]
