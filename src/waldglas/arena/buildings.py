"""What a seat has built by the end of a game: the names that a report counts."""

from collections import Counter

from waldglas.core.game import Game, Position
from waldglas.games import kit_of

THERE_FROM_THE_START = "start"


def built(game: Game, position: Position, seat: int) -> dict[str, int]:
    """How many of each building a seat has, by name; empty for a game that tells nothing of them."""
    kit = kit_of(game)
    if not kit.buildings:
        return {}
    names = {
        slug: str(entry["name"])
        for slug, entry in game.facts.section(kit.buildings).items()
        if entry.get("kind") != THERE_FROM_THE_START
    }
    return dict(Counter(names[slug] for slug in kit.built(position.observe(None), seat) if slug in names))
