"""All tables: set up, found again, decided at, talked at; what changes is stored first and told then."""

import asyncio
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.web.deals.days import Days
from waldglas.web.errors import Conflict, NotFound, Refused, Unavailable
from waldglas.web.figures import choices
from waldglas.web.profiles.results import Results
from waldglas.web.settings import Settings
from waldglas.web.store.clocks import BOT_PLAYS_ON
from waldglas.web.store.counting import Counting
from waldglas.web.store.jobs import Jobs
from waldglas.web.store.listings import Listings
from waldglas.web.store.models import GONE, Change, Company, Offer, StoredTable
from waldglas.web.store.profiles import Profiles
from waldglas.web.store.repository import Repository
from waldglas.web.store.seating import Seating
from waldglas.web.tables.look import Viewer, look
from waldglas.web.tables.presence import PASSING, Lobby, Presence, Streams
from waldglas.web.tables.seen import Seen
from waldglas.web.tables.session import TIME_OVER, TIME_OVER_RESIGNED, Decision, Session
from waldglas.web.tables.supervisor import Supervisor, backing_off, in_thread
from waldglas.web.tables.takingback import answer_back, ask_back
from waldglas.web.tables.view import TableView
from waldglas.web.workers.coach import Coach
from waldglas.web.workers.jobs import Job
from waldglas.web.workers.lanes import Lane
from waldglas.web.workers.pool import WorkerPool

CHECK_EVERY = 0.05  # seconds
AT_WORK = 4  # requests that are worked on at once; more wait, for more threads would only hold each other up
LONGEST_WAIT = 8.0  # seconds, for a place
LOOK_LASTS = 30.0

Given = ParamSpec("Given")
Found = TypeVar("Found")

logger = logging.getLogger(__name__)


def now() -> int:
    return int(time.time())


class Busy(Unavailable):
    def __init__(self) -> None:
        super().__init__(Message("page-busy"))


class Tables:
    """Made on the event loop; what is done at a table is done in a thread, alone there."""

    def __init__(self, store: Repository, settings: Settings) -> None:
        self.store = store
        self.jobs = Jobs(store)
        self.listings = Listings(store)
        self.counting = Counting(store)
        self.seating = Seating(store)
        self.seen = Seen(self.seating)
        self.days = Days(store)
        self.profiles = Profiles(store)
        self.results = Results(store)
        self.limits = settings.limits
        self.workers = WorkerPool(self.bot_chose, settings.workers)
        self.coach = Coach(self.workers)
        self.supervisor = Supervisor(self)
        self.cached: OrderedDict[str, Session] = OrderedDict()
        self.presences: dict[str, Presence] = {}
        self.lobby = Lobby()
        self.streams = Streams(settings.limits.streams)
        self.tidy = threading.Lock()  # for who changes the order of `cached`
        self.places = asyncio.Semaphore(AT_WORK)
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.looks: dict[str, float] = {}  # when somebody last looked at a table
        self.paused: set[str] = set()
        self.observers: list[Callable[[Session, Change], None]] = []  # who hears of every decision that was stored
        self.time: Callable[[], int] = now  # by which clocks run
        self.stirs: list[Callable[[str], None]] = []  # who hears that anything else changed at a table
        self.banned: set[str] = set()  # hashes of visitors and addresses that are not served

    # One after the other

    @asynccontextmanager
    async def alone(self, table_id: str | None) -> AsyncIterator[None]:
        """Nobody else does anything at this table meanwhile, and not too many do something at others."""
        async with AsyncExitStack() as held:
            try:
                async with asyncio.timeout(LONGEST_WAIT):
                    if table_id is not None:
                        await held.enter_async_context(self.locks.setdefault(table_id, asyncio.Lock()))
                    await held.enter_async_context(self.places)
            except TimeoutError:
                raise Busy from None
            yield

    async def at(self, table_id: str, work: Callable[Given, Found], *given: Given.args, **named: Given.kwargs) -> Found:
        """What this comes to, done in a thread, alone at the table."""
        async with self.alone(table_id):
            return await in_thread(work, *given, **named)

    async def rest(self, *others: asyncio.Task[None]) -> None:
        """Ends what is under way, and waits until no thread is at work any more."""
        tasks = [*others, *self.supervisor.waking.values(), *self.workers.under_way, *self.coach.under_way]
        for task in tasks:
            task.cancel()
        self.workers.close()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Found

    def session(self, table_id: str) -> Session:
        """The table as it is stored; what another server wrote is noticed a moment later, or when writing."""
        session = self.cached.get(table_id)
        if session is None or self.is_due(session):
            session = self.checked(table_id, session)
        self.presence(table_id).written(session.counts())
        with self.tidy:
            self.cached[table_id] = session
            self.cached.move_to_end(table_id)
            if len(self.cached) > self.limits.live_tables:
                self.forget_one()
        return session

    def is_due(self, session: Session) -> bool:
        """Whether a table may have been written to by others since it was looked at."""
        known = self.presence(session.header.id).counts.written
        return known > session.header.version or time.monotonic() - session.checked > CHECK_EVERY

    def forget(self, table_id: str) -> None:
        """The table is read from the store again."""
        with self.tidy:
            self.cached.pop(table_id, None)

    def forget_one(self) -> None:
        """Of the tables that nobody listens at, the one that was used longest ago."""
        listened = set(self.listened())
        self.cached.pop(next((table_id for table_id in self.cached if table_id not in listened), ""), None)

    def listened(self) -> list[str]:
        """The tables that somebody listens at."""
        return [table_id for table_id, presence in list(self.presences.items()) if presence.listeners]

    def checked(self, table_id: str, session: Session | None) -> Session:
        if session is None or self.store.version(table_id) != session.header.version:
            stored = self.store.load(table_id)
            if stored is None:
                raise NotFound(Message("page-refused-no-table"))
            session = self.opened(stored)
        session.checked = time.monotonic()
        return session

    def opened(self, stored: StoredTable) -> Session:
        """A table as it is stored; one of an earlier version goes on under newer rules, if it comes to the same."""
        session = Session(stored)
        if session.is_older and not session.over and not session.stranded:
            session.header = session.carried_on()
            self.store.carry_on(session.header)
        return session

    def end(self, table_id: str) -> None:
        """Ends a game that cannot go on, or that nobody goes on with."""
        if self.session(table_id).over:
            raise Conflict(Message("page-refused-over"))
        self.store.end(table_id, now())
        self.changed(table_id)

    async def catch_up(self, written: list[str]) -> None:
        """Tells those who listen here what other servers on the same database wrote; nothing is read again for it."""
        found = await in_thread(self.counting.written, written) if written else {}
        changed = [name for name in written if found.get(name, GONE.written) > self.presence(name).counts.written]
        counts = await in_thread(self.counting.counts, changed) if changed else {}
        for table_id in changed:
            self.presence(table_id).written(counts.get(table_id, GONE))
            session = self.cached.get(table_id)
            if session is not None and session.header.terms.away:  # who is away is told by what it says
                await self.at(table_id, self.session, table_id)

    async def follow_lobby(self) -> None:
        """Tells those who look at the lobby what became of open tables, on whichever server."""
        if self.lobby.listeners:
            self.lobby.compare(await in_thread(self.seating.open_tables, self.limits.listed))

    def changed(self, table_id: str) -> None:
        """Something around the game changed in the store: a seat, the talk."""
        self.reread(table_id)
        for stir in self.stirs:
            stir(table_id)

    def reread(self, table_id: str) -> None:
        """The table was written to: it is read again when it is asked for, and whoever sees a difference is told."""
        self.forget(table_id)
        self.presence(table_id).written(self.counting.counts([table_id]).get(table_id, GONE))

    def presence(self, table_id: str) -> Presence:
        return self.presences.setdefault(table_id, Presence(self.supervisor.came_or_went))

    def here(self) -> dict[str, Company]:
        """Who looks at which table on this server, as the others are told."""
        passing = dict.fromkeys(self.looks, PASSING)
        return passing | {table_id: self.presence(table_id).here() for table_id in self.listened()}

    # Bots

    def wake(self, table_id: str) -> None:
        """Has the bots of a table asked whose turn it is."""
        self.supervisor.wake(table_id)

    def owed(self, table_id: str) -> list[tuple[Job, Lane]]:
        """What this server is to ask the bots of a table now; nothing where bots are alone and nobody looks."""
        session = self.session(table_id)
        bots = [seat for seat in session.seats if seat.played_by_bot and session.owes(seat.seat)]
        watched = self.watched(table_id)
        if bots and not watched and not session.has_people():
            self.paused.add(table_id)
            self.jobs.put_off(table_id)
            return []
        owing = {seat.seat: seat.decision for seat in bots}
        mine = self.jobs.claim(table_id, owing, self.supervisor.alive()) if bots else ()
        lane = Lane.PEOPLE if watched and session.has_people() else Lane.BOTS
        return [(session.job(seat), lane) for seat in bots if seat.seat in mine]

    def job_of(self, offer: Offer) -> Job | None:
        """What a bot is asked that another server had no room for, if it still owes a choice."""
        session = self.session(offer.table_id)
        seat = session.seats[offer.seat]
        return session.job(seat) if seat.played_by_bot and session.owes(offer.seat) else None

    def watched(self, table_id: str) -> bool:
        """Whether somebody looks at a table, or did a moment ago."""
        looked = self.looks.get(table_id, -LOOK_LASTS)
        return self.presence(table_id).looked_at() or time.monotonic() - looked < LOOK_LASTS

    def forget_looks(self) -> None:
        """Tables that nobody looks at any more need no presence."""
        for table_id, at in list(self.looks.items()):
            if time.monotonic() - at > LOOK_LASTS:
                self.looks.pop(table_id, None)
        for table_id, presence in list(self.presences.items()):
            if table_id not in self.looks and not presence.looked_at():
                self.presences.pop(table_id)

    def note_look(self, table_id: str) -> None:
        """Somebody looks: bots that were left alone go on."""
        self.looks[table_id] = time.monotonic()
        if table_id in self.paused:
            self.paused.discard(table_id)
            self.wake(table_id)

    async def bot_chose(self, job: Job, tokens: list[str]) -> None:
        """A bot's choices go in, as soon as the store takes them, unless the table has gone on without it."""
        self.supervisor.has_room()
        table_id = job.header.id
        decision = Decision(job.seat, job.decision, tokens, confirm=True)
        async for _ in backing_off():
            try:
                await self.at(table_id, self.decide, table_id, decision, by_bot=True)
            except Unavailable:
                continue
            except WaldglasError:
                logger.warning("A bot's choice came too late at table %s", table_id)
            except Exception:
                logger.exception("A bot's choice could not be made at table %s", table_id)
            else:
                return
            break
        self.forget(table_id)
        self.supervisor.wake_later(table_id)

    # Seen

    def view(self, session: Session, viewer: Viewer, moment: int | None = None) -> TableView:
        self.note_look(session.header.id)
        self.seen.note(session.header.id, viewer.held, now())
        sealed = self.days.seals(session.header.terms)
        return look(session, self.presence(session.header.id), viewer, self.away(session), moment, sealed, self.time())

    def drawn_version(self, session: Session) -> object:
        """Differs whenever anything differs that is drawn, for anybody."""
        company = self.presence(session.header.id).company()
        return company, session.header.version, self.away(session), self.minute_hand(session)

    def minute_hand(self, session: Session) -> int:
        """What is drawn of a table with a clock is out of date a second later."""
        return self.time() if session.clock is not None and session.goes_on else 0

    def away(self, session: Session) -> tuple[int, ...]:
        """The seats whose holders are away for longer than everybody agreed to."""
        return self.seen.away(session, self.presence(session.header.id), now())

    def note_company(self) -> None:
        """Who listens is here; whoever has been away for long enough is told of."""
        for table_id in self.listened():
            self.seen.note(table_id, self.presence(table_id).here().seats, now())
            session = self.cached.get(table_id)
            if session is not None and session.header.terms.away:
                self.tell_away(session)
        if self.seen.is_due():
            self.seen.write()

    def tell_away(self, session: Session) -> None:
        """Who looks is shown at once for whom a bot may stand in now."""
        away, presence = self.away(session), self.presence(session.header.id)
        if away != presence.away:
            presence.away = away
            presence.changed()

    def why_not(self, table_id: str, seat: int, token: str) -> tuple[str, str] | None:
        """What forbids a choice, in words, and the number of the rule; nothing when it is offered."""
        session = self.session(table_id)
        if not session.header.started:
            raise Conflict(Message("page-refused-waits"))
        reason = session.why_not(seat, session.action_of(token))
        return None if reason is None else (session.speaker(seat).say(reason.message), reason.rule)

    def record(self, table_id: str) -> str:
        session = self.session(table_id)
        if not session.over:
            raise Conflict(Message("page-refused-record-yet"))
        if self.days.seals(session.header.terms):
            raise Conflict(Message("page-refused-deal-yet"))
        record = session.match.record
        record.names, record.practice = session.names, session.header.practice
        record.taken_back = session.taking_back.times
        return record.text()

    # Decided

    def decide(self, table_id: str, decision: Decision, by_bot: bool = False) -> None:
        self.change(table_id, decision.seat, decision.number, lambda session: session.decide(decision), by_bot)

    def undo(self, table_id: str, seat: int, number: int) -> None:
        self.change(table_id, seat, number, lambda session: session.undo(seat))

    def rewind(self, table_id: str, seat: int, number: int, moment: int | None = None) -> None:
        """Alone or against bots: a move back, or back to a moment."""
        session = self.session(table_id)
        moments = session.moments(seat)
        if moment is not None and not 0 <= moment < len(moments):
            raise NotFound(Message("page-refused-moment", {"last": len(moments) - 1}))
        until = None if moment is None else moments[moment]
        self.change(table_id, seat, number, lambda session: session.rewind(seat, until))

    def ask_back(self, table_id: str, seat: int, number: int, held: list[int]) -> None:
        self.change(table_id, seat, number, lambda session: ask_back(session, seat, held))

    def answer_back(self, table_id: str, seat: int, number: int, held: list[int], agrees: bool) -> None:
        self.change(table_id, seat, number, lambda session: answer_back(session, seat, held, agrees))

    def change(
        self, table_id: str, seat: int, number: int, act: Callable[[Session], int | None], by_bot: bool = False
    ) -> None:
        """One decision of a seat: checked, stored in one transaction, and told once to those who may see it."""
        session = self.session(table_id)
        session.check(seat, number, by_bot)
        if session.is_out_of_time(seat, self.time()):
            raise Conflict(TIME_OVER if session.clock and session.clock.end == BOT_PLAYS_ON else TIME_OVER_RESIGNED)
        with self.forgetting(table_id, harmless=Refused):
            since = act(session)
        with self.forgetting(table_id):
            change = session.change(seat, since, self.time())
            self.store.save(change)
        session.saved(change)
        self.count(session, change)
        self.presence(table_id).written(session.counts())
        for observer in self.observers:
            self.observe(observer, session, change)
        if since is not None and change.owing:
            self.wake(table_id)

    def observe(self, observer: Callable[[Session, Change], None], session: Session, change: Change) -> None:
        """What goes wrong there is no concern of who decided."""
        try:
            observer(session, change)
        except Exception:
            logger.exception("A decision at table %s was not heard everywhere", change.table_id)

    def count(self, session: Session, change: Change) -> None:
        made = sum(mover == change.seat for mover, _ in change.moves)
        choices.labels("bot" if session.seats[change.seat].played_by_bot else "person").inc(made)

    @contextmanager
    def forgetting(self, table_id: str, harmless: type[Exception] | tuple[()] = ()) -> Iterator[None]:
        """If this fails, the table is read from the store again."""
        try:
            yield
        except harmless:
            raise
        except BaseException:
            self.forget(table_id)
            raise
