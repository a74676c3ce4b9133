"""The routes of lessons: the chain, a lesson, its answers, and the first game behind the last one."""

from collections.abc import Sequence
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.games import kit_of, load_game
from waldglas.learning.lessons import AND, GO_ON, LEARNER, Lesson
from waldglas.web.errors import Conflict, NotFound, sentence, status_of
from waldglas.web.http.auth import TheCaller, TheTables, TheVisitor
from waldglas.web.http.lobby import check_allowance
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled, like, onward
from waldglas.web.pages.frame import known_parts, preferences_of, wants_part
from waldglas.web.pages.learning import Shown, address, chain_page, course_of, lesson_changes, lesson_names, lesson_page
from waldglas.web.pages.setup import quick_places
from waldglas.web.tables.lesson import LessonSession
from waldglas.web.tables.service import Tables
from waldglas.web.tables.setup import set_up
from waldglas.web.words import say

router = APIRouter(prefix="/learn/{slug}", route_class=PageRoute)

LESSON, DONE = "lesson", "done"
Tried = Annotated[str, Query(max_length=400)]
Token = Annotated[str, Query(max_length=60)]


@router.get("")
def chain(request: Request, slug: str, caller: TheCaller) -> Response:
    game, learned = load_game(slug), caller.tables.store.learned(caller.visitor, slug) if caller.visitor else {}
    names = [lesson.id for lesson in course_of(game).lessons]
    done, begun = ([name for name in names if (kind, name) in learned] for kind in (DONE, LESSON))
    return HTMLResponse(chain_page(game, done, begun, preferences_of(request)))


@router.get("/{number}")
def lesson(request: Request, slug: str, number: int, caller: TheCaller, tried: Tried = "") -> Response:
    found = lesson_of(slug, number)
    return answer(request, found, answers_of(caller.tables, caller.visitor, found), tried)


@router.get("/{number}/why-not")
def why_not(slug: str, number: int, token: Token, caller: TheCaller) -> dict[str, str | bool]:
    """What forbids a choice in a lesson, as at a table."""
    found = lesson_of(slug, number)
    session = LessonSession(found, answers_of(caller.tables, caller.visitor, found), lesson_names(found))
    reason = session.why_not(LEARNER, session.action_of(token))
    if reason is None:
        return {"allowed": True, "text": "", "rule": ""}
    return {"allowed": False, "text": session.speaker(LEARNER).say(reason.message), "rule": reason.rule}


@router.post("/first-game")
def first_game(request: Request, slug: str, tables: TheTables, visitor: TheVisitor, response: Response) -> Response:
    """As the rulebook wants it, against an easy bot, with the helper."""
    check_allowance(tables, visitor)
    places = quick_places(load_game(slug), "bot", preferences_of(request).name or say("page-guest"))
    table = set_up(tables, slug, dict(kit_of(slug).first_game), places, public=False, host=visitor)
    like(response, "helper", "yes")
    return onward(f"/table/{table.id}", response)


@router.post("/{number}/play")
@router.post("/{number}/hand")
@router.post("/{number}/go-on")
def play(
    request: Request, slug: str, number: int, form: Filled, tables: TheTables, visitor: TheVisitor, response: Response
) -> Response:
    """A choice: a wanted one is kept, and the lesson goes on; to any other something is said."""
    found, tokens = lesson_of(slug, number), form.all("token")
    answers = answers_of(tables, visitor, found)
    try:
        check_legal(found, answers, tokens, form.number("decision"))
    except WaldglasError as error:
        return refused(request, found, answers, error)
    wanted = found.answer(answers, tokens)
    if wanted:
        answers = [*answers, wanted]
        tables.store.learn(visitor, slug, LESSON, found.id, " ".join(answers))
        if len(answers) == len(found.steps):
            tables.store.learn(visitor, slug, DONE, found.id)
        return redrawn(request, found, answers, response)
    return redrawn(request, found, answers, response, AND.join(tokens) or GO_ON)


@router.post("/{number}/again")
def again(
    request: Request, slug: str, number: int, tables: TheTables, visitor: TheVisitor, response: Response
) -> Response:
    found = lesson_of(slug, number)
    tables.store.learn(visitor, slug, LESSON, found.id)
    return redrawn(request, found, [], response)


def lesson_of(slug: str, number: int) -> Lesson:
    lessons = course_of(load_game(slug)).lessons
    if not 1 <= number <= len(lessons):
        raise NotFound(Message("page-refused-lesson", {"last": len(lessons)}))
    return lessons[number - 1]


def answers_of(tables: Tables, visitor: str | None, found: Lesson) -> list[str]:
    learned = tables.store.learned(visitor, found.game) if visitor else {}
    return found.fitting(learned.get((LESSON, found.id), "").split())


def check_legal(found: Lesson, answers: Sequence[str], tokens: Sequence[str], decision: int) -> None:
    """What cannot be chosen at all is refused as at a table, with the reason."""
    if decision != len(answers) or len(answers) == len(found.steps):
        raise Conflict(Message("page-refused-decided"))
    guesses = found.steps[decision].guesses
    if guesses:
        if set(tokens) - set(guesses):
            raise Conflict(Message("page-refused-guess"))
        return
    session = LessonSession(found, answers, lesson_names(found))
    actions = sorted(session.action_of(token) for token in tokens)
    if actions and actions[0] not in session.draft(LEARNER).choices():
        raise Conflict(session.refusal(session.draft(LEARNER), actions[0]))


def refused(request: Request, found: Lesson, answers: Sequence[str], error: WaldglasError) -> Response:
    """The sentence for the script, and without one the lesson as it stands, with the sentence in it."""
    if wants_part(request):
        raise error
    session = LessonSession(found, answers, lesson_names(found))
    shown = Shown(session, preferences_of(request), session.look(), refused=sentence(str(error)))
    return HTMLResponse(lesson_page(shown), status_of(error))


def redrawn(request: Request, found: Lesson, answers: Sequence[str], response: Response, tried: str = "") -> Response:
    if wants_part(request):
        drawn = answer(request, found, answers, tried)
        drawn.headers.raw.extend(item for item in response.headers.raw if item[0] == b"set-cookie")
        return drawn
    return onward(address(found) + (f"?tried={quote(tried)}" if tried else ""), response)


def answer(request: Request, found: Lesson, answers: Sequence[str], tried: str = "") -> Response:
    session = LessonSession(found, answers, lesson_names(found))
    shown = Shown(session, preferences_of(request), session.look(), tried)
    if wants_part(request):
        return HTMLResponse(lesson_changes(shown).beyond(known_parts(request)))
    return HTMLResponse(lesson_page(shown))
