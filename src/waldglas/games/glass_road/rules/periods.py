"""The course of Glass Road: building periods, hands, card rounds, copies, the end; for 3–4, for 2, and alone."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.glass_road.rules.actions import CARD, FIRST_USE, PASS, building_used, card_choices, first_cards
from waldglas.games.glass_road.rules.facts import STACKS
from waldglas.games.glass_road.rules.ground import PLACES
from waldglas.games.glass_road.rules.player import (
    ALL_CARDS,
    NO_CARD,
    SPECIALISTS,
    Player,
    cards_up_to,
    count_cards,
)
from waldglas.games.glass_road.rules.position import NO_BUILDING, NOBODY, GlassRoad
from waldglas.games.glass_road.rules.processing import JUST_PASS, use, why_not_use, with_uses
from waldglas.games.glass_road.rules.tiles import CLEAR


class NextPeriod(Step[GlassRoad]):
    """GR-3: hands are chosen, cards are played, the offer is filled; after the last period the end."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        if position.period == position.periods:
            for steps in range(position.seats - 1, -1, -1):
                position.then(position.clockwise(position.goblet, steps), LAST_USE)
            return
        position.period += 1
        position.round = 0
        position.open_chapter("period", int(position.period))
        position.then(NOBODY, NEXT_PERIOD)
        position.then(NOBODY, END_PERIOD)
        if position.seats == 1:
            position.then(0, SOLO_CARDS)
        elif position.seats == 2:
            position.then(position.goblet, NEXT_CARD)
        else:
            position.then(NOBODY, CARD_ROUND)
        position.then(NOBODY, CHOOSE_HANDS)


class ChooseHands(Step[GlassRoad]):
    """GR-3.2: all choose their hands at the same time, in secret."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        for player in position.players:
            player.hand = 0
            player.in_slots = 0
            player.played = 0
            player.not_in_hand = 0
            player.not_laid = 0
        position.begin_together(secret=True)
        for chooser in range(position.seats):
            position.then(chooser, PICK_CARD)


class PickCard(Step[GlassRoad]):
    """GR-3.2, GR-18.2: the cards of a hand are named in a fixed order."""

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        missing = hand_size(position) - count_cards(player.hand)
        later = later_cards(player)
        return first_cards(later, count_cards(later) - missing + 1)

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        player = position.players[seat]
        player.hand |= 1 << (action - CARD)
        position.tell("picked", seat, action - CARD)
        if count_cards(player.hand) < hand_size(position):
            position.then(seat, PICK_CARD)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        missing = hand_size(position) - count_cards(position.players[seat].hand)
        return Message("question-pick", {"missing": missing})

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if CARD <= action < CARD + SPECIALISTS:
            if position.players[seat].blocked >> (action - CARD) & 1:
                return Reason(Message("reason-chosen-last-period"), "GR-18.5")
            return Reason(Message("reason-cards-in-order"), "GR-3.2")
        return super().why_not(position, seat, action)


def later_cards(player: Player) -> i64:
    """The cards that a hand may still take up, after those that it has."""
    return ALL_CARDS & ~player.blocked & ~cards_up_to(player.hand)


def hand_size(position: GlassRoad) -> i64:
    if position.seats == 1:
        return position.facts.solo_hands[position.period - 1]
    return position.facts.hand


# Three and four seats


class CardRound(Step[GlassRoad]):
    """GR-4.1, GR-4.2: all lay a card face down, then they are revealed clockwise from the goblet."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        if position.round == position.facts.rounds:
            return
        position.round += 1
        position.then(NOBODY, CARD_ROUND)
        for steps in range(position.seats - 1, -1, -1):
            position.then(position.clockwise(position.goblet, steps), REVEAL)
        position.then(NOBODY, LAY_CARDS)


class LayCards(Step[GlassRoad]):
    def run(self, position: GlassRoad, seat: Seat) -> None:
        position.begin_together(secret=True)
        for layer in range(position.seats):
            position.then(layer, LAY_CARD)


class LayCard(Step[GlassRoad]):
    """GR-4.1: one card of the hand, face down."""

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        return hand_choices(position, seat)

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        player = position.players[seat]
        player.hand &= ~(1 << (action - CARD))
        player.face_down = action - CARD
        player.not_laid = player.not_in_hand
        position.tell("laid", seat, action - CARD)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-lay")

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        return why_not_card(position, action) or super().why_not(position, seat, action)


def hand_choices(position: GlassRoad, seat: Seat) -> vec[i64]:
    return card_choices(position.players[seat].hand)


def why_not_card(position: GlassRoad, action: Action) -> Reason | None:
    if CARD <= action < CARD + SPECIALISTS:
        specialist = position.facts.specialists[action - CARD]
        return Reason(Message("reason-not-in-hand", {"specialist": specialist.thing}), "GR-4.1")
    return None


class Reveal(Step[GlassRoad]):
    """GR-4.2, GR-5: a face-down card is revealed, and copies are forced from other hands."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        player = position.players[seat]
        card = player.face_down
        player.face_down = NO_CARD
        player.played |= 1 << card
        position.tell("revealed", seat, card)
        resolve(position, seat, card)

    def reveals(self) -> bool:
        return True


def resolve(position: GlassRoad, seat: Seat, card: i64) -> None:
    """GR-5.4, GR-6: first all copies come to the table, then who revealed resolves, then the copies clockwise."""
    position.revealed = card
    specialist = position.facts.specialists[card]
    copies: i64 = 0  # a bit for each seat
    for steps in range(1, position.seats):
        other = position.clockwise(seat, steps)
        if plays_copy(position, other, card):
            copies |= 1 << other
    for steps in range(position.seats - 1, 0, -1):
        other = position.clockwise(seat, steps)
        if copies >> other & 1:
            position.then(other, specialist.shared)
    position.then(seat, specialist.shared if copies else specialist.alone)


def plays_copy(position: GlassRoad, seat: Seat, card: i64) -> bool:
    """GR-5.1, GR-5.2: who holds a copy and has a free slot must play it; who plays none then does not hold it."""
    player = position.players[seat]
    if count_cards(player.in_slots) == position.facts.slots:
        return False
    bit: i64 = 1 << card
    if player.hand & bit == 0:
        player.not_in_hand |= bit
        return False
    player.hand &= ~bit
    player.in_slots |= bit
    position.touch(seat)
    position.tell("copied", seat, card)
    return True


# Two seats


class NextCard(Step[GlassRoad]):
    """GR-17.2, GR-17.4: the two take turns until a hand is empty."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        if position.players[0].hand == 0 or position.players[1].hand == 0:
            for other in range(position.seats):
                if count_cards(position.players[other].hand) >= position.facts.spare:
                    position.then(other, SPARE_CARD)
            return
        position.then(1 - seat, NEXT_CARD)
        position.then(seat, PLAY_CARD)


class PlayCard(Step[GlassRoad]):
    """GR-17.2: a card is played openly from the hand."""

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        return hand_choices(position, seat)

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        play_from_hand(position, seat, action - CARD)
        position.then(seat, FORCE_COPIES)

    def reveals(self) -> bool:
        return True

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-play")

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        return why_not_card(position, action) or super().why_not(position, seat, action)


def play_from_hand(position: GlassRoad, seat: Seat, card: i64) -> None:
    player = position.players[seat]
    player.hand &= ~(1 << card)
    player.played |= 1 << card
    position.revealed = card
    position.tell("revealed", seat, card)


class ForceCopies(Step[GlassRoad]):
    """GR-17.3: the other seat plays its copy, if it must."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        resolve(position, seat, position.revealed)

    def reveals(self) -> bool:
        return True


class SpareCard(Step[GlassRoad]):
    """GR-17.5: who has three cards left may play one of them alone."""

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        found = append(vec[i64](capacity=SPECIALISTS + 1), PASS)
        for card in hand_choices(position, seat):
            found = append(found, card)
        return found

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action != PASS:
            play_from_hand(position, seat, action - CARD)
            position.then(seat, position.facts.specialists[action - CARD].alone)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-spare", {"left": count_cards(position.players[seat].hand)})

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        return Message("choice-no-spare") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        return why_not_card(position, action) or super().why_not(position, seat, action)


# Alone


class SoloCards(Step[GlassRoad]):
    """GR-18.3: cards are drawn by chance and used for one ability each, until two are left."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        cards = hand_choices(position, seat)
        if len(cards) <= position.facts.solo_last_pick:
            position.then(seat, SOLO_PICK)
            return
        card = cards[position.rng.below(len(cards))] - CARD
        play_from_hand(position, seat, card)
        position.then(seat, SOLO_CARDS)
        position.then(seat, position.facts.specialists[card].shared)

    def reveals(self) -> bool:
        return True


class SoloPick(Step[GlassRoad]):
    """GR-18.4: of the last two cards one is played with both abilities."""

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        return hand_choices(position, seat)

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        play_from_hand(position, seat, action - CARD)
        position.then(seat, position.facts.specialists[action - CARD].alone)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-solo-pick")

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        return why_not_card(position, action) or super().why_not(position, seat, action)


# The end of a period and of the game


class EndPeriod(Step[GlassRoad]):
    """GR-3.4, GR-3.5, GR-18.5: the offer is filled, the goblet passes, the solo player's cards are blocked."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        position.revealed = NO_CARD
        if position.period == position.periods:
            return
        fill_display(position)
        position.goblet = next_goblet(position)
        if position.seats == 1:
            player = position.players[0]
            player.blocked = player.hand | player.played
        else:
            position.tell("goblet", position.goblet)

    def reveals(self) -> bool:
        return True


def fill_display(position: GlassRoad) -> None:
    """GR-1.6, GR-3.4: every gap is filled from the stack of its row, as long as it lasts."""
    display = position.display[:]
    for stack in range(len(STACKS)):
        for space in range(stack * position.columns, (stack + 1) * position.columns):
            if display[space] == NO_BUILDING:
                display[space] = position.draw(stack)
                if display[space] != NO_BUILDING:
                    position.tell("offered", NOBODY, display[space])
    position.display = display


def next_goblet(position: GlassRoad) -> Seat:
    """GR-3.5, GR-3.6, GR-16.2, GR-16.3: the next seat clockwise, or the one with the fewest buildings."""
    facts = position.facts
    third_of_three = position.seats == 3 and position.period == facts.goblet_three
    before_a_fifth = position.periods == facts.long_periods and position.period == facts.goblet_long
    if before_a_fifth and position.seats == 3:
        return fewest_buildings(position, position.seats - 1)
    if third_of_three or before_a_fifth:
        return fewest_buildings(position, position.seats)
    return position.clockwise(position.goblet, 1)


def fewest_buildings(position: GlassRoad, seats: i64) -> Seat:
    """The first of so many seats after the goblet that has no more buildings than any other of them."""
    best = position.clockwise(position.goblet, 1)
    for steps in range(2, seats + 1):
        seat = position.clockwise(position.goblet, steps)
        if position.players[seat].count_buildings() < position.players[best].count_buildings():
            best = seat
    return best


class LastUse(Step[GlassRoad]):
    """GR-15.1: before scoring, processing buildings any number of times; then tiles around a church may go."""

    def choices(self, position: GlassRoad, seat: Seat) -> vec[i64]:
        return with_uses(JUST_PASS, position, seat)

    def chosen(self, position: GlassRoad, seat: Seat, action: Action) -> None:
        if action != PASS:
            use(position, seat, action, self)
            return
        player = position.players[seat]
        for place in range(PLACES):
            number = player.building_on(place)
            score = position.facts.buildings[number].score if number >= 0 else None
            if score is not None and score.per.counts_empty_spaces():
                position.then(seat, CLEAR_AROUND, place)

    def question(self, position: GlassRoad, seat: Seat) -> Message:
        return Message("question-last-use")

    def wording(self, position: GlassRoad, seat: Seat, action: Action) -> Message | None:
        return Message("choice-done") if action == PASS else None

    def why_not(self, position: GlassRoad, seat: Seat, action: Action) -> Reason:
        if FIRST_USE <= action < position.facts.first_build:
            return why_not_use(position, seat, building_used(position.facts, action))
        return super().why_not(position, seat, action)


class ClearAround(Step[GlassRoad]):
    """GR-14.13: just before empty spaces around the place that is the argument score, tiles may be removed."""

    def run(self, position: GlassRoad, seat: Seat) -> None:
        position.space = position.argument
        position.then(seat, CLEAR)


NEXT_PERIOD: Final = NextPeriod()
CHOOSE_HANDS: Final = ChooseHands()
PICK_CARD: Final = PickCard()
CARD_ROUND: Final = CardRound()
LAY_CARDS: Final = LayCards()
LAY_CARD: Final = LayCard()
REVEAL: Final = Reveal()
NEXT_CARD: Final = NextCard()
PLAY_CARD: Final = PlayCard()
FORCE_COPIES: Final = ForceCopies()
SPARE_CARD: Final = SpareCard()
SOLO_CARDS: Final = SoloCards()
SOLO_PICK: Final = SoloPick()
END_PERIOD: Final = EndPeriod()
LAST_USE: Final = LastUse()
CLEAR_AROUND: Final = ClearAround()

COURSE: Final[list[Step[Any]]] = [
    *(NEXT_PERIOD, CHOOSE_HANDS, PICK_CARD, CARD_ROUND, LAY_CARDS, LAY_CARD, REVEAL, NEXT_CARD, PLAY_CARD),
    *(FORCE_COPIES, SPARE_CARD, SOLO_CARDS, SOLO_PICK, END_PERIOD, LAST_USE, CLEAR_AROUND),
]
