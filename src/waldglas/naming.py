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
