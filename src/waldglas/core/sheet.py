"""What learners read of many positions, in packed memory: a row of numbers and a row of marks for each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from waldglas.core.packed import NOTHING

UNKNOWN: Final = 0x3EDC_BA98_7654_3210  # no part is packed into this number; a larger one would be no machine word


class Sheet:
    """Rows that stay: what a row says already is not written again.

    `known` holds for each row the packed numbers that its parts were last written from.
    """

    def __init__(self, rows: int, size: int, words: int, choices: int) -> None:
        self.rows: i64 = rows
        self.size: i64 = size
        self.words: i64 = words
        self.choices: i64 = choices
        self.numbers = vec[i32]([0] * (rows * size))
        self.known = vec[i64]([UNKNOWN] * (rows * words))
        self.marks = vec[u8]([0] * (rows * choices))
        self.marked = vec[vec[i64]]([NOTHING] * rows)
        self.touched: i64 = -1  # a bit for each seat whose things may be others than the row that is written says
        self.all_numbers = memoryview(self.numbers)
        self.all_marks = memoryview(self.marks)

    def place(self, row: i64) -> i64:
        """Where the numbers of a row begin."""
        return row * self.size

    def notes(self, row: i64) -> i64:
        """Where the notes of a row begin; the first says what kind of game it is."""
        return row * self.words

    def wiped(self, row: i64, kind: i64) -> bool:
        """Whether another kind of game stood in this row; then there is nothing in it any more."""
        if not is_new(self.known, self.notes(row), kind):
            return False
        write_zeros(self.numbers, self.place(row), self.size)
        for note in range(self.notes(row) + 1, self.notes(row + 1)):
            self.known[note] = UNKNOWN
        return True

    def copy_row(self, row: i64, other: Sheet) -> None:
        """Copies the numbers of a row to the same row of another sheet."""
        copied, place = other.numbers, self.place(row)
        for number in self.numbers[place : self.place(row + 1)]:
            copied[place] = number
            place += 1

    def mark(self, row: i64, offered: vec[i64]) -> None:
        """Marks these choices and no others."""
        marks, begin = self.marks, row * self.choices
        for action in self.marked[row]:
            marks[begin + action] = 0
        for action in offered:
            marks[begin + action] = 1
        self.marked[row] = offered

    def is_marked(self, row: i64, action: i64) -> bool:
        return 0 <= action < self.choices and self.marks[row * self.choices + action] == 1


def write_flags(sheet: Sheet, at: i64, noted: i64, bits: i64, number: i64) -> bool:
    """So many flags, the lowest bit first, as far as they are others than was noted; says whether one is."""
    before, row = sheet.known[noted], sheet.numbers
    if before == bits:
        return False
    sheet.known[noted] = bits
    changed = before ^ bits
    if before == UNKNOWN:
        changed = (1 << number) - 1
    while changed:
        if changed & 1:
            row[at] = i32(bits & 1)
        changed >>= 1
        bits >>= 1
        at += 1
    return True


def write_changed(row: vec[i32], at: i64, number: i64) -> bool:
    """One number; says whether it was another before."""
    if row[at] == i32(number):
        return False
    row[at] = i32(number)
    return True


def write_numbers(row: vec[i32], at: i64, numbers: vec[i64], more: i64) -> bool:
    """Packed numbers, each so much more; says whether one of them was another before."""
    changed = False
    for number in numbers:
        if row[at] != i32(number + more):
            row[at] = i32(number + more)
            changed = True
        at += 1
    return changed


def write_zeros(row: vec[i32], at: i64, number: i64) -> None:
    for place in range(at, at + number):
        row[place] = 0


def is_new(known: vec[i64], key: i64, value: i64) -> bool:
    """Whether a part was last written from another value; this one is noted."""
    if known[key] == value:
        return False
    known[key] = value
    return True
