"""Whose turn it is, who has won, and small words; numbers and dates as the language writes them."""

import time
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache

from babel.dates import format_date, format_datetime, format_timedelta
from babel.numbers import format_decimal
from babel.units import format_unit

from waldglas.core.game import Game
from waldglas.games import kit_of
from waldglas.language import spoken
from waldglas.web.store.clocks import DAY, RESIGNS, read_clock
from waldglas.web.store.models import Terms
from waldglas.web.tables.view import CHOOSING, READY, TO_ACT, SeatView, TableView
from waldglas.web.words import say
from waldglas.words import speaker_for
from waldglas.words.options import option_title, value_words

STATES = {TO_ACT: "page-state-to-act", CHOOSING: "page-state-choosing", READY: "page-state-ready"}
WEIGHTS = {1: "page-weight-light", 2: "page-weight-medium", 3: "page-weight-heavy", 4: "page-weight-heavy"}
UNITS = {DAY: "day", 3600: "hour", 60: "minute", 1: "second"}
FEW = 3  # that many are waited for by name


def seats_words(game: Game) -> str:
    if game.fewest_seats == game.most_seats:
        return say("page-seats", number=game.most_seats)
    return say("page-seats-range", fewest=game.fewest_seats, most=game.most_seats)


def box_words(game: Game) -> str:
    """What stands on the box: how many play, how long, and how much there is to learn."""
    minutes, weight = kit_of(game).minutes, WEIGHTS.get(kit_of(game).weight)
    told = [
        seats_words(game),
        say("page-minutes", least=minutes[0], most=minutes[1]) if minutes else "",
        say(weight) if weight else "",
    ]
    return " · ".join(filter(None, told))


def chosen_options(game: Game, options: Mapping[str, str]) -> list[str]:
    """What was chosen otherwise than usual."""
    usual = {reading.name: reading.default for reading in game.readings()}
    values = {option.name: options.get(option.name, option.default) for option in game.options}
    return told_options(game, {name: value for name, value in values.items() if value != usual.get(name, "no")})


def told_options(game: Game, options: Mapping[str, str]) -> list[str]:
    """Each of these options with its value."""
    speaker, told = speaker_for(game), [option for option in game.options if option.name in options]
    return [
        say("page-option", option=option_title(speaker, each), value=value_words(speaker, each, options[each.name]))
        for each in told
    ]


def points(value: float) -> str:
    return written(value, spoken.get())


@lru_cache(10_000)
def written(value: float, language: str) -> str:
    text = format_decimal(value, locale=language)
    return format_decimal(0, locale=language) if text == "-0" else text.replace("-", "−")


def day(at: int) -> str:
    return format_date(datetime.fromtimestamp(at, UTC), "long", spoken.get())


def how_long(since: int) -> str:
    """How much time has passed: minutes, hours, days."""
    passed = max(60.0, time.time() - since)
    return format_timedelta(timedelta(seconds=passed), granularity="minute", locale=spoken.get())


def duration(seconds: int) -> str:
    """Exactly, in the largest unit that it is whole in."""
    size = next(size for size in UNITS if seconds % size == 0)
    return format_unit(seconds // size, f"duration-{UNITS[size]}", locale=spoken.get())


def terms_words(terms: Terms) -> list[str]:
    """What everybody who sits down agrees to; nothing where it is as usual."""
    away = [say("page-terms-away", time=duration(terms.away))] if terms.away else []
    return [*clock_terms(terms), *away, *([say("page-rated-table")] if terms.rated else [])]


def clock_terms(terms: Terms) -> list[str]:
    """How long one may think, and what happens then."""
    found = read_clock(terms.clock)
    if found is None:
        return []
    each, reserve = duration(found.each), duration(found.reserve)
    how = say("page-terms-reserve", reserve=reserve, each=each) if found.reserve else say("page-terms-each", each=each)
    return [how, say("page-terms-resigns" if found.end == RESIGNS else "page-terms-bot")]


def clock(at: int) -> str:
    """A day and a time of it."""
    return format_datetime(datetime.fromtimestamp(at, UTC), "short", locale=spoken.get())


def owing(view: TableView) -> list[SeatView]:
    return [seat for seat in view.seats if seat.state in (TO_ACT, CHOOSING)]


def waiting_words(view: TableView) -> str:
    """Who is waited for."""
    if view.over:
        return result_words(view)
    names: list[object] = [seat.name for seat in owing(view) if seat.seat != view.seat]
    if not names:
        return say("page-one-moment")
    if len(names) > FEW:
        return say("page-waiting-for-many", number=len(names))
    return say("page-waiting-for", names=names)


def result_words(view: TableView) -> str:
    if len(view.seats) == 1:
        seat = view.seats[0]
        score = round(seat.score or 0, 1)
        if seat.rank:
            return say("page-result-alone-rank", points=score, rank=seat.rank)
        return say("page-result-alone", points=score)
    if len(view.winners) > 1:
        return say("page-result-shared", names=[view.seats[seat].name for seat in view.winners])
    if not view.winners:
        return say("page-result-over")
    if view.winners == [view.seat] and view.seat in view.held:
        return say("page-result-you")
    return say("page-result", name=view.seats[view.winners[0]].name)


def title_words(view: TableView) -> str:
    """The title of the window: whose turn it is, first."""
    if view.over:
        return say("page-title-over", title=view.title)
    if not view.started:
        return say("page-title-waits", title=view.title)
    if view.asked.choices or view.asked.can_confirm:
        return say("page-title-yours", title=view.title)
    names = [seat.name for seat in owing(view)]
    return say("page-title-turn", name=names[0], title=view.title) if len(names) == 1 else view.title
