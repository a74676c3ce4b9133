"""Whose turn it is, who has won, and small words; numbers and dates as the language writes them."""

from datetime import UTC, datetime
from functools import lru_cache

from babel.dates import format_date
from babel.numbers import format_decimal

from waldglas.core.game import Game
from waldglas.games import kit_of
from waldglas.language import spoken
from waldglas.web.tables.view import CHOOSING, READY, TO_ACT, SeatView, TableView
from waldglas.web.words import say

STATES = {TO_ACT: "page-state-to-act", CHOOSING: "page-state-choosing", READY: "page-state-ready"}
WEIGHTS = {1: "page-weight-light", 2: "page-weight-medium", 3: "page-weight-heavy", 4: "page-weight-heavy"}
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


def points(value: float) -> str:
    return written(value, spoken.get())


@lru_cache(10_000)
def written(value: float, language: str) -> str:
    text = format_decimal(value, locale=language)
    return format_decimal(0, locale=language) if text == "-0" else text.replace("-", "−")


def day(at: int) -> str:
    return format_date(datetime.fromtimestamp(at, UTC), "long", spoken.get())


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
    if view.asked.choices or view.asked.can_confirm:
        return say("page-title-yours", title=view.title)
    names = [seat.name for seat in owing(view)]
    return say("page-title-turn", name=names[0], title=view.title) if len(names) == 1 else view.title
