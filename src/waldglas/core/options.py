"""Typed options of a game, with their defaults; what they mean stands in the game's catalogue."""

from __future__ import annotations

from typing import Final

from waldglas.core.alphabet import shortened
from waldglas.core.errors import BadOption
from waldglas.core.message import Message

OptionValues = dict[str, str]

BETWEEN: Final = "+"  # several words in one value


class Option:
    """An option that takes one of a few words; some defaults depend on the number of seats."""

    def __init__(
        self,
        name: str,
        values: list[str],
        default: str,
        defaults_by_seats: dict[int, str] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.defaults_by_seats = defaults_by_seats or {}
        self.example = ""  # of what may be written instead of one of the words

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.default!r} by default)"

    def default_for(self, seats: int) -> str:
        return self.defaults_by_seats.get(seats, self.default)

    def checked(self, value: str) -> str:
        if value not in self.values:
            why = Message("error-option-word", {"option": self.name, "values": self.values, "value": shortened(value)})
            raise BadOption(why, option=self.name)
        return value


class Flag(Option):
    """An option that is on or off."""

    def __init__(self, name: str, default: bool) -> None:
        super().__init__(name, ["yes", "no"], "yes" if default else "no")


class Number(Option):
    """An option that takes a whole number."""

    def __init__(self, name: str, least: int, most: int, default: int) -> None:
        super().__init__(name, [], str(default))
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


class Reading(Option):
    """A rule that the rulebook leaves open; each of its values is a way to read it."""

    def __init__(self, name: str, rule: str, values: list[str], default: str) -> None:
        super().__init__(name, values, default)
        self.rule = rule


def complete(slug: str, options: list[Option], given: dict[str, str], seats: int) -> OptionValues:
    """What was given, checked, and completed by the defaults, in the order of the options."""
    settings: OptionValues = {}
    for option in options:
        settings[option.name] = option.default_for(seats)
    for name in given:
        if name not in settings:
            known = list(settings)
            why = Message(
                "error-no-option", {"game": slug, "name": shortened(name), "options": known, "count": len(known)}
            )
            raise BadOption(why)
    for option in options:
        if option.name in given:
            settings[option.name] = check(option, given[option.name])
    return settings


def check(option: Option, value: str) -> str:
    """The value as the option writes it; an error that does not say so yet is about this option."""
    try:
        return option.checked(value)
    except BadOption as error:
        error.option = error.option or option.name
        raise
