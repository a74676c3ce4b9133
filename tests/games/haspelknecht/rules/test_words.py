"""Questions and answers in words."""

from random import Random

from tests.games.haspelknecht.rules.table import disks, number, own, resolve, set_farm, table, turn
from tests.play import play, walk
from tests.said import question, said
from waldglas.core.journal import Event
from waldglas.games import load_game
from waldglas.games.haspelknecht.rules.developing import ACQUIRE
from waldglas.games.haspelknecht.rules.disks import SETS
from waldglas.games.haspelknecht.rules.messages import disks as disk_message
from waldglas.games.haspelknecht.rules.mining import CONTRACT_WORK
from waldglas.games.haspelknecht.rules.planning import PLAN_MILL
from waldglas.games.haspelknecht.rules.position import Haspelknecht

GAME = load_game("haspelknecht")


def offered(position: Haspelknecht, seat: int = 0) -> set[str]:
    return {said(GAME, GAME.words(position, seat, action)) for action in position.choices(seat)}


def label(token: str) -> str:
    return said(GAME, GAME.label(GAME.alphabet.action(token)))


def told(kind: str, *values: int) -> str:
    """An event of the first seat, as the others read it."""
    return said(GAME, GAME.describe(Event(kind, 0, list(values), 0, 0)))


def test_disks_in_words() -> None:
    assert said(GAME, disk_message(disks())) == "no disk"
    assert said(GAME, disk_message(disks(1))) == "1 black disk"
    assert said(GAME, disk_message(disks(2, 0, 1))) == "2 black and 1 yellow disk"
    assert said(GAME, disk_message(disks(1, 3))) == "1 black and 3 brown disks"
    assert said(GAME, disk_message(disks(1, 3, 2))) == "1 black, 3 brown, and 2 yellow disks"


def test_every_label_is_different() -> None:
    labels = [said(GAME, GAME.label(action)) for action in range(len(GAME.alphabet))]
    assert len(set(labels)) == len(labels)
    assert label("take:b:black") == "Take black from pool B"
    assert label("lamp:c:black-yellow") == "Oil Lamp, pool C: black of the reserve for yellow"
    assert label("build:bucket").startswith("Acquire the Bucket (1 brown, 2 of any colour): ")


def test_answers_name_what_they_bring() -> None:
    position = table(4)
    set_farm(position, 0, coal=3)
    resolve(position, (0, ACQUIRE, number(position, "coal_sacks")))
    assert offered(position) == {"Nothing", "Pay 1 coal, gain 1 Thaler", "Pay 2 coal, gain 1 Thaler and 1 food"}
    position = turn(table(2), farmer="yellow2", farmhand="brown1")
    assert "Let the farmer work with 2 yellow disks" in offered(position)


def test_taking_tells_number_and_water() -> None:
    position = table(2, 5)
    position.pools[1] = disks(3, 2, 1)
    seat = position.to_act()[0]
    assert "Take 3 black from pool B and 1 pit water" in offered(position, seat)


def test_reasons_for_what_cannot_be_acquired() -> None:
    position = table(2)
    own(position, 0, "barn")
    turn(position, farmer="black2", farmhand="yellow1")
    play(position, "0 work:farmer")
    expected = {"barn": "HK-13.3", "charcoal_burner": "HK-1.8", "bucket": "HK-13.2", "pickaxe": None}
    for slug, number_of_rule in expected.items():
        reason = position.why_not(0, position.alphabet.action(f"build:{slug}"))
        assert (reason and reason.rule) == number_of_rule


def test_no_two_answers_to_a_question_read_the_same() -> None:
    for seats in (2, 4):
        position = table(seats, seats)
        for _ in walk(position, Random(seats)):
            for seat in position.to_act():
                words = [said(GAME, GAME.words(position, seat, action)) for action in position.choices(seat)]
                assert len(set(words)) == len(words)
                assert question(position, seat).endswith((".", "?"))


def test_own_workers_are_not_asked_for_the_water_of_the_shaft() -> None:
    position = table(2)
    set_farm(position, 0, pinge=0, tunnel_wood=2, water=3, wood=1)
    turn(position, farmer="black1")
    play(position, "0 work:farmer", *(["0 mine"] if "Work in the mine" in offered(position) else []))
    assert question(position, 0) == "Your farmer mines and has 1 action left: does he excavate coal?"


def test_goods_without_room() -> None:
    assert told("lost", 0, 1, 0) == "seat 1 had no room for 1 wood, which went back to the supply."
    assert told("lost", 2, 0, 3) == "seat 1 had no room for 2 food and 3 coal, which went back to the supply."


def test_losses_in_words() -> None:
    assert told("wasted", 2, 2) == "seat 1 lost 1 food: the Coal-digger did not work."
    laid = list(SETS).index(disks(2, 1))
    assert told("wasted", 0, laid) == "seat 1 lost 2 black and 1 brown disk: the farmer did not work."
    assert told("cut_short", 1) == "seat 1 lost 1 action, the Pinge being exhausted."
    assert told("cut_short", 2) == "seat 1 lost 2 actions, the Pinge being exhausted."


def test_hammer_and_pick_without_coal_in_reach() -> None:
    position = table(3)
    set_farm(position, 0, pinge=4, water=1)
    resolve(position, (0, ACQUIRE, number(position, "hammer_and_pick")))
    assert question(position, 0).startswith("You may excavate a coal, but none is in reach")
    assert "Go on without a coal" in offered(position)
    play(position, "0 wood:pinge")
    assert question(position, 0) == "You may excavate a coal now."
    assert "Leave the coal" in offered(position)


def test_coal_sacks_tell_new_coal_from_missing_coal() -> None:
    for new_goods, coal, new_coal, rule in (
        ("no", 2, 1, "HK-8.4"),
        ("no", 1, 0, "HK-14.14"),
        ("yes", 1, 1, "HK-14.14"),
    ):
        position = table(3, new_goods=new_goods)
        set_farm(position, 0, coal=coal, new_coal=new_coal)
        resolve(position, (0, ACQUIRE, number(position, "coal_sacks")))
        reason = position.why_not(0, position.alphabet.action("choose:2"))
        assert reason is not None
        assert reason.rule == rule


def test_distant_developments_name_their_price() -> None:
    position = table(2)
    own(position, 1, "bucket", "ladder")
    set_farm(position, 0, coal=1, wood=1)
    turn(position, farmer="brown1-yellow2")
    set_farm(position, 0, on_farmhand=0)
    assert "Let the farmer work with 1 brown and 2 yellow disks" in offered(position)
    play(position, "0 work:farmer")
    assert any(words.endswith(" It is distant: 1 coal or wood to seat 2.") for words in offered(position))


def test_a_worker_with_one_thing_to_do_says_so() -> None:
    position = table(2)
    own(position, 1, "mining_timber")
    set_farm(position, 0, coal=1)
    turn(position, farmer="black2-brown2", farmhand="yellow1")
    expected = "Let the farmer acquire the Mining Timber with 2 black and 2 brown disks and 1 coal to seat 2"
    assert expected in offered(position)
    own(position, 0, "bucket")
    assert "Let the farmer acquire the Mining Timber with 2 black and 2 brown disks" in offered(position)


def test_water_mill_names_its_trades() -> None:
    position = table(2, buildings="yes")
    set_farm(position, 0, cart_one=disks(2, 0, 2))
    resolve(position, (0, PLAN_MILL))
    trades = {"2 yellow disks: gain 1 food and 2 points", "2 black disks: gain 1 Thaler"}
    assert offered(position) == {"No disks for the Water Mill", *trades}


def test_coal_digger_without_coal_in_reach() -> None:
    position = table(2)
    set_farm(position, 0, pinge=4, wood=1, water=1)
    resolve(position, (0, CONTRACT_WORK[0], 2))
    reason = position.why_not(0, position.alphabet.action("coal"))
    assert reason is not None
    assert reason.rule == "HK-11.2"
