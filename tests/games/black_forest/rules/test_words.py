"""Black Forest in words."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from tests.said import question, said
from waldglas.core.journal import Event
from waldglas.games import load_game

GAME = load_game("black-forest")


@pytest.mark.parametrize(
    ("token", "label"),
    [
        ("beg", "Go begging for 1 provision"),
        ("swap:cook", "Move the Traveling Merchant: swap with the Cook"),
        ("to:v2-3", "Go to space 3 of Äule"),
        ("to:hermit", "Go to Hermit"),
        ("visit:brickmaker", "Visit the Brickmaker: 1 charcoal for 4 brick"),
        ("visit:landowner:1", "Visit the Landowner: 1 water and 1 porridge for a pig and 1 cattle"),
        ("visit:herder:2", "Visit the Herder: 1 wood for each pig in forest"),
        ("visit:cook:2", "Visit the Cook: 1 meat at 2, 4, 6 ponds each"),
        ("visit:woodworker", "Visit the Woodworker: a forest for 1 wood and a building"),
        ("use:bakery", "Use the Bakery: 1 water and a field for 2 provisions"),
        ("use:castle_hotel", "Use the Castle Hotel: a step of progress for 1 meat"),
        ("build:well", "Construct the Well: Turns 1 porridge into 1 water."),
        ("take:progress", "Take progress"),
        ("pay:cattle", "Pay cattle"),
        ("return:pig", "Return pig"),
        ("on:cooking", "On the Cooking wheel"),
        ("from:3", "From the Glassmaking wheel 3"),
        ("provisions:1-3", "Provisions at 1 and 3"),
        ("village:v1", "Altglashütten"),
        ("pawn:white", "The white pawn"),
        ("effect:2", "Effect 2"),
        ("at:s12-b3", "Space b3 of small estate 12"),
    ],
)
def test_labels(token: str, label: str) -> None:
    assert said(GAME, GAME.label(GAME.alphabet.action(token))) == label


def words(scene: Scene, token: str, seat: int = 0) -> str:
    return said(GAME, GAME.words(scene.position, seat, GAME.alphabet.action(token)))


def test_words_that_fit_the_question() -> None:
    scene = Scene().give(brick=3, wood=3, charcoal=1, charcoal_cooking=1).pawn(0, "v1-1").job("freiburg")
    scene.people(1, "builder", "brickmaker", "lumberjack", "herder").turn()
    assert words(scene, "to:v1-2") == "Go to Altglashütten, between Brickmaker and Lumberjack"
    scene.play("to:v1-2", "visit:brickmaker")
    assert question(scene.position, 0) == "Pay 1 charcoal: how much of it from the Glassmaking wheel?"
    assert words(scene, "from:0") == "Pay 1 from the Cooking wheel"
    scene.play("from:0")
    assert words(scene, "done") == "End the turn"
    tiles = Scene().visits("farmhand", 2)
    assert words(tiles, "at:m-c2") == "Space c2, where a pond goes"
    assert words(tiles, "at:m-b2") == "Space b2"


def test_journal_of_a_turn() -> None:
    scene = Scene().give(brick=1, wood=3, sand=1, charcoal=1, water=1, provision_high=1, commodity=1).pawn(0, "v1-1")
    scene.people(2, "builder", "butcher", "gardener").people(3, "traveling_merchant", "carpenter", "cook", "herder")
    scene.position.journal = []
    scene.turn().play("swap:lumberjack", "to:v2-3")
    told = [said(GAME, GAME.describe(event)) for event in scene.position.journal or []]
    assert told[:5] == [
        "seat 1 takes a turn.",
        "seat 1 paid 1 commodity.",
        "seat 1’s Glassmaking wheel turned once: glass.",
        "seat 1 swapped the Traveling Merchant with the Lumberjack.",
        "seat 1 paid 1 provision.",
    ]
    assert told[5] == "seat 1 went to space 3 of Äule."


def test_unknown_events_are_an_error() -> None:
    with pytest.raises(KeyError):
        GAME.describe(Event("danced", 0, [], 0, -1))
