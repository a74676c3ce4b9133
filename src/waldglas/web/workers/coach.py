"""The coach at the tables: hints for who plays alone or against bots, and an analysis of a game that is over."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from waldglas.coach.analysis import Analysis, Judged, parts_of
from waldglas.coach.hints import Hint
from waldglas.web.errors import Conflict, NotYours, Unavailable
from waldglas.web.store.models import BOT
from waldglas.web.tables.session import NOT_YOUR_TURN, LiveTable
from waldglas.web.workers.advice import advise, judge_some
from waldglas.web.workers.bots import BotDesk

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
    def __init__(self, desk: BotDesk) -> None:
        self.desk = desk
        self.walks = WALKS
        self.advising: set[tuple[str, int]] = set()
        self.studies: OrderedDict[str, Study] = OrderedDict()
        self.under_way: set[asyncio.Task[None]] = set()

    # While one plays

    async def hints(self, live: LiveTable, seat: int, held: list[int]) -> list[Hint]:
        check_fair(live, held)
        draft = live.draft(seat)
        if live.over or not draft.choices():
            raise Conflict(NOT_YOUR_TURN)
        key = (live.header.id, seat)
        if key in self.advising:
            raise Conflict("The coach is thinking about this already; wait a moment.")
        tokens = [live.game.alphabet.token(action) for action in draft.actions]
        self.advising.add(key)
        try:
            return await self.desk.work_out(advise, live.errand(live.seats[seat]), tokens)
        finally:
            self.advising.discard(key)

    # When it is over

    def study(self, live: LiveTable) -> Study:
        """The analysis of a finished game, begun when it is first asked for."""
        if not live.over:
            raise Conflict("The coach looks at the whole game when it is over.")
        found = self.studies.get(live.header.id)
        if found is None or found.failed:
            found = Study(len(live.moves), live.position.scores())
            self.keep(live.header.id, found)
            task = asyncio.get_running_loop().create_task(self.carry_out(live, found))
            self.under_way.add(task)
            task.add_done_callback(self.under_way.discard)
        return found

    def keep(self, table: str, study: Study) -> None:
        self.studies[table] = study
        self.studies.move_to_end(table)
        if len(self.studies) > MOST_KEPT:
            self.studies.popitem(last=False)

    async def carry_out(self, live: LiveTable, study: Study) -> None:
        moves = live.tokens()
        try:
            for some in parts_of(len(moves)):
                found = await self.desk.work_out(judge_some, live.header, len(live.seats), moves, some, self.walks)
                study.choices.extend(found)
        except Unavailable:
            study.failed = True


def check_fair(live: LiveTable, held: list[int]) -> None:
    """Nobody is helped against another person."""
    if any(seat.kind != BOT and seat.seat not in held for seat in live.seats):
        raise NotYours("The coach helps against bots only; with other people at the table it waits for the end.")
