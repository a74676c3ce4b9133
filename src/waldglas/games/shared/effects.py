"""What the effects of Glass Road and Black Forest have in common: what is paid, gained and counted."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from waldglas.core.checks import refused


class Amount:
    """So many of a good, an animal, a tile."""

    def __init__(self, what: i64, number: i64) -> None:
        self.what: Final[i64] = what
        self.number: Final[i64] = number


def check_trade(where: str, row: dict[str, Any]) -> None:
    """A trade that can be made at any time gives nothing that it takes."""
    taken, given = row.get("pay", {}), {**row.get("gain", {}), **row.get("gain_one", {})}
    if any(good in given for good in taken):
        raise refused("facts-same-good", where)
