"""An observation as a row of whole numbers: each game says once what its observations are made of.

Every part has a fixed size. What is hidden or not there is 0, with a flag or a length before it where 0 has a meaning.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

HALVES: Final = 2  # points are written doubled, for those that count halves


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A part of an observation: how many numbers stand for it, what each is called, and how they are written."""

    def __init__(self, size: int) -> None:
        self.size = size

    def names(self, name: str) -> list[str]:
        return [name]

    def write(self, value: Any, row: list[int]) -> None:
        """Adds the numbers for this value."""
        raise NotImplementedError


class Number(Part):
    """A whole number, or one that counts in parts of `scale`."""

    def __init__(self, scale: int = 1) -> None:
        super().__init__(1)
        self.scale = scale

    def write(self, value: Any, row: list[int]) -> None:
        row.append(int(value * self.scale))


class Flag(Part):
    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: Any, row: list[int]) -> None:
        row.append(1 if value else 0)


class OneOf(Part):
    """One of these words, counted from 1; 0 for none."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(1)
        self.places = {word: place for place, word in enumerate(words, 1)}
        self.places[""] = 0

    def write(self, value: Any, row: list[int]) -> None:
        row.append(self.places[value or ""])


class SetOf(Part):
    """Which of these are there, a flag each."""

    def __init__(self, things: list[Any]) -> None:
        super().__init__(len(things))
        self.things = things

    def names(self, name: str) -> list[str]:
        return [f"{name}.{thing}" for thing in self.things]

    def write(self, value: Any, row: list[int]) -> None:
        for thing in self.things:
            row.append(1 if thing in value else 0)


class Line(Part):
    """The points of one line of a score; what it is for follows from the rest."""

    def __init__(self) -> None:
        super().__init__(1)

    def write(self, value: Any, row: list[int]) -> None:
        row.append(int(value[1] * HALVES))


class Maybe(Part):
    """A flag whether it is known, then what it is."""

    def __init__(self, part: Part) -> None:
        super().__init__(1 + part.size)
        self.part = part

    def names(self, name: str) -> list[str]:
        return [f"{name}.known", *self.part.names(name)]

    def write(self, value: Any, row: list[int]) -> None:
        row.append(0 if value is None else 1)
        if value is None:
            row.extend([0] * self.part.size)
        else:
            self.part.write(value, row)


class Places(Part):
    """Always so many of a kind, place by place."""

    def __init__(self, part: Part, number: int) -> None:
        super().__init__(number * part.size)
        self.part = part
        self.number = number

    def names(self, name: str) -> list[str]:
        return [each for place in range(self.number) for each in self.part.names(f"{name}.{place}")]

    def write(self, value: Any, row: list[int]) -> None:
        if len(value) != self.number:
            raise ValueError(f"{len(value)} instead of {self.number}")
        for each in value:
            self.part.write(each, row)


class First(Places):
    """The first ones of a list, always so many; what comes after them is left out."""

    def write(self, value: Any, row: list[int]) -> None:
        super().write(value[: self.number], row)


class Row(Part):
    """So many of a kind at most: how many there are, then each of them in its order."""

    def __init__(self, part: Part, most: int) -> None:
        super().__init__(1 + most * part.size)
        self.part = part
        self.most = most

    def names(self, name: str) -> list[str]:
        return [f"{name}.number"] + [each for place in range(self.most) for each in self.part.names(f"{name}.{place}")]

    def write(self, value: Any, row: list[int]) -> None:
        if len(value) > self.most:
            raise ValueError(f"{len(value)} instead of {self.most} at most")
        row.append(len(value))
        for each in value:
            self.part.write(each, row)
        row.extend([0] * ((self.most - len(value)) * self.part.size))


class Fields(Part):
    """Parts by name; those that are not there are 0."""

    def __init__(self, fields: dict[str, Part]) -> None:
        super().__init__(sum(part.size for part in fields.values()))
        self.fields = list(fields.items())

    def names(self, name: str) -> list[str]:
        within = f"{name}." if name else ""
        return [each for field, part in self.fields for each in part.names(within + field)]

    def write(self, value: Any, row: list[int]) -> None:
        for field, part in self.fields:
            if field in value:
                part.write(value[field], row)
            else:
                row.extend([0] * part.size)


def each_of(words: list[str], part: Part) -> Fields:
    """The same for each of these names."""
    return Fields(dict.fromkeys(words, part))


def common_fields(seats: int) -> dict[str, Part]:
    """What every game's observations begin with."""
    return {
        "seat": Number(),
        "to_act": SetOf(list(range(seats))),
        "scores": Places(Number(HALVES), seats),
        "over": Flag(),
        "winners": SetOf(list(range(seats))),
    }
