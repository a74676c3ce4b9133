"""Haspelknecht as a game of the house."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from waldglas.core.errors import BadOption
from waldglas.core.facts import Entries, load
from waldglas.core.game import Game
from waldglas.core.journal import Event
from waldglas.core.message import Message
from waldglas.core.options import Flag, Option, OptionValues, Reading
from waldglas.core.rng import seeded
from waldglas.core.types import Action
from waldglas.games.haspelknecht.rules import messages
from waldglas.games.haspelknecht.rules.actions import haspelknecht_alphabet
from waldglas.games.haspelknecht.rules.board import LayoutOption, Layouts
from waldglas.games.haspelknecht.rules.developing import equip
from waldglas.games.haspelknecht.rules.facts import NONE, HaspelFacts
from waldglas.games.haspelknecht.rules.position import NOBODY, Agreement, Haspelknecht
from waldglas.games.haspelknecht.rules.taking import fill_pools
from waldglas.games.haspelknecht.rules.years import NEXT_YEAR_BEGINS

TOGETHER: Final = "together"
IN_TURN: Final = "in-turn"
OWN_TAKING: Final = "own-taking"
ANY_TAKING: Final = "any-taking"
AT_ONCE: Final = "at-once"
NEXT_PHASE: Final = "next-phase"

READINGS: Final = [
    Reading(
        "lamp",
        "HK-14.12",
        "before whose taking of disks the Oil Lamp may be used",
        {
            OWN_TAKING: "Its owner may use the lamp only when it is about to take disks itself.",
            ANY_TAKING: "Before every seat's taking, the other owners of a lamp are asked first.",
        },
        ANY_TAKING,
        "The text lets the marker be used once at any time in a later phase, and names no turn.",
    ),
    Reading(
        "pickaxe",
        "HK-14.3",
        "when the farmhand may develop after the Pickaxe was acquired",
        {
            AT_ONCE: "Disks of one colour that lie on him may pay for a development in the same phase.",
            NEXT_PHASE: "He develops from the next phase on, when he is planned as an improved farmhand.",
        },
        AT_ONCE,
        "The tile is laid on the farmhand as soon as it is acquired, and its text names no later phase.",
    ),
    Reading(
        "new-goods",
        "HK-8.4",
        "whether food and coal that came in this phase may pay for developments and Coal Sacks",
        {
            "no": "Food and coal that came in this phase pay nothing until the next planning.",
            "yes": "Food and coal pay for distances and Coal Sacks as soon as they are on the farm.",
        },
        "yes",
        "The text bars new food and coal only from paying a worker; where it names wood it speaks of the mine.",
    ),
    Reading(
        "late-timber",
        "HK-12.4",
        "whether wood goes into the tunnel only when the Pinge is exhausted",
        {
            "no": "Wood may be laid in the tunnel at any time; only its coal waits for the Pinge.",
            "yes": "No wood is laid in the tunnel before the Pinge is exhausted.",
        },
        "no",
        "The text bars only the coal of the tunnel; example 2, where the wood waits, shows one way to play.",
    ),
]


class HaspelknechtGame(Game):
    def __init__(self, corrections: Entries) -> None:
        text = (Path(__file__).parents[1] / "facts.toml").read_text(encoding="utf-8")
        self.slug = "haspelknecht"
        self.title = "Haspelknecht"
        self.about = "Farmers of the Ruhr valley dig for coal, against pit water and the lease of three winters."
        self.fewest_seats = 2
        self.most_seats = 4
        self.rules_version = 2
        self.facts = load(text).corrected(corrections)
        self.haspel_facts = HaspelFacts(self.facts)
        equip(self.haspel_facts)
        self.layouts = Layouts(self.facts, self.haspel_facts)
        self.alphabet = haspelknecht_alphabet(self.haspel_facts)
        self.options = [
            LayoutOption(self.haspel_facts),
            Option("planning", [TOGETHER, IN_TURN], TOGETHER, "all plan in secret together, or openly in turn order"),
            Flag("buildings", False, "begin with the buildings whose development is not on the board"),
            Flag("farmhand", False, "begin with the improved farmhand; for boards without the Pickaxe"),
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
            raise BadOption(Message("option-buildings"), option="buildings")
        if settings["farmhand"] == "yes" and always_there >> facts.pickaxe & 1:
            raise BadOption(Message("option-farmhand"), option="farmhand")

    def begin(self, seats: int, settings: OptionValues, seed: int, journal: bool) -> Haspelknecht:
        order = list(range(seats))
        seeded(seed, "order").shuffle(order)
        position = Haspelknecht()
        position.prepare_agenda(seats, self.alphabet, journal)
        position.prepare(self.agree(seats, settings, seed), order, seeded(seed, "bag"))
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
        return messages.label(self.haspel_facts, action)

    def describe(self, event: Event) -> Message:
        return messages.describe(self.haspel_facts, event)
