"""Learning by playing: the chain of a game's lessons, and a lesson, which is a table with words around it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.draw.boards import Boards
from waldglas.games import kit_of, load_game
from waldglas.learning.lessons import AND, GO_ON, GUESSED, LEARNER, Course, Lesson, Step, load
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
    li,
    main,
    nav,
    ol,
    p,
    section,
    span,
    strong,
)
from waldglas.web.pages.asking import ask_panel
from waldglas.web.pages.frame import Preferences, document
from waldglas.web.pages.logs import log_panel
from waldglas.web.pages.menu import points_popover
from waldglas.web.pages.panes import PANES, board_area, other_parts, others_area, pane_parts, swipes
from waldglas.web.pages.parts import Changes, Part, part_of
from waldglas.web.pages.seats import bot_name, seat_strip
from waldglas.web.pages.table import beside, boards_of, moment_of
from waldglas.web.tables.lesson import LessonSession
from waldglas.web.tables.view import TableView
from waldglas.web.words import say
from waldglas.words import Speaker, speaker_for, title_of

STATES = {"done": "page-lesson-done", "begun": "page-lesson-begun"}
OFFERED = "token:"  # what is looked at is an offered choice; otherwise a thing that the picture names


def course_of(game: Game | str) -> Course:
    return load(kit_of(game))


# The chain


def chain_page(game: Game, done: Collection[str], begun: Collection[str], preferences: Preferences) -> str:
    course, title = course_of(game), say("page-learn-title", title=title_of(game))
    following = next((lesson for lesson in course.lessons if lesson.id not in done), None)
    content = main(".narrow.learning")[
        h1[title],
        p[say("page-learn-about", number=len(course.lessons), minutes=course.minutes)],
        p(".small")[say("page-learn-progress", done=len(done), number=len(course.lessons))],
        ol(".chain")[[li[chain_line(game, lesson, done, begun, following)] for lesson in course.lessons]],
        div(".row")[first_game(game, go=following is None)],
        p[a(href=f"/game/{game.slug}")[say("page-learn-leave")]],
    ]
    return document(title, content, preferences)


def chain_line(
    game: Game, lesson: Lesson, done: Collection[str], begun: Collection[str], following: Lesson | None
) -> Element:
    state = "done" if lesson.id in done else "begun" if lesson.id in begun else "new"
    return a(href=address(lesson), class_=["card", "line", {"next": lesson is following}], data_state=state)[
        span(".name")[speaker_for(game).say(lesson.title)],
        span(".small")[say("page-lesson-minutes", minutes=lesson.minutes)],
        span(".badge")[say(STATES[state])] if state in STATES else None,
    ]


def address(lesson: Lesson) -> str:
    return f"/learn/{lesson.game}/{lesson.number}"


def first_game(game: Game, go: bool = True) -> Element:
    """A game as the rulebook wants the first one, against an easy bot, with the helper."""
    return form(action=f"/learn/{game.slug}/first-game", method="post")[
        button(".go" if go else ".plain")[say("page-first-game")]
    ]


# A lesson


@dataclass(frozen=True, slots=True)
class Shown:
    """A lesson as it is to be shown; what was tried last that was not wanted, or the sentence that refused it."""

    session: LessonSession
    preferences: Preferences
    view: TableView
    tried: str = ""
    refused: str = ""

    @property
    def lesson(self) -> Lesson:
        return self.session.lesson

    @property
    def step(self) -> Step | None:
        return self.session.step

    @property
    def speaker(self) -> Speaker:
        return self.session.speaker(LEARNER)


def lesson_names(lesson: Lesson) -> list[str]:
    return [say("page-guest"), *(bot_name(seat) for seat in range(1, lesson.seats))]


def lesson_page(shown: Shown) -> str:
    title = say("page-lesson-of", lesson=shown.speaker.say(shown.lesson.title), title=title_of(shown.session.game))
    tools = nav(".tools.grow", aria_label=say("page-lesson-tools"))[
        span(".game-name")[title_of(shown.session.game)],
        a(".quiet", href=f"/rules/{shown.lesson.game}", data_rule="")[say("page-rules")],
        button(".quiet", type="button", popovertarget="points", data_beside="points")[say("page-points")],
        a(".quiet", href=f"/learn/{shown.lesson.game}")[say("page-lesson-leave")],
    ]
    return document(title, lesson_main(shown), shown.preferences, tools=tools, kind="at-table", game=shown.lesson.game)


def lesson_main(shown: Shown) -> Element:
    """The table of the lesson: its parts, and what never changes around them."""
    boards = lesson_boards(shown)
    parts = {part.id: part for part in lesson_parts(shown, boards)}
    return lesson_frame(shown)[
        h1(".unseen")[shown.speaker.say(shown.lesson.title)],
        parts["seats"],
        div(".side")[
            div(".asking")[
                button(".fold", type="button", aria_expanded="true", aria_label=say("page-fold")),
                parts["lesson"],
                parts["ask"],
            ],
            beside(),
            div(".column")[parts["log"]],
        ],
        parts["swipes"],
        board_area(boards, [parts[f"{pane}-board"] for pane in PANES]),
        others_area([parts[f"other-{seat.seat}"] for seat in shown.view.seats]),
        parts["points"],
    ]


def lesson_changes(shown: Shown) -> Changes:
    """The parts by themselves, for a page that has the rest."""
    return Changes(lesson_frame(shown), lesson_parts(shown, lesson_boards(shown)))


def lesson_boards(shown: Shown) -> Boards:
    session, view = shown.session, shown.view
    previews = session.draft(LEARNER).previews() if view.asked.choices else None
    return boards_of(session.game, moment_of(view, previews))


def lesson_frame(shown: Shown) -> Element:
    session, view = shown.session, shown.view
    return main(
        "#table.table.lesson",
        data_seat=str(LEARNER),
        data_version=view.version,
        data_title=f"{shown.speaker.say(shown.lesson.title)} · Waldglas",
        data_address=session.address,
        data_turn="yes" if view.asked.choices else "no",
        data_game=view.game,
        data_moment=str(view.moment),
        data_pace="0",
    )


def lesson_parts(shown: Shown, boards: Boards) -> list[Part]:
    """Everything that can change; what is to be looked at is marked in it, but not with the other players."""
    view, look = shown.view, shown.step.look if shown.step else ()
    parts = [
        lesson_panel(shown),
        ask_panel(view, boards, shown.preferences)
        if view.asked.choices
        else section("#ask", data_part=True, hidden=True),
        log_panel(view),
        swipes(boards, talking=False),
        *pane_parts(boards),
        points_popover(view),
    ]
    others = [seat_strip(view, boards.standing), *other_parts(view, boards)]
    return [*(part_of(looked_at(str(each), look)) for each in parts), *map(part_of, others)]


def lesson_panel(shown: Shown) -> Element:
    """What is said, and how it goes on."""
    lesson, step = shown.lesson, shown.step
    number = shown.session.seats[LEARNER].decision
    return section("#lesson.panel", data_part=True, aria_labelledby="lesson-step lesson-title", aria_live="polite")[
        p("#lesson-step.small")[
            say(
                "page-lesson-step",
                lesson=lesson.number,
                step=min(number + 1, len(lesson.steps)),
                steps=len(lesson.steps),
            )
        ],
        h2("#lesson-title")[shown.speaker.say(lesson.title)],
        spoken_step(shown, step) if step else lesson_end(shown),
    ]


def spoken_step(shown: Shown, step: Step) -> Node:
    return [
        p(".lesson-words")[shown.speaker.say(Message(step.say))],
        told(reply_to(shown, step)),
        p(".small")[
            a(href=f"/rules/{shown.lesson.game}#{step.rule}", data_rule=step.rule)[say("page-rule", number=step.rule)]
        ]
        if step.rule
        else None,
        way_on(shown, step),
    ]


def told(reply: str) -> Element | None:
    return p(".lesson-tried", role="status")[reply] if reply else None


def way_on(shown: Shown, step: Step) -> Element | None:
    """What is pressed beside the words; where a choice is wanted, it is among those of the table."""
    if step.guesses:
        return step_form(shown, "play", div(".row.guesses")[[guess(token) for token in step.guesses]])
    return None if step.wanted else step_form(shown, "go-on", button(".go", id="go-on")[say("page-go-on")])


def guess(token: str) -> Element:
    return button(".plain", name="token", value=token)[token.removeprefix(GUESSED)]


def reply_to(shown: Shown, step: Step) -> str:
    """What is said to the choice that was tried, if it was one of this step; an old address may name another."""
    if shown.refused:
        return shown.refused
    choices = step.guesses or [choice.token for choice in shown.view.asked.choices]
    offered = set(choices) - set(() if step.at_once else step.wanted)
    if not offered.intersection(shown.tried.split(AND)) and not (step.at_once and shown.tried == GO_ON):
        return ""
    return shown.speaker.say(step.reply(shown.tried))


def step_form(shown: Shown, what: str, *content: Node) -> Element:
    return form(action=f"{shown.session.address}/{what}", method="post", data_live=True)[
        field(type="hidden", name="decision", value=str(shown.session.seats[LEARNER].decision)), content
    ]


def lesson_end(shown: Shown) -> Node:
    """The lesson is over: on to the next, or to a first game."""
    lesson, lessons = shown.lesson, course_of(shown.lesson.game).lessons
    last = lesson.number == len(lessons)
    return [
        p(".lesson-words")[strong[say("page-lesson-well")], " ", shown.speaker.say(Message(f"lesson-{lesson.id}.end"))],
        told(shown.refused),
        div(".row")[
            first_game(load_game(lesson.game))
            if last
            else a(".button.go", href=address(lessons[lesson.number]))[say("page-lesson-next")],
            step_form(shown, "again", button(".plain")[say("page-lesson-again")]),
            a(".button.plain", href=f"/learn/{lesson.game}")[say("page-lesson-all")],
        ],
    ]


def marks_of(look: str) -> list[str]:
    """How pictures and choices name what is to be looked at."""
    if not look.startswith(OFFERED):
        return [f'data-thing="{look}"']
    token = look.removeprefix(OFFERED)
    return [f'data-token="{token}"', f'name="token" value="{token}"']


def looked_at(page: str, look: Sequence[str]) -> Markup:
    for mark in (mark for each in look for mark in marks_of(each)):
        page = str.replace(page, mark, f"{mark} data-look")
    return Markup(page)  # noqa: S704 - what was rendered already
