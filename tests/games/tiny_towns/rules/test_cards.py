"""TT-1.7, TT-10 to TT-13: what the cards of the box do, card by card, in towns built by legal moves or set up."""

from collections import Counter

import pytest

from tests.games.tiny_towns.rules.table import points
from tests.games.tiny_towns.rules.whole_box import (
    EMPTY,
    GAME,
    LETTERS,
    buildings,
    built,
    call,
    first,
    hold,
    settle,
    table,
    with_monument,
)
from tests.play import play, tokens
from tests.rules import rule
from tests.said import said
from waldglas.core.errors import BadOption, IllegalChoice
from waldglas.core.rng import seeded
from waldglas.games.tiny_towns.rules.facts import COTTAGE, FACTORY, SQUARE_NAMES, at
from waldglas.games.tiny_towns.rules.game import MOST_SETS, TinyTownsGame
from waldglas.games.tiny_towns.rules.position import TinyTowns

# The cards in play


@rule("TT-1.7")
def test_cards_by_name_by_chance_or_those_of_the_first_game() -> None:
    assert table().observe(None).data()["cards"] == [
        *("cottage", "farm", "chapel", "well", "theater", "tavern", "factory"),
    ]
    named = table("temple+granary").observe(None).data()["cards"]
    assert named == ["cottage", "granary", "temple", "well", "theater", "tavern", "factory"]
    sets = [GAME.start(2, {"cards": "random"}, seed).observe(None).data()["cards"] for seed in range(200)]
    for kind in range(1, 7):
        assert len({cards[kind] for cards in sets}) == 4
    assert GAME.start(2, {"cards": "random"}, 7) == GAME.start(2, {"cards": "random"}, 7)


def test_towns_with_other_cards_are_other_towns_and_thousands_of_sets_are_not_kept() -> None:
    game = TinyTownsGame({})
    begun = game.start(2, {"cards": "granary+temple"})
    assert begun != game.start(2)
    for seed in range(3 * MOST_SETS):
        game.start(2, {"cards": "random"}, seed)
    assert len(game.sets) <= MOST_SETS
    assert begun == game.start(2, {"cards": "temple+granary"})


@rule("TT-1.7")
@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("castle", "no building card castle"),
        ("obelisk", "no building card obelisk"),
        ("granary+orchard", "names two for"),
        ("", "no building card"),
        ("granary+" * 40, "letters at most"),
    ],
)
def test_cards_that_do_not_go_together_are_refused(cards: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        table(cards)


@rule("TT-6.6")
def test_some_cards_are_left_out_alone() -> None:
    for name in ("inn", "bank"):
        with pytest.raises(BadOption, match="solo game is played without"):
            GAME.start(1, {"cards": name})
    for seed in range(60):
        position = GAME.start(1, {"cards": "random", "monuments": "yes"}, seed)
        assert isinstance(position, TinyTowns)
        assert not {"inn", "bank"} & set(position.cards.slugs)
        dealt = {position.facts.card(number).slug for number in position.cards.deck}
        assert not {"fort_ironweed", "opaleyes_watch"} & dealt
        assert len(dealt) == 13
    feast = settle(table("feast_hall", 1, "cards"), EMPTY.replace(".", "V", 2))
    assert points(feast)["Feast Halls"] == 4


# Scoring: one small town for what each card asks; boards by chance are in test_counting


@rule(
    "TT-10.1",
    "TT-10.2",
    "TT-10.3",
    "TT-10.4",
    "TT-10.5",
    "TT-11.1",
    "TT-11.2",
    "TT-11.3",
    "TT-11.4",
    "TT-11.5",
    "TT-11.6",
    "TT-11.7",
    "TT-11.9",
    "TT-11.10",
    "TT-11.11",
    "TT-11.12",
    "TT-11.13",
    "TT-11.15",
)
@pytest.mark.parametrize(
    ("cards", "picture", "line", "expected"),
    [
        ("granary", "F C C .  C C . .  C . . .  . . . .", "Cottages", 9),
        ("greenhouse", "C C . C  C . . C  . . . .  C . . F", "Cottages", 9),
        ("greenhouse", "C C . C  C . . C  . . . .  C . F F", "Cottages", 15),
        ("orchard", "F C C C  C C . .  C . . .  C . . .", "Cottages", 18),
        ("temple", "C C C .  C C . .  C H C .  . . . F", "Temples", 4),
        ("temple", "C H . .  C . . .  . . . .  . . . F", "Temples", 0),
        ("fountain", "W W . W  . . . .  W . . .  . . . .", "Fountains", 4),
        ("millstone", "W F W T  . . . .  . W H .  . . . .", "Millstones", 4),
        ("shed", "W . . .  . W . .  . . . .  . . . .", "Sheds", 2),
        ("abbey", "H C H X  . . . .  H . V H  . . . .", "Abbeys", 6),
        ("cloister", "H . . H  . H . .  . . . .  . . . .", "Cloisters", 6),
        ("almshouse", "V V V .  . . . .  . . . .  . . . .", "Almshouses", -3),
        ("almshouse", "V V V V  V V V V  . . . .  . . . .", "Almshouses", 26),
        ("inn", "V . V .  . V . .  . . . .  . . . .", "Inns", 3),
        ("bakery", "T F . X  . . . T  T . . .  . . . .", "Bakeries", 6),
        ("market", "T T . T  T . . .  . . . .  . . . .", "Markets", 3 * 3 + 2),
        ("tailor", "T . . .  . T T .  . . . .  . . . .", "Tailors", 3 * 3),
        ("bank", "X X . .  . . . .  . . . .  . . . .", "Banks", 8),
        ("trading_post", "X X . .  . . . .  . . . .  . . . .", "Trading Posts", 2),
    ],
)
def test_points(cards: str, picture: str, line: str, expected: int) -> None:
    assert points(settle(table(cards), picture))[line] == expected


@rule("TT-11.8")
def test_feast_halls_are_compared_with_the_player_on_the_right() -> None:
    position = table("feast_hall", 3, "random")
    for seat, picture in enumerate(("V V . .", "V . . .", "V V V .")):
        settle(position, picture + "  . . . . " * 3, seat)
    assert [points(position, seat)["Feast Halls"] for seat in range(3)] == [4, 2, 9]


@rule(
    "TT-12.4",
    "TT-12.5",
    "TT-12.6",
    "TT-12.7",
    "TT-12.8",
    "TT-12.9",
    "TT-12.10",
    "TT-12.11",
    "TT-12.12",
    "TT-12.15",
    "TT-12.16",
    "TT-12.18",
)
@pytest.mark.parametrize(
    ("name", "picture", "expected"),
    [
        ("architects_guild", ". C . .  . . . .  . . . .  . . . .", 1),
        ("archive", ". C C F  W . . .  . . . .  . . . .", 3),
        ("barrett_castle", ". C . .  . . . .  . . . .  . . . F", 5),
        ("barrett_castle", ". C . .  . . . .  . . . .  . . . .", 0),
        ("cathedral", ". . . .  . . . .  . . . .  . w w w", 2),
        ("fort_ironweed", ". . . .  . . . .  . . . .  . . . .", 7),
        ("mausoleum", ". C C C  C C C .  . . . .  . . . F", 6),
        ("grove_university", ". . . .  . . . .  . . . .  . . . .", 3),
        ("mandras_palace", ". C . .  W . . .  F . . .  . . . .", 4),
        ("obelisk", ". C . .  . . . .  . . . .  . . . .", 0),
        ("silva_forum", ". C C .  . . C .  W W . .  . . . .", 4),
        ("sky_baths", ". C C .  . . C .  W W . .  . . . .", 10),
        ("statue", ". C C .  . . . .  . . . .  . . . .", 0),
    ],
)
def test_points_of_monuments(name: str, picture: str, expected: int) -> None:
    position = built(with_monument(name, picture), name)
    assert points(position)["Monument"] == expected
    assert buildings(position)["a1"] == name


@rule("TT-12.6")
def test_the_castle_counts_as_two_cottages() -> None:
    position = built(with_monument("barrett_castle", ". W . .  C H . .  . . . .  . . . F"), "barrett_castle")
    assert points(position) == {
        "Cottages": 3,
        "Chapels": 3,
        "Wells": 2,
        "Theaters": 0,
        "Taverns": 0,
        "Monument": 5,
        "Waste": 0,
    }
    assert position.standing(0)[3] == 3


@rule("TT-12.7")
def test_waste_costs_nothing_beside_the_cathedral() -> None:
    assert points(settle(with_monument("cathedral"), "w w . .  " + ". . . .  " * 3))["Waste"] == -2
    assert points(built(with_monument("cathedral", ". w w ." + "  . . . ." * 3), "cathedral"))["Waste"] == 0


@rule("TT-12.3")
def test_a_monument_is_a_type_for_a_theater_and_the_castle_is_a_cottage() -> None:
    position = built(with_monument("obelisk", ". T C ." + "  . . . ." * 3), "obelisk")
    assert points(position)["Theaters"] == 2
    position = built(with_monument("barrett_castle", ". T C ." + "  . . . ." * 3), "barrett_castle")
    assert points(position)["Theaters"] == 1


@rule("TT-12.14")
@pytest.mark.parametrize(("others", "expected"), [(0, 1), (3, 4), (5, 8), (8, 8)])
def test_the_shrine_counts_what_stands_when_it_is_built(others: int, expected: int) -> None:
    picture = " ".join(["."] + ["C"] * others + ["."] * (15 - others))
    position = built(with_monument("shrine", picture), "shrine")
    position.towns[0].place_building(COTTAGE, 15)
    assert points(position)["Monument"] == expected


@rule("TT-12.17")
def test_the_starloom_counts_towns_that_were_complete_before() -> None:
    position = built(with_monument("starloom", seats=4), "starloom")
    assert points(position)["Monument"] == 6
    position.round = 9
    for seat, completed in ((1, 8), (2, 8)):
        position.towns[seat].finished, position.towns[seat].completed = True, completed
    assert points(position)["Monument"] == 2
    position.towns[0].finished, position.towns[0].completed = True, 8
    assert points(position)["Monument"] == 6


# What buildings do


@rule("TT-11.3")
def test_a_shed_goes_on_any_empty_square() -> None:
    position = call(settle(table("shed"), "w . . .  b . . .  . . . .  . . . ."), "stone", "at:b1", "build:well:a1-b1")
    assert tokens(position, 0) == {f"at:{name}" for name in SQUARE_NAMES if name != "a2"}
    assert said(position, position.question(0)) == "Put the Shed on any empty square."
    play(position, "0 at:d4")
    assert buildings(position) == {"d4": "shed"}


@rule("TT-11.13")
def test_a_bank_forbids_ones_own_call() -> None:
    position = table("bank", 2, "master-builder")
    settle(position, "h h . .  w g . .  . . . .  . . . .")
    play(position, "0 call:brick", "0 at:c2", "0 build:factory:a1-b1-a2-b2-c2", "0 at:a1")
    assert tokens(position, 0) == {"store:wood", "store:wheat", "store:brick", "store:glass", "store:stone"}
    play(position, "0 store:wood", "1 at:a1", "1 call:wood", "0 at:d4", "1 at:d4")
    assert tokens(position, 0) == {"call:wheat", "call:brick", "call:glass", "call:stone"}
    reason = position.why_not(0, position.alphabet.action("call:wood"))
    assert reason is not None
    assert said(position, reason.message) == "Your Bank holds wood: you can no longer call or take it."
    assert points(position)["Banks"] == 4


@rule("TT-11.13")
def test_each_bank_holds_a_resource_of_its_own_and_there_are_five() -> None:
    position = settle(table("bank"), "X X X X  h h . .  w g . .  . . . .")
    for square in range(4):
        position.towns[0].store_cube(square + 1, square)
    call(position, "brick", "at:c3", "build:factory:a2-b2-a3-b3-c3", "at:a2")
    assert position.towns[0].has_stored(5)
    settle(position, ". . . .  . . . .  . h h .  . w g .")
    call(position, "brick", "at:d4")
    assert tokens(position, 0) == {"done", "build:cottage:c3-c4-d4"}
    reason = position.why_not(0, position.alphabet.action("build:factory:b3-c3-b4-c4-d4"))
    assert reason is not None
    assert said(position, reason.message) == "Your Banks hold all five resources: there is none for another."


@rule("TT-11.13")
def test_a_bank_keeps_its_resource_from_a_free_choice() -> None:
    position = settle(table("bank", 1, "town-hall"), "X . . .  . . . .  . . . .  . . . .")
    position.towns[0].store_cube(1, 0)
    while not any(token.startswith("take") for token in tokens(position, 0)):
        play(position, f"0 {min(tokens(position, 0))}")
    assert tokens(position, 0) == {"take:wheat", "take:brick", "take:glass", "take:stone"}


@rule("TT-11.14")
def test_who_can_call_nothing_is_passed_over() -> None:
    def banks(seats: int, owners: list[int]) -> TinyTowns:
        position = table("bank", seats, "master-builder")
        for seat in owners:
            for square in range(5):
                position.towns[seat].place_building(FACTORY, square)
                position.towns[seat].store_cube(square + 1, square)
        return position

    position = play(banks(2, [1]), "0 call:wood", "0 at:d4", "1 at:d4")
    assert position.to_act() == [0]
    position = play(banks(2, [0, 1]), "0 call:wood", "0 at:d4", "1 at:d4")
    assert position.over()


@rule("TT-11.15", "TT-4.9")
def test_a_trading_post_is_any_resource_from_the_next_round_on() -> None:
    position = settle(table("trading_post"), "s w . .  s w . .  . . . .  . . . .")
    call(position, "brick", "at:c2", "build:factory:a1-b1-a2-b2-c2", "at:a1")
    call(position, "stone", "at:b1", "build:well:a1-b1")
    assert buildings(position) == {"a1": "trading_post", "b1": "well"}
    call(position, "brick", "at:a2")
    assert position.to_act() == [1]


@rule("TT-11.15")
def test_a_trading_post_alone_builds_nothing_and_several_serve_one_building() -> None:
    position = settle(table("trading_post"), "X X . .  . . . .  . . . .  . . . .")
    call(position, "glass", "at:c1")
    assert tokens(position, 0) == {"done", "build:tavern:a1-b1-c1"}
    play(position, "0 build:tavern:a1-b1-c1")
    assert buildings(position) == {"a1": "trading_post", "b1": "trading_post", "c1": "tavern"}


@rule("TT-11.16")
def test_a_warehouse_takes_a_call_or_gives_for_it() -> None:
    position = settle(table("warehouse"), "X . . .  . . . .  . . . .  . . . .")
    call(position, "wood")
    assert {"store:wood", "at:b1"} <= tokens(position, 0)
    play(position, "0 store:wood")
    assert points(position)["Warehouses"] == -1
    call(position, "glass")
    assert {"store:glass", "swap:wood"} < tokens(position, 0)
    play(position, "0 swap:wood", "0 at:b2")
    view = position.observe(None).data()["towns"][0]
    assert (view["held"][0], view["cubes"][5]) == (["glass"], "wood")
    call(position, "stone", "store:stone")
    call(position, "brick", "store:brick")
    call(position, "wheat")
    assert not {"store:wheat", "cavern"} & tokens(position, 0)
    assert {"swap:glass", "swap:stone", "swap:brick"} <= tokens(position, 0)
    assert points(position)["Warehouses"] == -3


@rule("TT-11.16")
def test_ones_own_call_cannot_be_stored() -> None:
    position = settle(table("warehouse", 2, "master-builder"), "X . . .  . . . .  . . . .  . . . .")
    play(position, "0 call:wood")
    assert all(token.startswith("at:") for token in tokens(position, 0))


# Monuments


@rule("TT-12.1")
def test_two_monuments_are_dealt_and_one_is_kept() -> None:
    position = table(seats=6, caller="random", monuments="yes")
    dealt = Counter(token for seat in range(6) for token in tokens(position, seat))
    assert len(dealt) == 12
    assert set(dealt.values()) == {1}
    kept = {seat: sorted(tokens(position, seat))[1] for seat in range(6)}
    for seat, token in kept.items():
        play(position, f"{seat} {token}")
    for seat, token in kept.items():
        assert position.observe(seat).data()["towns"][seat]["monuments"] == [token[5:]]
    with pytest.raises(IllegalChoice):
        play(position, f"0 {kept[0]}")


@rule("TT-12.2")
def test_monuments_are_known_to_their_owners_only() -> None:
    position = table(seats=3, caller="random", monuments="yes")
    for _ in range(2):
        for viewer in (None, 0, 1, 2):
            for seat, town in enumerate(position.observe(viewer).data()["towns"]):
                assert bool(town["monuments"]) == (seat == viewer)
        for event in position.journal or []:
            if event.kind in ("dealt_monuments", "kept_monument"):
                assert [seat for seat in range(3) if event.readable_by(seat)] == [event.seat]
        for seat in position.to_act():
            play(position, f"{seat} {min(tokens(position, seat))}")


@rule("TT-12.2")
def test_what_others_hold_is_imagined_anew() -> None:
    position = with_monument("obelisk", seats=4)
    own = {int(position.towns[0].plan), int(position.towns[0].declined)}
    seen: set[int] = set()
    for number in range(60):
        imagined = position.determinize(0, seeded(number, "x"))
        held = [int(each) for town in imagined.towns[1:] for each in (town.plan, town.declined)]
        assert len(set(held)) == 4
        assert not own & set(held)
        assert {int(imagined.towns[0].plan), int(imagined.towns[0].declined)} == own
        seen |= set(held)
    assert len(seen) == 13


@rule("TT-12.2")
def test_what_is_imagined_fits_that_somebody_may_build() -> None:
    """A seat that is asked whether to build, with cubes that only its monument needs, holds one that needs them."""
    position = table(seats=3, caller="caller", monuments="yes")
    hold(position, "cathedral")
    while position.round == 0:
        play(position, f"{position.to_act()[0]} {first(position)}")
    settle(position, ". h . .  s . . .  . . . .  . . . .")
    play(position, "2 call:glass", "0 at:b2")
    assert position.to_act() == [0, 1]
    for number in range(20):
        imagined = position.determinize(1, seeded(number, "x"))
        assert imagined.to_act() == [0, 1]
        assert len(imagined.choices(0)) > 1


@rule("TT-12.2")
@pytest.mark.parametrize(("nearly_full", "halted"), [(0, True), (1, False), (2, True)])
def test_a_caller_looks_ahead_unless_somebody_else_must_place_and_may_have_a_monument_to_build(
    nearly_full: int, halted: bool
) -> None:
    position = with_monument("cathedral", seats=3, caller="master-builder")
    assert not position.look_ahead(0, position.alphabet.action("call:glass")).halted
    settle(position, ". . g g  g g g g  g g g g  g g g g", nearly_full)
    play(position, "0 call:glass", "0 at:a1", "1 at:a1", "2 at:a1")
    assert position.look_ahead(1, position.alphabet.action("call:glass")).halted == halted


@rule("TT-12.3")
def test_a_monument_is_built_once_and_shown() -> None:
    position = with_monument("cathedral", ". h . .  s . . .  . . . .  . . . .")
    call(position, "glass", "at:b2")
    assert tokens(position, 0) == {"done", "build:monument:b1-a2-b2"}
    play(position, "0 build:monument:b1-a2-b2", "0 at:a2")
    assert buildings(position) == {"a2": "cathedral"}
    assert position.observe(0).data()["towns"][0]["monuments"] == []
    assert [event.kind for event in position.journal or []][-1] == "constructed"
    settle(position, ". . . .  . . . .  . h . .  s . . .")
    call(position, "glass", "at:b4")
    assert position.to_act() == [1]


@rule("TT-12.4")
def test_the_guild_exchanges_up_to_two_buildings() -> None:
    position = with_monument("architects_guild", "C W X .  . . . g  . . h s  . w . .")
    position.towns[0].store_cube(1, 2)
    call(position, "brick", "at:c4", "build:monument:d2-c3-d3-b4-c4", "at:d2")
    assert tokens(position, 0) == {"at:a1", "at:b1", "at:c1", "done"}
    play(position, "0 at:b1")
    assert tokens(position, 0) == {f"put:{kind}" for kind in LETTERS.values() if kind != "well"}
    play(position, "0 put:factory", "0 store:glass")
    assert tokens(position, 0) == {"at:c1", "done"}
    play(position, "0 at:c1", "0 put:food")
    assert buildings(position) == {"a1": "cottage", "b1": "factory", "c1": "farm", "d2": "architects_guild"}
    assert [cube for cube in position.observe(None).data()["towns"][0]["stored"] if cube] == ["glass"]
    assert position.to_act() == [1]


@rule("TT-12.4")
def test_the_guild_may_leave_all_as_it_is() -> None:
    position = with_monument("architects_guild", "C . . .  . . . g  . . h s  . w . .")
    call(position, "brick", "at:c4", "build:monument:d2-c3-d3-b4-c4", "at:d2", "done")
    assert buildings(position) == {"a1": "cottage", "d2": "architects_guild"}


@rule("TT-12.4", "TT-11.15")
def test_a_trading_post_that_was_exchanged_serves_no_more() -> None:
    position = with_monument("architects_guild", "X s . .  . . . g  . . h s  . w . .", "trading_post")
    call(position, "brick", "at:c4")
    assert "build:well:a1-b1" in tokens(position, 0)
    play(position, "0 build:monument:d2-c3-d3-b4-c4", "0 at:d2", "0 at:a1", "0 put:cottage")
    assert position.to_act() == [1]
    call(position, "glass", "at:d4")
    assert position.to_act() == [1]


@rule("TT-12.8")
def test_the_fort_is_passed_over_as_master_builder() -> None:
    position = with_monument("fort_ironweed", seats=3, caller="master-builder")
    built(position, "fort_ironweed")
    play(position, "0 call:wood", "0 at:d4", "1 at:d4", "2 at:d4", "1 call:wood", "0 at:d3", "1 at:d3", "2 at:d3")
    play(position, "2 call:glass", "0 at:d2", "1 at:d2", "2 at:d2")
    assert position.to_act() == [1]
    for seat in (1, 2):
        position.towns[seat].empty = 1
    play(position, "1 call:glass")
    for seat in position.to_act():
        play(position, f"{seat} {min(tokens(position, seat))}")
    assert position.to_act() == [0]
    assert "call:wood" in tokens(position, 0)


@rule("TT-12.8")
def test_the_fort_takes_part_in_no_free_round_of_the_town_hall() -> None:
    position = with_monument("fort_ironweed", seats=2, caller="town-hall")
    built(position, "fort_ironweed")
    while position.round < 3:
        seat = position.to_act()[0]
        play(position, f"{seat} {max(tokens(position, seat))}")
    assert position.to_act() == [1]
    assert "take:wood" in tokens(position, 1)


@rule("TT-12.10")
def test_the_university_brings_a_building() -> None:
    position = with_monument("grove_university", ". . . .  . . . .  . b . .  s . s .")
    call(position, "glass", "at:b4", "build:monument:b3-a4-b4-c4", "at:b4")
    assert tokens(position, 0) == {f"put:{kind}" for kind in LETTERS.values()}
    play(position, "0 put:factory", "0 at:a1", "0 store:wood")
    assert buildings(position) == {"a1": "factory", "b4": "grove_university"}
    assert position.towns[0].has_stored(1)


@rule("TT-12.12", "TT-4.9")
def test_the_obelisk_lets_buildings_stand_anywhere_from_the_next_round_on() -> None:
    position = with_monument("obelisk", "w s . .  . . . .  . h . .  . b g .")
    call(position, "brick", "at:d4", "build:monument:b3-b4-c4-d4", "at:d4", "build:well:a1-b1")
    assert tokens(position, 0) == {"at:a1", "at:b1"}
    play(position, "0 at:a1")
    settle(position, ". . . .  w . . .  . . . .  . . . .")
    call(position, "stone", "at:b2", "build:well:a2-b2", "at:c3")
    assert buildings(position) == {"a1": "well", "c3": "well", "d4": "obelisk"}


@rule("TT-12.13")
def test_the_watch_moves_in_what_a_neighbour_builds() -> None:
    position = with_monument("opaleyes_watch", "w . . .  b g h .  s . . .  . . . .", seats=3, caller="caller")
    settle(position, "w . . .  . . . .  . . . .  . . . .", 1)
    play(position, "2 call:wheat", "0 at:d2", "0 build:monument:a1-a2-b2-c2-d2-a3", "0 at:a1")
    assert tokens(position, 0) == {"put:cottage", "put:food", "put:chapel", "put:well", "put:theater"}
    play(position, "0 put:cottage")
    assert tokens(position, 0) == {"put:food", "put:chapel", "put:well", "put:theater", "put:tavern"}
    play(position, "0 put:well", "0 put:factory", "1 at:d4", "2 call:stone", "0 at:d4", "1 at:b1")
    play(position, "1 build:well:a1-b1", "1 at:a1")
    assert position.to_act() == [0]
    assert said(position, position.question(0)) == "Put the Well on an empty square."
    play(position, "0 at:b2")
    assert buildings(position) == {"a1": "opaleyes_watch", "b2": "well"}
    assert position.observe(None).data()["towns"][0]["watched"] == ["cottage", "factory"]
    assert position.to_act() == [2]


@rule("TT-12.13")
def test_the_watch_does_nothing_in_the_round_in_which_it_is_built() -> None:
    position = with_monument("opaleyes_watch", "w . . .  b g h .  . . . .  . . . .", seats=3, caller="caller")
    position.towns[0].place_cube(position.cards, 5, 8)
    settle(position, "s . . .  . . . .  . . . .  . . . .", 1)
    position.towns[0].cubes &= ~at(0, 7)
    position.towns[0].empty |= 1
    position.towns[0].place_cube(position.cards, 2, 7)
    play(position, "2 call:wood", "0 at:a1", "0 build:monument:a1-a2-b2-c2-d2-a3", "0 at:a1")
    play(position, "0 put:cottage", "0 put:well", "0 put:factory", "1 at:b1", "1 build:well:a1-b1", "1 at:a1")
    assert position.to_act() == [2]


@rule("TT-12.13")
def test_the_watch_knows_nothing_of_what_was_built_before_it() -> None:
    """Neither if the neighbour's town was complete with it."""
    position = with_monument("opaleyes_watch", "w . . .  b g h h  . . . .  . . . .", "trading_post", seats=4)
    settle(position, "X X . W  W W W W  W W W W  W W W W", 1)
    play(position, "3 call:stone", "0 at:a3", "0 build:monument:a1-a2-b2-c2-d2-a3", "0 at:a1")
    play(position, "0 put:cottage", "0 put:well", "0 put:factory", "1 build:well:b1-c1", "2 at:a1")
    assert position.towns[1].finished
    play(position, "3 call:wood", "0 at:d4", "2 at:d4")
    assert position.to_act() == [3]


@rule("TT-12.13", "TT-11.13")
def test_no_sixth_bank_leaves_the_watch() -> None:
    position = with_monument("opaleyes_watch", "X X X X  X . . .  . . . .  . . . .", "bank", seats=3)
    for square in range(5):
        position.towns[0].store_cube(square + 1, square)
    built(position, "opaleyes_watch", "d4").towns[0].watched = 1 << FACTORY
    settle(position, "h h . .  w g . .  . . . .  . . . .", 1)
    play(position, "2 call:wood", "0 at:d3", "1 at:d4", "2 call:brick", "0 at:c3", "1 at:c2")
    play(position, "1 build:factory:a1-b1-a2-b2-c2", "1 at:a1", "1 store:wood")
    assert position.to_act() == [2]
    assert position.observe(None).data()["towns"][0]["watched"] == ["bank"]


@rule("TT-12.18")
def test_the_statue_lets_cottages_hold_cubes() -> None:
    position = built(with_monument("statue", ". C C .  . . . .  . . . .  . . . ."), "statue")
    call(position, "wood")
    assert {"at:b1", "at:c1", "at:d4"} <= tokens(position, 0)
    assert said(position, position.question(0)) == "Place wood on an empty square, or do something else with it."
    play(position, "0 at:b1")
    view = position.observe(None).data()["towns"][0]
    assert (view["stored"][1], view["cubes"][1]) == ("wood", "")
    call(position, "stone")
    assert "at:b1" not in tokens(position, 0)
    assert "at:c1" in tokens(position, 0)
    assert points(position)["Waste"] == 0


# The Cavern


@rule("TT-13.1")
def test_two_cubes_that_others_call_may_be_set_aside() -> None:
    position = table(cavern="yes")
    for _ in range(2):
        call(position, "wood")
        assert "cavern" in tokens(position, 0)
        play(position, "0 cavern")
    call(position, "wood")
    assert "cavern" not in tokens(position, 0)
    assert points(position)["Waste"] == 0
    assert position.observe(None).data()["towns"][0]["cavern"] == 2
    own = play(table(seats=2, caller="master-builder", cavern="yes"), "0 call:wood")
    assert "cavern" not in tokens(own, 0)
    assert "cavern" in tokens(own, 1)
