"""The coach on the page: its analysis of a finished game, and the turning points on the boards."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from waldglas.coach.analysis import Analysis, Judged
from waldglas.coach.luck import DEALS, Split
from waldglas.core.record import Record
from waldglas.draw.bars import draw_steps, signed
from waldglas.draw.curves import Curve, draw_curves
from waldglas.games import kit_of
from waldglas.markup import (
    Element,
    Node,
    a,
    caption,
    dd,
    div,
    dl,
    dt,
    figcaption,
    figure,
    h1,
    h2,
    li,
    main,
    nav,
    ol,
    p,
    section,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from waldglas.markup import progress as progress_bar
from waldglas.web.pages.logs import moment_address
from waldglas.web.pages.words import points
from waldglas.web.tables.view import SeatView, TableView
from waldglas.web.words import say
from waldglas.web.workers.coach import Study
from waldglas.words import speaker_for

LOOK_AGAIN = 1500  # milliseconds
PARTS = {
    "page-luck-deal": "page-luck-deal-help",
    "page-luck-draws": "page-luck-draws-help",
    "page-luck-choices": "page-luck-choices-help",
    "page-luck-rest": "page-luck-rest-help",
}
FIGURES = ("page-coach-seat", "page-coach-choices", "page-coach-same", "page-coach-points-lost")


# The analysis


@dataclass(frozen=True, slots=True)
class Stages:
    """Where the game stood before each choice: its round, period or year, and the part of it."""

    found: Sequence[Sequence[str]]

    def words(self, move: int) -> str:
        return ", ".join(self.found[move])

    def chapters(self) -> list[tuple[int, str]]:
        """The choices with which a round, period or year begins, and its name."""
        names = [parts[0] if parts else "" for parts in self.found]
        return [(move, name) for move, name in enumerate(names) if name and (not move or name != names[move - 1])]


def stages_of(record: Record) -> Stages:
    kit, speaker, position, found = kit_of(record.game), speaker_for(record.game), record.start(), []
    for seat, action in record.moves:
        found.append([speaker.say(part) for part in kit.stage(position)])
        position.play(seat, action)
    return Stages(found)


@dataclass(frozen=True, slots=True)
class Looked:
    """An analysis as it is looked at: with the stages of the game, and the moments that each seat may go to."""

    view: TableView
    analysis: Analysis
    stages: Stages
    moments: dict[int, list[int]]

    def address(self, each: Judged) -> str:
        """The moment before a choice, as its seat saw it."""
        return moment_address(self.view, self.moment(each), each.seat, each.move)

    def moment(self, each: Judged) -> int:
        return bisect_right(self.moments[each.seat], each.move) - 1


def analysis_main(view: TableView, study: Study, looked: Looked | None, luck: Sequence[Split]) -> Element:
    waiting = looked is None and not study.failed
    return main(".narrow.analysis", data_again=str(LOOK_AGAIN) if waiting else None)[
        h1[say("page-coach-view-of", title=view.title)],
        p[a(href=f"/table/{view.table_id}")[say("page-back-to-table")]],
        under_way(study) if looked is None else [told(looked), luck_panel(view, luck, study.walks)],
        None if looked is None else p(".small")[say("page-coach-help")],
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


def told(looked: Looked) -> Node:
    view, analysis, points_lost = looked.view, looked.analysis, looked.analysis.turning_points()
    drawn = draw_curves(curves(looked), chapters=looked.stages.chapters())
    return [
        section(".panel", aria_labelledby="expected")[
            h2("#expected")[say("page-coach-expected")],
            div(".curves", tabindex=0, role="region", aria_label=say("page-coach-curves"))[
                drawn.element(say("page-coach-curves-title"), sheet=False)
            ],
            figures(view, analysis),
        ],
        section(".panel", aria_labelledby="turning")[
            h2("#turning")[say("page-coach-turning")],
            ol(".turning")[[li[turning(looked, each)] for each in points_lost]]
            if points_lost
            else p[say("page-coach-well-played")],
        ],
    ]


def curves(looked: Looked) -> list[Curve]:
    return [curve(looked, seat.seat) for seat in looked.view.seats if seat.score is not None]


def curve(looked: Looked, seat: int) -> Curve:
    marks = [
        ((each.move, each.expected[seat]), mark_words(looked, each))
        for each in looked.analysis.turning_points()
        if each.seat == seat
    ]
    return Curve(looked.view.seats[seat].name, looked.analysis.curve(seat), marks)


def mark_words(looked: Looked, each: Judged) -> str:
    mark = say("page-coach-mark", choice=each.played_words, points=round(each.cost, 1))
    stage = looked.stages.words(each.move)
    return say("page-coach-at", stage=stage, what=mark) if stage else mark


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


def turning(looked: Looked, each: Judged) -> Node:
    return [
        strong[lost_words(looked, each)],
        p[say("page-coach-chose", chosen=quoted(each.played_words), best=quoted(each.best_words))],
        a(href=looked.address(each))[say("page-show-moment")],
    ]


def lost_words(looked: Looked, each: Judged) -> str:
    lost = say("page-coach-lost", name=looked.view.seats[each.seat].name, points=round(each.cost, 1))
    stage = looked.stages.words(each.move)
    return say("page-coach-at", stage=stage, what=lost) if stage else lost


# Luck and skill


def luck_panel(view: TableView, luck: Sequence[Split], walks: int) -> Element:
    """The points of each seat that scores, split; what it can tell, and what it cannot."""
    scoring = [(seat, luck[seat.seat]) for seat in view.seats if seat.score is not None]
    sums = [total for _, split in scoring for total in sums_of(split)]
    reach = min(0.0, *sums), max(sums)
    return section(".panel", aria_labelledby="luck")[
        h2("#luck")[say("page-luck")],
        p[say("page-luck-help")],
        luck_table(scoring),
        [steps(seat.name, split, reach) for seat, split in scoring],
        dl(".luck-words")[[[dt[say(part)], dd[say(words)]] for part, words in PARTS.items()]],
        p(".small")[say("page-luck-limits", walks=walks, deals=DEALS)],
    ]


def parts_of(split: Split) -> list[tuple[str, float]]:
    values = (split.deal, split.draws, split.choices, split.rest)
    return [(say(part), value) for part, value in zip(PARTS, values, strict=True)]


def sums_of(split: Split) -> list[float]:
    return list(accumulate([value for _, value in parts_of(split)], initial=split.average))


def luck_table(scoring: Sequence[tuple[SeatView, Split]]) -> Element:
    heads = [say("page-coach-seat"), say("page-luck-average"), *(say(part) for part in PARTS)]
    return div(".wide", tabindex=0, role="region", aria_label=say("page-luck-where"))[
        table(".points")[
            caption[say("page-luck-where")],
            thead[tr[[th(scope="col")[head] for head in heads], th(scope="col")[say("page-luck-points")]]],
            tbody[
                [
                    tr[
                        th(scope="row")[seat.name],
                        td[points(round(split.average, 1))],
                        [td[signed(value)] for _, value in parts_of(split)],
                        td[points(seat.score or 0)],
                    ]
                    for seat, split in scoring
                ]
            ],
        ]
    ]


def steps(name: str, split: Split, reach: tuple[float, float]) -> Element:
    start = (say("page-luck-average"), split.average)
    drawn = draw_steps(start, parts_of(split), say("page-luck-points"), reach)
    return figure(".luck-steps")[figcaption[name], drawn.element(say("page-luck-of", name=name), sheet=False)]


# A turning point on the boards


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A choice that cost much, looked at on the boards, between those before and after it."""

    looked: Looked
    each: Judged

    @property
    def number(self) -> int:
        return self.looked.analysis.turning_points().index(self.each)

    def beside(self, step: int) -> Judged | None:
        place, found = self.number + step, self.looked.analysis.turning_points()
        return found[place] if 0 <= place < len(found) else None


def turning_point(looked: Looked | None, move: int | None) -> TurningPoint | None:
    """The turning point with this number of moves before it, if the analysis has one there."""
    found = [] if looked is None else looked.analysis.turning_points()
    return next((TurningPoint(looked, each) for each in found if looked and each.move == move), None)


def turning_panel(point: TurningPoint | None, view: TableView) -> Element:
    """What was chosen and what the coach would have chosen, both marked in the picture; ways back and on."""
    if point is None:
        return section("#turning-point", data_part=True, hidden=True)
    looked, each = point.looked, point.each
    here = view.moment == looked.moment(each) and view.seat == each.seat
    return section("#turning-point.panel", data_part=True, aria_labelledby="turning-title")[
        h2("#turning-title")[lost_words(looked, each)],
        dl(".judged")[
            marked("chosen", say("page-coach-chosen"), each.played, each.played_words, here),
            marked("better", say("page-coach-better"), each.best, each.best_words, here),
        ],
        None if here else p[a(href=looked.address(each), data_swap=True)[say("page-show-moment")]],
        nav(".row", aria_label=say("page-coach-turning"))[
            a(".button.plain", href=f"/table/{view.table_id}/analysis")[say("page-coach-back")],
            onward(looked, point.beside(-1), say("page-coach-previous")),
            onward(looked, point.beside(1), say("page-coach-next")),
        ],
    ]


def marked(kind: str, title: str, token: str, words: str, here: bool) -> Node:
    return [dt(class_=kind)[title], dd(data_marks=token if here else None, data_badge=title, class_=kind)[words]]


def onward(looked: Looked, each: Judged | None, words: str) -> Node:
    return None if each is None else a(".button.plain", href=looked.address(each), data_swap=True)[words]


def quoted(words: str) -> str:
    """What stands between quotation marks, which brings its own full stop."""
    return words.rstrip(".")
