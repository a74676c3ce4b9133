"""Names of players where a game speaks of seats: games know no names, so tables put them in."""

import re
from collections.abc import Sequence
from typing import Final

SEAT: Final = re.compile(r"\bseat (\d+)\b")


def with_names(words: str, names: Sequence[str], me: int | None = None) -> str:
    """'Pay a good to seat 1' becomes 'Pay a good to Berta', or '… to you' for the seat that reads it."""

    def name(found: re.Match[str]) -> str:
        seat = int(found[1])
        if seat >= len(names):
            return found[0]
        return "you" if seat == me or names[seat] == "You" else names[seat]

    return SEAT.sub(name, words)


def foretold(words: str) -> str:
    """What the log would say, as something still to come."""
    return words.replace(" wheel turned", " wheel will turn").replace(" became ", " become ")


TURNED: Final = "wheel turned"
PERSONS: Final = {"takes": "take", "builds": "build", "begins": "begin", "has": "have", "is": "are"}


def happening(words: str, seat: int, names: Sequence[str], me: int | None) -> str:
    """An event as a sentence; a wheel belongs to somebody, everything else is done by somebody."""
    told = with_names(words, names, me)
    if seat < 0:
        return f"{told}."
    if TURNED in words:
        return f"{'Your' if seat == me else f'{names[seat]}’s'} {told}."
    verb, space, rest = told.partition(" ")
    return f"You {PERSONS.get(verb, verb)}{space}{rest}." if seat == me else f"{names[seat]} {told}."
