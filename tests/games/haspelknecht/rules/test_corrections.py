"""An owner's corrections: they change the game, or they are refused in words."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from waldglas.core.errors import BadFacts, BadOption
from waldglas.core.facts import Entries
from waldglas.games import load_game
from waldglas.games.haspelknecht.rules.position import Haspelknecht


def corrected(changes: Entries, seats: int = 2) -> Haspelknecht:
    position = load_game("haspelknecht", changes).start(seats)
    assert isinstance(position, Haspelknecht)
    return position


def test_corrections_reach_the_rules() -> None:
    assert corrected({"pool.a": {"water": True}}).facts.wet[:2] == [True, True]
    assert corrected({"bag.two": {"black": 6, "brown": 6, "yellow": 6}}).facts.bags[2] == 6 + (6 << 5) + (6 << 10)
    cost = corrected({"development.barn": {"cost": {"brown": 2}}}).facts.developments[1]
    assert (cost.disks, cost.cost) == (2, "2 brown")
    parts = {f"pinge.{part}": {"coal": coal} for part, coal in (("1", 2), ("2", 2), ("3", 3))}
    assert corrected(parts).facts.pinge_reach == [2, 4, 7]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"bag.two": {"black": 6}}, "must fill one action pool"),
        ({"bag.four": {"black": 14}}, "from 0 to 13"),
        ({"pinge.1": {"coal": 4}}, "7 coal and 2 wood"),
        ({"tunnel.1": {"symbols": ["crown"]}}, "one of wheelbarrow, oil_lamp, lorry"),
        ({"development.barn": {"cost": {"brown": 6}}}, "from 1 to 5"),
        ({"development.barn": {"cost": {}}}, "1 to 5 disks"),
        ({"development.barn": {"cost": {"red": 1}}}, "some of black, brown, yellow, any"),
        ({"development.barn": {"number": 99}}, "would change nothing"),
        ({"piece.coal": {"pieces": 81}}, "would change nothing"),
        ({"building.charcoal_burner": {"use": [{"pay": {"wood": 1}, "gain": {"wood": 2}}]}}, "burn for ever"),
        ({"building.water_mill": {"use": []}}, "must have a use"),
        ({"layout.tower": {"rows": ["()"]}}, "of level 1"),
        ({"layout.tower": {"seats": [5]}}, "some of 2, 3 and 4 seats"),
        ({"layout.first_two": {"rows": ["11  12  13"]}}, "of level 2"),
        ({"bonus.pinge": {"points": [2]}}, "each of 3 years"),
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
