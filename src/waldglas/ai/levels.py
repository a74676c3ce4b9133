"""The named settings of the search, and budgets given by hand."""

import re
from dataclasses import dataclass

from waldglas.core.alphabet import shortened
from waldglas.core.errors import WrongUsage
from waldglas.core.message import Message

WALKS_A_FUTURE = 100  # keeping one more future costs about as much as so many walks, or so much time
MILLISECONDS_A_FUTURE = 7
BUDGET = re.compile(r"search:([1-9]\d{0,6})(ms)?")


class BadBudget(WrongUsage):
    pass


@dataclass(frozen=True)
class Level:
    """How long a turn is thought about: so many walks down the tree or so many milliseconds, whichever ends first."""

    walks: int
    milliseconds: int | None = None
    breadth: int = 0  # how many futures it keeps where a game can be planned to its end
    slips: float = 0.0  # how often it takes a choice that only looks good at first sight


LEVELS = {
    "easy": Level(walks=24, milliseconds=500, slips=0.35),
    "medium": Level(walks=1_500, milliseconds=1_000, breadth=30),
    "strong": Level(walks=1_000_000, milliseconds=2_800, breadth=400),
}


def is_budget(name: str) -> bool:
    return name.startswith("search:")


def level_named(name: str) -> Level:
    """One of the levels, or a budget such as search:5000 (walks a turn) or search:800ms."""
    if name in LEVELS:
        return LEVELS[name]
    budget = BUDGET.fullmatch(name)
    if budget is None:
        raise BadBudget(Message("error-budget", {"name": shortened(name)}))
    amount, unit = budget.groups()
    if unit:
        return Level(walks=1_000_000_000, milliseconds=int(amount), breadth=int(amount) // MILLISECONDS_A_FUTURE)
    return Level(walks=int(amount), breadth=int(amount) // WALKS_A_FUTURE)
