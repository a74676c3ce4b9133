"""The coach on the page: its hints beside the question, and its analysis of a finished game."""

from bisect import bisect_left
from collections.abc import Sequence

from htpy import (
    Element,
    Node,
    a,
    button,
    caption,
    div,
    h1,
    h2,
    li,
    main,
    ol,
    p,
    section,
    span,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from htpy import progress as progress_bar

from waldglas.coach.analysis import Analysis, Judged
from waldglas.coach.hints import Hint
from waldglas.draw.curves import Curve, draw_curves
from waldglas.web.pages.acting import act
from waldglas.web.pages.logs import moment_address
from waldglas.web.pages.words import points
from waldglas.web.store.models import BOT
from waldglas.web.tables.view import TableView
from waldglas.web.words import say
from waldglas.web.workers.coach import Study

LOOK_AGAIN = 1500  # milliseconds
FIGURES = ("page-coach-seat", "page-coach-choices", "page-coach-same", "page-coach-points-lost")


# Hints


def hint_panel(view: TableView, found: Sequence[Hint]) -> Element:
    """The offer of a hint, or the hints; only where nobody else could be hurt by them."""
    if not view.asked.choices or not fair(view):
        return section("#coach", data_part=True, hidden=True)
    return section("#coach.panel", data_part=True, aria_label=say("page-coach"), aria_live="polite")[
        hint_list(view, found) if found else act(view, "hint", button(".plain", id="ask-coach")[say("page-coach-ask")])
    ]


def fair(view: TableView) -> bool:
    return all(seat.kind == BOT or seat.seat in view.held for seat in view.seats)


def hint_list(view: TableView, found: Sequence[Hint]) -> Element:
    return div(".advice")[
        h2[say("page-coach-hints")],
        act(view, "play", ol(".hints")[[li[one_hint(hint)] for hint in found]]),
        p(".small")[say("page-coach-hints-help")],
    ]


def one_hint(hint: Hint) -> Node:
    return [
        button(".choice.hinted", name="token", value=hint.token)[
            span(".words")[hint.words],
            span(".note")[say("page-coach-hint", points=round(hint.expected, 1), share=hint.share)],
        ],
        p(".small")[say("page-coach-then", what="; ".join(hint.leads_to))] if hint.leads_to else None,
    ]


# The analysis


def analysis_main(view: TableView, study: Study, analysis: Analysis | None, moments: list[int]) -> Element:
    waiting = analysis is None and not study.failed
    return main(".narrow.analysis", data_again=str(LOOK_AGAIN) if waiting else None)[
        h1[say("page-coach-view-of", title=view.title)],
        p[a(href=f"/table/{view.table_id}")[say("page-back-to-table")]],
        under_way(study) if analysis is None else told(view, analysis, moments),
    ]


def under_way(study: Study) -> Node:
    if study.failed:
        return p[say("page-coach-failed")]
    done = len(study.choices)
    words = say("page-coach-judged", done=done, total=study.total)
    return div(".panel")[
        p[say("page-coach-under-way")],
        progress_bar(max=str(study.total), value=str(done), aria_label=say("page-coach-progress"))[words],
        p(".small")[words],
        p(".small.unscripted")[say("page-coach-again")],
    ]


def told(view: TableView, analysis: Analysis, moments: list[int]) -> Node:
    return [
        section(".panel", aria_labelledby="expected")[
            h2("#expected")[say("page-coach-expected")],
            div(".curves", tabindex=0, role="region", aria_label=say("page-coach-curves"))[
                draw_curves(curves(view, analysis)).element(say("page-coach-curves-title"), sheet=False)
            ],
            figures(view, analysis),
        ],
        section(".panel", aria_labelledby="turning")[
            h2("#turning")[say("page-coach-turning")],
            ol(".turning")[[li[turning(view, each, moments)] for each in analysis.turning_points()]]
            if analysis.turning_points()
            else p[say("page-coach-well-played")],
        ],
        p(".small")[say("page-coach-help")],
    ]


def curves(view: TableView, analysis: Analysis) -> list[Curve]:
    return [curve(view, analysis, seat.seat) for seat in view.seats if seat.score is not None]


def curve(view: TableView, analysis: Analysis, seat: int) -> Curve:
    marks = [
        ((each.move, each.expected[seat]), say("page-coach-mark", choice=each.played_words, points=round(each.cost, 1)))
        for each in analysis.turning_points()
        if each.seat == seat
    ]
    return Curve(view.seats[seat].name, analysis.curve(seat), marks)


def figures(view: TableView, analysis: Analysis) -> Element:
    return table(".points")[
        caption[say("page-coach-figures")],
        thead[tr[[th(scope="col")[say(column)] for column in FIGURES]]],
        tbody[
            [
                tr[
                    th(scope="row")[seat.name],
                    td[str(sum(each.seat == seat.seat for each in analysis.choices))],
                    td[say("page-share", share=analysis.agreement(seat.seat))],
                    td[points(round(analysis.lost(seat.seat), 1))],
                ]
                for seat in view.seats
            ]
        ],
    ]


def turning(view: TableView, each: Judged, moments: list[int]) -> Node:
    moment = bisect_left(moments, each.move)
    return [
        strong[say("page-coach-lost", name=view.seats[each.seat].name, points=round(each.cost, 1))],
        p[say("page-coach-chose", chosen=quoted(each.played_words), best=quoted(each.best_words))],
        a(href=moment_address(view, moment, each.seat))[say("page-show-moment")],
    ]


def quoted(words: str) -> str:
    """What stands between quotation marks, which brings its own full stop."""
    return words.rstrip(".")
