"""What a finished game came to, for whoever counts: places, and what was built."""

from collections import Counter

from waldglas.core.game import Game, Position
from waldglas.games import kit_of

THERE_FROM_THE_START = "start"


def places(position: Position) -> list[int | None]:
    """Where each seat came in; none for a seat that does not score."""
    winners, scores = position.winners(), position.scores()
    came_in = [(seat in winners, score if seat not in winners else 0.0) for seat, score in enumerate(scores)]
    scoring = [seat for seat in range(position.seats) if position.breakdown(seat)]
    return [
        1 + sum(came_in[other] > came_in[seat] for other in scoring) if seat in scoring else None
        for seat in range(position.seats)
    ]


def built_by(game: Game, position: Position, seat: int) -> dict[str, int]:
    """How many of each building a seat has, by the facts' ids; empty for a game that tells nothing of them."""
    kit = kit_of(game)
    if not kit.buildings:
        return {}
    entries = game.facts.section(kit.buildings)
    counted = {slug for slug, entry in entries.items() if entry.get("kind") != THERE_FROM_THE_START}
    return dict(Counter(slug for slug in kit.built(position.observe(None), seat) if slug in counted))
