"""Hints: the choices that the search likes best, what they are worth, and what they lead to."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from waldglas.ai.mcts import Edge, Search
from waldglas.core.game import Game, Position
from waldglas.core.rng import Rng
from waldglas.games import kit_of
from waldglas.words import Speaker

MOST_HINTS = 3
LONGEST_LINE = 8
LEAST_TRIED = 0.02  # of all walks; what was tried less is no advice

Enough = Callable[[int], bool]  # whether so many walks are enough


def until(seconds: float) -> Enough:
    """Enough is what can be done in this time, from now on."""
    end = perf_counter() + seconds
    return lambda walks: walks > 0 and perf_counter() >= end


@dataclass(frozen=True, slots=True)
class Hint:
    token: str
    words: str
    expected: float  # the points that the seat may expect at the end
    share: float  # of the search's walks that began so: how sure it is
    leads_to: list[str]  # what would follow, in words, as far as nothing hidden shows


def hints(game: Game, position: Position, seat: int, rng: Rng, enough: Enough, speaker: Speaker) -> list[Hint]:
    """The best choices first; the position is imagined, and stays as it is."""
    search = Search(kit_of(game).evaluator(), rng)
    search.begin(seat)
    while not enough(search.walks):
        search.run(position, 20)
    tried = sorted(search.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))
    best = [edge for edge in tried[:MOST_HINTS] if edge.visits >= LEAST_TRIED * search.walks]
    return [hint(game, position, search, edge, speaker) for edge in best]


def hint(game: Game, position: Position, search: Search, edge: Edge, speaker: Speaker) -> Hint:
    seat = search.root.seat
    return Hint(
        token=game.alphabet.token(edge.action),
        words=speaker.say(game.words(position, seat, edge.action)),
        expected=edge.expected(),
        share=edge.visits / search.walks,
        leads_to=followed(game, position, search.line(edge, LONGEST_LINE), speaker),
    )


def followed(game: Game, position: Position, line: list[tuple[int, int]], speaker: Speaker) -> list[str]:
    """The seat's own choices after the first one of a line, up to where another is asked or something hidden shows."""
    ahead = position.copy()
    ahead.looking_ahead = True
    words: list[str] = []
    for seat, action in line:
        if seat != line[0][0] or action not in ahead.choices(seat):
            break
        words.append(speaker.say(game.words(ahead, seat, action)))
        ahead.play(seat, action)
    return words[1:]
