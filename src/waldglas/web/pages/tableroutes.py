"""The routes of the table page: looking, and the forms on it; the script asks for the changed part only."""

from dataclasses import replace
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from waldglas.coach.analysis import Analysis
from waldglas.coach.hints import Hint, say_hint
from waldglas.core.message import Message
from waldglas.foresight import Previews
from waldglas.games import kit_of
from waldglas.language import spoken
from waldglas.markup import a, h1, main, p
from waldglas.web.errors import BadInput, NotYours
from waldglas.web.http.api import end_stranded, hint_asked
from waldglas.web.http.auth import Caller, TheCaller, TheTables, TheVisitor, may_look, renew, speaker_of, with_cookies
from waldglas.web.http.lobby import (
    check_allowance,
    check_public,
    check_seat,
    give_to_bot,
    new_link,
    next_table,
    seat_taken,
)
from waldglas.web.http.schemas import AtMoment, BotBody
from waldglas.web.pages.coach import Looked, analysis_main, stages_of, turning_point
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled, onward, own_link
from waldglas.web.pages.frame import (
    Preferences,
    document,
    known_parts,
    preferences_of,
    unfolded_boards,
    wants_part,
    wants_step,
)
from waldglas.web.pages.hints import imagined, stepping
from waldglas.web.pages.learning import course_of
from waldglas.web.pages.logs import whole_log
from waldglas.web.pages.parts import Changes
from waldglas.web.pages.seats import usual_bot
from waldglas.web.pages.table import Shown, moment_of, step_changes, table_changes, table_page
from waldglas.web.tables import talk
from waldglas.web.tables.look import Viewer
from waldglas.web.tables.seating import set_auto_confirm
from waldglas.web.tables.session import Decision, Session
from waldglas.web.tables.setup import branch
from waldglas.web.tables.view import TableView
from waldglas.web.words import say

router = APIRouter(prefix="/table/{table_id}", route_class=PageRoute, dependencies=[Depends(may_look)])

SPECTATOR: Final = -1
EXPLAINED: Final = "explained"
Seat = Annotated[str, Query(max_length=4)]


# Looking


@router.get("")
def look(
    request: Request,
    table_id: str,
    caller: TheCaller,
    seat: Seat = "",
    at: AtMoment = None,
    turning: AtMoment = None,
    tip: AtMoment = None,
    step: AtMoment = None,
) -> Response:
    """The table now, after steps of a hint, or at an earlier moment, perhaps one where the game took a turn."""
    ahead = None if tip is None else (tip, step or 0)
    return answer(request, caller, table_id, read_seat(seat), at, turning, ahead)


def read_seat(text: str) -> int | None:
    """Whose eyes are asked for: a seat's, a spectator's, or whoever's is best."""
    if text == "none":
        return SPECTATOR
    if text and not (text.isascii() and text.isdigit()):
        raise BadInput(Message("page-refused-seat-number"))
    return int(text) if text else None


@router.get("/log")
def log(request: Request, table_id: str, caller: TheCaller) -> Response:
    session, held = caller.tables.session(table_id), caller.held(table_id)
    seat = None if secret_device(session, held) else default_seat(session, held)
    view = caller.tables.view(session, Viewer(seat, held))
    content = main(".narrow")[
        h1[view.title], p[a(href=f"/table/{table_id}")[say("page-back-to-table")]], whole_log(view)
    ]
    return HTMLResponse(document(say("page-log-of", title=view.title), content, preferences_of(request)))


@router.get("/analysis")
def analysis(request: Request, table_id: str, caller: TheCaller) -> Response:
    session, held = caller.tables.session(table_id), caller.held(table_id)
    study = caller.tables.coach.study(session)
    view = caller.tables.view(session, Viewer(default_seat(session, held), held))
    looked = looked_at(session, view, study.analysis(session.speaker(None)))
    content = analysis_main(view, study, looked, study.luck(session.match.record))
    return HTMLResponse(document(say("page-coach-view"), content, preferences_of(request)))


def looked_at(session: Session, view: TableView, analysis: Analysis | None) -> Looked | None:
    if analysis is None:
        return None
    moments = {seat.seat: session.moments(seat.seat) for seat in session.seats}
    return Looked(view, analysis, stages_of(session.match.record), moments)


def answer(
    request: Request,
    caller: Caller,
    table_id: str,
    seat: int | None,
    at: int | None = None,
    turning: int | None = None,
    ahead: tuple[int, int] | None = None,
) -> Response:
    """The table as it is drawn, once for all who see the same."""
    preferences, part, step = preferences_of(request), wants_part(request), wants_step(request)
    tables, session, held = caller.tables, caller.tables.session(table_id), tuple(caller.held(table_id))
    tables.note_look(table_id)

    unfolded = unfolded_boards(request)

    def draw() -> str | Changes:
        shown = replace(show(caller, table_id, seat, at, preferences, turning, ahead), unfolded=unfolded, judged=judged)
        if helped:
            shown = replace(shown, helped=session.speaker(looking).say(Message(f"help-{helped}")))
        if step:
            return step_changes(shown)
        return table_changes(shown) if part else table_page(shown)

    looking = default_seat(session, list(held)) if seat is None else seat
    helped = help_wanted(caller, session, looking, preferences) if at is None and ahead is None else ""
    given = tuple(tables.coach.given_at(table_id))
    judged = tables.coach.has_judged(table_id)
    turning = turning if judged else None
    host = caller.is_host(table_id)
    sealed = tables.days.seals(session.header.terms)
    key = (
        seat,
        held,
        host,
        at,
        turning,
        ahead,
        given,
        helped,
        preferences,
        part,
        step,
        unfolded,
        sealed,
        judged,
        spoken.get(),
    )
    drawn = session.drawing(tables.drawn_version(session), key, draw)
    response = HTMLResponse(drawn if isinstance(drawn, str) else drawn.beyond(known_parts(request)))
    if not part:
        renew(request, response, caller)
    return response


def show(
    caller: Caller,
    table_id: str,
    wanted: int | None,
    at: int | None,
    preferences: Preferences,
    turning: int | None = None,
    ahead: tuple[int, int] | None = None,
) -> Shown:
    """The table as it is to be shown; who shares a device in secret names the seat, or passes the device."""
    session, held, eyes = caller.tables.session(table_id), caller.held(table_id), wanted
    passing = next_at_device(session, held) if wanted is None and at is None else []
    if wanted is None and not passing:
        wanted = default_seat(session, held)
    seat = None if passing or wanted == SPECTATOR else wanted
    viewer = Viewer(None, held, caller.is_host(table_id)) if seat is None else caller.viewer(table_id, seat)
    view = caller.tables.view(session, viewer, at)
    previews = session.draft(seat).previews() if view.asked.choices and seat is not None else None
    address = f"/table/{table_id}" + (f"?seat={seat}" if seat is not None and secret_device(session, held) else "")
    looking = f"/table/{table_id}?at={at}" + (f"&seat={eyes}" if eyes is not None else "")
    here = looking if at is not None else address
    moment, preferences = moment_of(view, previews), replace(preferences, path=here)
    hints = hinted(caller, session, seat, view.asked.decision) if previews and seat is not None else []
    shown = Shown(session.game, view, moment, preferences, address, at is not None, passing, hints)
    if ahead is not None and seat is not None:
        return gone_through(session, seat, shown, ahead)
    return shown if turning is None else turned(caller, session, shown, turning)


def gone_through(session: Session, seat: int, shown: Shown, ahead: tuple[int, int]) -> Shown:
    """The boards after some steps of a hint; the table as it stands, if the hint is no longer given."""
    found = stepping(session, seat, shown.hints, *ahead)
    if found is None:
        return shown
    moment = imagined(session, seat, shown.moment, found)
    return replace(shown, moment=moment, stepping=found, looking_back=True)


def hinted(caller: Caller, session: Session, seat: int, decision: int) -> list[Hint]:
    speaker = session.speaker(seat)
    return [say_hint(each, speaker) for each in caller.tables.coach.hinted(session.header.id, seat, decision)]


def turned(caller: Caller, session: Session, shown: Shown, move: int) -> Shown:
    """A moment with what was chosen there and what the coach would have chosen, both marked in the picture."""
    analysis = caller.tables.coach.analysis(session.header.id, session.speaker(None))
    point = turning_point(looked_at(session, shown.view, analysis), move)
    if point is None:
        return shown
    each = point.each
    if shown.view.moment != point.looked.moment(each) or shown.view.seat != each.seat:
        return replace(shown, turning=point)
    position = session.match.record.replay(session.moments(each.seat)[shown.view.moment])
    tokens = list(dict.fromkeys([each.played, each.best]))
    moment = replace(shown.moment, tokens=tokens, previews=Previews(session.game, position, each.seat))
    return replace(shown, turning=point, moment=moment)


def help_wanted(caller: Caller, session: Session, seat: int | None, preferences: Preferences) -> str:
    """The kind of question that the helper has not explained to this visitor yet, if one is asked."""
    if not preferences.helper or caller.visitor is None or seat is None or not session.owes(seat):
        return ""
    if seat not in caller.held(session.header.id) or not session.draft(seat).choices():
        return ""
    kind = course_of(session.game).help_for(session.draft(seat).position.question(seat))
    known = caller.tables.store.learned(caller.visitor, session.game.slug)
    return "" if (EXPLAINED, kind) in known else kind


def secret_device(session: Session, held: list[int]) -> bool:
    return len(held) > 1 and kit_of(session.game).keeps_secrets(session.position.settings())


def next_at_device(session: Session, held: list[int]) -> list[int]:
    """Whom the device is to be passed to, where seats that share it hide something from each other."""
    if session.over or not secret_device(session, held):
        return []
    return [seat for seat in held if session.owes(seat)] or held


def keeps_device(session: Session, held: list[int], seat: int) -> bool:
    """Whether this seat goes on at a device that is shared in secret."""
    return secret_device(session, held) and (session.owes(seat) or next_at_device(session, held) == held)


def default_seat(session: Session, held: list[int]) -> int | None:
    """The seat to look with when none is named: mine, the one of mine that is to choose, or none."""
    return next((seat for seat in held if session.owes(seat)), held[0] if held else None)


# Choosing


@router.post("/play")
def play(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    seat = caller.seat(table_id, form.seat())
    return decided(request, caller, table_id, Decision(seat, form.number("decision"), [form.one("token")]))


@router.post("/hand")
def hand(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    seat = caller.seat(table_id, form.seat())
    return decided(request, caller, table_id, Decision(seat, form.number("decision"), form.all("token"), is_set=True))


@router.post("/confirm")
def confirm(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    seat = caller.seat(table_id, form.seat())
    return decided(request, caller, table_id, Decision(seat, form.number("decision"), confirm=True))


@router.post("/undo")
def undo(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    seat = caller.seat(table_id, form.seat())
    caller.tables.undo(table_id, seat, form.number("decision"))
    return redrawn(request, caller, table_id, seat)


@router.post("/rewind")
def rewind(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    """For practice: a move back, or back to a moment."""
    seat = caller.seat(table_id, form.seat())
    moment = form.number("at") if form.one("at") else None
    caller.tables.rewind(table_id, seat, form.number("decision"), moment)
    return redrawn(request, caller, table_id, seat)


@router.post("/ask-back")
def ask_back(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    seat = caller.seat(table_id, form.seat())
    caller.tables.ask_back(table_id, seat, form.number("decision"), caller.held(table_id))
    return redrawn(request, caller, table_id, seat)


@router.post("/answer-back")
def answer_back(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    seat, agrees = caller.seat(table_id, form.seat()), form.one("agree") == "yes"
    caller.tables.answer_back(table_id, seat, form.number("decision"), caller.held(table_id), agrees)
    return redrawn(request, caller, table_id, seat)


@router.post("/branch")
def play_on(
    request: Request, table_id: str, form: Filled, caller: TheCaller, visitor: TheVisitor, response: Response
) -> Response:
    """A finished game goes on from a moment, as one of its seats, against bots."""
    session, seat = caller.tables.session(table_id), form.seat()
    if not session.over:
        raise NotYours(Message("page-refused-branch"))
    check_allowance(caller.tables, visitor)
    check_seat(caller.tables, table_id, seat or 0)
    moments = session.moments(seat)
    moves = moments[min(max(form.number("at"), 0), len(moments) - 1)]
    name = preferences_of(request).name or say("page-guest")
    new = branch(caller.tables, session, moves, seat or 0, name, usual_bot(), visitor)
    return onward(f"/table/{new.id}", response)


@router.post("/rematch")
def play_again(table_id: str, caller: TheCaller) -> Response:
    return RedirectResponse(f"/table/{next_table(caller, table_id)}", 303)


@router.post("/end")
def end(table_id: str, caller: TheCaller) -> Response:
    end_stranded(caller, table_id)
    return RedirectResponse(f"/table/{table_id}", 303)


@router.post("/auto-confirm")
def auto_confirm(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    seat = caller.seat(table_id, form.seat())
    set_auto_confirm(caller.tables, table_id, seat, form.one("on") == "yes")
    return redrawn(request, caller, table_id, seat)


@router.post("/hint")
async def hint(request: Request, table_id: str, form: Filled, caller: TheCaller) -> Response:
    """The same table with the coach's hints; they are gone with the next choice."""
    asked = await caller.tables.at(table_id, hint_asked, caller, table_id, form.seat())
    await caller.tables.coach.hints(*asked)
    return await caller.tables.at(table_id, answer, request, caller, table_id, asked[0].seat)


def decided(request: Request, caller: Caller, table_id: str, decision: Decision) -> Response:
    """Decides, takes gains that need no thought, and passes the device to who is next."""
    session, preferences = caller.tables.session(table_id), preferences_of(request)
    helped = help_wanted(caller, session, decision.seat, preferences) if decision.tokens else ""
    caller.tables.decide(table_id, replace(decision, take_gains=preferences.take_all, swift=True))
    if helped and caller.visitor is not None:
        caller.tables.store.learn(caller.visitor, session.game.slug, EXPLAINED, helped)
    return redrawn(request, caller, table_id, decision.seat)


def redrawn(request: Request, caller: Caller, table_id: str, seat: int | None) -> Response:
    session, held = caller.tables.session(table_id), caller.held(table_id)
    stays = seat is not None and keeps_device(session, held, seat)
    shown = seat if stays or len(held) == 1 else None
    if wants_part(request):
        return answer(request, caller, table_id, shown)
    return RedirectResponse(f"/table/{table_id}" + (f"?seat={shown}" if stays else ""), 303)


# Seats and talk


@router.post("/say")
def say_something(request: Request, table_id: str, form: Filled, caller: TheCaller, response: Response) -> Response:
    seat = caller.seat(table_id, form.seat()) if caller.held(table_id) and form.one("seat") else None
    who = speaker_of(request, response, caller)
    talk.speak(caller.tables, table_id, seat, form.one("name"), form.one("text"), who)
    return with_cookies(redrawn(request, caller, table_id, seat), response)


@router.post("/seats/{seat}")
def sit(table_id: str, seat: int, form: Filled, tables: TheTables, visitor: TheVisitor, response: Response) -> Response:
    check_seat(tables, table_id, seat)
    check_public(tables.session(table_id))
    taken = seat_taken(tables, table_id, seat, visitor, form.one("name"))
    return onward(f"/table/{table_id}{own_link(taken)}", response, form.one("name"))


@router.post("/seats/{seat}/name")
def rename(request: Request, table_id: str, seat: int, form: Filled, caller: TheCaller) -> Response:
    talk.rename(caller.tables, table_id, caller.seat(table_id, seat), form.one("name"), caller.visitor)
    return redrawn(request, caller, table_id, seat)


@router.post("/seats/{seat}/bot")
def bot(request: Request, table_id: str, seat: int, form: Filled, caller: TheCaller) -> Response:
    give_to_bot(table_id, seat, BotBody(bot=form.one("bot")[:60]), caller)
    return redrawn(request, caller, table_id, default_seat(caller.tables.session(table_id), caller.held(table_id)))


@router.post("/seats/{seat}/link")
def link(request: Request, table_id: str, seat: int, caller: TheCaller) -> Response:
    """A new link, to be copied by who has no script."""
    found = new_link(table_id, seat, caller)
    address = str(request.base_url).rstrip("/") + found["link"]
    content = main(".card.fault")[
        h1[say("page-link")],
        a(href=address)[address],
        a(".button", href=f"/table/{table_id}")[say("page-back-to-table")],
    ]
    return HTMLResponse(document(say("page-link"), content, preferences_of(request)))
