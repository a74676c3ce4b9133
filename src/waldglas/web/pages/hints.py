"""The coach's hints beside the question, and what they lead to, step by step on the boards."""

from collections.abc import Sequence
from dataclasses import dataclass

from waldglas.coach.hints import Hint
from waldglas.draw.boards import Moment
from waldglas.markup import Element, Node, a, button, div, h2, li, nav, ol, p, section, span, strong
from waldglas.web.pages.acting import act
from waldglas.web.store.models import BOT
from waldglas.web.tables.draft import Draft
from waldglas.web.tables.look import observed
from waldglas.web.tables.session import Session
from waldglas.web.tables.view import TableView
from waldglas.web.words import say


def hint_panel(view: TableView, found: Sequence[Hint], stepping: "Stepping | None" = None) -> Element:
    """The offer of a hint, or the hints; only where nobody else could be hurt by them."""
    if not view.asked.choices or not fair(view):
        return section("#coach", data_part=True, hidden=True)
    return section("#coach.panel", data_part=True, aria_label=say("page-coach"), aria_live="polite")[
        steps_of(view, stepping)
        if stepping is not None
        else hint_list(view, found)
        if found
        else act(view, "hint", button(".plain", id="ask-coach")[say("page-coach-ask")])
    ]


def fair(view: TableView) -> bool:
    counts = view.attempt or view.rated
    return not counts and all(seat.kind == BOT or seat.seat in view.held for seat in view.seats)


def hint_list(view: TableView, found: Sequence[Hint]) -> Element:
    return div(".advice")[
        h2[say("page-coach-hints")],
        act(view, "play", ol(".hints")[[li[one_hint(view, hint, place)] for place, hint in enumerate(found, 1)]]),
        p(".small")[say("page-coach-hints-help")],
    ]


def one_hint(view: TableView, hint: Hint, place: int) -> Node:
    """A press makes the choice; the script marks it by its name in the picture."""
    tip = say("page-coach-tip", number=place)
    return [
        strong(".tip")[tip],
        button(".choice.hinted", name="token", value=hint.token, data_marks=hint.token, data_badge=tip)[
            span(".words")[hint.words],
            span(".note")[say("page-coach-hint", points=round(hint.expected, 1) + 0.0, share=hint.share)],
        ],
        p(".small")[
            say("page-coach-then", what="; ".join(hint.leads_to)),
            " ",
            a(".see-steps", href=step_address(view, place, 0), data_swap=True)[say("page-coach-see-steps")],
        ]
        if hint.leads_to
        else None,
    ]


# What a hint leads to


@dataclass(frozen=True, slots=True)
class Stepping:
    """A hint that is gone through on the boards: so many of its choices are made there, for nobody but who looks."""

    place: int  # among the hints, from 1
    step: int
    tokens: list[str]
    words: list[str]


def stepping(session: Session, seat: int, found: Sequence[Hint], tip: int, step: int) -> Stepping | None:
    """The hint that is asked for, if it was given, at one of its steps, as far as they can be made in private."""
    if not 1 <= tip <= len(found):
        return None
    hint = found[tip - 1]
    tokens, words = [hint.token, *hint.steps], [hint.words, *hint.leads_to]
    last = len(played(session, seat, tokens).actions) - len(session.redraft(seat).actions)
    return Stepping(tip, min(step, last), tokens[:last], words[:last])


def played(session: Session, seat: int, tokens: Sequence[str]) -> Draft:
    """A private copy on which these are chosen, as far as nobody else is asked meanwhile."""
    draft = session.redraft(seat)
    for action in map(session.game.alphabet.action, tokens):
        if action not in draft.choices():
            break
        draft.play(action)
    return draft


def imagined(session: Session, seat: int, moment: Moment, at: Stepping) -> Moment:
    """The boards after the first steps, with the next one marked; nothing is chosen by that."""
    draft = played(session, seat, at.tokens[: at.step])
    coming = at.tokens[at.step : at.step + 1]
    view = observed(draft.position, session.position, seat)
    return Moment(view, seat, moment.names, coming, draft.previews() if coming else None)


def steps_of(view: TableView, at: Stepping) -> Element:
    tip, last = say("page-coach-tip", number=at.place), len(at.tokens)
    title = say("page-coach-step", tip=tip, number=at.step + 1, last=last) if at.step < last else None
    return div(".advice")[
        h2[title or say("page-coach-steps-done", tip=tip)],
        ol(".steps-ahead")[[li(**marked(at, number))[words] for number, words in enumerate(at.words)]],
        nav(".row", aria_label=say("page-steps"))[
            onward(view, at, -1, say("page-coach-step-back"), "ArrowLeft"),
            onward(view, at, +1, say("page-coach-step-on"), "ArrowRight"),
            a(".button.go", href=present(view), data_swap=True)[say("page-coach-to-question")],
        ],
        p(".small")[say("page-coach-steps-help")],
    ]


def marked(at: Stepping, number: int) -> dict[str, str | None]:
    """The next step is marked in the picture by its number; those before it are made there."""
    if number != at.step:
        return {"class_": "made" if number < at.step else None}
    badge = str(number + 1)
    return {"class_": "step-now", "aria_current": "step", "data_marks": at.tokens[number], "data_badge": badge}


def onward(view: TableView, at: Stepping, by: int, words: str, key: str) -> Node:
    step = at.step + by
    if not 0 <= step <= len(at.tokens):
        return None
    there = step_address(view, at.place, step)
    return a(".button.plain", id=f"step{by:+}", href=there, data_swap=True, data_key=key)[words]


def present(view: TableView) -> str:
    return f"/table/{view.table_id}?seat={view.seat}"


def step_address(view: TableView, place: int, step: int) -> str:
    return f"{present(view)}&tip={place}&step={step}"
