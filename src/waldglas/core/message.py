"""What is to be said, as data: an id of the catalogue and the values that go into it. Words come at the edge."""

from __future__ import annotations

from waldglas.core.types import Seat


class Thing:
    """A value that has a noun in the catalogue: a good, a building, a tile.

    What the facts know is named by its key, 'blueprint-cottage' for [blueprint.cottage], so that an owner's name for
    it is used instead.
    """

    def __init__(self, id: str) -> None:
        self.id = id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Thing({self.id!r})"

    def __reduce__(self) -> tuple[type[Thing], tuple[str]]:
        return Thing, (self.id,)


class Printed:
    """A value that stands on a thing of the box: its text, or one of its texts, in the words of whoever reads it.

    `thing` is named as a Thing is, and `field` as in the facts; `place` counts in a field that is a list.
    """

    def __init__(self, thing: str, field: str = "text", place: int = 0) -> None:
        self.thing = thing
        self.field = field
        self.place = place

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Printed) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.thing, self.field, self.place))

    def __repr__(self) -> str:
        return f"Printed({self.thing!r}, {self.field!r}, {self.place})"

    def __reduce__(self) -> tuple[type[Printed], tuple[str, str, int]]:
        return Printed, (self.thing, self.field, self.place)


class Player:
    """A value that is said by a name: whoever sits on this seat, or 'you'."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("player", self.seat))

    def __repr__(self) -> str:
        return f"Player({self.seat})"

    def __reduce__(self) -> tuple[type[Player], tuple[int]]:
        return Player, (self.seat,)


class Message:
    """Values are numbers, plain text that no language changes, things, what is printed on them, players, messages, or
    lists of these.
    """

    def __init__(self, id: str, values: dict[str, object] | None = None) -> None:
        self.id = id
        self.values: dict[str, object] = {} if values is None else values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.values.items())
        return f"Message({self.id}{': ' + values if values else ''})"

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, object]]]:
        return Message, (self.id, self.values)
