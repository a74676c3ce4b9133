"""The coach at the tables: hints for who plays alone or against bots, and an analysis of a game that is over."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from waldglas.coach.analysis import Analysis, Judged, parts_of
from waldglas.coach.hints import Hint
from waldglas.core.message import Message
from waldglas.language import spoken
from waldglas.web.errors import Conflict, NotYours, Unavailable
from waldglas.web.store.models import BOT
from waldglas.web.tables.session import NOT_YOUR_TURN, Session
from waldglas.web.workers.jobs import advise, judge_some
from waldglas.web.workers.pool import WorkerPool

WALKS = 300  # for each choice of a game that is analysed
MOST_KEPT = 40


@dataclass
class Study:
    """An analysis under way: how far it is, or that it failed."""

    total: int
    scores: list[float]
    choices: list[Judged] = field(default_factory=list)
    failed: bool = False

    def analysis(self) -> Analysis | None:
        """The analysis, once every choice is judged."""
        return Analysis(self.scores, self.choices) if len(self.choices) == self.total else None


class Coach:
    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.walks = WALKS
        self.advising: set[tuple[str, int]] = set()
        self.studies: OrderedDict[str, Study] = OrderedDict()
        self.under_way: set[asyncio.Task[None]] = set()

    # While one plays

    async def hints(self, session: Session, seat: int, held: list[int]) -> list[Hint]:
        check_fair(session, held)
        draft = session.draft(seat)
        if session.over or not draft.choices():
            raise Conflict(NOT_YOUR_TURN)
        key = (session.header.id, seat)
        if key in self.advising:
            raise Conflict(Message("page-refused-coach-thinks"))
        tokens = [session.game.alphabet.token(action) for action in draft.actions]
        self.advising.add(key)
        try:
            job = session.job(session.seats[seat])
            return await self.pool.work_out(advise, job, tokens, session.names, spoken.get())
        finally:
            self.advising.discard(key)

    # When it is over

    def study(self, session: Session) -> Study:
        """The analysis of a finished game, begun when it is first asked for."""
        if not session.over:
            raise Conflict(Message("page-refused-coach-yet"))
        found = self.studies.get(session.header.id)
        if found is None or found.failed:
            found = Study(len(session.moves), session.position.scores())
            self.keep(session.header.id, found)
            task = asyncio.get_running_loop().create_task(self.carry_out(session, found))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
        return found

    def keep(self, table_id: str, study: Study) -> None:
        self.studies[table_id] = study
        self.studies.move_to_end(table_id)
        if len(self.studies) > MOST_KEPT:
            self.studies.popitem(last=False)

    async def carry_out(self, session: Session, study: Study) -> None:
        header, names, moves = session.header, session.names, session.tokens()
        try:
            for some in parts_of(len(moves)):
                found = await self.pool.work_out(judge_some, header, names, moves, some, self.walks)
                study.choices.extend(found)
        except Unavailable:
            study.failed = True


def check_fair(session: Session, held: list[int]) -> None:
    """Nobody is helped against another person."""
    if any(seat.kind != BOT and seat.seat not in held for seat in session.seats):
        raise NotYours(Message("page-refused-coach-people"))
