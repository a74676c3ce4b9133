"""Situations of Glass Road, set up by hand and then played by tokens."""

from __future__ import annotations

from collections.abc import Iterable

from tests.said import said, speaker_of
from waldglas.core.game import Game
from waldglas.core.packed import packed
from waldglas.games import load_game
from waldglas.games.glass_road.rules.facts import IMMEDIATE, PROCESSING, Building
from waldglas.games.glass_road.rules.ground import SPACES
from waldglas.games.glass_road.rules.player import FIRST_BUILDING, FOREST_RIGHT, TILES, Player
from waldglas.games.glass_road.rules.position import GlassRoad

GAME = load_game("glass-road")

# The markers in the order of a player's list of goods.
MARKERS = ["sand", "food", "charcoal", "water", "wood", "clay", "glass", "brick", "food_on_brick", "charcoal_on_brick"]

CARDS = [
    *("feudal_lord", "pit_worker", "forest_manager", "pond_builder", "cultivator"),
    *("supplier", "builder", "carpenter", "slash_and_burn_farmer", "woodcutter"),
    *("clay_worker", "fuel_collector", "charcoal_burner", "fish_farmer", "water_carrier"),
]

RIGHT_HALF = "~"
START_BOARD = """
    grove   forest  ~       pit
    forest  ~       forest  ~
    .       forest  ~       .
    forest  ~       forest  ~
    pond    grove   pit     pond
"""
EMPTY_BOARD = ". . . .\n" * 5


def start(seats: int, seed: int = 1, **options: str) -> GlassRoad:
    return start_of(GAME, seats, seed, options)


def start_of(game: Game, seats: int, seed: int, options: dict[str, str]) -> GlassRoad:
    position = game.start(seats, options, seed, journal=True)
    assert isinstance(position, GlassRoad)
    return position


def sorted_cards(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def hand_with(*cards: str, without: Iterable[str] = (), size: int = 5) -> list[str]:
    """A hand with these cards, filled up with others that are not excluded."""
    others = [card for card in CARDS if card not in cards and card not in without]
    return sorted_cards([*cards, *others[: size - len(cards)]])


def bits(cards: Iterable[str]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


class Scene:
    """A position and one seat in it, whose boards are set up and looked at; what is played is by whoever is asked."""

    def __init__(self, position: GlassRoad, seat: int = 0) -> None:
        self.position = position
        self.seat = seat
        self.before = self.player.goods[:]

    @classmethod
    def alone_with(cls, card: str, game: Game = GAME, options: dict[str, str] | None = None) -> Scene:
        """Two seats; the one with the goblet has just played a card that the other does not hold."""
        position = start_of(game, 2, 1, options or {})
        seat = position.goblet
        scene = cls(position, seat)
        scene.choose_hands({seat: hand_with(card), 1 - seat: hand_with(without=hand_with(card))})
        return scene.do(f"card:{card}")

    @classmethod
    def shared(cls, card: str) -> Scene:
        """The same, but the other seat has to play its copy."""
        position = start(2)
        seat = position.goblet
        scene = cls(position, seat)
        scene.choose_hands({seat: hand_with(card), 1 - seat: hand_with(card, without=hand_with(card))})
        return scene.do(f"card:{card}")

    @property
    def player(self) -> Player:
        return self.position.players[self.seat]

    @property
    def other(self) -> Scene:
        """The same position from the next seat."""
        return Scene(self.position, (self.seat + 1) % self.position.seats)

    # Set-up

    def choose_hands(self, hands: dict[int, list[str]]) -> Scene:
        """Chooses these hands, by tokens; a card that comes by itself needs none."""
        for seat, cards in hands.items():
            for card in sorted_cards(cards):
                if self.position.together and self.player_of(seat).hand != bits(cards):
                    self.position.play(seat, self.position.alphabet.action(f"card:{card}"))
        return self

    def lay(self, cards: dict[int, str]) -> Scene:
        for seat, card in cards.items():
            if self.position.choices(seat):
                self.position.play(seat, self.position.alphabet.action(f"card:{card}"))
        return self

    def goods(self, **numbers: int) -> Scene:
        """Sets both wheels: these numbers, 0 for all the rest."""
        self.player.goods = packed([numbers.pop(name, 0) for name in MARKERS])
        assert not numbers
        return self.ready()

    def board(self, text: str) -> Scene:
        """Sets the landscape, row by row: tiles, '~' for a forest's right half, '.' for empty, or buildings."""
        words = text.split()
        assert len(words) == SPACES
        self.player.land = packed([self.tile(word) for word in words])
        built = [building for building in map(self.building, words) if building is not None]
        self.player.works = packed(sorted(int(building.number) for building in built if building.kind == PROCESSING))
        self.player.immediates = sum(building.kind == IMMEDIATE for building in built)
        return self.ready()

    def own(self, *slugs: str) -> Scene:
        """Buildings on a board that is empty otherwise, from a1 on."""
        return self.board(" ".join([*slugs, *["."] * (SPACES - len(slugs))]))

    def offer(self, *slugs: str) -> Scene:
        """Puts buildings on the building board, in the place of others."""
        offered = [self.number_of(slug) for slug in slugs]
        self.position.display = packed(offered + [int(number) for number in self.position.display[len(slugs) :]])
        return self.ready()

    def private(self, *slugs: str) -> Scene:
        self.player.private = packed(sorted(self.number_of(slug) for slug in slugs))
        return self.ready()

    def upgrade(self, start: int, slug: str) -> Scene:
        """Lays a building on a start building."""
        starts = self.player.starts[:]
        starts[start] = self.number_of(slug)
        self.player.starts = starts
        return self.ready()

    def number_of(self, slug: str) -> int:
        return next(int(building.number) for building in self.position.facts.buildings if building.slug == slug)

    def hand(self, *cards: str) -> Scene:
        self.player.hand = bits(cards)
        return self.ready()

    def ready(self) -> Scene:
        """Asks the open question anew, and remembers the goods."""
        self.before = self.player.goods[:]
        for seat in self.position.to_act():
            self.position.ask_again(seat)
        return self

    def tile(self, word: str) -> int:
        if word == RIGHT_HALF:
            return FOREST_RIGHT
        if word == ".":
            return 0
        return TILES.index(word) if word in TILES else FIRST_BUILDING + self.number_of(word)

    def building(self, word: str) -> Building | None:
        return None if word in (".", RIGHT_HALF, *TILES) else self.position.facts.buildings[self.number_of(word)]

    # Play

    def do(self, *tokens: str) -> Scene:
        """Plays for the seat that is asked."""
        for token in tokens:
            (asked,) = self.position.to_act()
            self.position.play(asked, self.position.alphabet.action(token))
        return self

    # What is there

    def player_of(self, seat: int) -> Player:
        return self.position.players[seat]

    @property
    def asked(self) -> int:
        (seat,) = self.position.to_act()
        return seat

    @property
    def offered(self) -> list[str]:
        """What the seat that is asked may choose, in the order of the alphabet."""
        return [self.position.alphabet.token(action) for action in self.position.choices(self.asked)]

    def offered_to(self, seat: int) -> list[str]:
        return [self.position.alphabet.token(action) for action in self.position.choices(seat)]

    @property
    def wheels(self) -> dict[str, int]:
        return dict(zip(MARKERS, self.player.goods, strict=True))

    def changes(self) -> dict[str, int]:
        """How the goods have changed since they were set or looked at."""
        now, before = self.player.goods, self.before
        self.before = now[:]
        return {name: now[i] - before[i] for i, name in enumerate(MARKERS) if now[i] != before[i]}

    @property
    def land(self) -> list[str]:
        """Space by space as in `board`."""
        return [self.word(there) for there in self.player.land]

    def word(self, there: int) -> str:
        if there >= FIRST_BUILDING:
            return self.position.facts.buildings[there - FIRST_BUILDING].slug
        return {0: ".", FOREST_RIGHT: RIGHT_HALF}.get(there) or TILES[there]

    def at(self, space: str) -> str:
        return self.land[self.position.facts.ground.names.index(space)]

    def count(self, tile: str) -> int:
        return self.land.count(tile)

    @property
    def hand_cards(self) -> list[str]:
        return cards_of(self.player.hand)

    @property
    def slots(self) -> list[str]:
        return cards_of(self.player.in_slots)

    @property
    def starts(self) -> list[str]:
        return [self.position.facts.buildings[number].slug for number in self.player.starts]

    @property
    def private_offer(self) -> list[str]:
        return [self.position.facts.buildings[number].slug for number in self.player.private]

    @property
    def display(self) -> list[str]:
        return [self.position.facts.slug(number) for number in self.position.display]

    def events(self, kind: str) -> list[tuple[int, list[int]]]:
        return [(event.seat, event.values) for event in self.position.journal or [] if event.kind == kind]

    def reason(self, token: str) -> str:
        """Why the seat that is asked may not choose this."""
        why = self.position.why_not(self.asked, self.position.alphabet.action(token))
        assert why is not None
        return f"{why.rule}: {said(self.position, why.message)}"

    def points(self) -> dict[str, float]:
        """The points by name of building."""
        speaker = speaker_of(self.position)
        return {speaker.score(line.what): line.points for line in self.position.breakdown(self.seat)}


def number_of(slug: str) -> int:
    return next(int(building.number) for building in GAME_FACTS.buildings if building.slug == slug)


def cards_of(cards: int) -> list[str]:
    return [card for number, card in enumerate(CARDS) if cards >> number & 1]


GAME_FACTS = start(2).facts
