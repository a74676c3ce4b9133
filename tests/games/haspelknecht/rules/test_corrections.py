"""An owner's corrections: they change the game, or they are refused in words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.haspelknecht.rules.table import disks, mark, own, points, run_phase, set_farm, turn
from tests.play import play, tokens
from tests.rules import rule
from waldglas.core.errors import BadFacts, BadOption
from waldglas.core.facts import Entries
from waldglas.games import load_game
from waldglas.games.haspelknecht.rules.planning import PLANNING
from waldglas.games.haspelknecht.rules.position import Haspelknecht


def corrected(changes: Entries, seats: int = 2) -> Haspelknecht:
    position = load_game("haspelknecht", changes).start(seats)
    assert isinstance(position, Haspelknecht)
    return position


def test_corrections_reach_the_rules() -> None:
    assert corrected({"pool.a": {"water": True}}).facts.wet[:2] == [True, True]
    assert corrected({"bag.two": {"black": 6, "brown": 6, "yellow": 6}}).facts.bags[2] == 6 + (6 << 5) + (6 << 10)
    barn = corrected({"development.barn": {"cost": {"brown": 2}}}).facts.developments[1]
    assert (barn.disks, barn.cost) == (2, {"brown": 2})
    parts = {f"pinge.{part}": {"coal": coal} for part, coal in (("1", 2), ("2", 2), ("3", 3))}
    assert list(corrected(parts).facts.pinge_reach) == [2, 4, 7]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"bag.two": {"black": 6}}, "must fill one action pool"),
        ({"bag.four": {"black": 14}}, "from 0 to 13"),
        ({"pinge.1": {"coal": 4}}, "7 coal and 2 wood"),
        ({"tunnel.1": {"symbols": ["crown"]}}, "one of wheelbarrow, oil_lamp, and lorry"),
        ({"development.barn": {"cost": {"brown": 7}}}, "from 1 to 6"),
        ({"development.barn": {"cost": {}}}, "1 to 6 disks"),
        ({"development.barn": {"cost": {"red": 1}}}, "of black, brown, yellow, and any"),
        ({"development.barn": {"number": 99}}, "number belongs to the rules"),
        ({"piece.coal": {"pieces": 81}}, "pieces belongs to the rules"),
        ({"building.charcoal_burner": {"use": [{"pay": {"wood": 1}, "gain": {"wood": 2}}]}}, "burn for ever"),
        ({"building.water_mill": {"use": []}}, "use is a list of 1 to 2 things"),
        ({"layout.tower": {"rows": ["()"]}}, "of level 1"),
        ({"layout.tower": {"seats": [5]}}, "seats is a whole number from 2 to 4"),
        ({"layout.first_two": {"rows": ["11  12  13"]}}, "of level 2"),
        ({"bonus.pinge": {"points": [2]}}, "points is a list of 3 to 100 things"),
    ],
)
def test_impossible_corrections_are_refused(changes: Entries, why: str) -> None:
    with pytest.raises(BadFacts, match=why):
        load_game("haspelknecht", changes)


scalars = st.none() | st.booleans() | st.integers(-20, 40) | st.text(max_size=4)
values = (
    scalars
    | st.lists(scalars, max_size=3)
    | st.dictionaries(
        st.sampled_from(["black", "any", "food", "pay", "gain", "accepts", "points"]), scalars, max_size=2
    )
    | st.lists(st.dictionaries(st.sampled_from(["pay", "gain", "water", "excavate"]), scalars, max_size=2), max_size=2)
)


@settings(max_examples=150)
@given(st.data())
def test_any_correction_makes_a_game_or_is_refused(data: st.DataObject) -> None:
    entries = load_game("haspelknecht").facts.entries
    key = data.draw(st.sampled_from(sorted(entries)))
    field = data.draw(st.sampled_from(sorted(entries[key])))
    changes = {key: {field: data.draw(values)}}
    try:
        position = corrected(changes)
    except (BadFacts, BadOption):
        return
    assert position.to_act()


@rule("HK-17.3", "HK-17.4")
def test_two_equal_symbols_count_twice() -> None:
    twice = {
        "development.barn": {"symbols": ["fork", "fork", "hammer", "building"]},
        "tunnel.1": {"symbols": ["wheelbarrow", "wheelbarrow"]},
    }
    for changes, forks, wheelbarrows in (({}, 2, 1), (twice, 3, 2)):
        position = corrected(changes, seats=4)
        own(position, 0, "barn", "handcart", "wheelbarrow")
        position.farms[0].tunnel = 9
        scored = points(position)
        assert (scored["Handcart"], scored["Wheelbarrow"]) == (forks + 1, wheelbarrows)


@rule("HK-17.5")
def test_a_fifth_building_symbol_needs_a_longer_chart() -> None:
    fifth = {"development.pickaxe": {"symbols": ["building"]}}
    with pytest.raises(BadFacts, match="bear 5 building symbols, and the chart must say what 5 of them give"):
        load_game("haspelknecht", fifth)
    position = corrected({**fifth, "end.buildings": {"points": [0, 1, 3, 6, 10, 15]}}, seats=4)
    own(position, 0, "pickaxe", "barn", "charcoal_burner", "coal_storage", "water_mill")
    assert points(position)["Building symbols"] == 15


@rule("HK-7.3", "HK-13.2")
def test_a_cost_of_six_disks_can_be_entered_and_paid() -> None:
    position = corrected({"development.barn": {"cost": {"brown": 2, "any": 4}}})
    mark(position, 0, "ladder")
    set_farm(position, 0, cart_one=disks(4, 1))
    run_phase(position, PLANNING, 1, "summer_action")
    assert "farmer:black4-brown2" in tokens(position, 0)
    play(position, "0 farmer:black4-brown2")
    turn(position, farmer="black4-brown2")
    play(position, "0 work:farmer")
    assert position.observe(None).data()["farms"][0]["developments"] == ["barn"]
