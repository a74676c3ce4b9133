"""Haspelknecht as a game of the house."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from waldglas.core.errors import BadOption
from waldglas.core.facts import Entries, load
from waldglas.core.game import Game, Position
from waldglas.core.journal import Event
from waldglas.core.layout import Part
from waldglas.core.message import Message
from waldglas.core.options import Flag, Option, OptionValues, Reading
from waldglas.core.rng import seeded
from waldglas.core.sheet import Sheet
from waldglas.core.types import Action, Seat
from waldglas.games.haspelknecht.rules import messages
from waldglas.games.haspelknecht.rules.actions import haspelknecht_alphabet
from waldglas.games.haspelknecht.rules.board import LayoutOption, Layouts
from waldglas.games.haspelknecht.rules.facts import NONE, HaspelFacts
from waldglas.games.haspelknecht.rules.layout import observation_of
from waldglas.games.haspelknecht.rules.position import NOBODY, Agreement, Haspelknecht
from waldglas.games.haspelknecht.rules.taking import fill_pools
from waldglas.games.haspelknecht.rules.written import notes_for, write_position
from waldglas.games.haspelknecht.rules.years import NEXT_YEAR_BEGINS, TABLE

TOGETHER: Final = "together"
IN_TURN: Final = "in-turn"
OWN_TAKING: Final = "own-taking"
ANY_TAKING: Final = "any-taking"
AT_ONCE: Final = "at-once"
NEXT_PHASE: Final = "next-phase"

READINGS: Final = [
    Reading("lamp", "HK-14.12", [OWN_TAKING, ANY_TAKING], ANY_TAKING),
    Reading("pickaxe", "HK-14.3", [AT_ONCE, NEXT_PHASE], AT_ONCE),
    Reading("new-goods", "HK-8.4", ["no", "yes"], "yes"),
    Reading("late-timber", "HK-12.4", ["no", "yes"], "no"),
]


class HaspelknechtGame(Game):
    def __init__(self, corrections: Entries) -> None:
        text = (Path(__file__).parents[1] / "facts.toml").read_text(encoding="utf-8")
        self.slug = "haspelknecht"
        self.title = "Haspelknecht"
        self.fewest_seats = 2
        self.most_seats = 4
        self.rules_version = 2
        self.facts = load(text).corrected(corrections)
        self.haspel_facts = HaspelFacts(self.facts)
        self.layouts = Layouts(self.facts, self.haspel_facts)
        self.alphabet = haspelknecht_alphabet(self.haspel_facts)
        self.options = [
            LayoutOption(self.haspel_facts),
            Option("planning", [TOGETHER, IN_TURN], TOGETHER),
            Flag("buildings", False),
            Flag("farmhand", False),
            *READINGS,
        ]

    def check_settings(self, seats: int, settings: OptionValues) -> None:
        self.layouts.check(settings["layout"], seats)
        self.check_start(settings, self.layouts.always_there(settings["layout"], seats))

    def advice(self, seats: int, settings: OptionValues) -> Message | None:
        return self.layouts.advice(settings["layout"], seats)

    def check_start(self, settings: OptionValues, always_there: int) -> None:
        """HK-18.8, HK-18.9: nobody begins with what the board is sure to offer."""
        facts = self.haspel_facts
        buildings = [development.number for development in facts.developments if development.building != NONE]
        if settings["buildings"] == "yes" and all(always_there >> number & 1 for number in buildings):
            raise BadOption(Message("refused-buildings"), option="buildings")
        if settings["farmhand"] == "yes" and always_there >> facts.pickaxe & 1:
            raise BadOption(Message("refused-farmhand"), option="farmhand")

    def make_observation(self, seats: int) -> Part:
        return observation_of(list(self.facts.section("development")), seats)

    def noted(self, seats: int) -> int:
        return notes_for(seats)

    def write_row(self, position: Position, seat: Seat, sheet: Sheet, row: i64) -> None:
        assert isinstance(position, Haspelknecht)
        write_position(position, seat, sheet, row)

    def begin(self, seats: int, settings: OptionValues, seed: int, journal: bool) -> Haspelknecht:
        order = list(range(seats))
        seeded(seed, "order").shuffle(order)
        position = Haspelknecht(self.agree(seats, settings, seed))
        position.prepare_agenda(seats, self.alphabet, TABLE, journal)
        position.prepare(order, seeded(seed, "bag"))
        fill_pools(position)
        position.then(NOBODY, NEXT_YEAR_BEGINS)
        position.proceed()
        return position

    def agree(self, seats: int, settings: OptionValues, seed: int) -> Agreement:
        board = self.layouts.lay(settings["layout"], seats, seeded(seed, "layout"))
        agreement = Agreement(self.haspel_facts, board)
        agreement.plan_in_turn = settings["planning"] == IN_TURN
        agreement.lamp_before_any = settings["lamp"] == ANY_TAKING
        agreement.new_goods_pay = settings["new-goods"] == "yes"
        agreement.pickaxe_at_once = settings["pickaxe"] == AT_ONCE
        agreement.tunnel_wood_later = settings["late-timber"] == "yes"
        agreement.start_buildings = settings["buildings"] == "yes"
        agreement.start_farmhand = settings["farmhand"] == "yes"
        return agreement

    def label(self, action: Action) -> Message:
        self.alphabet.check(action)
        return messages.label(self.haspel_facts, action)

    def describe(self, event: Event) -> Message:
        return messages.describe(self.haspel_facts, event)
