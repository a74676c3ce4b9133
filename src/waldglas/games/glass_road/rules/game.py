"""Glass Road as a game of the house."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from waldglas.core.errors import BadOption
from waldglas.core.facts import Entries, Facts, check_open, load
from waldglas.core.game import Game, Position
from waldglas.core.journal import Event
from waldglas.core.layout import Part
from waldglas.core.message import Message
from waldglas.core.options import Flag, OptionValues, Reading
from waldglas.core.rng import seeded
from waldglas.core.sheet import Sheet
from waldglas.core.types import Action, Seat
from waldglas.games.glass_road.rules import messages
from waldglas.games.glass_road.rules.actions import glass_road_alphabet
from waldglas.games.glass_road.rules.cards import equip
from waldglas.games.glass_road.rules.corrections import READ, check_additions
from waldglas.games.glass_road.rules.facts import Building, RoadFacts
from waldglas.games.glass_road.rules.layout import observation_of
from waldglas.games.glass_road.rules.periods import NEXT_PERIOD, fill_display
from waldglas.games.glass_road.rules.position import NOBODY, GlassRoad
from waldglas.games.glass_road.rules.written import notes_for, write_position

REPEATED: Final = "repeated"
ITSELF: Final = "itself"


class GlassRoadGame(Game):
    def __init__(self, corrections: Entries) -> None:
        text = (Path(__file__).parents[1] / "facts.toml").read_text(encoding="utf-8")
        self.slug = "glass-road"
        self.title = "Glass Road"
        self.fewest_seats = 1
        self.most_seats = 4
        self.rules_version = 2
        self.facts = corrected(load(text), corrections)
        self.agreed: dict[tuple[bool, bool, bool], RoadFacts] = {}
        self.road_facts = self.agree(solo=False, starts_touch=True, tavern_itself=False)
        self.solo_facts = self.agree(solo=True, starts_touch=True, tavern_itself=False)
        self.alphabet = glass_road_alphabet(self.road_facts)
        self.options = [
            Flag("introductory", False),
            Flag("long", False),
            Flag("narrow", False),
            Reading("start-touches", "GR-1.12", ["yes", "no"], "yes"),
            Reading("tavern", "GR-13.12", [REPEATED, ITSELF], REPEATED),
        ]

    def check_settings(self, seats: int, settings: OptionValues) -> None:
        if settings["long"] == "yes" and seats == 1:
            raise BadOption(Message("refused-long-alone"), option="long")
        if settings["narrow"] == "yes" and seats != 4:
            raise BadOption(Message("refused-narrow-seats", {"seats": seats}), option="narrow")

    def make_observation(self, seats: int) -> Part:
        return observation_of(list(self.facts.section("building")), list(self.facts.section("specialist")), seats)

    def noted(self, seats: int) -> int:
        return notes_for(seats)

    def write_row(self, position: Position, seat: Seat, sheet: Sheet, row: i64) -> None:
        assert isinstance(position, GlassRoad)
        write_position(position, seat, sheet, row)

    def begin(self, seats: int, settings: OptionValues, seed: int, journal: bool) -> GlassRoad:
        facts = self.agree(seats == 1, settings["start-touches"] == "yes", settings["tavern"] == ITSELF)
        columns = facts.columns[3 if settings["narrow"] == "yes" else seats]
        periods = facts.long_periods if settings["long"] == "yes" else facts.periods[seats]
        position = GlassRoad(facts)
        position.prepare_agenda(seats, self.alphabet, facts.steps, journal)
        position.prepare(columns, periods, settings["introductory"] == "yes", seeded(seed, "stacks"))
        fill_display(position)
        position.then(NOBODY, NEXT_PERIOD)
        position.proceed()
        return position

    def agree(self, solo: bool, starts_touch: bool, tavern_itself: bool) -> RoadFacts:
        """The facts with the readings agreed on, made when they are first asked for."""
        readings = (solo, starts_touch, tavern_itself)
        if readings not in self.agreed:
            facts = RoadFacts(self.facts, solo, starts_touch, tavern_itself)
            equip(facts)
            self.agreed[readings] = facts
        return self.agreed[readings]

    def building(self, slug: str) -> Building:
        return next(building for building in self.road_facts.buildings if building.slug == slug)

    def label(self, action: Action) -> Message:
        self.alphabet.check(action)
        return messages.label(self.road_facts, action)

    def describe(self, event: Event) -> Message:
        return messages.describe(self.road_facts, event)


def corrected(facts: Facts, corrections: Entries) -> Facts:
    """The facts with what an owner changed in them, and with buildings that they did not know."""
    added = {key: row for key, row in sorted(corrections.items()) if is_new_building(facts, key)}
    changed = {key: fields for key, fields in corrections.items() if key not in added}
    check_additions(added, facts.section("building"))
    known = facts.corrected(changed)
    check_open(known, READ)
    return known.extended(added)


def is_new_building(facts: Facts, key: str) -> bool:
    return key.startswith("building.") and key not in facts.entries
