"""What --help says: the help of commands and options is an id, and the words stand in the catalogue."""

from collections.abc import Callable
from copy import copy
from functools import cache, partial
from typing import Any

import click
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from waldglas.core.message import Message
from waldglas.language import CATALOGUES, ENGLISH, spoken


class Command(click.Command):
    """A command whose help takes some values, such as the names of the bots."""

    def __init__(self, *args: Any, values: dict[str, object], **extra: Any) -> None:
        super().__init__(*args, **extra)
        self.values = values

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        said = copy(self)
        said.help = in_words(self.help, context)
        super(Command, said).format_help_text(context, formatter)


class Option(click.Option):
    def get_help_record(self, context: click.Context) -> tuple[str, str] | None:
        said = copy(self)
        said.help = in_words(self.help, context)
        return super(Option, said).get_help_record(context)


option = partial(click.option, cls=Option)


def command(help: str, **values: object) -> Callable[[Callable[..., Any]], click.Command]:
    return click.command(cls=Command, help=help, values=values)


def in_words(help: str | None, context: click.Context) -> str:
    """The words for an id; those of the group are plain, and said at once."""
    if not isinstance(context.command, Command):
        return plain_words(spoken.get())[help or ""]
    from waldglas.words import tell  # noqa: PLC0415 - takes longer to load than the help of the group to print

    return tell(Message(help or "", context.command.values))


@cache
def plain_words(language: str) -> dict[str, str]:
    """What the command line says without values, read without making a catalogue of it."""
    words = {} if language == ENGLISH else plain_words(ENGLISH)
    file = CATALOGUES / language / "cli.ftl"
    resource = FluentParser().parse(file.read_text(encoding="utf-8") if file.exists() else "")
    own = {entry.id.name: plain_text(entry.value) for entry in resource.body if isinstance(entry, ftl.Message)}
    return words | own


def plain_text(pattern: ftl.Pattern | None) -> str:
    parts = pattern.elements if pattern else []
    return "".join(part.value for part in parts if isinstance(part, ftl.TextElement))


class Group(click.Group):
    """Commands under one name, such as those of `admin`; what --help says of them is plain."""

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(plain_words(spoken.get())[self.help or ""])

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        words = plain_words(spoken.get())
        with formatter.section(words["cli-commands"]):
            shown = [(name, words[found.help or ""].split("\n\n")[0]) for name, found in self.commands.items()]
            formatter.write_dl(shown)
