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
from waldglas.core.errors import WaldglasError, WrongUsage

DONE, FAILED, WRONG_USAGE = 0, 1, 2

# Where each command is, and its line in the help; a command is loaded when it is called.
COMMANDS = {
    "games": ("lists", "The games, with their seats and options."),
    "serve": ("serve", "The table in the browser: on this machine, or for friends over a network."),
    "play": (
        "play",
        "A game of GAME in the terminal: alone, against bots, or several people at one keyboard.",
    ),
    "simulate": ("simulate", "Lets bots play many games of GAME and adds them up."),
    "arena": (
        "arena",
        "Lets bots play a league of GAME: every line-up plays the same deals, in turned seats.",
    ),
    "report": (
        "report",
        "A page of figures and pictures about the league in DIR: one file, to be opened in any browser.",
    ),
    "replay": ("replay", "Plays the record in FILE again."),
    "analyse": ("analyse", "Judges every choice of the finished game in FILE, and shows where it turned."),
    "rules": (
        "lists",
        "The rules of a GAME in our own words; with WORDS, those that speak of all of them.",
    ),
    "facts": ("lists", "What the box of a GAME prints, as far as it is known, and how it is known."),
}


def module_of(command: str) -> ModuleType:
    return import_module(f"waldglas.cli.{COMMANDS[command][0]}")


class Commands(click.Group):
    """Ends with one clear line on standard error when something is wrong, never with a traceback."""

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = getattr(module_of(name), name)
        return command

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, line) for name, (_, line) in COMMANDS.items()])

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra |= {"standalone_mode": False, "prog_name": "waldglas"}
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        try:
            ended = super().main(*args, **extra)
            sys.stdout.flush()
        except click.ClickException as error:
            fail(error.format_message(), error.exit_code)
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
    click.echo("Error: " + " ".join(message.split()), err=True)
    sys.exit(code)


def version() -> str:
    return f"waldglas {__version__} ({'compiled' if compiled() else 'interpreted'})"


def print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(version())
        context.exit()


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--version", is_flag=True, expose_value=False, callback=print_version, help="The version and the build.")
@click.pass_context
def main(context: click.Context) -> None:
    """Board games about forests, glass and coal. Without a command: the table in the browser."""
    if context.invoked_subcommand is None:
        context.invoke(module_of("serve").serve, open_browser=True)
