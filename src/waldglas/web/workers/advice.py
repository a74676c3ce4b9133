"""What the coach does in a worker's process: hints for a seat, and the judging of a game's choices."""

from waldglas.coach.analysis import Judged, judge
from waldglas.coach.hints import Hint, hints, until
from waldglas.core.rng import seeded
from waldglas.web.store.models import Move, TableHeader
from waldglas.web.tables.draft import Draft
from waldglas.web.workers.thinking import Errand, record_of
from waldglas.words import speaker_for

HINT_SECONDS = 1.5


def advise(errand: Errand, drafts: list[str]) -> list[Hint]:
    """The best choices of a seat after what it has drafted."""
    record = record_of(errand.header, errand.seats, errand.moves)
    draft = Draft(record.game, record.replay(), errand.seat)
    for token in drafts:
        draft.play(record.game.alphabet.action(token))
    rng = seeded(errand.header.seed, f"hint {errand.seat} {errand.decision}")
    return hints(record.game, draft.determinize(rng), errand.seat, rng, until(HINT_SECONDS), speaker_for(record.game))


def judge_some(header: TableHeader, seats: int, moves: list[Move], some: range, walks: int) -> list[Judged]:
    return list(judge(record_of(header, seats, moves), some, walks))
