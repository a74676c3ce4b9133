"""Glass Road as a game of the house."""

from __future__ import annotations

from pathlib import Path

from waldglas.core.errors import BadOption
from waldglas.core.facts import Entries, load
from waldglas.core.game import Game
from waldglas.core.journal import Event
from waldglas.core.options import Flag, OptionValues
from waldglas.core.rng import seeded
from waldglas.games.glass_road.rules import words
from waldglas.games.glass_road.rules.actions import glass_road_alphabet
from waldglas.games.glass_road.rules.cards import equip
from waldglas.games.glass_road.rules.corrections import check_corrections
from waldglas.games.glass_road.rules.facts import Building, RoadFacts
from waldglas.games.glass_road.rules.periods import NEXT_PERIOD, fill_display
from waldglas.games.glass_road.rules.position import NOBODY, GlassRoad


class GlassRoadGame(Game):
    def __init__(self, corrections: Entries) -> None:
        text = (Path(__file__).parents[1] / "facts.toml").read_text(encoding="utf-8")
        self.slug = "glass-road"
        self.title = "Glass Road"
        self.about = "Five specialists a period, two wheels that turn by themselves, and a landscape to build on."
        self.fewest_seats = 1
        self.most_seats = 4
        self.rules_version = 1
        check_corrections(corrections)
        self.facts = load(text).corrected(corrections)
        self.road_facts = equipped(RoadFacts(self.facts, solo=False))
        self.solo_facts = equipped(RoadFacts(self.facts, solo=True))
        self.alphabet = glass_road_alphabet(self.road_facts)
        self.options = [
            Flag("introductory", False, "starred buildings first, the others when a stack runs out"),
            Flag("long", False, "five building periods instead of four (2 to 4 seats)"),
            Flag("narrow", False, "with 4 seats, rows of 4 buildings on offer instead of 5"),
        ]

    def settings(self, seats: int, options: dict[str, str]) -> OptionValues:
        settings = super().settings(seats, options)
        if settings["long"] == "yes" and seats == 1:
            raise BadOption("long=yes is for 2 to 4 seats; the solo game always has seven periods")
        if settings["narrow"] == "yes" and seats != 4:
            raise BadOption(f"narrow=yes is for 4 seats; with {seats} the rows have 4 buildings anyway")
        return settings

    def begin(self, seats: int, settings: OptionValues, seed: int, journal: bool) -> GlassRoad:
        facts = self.solo_facts if seats == 1 else self.road_facts
        columns = facts.columns[3 if settings["narrow"] == "yes" else seats]
        periods = facts.long_periods if settings["long"] == "yes" else facts.periods[seats]
        position = GlassRoad()
        position.prepare_agenda(seats, self.alphabet, journal)
        position.prepare(facts, columns, periods, settings["introductory"] == "yes", seeded(seed, "stacks"))
        fill_display(position)
        position.then(NOBODY, NEXT_PERIOD)
        position.proceed()
        return position

    def building(self, slug: str) -> Building:
        return next(building for building in self.road_facts.buildings if building.slug == slug)

    def label(self, action: int) -> str:
        return words.label(self.road_facts, action)

    def describe(self, event: Event) -> str:
        return words.describe(self.road_facts, event)


def equipped(facts: RoadFacts) -> RoadFacts:
    equip(facts)
    return facts
