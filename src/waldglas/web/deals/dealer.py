"""What is dealt on a day: its seeds, whose hashes are published the day before, and its options."""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from waldglas.core.message import Message
from waldglas.core.record import Record, commitment
from waldglas.games import GAMES, kit_of, load_game
from waldglas.web.deals.days import Days, is_day
from waldglas.web.errors import NotFound
from waldglas.web.store.deals import DealRows

MOST_LISTED = 50  # results, and earlier days
SEED_BYTES = 16


@dataclass(frozen=True, slots=True)
class Deal:
    day: str
    game: str
    options: Mapping[str, str]
    seed: int

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def record(self) -> Record:
        """How everybody's game begins: with the fewest seats that the game has."""
        game = load_game(self.game)
        return Record(game, game.fewest_seats, dict(self.options), self.seed)


class Dealer:
    def __init__(self, rows: DealRows, days: Days) -> None:
        self.rows = rows
        self.days = days

    @cached_property
    def secret(self) -> bytes:
        return self.rows.secret()

    def seed(self, day: str, game: str) -> int:
        made = hmac.digest(self.secret, f"{day} {game}".encode(), "sha256")
        return int.from_bytes(made[:SEED_BYTES])

    def of_day(self, day: str) -> list[Deal]:
        """All deals of a day that was published; today and tomorrow are, when somebody asks."""
        found = self.rows.published(day) if is_day(day) else {}
        if not found and day in (self.days.today(), self.days.tomorrow()):
            weekday = date.fromisoformat(day).weekday()
            self.rows.publish(day, {slug: dict(kit_of(slug).daily(weekday)) for slug in GAMES.slugs()})
            found = self.rows.published(day)
        return [Deal(day, game, found[game], self.seed(day, game)) for game in GAMES.slugs() if game in found]

    def deal(self, day: str, game: str) -> Deal:
        """A deal that may be played: today's, or an earlier one."""
        known = [each for each in self.of_day(day) if each.game == game] if day <= self.days.today() else []
        if not known:
            raise NotFound(Message("page-refused-no-deal"))
        return known[0]

    def earlier(self) -> list[str]:
        return self.rows.days(self.days.today(), MOST_LISTED)
