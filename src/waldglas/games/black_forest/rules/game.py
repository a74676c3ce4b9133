"""Black Forest as a game of the house."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from waldglas.core.agenda import Step, StepTable
from waldglas.core.errors import BadOption
from waldglas.core.facts import Entries, load
from waldglas.core.game import Game, Position
from waldglas.core.journal import Event
from waldglas.core.layout import Part
from waldglas.core.message import Message
from waldglas.core.options import Flag, Number, OptionValues
from waldglas.core.rng import seeded
from waldglas.core.sheet import Sheet
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules import (
    action,
    anytime,
    building,
    domain,
    messages,
    payments,
    production,
    rewards,
    travel,
    turns,
)
from waldglas.games.black_forest.rules.actions import black_forest_alphabet
from waldglas.games.black_forest.rules.corrections import check_corrections
from waldglas.games.black_forest.rules.effect_steps import equip
from waldglas.games.black_forest.rules.facts import MOST_SEATS, ForestFacts
from waldglas.games.black_forest.rules.layout import observation_of
from waldglas.games.black_forest.rules.position import NOBODY, BlackForest
from waldglas.games.black_forest.rules.turns import BEGIN
from waldglas.games.black_forest.rules.woodworker import WOODWORKER_STEPS
from waldglas.games.black_forest.rules.written import notes_for, write_position

TURN_LIMIT = 100
FIXED_STEPS: Final[list[Step[Any]]] = [
    *(*production.STEPS, *payments.STEPS, *rewards.STEPS, *domain.STEPS, *building.STEPS, *WOODWORKER_STEPS),
    *(*anytime.STEPS, *action.STEPS, *travel.STEPS, *turns.STEPS),
]


class BlackForestGame(Game):
    def __init__(self, corrections: Entries) -> None:
        text = (Path(__file__).parents[1] / "facts.toml").read_text(encoding="utf-8")
        self.slug = "black-forest"
        self.title = "Black Forest"
        self.fewest_seats = 1
        self.most_seats = MOST_SEATS
        self.rules_version = 2
        plain = load(text)
        self.facts = plain.corrected(corrections)
        check_corrections(plain, self.facts)
        self.by_seats = [equipped(ForestFacts(self.facts, seats)) for seats in range(1, MOST_SEATS + 1)]
        self.alphabet = black_forest_alphabet(self.by_seats[0])
        self.options = [
            Flag("first_game", False),
            Number("turn_limit", 10, 300, TURN_LIMIT),
        ]

    def check_settings(self, seats: int, settings: OptionValues) -> None:
        if seats == 1 and settings["turn_limit"] != str(TURN_LIMIT):
            raise BadOption(Message("refused-turn-limit"), option="turn_limit")

    def make_observation(self, seats: int) -> Part:
        return observation_of(self.by_seats[seats - 1], seats)

    def noted(self, seats: int) -> int:
        return notes_for(seats)

    def write_row(self, position: Position, seat: Seat, sheet: Sheet, row: i64) -> None:
        assert isinstance(position, BlackForest)
        write_position(position, seat, sheet, row)

    def begin(self, seats: int, settings: OptionValues, seed: int, journal: bool) -> BlackForest:
        facts = self.by_seats[seats - 1]
        position = BlackForest(facts)
        position.prepare_agenda(seats, self.alphabet, facts.steps, journal)
        position.prepare(int(settings["turn_limit"]), seeded(seed, "redeal"))
        flipped = facts.flipped_first if settings["first_game"] == "yes" else facts.flipped
        position.lay_out_buildings(flipped, seeded(seed, "buildings"))
        position.deal_tradespeople(seeded(seed, "tradespeople"))
        position.shuffle_jobs(seeded(seed, "jobs"))
        position.start = seeded(seed, "start").below(seats)
        position.active = position.start
        position.then(NOBODY, BEGIN)
        position.proceed()
        return position

    def label(self, action: Action) -> Message:
        self.alphabet.check(action)
        return messages.label(self.by_seats[-1], action)

    def describe(self, event: Event) -> Message:
        return messages.describe(self.by_seats[-1], event)


def equipped(facts: ForestFacts) -> ForestFacts:
    facts.steps = StepTable([*FIXED_STEPS, *equip(facts)])
    return facts
