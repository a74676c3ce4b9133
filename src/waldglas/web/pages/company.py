"""Who is away, for whom a bot plays, who wants to stop, and what can be done about it."""

from waldglas.markup import Element, Node, a, button, details, div, form, p, section, select, summary
from waldglas.web.pages.seats import bot_options, link_form
from waldglas.web.store.models import BOT
from waldglas.web.tables.seating import STAND_IN
from waldglas.web.tables.view import SeatView, TableView
from waldglas.web.words import say, say_around


def company_panel(view: TableView) -> Element:
    """What stands beside the boards while somebody is away or a bot plays for somebody."""
    told = [line for line in (about_ending(view), *(about_seat(view, seat) for seat in view.seats)) if line is not None]
    if not told or view.ended is not None:
        return section("#company", data_part=True, hidden=True)
    return section("#company.panel", data_part=True, aria_label=say("page-company"))[told]


def about_ending(view: TableView) -> Node:
    """Somebody wants to end the game without a result; all are asked."""
    if not view.ending or not view.held:
        return None
    names: list[object] = [view.seats[seat].name for seat in view.ending]
    agreed = set(view.held) <= set(view.ending)
    return div(".row")[
        p[say("page-want-to-end", names=names, number=len(names))],
        form(".row", action=f"/table/{view.table_id}/abandon", method="post", data_live=True)[
            None if agreed else button(".go", name="agree", value="yes")[say("page-agree")],
            button(".plain", name="agree", value="no")[say("page-do-not-end") if agreed else say("page-refuse")],
        ],
    ]


def about_seat(view: TableView, seat: SeatView) -> Node:
    if seat.stand_in and seat.seat in view.held:
        return mine_stood_in(view, seat)
    if seat.away and (view.host or view.held):
        return away_line(view, seat)
    return new_link(view, seat) if seat.new_link and view.host and seat.seat not in view.held else None


def new_link(view: TableView, seat: SeatView) -> Element:
    """The host makes a new link for somebody who lost the old one."""
    words, kept = say("page-new-link-for", name=seat.name), f"{view.table_id}/{seat.seat}/other"
    return link_form(f"{where(view, seat)}/link", kept, words, words, view.title, "page-link-copied", go=False)


# Coming back


def come_back_panel(view: TableView) -> Element:
    """How one comes back: told to who has just sat down among others, and in the menu later."""
    if not view.newcomer or view.seat is None or view.ended is not None or not among_others(view):
        return section("#come-back", data_part=True, hidden=True)
    unfolded = not view.started and not view.host
    return section("#come-back.panel.small", data_part=True, aria_label=say("page-come-back"))[
        details(open=unfolded)[
            summary[say("page-come-back")], p[say("page-come-back-help")], ways_back(view), by_profile()
        ]
    ]


def among_others(view: TableView) -> bool:
    return sum(seat.kind != BOT for seat in view.seats) > 1


def ways_back(view: TableView) -> list[Node]:
    """The link of one's own seat, and a code for another browser."""
    at, kept = f"/table/{view.table_id}/seats/{view.seat}", f"{view.table_id}/{view.seat}/own"
    return [
        link_form(f"{at}/link", kept, say("page-copy-own"), say("page-own-link"), view.title),
        form(action=f"{at}/code", method="post")[button(".plain")[say("page-carry")]],
    ]


def by_profile() -> Element:
    link = a(href="/me")[say("page-come-back-profile-word")]
    return p[say_around("page-come-back-profile", profile=link)]


def mine_stood_in(view: TableView, seat: SeatView) -> Element:
    if seat.resigned:
        return p[say("page-you-resigned", name=seat.name)]
    return div(".row")[
        p[say("page-bot-for-you", name=seat.name)],
        p(".small")[say("page-bot-for-you-log")],
        form(action=f"{where(view, seat)}/take-back", method="post", data_live=True)[
            button(".go")[say("page-take-seat-back")]
        ],
    ]


def away_line(view: TableView, seat: SeatView) -> Element:
    """The host chooses a bot at once; others vote."""
    voted = seat.votes and set(view.held) <= set(seat.votes)
    return div(".away-seat")[
        p[say("page-long-away", name=seat.name)],
        p(".small")[say("page-voted", number=len(seat.votes))] if seat.votes else None,
        None
        if voted and not view.host
        else form(".row", action=f"{where(view, seat)}/stand-in", method="post", data_live=True)[
            select(name="bot", aria_label=say("page-bot-strength"))[bot_options(STAND_IN)] if view.host else None,
            button(".go")[say("page-let-bot-play" if view.host else "page-vote-bot", name=seat.name)],
        ],
        new_link(view, seat) if view.host else None,
    ]


def where(view: TableView, seat: SeatView) -> str:
    return f"/table/{view.table_id}/seats/{seat.seat}"


# Going


def ways_out(view: TableView) -> Node:
    """How one leaves a table for a while or for good; folded away, so that nobody goes by accident."""
    if not (view.held or view.host):
        return None
    if view.ended is not None:
        return way(f"/table/{view.table_id}/hide", "page-hide-table")
    mine = view.seats[view.seat] if view.seat is not None and view.seat in view.held else None
    return details(".ways-out")[
        summary[say("page-go")],
        [] if mine is None or mine.resigned else seat_ways(view, mine),
        way(f"/table/{view.table_id}/abandon", "page-end-together", agree="yes") if view.started or view.host else None,
    ]


def seat_ways(view: TableView, mine: SeatView) -> list[Node]:
    at = where(view, mine)
    if not view.started:
        return [way(f"{at}/leave", "page-leave-waiting")]
    return [
        None if mine.stand_in or not among_others(view) else way(f"{at}/stand-in", "page-bot-for-me"),
        None if view.terms.rated else way(f"{at}/leave", "page-leave"),
        way(f"{at}/resign", "page-resign"),
        way(f"{at}/allow-link", "page-forbid-link", on="no")
        if mine.new_link and not mine.away
        else way(f"{at}/allow-link", "page-allow-link", on="yes"),
    ]


def way(address: str, words: str, **given: str) -> Element:
    """What it is called, and what it means."""
    name, value = next(iter(given.items()), (None, None))
    return form(".way", action=address, method="post")[
        button(".plain", name=name, value=value)[say(words)], p(".small")[say(f"{words}.help")]
    ]
