"""What a seat cannot know in Glass Road, drawn anew: the stacks, and the cards in other hands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.packed import packed
from waldglas.core.rng import Rng
from waldglas.games.glass_road.rules.facts import RoadFacts
from waldglas.games.glass_road.rules.player import ALL_CARDS, NO_CARD, Player, cards_in, count_cards


def imagine_stacks(facts: RoadFacts, stacks: vec[vec[i64]], drawn: vec[i64], rng: Rng) -> vec[vec[i64]]:
    """Shuffles what is left of each stack; in the introductory game starred buildings stay before the others."""
    imagined = stacks[:]
    for which in range(len(stacks)):
        stack = stacks[which][:]
        rng.shuffle_from(stack, drawn[which])
        if starred_come_first(facts, stacks[which]):
            lay_starred_first(facts, stack, drawn[which])
        imagined[which] = stack
    return imagined


def lay_starred_first(facts: RoadFacts, stack: vec[i64], first: i64) -> None:
    """From this one on, without changing the order of the starred buildings or of the others."""
    before = stack[:]
    place = first
    for starred in (True, False):
        for i in range(first, len(stack)):
            if facts.buildings[before[i]].starred == starred:
                stack[place] = before[i]
                place += 1


def starred_come_first(facts: RoadFacts, stack: vec[i64]) -> bool:
    """Whether a stack was laid for the introductory game; chance does not order a whole stack so."""
    for i in range(1, len(stack)):
        if facts.buildings[stack[i]].starred and not facts.buildings[stack[i - 1]].starred:
            return False
    return True


def imagine_cards(player: Player, rng: Rng) -> None:
    """A hand and a face-down card that fit what everybody has seen of this player."""
    seen = player.played | player.in_slots
    player.hand = draw_cards(ALL_CARDS & ~(seen | player.not_in_hand), count_cards(player.hand), rng)
    if player.face_down != NO_CARD:
        laid = draw_cards(ALL_CARDS & ~(seen | player.not_laid | player.hand), 1, rng)
        player.face_down = cards_in(laid)[0]


def draw_cards(pool: i64, number: i64, rng: Rng) -> i64:
    cards = packed(cards_in(pool))
    rng.shuffle_from(cards, 0)
    drawn: i64 = 0
    for i in range(min(number, len(cards))):
        drawn |= 1 << cards[i]
    return drawn
