"""An analysis of a finished game: what each seat could expect over time, and which choices turned it."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Generic

from waldglas.ai.evaluator import Evaluator
from waldglas.ai.mcts import Search
from waldglas.coach.hints import W
from waldglas.core.errors import WaldglasError
from waldglas.core.game import Position
from waldglas.core.message import Message
from waldglas.core.record import Record, read_record
from waldglas.core.rng import seeded
from waldglas.games import kit_of, load_game
from waldglas.processes import spread
from waldglas.words import Speaker, speaker_for

MOST_TURNING_POINTS = 6
NOTABLE = 0.75  # points that a choice must have cost to be a turning point
AT_ONCE = 10  # choices that a process judges in one go
SECOND_LOOK = 2  # walks for the choice that was made, as a part of all: one half


class NotOver(WaldglasError):
    pass


@dataclass(frozen=True)
class Verdict(Generic[W]):
    """One choice of a game, as the search sees it."""

    move: int  # how many choices had been made before it
    seat: int
    played: str
    played_words: W
    best: str
    best_words: W
    expected: list[float]  # of all seats, before the choice
    value: float  # the points that its seat may expect after it
    cost: float  # how many points the choice is behind the best one

    @property
    def agrees(self) -> bool:
        return self.played == self.best


Judged = Verdict[str]


def say_verdict(each: Verdict[Message], speaker: Speaker) -> Judged:
    played, best = speaker.say(each.played_words), speaker.say(each.best_words)
    return Judged(each.move, each.seat, each.played, played, each.best, best, each.expected, each.value, each.cost)


@dataclass(frozen=True, slots=True)
class Analysis:
    scores: list[float]
    choices: list[Judged]

    def turning_points(self) -> list[Judged]:
        """The choices that cost most, in the order of play."""
        costly = sorted((each for each in self.choices if each.cost >= NOTABLE), key=lambda each: -each.cost)
        return sorted(costly[:MOST_TURNING_POINTS], key=lambda each: each.move)

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """What a seat could expect before each choice, and what it got."""
        end = self.choices[-1].move + 1 if self.choices else 0
        return [(each.move, each.expected[seat]) for each in self.choices] + [(end, self.scores[seat])]

    def lost(self, seat: int) -> float:
        """All that a seat's choices cost it, by the search."""
        return sum(each.cost for each in self.choices if each.seat == seat)

    def agreement(self, seat: int) -> float:
        """The part of a seat's choices in which the search would have played the same."""
        own = [each for each in self.choices if each.seat == seat]
        return sum(each.agrees for each in own) / len(own) if own else 1.0


def analyse(record: Record, walks: int, jobs: int, progress: Callable[[int], None]) -> Analysis:
    """Judges every choice of a finished game by so many walks, on so many processes; the same figures every time."""
    scores, speaker = final_scores(record), speaker_for(record.game)
    parts = parts_of(len(record.moves))
    choices: list[Judged] = []
    with closing(spread(partial(judge_part, record.text(), walks), parts, min(jobs, len(parts)))) as judged:
        for _, found in judged:
            choices.extend(say_verdict(each, speaker) for each in found)
            progress(len(choices))
    return Analysis(scores, sorted(choices, key=lambda each: each.move))


def parts_of(moves: int) -> list[range]:
    """All choices of a game, some at a time."""
    return [range(first, min(first + AT_ONCE, moves)) for first in range(0, moves, AT_ONCE)]


def judge_part(text: str, walks: int, moves: range) -> list[Verdict[Message]]:
    """Judges some choices of a game that comes as its record's text."""
    return list(judge(read_record(text, load_game), moves, walks))


def final_scores(record: Record) -> list[float]:
    position = record.replay()
    if not position.over():
        raise NotOver(Message("error-not-over"))
    return position.scores()


def judge(record: Record, moves: range, walks: int) -> Iterator[Verdict[Message]]:
    """Judges some of a game's choices, each by what its seat could know."""
    evaluator, position = kit_of(record.game).evaluator(), record.replay(moves.start)
    for move in moves:
        yield judge_choice(record, evaluator, position, move, walks)
        seat, action = record.moves[move]
        position.play(seat, action)


def judge_choice(record: Record, evaluator: Evaluator, position: Position, move: int, walks: int) -> Verdict[Message]:
    game = record.game
    seat, action = record.moves[move]
    rng = seeded(record.seed, f"analysis {move}")
    seen = position.determinize(seat, rng)
    search = Search(evaluator, rng)
    search.begin(seat)
    search.run(seen, walks)
    expected = [search.expected(each) for each in range(record.seats)]
    best = search.root.best()
    played = best
    if action != best.action:
        found = search.root.edge_for(action)
        tried = found.visits if found is not None else 0
        played = search.try_out(seen, action, max(0, walks // SECOND_LOOK - tried))
    return Verdict(
        move=move,
        seat=seat,
        played=game.alphabet.token(action),
        played_words=game.words(seen, seat, action),
        best=game.alphabet.token(best.action),
        best_words=game.words(seen, seat, best.action),
        expected=expected,
        value=played.expected(),
        cost=max(0.0, best.expected() - played.expected()),
    )
