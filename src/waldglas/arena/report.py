"""A league as one page of HTML that needs nothing beside it."""

from collections.abc import Iterable

import polars as pl
from markupsafe import Markup

from waldglas.arena import charts
from waldglas.arena.frames import Frames, make_frames, players
from waldglas.arena.league import League
from waldglas.arena.matches import MatchResult
from waldglas.arena.standings import Duel, Pace, Standing, duels, standings
from waldglas.core.message import Message
from waldglas.draw.palette import DAY, SANS, SERIF, properties
from waldglas.language import spoken
from waldglas.markup import (
    Node,
    body,
    details,
    div,
    figcaption,
    figure,
    h1,
    h2,
    head,
    header,
    html,
    main,
    meta,
    p,
    section,
    strong,
    style,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    title,
    tr,
)
from waldglas.words import tell, title_of
from waldglas.words.numbers import in_figures

STYLE = f"""
:root {{ color-scheme: light; {properties(DAY)} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--wg-paper); color: var(--wg-ink); font: 16px/1.5 {SANS};
  font-variant-numeric: lining-nums tabular-nums; }}
header {{ background: var(--wg-forest); color: var(--wg-on-forest); padding: 1.6rem 0 1.4rem; }}
header > *, main {{ max-width: 1180px; margin: 0 auto; padding: 0 1rem; }}
h1, h2 {{ font-family: {SERIF}; line-height: 1.2; text-wrap: balance; }}
h1 {{ font-size: 2rem; }}
h2 {{ font-size: 1.25rem; margin: 0 0 .6rem; }}
p {{ margin: 0 0 .6rem; max-width: 75ch; }}
header p {{ margin: 0 auto; max-width: 1180px; }}
header h1 {{ margin: 0 auto .4rem; }}
main {{ padding: 1.25rem 1rem 3rem; columns: 2 480px; column-gap: 1.1rem; }}
section {{ background: var(--wg-card); border: 1.5px solid var(--wg-line); border-radius: 12px; padding: 1rem 1.15rem;
  margin-bottom: 1.1rem; break-inside: avoid; }}
section.wide {{ column-span: all; }}
.scroll {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-size: .93rem; }}
th, td {{ text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--wg-line); white-space: nowrap; }}
thead th {{ white-space: normal; }}
th {{ color: var(--wg-soft); font-weight: normal; vertical-align: bottom; }}
th:first-child, td:first-child {{ text-align: left; }}
tbody th {{ color: var(--wg-ink); font-weight: bold; }}
tbody tr:last-child > * {{ border-bottom: 0; }}
figure {{ margin: 0; }}
figure svg {{ display: block; width: 100%; height: auto; max-width: 620px; }}
summary {{ cursor: pointer; color: var(--wg-forest); margin-top: .6rem; }}
figcaption, .small {{ font-size: .875rem; color: var(--wg-soft); margin-top: .4rem; }}
.unfinished {{ color: var(--wg-star); }}
"""
DASH = "–"


def report(league: League, results: list[MatchResult]) -> str:
    """The page."""
    frames = make_frames(results)
    best_first = standings(league.bots, results)
    name = f"{title_of(league.game())}: {', '.join(league.bots)}"
    page = html(lang=spoken.get())[
        head[
            meta(charset="utf-8"),
            meta(name="viewport", content="width=device-width, initial-scale=1"),
            title[tell(Message("arena-title", {"name": name}))],
            style[Markup(STYLE)],  # noqa: S704 - our own style sheet
        ],
        body[top(league, results), main[sections(league, results, frames, best_first)]],
    ]
    return f"{page}\n"


def top(league: League, results: list[MatchResult]) -> Node:
    options = league.game().settings(league.seats, league.options)
    facts = [
        tell(Message("arena-seats", {"seats": league.seats})),
        *[f"{name}={value}" for name, value in options.items()],
        tell(Message("arena-games-of", {"games": len(results), "planned": league.matches()})),
        tell(Message("arena-deals", {"number": league.deals()})),
        *[tell(Message("arena-each-rotated", {"number": league.rotations()}))] * (league.rotations() > 1),
        tell(Message("arena-seed", {"seed": str(league.seed)})),
    ]
    return header[
        h1[title_of(league.game())],
        p[" · ".join(facts)],
        None if len(results) == league.matches() else p(".unfinished")[strong[tell(Message("arena-unfinished"))]],
    ]


def sections(league: League, results: list[MatchResult], frames: Frames, best_first: list[Standing]) -> Iterable[Node]:
    bots = [standing.bot for standing in best_first]
    solo, seated = league.seats == 1, players(frames.seats)["seat"].n_unique()
    yield part("arena-summary", summary_table(best_first, solo), wide=True)
    if len(bots) > 1 and not solo:
        yield part("arena-ratings", chart(charts.ladder(best_first), "arena-ratings-caption"))
        yield part(
            "arena-duels",
            duel_table(bots, duels(league.bots, results)),
            p(".small")[tell(Message("arena-duels-caption"))],
        )
    if any(standing.ranks for standing in best_first):
        yield part("arena-titles", ranks_table(best_first))
    if frames.parts.height:
        yield part(
            "arena-distributions", chart(charts.distributions(frames.seats, bots), "arena-distributions-caption")
        )
        yield part("arena-sources", chart(charts.sources(frames.parts, frames.seats), "arena-sources-caption"))
    if frames.buildings.height:
        rates = charts.building_rates(frames.buildings)
        drawn = None if solo else chart(charts.building_wins(rates, seated), "arena-buildings-caption")
        table_of_all = details(open=solo)[
            summary[tell(Message("arena-all-buildings", {"number": rates.height}))], building_table(rates, solo)
        ]
        yield part("arena-buildings", drawn, table_of_all)
    if not solo:
        yield part("arena-seat-wins", chart(charts.seat_wins(frames.seats, seated), "arena-seat-wins-caption"))
    yield part("arena-lengths", chart(charts.lengths(frames.seats), "arena-lengths-caption"))
    yield part("arena-paces", chart(charts.paces(frames.seats, bots), "arena-paces-caption"), pace_table(best_first))


def part(heading: str, *content: Node, wide: bool = False) -> Node:
    return section(".wide" if wide else "")[h2[tell(Message(heading))], content]


def chart(drawing: charts.Chart, caption: str) -> Node:
    return figure[Markup(charts.svg(drawing)), figcaption[tell(Message(caption))]]  # noqa: S704 - drawn here, words escaped


def heads(*ids: str) -> list[str]:
    return [tell(Message(head)) for head in ids]


def data_table(heads: list[str], lines: Iterable[tuple[str, list[str]]]) -> Node:
    """A heading for each column, and lines that begin with their name."""
    return div(".scroll")[
        table[
            thead[tr[(th(scope="col")[name] for name in heads)]],
            tbody[(tr[th(scope="row")[name], (td[cell] for cell in cells)] for name, cells in lines)],
        ]
    ]


def summary_table(best_first: list[Standing], solo: bool) -> Node:
    strength = [] if solo else ["arena-rating", "arena-interval", "arena-wins", "arena-interval"]
    scores = ["arena-mean-score", "arena-sd", "arena-standard-error", "arena-median", "arena-least", "arena-most"]
    columns = heads("arena-bot", "arena-games", *strength, *scores)
    return data_table(columns, [(one.bot, summary_cells(one, solo)) for one in best_first])


def summary_cells(one: Standing, solo: bool) -> list[str]:
    return [in_figures(one.games, ","), *([] if solo else strength_cells(one)), *score_cells(one)]


def pace_table(best_first: list[Standing]) -> Node:
    return data_table(
        heads("arena-bot", "arena-median-ms", "arena-p95-ms", "arena-choices-a-game", "arena-seconds-a-game"),
        [(one.bot, pace_cells(one.pace)) for one in best_first],
    )


def pace_cells(pace: Pace) -> list[str]:
    return [
        in_figures(pace.median_ms, ".3f"),
        in_figures(pace.p95_ms, ".3f"),
        in_figures(pace.choices_a_game, ".1f"),
        in_figures(pace.seconds_a_game, ".3f"),
    ]


def strength_cells(one: Standing) -> list[str]:
    rating = (
        [DASH, DASH] if one.rating is None else [in_figures(one.rating.rating, ".0f"), span(one.rating.interval, ".0f")]
    )
    if one.win_rate is None or one.win_interval is None:
        return [*rating, DASH, DASH]
    return [*rating, in_figures(one.win_rate, ".1%"), span(one.win_interval, ".1%")]


def span(ends: tuple[float, float], form: str) -> str:
    return " – ".join(in_figures(end, form) for end in ends)


def score_cells(one: Standing) -> list[str]:
    scores = one.scores
    if scores is None:
        return [DASH] * 6
    deviations = [DASH if value is None else in_figures(value, ".2f") for value in (scores.sd, scores.standard_error)]
    return [
        in_figures(scores.mean, ".2f"),
        *deviations,
        in_figures(scores.median),
        in_figures(scores.least),
        in_figures(scores.most),
    ]


def duel_table(bots: list[str], played: list[Duel]) -> Node:
    shares = {
        (duel.bot, duel.other): tell(Message("arena-duel", {"share": duel.share, "games": duel.games}))
        for duel in played
    }
    return data_table(["", *bots], [(bot, [shares.get((bot, other), "") for other in bots]) for bot in bots])


def ranks_table(best_first: list[Standing]) -> Node:
    ranks = list(dict.fromkeys(rank for one in best_first for rank in one.ranks))
    return data_table(
        [*heads("arena-rank"), *[one.bot for one in best_first]],
        [(rank, [str(one.ranks.get(rank, 0)) for one in best_first]) for rank in ranks],
    )


def building_table(rates: pl.DataFrame, solo: bool) -> Node:
    wins = [] if solo else ["arena-wins", "arena-interval"]
    columns = heads("arena-building", "arena-owners", "arena-each", "arena-mean-score", *wins)
    lines = []
    for row in rates.sort("score" if solo else "win", descending=True).iter_rows(named=True):
        won = [] if solo else [in_figures(row["win"], ".1%"), span((row["low"], row["high"]), ".0%")]
        lines.append(
            (
                row["building"],
                [in_figures(row["owners"], ","), in_figures(row["each"], ".2f"), in_figures(row["score"], ".1f"), *won],
            )
        )
    return data_table(columns, lines)
