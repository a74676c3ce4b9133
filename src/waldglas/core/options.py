"""Typed options of a game, with defaults and one line of help each."""

from __future__ import annotations

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadOption
from waldglas.core.message import Message

OptionValues = dict[str, str]


class Option:
    """An option that takes one of a few words; some defaults depend on the number of seats."""

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        help: str,
        defaults_by_seats: dict[int, str] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.help = help
        self.defaults_by_seats = defaults_by_seats or {}
        self.example = ""  # of what may be written instead of one of the words

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.takes()}; {self.default} by default)"

    def default_for(self, seats: int) -> str:
        return self.defaults_by_seats.get(seats, self.default)

    def checked(self, value: str) -> str:
        if value not in self.values:
            why = Message("error-option-word", {"option": self.name, "values": self.values, "value": shortened(value)})
            raise BadOption(why, option=self.name)
        return value

    def takes(self) -> str:
        return ", ".join(self.values)


class Flag(Option):
    """An option that is on or off."""

    def __init__(self, name: str, default: bool, help: str) -> None:
        super().__init__(name, ["yes", "no"], "yes" if default else "no", help)


class Number(Option):
    """An option that takes a whole number."""

    def __init__(self, name: str, least: int, most: int, default: int, help: str) -> None:
        super().__init__(name, [], str(default), help)
        self.least = least
        self.most = most

    def checked(self, value: str) -> str:
        plain = value.isascii() and value.removeprefix("-").isdigit() and len(value) <= 9
        if not plain or not self.least <= int(value) <= self.most:
            least, most = str(self.least), str(self.most)
            why = Message(
                "error-option-number",
                {"option": self.name, "least": least, "most": most, "value": shortened(value)},
            )
            raise BadOption(why, option=self.name)
        return str(int(value))

    def takes(self) -> str:
        return f"{self.least} to {self.most}"


class Reading(Option):
    """A rule that the rulebook leaves open: what each side of it means, and why the default was chosen."""

    def __init__(self, name: str, rule: str, help: str, sides: dict[str, str], default: str, why: str) -> None:
        super().__init__(name, list(sides), default, help)
        self.rule = rule
        self.sides = sides
        self.why = why


def complete(slug: str, options: list[Option], given: dict[str, str], seats: int) -> OptionValues:
    """What was given, checked, and completed by the defaults, in the order of the options."""
    known = [option.name for option in options]
    for name in given:
        if name not in known:
            why = Message(
                "error-no-option", {"game": slug, "name": shortened(name), "options": known, "count": len(known)}
            )
            raise BadOption(why)
    settings: OptionValues = {}
    for option in options:
        value = given.get(option.name)
        settings[option.name] = option.default_for(seats) if value is None else option.checked(value)
    return settings
