"""What a player reads: questions, choices in words, reasons, and the journal."""

from __future__ import annotations

from tests.games.glass_road.rules.scene import EMPTY_BOARD, GAME, START_BOARD, Scene, hand_with, start
from tests.games.glass_road.rules.table import idle_until_period, solo, table
from tests.said import said, speaker_of
from waldglas.games.glass_road.rules.position import NO_BUILDING


def words(scene: Scene) -> list[str]:
    return [
        said(GAME, GAME.words(scene.position, scene.asked, action)) for action in scene.position.choices(scene.asked)
    ]


def question(scene: Scene, seat: int | None = None) -> str:
    return said(GAME, scene.position.question(scene.asked if seat is None else seat))


def told(scene: Scene) -> list[str]:
    return [said(GAME, GAME.describe(event)) for event in scene.position.journal or []]


def test_abilities_name_their_fee_as_long_as_it_is_due() -> None:
    scene = Scene.alone_with("slash_and_burn_farmer")
    assert words(scene) == [
        "For a forest: 2 charcoal",
        "For a forest: 2 food",
        "Use nothing of the Slash-and-burn Farmer",
    ]
    scene.do("one", "at:b1", "take:0")
    assert words(scene) == ["2 food", "Use nothing more of the Slash-and-burn Farmer"]
    assert words(Scene.alone_with("feudal_lord"))[0] == "Three buildings for your private offer"


def test_supplier_alone_promises_one_good() -> None:
    scene = solo(hand_with("supplier", size=3), drawn="supplier")
    assert words(scene)[0] == "1 of one basic good"
    assert words(Scene.alone_with("supplier"))[0] == "2 of one basic good, and 1 of it for everyone else"


def test_number_of_cards_to_choose_is_told() -> None:
    scene = Scene(start(3))
    assert question(scene, 0) == "Choose 5 more specialists for this period, in the order of the list."
    scene.choose_hands({0: ["feudal_lord", "pit_worker", "forest_manager", "pond_builder"]})
    assert question(scene, 0) == "Choose 1 more specialist for this period, in the order of the list."


def test_reasons_while_goods_are_taken() -> None:
    scene = Scene.alone_with("slash_and_burn_farmer").goods(food=7).do("other", "at:b1")
    assert question(scene) == "On which wheel do you take the food?"
    assert scene.reason("on:glass") == "GR-11.7: The glass wheel holds 7 food already."
    assert scene.reason("take:2") == "GR-11.2: First choose the wheel for the food."
    scene.do("on:brick")
    assert question(scene) == "How much food do you take on the brick wheel?"
    assert scene.reason("take:0") == "GR-11.1: You have chosen a wheel for it: take at least 1."
    assert scene.reason("take:3") == "GR-11.7: You can take 2 at most."
    assert scene.reason("on:glass") == "GR-11.2: No wheel is to be chosen here; a gain is never split."


def test_reasons_while_a_good_is_named() -> None:
    scene = Scene.alone_with("pit_worker").do("other")
    assert scene.reason("good:wood") == "GR-11.6: This does not give that good."
    for token in ("use:boarding_house", "use:builders_hut"):
        assert scene.reason(token) == ": This is not what is asked now. Which good do you take?"


def test_reasons_at_a_gift() -> None:
    scene = Scene.alone_with("supplier")
    scene.other.own("cooperage").goods(wood=7)
    scene.do("one", "good:wood", "take:0")
    assert question(scene) == "The Supplier offers you 1 wood: do you take it?"
    assert words(scene)[0] == "Refuse the gift"
    assert scene.reason("take:1") == "GR-8.8: You hold 7 wood already."
    assert scene.reason("use:spa") == "GR-9.1: You have not built the Spa."


def test_reasons_where_tiles_go() -> None:
    scene = Scene.alone_with("cultivator").board(START_BOARD).do("one")
    assert words(scene)[0] == "Place no tile"
    scene.do("tile:pit")
    assert scene.reason("at:b1") == "GR-8.18: b1 is covered by a forest or a building."
    assert scene.reason("at:d1") == "GR-9.4: There is a pit on d1 already."
    assert scene.reason("pass") == "GR-8.18: You have named the tile: place it."
    house = Scene.alone_with("cultivator").board(EMPTY_BOARD).offer("country_house").goods(wood=2, glass=1, brick=1)
    house.do("other", "build:country_house", "at:b2", "tile:pond")
    assert house.reason("at:d5") == "GR-13.9: d5 is not beside the building."
    house.do("at:c2")
    assert house.reason("at:b1") == "GR-13.9: Several tiles are placed in the order of the spaces."
    assert words(house) == ["Place no pond", "Space b3"]


def test_reasons_where_tiles_leave() -> None:
    scene = Scene.alone_with("carpenter").do("one")
    assert scene.reason("at:c1") == ": The forest on c1 is named by its other space, b1."
    assert scene.reason("at:d1") == "GR-9.4: There is no forest on d1."
    depot = Scene.alone_with("cultivator").board("pond . " + ". " * 18).offer("wood_depot").goods(food=1)
    depot.do("other", "build:wood_depot", "at:b1")
    assert words(depot) == ["Remove nothing more", "Space a1"]
    assert depot.reason("at:c1").startswith("GR-9.4: Only other landscape tiles beside the building")


def test_reasons_for_the_private_offer() -> None:
    scene = Scene.alone_with("feudal_lord").own("shingles_manufacturer").private("inn", "kiln", "spa")
    scene.do("use:shingles_manufacturer")
    assert scene.reason("discard:shed") == "GR-12.7: The Shed is not in your private offer."
    assert scene.reason("discard:spa").startswith("GR-12.7: They are named in the order of the list")


def test_reasons_for_buildings() -> None:
    scene = Scene.alone_with("cultivator").own("cooperage").offer("water_mill", "clay_basin").goods(wood=3, clay=4)
    scene.do("other")
    assert words(scene)[0] == "Build nothing"
    assert scene.reason("build:water_mill") == "GR-10.6: For the Water Mill you lack 1 wood and 2 brick."
    assert scene.reason("use:spa") == "GR-9.1: You have not built the Spa."
    scene.goods()
    assert scene.reason("use:cooperage") == "GR-12.1: You lack what the Cooperage takes. Turns 1 wood into 2 water."


def test_tavern_tells_what_it_repeats() -> None:
    scene = Scene.alone_with("cultivator").board("shed . water_tank " + ". " * 17).offer("tavern").goods(wood=1, clay=1)
    scene.do("other", "build:tavern", "at:b1")
    assert words(scene) == ["The Shed: Brings 1 glass.", "The Water Tank: Brings 7 water."]
    assert scene.reason("at:b2").startswith("GR-13.12: There is no immediate building")


def test_repeated_effect_is_not_called_once_more_before_the_first_time() -> None:
    scene = Scene.alone_with("cultivator").board("pond . " + ". " * 18).offer("fishery").goods(wood=1, glass=1)
    scene.do("other", "build:fishery", "at:b1")
    assert words(scene) == ["Carry it out", "Be done with it"]


def test_journal_tells_what_comes_on_offer() -> None:
    scene = Scene(start(3))
    scene.position.display[0] = NO_BUILDING
    new = scene.position.facts.buildings[scene.position.stacks[0][4]].thing.id
    idle_until_period(scene.position, 2)
    assert f"The {speaker_of(scene.position).noun(new)} comes on offer." in told(scene)
    assert len(scene.events("offered")) == 12 + 1


def test_journal_tells_a_card_from_fee_to_effect() -> None:
    scene = table(
        hand_with("builder"), hand_with(without=hand_with("builder")), hand_with(without=hand_with("builder"))
    )
    scene.board(EMPTY_BOARD).offer("clay_lake").goods(food=1, water=2, food_on_brick=1, charcoal_on_brick=1)
    scene.lay({0: "builder", 1: "woodcutter", 2: "woodcutter"})
    before = len(told(scene))
    scene.do("one", "from:glass", "build:clay_lake", "at:a1", "take:7")
    assert told(scene)[before:] == [
        "seat 1 used the first ability of the Builder.",
        "seat 1 paid 1 food.",
        "seat 1 builds the Clay Lake.",
        "seat 1 paid 2 water.",
        "seat 1 placed the Clay Lake on a1.",
        "seat 1 gained 7 clay.",
        "seat 1’s brick wheel turned: 1 of each of its basic goods became 1 brick.",
    ]
