"""Deals of the day as they are played: one try for everybody, then practice, and the board."""

from dataclasses import dataclass, replace

from sqlalchemy import Connection

from waldglas.core.message import Message
from waldglas.web.deals.days import end_of
from waldglas.web.deals.dealer import MOST_LISTED, Deal, Dealer
from waldglas.web.deals.rivals import OPPONENT, Rivals, reached
from waldglas.web.errors import Conflict
from waldglas.web.store.deals import AlreadyTried, Attempt, DealRows, Reached
from waldglas.web.store.models import BOT, HUMAN, Seat, Terms
from waldglas.web.tables.service import Tables
from waldglas.web.tables.session import Session
from waldglas.web.tables.setup import NewTable, bot_name, keep
from waldglas.web.tables.talk import checked_name

NONE, RUNNING, DONE, LEFT = "none", "running", "done", "left"  # what became of somebody's try


@dataclass(frozen=True, slots=True)
class Standings:
    """A deal as one visitor may see it: results, bots and the seed only when they can help nobody any more."""

    deal: Deal
    over: bool  # whether the day is over
    state: str  # none, running, done, left
    mine: Attempt | None
    tries: int
    best: list[Attempt] | None
    bots: dict[str, Reached] | None

    @property
    def seed(self) -> int | None:
        return self.deal.seed if self.over else None


class Deals(Dealer):
    def __init__(self, tables: Tables) -> None:
        super().__init__(DealRows(tables.store), tables.days)
        self.tables = tables
        self.rivals = Rivals(tables, self.rows)

    # How it stands

    def standings(self, deal: Deal, visitor: str | None) -> Standings:
        day, game = deal.day, deal.game
        self.settle(deal)
        mine = None if visitor is None else self.rows.attempt(day, game, visitor)
        over, state = self.days.is_over(day), self.state_of(deal, mine)
        revealed = over or state in (DONE, LEFT)
        tries = self.rows.count(day, game)
        bots = self.rivals.results(deal.day, deal.record(), begin=tries > 0) if revealed else None
        best = self.rows.best(day, game, MOST_LISTED) if revealed else None
        return Standings(deal, over, state, mine, tries, best, bots)

    def state_of(self, deal: Deal, mine: Attempt | None) -> str:
        if mine is None:
            return NONE
        if mine.ended is not None:
            return DONE if mine.reached else LEFT
        gone = self.days.is_over(deal.day) or self.tables.store.version(mine.table_id) is None
        return LEFT if gone else RUNNING

    def settle(self, deal: Deal) -> None:
        """Notes what those reached whose games were over before the day was."""
        for attempt in self.rows.unsettled(deal.day, deal.game, end_of(deal.day)):
            stored = self.tables.store.load(attempt.table_id)
            if stored is not None:
                session = Session(stored)
                alone = session.seats[0].kind == HUMAN and not session.header.happened  # no bot stood in
                found = reached(session) if session.position.over() and alone else None
                self.rows.settle(deal.day, deal.game, replace(attempt, name=session.names[0], reached=found))

    # Playing

    def begin(self, day: str, game: str, visitor: str, name: str) -> NewTable | str:
        """The table of somebody's one try, made when it is first asked for; later only its id."""
        deal = self.deal(day, game)
        if self.days.is_over(day):
            raise Conflict(Message("page-refused-deal-over"))
        known = self.rows.attempt(day, game, visitor)
        if known is not None:
            return known.table_id
        try:
            new = self.set_up(deal, visitor, name, practice=False)
        except AlreadyTried:  # by another request, a moment ago
            return self.begin(day, game, visitor, name)
        self.rivals.begin(day, deal.record())
        return new

    def practise(self, day: str, game: str, visitor: str, name: str) -> NewTable:
        """The same deal again, as often as one likes, for who has made the one try; an earlier one for everybody."""
        deal = self.deal(day, game)
        if self.standings(deal, visitor).best is None:
            raise Conflict(Message("page-refused-practice"))
        return self.set_up(deal, visitor, name, practice=True)

    def set_up(self, deal: Deal, visitor: str, name: str, practice: bool) -> NewTable:
        record, name = deal.record(), checked_name(self.tables, name)
        record.practice = practice
        others = [Seat(seat, BOT, bot_name(OPPONENT, seat), OPPONENT) for seat in range(1, record.seats)]
        seats, holders = [Seat(0, HUMAN, name), *others], [(0, visitor)]

        def note(connection: Connection, table_id: str) -> None:
            if not practice:
                self.rows.begin(connection, deal.day, deal.game, Attempt(visitor, table_id, name))

        return keep(self.tables, record, seats, holders, visitor, False, None, terms=Terms(deal=deal.day), also=note)
