"""What a seat cannot know in Glass Road, drawn anew: the stacks, and the cards in other hands."""

from __future__ import annotations

from typing import Final

from waldglas.core.rng import Rng
from waldglas.games.glass_road.rules.facts import SPECIALISTS, RoadFacts
from waldglas.games.glass_road.rules.player import Player, cards_in, count_cards

ALL_CARDS: Final = (1 << SPECIALISTS) - 1
NO_CARD: Final = -1


def imagine_stacks(facts: RoadFacts, stacks: list[list[int]], drawn: list[int], rng: Rng) -> list[list[int]]:
    """Shuffles what is left of each stack; in the introductory game starred buildings stay before the others."""
    imagined = []
    for stack, gone in zip(stacks, drawn, strict=True):
        left = stack[gone:]
        rng.shuffle(left)
        if starred_come_first(facts, stack):
            starred = [number for number in left if facts.buildings[number].starred]
            left = starred + [number for number in left if not facts.buildings[number].starred]
        imagined.append(stack[:gone] + left)
    return imagined


def starred_come_first(facts: RoadFacts, stack: list[int]) -> bool:
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
        player.face_down = laid.bit_length() - 1


def draw_cards(pool: int, number: int, rng: Rng) -> int:
    cards = cards_in(pool)
    rng.shuffle(cards)
    return sum(1 << card for card in cards[:number])
