"""What happened and whose turn it is, in words with names."""

from collections.abc import Sequence
from datetime import UTC, datetime

from waldglas.core.game import Game
from waldglas.web.tables.view import CHOOSING, READY, TO_ACT, SeatView, TableView

STATES = {TO_ACT: "to act", CHOOSING: "choosing", READY: "ready"}


def listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def seats_words(game: Game) -> str:
    if game.fewest_seats == game.most_seats:
        return f"{game.most_seats} seats"
    return f"{game.fewest_seats} to {game.most_seats} seats"


def points(value: float) -> str:
    return f"{value:g}".replace("-", "−")


def owing(view: TableView) -> list[SeatView]:
    return [seat for seat in view.seats if seat.state in (TO_ACT, CHOOSING)]


def waiting_words(view: TableView) -> str:
    """Who is waited for."""
    if view.over:
        return result_words(view)
    names = [seat.name for seat in owing(view) if seat.seat != view.seat]
    if not names:
        return "One moment …"
    others = listed(names) if len(names) < 4 else f"{len(names)} seats"
    return f"Waiting for {others}."


def result_words(view: TableView) -> str:
    if len(view.seats) == 1:
        seat = view.seats[0]
        scored = f"{points(seat.score or 0)} points"
        return f"The game is over: {scored}" + (f", {seat.rank}." if seat.rank else ".")
    if len(view.winners) > 1:
        return f"{listed([view.seats[seat].name for seat in view.winners])} share the victory."
    if not view.winners:
        return "The game is over."
    if view.winners == [view.seat] and view.seat in view.held:
        return "You win!"
    return f"{view.seats[view.winners[0]].name} wins."


def title_words(view: TableView) -> str:
    """The title of the window: whose turn it is, first."""
    if view.over:
        return f"Over · {view.title}"
    if view.asked.choices or view.asked.can_confirm:
        return f"● Your turn · {view.title}"
    names = [seat.name for seat in owing(view)]
    return f"{names[0]}’s turn · {view.title}" if len(names) == 1 else view.title


def day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%-d %B %Y")
