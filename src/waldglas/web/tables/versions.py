"""Tables of an earlier version: what is kept to tell whether a game comes to the same under the rules of today."""

import json
from dataclasses import dataclass
from hashlib import sha256

from waldglas.core.errors import BadFacts, BadOption
from waldglas.core.game import Game, Position
from waldglas.core.record import Record
from waldglas.games import load_game
from waldglas.web.store.models import TableHeader


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stood when it was last written: the points, who had won, and a fingerprint of all that was offered."""

    state: str
    points: list[float]
    winners: list[int]

    def text(self) -> str:
        return json.dumps([self.state, self.points, self.winners])


def standing_of(game: Game, position: Position, seats: int) -> Standing:
    points = [position.points(seat) for seat in range(seats)]
    offered = [[game.alphabet.token(action) for action in position.choices(seat)] for seat in range(seats)]
    state = json.dumps([position.moves, position.over(), position.together, offered, points])
    winners = position.observe(None).winners if position.over() else []
    return Standing(sha256(state.encode()).hexdigest()[:16], points, list(winners))


def read_standing(text: str) -> Standing | None:
    """What an earlier version kept; the first ones kept nothing."""
    try:
        state, points, winners = json.loads(text)
        return Standing(str(state), [float(each) for each in points], [int(seat) for seat in winners])
    except (TypeError, ValueError):
        return None


def same_version(header: TableHeader, game: Game) -> bool:
    return (header.rules_version, header.facts) == (game.rules_version, game.facts.digest())


def begun(header: TableHeader, seats: int) -> tuple[Record, bool]:
    """How a table began, and whether it can still begin like that."""
    try:
        return Record(load_game(header.game, header.changed_facts), seats, header.options, header.seed), True
    except (BadFacts, BadOption):
        return Record(load_game(header.game), seats, {}, header.seed), False
