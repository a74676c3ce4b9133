"""A lesson as a table: the same session and the same view, of a position that nobody stores."""

from collections.abc import Sequence
from dataclasses import replace

from waldglas.learning.lessons import LEARNER, Lesson, Step
from waldglas.web.store.models import BOT, HUMAN, Seat, StoredTable, TableHeader
from waldglas.web.tables.look import Viewer, look
from waldglas.web.tables.presence import Presence
from waldglas.web.tables.session import Session
from waldglas.web.tables.view import Asked, TableView

LINES = 30  # of the log: what came long before is of no use to a learner


class LessonSession(Session):
    """A lesson after some answers; the number of the next decision is how many were given."""

    def __init__(self, lesson: Lesson, answers: Sequence[str], names: Sequence[str]) -> None:
        self.lesson = lesson
        record = lesson.after(answers).record
        game, token = record.game, record.game.alphabet.token
        header = TableHeader(
            *("", game.slug, record.options, record.seed, game.rules_version, game.facts.digest(), {}),
            *(None, False, 0, None),
        )
        seats = [Seat(seat, BOT if seat else HUMAN, names[seat]) for seat in range(record.seats)]
        seats[LEARNER].decision = len(answers)
        super().__init__(StoredTable(header, seats, [(seat, token(action)) for seat, action in record.moves]))

    @property
    def address(self) -> str:
        return f"/learn/{self.lesson.game}/{self.lesson.number}"

    @property
    def step(self) -> Step | None:
        """What is to be done; nothing more, when the lesson is over."""
        given = self.seats[LEARNER].decision
        return self.lesson.steps[given] if given < len(self.lesson.steps) else None

    def look(self) -> TableView:
        """What the learner sees: the choices only where one is wanted, and nothing that belongs to a real table."""
        view = look(self, Presence(), Viewer(LEARNER, [LEARNER]))
        choosing = self.step is not None and self.step.wanted and not self.step.guesses
        asked = replace(view.asked, can_undo=False, can_rewind=False, can_ask_back=False) if choosing else Asked()
        log = [replace(line, moment=None) for line in view.log[-LINES:]]
        seats = [replace(seat, present=True) for seat in view.seats]
        return replace(view, asked=asked, log=log, held=[], advice="", seats=seats)
