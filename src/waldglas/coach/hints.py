"""Hints: the choices that the search likes best, what they are worth, and what they lead to."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Generic, TypeVar

from waldglas.ai.mcts import Edge, Search
from waldglas.core.game import Game, Position
from waldglas.core.message import Message
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


W = TypeVar("W", Message, str)  # words as data, or said to somebody


@dataclass(frozen=True)
class Advised(Generic[W]):
    token: str
    words: W
    expected: float  # the points that the seat may expect at the end
    share: float  # of the search's walks that began so: how sure it is
    leads_to: list[W]  # what would follow, as far as nothing hidden shows
    steps: list[str]  # the tokens of that


Hint = Advised[str]


def say_hint(advised: Advised[Message], speaker: Speaker) -> Hint:
    leads_to = [speaker.say(words) for words in advised.leads_to]
    return Hint(advised.token, speaker.say(advised.words), advised.expected, advised.share, leads_to, advised.steps)


def hints(game: Game, position: Position, seat: int, rng: Rng, enough: Enough) -> list[Advised[Message]]:
    """The best choices first; the position is imagined, and stays as it is."""
    search = Search(kit_of(game).evaluator(), rng)
    search.begin(seat)
    while not enough(search.walks):
        search.run(position, 20)
    tried = sorted(search.root.edges, key=lambda edge: (-edge.visits, -edge.mean()))
    best = [edge for edge in tried[:MOST_HINTS] if edge.visits >= LEAST_TRIED * search.walks]
    return [hint(game, position, search, edge) for edge in best]


def hint(game: Game, position: Position, search: Search, edge: Edge) -> Advised[Message]:
    seat = search.root.seat
    later = followed(game, position, search.line(edge, LONGEST_LINE))
    return Advised(
        token=game.alphabet.token(edge.action),
        words=game.words(position, seat, edge.action),
        expected=edge.expected(),
        share=edge.visits / search.walks,
        leads_to=[words for _, words in later],
        steps=[token for token, _ in later],
    )


def followed(game: Game, position: Position, line: list[tuple[int, int]]) -> list[tuple[str, Message]]:
    """The seat's own choices after the first one of a line, up to where another is asked or something hidden shows."""
    ahead = position.copy()
    ahead.looking_ahead = True
    found: list[tuple[str, Message]] = []
    for seat, action in line:
        if seat != line[0][0] or action not in ahead.choices(seat):
            break
        found.append((game.alphabet.token(action), game.words(ahead, seat, action)))
        ahead.play(seat, action)
    return found[1:]
