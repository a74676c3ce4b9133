"""TT-4: building."""

import pytest

from tests.games.tiny_towns.rules.reference import (
    BLUEPRINTS,
    LETTERS,
    PLACEMENTS,
    RESOURCES,
    Cubes,
    name,
    token,
)
from tests.games.tiny_towns.rules.table import at, game, lay, points, put_up, town
from tests.games.tiny_towns.rules.test_round import reason
from tests.play import play, tokens
from tests.rules import rule
from tests.said import question, said
from waldglas.core.errors import IllegalChoice
from waldglas.core.game import Position

TAKES = {f"take:{resource}" for resource in RESOURCES}
FACTORY = "wood a1, brick a2, stone b2, stone c2, brick d2"
BUILD_FACTORY = "build:factory:a1-a2-b2-c2-d2"


def laid(picture: str) -> Position:
    """Cubes laid as drawn, from the top left, with nothing built: 'gs. / ...'."""
    rows = [row.strip() for row in picture.split("/")]
    cubes = [
        f"{LETTERS[letter]} {'abcd'[column]}{row + 1}"
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != "."
    ]
    return lay(game(), ", ".join(cubes))


def builds(position: Position) -> set[str]:
    return {each for each in tokens(position, 0) if each.startswith("build:")}


@rule("TT-4.1")
@pytest.mark.parametrize("building", BLUEPRINTS)
def test_right_cubes_in_the_right_arrangement(building: str) -> None:
    for kind, cubes in PLACEMENTS:
        if kind == building:
            position = lay(game(), ", ".join(f"{resource} {name(square)}" for square, resource in cubes.items()))
            assert token(building, cubes) in builds(position)
            assert at(position, name(next(iter(cubes)))) in RESOURCES


@rule("TT-4.1")
def test_nothing_is_built_before_the_cube_is_placed() -> None:
    position = lay(game(), "wood a1, stone b1")
    play(position, "0 done", "1 call:glass")
    why = reason(position, "0 build:well:a1-b1")
    assert why.rule == "TT-4.1"
    assert "Place the cube first" in said(position, why.message)
    with pytest.raises(IllegalChoice):
        play(position, "0 build:well:a1-b1")
    play(position, "0 at:d4", "0 build:well:a1-b1", "0 at:a1")
    assert at(position, "a1") == "well"


@rule("TT-4.4")
def test_everybody_sees_what_is_being_raised_and_where_it_may_go() -> None:
    position = play(lay(game(), "wood a1, stone b1"), "0 build:well:a1-b1")
    for viewer in (None, 0, 1):
        seen = position.observe(viewer).data()["towns"][0]
        assert (seen["raising"], seen["vacated"]) == ("well", ["a1", "b1"])
    seen = play(position, "0 at:a1").observe(None).data()["towns"][0]
    assert (seen["raising"], seen["vacated"]) == ("", [])


@rule("TT-4.1")
def test_missing_cubes_are_named() -> None:
    position = lay(game(), "wood a1, stone b1")
    why = reason(position, "0 build:tavern:a1-b1-c1")
    assert why.rule == "TT-4.1"
    assert said(position, why.message) == "Missing: brick on a1, brick on b1, and glass on c1."


@rule("TT-4.1")
def test_cubes_beside_the_pattern_do_not_matter() -> None:
    assert builds(laid("wswh / bgbg")) >= {"build:well:a1-b1", "build:well:b1-c1"}


@rule("TT-4.2")
@pytest.mark.parametrize(
    ("picture", "squares"),
    [
        ("..g / sgs", "c1-a2-b2-c2"),
        ("g.. / sgs", "a1-a2-b2-c2"),
        ("sgs / ..g", "a1-b1-c1-c2"),
        ("s. / g. / sg", "a1-a2-a3-b3"),
        (".s / .g / gs", "b1-b2-a3-b3"),
        ("gs / .g / .s", "a1-b1-b2-b3"),
    ],
)
def test_chapel_turned_and_mirrored(picture: str, squares: str) -> None:
    assert builds(laid(picture)) == {f"build:chapel:{squares}"}


@rule("TT-4.2")
@pytest.mark.parametrize(
    "picture", ["..s / gsg", ".g. / sgs", "..g / gss", "..g / ssg", "g / s / g / s", "..g / s.s / .g."]
)
def test_chapel_in_a_wrong_arrangement_is_none(picture: str) -> None:
    assert not any("chapel" in each for each in builds(laid(picture)))


@rule("TT-4.2")
@pytest.mark.parametrize("picture", ["bgb", "gbb / ...", "b.. / .bg", "b / b / g", "g / b / b"])
def test_tavern_needs_its_line_and_its_order(picture: str) -> None:
    straight = picture not in ("bgb", "b.. / .bg")
    assert any("tavern" in each for each in builds(laid(picture))) == straight


@rule("TT-4.3")
def test_several_buildings_in_one_round() -> None:
    position = laid("ws / ws")
    assert builds(position) == {"build:well:a1-b1", "build:well:a2-b2"}
    play(position, "0 build:well:a2-b2", "0 at:a2", "0 build:well:a1-b1", "0 at:b1")
    assert [at(position, square) for square in ("a1", "b1", "a2", "b2")] == ["", "well", "well", ""]
    assert position.to_act() == [1]


@rule("TT-4.3", "TT-4.11")
def test_one_may_build_nothing_and_later_what_was_left() -> None:
    position = laid("ws")
    play(position, "0 done")
    assert [at(position, square) for square in ("a1", "b1")] == ["wood", "stone"]
    for square in ("d4", "c4", "b4"):
        lay(position, f"wheat {square}")
        assert builds(position) == {"build:well:a1-b1"}
    play(position, "0 build:well:a1-b1", "0 at:a1")
    assert at(position, "a1") == "well"


@rule("TT-4.4")
@pytest.mark.parametrize("square", ["a1", "a2", "b2", "c2", "d2"])
def test_building_goes_on_one_of_its_squares(square: str) -> None:
    position = lay(game(), FACTORY)
    play(position, f"0 {BUILD_FACTORY}")
    assert tokens(position, 0) == {"at:a1", "at:a2", "at:b2", "at:c2", "at:d2"}
    why = reason(position, "0 at:d4")
    assert why.rule == "TT-4.4"
    assert "lay on d4" in said(position, why.message)
    play(position, f"0 at:{square}", "0 store:glass")
    standing = {each: at(position, each) for each in ("a1", "a2", "b2", "c2", "d2")}
    assert standing.pop(square) == "factory"
    assert set(standing.values()) == {""}


@rule("TT-4.4", "TT-3.3")
def test_squares_left_can_be_used_again() -> None:
    position = laid("ws")
    play(position, "0 build:well:a1-b1", "0 at:a1")
    lay(position, "brick b1")
    assert at(position, "b1") == "brick"


@rule("TT-4.5")
def test_cube_serves_one_building_only() -> None:
    position = laid("wsw")
    assert builds(position) == {"build:well:a1-b1", "build:well:b1-c1"}
    play(position, "0 build:well:a1-b1", "0 at:a1")
    assert position.to_act() == [1]
    assert [at(position, square) for square in ("a1", "b1", "c1")] == ["well", "", "wood"]


@rule("TT-4.6")
def test_buildings_stay_and_are_no_cubes() -> None:
    position = laid("ws")
    play(position, "0 build:well:a1-b1", "0 at:a1")
    lay(position, "stone b1, wood c1, stone a2, wood b2")
    assert builds(position) == {"build:well:a2-b2", "build:well:b1-b2", "build:well:b1-c1"}
    play(position, "0 build:well:a2-b2", "0 at:b2")
    assert [at(position, square) for square in ("a1", "b2")] == ["well", "well"]


@rule("TT-4.7")
@pytest.mark.parametrize("resource", RESOURCES)
def test_factory_takes_a_cube_of_any_resource(resource: str) -> None:
    position = lay(game(), FACTORY)
    play(position, f"0 {BUILD_FACTORY}", "0 at:a1")
    assert tokens(position, 0) == {f"store:{each}" for each in RESOURCES}
    play(position, f"0 store:{resource}")
    assert position.observe(None).data()["towns"][0]["stored"] == [resource] + [""] * 15
    assert at(position, "a1") == "factory"


@rule("TT-4.7")
def test_two_factories_may_hold_the_same() -> None:
    position = lay(game(), FACTORY)
    play(position, f"0 {BUILD_FACTORY}", "0 at:a1", "0 store:wheat")
    lay(position, FACTORY.replace("1", "3").replace("2", "4"))
    play(position, "0 build:factory:a3-a4-b4-c4-d4", "0 at:a3")
    assert "store:wheat" in tokens(position, 0)
    play(position, "0 store:wheat", "1 call:wheat")
    assert tokens(position, 0) & TAKES == TAKES - {"take:wheat"}
    assert position.observe(None).data()["towns"][0]["stored"].count("wheat") == 2


def with_factory(resource: str, seats: int = 2) -> Position:
    """A town of seat 0 with a Factory on a1, with the caller next."""
    position = game(seats)
    lay(position, FACTORY)
    return play(position, f"0 {BUILD_FACTORY}", "0 at:a1", f"0 store:{resource}")


@rule("TT-4.8")
def test_factory_may_replace_its_resource() -> None:
    position = play(with_factory("wood"), "1 call:wood")
    assert tokens(position, 0) & TAKES == TAKES - {"take:wood"}
    assert "take another resource instead" in question(position, 0)
    play(position, "0 take:glass")
    assert not tokens(position, 0) & TAKES
    play(position, "0 at:d4")
    assert at(position, "d4") == "glass"


@rule("TT-4.8", "TT-4.7")
def test_factory_is_no_duty_and_lasts() -> None:
    position = with_factory("wood")
    for square in ("d4", "c4"):
        play(position, "1 call:wood")
        assert tokens(position, 0) & TAKES == TAKES - {"take:wood"}
        play(position, f"0 at:{square}")
        assert at(position, square) == "wood"
    play(position, "1 call:wood", "0 take:stone", "0 at:c1", "1 call:wood")
    assert tokens(position, 0) & TAKES == TAKES - {"take:wood"}


@rule("TT-4.8")
def test_factory_helps_against_its_own_resource_only() -> None:
    for resource in RESOURCES[1:]:
        position = play(with_factory("wood"), f"1 call:{resource}")
        assert not tokens(position, 0) & TAKES
        why = reason(position, "0 take:wood")
        assert why.rule == "TT-4.8"
        assert f"no Factory that holds {resource}" in said(position, why.message)


@rule("TT-4.8")
def test_reasons_against_replacing() -> None:
    position = play(with_factory("wood"), "1 call:wood")
    assert "another resource than wood" in said(position, reason(position, "0 take:wood").message)
    play(position, "0 take:glass")
    assert "taken your resource already" in said(position, reason(position, "0 take:brick").message)


def two_masters() -> Position:
    """Seat 0 has a Factory with wood; seat 1 is Master Builder next."""
    position = game(2, "master-builder")
    for number, (resource, square) in enumerate(cube.split() for cube in FACTORY.split(", ")):
        play(position, f"{number % 2} call:{resource}", f"0 at:{square}")
        play(position, f"1 at:{square}")
    return play(position, f"0 {BUILD_FACTORY}", "0 at:a1", "0 store:wood", "1 done")


@rule("TT-4.8", "TT-4.10")
def test_factory_does_nothing_on_ones_own_call() -> None:
    position = play(two_masters(), "1 call:wood")
    assert tokens(position, 0) & TAKES == TAKES - {"take:wood"}
    play(position, "0 at:d4", "1 at:d4", "1 done", "0 call:wood")
    assert not tokens(position, 0) & TAKES
    why = reason(position, "0 take:glass")
    assert why.rule == "TT-4.8"
    assert "called it yourself" in said(position, why.message)


@rule("TT-4.9")
def test_factory_begins_with_the_next_call() -> None:
    position = lay(game(), "brick a2, stone b2, stone c2, brick d2")
    play(position, "1 call:wood", "0 at:a1", f"0 {BUILD_FACTORY}", "0 at:a1", "0 store:wood")
    assert position.to_act() == [1]
    play(position, "1 call:wood")
    assert tokens(position, 0) & TAKES == TAKES - {"take:wood"}


@rule("TT-4.10")
def test_factory_helps_against_the_caller() -> None:
    position = with_factory("brick")
    play(position, "1 call:brick", "0 take:glass", "0 at:b2")
    assert at(position, "b2") == "glass"


@rule("TT-4.11")
def test_pattern_left_is_gone_when_its_cubes_are_used() -> None:
    position = lay(laid("wsw"), "wheat d4")
    assert builds(position) == {"build:well:a1-b1", "build:well:b1-c1"}
    play(position, "0 build:well:b1-c1", "0 at:c1")
    lay(position, "wheat c4")
    assert builds(position) == set()


def test_put_up_builds_where_it_is_told() -> None:
    position = game()
    cubes: Cubes = {(0, 0): "wood", (0, 1): "stone"}
    put_up(position, "well", (0, 1), cubes)
    assert at(position, "b1") == "well"
    assert points(position) == points(town(". W . .  . . . .  . . . .  . . . ."))
