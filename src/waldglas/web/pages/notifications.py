"""How a visitor wants to be told: one page, and what the links of letters lead to."""

from collections.abc import Mapping
from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from waldglas.core.message import Message
from waldglas.games import load_game
from waldglas.language import spoken
from waldglas.markup import (
    Element,
    Node,
    a,
    button,
    div,
    field,
    form,
    h1,
    h2,
    label,
    li,
    main,
    option,
    p,
    section,
    select,
    span,
    ul,
)
from waldglas.web.errors import BadInput, NotFound
from waldglas.web.http.auth import TheCaller, TheTables, TheVisitor
from waldglas.web.http.notifications import TheTeller, add_way
from waldglas.web.http.schemas import RowNumber
from waldglas.web.notifications.letters import can_write, checked_address
from waldglas.web.notifications.push import can_push
from waldglas.web.notifications.quiet import checked_zone, clock_of, minute_of
from waldglas.web.notifications.saying import Notice, trial
from waldglas.web.notifications.teller import AGAIN, AWAY, LOST, REFUSED, SENT, Teller
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled, Form, like, onward
from waldglas.web.pages.frame import Preferences, document, preferences_of
from waldglas.web.pages.words import day
from waldglas.web.store.models import HOOK, MAIL, PUSH, Way, Wishes
from waldglas.web.tables.secrets import new_token
from waldglas.web.tables.service import Tables
from waldglas.web.tables.supervisor import in_thread
from waldglas.web.words import say
from waldglas.words import title_of

router = APIRouter(route_class=PageRoute)

HERE = "/notifications"
KINDS = {PUSH: "page-way-push", MAIL: "page-way-mail", HOOK: "page-way-hook"}
OUTCOMES = {
    SENT: "page-outcome-sent",
    LOST: "page-outcome-gone",
    REFUSED: "page-outcome-refused",
    AWAY: "page-outcome-away",
}
Seats = dict[tuple[str, int], str]


@router.get(HERE)
def notifications(request: Request, caller: TheCaller, teller: TheTeller) -> Response:
    page = HTMLResponse(page_for(caller.visitor, teller, caller.tables, preferences_of(request)))
    wishes = teller.kept.wishes(caller.visitor) if caller.visitor else None
    if wishes is not None:
        remember(page, wishes)  # it may have been switched on another device
    return page


@router.post(HERE)
def wish(filled: Filled, teller: TheTeller, visitor: TheVisitor, response: Response) -> Response:
    before = teller.kept.wishes(visitor) or Wishes()
    wanted = replace(wished(filled, before), language=spoken.get())
    teller.kept.wish(visitor, wanted)
    answer = onward(HERE, response)
    remember(answer, wanted)
    return answer


def remember(answer: Response, wishes: Wishes) -> None:
    """What a tab has to know that tells by itself."""
    like(answer, "told", "yes" if wishes.on else "no")
    like(answer, "quiet", "-".join(map(clock_of, wishes.quiet)) if wishes.quiet else "")


def wished(filled: Form, before: Wishes) -> Wishes:
    """The switch alone, or the quiet hours."""
    if filled.one("on") in ("yes", "no"):
        return replace(before, on=filled.one("on") == "yes")
    hours = filled.one("from").strip(), filled.one("until").strip()
    if not any(hours):
        return replace(before, quiet=None)
    since, until = minute_of(hours[0]), minute_of(hours[1])
    if since == until:
        raise BadInput(Message("page-refused-quiet"))
    return replace(before, quiet=(since, until), zone=checked_zone(filled.one("zone").strip()))


@router.post(f"{HERE}/hooks")
def add_hook(filled: Filled, teller: TheTeller, tables: TheTables, visitor: TheVisitor, response: Response) -> Response:
    address, wanted = filled.one("address").strip(), filled.one("seat")
    teller.caller.check(address)
    seat = next((seat for seat in seats_of(tables, visitor) if seat_value(seat) == wanted), None)
    if wanted and seat is None:
        raise BadInput(Message("page-refused-not-your-seat"))
    add_way(teller, Way(visitor, HOOK, address, seat=seat))
    return onward(HERE, response)


@router.post(f"{HERE}/letters")
def add_letters(filled: Filled, teller: TheTeller, visitor: TheVisitor, response: Response) -> Response:
    """Nothing goes to an address before a link that was sent there is pressed."""
    if not can_write(teller.settings):
        raise BadInput(Message("page-refused-no-mail"))
    way = Way(visitor, MAIL, checked_address(filled.one("address")), token=new_token(), confirmed=False)
    teller.not_again(f"letter {way.address.lower()}", AGAIN)
    add_way(teller, way)
    teller.write_soon(way, confirmation(way))
    return onward(HERE, response)


def confirmation(way: Way) -> Notice:
    return Notice(say("page-letter-confirm"), say("page-letter-confirm-help"), f"{HERE}/letters/{way.token}", "confirm")


@router.post(f"{HERE}/ways/{{way}}/forget")
def forget(way: RowNumber, teller: TheTeller, visitor: TheVisitor, response: Response) -> Response:
    if not teller.kept.forget(visitor, way):
        raise NotFound(Message("page-refused-no-way"))
    return onward(HERE, response)


@router.post(f"{HERE}/try")
async def try_out(request: Request, caller: TheCaller, teller: TheTeller) -> Response:
    """Tells something by every way at once, and how that went."""
    if caller.visitor is None:
        raise NotFound(Message("page-refused-no-way"))
    outcomes = await teller.try_all(caller.visitor, trial())
    page = await in_thread(page_for, caller.visitor, teller, caller.tables, preferences_of(request), outcomes)
    return HTMLResponse(page)


# What the links in letters lead to


@router.get(f"{HERE}/letters/{{token}}")
def letters(request: Request, token: str, teller: TheTeller) -> Response:
    """Looking at a link changes nothing."""
    way = way_of(teller, token)
    title, ask = say("page-letters"), say("page-letters-stop" if way.confirmed else "page-letters-confirm")
    act = "stop" if way.confirmed else "confirm"
    content = main(".card.fault")[
        h1[title],
        p[say("page-letters-to", address=way.address)],
        form(action=f"{HERE}/letters/{token}/{act}", method="post")[button(".go")[ask]],
    ]
    return HTMLResponse(document(title, content, preferences_of(request)))


@router.post(f"{HERE}/letters/{{token}}/confirm")
def confirm_letters(request: Request, token: str, teller: TheTeller) -> Response:
    teller.kept.confirm(way_of(teller, token))
    return said(request, say("page-letters-confirmed"))


@router.post(f"{HERE}/letters/{{token}}/stop")
def stop_letters(request: Request, token: str, teller: TheTeller) -> Response:
    """One press, also of a mail program's own button."""
    way = way_of(teller, token)
    teller.kept.forget(way.visitor, way.id)
    return said(request, say("page-letters-stopped"))


def way_of(teller: Teller, token: str) -> Way:
    found = teller.kept.letter_way(token)
    if found is None:
        raise NotFound(Message("page-refused-letters"))
    return found


def said(request: Request, words: str) -> Response:
    content = main(".card.fault")[
        h1[say("page-letters")], p(role="status")[words], p[a(href="/")[say("page-to-lobby")]]
    ]
    return HTMLResponse(document(say("page-letters"), content, preferences_of(request)))


# The page


def page_for(
    visitor: str | None,
    teller: Teller,
    tables: Tables,
    preferences: Preferences,
    outcomes: Mapping[int, str] | None = None,
) -> str:
    wishes = (teller.kept.wishes(visitor) if visitor else None) or Wishes()
    ways = teller.kept.ways(visitor) if visitor else []
    seats = seats_of(tables, visitor) if visitor else {}
    content = main(".narrow")[
        h1[say("page-told")],
        p[say("page-told-help")],
        switch(wishes),
        [
            section(".card.way")[part]
            for part in (
                this_browser(teller),
                by_letter(ways) if can_write(teller.settings) else None,
                by_hook(seats),
            )
            if part is not None
        ],
        ways_list(ways, visitor, seats, outcomes or {}),
        section(".card.way")[quiet_hours(wishes)],
        p[a(href="/")[say("page-to-lobby")]],
    ]
    return document(say("page-told"), content, preferences, kind="notifications")


def switch(wishes: Wishes) -> Element:
    return form(action=HERE, method="post")[
        button(
            ".switch",
            name="on",
            value="no" if wishes.on else "yes",
            role="switch",
            aria_checked="true" if wishes.on else "false",
        )[span(".knob", aria_hidden="true"), say("page-told-switch")]
    ]


def this_browser(teller: Teller) -> Node:
    """The script asks the browser when it is pressed, never before."""
    return [
        h2[say("page-way-browser")],
        p(".small")[say("page-way-browser-help") if can_push() else say("page-way-browser-tab")],
        p(".unscripted.small")[say("page-way-browser-script")],
        div(
            "#this-browser.row",
            hidden=True,
            data_key=teller.pusher.public_key if can_push() else None,
            data_denied=say("page-browser-denied"),
            data_tab=say("page-browser-tab"),
            data_on=say("page-browser-on"),
        )[button(".go", type="button")[say("page-browser-ask")], p(".small", role="status")],
    ]


def by_letter(ways: list[Way]) -> Node:
    waiting = any(way.kind == MAIL and not way.confirmed for way in ways)
    return [
        h2[say("page-way-mail")],
        p(".small")[say("page-way-mail-help")],
        p(".small", role="status")[say("page-way-mail-waiting")] if waiting else None,
        form(".row", action=f"{HERE}/letters", method="post")[
            label[
                say("page-address"),
                " ",
                field(name="address", type="email", required=True, maxlength=254, autocomplete="email"),
            ],
            button(".plain")[say("page-way-add")],
        ],
    ]


def by_hook(seats: Seats) -> Node:
    return [
        h2[say("page-way-hook")],
        p(".small")[say("page-way-hook-help")],
        form(".row", action=f"{HERE}/hooks", method="post")[
            label[
                say("page-hook-address"),
                " ",
                field(name="address", type="url", required=True, maxlength=1000),
            ],
            label[
                say("page-hook-seat"),
                " ",
                select(name="seat")[
                    option(value="")[say("page-hook-all")],
                    [option(value=seat_value(seat))[words] for seat, words in seats.items()],
                ],
            ]
            if seats
            else None,
            button(".plain")[say("page-way-add")],
        ],
    ]


def ways_list(ways: list[Way], here: str | None, seats: Seats, outcomes: Mapping[int, str]) -> Node:
    if not ways:
        return None
    return section(".card.way", aria_labelledby="ways-title")[
        h2("#ways-title")[say("page-told-by")],
        ul(".tables")[[way_line(way, here, seats, outcomes.get(way.id)) for way in ways]],
        form(action=f"{HERE}/try", method="post")[button(".plain")[say("page-ways-try")]],
    ]


def way_line(way: Way, here: str | None, seats: Seats, outcome: str | None) -> Element:
    told = [
        say(KINDS[way.kind]),
        "" if way.kind == PUSH else shortened(way),
        seats.get(way.seat, "") if way.seat else "",
        say("page-since", day=day(way.created)),
        "" if way.visitor == here else say("page-way-elsewhere"),
        "" if way.confirmed else say("page-way-unconfirmed"),
    ]
    return li(".row", data_end=way.address[-16:] if way.kind == PUSH else None)[
        span(".who")[" · ".join(filter(None, told))],
        span(".badge", role="status")[say(OUTCOMES[outcome])] if outcome else None,
        form(action=f"{HERE}/ways/{way.id}/forget", method="post")[
            button(".plain", aria_label=say("page-way-forget-this", what=told[0], where=told[1]))[
                say("page-way-forget")
            ]
        ],
    ]


def shortened(way: Way) -> str:
    """An address for letters; of a webhook only the server, for the rest is a secret."""
    return way.address if way.kind == MAIL else way.address.split("/")[2]


def quiet_hours(wishes: Wishes) -> Node:
    since, until = map(clock_of, wishes.quiet) if wishes.quiet else ("", "")
    zone = wishes.zone if wishes.quiet else ""  # the script knows where the visitor lives
    return [
        h2[say("page-quiet")],
        p(".small")[say("page-quiet-help")],
        form(".row", action=HERE, method="post")[
            label[say("page-quiet-from"), " ", field(name="from", type="time", value=since)],
            label[say("page-quiet-until"), " ", field(name="until", type="time", value=until)],
            label[
                say("page-quiet-zone"),
                " ",
                field("#zone", name="zone", value=zone, maxlength=64),
            ],
            button(".plain")[say("page-change")],
        ],
    ]


def seats_of(tables: Tables, visitor: str) -> Seats:
    """The seats that a visitor holds in games that go on, and what they are called."""
    running = [found for found in tables.listings.mine(visitor, tables.limits.listed) if found.ended is None]
    held = tables.store.held(visitor, [found.id for found in running])
    return {
        (found.id, seat): say("page-hook-one", title=title_of(load_game(found.game)), name=found.seats[seat].name)
        for found in running
        for seat in held.get(found.id, [])
    }


def seat_value(seat: tuple[str, int]) -> str:
    return f"{seat[0]}:{seat[1]}"
