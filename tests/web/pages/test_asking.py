"""The list of choices: many ways to do one thing are folded, by what the catalogue says of them and in any language."""

from waldglas.core.message import Message, Thing
from waldglas.games import load_game
from waldglas.markup import div
from waldglas.web.pages.asking import grouped, set_off
from waldglas.web.tables.look import grouped as group_of
from waldglas.web.tables.view import Choice, Note
from waldglas.words import speaker_for


def choices(number: int, group: str = "") -> list[Choice]:
    return [
        Choice(f"{group or 'other'}:{place}", f"Words: {place}", [], group, f"below {place}") for place in range(number)
    ]


def test_many_of_one_group_are_folded_beside_something_else() -> None:
    swaps, others = choices(5, "swap"), choices(4)
    assert grouped([*swaps, *others]) == {"swap": swaps}
    assert grouped(swaps + choices(1)) == {}, "few choices stand side by side"
    assert grouped(choices(9, "swap")) == {}, "there is nothing else to do"
    assert grouped([*choices(3, "swap"), *choices(6)]) == {}


def test_a_colon_in_the_words_makes_no_group() -> None:
    assert grouped(choices(12)) == {}


def test_the_merchant_swaps_below_one_title() -> None:
    speaker = speaker_for(load_game("black-forest"))
    title, within = group_of(speaker, Message("choice-swap", {"person": Thing("tradesperson-cook")}))
    assert title == "Move the Traveling Merchant"
    assert within == "Swap with the Cook"
    assert group_of(speaker, Message("choice-done")) == ("", "")


def test_what_is_loud_is_said_once_with_how_often_it_happens() -> None:
    turn, gain = Note("turned", "Your wheel will turn.", loud=True), Note("gained", "You gained 1 wood.", loud=False)
    told = str(div[set_off([turn, gain, turn])])
    assert told.count("Your wheel will turn.") == 1
    assert "Your wheel will turn. (2×)" in told
    assert "You gained 1 wood.<" in told
