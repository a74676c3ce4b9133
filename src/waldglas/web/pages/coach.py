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
from waldglas.web.pages.asking import act
from waldglas.web.pages.logs import moment_address
from waldglas.web.pages.words import points
from waldglas.web.store.models import BOT
from waldglas.web.tables.view import TableView
from waldglas.web.workers.coach import Study

LOOK_AGAIN = 1500  # milliseconds


# Hints


def hint_panel(view: TableView, found: Sequence[Hint]) -> Element:
    """The offer of a hint, or the hints; only where nobody else could be hurt by them."""
    if not view.asked.choices or not fair(view):
        return section("#coach", data_part=True, hidden=True)
    return section("#coach.panel", data_part=True, aria_label="Coach", aria_live="polite")[
        hint_list(view, found) if found else act(view, "hint", button(".plain", id="ask-coach")["Ask the coach"])
    ]


def fair(view: TableView) -> bool:
    return all(seat.kind == BOT or seat.seat in view.held for seat in view.seats)


def hint_list(view: TableView, found: Sequence[Hint]) -> Element:
    return div(".advice")[
        h2["The coach would choose"],
        act(view, "play", ol(".hints")[[li[one_hint(hint)] for hint in found]]),
        p(".small")["Points: what you may expect at the end. The share: how often the coach came back to it."],
    ]


def one_hint(hint: Hint) -> Node:
    return [
        button(".choice.hinted", name="token", value=hint.token)[
            span(".words")[hint.words],
            span(".note")[f"about {points(round(hint.expected, 1))} points · {hint.share:.0%}"],
        ],
        p(".small")["Then: ", "; ".join(hint.leads_to)] if hint.leads_to else None,
    ]


# The analysis


def analysis_main(view: TableView, study: Study, moments: list[int]) -> Element:
    analysis = study.analysis()
    waiting = analysis is None and not study.failed
    return main(".narrow.analysis", data_again=str(LOOK_AGAIN) if waiting else None)[
        h1[f"The coach’s view of this game of {view.title}"],
        p[a(href=f"/table/{view.table_id}")["Back to the table"]],
        under_way(study) if analysis is None else told(view, analysis, moments),
    ]


def under_way(study: Study) -> Node:
    if study.failed:
        return p["The coach could not finish this; load the page again to let it try once more."]
    done = len(study.choices)
    return div(".panel")[
        p["The coach plays every choice over; this takes a moment."],
        progress_bar(max=str(study.total), value=str(done), aria_label="Choices judged")[f"{done} of {study.total}"],
        p(".small")[f"{done} of {study.total} choices judged."],
        p(".small.unscripted")["Load the page again in a moment."],
    ]


def told(view: TableView, analysis: Analysis, moments: list[int]) -> Node:
    return [
        section(".panel", aria_labelledby="expected")[
            h2("#expected")["What each seat could expect"],
            div(".curves", tabindex=0, role="region", aria_label="Curves")[
                draw_curves(curves(view, analysis)).element("Expected points over the game", sheet=False)
            ],
            figures(view, analysis),
        ],
        section(".panel", aria_labelledby="turning")[
            h2("#turning")["Turning points"],
            ol(".turning")[[li[turning(view, each, moments)] for each in analysis.turning_points()]]
            if analysis.turning_points()
            else p["No choice cost much: this was well played."],
        ],
        p(".small")["The coach judges each choice by what its seat could know at that moment. It errs at times."],
    ]


def curves(view: TableView, analysis: Analysis) -> list[Curve]:
    return [curve(view, analysis, seat.seat) for seat in view.seats if seat.score is not None]


def curve(view: TableView, analysis: Analysis, seat: int) -> Curve:
    marks = [
        ((each.move, each.expected[seat]), f"{each.played_words}: about {each.cost:.1f} points lost")
        for each in analysis.turning_points()
        if each.seat == seat
    ]
    return Curve(view.seats[seat].name, analysis.curve(seat), marks)


def figures(view: TableView, analysis: Analysis) -> Element:
    return table(".points")[
        caption["Choices against the coach’s"],
        thead[tr[[th(scope="col")[word] for word in ("Seat", "Choices", "The same", "Points lost")]]],
        tbody[
            [
                tr[
                    th(scope="row")[seat.name],
                    td[str(sum(each.seat == seat.seat for each in analysis.choices))],
                    td[f"{analysis.agreement(seat.seat):.0%}"],
                    td[points(round(analysis.lost(seat.seat), 1))],
                ]
                for seat in view.seats
            ]
        ],
    ]


def turning(view: TableView, each: Judged, moments: list[int]) -> Node:
    moment = bisect_left(moments, each.move)
    return [
        strong[view.seats[each.seat].name, f" lost about {points(round(each.cost, 1))} points"],
        p["Chose: ", quoted(each.played_words), " The coach: ", quoted(each.best_words)],
        a(href=moment_address(view, moment, each.seat))["Show this moment"],
    ]


def quoted(words: str) -> str:
    return f"“{words.rstrip('.')}”."
