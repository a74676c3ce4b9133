"""The command `waldglas`: its subcommands, and how it ends."""

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from types import ModuleType
from typing import Any, NoReturn

import click

from waldglas import __version__
from waldglas.build import compiled
from waldglas.cli.help import Group, option
from waldglas.cli.usage import wrong_usage
from waldglas.core.errors import WaldglasError, WrongUsage
from waldglas.core.message import Message
from waldglas.language import ENGLISH, languages, matching, spoken, wanted_by

DONE, FAILED, WRONG_USAGE = 0, 1, 2

# Where each command is; it is loaded when it is called.
COMMANDS = {
    "games": "lists",
    "serve": "serve",
    "upgrade": "upgrade",
    "backup": "backup",
    "restore": "backup",
    "admin": "admin",
    "play": "play",
    "simulate": "simulate",
    "arena": "arena",
    "report": "report",
    "dataset": "dataset",
    "replay": "replay",
    "verify": "replay",
    "analyse": "analyse",
    "show": "position",
    "hint": "position",
    "rules": "lists",
    "facts": "lists",
    "conformance": "conformance",
}


def module_of(command: str) -> ModuleType:
    return import_module(f"waldglas.cli.{COMMANDS[command]}")


class Commands(Group):
    """Ends with one clear line on standard error when something is wrong, never with a traceback."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(module_of(name), name)
        return command

    def help_of(self, name: str) -> str:
        return f"cli-{name}"

    def make_context(self, *args: Any, **extra: Any) -> click.Context:
        spoken.set(wanted_by())
        return super().make_context(*args, **extra)

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra |= {"standalone_mode": False, "prog_name": "waldglas"}
        sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: PTH123, SIM115 - closed by whoever called
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        try:
            ended = super().main(*args, **extra)
            sys.stdout.flush()
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            sys.exit(WRONG_USAGE)
        except click.UsageError as error:
            meant = wrong_usage(error)
            fail(told(meant) if meant else error.format_message(), WRONG_USAGE)
        except WaldglasError as error:
            fail(str(error), WRONG_USAGE if isinstance(error, WrongUsage) else FAILED)
        except click.Abort:
            click.echo(err=True)
            sys.exit(FAILED)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(FAILED)
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error), FAILED)
        sys.exit(ended if isinstance(ended, int) else DONE)


def fail(message: str, code: int) -> NoReturn:
    click.echo(told(Message("cli-error", {"message": " ".join(message.split())})), err=True)
    sys.exit(code)


def told(message: Message) -> str:
    from waldglas.words import tell  # noqa: PLC0415 - loaded when something is said

    return tell(message)


def version() -> str:
    return f"waldglas {__version__} ({'compiled' if compiled() else 'interpreted'})"


def print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(version())
        context.exit()


def choose_language(_: click.Context, __: click.Parameter, wanted: str | None) -> None:
    """Speaks the language that was asked for; where there are no words for it, says so and goes on as before."""
    if wanted is None:
        return
    found = matching(wanted)
    if found is None:
        unknown = Message("cli-unknown-language", {"language": wanted, "languages": languages()})
        click.echo(told(unknown), err=True)
    spoken.set(found or ENGLISH)


@click.group(
    cls=Commands,
    invoke_without_command=True,
    help="cli-waldglas",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@option(
    "--lang", is_eager=True, expose_value=False, callback=choose_language, metavar="cli-word-language", help="cli-lang"
)
@option("--version", is_flag=True, expose_value=False, callback=print_version, help="cli-version")
@click.pass_context
def main(context: click.Context) -> None:
    if context.invoked_subcommand is None:
        context.invoke(module_of("serve").serve, open_browser=True)
