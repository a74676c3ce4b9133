"""The coach at the tables: hints for who plays alone or against bots, and an analysis of a game that is over."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial

from waldglas.coach.analysis import Analysis, Verdict, parts_of, say_verdict
from waldglas.coach.hints import Advised
from waldglas.coach.luck import Split, split_points
from waldglas.core.message import Message
from waldglas.core.record import Record
from waldglas.web.errors import Conflict, NotYours, TooMuch, Unavailable
from waldglas.web.store.models import BOT, Move, TableHeader
from waldglas.web.tables.session import NOT_YOUR_TURN, Session
from waldglas.web.workers.jobs import Job, advise, expect_deals, judge_some
from waldglas.web.workers.lanes import Lane
from waldglas.web.workers.pool import WorkerPool
from waldglas.words import Speaker

WALKS = 300  # for each choice of a game that is analysed
MOST_KEPT = 40
MOST_GIVEN = 200  # hints that are kept until the decision is made
MOST_UNDER_WAY = 8
UNWANTED = 20.0  # seconds without anybody asking how far it is


logger = logging.getLogger(__name__)


class TooManyStudies(TooMuch):
    def __init__(self) -> None:
        super().__init__(Message("page-coach-busy"))


@dataclass
class Study:
    """An analysis under way: how far it is, or that it failed; it rests while nobody asks for it."""

    total: int
    scores: list[float]
    walks: int
    average: list[float] = field(default_factory=list)  # what each seat may expect before anything is dealt
    choices: list[Verdict[Message]] = field(default_factory=list)
    failed: bool = False
    resting: bool = True
    asked: float = 0.0  # when somebody last wanted it

    def wanted(self) -> bool:
        return time.monotonic() - self.asked < UNWANTED

    def done(self) -> bool:
        return len(self.choices) == self.total and bool(self.average)

    def analysis(self, speaker: Speaker) -> Analysis | None:
        """The analysis, once every choice is judged, in the words of whoever looks."""
        return Analysis(self.scores, [say_verdict(each, speaker) for each in self.choices]) if self.done() else None

    def luck(self, record: Record) -> list[Split]:
        """Where the points of each seat come from; nothing before every choice is judged."""
        return split_points(record, self.choices, self.scores, self.average) if self.done() else []


class Coach:
    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.loop = asyncio.get_running_loop()
        self.walks = WALKS
        self.advising: set[tuple[str, int]] = set()
        self.given: OrderedDict[tuple[str, int], tuple[int, list[Advised[Message]]]] = OrderedDict()
        self.studies: OrderedDict[str, Study] = OrderedDict()
        self.under_way: set[asyncio.Task[None]] = set()

    # While one plays

    async def hints(self, job: Job, drafts: list[str]) -> list[Advised[Message]]:
        key = (job.header.id, job.seat)
        if key in self.advising:
            raise Conflict(Message("page-refused-coach-thinks"))
        self.advising.add(key)
        try:
            task = partial(advise, job, drafts)
            found = await self.pool.work_out(Lane.HINTS, job.header.host or "", task)
        finally:
            self.advising.discard(key)
        self.given[key] = job.decision, found
        if len(self.given) > MOST_GIVEN:
            self.given.popitem(last=False)
        return found

    def hinted(self, table_id: str, seat: int, decision: int) -> list[Advised[Message]]:
        """The hints that were given for a decision, as long as it is to be made."""
        given_for, found = self.given.get((table_id, seat), (decision, []))
        return found if given_for == decision else []

    def given_at(self, table_id: str) -> list[tuple[int, int]]:
        """For which decisions of which seats hints were given at a table."""
        given = list(self.given.items())  # at once: others are given hints meanwhile
        return [(seat, decision) for (table, seat), (decision, _) in given if table == table_id]

    # When it is over

    def study(self, session: Session) -> Study:
        """The analysis of a finished game; it goes on as long as it is asked for. One that failed rests for a while."""
        if not session.over:
            raise Conflict(Message("page-refused-coach-yet"))
        found = self.studies.get(session.header.id)
        if found is None or (found.failed and not found.wanted()):
            found = Study(len(session.moves), session.position.scores(), self.walks)
        if found.failed:
            return found
        found.asked = time.monotonic()
        if found.resting and not found.done():
            self.begin(session, found)
        self.keep(session.header.id, found)
        return found

    def has_judged(self, table_id: str) -> bool:
        found = self.studies.get(table_id)
        return found is not None and found.done()

    def analysis(self, table_id: str, speaker: Speaker) -> Analysis | None:
        """The analysis of a game, if it was asked for and is done."""
        found = self.studies.get(table_id)
        return None if found is None else found.analysis(speaker)

    def begin(self, session: Session, study: Study) -> None:
        if len(self.under_way) >= MOST_UNDER_WAY:
            raise TooManyStudies
        study.resting = False
        work = self.carry_out(session.header, len(session.seats), session.tokens(), study)
        self.loop.call_soon_threadsafe(self.start, work)

    def start(self, work: Coroutine[None, None, None]) -> None:
        task = self.loop.create_task(work)
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    def keep(self, table_id: str, study: Study) -> None:
        self.studies[table_id] = study
        self.studies.move_to_end(table_id)
        if len(self.studies) > MOST_KEPT:
            self.studies.popitem(last=False)

    async def carry_out(self, header: TableHeader, seats: int, moves: list[Move], study: Study) -> None:
        parts = [some for some in parts_of(len(moves)) if some.stop > len(study.choices)]
        try:
            if not study.average and study.wanted():
                task = partial(expect_deals, header, seats, study.walks)
                study.average = await self.pool.work_out(Lane.STUDIES, header.host or "", task)
            for some in parts:
                if not study.wanted():
                    break
                judging = partial(judge_some, header, seats, moves, some, study.walks)
                study.choices.extend(await self.pool.work_out(Lane.STUDIES, header.host or "", judging))
        except Unavailable:
            study.failed = True
        except Exception:
            logger.exception("The coach could not judge the table %s", header.id)
            study.failed = True
        finally:
            study.resting = True


def hint_job(session: Session, seat: int, held: list[int]) -> tuple[Job, list[str]]:
    """What the coach is asked with: the job, and what is drafted."""
    check_fair(session, held)
    draft = session.draft(seat)
    if not session.goes_on or not draft.choices():
        raise Conflict(NOT_YOUR_TURN)
    tokens = [session.game.alphabet.token(action) for action in draft.actions]
    return session.job(session.seats[seat]), tokens


def check_fair(session: Session, held: list[int]) -> None:
    """Nobody is helped against another person, in a game that counts, or in the one try at the deal of a day."""
    if session.is_attempt:
        raise NotYours(Message("page-refused-coach-deal"))
    if session.header.terms.rated:
        raise NotYours(Message("page-refused-coach-rated"))
    if any(seat.kind != BOT and seat.seat not in held for seat in session.seats):
        raise NotYours(Message("page-refused-coach-people"))
