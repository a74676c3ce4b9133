"""BF-1: the pieces and the set-up."""

import pytest

from tests.games.black_forest.rules.scene import Scene, buildings_on_offer
from tests.play import play, tokens
from tests.rules import rule
from waldglas.core.errors import BadFacts, BadOption
from waldglas.games import load_game
from waldglas.games.black_forest.rules.board import NOWHERE
from waldglas.games.black_forest.rules.player import FOREST, GOODS, Player
from waldglas.games.black_forest.rules.position import BlackForest

SEEDS = range(12)


def start(seats: int, seed: int = 0, **options: str) -> BlackForest:
    position = load_game("black-forest").start(seats, options, seed)
    assert isinstance(position, BlackForest)
    return position


def held(player: Player) -> dict[str, int]:
    return {name: player.have(good) for good, name in enumerate(GOODS) if player.have(good)}


@rule("BF-1.1")
def test_one_to_four_seats() -> None:
    game = load_game("black-forest")
    assert (game.fewest_seats, game.most_seats) == (1, 4)
    for seats in (1, 2, 3, 4):
        assert len(start(seats).players) == seats


@rule("BF-1.2")
def test_pieces() -> None:
    facts = start(2).facts
    assert len(facts.tradespeople) == 17
    assert [len([p for p in facts.tradespeople if p.back == back]) for back in range(4)] == [5, 5, 5, 2]
    assert len(facts.jobs) == 11
    assert len([b for b in facts.buildings if not b.large]) == 72
    assert [len([b for b in facts.buildings if b.level == level]) for level in (1, 2, 3)] == [6, 3, 5]


@rule("BF-1.3")
def test_tiles_and_animals_never_run_out_but_small_estates_do() -> None:
    scene = Scene().clear().lay(pasture="a1 b1 c1 d1 d2 a2 b2 c2 a3 b3 d3 c3")
    scene.animals(pigs=0, cattle=37)
    scene.visits("cattle_farmer")
    assert scene.livestock() == (0, 38)
    assert scene.facts.estates.most == 12


@rule("BF-1.4")
def test_ten_small_buildings_are_turned_to_side_b() -> None:
    seen = set()
    for seed in SEEDS:
        position = start(3, seed)
        small = [building for building in buildings_on_offer(position) if not building.large]
        assert sorted(building.tile for building in small) == list(range(1, 37))
        side_b = tuple(building.tile for building in small if building.side == "B")
        assert len(side_b) == 10
        seen.add(side_b)
    assert len(seen) == len(SEEDS)


@rule("BF-1.5")
def test_first_game_has_side_a_only() -> None:
    position = start(3, first_game="yes")
    sides = {building.side for building in buildings_on_offer(position) if not building.large}
    assert sides == {"A"}


@rule("BF-1.6")
@pytest.mark.parametrize(("seats", "levels"), [(1, [2, 1, 1]), (2, [2, 1, 1]), (3, [2, 1, 1]), (4, [2, 1, 2])])
def test_large_buildings(seats: int, levels: list[int]) -> None:
    for seed in SEEDS:
        position = start(seats, seed)
        large = [building for building in buildings_on_offer(position) if building.large]
        assert [len([b for b in large if b.level == level]) for level in (1, 2, 3)] == levels


@rule("BF-1.7")
def test_boards_are_not_filled_again() -> None:
    scene = Scene().give(wood=5)
    before = len(scene.position.offer)
    scene.offer("grain_mill", "well").visits("builder").play("at:m-b2")
    assert before > 2
    assert [building.slug for building in scene.on_offer()] == ["well"]


@rule("BF-1.8")
def test_tradespeople_are_dealt_by_back() -> None:
    deals = set()
    for seed in SEEDS:
        position = start(4, seed)
        board = position.facts.board
        for village in board.villages:
            backs = sorted(position.facts.tradespeople[position.slots[slot]].back for slot in village.spaces)
            assert backs == ([0, 1, 2, 3] if len(village.spaces) == 4 else [0, 1, 2])
        deals.add(tuple(position.slots))
    assert len(deals) == len(SEEDS)


@rule("BF-1.9")
def test_no_job_lies_open() -> None:
    piles = set()
    for seed in SEEDS:
        position = start(4, seed)
        assert position.observe(0).data()["jobs"] == {}
        assert sorted(position.pile) == list(range(11))
        piles.add(tuple(position.pile))
    assert len(piles) == len(SEEDS)


@rule("BF-1.10")
def test_start_player_by_chance_and_clockwise() -> None:
    assert {start(4, seed).start for seed in range(40)} == {0, 1, 2, 3}
    position = start(4, 5)
    first = position.start
    play(position, f"{first} beg")
    while position.active == first:
        seat = position.to_act()[0]
        position.play(seat, position.choices(seat)[0])
    assert position.active == (first + 1) % 4


@rule("BF-1.11", "BF-1.12", "BF-1.13", "BF-1.14")
def test_what_every_seat_has() -> None:
    position = start(3)
    player = position.players[position.start]
    assert held(player) == {"brick": 3, "wood": 3, "water": 2, "charcoal": 3, "meat": 1, "provision": 3}
    view = position.observe(None).data()["players"][position.start]
    assert view["glassmaking"] == {"glass": 0, "sand": 0, "charcoal": 1, "water": 2, "wood": 3}
    assert view["cooking"] == {"porridge": 0, "meat": 1, "charcoal": 2, "commodity": 0}
    assert view["provisions"] == [1, 2]
    assert (view["glass_dial"], view["cooking_dial"], view["tracker"], view["reminder"]) == (0, 0, 0, True)
    assert list(position.pawns) == [NOWHERE] * 3


@rule("BF-1.15")
@pytest.mark.parametrize(
    ("seats", "extra"),
    [
        (2, [{}, {"pig": 1}]),
        (3, [{}, {"wood": 2}, {"provision": 1, "meat": 1}]),
        (4, [{}, {"brick": 2}, {"cattle": 1}, {"glass": 1}]),
    ],
)
def test_extra_goods(seats: int, extra: list[dict[str, int]]) -> None:
    position = start(seats, 3)
    while position.to_act() and not tokens(position, position.to_act()[0]) & {"beg", "village:v1"}:
        seat = position.to_act()[0]
        position.play(seat, position.choices(seat)[0])
    plain = {"brick": 3, "wood": 3, "water": 2, "charcoal": 3, "meat": 1, "provision": 3, "glass": 0}
    for turn, gain in enumerate(extra):
        player = position.players[(position.start + turn) % seats]
        for name, number in plain.items():
            assert player.have(GOODS.index(name)) == number + gain.get(name, 0)
        assert (player.pigs, player.cattle) == (gain.get("pig", 0), gain.get("cattle", 0))


@rule("BF-1.15")
def test_third_of_three_chooses_its_provision_marker() -> None:
    position = start(3, 2)
    third = (position.start + 2) % 3
    assert position.to_act() == [third]
    if "take:meat" in tokens(position, third):
        play(position, f"{third} take:provision")
    assert tokens(position, third) == {"provisions:1-3", "provisions:2-2"}


@rule("BF-1.16")
def test_main_estate() -> None:
    scene = Scene()
    assert scene.tiles() == {"field": 2, "pond": 2, "pasture": 0, "forest": 3}
    assert scene.player().tiles[0] == 5
    assert scene.player().stables == 1
    assert scene.position.observe(None).data()["players"][0]["estates"] == [
        [
            *("forest", "forest", "", "", "stable"),
            *("field", "", "pond", "forest", "hut"),
            *("field", "", "pond", "", "hut"),
        ]
    ]


@rule("BF-1.16")
def test_some_spaces_of_the_main_estate_have_four_usable_neighbours() -> None:
    """Hut and stable lie at the edge, so that buildings can count four neighbours."""
    scene = Scene()
    land, neighbours = scene.player().land, scene.facts.estates.neighbours
    usable = [space for space, there in enumerate(land) if there <= FOREST]
    inner = [space for space in usable if len([near for near in neighbours[space] if near in usable]) == 4]
    assert [scene.facts.estates.names[space] for space in inner] == ["m-b2", "m-c2"]


def test_turn_limit_is_not_for_the_solo_game() -> None:
    with pytest.raises(BadOption, match="turn_limit"):
        load_game("black-forest").start(1, {"turn_limit": "50"})


@pytest.mark.parametrize(
    "correction",
    [
        {"estate.main": {"empty": ["c1"]}},
        {"estate.small": {"columns": 20}},
        {"estate.main": {"field": ["a2", "z9"]}},
        {"wheel.limits": {"basic": 8}},
        {"wheel.bricks": {"start": 9}},
        {"wheel.cooking": {"markers": {"porridge": 1, "meat": 1, "charcoal": 2, "commodity": 0}}},
        {"housing.pasture": {"room": 4}},
        {"path.v1_v2": {"ends": ["v1", "nowhere"]}},
        {"building.well": {"cost": {"brick": 8}}},
        {"building.well": {"cost": {"gold": 1}}},
        {"building.clay_pit": {"use": []}},
        {"tradesperson.builder": {"visit": []}},
        {"building.village_church": {"score": {"per": "clouds", "points": 1}}},
        {"building.log_driver": {"now": [{"gain": {"clouds": 1}}]}},
        {"building.glassworks": {"now": [{"place": {"clouds": 1}}]}},
        {"building.well": {"use": [{"pay": {"gold": 1}, "gain": {"water": 1}}]}},
        {"village.v1": {"slots": ["owl", "dragon", "mouse", "stag"]}},
        {"job.cook": {"at": "baker"}},
        {"village.v2": {"slots": ["owl", "fox", "stag", "mouse"]}},
        {"turn.begging": {"gain": {"provision": 2}}},
        {"turn.swap": {"pay": {"commodity": 2}}},
        {"solo.game": {"pawns": 6}},
        {"neutral.pawn": {"seats": [3]}},
        {"tile.field": {"pieces": 40}},
        {"wheel.cooking": {"basic": ["meat"]}},
        {"tradesperson.woodworker": {"visit": [{"remove": {"forest": 1}, "gain": {"wood": 3}}]}},
        {"building.well": {"use": [{"gain": {"water": 1}}]}},
        {"building.well": {"use": [{"pay": {"water": 1}}]}},
    ],
)
def test_corrections_that_cannot_be_played_are_refused(correction: dict[str, dict[str, object]]) -> None:
    with pytest.raises(BadFacts):
        load_game("black-forest", correction)


def test_an_owner_can_correct_the_map_and_the_estates() -> None:
    game = load_game(
        "black-forest",
        {
            "village.v1": {"size": "small", "slots": ["owl", "fox", "stag"]},
            "village.v2": {"size": "large", "slots": ["owl", "mouse", "fox", "stag"]},
            "estate.small": {"rows": 4, "empty": ["b2", "b3", "a4", "b4"]},
        },
    )
    assert "to:v2-4" in game.alphabet.tokens
    assert "at:s12-b4" in game.alphabet.tokens
    assert game.start(2).to_act()
