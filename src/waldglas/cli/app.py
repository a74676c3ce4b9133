"""The command `waldglas`: its subcommands, and how it ends."""

import os
import sys
from io import TextIOWrapper
from typing import Any, NoReturn

import click

from waldglas import __version__
from waldglas.ai.levels import BadBudget
from waldglas.arena.league import BadLeague
from waldglas.bots import UnknownBot
from waldglas.build import compiled
from waldglas.cli.analyse import analyse
from waldglas.cli.arena import arena
from waldglas.cli.lists import facts, games, rules
from waldglas.cli.play import play
from waldglas.cli.replay import replay
from waldglas.cli.report import report
from waldglas.cli.serve import serve
from waldglas.cli.simulate import simulate
from waldglas.core.errors import BadOption, BadSeats, UnknownGame, WaldglasError

DONE, FAILED, WRONG_USAGE = 0, 1, 2
WRONG_WORDS = (UnknownGame, UnknownBot, BadBudget, BadSeats, BadOption, BadLeague)


class Commands(click.Group):
    """Ends with one clear line on standard error when something is wrong, never with a traceback."""

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
            fail(str(error), WRONG_USAGE if isinstance(error, WRONG_WORDS) else FAILED)
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
        context.invoke(serve, open_browser=True)


for command in (games, serve, play, simulate, arena, report, replay, analyse, rules, facts):
    main.add_command(command)
