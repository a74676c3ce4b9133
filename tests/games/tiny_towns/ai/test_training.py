"""Learning Tiny Towns: cards and calls, towns to begin with, and samples at both ends of a turn."""

from dataclasses import replace

import pytest

from waldglas.ai.training.methods import Pace
from waldglas.core.packed import packed
from waldglas.core.rng import seeded
from waldglas.games.tiny_towns.ai.afterstates import TownState
from waldglas.games.tiny_towns.ai.features import CHAPELS, FIRST_BUILDING, NO_CARDS, offer
from waldglas.games.tiny_towns.ai.training import (
    FACTORIES,
    HOPE,
    SoloCards,
    TownHallCards,
    TownSelfPlay,
    TownTrainer,
    sum_of_squares,
)
from waldglas.games.tiny_towns.rules.facts import KINDS, SQUARES

TRAINER = TownTrainer()


def self_play(table: str, explore: float) -> TownSelfPlay:
    return TownSelfPlay(table, replace(TRAINER.defaults(table), explore=explore), TRAINER.guess(table))


def test_the_next_card_is_known_once_all_were_seen() -> None:
    cards = SoloCards(seeded(1, "cards"), 12)
    taken = []
    for turn in range(15):
        card = cards.offered()[0]
        left = cards.face_up[:]
        left.remove(card)
        known = left if turn < 12 else [*left, cards.pile[0]]
        assert cards.after(card) == offer(known)
        assert (cards.now() == NO_CARDS) == (turn >= 12)
        cards.take(card)
        taken.append(card)
        assert len(cards.face_up) == 3
        assert sorted(cards.face_up + cards.pile) == [kind for kind in range(1, KINDS + 1) for _ in range(3)]


def test_under_the_town_hall_every_third_call_is_ones_own() -> None:
    cards = TownHallCards(seeded(1, "cards"))
    calls = []
    for _ in range(15):
        calls.append(cards.offered())
        cards.take(calls[-1][0])
    assert [len(call) for call in calls] == [1, 1, KINDS] * 5
    assert all(sum(call == [kind] for call in calls) <= 3 for kind in range(1, KINDS + 1))


def test_a_solo_game_has_samples_at_both_ends_of_its_first_turns() -> None:
    episode = self_play("solo", 0.0).game(3)
    aside = [sample.aside for sample in episode.samples[0]]
    assert aside[:24] == [True, False] * 12
    assert not any(aside[24:])


def test_a_game_may_begin_in_any_town() -> None:
    play = self_play("town-hall", 1.0)
    towns = [play.any_town(seeded(seed, "town")) for seed in range(60)]
    buildings = [sum(code >= FIRST_BUILDING for code in town.codes) for town in towns]
    assert min(buildings) == 0
    assert max(buildings) == 12
    assert all(0 < town.codes.count(0) <= SQUARES for town in towns)
    assert any(town.stored for town in towns)
    assert any(town.ready for town in towns)


def test_a_game_begins_with_factories_as_often_as_with_other_buildings() -> None:
    play = self_play("solo", 1.0)
    towns = [play.any_town(seeded(seed, "town")).codes for seed in range(500)]
    factories, chapels = (sum(town.count(code) for town in towns) for code in (FACTORIES, CHAPELS))
    assert factories > 0.7 * chapels


@pytest.mark.parametrize("table", TRAINER.tables)
def test_a_town_that_nobody_has_built_is_hoped_to_bring_points(table: str) -> None:
    empty = TownState([0] * SQUARES, 0, 0, [], [])
    assert self_play(table, 0.0).value(empty, NO_CARDS) == pytest.approx(HOPE)


def test_prizes_fade_and_are_no_points() -> None:
    play = self_play("solo", 0.0)
    play.game(1)
    assert max(play.prizes) == 4.0
    play.pace = Pace(1.0, 0.0, 0.1, 0.25, tested=False)
    play.game(1)
    assert max(play.prizes) == pytest.approx(2.0)
    play.pace = Pace(1.0, 0.0, 0.1, 0.6, tested=False)
    play.game(1)
    assert max(play.prizes) == 0.0


def test_an_error_is_made_up_for_once_however_often_a_feature_occurs() -> None:
    assert sum_of_squares(packed([4, 4, 4, 7])) == 10
    play = self_play("solo", 0.0)
    last = play.game(2).samples[0][-1]
    play.method.learn([last], 30.0, play.pace)
    assert play.method.value(last) == pytest.approx(30.0)
