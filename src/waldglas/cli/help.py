"""What --help says: help and placeholders of commands and options are ids, and the words stand in the catalogue."""

from collections.abc import Callable
from copy import copy
from functools import cache, partial
from typing import Any

import click
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from waldglas.cli.usage import extra_words, misused, wrong_value
from waldglas.core.errors import WrongUsage
from waldglas.core.message import Message
from waldglas.language import CATALOGUES, ENGLISH, spoken

# What stands for a value that has no name of its own, by its type.
PLACEHOLDERS: dict[type[click.ParamType[Any]], str] = {
    click.IntRange: "cli-word-number",
    click.FloatRange: "cli-word-number",
    click.Path: "cli-word-path",
}
BARE = "cli-word-text"


class Checked(click.Parameter):
    """Says in our words what is wrong with a value."""

    def type_cast_value(self, context: click.Context, value: Any) -> Any:
        try:
            return super().type_cast_value(context, value)
        except click.BadParameter as error:
            raise WrongUsage(wrong_value(self, value, context)) from error


class Option(Checked, click.Option):
    def get_help_record(self, context: click.Context) -> tuple[str, str] | None:
        said = copy(self)
        said.help = in_words(self.help, context)
        names, words = super(Option, said).get_help_record(context) or ("", "")
        notes = self.notes(context)
        return names, f"{words}  [{'; '.join(notes)}]" if notes else words

    def notes(self, context: click.Context) -> list[str]:
        """The default of an option, whether it must be given, and what numbers it takes."""
        known = super().get_help_extra(context)
        default = f"{plain('cli-default-value')} {known['default']}" if "default" in known else ""
        required = plain("cli-required") if "required" in known else ""
        return [note for note in (default, known.get("range", ""), required) if note]

    def get_help_extra(self, context: click.Context) -> Any:
        return {}

    def make_metavar(self, ctx: click.Context) -> str:
        if isinstance(self.type, click.Choice):
            return super().make_metavar(ctx)
        return plain(self.metavar or PLACEHOLDERS.get(type(self.type), BARE))


class Argument(Checked, click.Argument):
    def make_metavar(self, ctx: click.Context) -> str:
        word = plain(self.metavar or BARE)
        return (word if self.required else f"[{word}]") + ("..." if self.nargs != 1 else "")


class Spoken(click.Command):
    """A command that says nothing in click's own words."""

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(context, args)
        except click.BadOptionUsage as error:
            raise WrongUsage(misused(error, self, context)) from error

    def format_usage(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, pieces, f"{plain('cli-usage')} ")

    def collect_usage_pieces(self, context: click.Context) -> list[str]:
        values = [piece for param in self.get_params(context) for piece in param.get_usage_pieces(context)]
        return [plain("cli-word-options"), *values]

    def format_options(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(context) if isinstance(param, click.Option)]
        records = [option.get_help_record(context) for option in options]
        with formatter.section(plain("cli-options")):
            formatter.write_dl([record for record in records if record])

    def get_help_option(self, context: click.Context) -> click.Option | None:
        found = super().get_help_option(context)
        if found is not None:
            found.help = plain("cli-help")
        return found


class Command(Spoken):
    """A command whose help takes some values, such as the names of the bots."""

    def __init__(self, *args: Any, values: dict[str, object], **extra: Any) -> None:
        super().__init__(*args, **extra)
        self.values = values

    def parse_args(self, context: click.Context, args: list[str]) -> list[str]:
        context.allow_extra_args = True
        left = super().parse_args(context, args)
        if left:
            raise WrongUsage(extra_words(left, context))
        return left

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        said = copy(self)
        said.help = in_words(self.help, context)
        super(Command, said).format_help_text(context, formatter)


class Group(Spoken, click.Group):
    """Commands under one name, such as those of `admin`; what --help says of them is plain."""

    def collect_usage_pieces(self, context: click.Context) -> list[str]:
        return [*super().collect_usage_pieces(context), plain("cli-word-command")]

    def format_help_text(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(plain(self.help or ""))

    def format_options(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(context, formatter)
        with formatter.section(plain("cli-commands")):
            shown = [(name, plain(self.help_of(name)).split("\n\n")[0]) for name in self.list_commands(context)]
            formatter.write_dl(shown)

    def list_commands(self, context: click.Context) -> list[str]:
        return list(self.commands)

    def help_of(self, name: str) -> str:
        return self.commands[name].help or ""


option = partial(click.option, cls=Option)
argument = partial(click.argument, cls=Argument)


def command(help: str, **values: object) -> Callable[[Callable[..., Any]], click.Command]:
    return click.command(cls=Command, help=help, values=values)


def in_words(help: str | None, context: click.Context) -> str:
    """The words for an id; those of the group are plain, and said at once."""
    if not isinstance(context.command, Command):
        return plain(help or "")
    from waldglas.words import tell  # noqa: PLC0415 - takes longer to load than the help of the group to print

    return tell(Message(help or "", context.command.values))


def plain(id: str) -> str:
    return plain_words(spoken.get())[id]


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
