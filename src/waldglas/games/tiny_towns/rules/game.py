"""Tiny Towns as a game of the house."""

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
from waldglas.core.options import Flag, Option, OptionValues
from waldglas.core.packed import packed
from waldglas.core.rng import seeded
from waldglas.core.sheet import Sheet
from waldglas.core.types import Action, Seat
from waldglas.games.tiny_towns.rules import messages
from waldglas.games.tiny_towns.rules.actions import tiny_towns_alphabet
from waldglas.games.tiny_towns.rules.cards import (
    BY_CHANCE,
    CardsInPlay,
    CardsOption,
    check_alone,
    chosen_cards,
    drawn_cards,
)
from waldglas.games.tiny_towns.rules.facts import KINDS, MONUMENT, MONUMENT_CARDS, SQUARE_NAMES, TYPES, TownFacts
from waldglas.games.tiny_towns.rules.layout import observation_of
from waldglas.games.tiny_towns.rules.position import CALLERS, CARDS, NOBODY, TinyTowns
from waldglas.games.tiny_towns.rules.rounds import KEEP_MONUMENTS, NEXT_ROUND, REFILL, TABLE
from waldglas.games.tiny_towns.rules.written import notes_for, write_position

MOST_SETS: Final = 100  # of cards that are kept; there are thousands
CARDS_SINCE: Final = 3  # the version of the rules from which on tokens name the type of a building, not the card


class TinyTownsGame(Game):
    def __init__(self, corrections: Entries) -> None:
        text = (Path(__file__).parents[1] / "facts.toml").read_text(encoding="utf-8")
        self.slug = "tiny-towns"
        self.title = "Tiny Towns"
        self.fewest_seats = 1
        self.most_seats = 6
        self.rules_version = 3
        self.facts = load(text).corrected(corrections)
        self.town_facts = TownFacts(self.facts)
        self.alphabet = tiny_towns_alphabet(self.town_facts)
        self.options = [
            Option("caller", CALLERS, "master-builder", {1: "cards"}),
            CardsOption(self.town_facts),
            Flag("monuments", False),
            Flag("cavern", False),
        ]
        self.sets: dict[tuple[str, bool, bool], CardsInPlay] = {}  # of cards that were played with

    def token_today(self, token: str) -> str:
        """Once a building was named by its card, and its squares in the order of the pattern."""
        verb, card, squares = (token + "::").split(":")[:3]
        types = {each.slug: TYPES[each.type] for each in self.town_facts.cards}
        names = squares.split("-")
        if verb != "build" or card not in types or not set(names) <= set(SQUARE_NAMES):
            return token
        return f"build:{types[card]}:" + "-".join(sorted(names, key=SQUARE_NAMES.index))

    def same_tokens(self, version: int) -> bool:
        return version >= CARDS_SINCE

    def check_settings(self, seats: int, settings: OptionValues) -> None:
        if settings["caller"] == "cards" and seats != 1:
            raise BadOption(Message("refused-cards-alone", {"seats": seats}), option="caller")
        if settings["caller"] == "caller" and seats == 1:
            raise BadOption(Message("refused-caller-seats"), option="caller")
        if settings["caller"] == "cards" and settings["cards"] != BY_CHANCE:
            check_alone(self.town_facts, settings["cards"])

    def make_observation(self, seats: int) -> Part:
        dealt = self.facts.number("deck.monuments", "dealt", 1, MONUMENT_CARDS)
        return observation_of(self.town_facts, list(self.facts.section("blueprint")), seats, dealt)

    def noted(self, seats: int) -> int:
        return notes_for(seats)

    def write_row(self, position: Position, seat: Seat, sheet: Sheet, row: i64) -> None:
        assert isinstance(position, TinyTowns)
        write_position(position, seat, sheet, row)

    def begin(self, seats: int, settings: OptionValues, seed: int, journal: bool) -> TinyTowns:
        mode = CALLERS.index(settings["caller"])
        if settings["cards"] == BY_CHANCE:  # what was drawn is what is played, wherever the game is taken up again
            settings["cards"] = drawn_cards(self.town_facts, mode == CARDS, seeded(seed, "cards"))
        position = TinyTowns(self.in_play(settings["cards"], settings["monuments"] == "yes", mode == CARDS))
        position.prepare_agenda(seats, self.alphabet, TABLE, journal)
        position.prepare(mode, seeded(seed, "calls"))
        position.cavern = self.town_facts.cavern if settings["cavern"] == "yes" else 0
        position.special = position.cards.stores or position.cards.monuments or position.cavern > 0
        position.then(NOBODY, NEXT_ROUND)
        if position.cards.monuments:
            position.deal(seeded(seed, "monuments"))
            position.then(NOBODY, KEEP_MONUMENTS)
        if mode == CARDS:
            pile = [card % KINDS + 1 for card in range(int(self.town_facts.copies) * KINDS)]
            position.rng.shuffle(pile)
            position.pile = packed(pile)
            position.unknown = len(pile)
            position.then(NOBODY, REFILL)
        position.proceed()
        return position

    def in_play(self, cards: str, monuments: bool, solo: bool) -> CardsInPlay:
        """The cards of a game; games with the same cards share them."""
        key = (cards, monuments, solo)
        found = self.sets.get(key)
        if found is None:
            deck = self.town_facts.of_type(MONUMENT, solo) if monuments else []
            found = CardsInPlay(self.town_facts, chosen_cards(self.town_facts, cards), deck)
            if len(self.sets) == MOST_SETS:
                self.sets.clear()
            self.sets[key] = found
        return found

    def label(self, action: Action) -> Message:
        self.alphabet.check(action)
        return messages.label(self.town_facts, action)

    def describe(self, event: Event) -> Message:
        return messages.describe(self.town_facts, event)
