"""Learned weights in a file: a header that says what they are and how they were made, then the numbers.

    waldglas weights 1
    game: glass-road
    table: alone
    ...
    (an empty line, then the numbers, little-endian and deflated)

A table has a row for each stage of a game and a column for each feature. Its layout says what rows and columns stand
for; a table that was learned with another layout is refused.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Final

from librt.vecs import vec

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message

FORMAT: Final = "waldglas weights"
VERSION: Final = "1"
BYTE: Final = "uint8"  # around ZERO
SHORT: Final = "int16"
FULL: Final = "float32"
SIZES: Final = {BYTE: 1, SHORT: 2, FULL: 4}
ZERO: Final = 128
LARGEST: Final = {BYTE: 127, SHORT: 32767}
NEEDED: Final = ["game", "table", "layout", "rows", "features", "numbers", "unit"]
END_OF_HEADER: Final = b"\n\n"
DIGITS: Final = 16


class BadWeights(WaldglasError):
    """A file of weights that cannot be used."""


class DamagedWeights(BadWeights):
    pass


class OtherFormat(BadWeights):
    pass


class OtherLayout(BadWeights):
    pass


class Layout:
    """What a table's rows and columns stand for: the stages, and where each group of features begins."""

    def __init__(self, stages: list[str], groups: dict[str, int], features: int) -> None:
        self.stages: Final = stages
        self.groups: Final = groups
        self.features: Final = features

    def digest(self) -> str:
        lines = [f"stage {stage}" for stage in self.stages]
        lines += [f"group {name} {begin}" for name, begin in self.groups.items()]
        text = "\n".join([*lines, f"features {self.features}"])
        return sha256(text.encode()).hexdigest()[:DIGITS]


class Weights:
    """The header of a file, and its numbers: each is worth so many units of a point."""

    def __init__(self, header: dict[str, str], packed: bytes) -> None:
        self.header: Final = header
        self.packed: Final = packed  # little-endian

    def unit(self) -> float:
        up, down = fraction(self.header["unit"])
        return up / down

    def rows(self) -> list[vec[float]]:
        """The weights in points, a row for each stage."""
        numbers = self.numbers()
        up, down = fraction(self.header["unit"])
        features = int(self.header["features"])
        return [
            vec[float]([number * up / down for number in numbers[first : first + features]])
            for first in range(0, len(numbers), features)
        ]

    def numbers(self) -> list[float]:
        kind = self.header["numbers"]
        if kind == BYTE:
            return [float(number - ZERO) for number in self.packed]
        return shorts(self.packed) if kind == SHORT else floats(self.packed)


def shorts(packed: bytes) -> list[float]:
    stored = array("h")
    stored.frombytes(packed)
    if sys.byteorder == "big":
        stored.byteswap()
    return [float(number) for number in stored]


def floats(packed: bytes) -> list[float]:
    stored = array("f")
    stored.frombytes(packed)
    if sys.byteorder == "big":
        stored.byteswap()
    return list(stored)


def fraction(text: str) -> tuple[float, float]:
    """A unit is written as a number or, where that is no exact one, as a fraction."""
    up, _, down = text.partition("/")
    return float(up), float(down or "1")


def load_weights(file: Path, game: str, table: str, layout: Layout) -> Weights:
    """The weights in a file, which must be just these."""
    weights = read_weights(file)
    header = weights.header
    if header["game"] != game:
        other = header["game"]
        raise OtherLayout(
            Message("error-weights-other-game", {"file": file.name, "game": game, "table": table, "found": other})
        )
    if header["layout"] != layout.digest() or int(header["features"]) != layout.features:
        learned, now = header["layout"], layout.digest()
        raise OtherLayout(
            Message(
                "error-weights-other-layout",
                {"file": file.name, "game": game, "table": table, "learned": learned, "now": now},
            )
        )
    return weights


def read_weights(file: Path) -> Weights:
    """Whatever a file of weights holds, if the file is whole."""
    data = file.read_bytes()
    head, end, body = data.partition(END_OF_HEADER)
    header = read_header(file, head)
    missing = [name for name in NEEDED if name not in header]
    if missing or not end or header["numbers"] not in SIZES:
        raise damaged(file)
    try:
        packed = zlib.decompress(body)
    except zlib.error:
        raise damaged(file) from None
    if len(packed) != int(header["rows"]) * int(header["features"]) * SIZES[header["numbers"]]:
        raise damaged(file)
    return Weights(header, packed)


def damaged(file: Path) -> DamagedWeights:
    return DamagedWeights(Message("error-weights-damaged", {"file": file.name}))


def read_header(file: Path, head: bytes) -> dict[str, str]:
    first, *lines = head.decode(errors="replace").split("\n")
    if not first.startswith(f"{FORMAT} "):
        raise DamagedWeights(Message("error-no-weights", {"file": file.name, "line": f"{FORMAT} {VERSION}"}))
    if first != f"{FORMAT} {VERSION}":
        version = first.removeprefix(f"{FORMAT} ")
        ours = str(VERSION)
        raise OtherFormat(Message("error-weights-other-format", {"file": file.name, "found": version, "ours": ours}))
    pairs = [line.partition(": ") for line in lines]
    return {name: text for name, _, text in pairs}


def write_weights(file: Path, header: dict[str, str], layout: Layout, rows: list[vec[float]]) -> None:
    """Rounds the weights to whole units of the header's kind of numbers; a few that are too large are cut off."""
    kind = header["numbers"]
    shape = {"layout": layout.digest(), "rows": str(len(rows)), "features": str(layout.features)}
    lines = [f"{FORMAT} {VERSION}", *[f"{name}: {text}" for name, text in (header | shape).items()]]
    stored = in_full(rows) if kind == FULL else in_units(rows, kind, header["unit"])
    file.write_bytes("\n".join(lines).encode() + END_OF_HEADER + zlib.compress(stored, 9))


def in_full(rows: list[vec[float]]) -> bytes:
    stored = array("f", [weight for row in rows for weight in row])
    if sys.byteorder == "big":
        stored.byteswap()
    return stored.tobytes()


def in_units(rows: list[vec[float]], kind: str, unit: str) -> bytes:
    up, down = fraction(unit)
    largest = LARGEST[kind]
    zero = ZERO if kind == BYTE else 0
    numbers = [zero + max(-largest, min(largest, round(weight * down / up))) for row in rows for weight in row]
    stored = array("B" if kind == BYTE else "h", numbers)
    if sys.byteorder == "big":
        stored.byteswap()
    return stored.tobytes()


def unit_for(rows: list[vec[float]], kind: str, share: float) -> float:
    """The unit with which this share of the weights that are used is not cut off."""
    used = sorted(abs(weight) for row in rows for weight in row if weight)
    return used[int(share * (len(used) - 1))] / LARGEST[kind] if used else 1.0


def knot_share(knots: list[int], number: int) -> tuple[int, float]:
    """The knot at or before a number, and how far it is from there to the next one."""
    knot = 0
    while knot + 2 < len(knots) and knots[knot + 1] <= number:
        knot += 1
    return knot, (number - knots[knot]) / (knots[knot + 1] - knots[knot])
