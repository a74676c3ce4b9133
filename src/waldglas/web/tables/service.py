"""All tables: set up, found again, decided at, talked at; what changes is stored first and told then."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from waldglas.core.agenda import Reason
from waldglas.core.errors import WaldglasError
from waldglas.web.errors import BadInput, Conflict, NotFound, Refused
from waldglas.web.settings import Settings
from waldglas.web.store.models import BOT, OPEN, Message
from waldglas.web.store.repository import Repository
from waldglas.web.tables.look import Eyes, look
from waldglas.web.tables.presence import Room, Streams
from waldglas.web.tables.secrets import hashed, new_token
from waldglas.web.tables.session import LiveTable
from waldglas.web.tables.view import TableView
from waldglas.web.workers.bots import BotDesk
from waldglas.web.workers.coach import Coach
from waldglas.web.workers.thinking import Errand

NO_TABLE = "There is no such table."
CHECK_EVERY = 0.05  # seconds
ASK_AGAIN = 0.5
FOLLOW_EVERY = 1.0

logger = logging.getLogger(__name__)


def now() -> int:
    return int(time.time())


class Tables:
    def __init__(self, store: Repository, settings: Settings) -> None:
        self.store = store
        self.limits = settings.limits
        self.bots = BotDesk(self.bot_chose, settings.workers)
        self.coach = Coach(self.bots)
        self.cached: OrderedDict[str, LiveTable] = OrderedDict()
        self.rooms: dict[str, Room] = {}
        self.streams = Streams(settings.limits.streams)

    # Found

    def live(self, table: str) -> LiveTable:
        """The table as it is stored; what another server wrote is noticed a moment later, or when writing."""
        live = self.cached.get(table)
        if live is None or time.monotonic() - live.checked > CHECK_EVERY:
            live = self.cached[table] = self.checked(table, live)
        self.cached.move_to_end(table)
        if len(self.cached) > self.limits.live_tables:
            self.forget_one()
        return live

    def forget_one(self) -> None:
        """Of the tables that nobody listens at, the one that was used longest ago."""
        idle = (table for table in self.cached if table not in self.rooms or not self.rooms[table].listeners)
        self.cached.pop(next(idle, ""), None)

    def checked(self, table: str, live: LiveTable | None) -> LiveTable:
        if live is None or self.store.version(table) != live.header.version:
            kept = self.store.load(table)
            if kept is None:
                raise NotFound(NO_TABLE)
            before, live = live, LiveTable(kept)
            if before is not None:
                self.tell_difference(table, before, live)
        live.checked = time.monotonic()
        return live

    def tell_difference(self, table: str, before: LiveTable, after: LiveTable) -> None:
        """Another server wrote: what only a seat sees is told to that seat alone."""
        if before.public_part() != after.public_part():
            self.room(table).changed()
            return
        for seat in range(len(after.seats)):
            if before.private_part(seat) != after.private_part(seat):
                self.room(table).changed_for(seat)

    async def follow(self) -> None:
        """Tells those who listen here what other servers on the same database wrote."""
        while True:
            await asyncio.sleep(FOLLOW_EVERY)
            try:
                self.catch_up()
            except Exception:
                logger.exception("What other servers wrote could not be read")

    def catch_up(self) -> None:
        listened = [table for table, room in self.rooms.items() if room.listeners]
        for table, version in (self.store.versions(listened) if listened else {}).items():
            known = self.cached.get(table)
            if known is None:
                self.live(table)
                self.room(table).changed()
            elif known.header.version != version:
                self.cached[table] = self.checked(table, known)

    def changed(self, table: str) -> None:
        """Something around the game changed in the store: a seat, the talk."""
        self.cached.pop(table, None)
        self.room(table).changed()

    def room(self, table: str) -> Room:
        return self.rooms.setdefault(table, Room())

    def wake(self, table: str) -> None:
        """Asks the bots of a table whose turn it is."""
        live = self.live(table)
        for seat in live.seats:
            if seat.kind == BOT and live.owes(seat.seat):
                self.bots.ask(live.errand(seat))

    # Seen

    def view(self, table: str, eyes: Eyes, moment: int | None = None) -> TableView:
        return look(self.live(table), self.room(table), eyes, moment)

    def why_not(self, table: str, seat: int, token: str) -> Reason | None:
        live = self.live(table)
        return live.why_not(seat, live.action_of(token))

    def record(self, table: str) -> str:
        live = self.live(table)
        if not live.over:
            raise Conflict("The record holds the seed, so it can be had when the game is over.")
        return live.match.record.text()

    # Decided

    def play(self, table: str, seat: int, decision: int, token: str) -> None:
        self.decide(table, seat, decision, lambda live: live.play(seat, token))

    def confirm(self, table: str, seat: int, decision: int) -> None:
        self.decide(table, seat, decision, lambda live: live.confirm(seat))

    def undo(self, table: str, seat: int, decision: int) -> None:
        self.decide(table, seat, decision, lambda live: live.undo(seat))

    def bot_chose(self, errand: Errand, tokens: list[str]) -> None:
        """A bot's choices go in, unless the table has gone on without it."""
        table, seat = errand.header.id, errand.seat

        def commit(live: LiveTable) -> int:
            live.drafted[seat] = [live.action_of(token) for token in tokens]
            live.private.pop(seat, None)
            return live.confirm(seat)

        try:
            self.decide(table, seat, errand.decision, commit)
        except WaldglasError:
            logger.warning("A bot's choice came too late at table %s", table)
            self.cached.pop(table, None)
            asyncio.get_running_loop().call_later(ASK_AGAIN, self.wake, table)

    def decide(self, table: str, seat: int, decision: int, act: Callable[[LiveTable], int | None]) -> None:
        """One decision of a seat: checked, stored, and told to those who may see it."""
        live = self.live(table)
        live.check(seat, decision)
        with self.forgetting(table, harmless=Refused):
            since = act(live)
        with self.forgetting(table):
            change = live.change(seat, since, now())
            self.store.save(change)
        live.saved(change)
        if since is None:
            self.room(table).changed_for(seat)
        else:
            self.room(table).changed()
            self.wake(table)

    @contextmanager
    def forgetting(self, table: str, harmless: type[Exception] | tuple[()] = ()) -> Iterator[None]:
        """If this fails, the table is read from the store again."""
        try:
            yield
        except harmless:
            raise
        except BaseException:
            self.cached.pop(table, None)
            raise

    # Seats and talk

    def set_auto_confirm(self, table: str, seat: int, on: bool) -> None:
        self.live(table)
        self.store.set_seat(table, seat, auto_confirm=on)
        self.cached.pop(table, None)
        self.room(table).changed_for(seat)

    def rename(self, table: str, seat: int, name: str) -> None:
        self.live(table)
        self.store.set_seat(table, seat, name=self.checked_name(name))
        self.changed(table)

    def new_link(self, table: str, seat: int) -> str:
        """A new link for a seat, to hold it or, while it is open, to offer it; the old one opens nothing more."""
        token = new_token()
        which = "invite" if self.live(table).seats[seat].kind == OPEN else "token"
        self.store.set_seat(table, seat, **{which: hashed(token)})
        self.cached.pop(table, None)
        return token

    def give_to_bot(self, table: str, seat: int, bot: str, name: str) -> None:
        """Nobody came: a bot takes an open seat."""
        if self.live(table).seats[seat].kind != OPEN:
            raise Conflict("Only an open seat can be given to a bot.")
        self.store.set_seat(table, seat, kind=BOT, bot=bot, name=name, invite=None)
        self.changed(table)
        self.wake(table)

    def sit_down(self, table: str, seat: int, visitor: str, name: str) -> str:
        """Takes an open seat; returns the token that holds it."""
        if self.live(table).seats[seat].kind != OPEN:
            raise Conflict("This seat is taken.")
        token = new_token()
        self.store.take_seat(table, seat, visitor, self.checked_name(name), hashed(token))
        self.changed(table)
        return token

    def say(self, table: str, seat: int | None, name: str, text: str) -> None:
        live = self.live(table)
        text = " ".join(text.split())
        if not text or len(text) > self.limits.message or not text.isprintable():
            raise BadInput(f"A message has 1 to {self.limits.message} printable letters.")
        speaker = live.seats[seat].name if seat is not None else self.checked_name(name or "A spectator")
        self.store.say(table, Message(seat, speaker, text, now()))
        self.changed(table)

    def checked_name(self, name: str) -> str:
        name = " ".join(name.split())
        if not name or len(name) > self.limits.name or not name.isprintable():
            raise BadInput(f"A name has 1 to {self.limits.name} printable letters.")
        return name
