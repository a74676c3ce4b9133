"""Tiny Towns as a game of the house."""

from __future__ import annotations

from pathlib import Path

from waldglas.core.agenda import packed
from waldglas.core.errors import BadOption
from waldglas.core.facts import Entries, load
from waldglas.core.game import Game
from waldglas.core.journal import Event
from waldglas.core.message import Message
from waldglas.core.options import Option, OptionValues
from waldglas.core.rng import seeded
from waldglas.core.types import Action
from waldglas.games.tiny_towns.rules import messages
from waldglas.games.tiny_towns.rules.actions import tiny_towns_alphabet
from waldglas.games.tiny_towns.rules.facts import KINDS, TownFacts
from waldglas.games.tiny_towns.rules.position import CALLERS, CARDS, NOBODY, TinyTowns
from waldglas.games.tiny_towns.rules.rounds import NEXT_ROUND, REFILL, TABLE


class TinyTownsGame(Game):
    def __init__(self, corrections: Entries) -> None:
        text = (Path(__file__).parents[1] / "facts.toml").read_text(encoding="utf-8")
        self.slug = "tiny-towns"
        self.title = "Tiny Towns"
        self.fewest_seats = 1
        self.most_seats = 6
        self.rules_version = 2
        self.facts = load(text).corrected(corrections)
        self.town_facts = TownFacts(self.facts)
        self.alphabet = tiny_towns_alphabet(self.town_facts)
        self.options = [Option("caller", CALLERS, "master-builder", {1: "cards"})]

    def check_settings(self, seats: int, settings: OptionValues) -> None:
        if settings["caller"] == "cards" and seats != 1:
            raise BadOption(Message("refused-cards-alone", {"seats": seats}), option="caller")
        if settings["caller"] == "caller" and seats == 1:
            raise BadOption(Message("refused-caller-seats"), option="caller")

    def begin(self, seats: int, settings: OptionValues, seed: int, journal: bool) -> TinyTowns:
        position = TinyTowns(self.town_facts)
        position.prepare_agenda(seats, self.alphabet, TABLE, journal)
        mode = CALLERS.index(settings["caller"])
        position.prepare(mode, seeded(seed, "calls"))
        position.then(NOBODY, NEXT_ROUND)
        if mode == CARDS:
            pile = [card % KINDS + 1 for card in range(int(self.town_facts.copies) * KINDS)]
            position.rng.shuffle(pile)
            position.pile = packed(pile)
            position.unknown = len(pile)
            position.then(NOBODY, REFILL)
        position.proceed()
        return position

    def label(self, action: Action) -> Message:
        return messages.label(self.town_facts, action)

    def describe(self, event: Event) -> Message:
        return messages.describe(self.town_facts, event)
