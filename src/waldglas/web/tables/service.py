"""All tables: set up, found again, decided at, talked at; what changes is stored first and told then."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.web.errors import BadInput, Conflict, NotFound, Refused
from waldglas.web.settings import Settings
from waldglas.web.store.models import BOT, OPEN, ChatMessage
from waldglas.web.store.repository import Repository
from waldglas.web.tables.look import Viewer, look
from waldglas.web.tables.presence import Presence, Streams
from waldglas.web.tables.secrets import hashed, new_token
from waldglas.web.tables.session import Decision, Session
from waldglas.web.tables.view import TableView
from waldglas.web.words import say
from waldglas.web.workers.coach import Coach
from waldglas.web.workers.jobs import Job
from waldglas.web.workers.pool import WorkerPool

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
        self.workers = WorkerPool(self.bot_chose, settings.workers)
        self.coach = Coach(self.workers)
        self.cached: OrderedDict[str, Session] = OrderedDict()
        self.presences: dict[str, Presence] = {}
        self.streams = Streams(settings.limits.streams)

    # Found

    def session(self, table_id: str) -> Session:
        """The table as it is stored; what another server wrote is noticed a moment later, or when writing."""
        session = self.cached.get(table_id)
        if session is None or time.monotonic() - session.checked > CHECK_EVERY:
            session = self.cached[table_id] = self.checked(table_id, session)
        self.cached.move_to_end(table_id)
        if len(self.cached) > self.limits.live_tables:
            self.forget_one()
        return session

    def forget_one(self) -> None:
        """Of the tables that nobody listens at, the one that was used longest ago."""
        listened = set(self.listened())
        self.cached.pop(next((table_id for table_id in self.cached if table_id not in listened), ""), None)

    def listened(self) -> list[str]:
        """The tables that somebody listens at."""
        return [table_id for table_id, presence in self.presences.items() if presence.listeners]

    def checked(self, table_id: str, session: Session | None) -> Session:
        if session is None or self.store.version(table_id) != session.header.version:
            stored = self.store.load(table_id)
            if stored is None:
                raise NotFound(Message("page-refused-no-table"))
            before, session = session, Session(stored)
            if before is not None:
                self.tell_difference(table_id, before, session)
        session.checked = time.monotonic()
        return session

    def tell_difference(self, table_id: str, before: Session, after: Session) -> None:
        """Another server wrote: what only a seat sees is told to that seat alone."""
        if before.public_part() != after.public_part():
            self.presence(table_id).changed()
            return
        for seat in range(len(after.seats)):
            if before.private_part(seat) != after.private_part(seat):
                self.presence(table_id).changed_for(seat)

    async def follow(self) -> None:
        """Tells those who listen here what other servers on the same database wrote."""
        while True:
            await asyncio.sleep(FOLLOW_EVERY)
            try:
                self.catch_up()
            except Exception:
                logger.exception("What other servers wrote could not be read")

    def catch_up(self) -> None:
        listened = self.listened()
        for table_id, version in (self.store.versions(listened) if listened else {}).items():
            known = self.cached.get(table_id)
            if known is None:
                self.session(table_id)
                self.presence(table_id).changed()
            elif known.header.version != version:
                self.cached[table_id] = self.checked(table_id, known)

    def changed(self, table_id: str) -> None:
        """Something around the game changed in the store: a seat, the talk."""
        self.cached.pop(table_id, None)
        self.presence(table_id).changed()

    def presence(self, table_id: str) -> Presence:
        return self.presences.setdefault(table_id, Presence())

    def wake(self, table_id: str) -> None:
        """Asks the bots of a table whose turn it is."""
        session = self.session(table_id)
        for seat in session.seats:
            if seat.kind == BOT and session.owes(seat.seat):
                self.workers.ask(session.job(seat))

    # Seen

    def view(self, session: Session, viewer: Viewer, moment: int | None = None) -> TableView:
        return look(session, self.presence(session.header.id), viewer, moment)

    def why_not(self, table_id: str, seat: int, token: str) -> tuple[str, str] | None:
        """What forbids a choice, in words, and the number of the rule; nothing when it is offered."""
        session = self.session(table_id)
        reason = session.why_not(seat, session.action_of(token))
        return None if reason is None else (session.speaker(seat).say(reason.message), reason.rule)

    def record(self, table_id: str) -> str:
        session = self.session(table_id)
        if not session.over:
            raise Conflict(Message("page-refused-record-yet"))
        return session.match.record.text()

    # Decided

    def decide(self, table_id: str, decision: Decision) -> None:
        self.change(table_id, decision.seat, decision.number, lambda session: session.decide(decision))

    def undo(self, table_id: str, seat: int, number: int) -> None:
        self.change(table_id, seat, number, lambda session: session.undo(seat))

    def bot_chose(self, job: Job, tokens: list[str]) -> None:
        """A bot's choices go in, unless the table has gone on without it."""
        table_id = job.header.id
        try:
            self.decide(table_id, Decision(job.seat, job.decision, tokens, confirm=True))
        except WaldglasError:
            logger.warning("A bot's choice came too late at table %s", table_id)
            self.cached.pop(table_id, None)
            asyncio.get_running_loop().call_later(ASK_AGAIN, self.wake, table_id)

    def change(self, table_id: str, seat: int, number: int, act: Callable[[Session], int | None]) -> None:
        """One decision of a seat: checked, stored in one transaction, and told once to those who may see it."""
        session = self.session(table_id)
        session.check(seat, number)
        with self.forgetting(table_id, harmless=Refused):
            since = act(session)
        with self.forgetting(table_id):
            change = session.change(seat, since, now())
            self.store.save(change)
        session.saved(change)
        if since is None:
            self.presence(table_id).changed_for(seat)
        else:
            self.presence(table_id).changed()
            self.wake(table_id)

    @contextmanager
    def forgetting(self, table_id: str, harmless: type[Exception] | tuple[()] = ()) -> Iterator[None]:
        """If this fails, the table is read from the store again."""
        try:
            yield
        except harmless:
            raise
        except BaseException:
            self.cached.pop(table_id, None)
            raise

    # Seats and talk

    def set_auto_confirm(self, table_id: str, seat: int, on: bool) -> None:
        self.session(table_id)
        self.store.set_seat(table_id, seat, auto_confirm=on)
        self.cached.pop(table_id, None)
        self.presence(table_id).changed_for(seat)

    def rename(self, table_id: str, seat: int, name: str) -> None:
        self.session(table_id)
        self.store.set_seat(table_id, seat, name=self.checked_name(name))
        self.changed(table_id)

    def new_link(self, table_id: str, seat: int) -> str:
        """A new link for a seat, to hold it or, while it is open, to offer it; the old one opens nothing more."""
        token = new_token()
        which = "invite" if self.session(table_id).seats[seat].kind == OPEN else "token"
        self.store.set_seat(table_id, seat, **{which: hashed(token)})
        self.cached.pop(table_id, None)
        return token

    def give_to_bot(self, table_id: str, seat: int, bot: str, name: str) -> None:
        """Nobody came: a bot takes an open seat."""
        if self.session(table_id).seats[seat].kind != OPEN:
            raise Conflict(Message("page-refused-bot"))
        self.store.set_seat(table_id, seat, kind=BOT, bot=bot, name=name, invite=None)
        self.changed(table_id)
        self.wake(table_id)

    def sit_down(self, table_id: str, seat: int, visitor: str, name: str) -> str:
        """Takes an open seat; returns the token that holds it."""
        if self.session(table_id).seats[seat].kind != OPEN:
            raise Conflict(Message("page-refused-taken"))
        token = new_token()
        self.store.take_seat(table_id, seat, visitor, self.checked_name(name), hashed(token))
        self.changed(table_id)
        return token

    def say(self, table_id: str, seat: int | None, name: str, text: str) -> None:
        session = self.session(table_id)
        text = " ".join(text.split())
        if not text or len(text) > self.limits.message or not text.isprintable():
            raise BadInput(Message("page-refused-message", {"most": self.limits.message}))
        speaker = session.seats[seat].name if seat is not None else self.checked_name(name or say("page-a-spectator"))
        self.store.say(table_id, ChatMessage(seat, speaker, text, now()))
        self.changed(table_id)

    def checked_name(self, name: str) -> str:
        name = " ".join(name.split())
        if not name or len(name) > self.limits.name or not name.isprintable():
            raise BadInput(Message("page-refused-name", {"most": self.limits.name}))
        return name
