"""What `arena` and `dataset` are both asked: which bots play what, how often and where."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import wraps
from pathlib import Path
from typing import Any

import click

from waldglas.arena.league import League
from waldglas.arena.play import Spread
from waldglas.bots import Limits
from waldglas.cli.common import (
    SEED,
    check_extra,
    extra,
    facts_option,
    game_argument,
    load_with_facts,
    options_option,
    progress_bar,
    read_options,
    tell_advice,
)
from waldglas.cli.help import option
from waldglas.core.message import Message
from waldglas.processes import cores
from waldglas.processes import spread as on_this_machine
from waldglas.words import tell

LOCAL, RAY = "local", "ray"
MOST_GAMES = 9_999_999


@dataclass(frozen=True)
class Asked:
    """The games that are asked for, and where they are played."""

    slug: str
    names: str
    games: int
    seats: int
    seed: int
    given: tuple[str, ...]
    facts_file: Path | None
    jobs: int | None
    place: str

    def league(self, limits: Limits) -> League:
        """Checked, and with what the rules advise against told."""
        game = load_with_facts(self.slug, self.facts_file)
        bots = [name.strip() for name in self.names.split(",")]
        options = read_options(self.given)
        league = League(self.slug, game.facts.changed, bots, self.seats, options, self.games, self.seed, limits)
        league.check()
        tell_advice(game, self.seats, league.options)
        check_extra("arena", "polars")
        return league

    def processes(self) -> int:
        """On this machine all cores unless another number was given; elsewhere 0, as many as there are."""
        return self.jobs or (cores() if self.place == LOCAL else 0)

    def spread(self) -> Spread:
        if self.place == LOCAL:
            return on_this_machine
        with extra("cluster"):
            from waldglas.arena.cluster import spread as on_a_cluster  # noqa: PLC0415 - an extra, and slow to load
        return on_a_cluster


OPTIONS = [
    game_argument,
    option("--bots", "names", required=True, help="cli-arena-bots"),
    option("--games", type=click.IntRange(1, MOST_GAMES), default=100, show_default=True, help="cli-arena-games"),
    option("--seats", type=click.IntRange(1), default=2, show_default=True, help="cli-arena-seats"),
    option("--seed", type=SEED, default=1, show_default=True, help="cli-arena-seed"),
    options_option,
    facts_option,
    option("--jobs", type=click.IntRange(1, 512), help="cli-arena-jobs"),
    option("--on", "place", type=click.Choice([LOCAL, RAY]), default=LOCAL, show_default=True, help="cli-arena-on"),
]


def league_options(command: Callable[..., None]) -> Callable[..., None]:
    """The options of any league; the command is given them as one."""
    names = [field.name for field in fields(Asked)]

    @wraps(command)
    def asked(**given: Any) -> None:
        command(Asked(**{name: given.pop(name) for name in names}), **given)

    for one in reversed(OPTIONS):
        asked = one(asked)
    return asked


@contextmanager
def progress_of(league: League, folder: Path | None, kept: Callable[[], int]) -> Iterator[Callable[[int], None]]:
    """How far the games are; who stops them is told what is kept in the folder."""
    planned = league.matches()
    try:
        with progress_bar(planned, Message("cli-games-played", {"number": planned})) as progress:
            yield progress
    except KeyboardInterrupt:
        if folder is not None:
            told = Message("cli-arena-kept", {"kept": kept(), "planned": planned, "folder": str(folder)})
            click.echo(tell(told), err=True)
        raise
