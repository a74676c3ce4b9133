"""Wrong usage of a command, as messages: what click found, to be said in the words of the catalogue."""

from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

from waldglas.core.message import Message


def wrong_usage(error: click.UsageError) -> Message | None:
    """What an error of click's means; None for what no command of ours can bring about."""
    assert error.ctx is not None
    more = help_for(error.ctx)
    if isinstance(error, click.NoSuchOption):
        near = list[object](error.possibilities or [])
        return Message(
            "cli-no-such-option", {"name": error.option_name, "near": near, "found": len(near), "help": more}
        )
    if isinstance(error, click.exceptions.NoSuchCommand):
        assert isinstance(error.ctx.command, click.Group)
        near = list(get_close_matches(error.command_name, error.ctx.command.list_commands(error.ctx)))
        return Message(
            "cli-no-such-command", {"name": error.command_name, "near": near, "found": len(near), "help": more}
        )
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return Message("cli-missing", {"name": name_of(error.param, error.ctx), "help": more})
    return Message("cli-missing-command", {"help": more}) if isinstance(error.ctx.command, click.Group) else None


def misused(error: click.BadOptionUsage, command: click.Command, context: click.Context) -> Message:
    """An option without its value, or a switch with one."""
    name = error.option_name
    switches = [
        switch
        for param in command.get_params(context)
        if isinstance(param, click.Option) and param.is_flag
        for switch in (*param.opts, *param.secondary_opts)
    ]
    return Message("cli-takes-no-value" if name in switches else "cli-needs-value", {"name": name})


def extra_words(words: list[str], context: click.Context) -> Message:
    return Message("cli-extra-words", {"words": list[object](words), "help": help_for(context)})


def wrong_value(param: click.Parameter, value: Any, context: click.Context) -> Message:
    name, kind = name_of(param, context), param.type
    if isinstance(kind, click.Choice):
        return Message("cli-not-one-of", {"name": name, "value": str(value), "known": list[object](kind.choices)})
    if isinstance(kind, click.Path):
        return wrong_path(name, Path(value), wants_folder=not kind.file_okay)
    assert isinstance(kind, (click.IntRange, click.FloatRange))
    least, most = str(kind.min), "" if kind.max is None else str(kind.max)
    bounded = "no" if kind.max is None else "yes"
    whole = "yes" if isinstance(kind, click.IntRange) else "no"
    return Message(
        "cli-not-a-number",
        {"name": name, "value": str(value), "least": least, "most": most, "bounded": bounded, "whole": whole},
    )


def wrong_path(name: str, path: Path, wants_folder: bool) -> Message:
    if not path.exists():
        return Message("cli-no-file", {"name": name, "path": str(path)})
    if path.is_dir() != wants_folder:
        kind = "folder" if wants_folder else "file"
        return Message("cli-other-path", {"name": name, "path": str(path), "kind": kind})
    return Message("cli-not-readable", {"name": name, "path": str(path)})


def name_of(param: click.Parameter, context: click.Context) -> str:
    return param.opts[0] if isinstance(param, click.Option) else param.make_metavar(context).strip("[].")


def help_for(context: click.Context) -> str:
    return f"{context.command_path} --help"
