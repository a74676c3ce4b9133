"""The game for two seats (GR-17)."""

from __future__ import annotations

from tests.games.glass_road.rules.scene import CARDS, Scene, start
from tests.games.glass_road.rules.table import idle_until_period, refuse, table
from tests.rules import rule

LOW, MIDDLE, HIGH = CARDS[:5], CARDS[5:10], CARDS[10:]


def play_card(scene: Scene, card: str) -> None:
    """Plays a card that nobody uses; one that is alone in its hand has come by itself."""
    if f"card:{card}" in scene.offered:
        scene.do(f"card:{card}")
    assert scene.events("revealed")[-1][1] == [CARDS.index(card)]
    played = len(scene.events("revealed"))
    while len(scene.events("revealed")) == played and not asks_for_card(scene):
        refuse(scene.position, scene.asked)


def asks_for_card(scene: Scene) -> bool:
    return scene.position.together or any(token.startswith("card:") for token in scene.offered)


@rule("GR-17.1")
def test_hands_of_five_are_chosen_in_secret() -> None:
    position = start(2)
    assert position.to_act() == [0, 1]
    scene = Scene(position).choose_hands({0: LOW})
    assert position.observe(1).players[0].hand is None
    assert position.observe(1).players[0].hand_size is None
    assert scene.hand_cards == LOW
    assert position.periods == 4
    assert len(position.display) == 12


@rule("GR-17.2")
def test_cards_are_played_openly_in_turn_from_the_goblet() -> None:
    for goblet in (0, 1):
        scene = table(LOW, MIDDLE, goblet=goblet)
        for turn in range(8):
            player = (goblet + turn) % 2
            assert scene.asked == player
            hand = Scene(scene.position, player).hand_cards
            assert scene.offered == [f"card:{card}" for card in hand]
            play_card(scene, hand[0])
            assert scene.events("revealed")[turn] == (player, [CARDS.index(hand[0])])
        assert [player.face_down for player in scene.position.players] == [-1, -1]


@rule("GR-17.3")
def test_other_seat_must_play_its_copy() -> None:
    scene = table(LOW, LOW)
    scene.do(f"card:{LOW[0]}")
    assert scene.events("copied") == [(1, [0])]
    assert Scene(scene.position, 1).slots == [LOW[0]]
    scene.do("pass")
    assert scene.asked == 1
    scene.do("other", "take:0", "take:0")
    assert scene.offered == [f"card:{card}" for card in LOW[1:]]


@rule("GR-17.3")
def test_with_full_slots_no_copy_is_played() -> None:
    scene = table(LOW, LOW)
    scene.player_of(1).in_slots = 0b11 << 12
    scene.do(f"card:{LOW[0]}")
    assert not scene.events("copied")
    assert scene.offered == ["one", "other", "pass"]
    scene.do("one")
    assert scene.offered == ["other", "pass"]
    assert LOW[0] in Scene(scene.position, 1).hand_cards


@rule("GR-17.4")
def test_period_ends_when_a_hand_is_empty() -> None:
    scene = table(LOW, MIDDLE)
    for turn in range(9):
        assert scene.position.period == 1
        play_card(scene, (LOW if turn % 2 == 0 else MIDDLE)[turn // 2])
    assert scene.position.period == 2
    assert [seat for seat, _ in scene.events("revealed")] == [0, 1] * 4 + [0]


@rule("GR-17.4")
def test_forced_copy_can_end_the_period_after_both_have_resolved() -> None:
    """Seat 1 is left with one card; seat 0 plays the same: both use one ability, and then the period is over."""
    scene = table(LOW, [LOW[4], *MIDDLE[:4]])
    for turn in range(8):
        play_card(scene, LOW[turn // 2] if turn % 2 == 0 else MIDDLE[turn // 2])
    assert Scene(scene.position, 1).slots == [LOW[4]]
    assert [values for _, values in scene.events("copied")] == [[4]]
    assert (scene.asked, scene.offered) == (0, ["one", "other", "pass"])
    scene.do("pass")
    assert (scene.asked, scene.offered) == (1, ["one", "other", "pass"])
    assert scene.position.period == 1
    scene.do("pass")
    assert scene.position.period == 2


def three_left() -> Scene:
    """Seat 0 plays three cards of its own and two copies; seat 1 has played two and holds three."""
    scene = table([*LOW[:2], *MIDDLE[:3]], LOW)
    play_card(scene, MIDDLE[0])
    play_card(scene, LOW[0])
    play_card(scene, MIDDLE[1])
    play_card(scene, LOW[1])
    play_card(scene, MIDDLE[2])
    assert scene.slots == LOW[:2]
    assert Scene(scene.position, 0).hand_cards == []
    return scene


@rule("GR-17.5")
def test_who_has_three_cards_left_may_play_one_alone() -> None:
    scene = three_left()
    assert (scene.asked, scene.position.period) == (1, 1)
    assert scene.offered == ["pass", *[f"card:{card}" for card in LOW[2:]]]
    other = Scene(scene.position, 1).goods()
    scene.do("card:pond_builder", "one", "at:a3", "other", "good:water", "take:3")
    assert other.changes() == {"water": 3}
    assert scene.position.period == 2


@rule("GR-17.5")
def test_spare_card_may_be_left() -> None:
    scene = three_left().do("pass")
    assert scene.position.period == 2
    assert [seat for seat, _ in scene.events("revealed")] == [0, 1, 0, 1, 0]


@rule("GR-17.5")
def test_two_cards_left_are_not_played() -> None:
    scene = table([LOW[0], *MIDDLE[:4]], LOW)
    for turn in range(3):
        play_card(scene, MIDDLE[turn])
        play_card(scene, LOW[turn])
    play_card(scene, MIDDLE[3])
    assert scene.position.period == 2
    assert [seat for seat, _ in scene.events("revealed")] == [0, 1] * 3 + [0]


@rule("GR-17.1", "GR-3.5")
def test_goblet_changes_sides() -> None:
    position = start(2)
    first = position.goblet
    for period, holder in ((1, first), (2, 1 - first), (3, first), (4, 1 - first)):
        idle_until_period(position, period)
        assert position.goblet == holder
