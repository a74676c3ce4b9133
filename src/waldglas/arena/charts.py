"""The pictures of a report, as SVG: the house's colours on paper, nothing fetched from anywhere."""

from io import StringIO
from math import ceil
from typing import Any

import altair as alt
import polars as pl

from waldglas.arena.frames import players
from waldglas.arena.intervals import wilson
from waldglas.arena.standings import Standing
from waldglas.core.message import Message
from waldglas.draw.palette import DAY
from waldglas.words import tell

WIDTH = 430
NARROW = 330  # beside the names of buildings
ROW = 26
BINS = 30
MOST_ROWS = 24
FONT = "Noto Sans, DejaVu Sans, system-ui, sans-serif"
FOREST, AMBER, SAND = DAY["forest"], DAY["amber"], DAY["sand"]
SOFT, LINE, INK = DAY["soft"], DAY["line"], DAY["ink"]
BOT_COLOURS = [DAY[name] for name in ("forest", "amber", "water", "brick", "grove", "slate", "wood")]

Chart = Any  # every altair chart and every combination of them


def svg(chart: Chart) -> str:
    """The chart drawn."""
    drawn = StringIO()
    styled(chart).save(drawn, format="svg")
    return drawn.getvalue()


def styled(chart: Chart) -> Chart:
    return (
        chart.configure(background="transparent", font=FONT, padding=4)
        .configure_view(stroke=None)
        .configure_axis(
            gridColor=LINE,
            gridOpacity=0.5,
            domainColor=LINE,
            tickColor=LINE,
            labelColor=INK,
            titleColor=SOFT,
            labelFontSize=12,
            titleFontSize=12,
            titleFontWeight="normal",
            labelLimit=220,
        )
        .configure_legend(labelColor=INK, labelFontSize=12, orient="top", title=None)
        .configure_header(labelColor=INK, labelFontSize=13, labelFontWeight="bold", title=None)
    )


def bot_colours(bots: list[str]) -> alt.Color:
    colours = [BOT_COLOURS[number % len(BOT_COLOURS)] for number in range(len(bots))]
    return alt.Color("bot:N", scale=alt.Scale(domain=bots, range=colours), legend=None)


def rows(name: str, order: list[str]) -> alt.Y:
    return alt.Y(f"{name}:N", sort=order, title=None, axis=alt.Axis(ticks=False, domain=False))


def ladder(standings: list[Standing]) -> Chart:
    """Ratings with their intervals, the best on top."""
    bots = [standing.bot for standing in standings]
    data = pl.DataFrame(
        [
            {"bot": one.bot, "rating": one.rating.rating, "low": one.rating.interval[0], "high": one.rating.interval[1]}
            for one in standings
            if one.rating
        ]
    )
    chart = alt.Chart(data).encode(y=rows("bot", bots), color=bot_colours(bots))
    scale = alt.Scale(zero=False, nice=True)
    interval = chart.mark_rule(strokeWidth=3, opacity=0.5).encode(
        x=alt.X("low:Q", title=tell(Message("arena-axis-rating")), scale=scale), x2="high:Q"
    )
    return (interval + chart.mark_point(filled=True, size=130, opacity=1).encode(x="rating:Q")).properties(
        width=WIDTH, height=ROW * max(2, len(bots))
    )


def histogram(values: pl.DataFrame, column: str, by: str | None = None) -> pl.DataFrame:
    """How often values fall into each of some bins of whole width, as a share of all (of each `by`)."""
    seen = values[column].to_list()
    width = max(1.0, ceil((max(seen) - min(seen)) / BINS))
    groups = [by] if by else []
    binned = values.with_columns(((pl.col(column) / width).floor() * width).alias("from"))
    counts = binned.group_by([*groups, "from"]).len()
    total = pl.col("len").sum().over(by) if by else pl.col("len").sum()
    return counts.with_columns((pl.col("from") + width).alias("to"), (pl.col("len") / total).alias("share"))


def bars(data: pl.DataFrame, title: str, height: int) -> Chart:
    return (
        alt.Chart(data)
        .mark_bar(color=FOREST, binSpacing=1)
        .encode(
            x=alt.X("from:Q", bin="binned", title=title),
            x2="to:Q",
            y=alt.Y("share:Q", title=None, axis=alt.Axis(format=".0%", tickCount=3)),
        )
        .properties(width=WIDTH, height=height)
    )


def distributions(seats: pl.DataFrame, bots: list[str]) -> Chart:
    """The scores of each bot, one below the other on the same scale."""
    data = histogram(seats.filter(pl.col("score").is_not_null()), "score", "bot")
    header = alt.Header(orient="top", labelAnchor="start", labelPadding=4)
    return (
        bars(data, tell(Message("arena-axis-points")), 80)
        .encode(color=bot_colours(bots))
        .facet(row=alt.Row("bot:N", sort=bots, header=header), spacing=14)
    )


def sources(parts: pl.DataFrame, seats: pl.DataFrame) -> Chart:
    """Where points come from: mean points of each line, of those who won and of those who did not."""
    winners, others = tell(Message("arena-winners")), tell(Message("arena-others"))
    who = pl.when(pl.col("win") > 0).then(pl.lit(winners)).otherwise(pl.lit(others)).alias("who")
    games = seats.filter(pl.col("score").is_not_null()).group_by(who).len()
    data = (
        parts.group_by("part", who)
        .agg(pl.col("points").sum())
        .join(games, on="who")
        .with_columns((pl.col("points") / pl.col("len")).alias("mean"))
    )
    heaviest = data.group_by("part").agg(pl.col("mean").abs().sum()).sort("mean", "part", descending=[True, False])
    order = heaviest["part"].head(MOST_ROWS).to_list()
    data = data.filter(pl.col("part").is_in(order))
    both = data["who"].n_unique() > 1
    chart = (
        alt.Chart(data)
        .mark_bar(height=8 if both else 14)
        .encode(
            x=alt.X("mean:Q", title=tell(Message("arena-axis-mean-points")), axis=alt.Axis(tickCount=6)),
            y=rows("part", order),
        )
    )
    if not both:
        return chart.encode(color=alt.value(FOREST)).properties(width=NARROW, height=alt.Step(ROW))
    colours = alt.Scale(domain=[winners, others], range=[FOREST, SAND])
    return chart.encode(
        yOffset=alt.YOffset("who:N", sort=[winners, others]), color=alt.Color("who:N", scale=colours)
    ).properties(width=NARROW, height=alt.Step(10))


def building_rates(buildings: pl.DataFrame) -> pl.DataFrame:
    """For each building: how many had one at the end, how often they won, and their mean score."""
    owned = buildings.group_by("building").agg(
        pl.len().alias("owners"), pl.col("count").mean().alias("each"), pl.col("win").mean(), pl.col("score").mean()
    )
    return with_intervals(owned, "owners").sort("win", "score", "building", descending=[True, True, False])


def with_intervals(data: pl.DataFrame, games: str) -> pl.DataFrame:
    ends = [wilson(min(1.0, row["win"]), row[games]) for row in data.iter_rows(named=True)]
    return data.hstack(pl.DataFrame(ends, {"low": pl.Float64, "high": pl.Float64}, orient="row"))


def building_wins(rates: pl.DataFrame, seats: int) -> Chart:
    """The win rate of those who own a building, most owned ones only."""
    shown = rates.sort("owners", descending=True).head(MOST_ROWS).sort("win", "building", descending=[True, False])
    return shares(shown, rows("building", shown["building"].to_list()), 1 / seats)


def seat_wins(seats: pl.DataFrame, count: int) -> Chart:
    """The win rate of each seat, whoever sat there."""
    data = with_intervals(players(seats).group_by("seat").agg(pl.col("win").mean(), pl.len().alias("owners")), "owners")
    names = [tell(Message("arena-seat", {"seat": seat})) for seat in data["seat"]]
    named = data.with_columns(pl.Series("name", names))
    return shares(named, rows("name", sorted(named["name"].to_list())), 1 / count)


def shares(data: pl.DataFrame, y: alt.Y, even: float) -> Chart:
    """Win rates with intervals, a line where all would be equal, and how many games each stands on."""
    chart = alt.Chart(data).encode(y=y)
    axis = alt.Axis(format=".0%")
    interval = chart.mark_rule(strokeWidth=3, color=FOREST, opacity=0.45).encode(
        x=alt.X("low:Q", title=tell(Message("arena-axis-win-rate")), axis=axis), x2="high:Q"
    )
    point = chart.mark_point(filled=True, size=80, opacity=1, color=FOREST).encode(x="win:Q")
    line = alt.Chart(pl.DataFrame({"even": [even]})).mark_rule(strokeDash=[5, 4], color=AMBER).encode(x="even:Q")
    games = chart.mark_text(align="left", dx=8, color=SOFT, fontSize=11).encode(
        x="high:Q", text=alt.Text("owners:Q", format=",")
    )
    return (line + interval + point + games).properties(width=NARROW, height=alt.Step(22))


def lengths(seats: pl.DataFrame) -> Chart:
    """How many choices the matches had."""
    return bars(histogram(seats.filter(pl.col("seat") == 0), "match_choices"), tell(Message("arena-axis-choices")), 130)


def paces(seats: pl.DataFrame, bots: list[str]) -> Chart:
    """How long each bot took for a choice: the middle half, all but the outer twentieths, and the median."""
    times = seats.select("bot", "choice_us").explode("choice_us").drop_nulls()
    ms = (pl.col("choice_us").cast(pl.Float64) / 1000).clip(lower_bound=0.001)
    marks = {"p05": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95}
    data = times.group_by("bot").agg(ms.quantile(share).alias(name) for name, share in marks.items())
    chart = alt.Chart(data).encode(y=rows("bot", bots), color=bot_colours(bots))
    scale = alt.Scale(type="log", nice=True)
    axis = alt.Axis(format="~g", values=[10.0**power for power in range(-3, 7)])
    whole = chart.mark_rule(strokeWidth=2, opacity=0.5).encode(
        x=alt.X("p05:Q", scale=scale, axis=axis, title=tell(Message("arena-axis-pace"))), x2="p95:Q"
    )
    half = chart.mark_bar(height=10, opacity=0.55).encode(x=alt.X("p25:Q", scale=scale), x2="p75:Q")
    middle = chart.mark_tick(thickness=3, size=18).encode(x=alt.X("median:Q", scale=scale))
    return (whole + half + middle).properties(width=WIDTH, height=ROW * max(2, len(bots)))
