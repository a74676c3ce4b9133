"""A league: which bots meet, in which seats, and by which deals.

Every line-up of the league plays every deal once in each of its rotations, so that no bot is helped by a seat or by the
cards. A line-up holds as many bots as there are seats, each as often as any other or once more.
"""

from collections.abc import Collection
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from waldglas import __version__
from waldglas.bots import check_bot
from waldglas.bots.faults import UNLIMITED, Limits
from waldglas.core.errors import WrongUsage
from waldglas.core.facts import Entries
from waldglas.core.game import Game
from waldglas.core.message import Message
from waldglas.core.record import Record
from waldglas.core.rng import game_seed
from waldglas.games import load_game

FORMAT = 1


class BadLeague(WrongUsage):
    pass


@dataclass(frozen=True)
class Pairing:
    """One match of a league: a deal, and which bot sits where."""

    match: int
    deal: int
    line_up: list[str]
    rotation: int

    def seating(self) -> list[str]:
        return self.line_up[self.rotation :] + self.line_up[: self.rotation]


@dataclass(frozen=True)
class League:
    """What is to be played: everything that a worker needs, and nothing that it cannot be sent."""

    slug: str
    corrections: Entries
    bots: list[str]
    seats: int
    options: dict[str, str]
    games: int  # of each line-up, at least
    seed: int
    limits: Limits = UNLIMITED

    def check(self, makers: Collection[str] = ()) -> None:
        """Refuses what cannot be played; these bots are there already."""
        for name in self.bots:
            if name not in makers:
                check_bot(name)
            if self.bots.count(name) > 1:
                raise BadLeague(Message("error-bot-twice", {"bot": name, "times": self.bots.count(name)}))
        self.game().settings(self.seats, self.options)

    def game(self) -> Game:
        return load_game(self.slug, self.corrections)

    def line_ups(self) -> list[list[str]]:
        full, rest = divmod(self.seats, len(self.bots))
        return [self.bots * full + list(more) for more in combinations(self.bots, rest)]

    def rotations(self) -> int:
        """How many seatings of a line-up differ; the same for all line-ups of a league."""
        return self.seats if self.seats % len(self.bots) else len(self.bots)

    def deals(self) -> int:
        return -(-self.games // self.rotations())

    def matches(self) -> int:
        return self.deals() * len(self.line_ups()) * self.rotations()

    def pairing(self, match: int) -> Pairing:
        """The match of this number, from 1; those of a deal follow each other."""
        line_ups = self.line_ups()
        rest, rotation = divmod(match - 1, self.rotations())
        deal, line_up = divmod(rest, len(line_ups))
        return Pairing(match, deal + 1, line_ups[line_up], rotation)

    def record(self, game: Game, pairing: Pairing) -> Record:
        return Record(game, self.seats, self.options, game_seed(self.seed, pairing.deal))

    def plan(self) -> dict[str, Any]:
        """All that decides what a league comes to, in plain data."""
        game = self.game()
        return {
            "format": FORMAT,
            "waldglas": __version__,
            "game": self.slug,
            "rules_version": game.rules_version,
            "facts": game.facts.digest(),
            "changed_facts": self.corrections,
            "bots": self.bots,
            "seats": self.seats,
            "options": game.settings(self.seats, self.options),
            "games": self.games,
            "seed": self.seed,
            "matches": self.matches(),
        } | ({"limits": asdict(self.limits)} if self.limits.given() else {})


def league_from(plan: dict[str, Any]) -> League:
    """The league of a plan that was kept."""
    try:
        return League(
            slug=plan["game"],
            corrections=plan["changed_facts"],
            bots=plan["bots"],
            seats=plan["seats"],
            options=plan["options"],
            games=plan["games"],
            seed=plan["seed"],
            limits=Limits(**plan.get("limits", {})),
        )
    except KeyError as missing:
        raise BadLeague(Message("error-plan-lacks", {"field": str(missing.args[0])})) from None
