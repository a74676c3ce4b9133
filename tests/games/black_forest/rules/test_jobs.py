"""BF-6 and BF-20: jobs."""

import pytest

from tests.games.black_forest.rules.scene import Scene
from tests.rules import rule
from waldglas.core.packed import packed
from waldglas.games.black_forest.rules.production import GAIN, REVEAL_JOB


def open_jobs(scene: Scene) -> dict[str, str]:
    jobs = scene.position.observe(None).data()["jobs"]
    assert isinstance(jobs, dict)
    return jobs


def produce(scene: Scene, seat: int = 0) -> Scene:
    """The Cooking wheel makes its second step."""
    scene.player(seat).cooking_dial = 1
    scene.give(seat, porridge=1, meat=1)
    return scene.run([GAIN[10][1]], seat)


def pile(scene: Scene, *slugs: str) -> Scene:
    """These jobs lie on top of the pile."""
    numbers = [next(job.number for job in scene.facts.jobs if job.slug == slug) for slug in slugs]
    left = [job.number for job in scene.facts.jobs if job.number not in numbers]
    scene.position.pile = packed(numbers + left)
    return scene


def complete(scene: Scene, slug: str) -> Scene:
    return scene.run(next(job for job in scene.facts.jobs if job.slug == slug).effect.steps)


@rule("BF-6.1")
def test_second_step_of_the_cooking_dial() -> None:
    scene = pile(Scene(), "hermit")
    scene.give(porridge=1, meat=1).run([GAIN[10][1]])
    assert open_jobs(scene) == {}
    produce(scene)
    assert open_jobs(scene) == {"hermit": "hermit"}
    assert scene.offered() == {
        f"take:{good}" for good in ("brick", "wood", "sand", "water", "charcoal", "porridge", "meat")
    }
    scene.play("take:brick")
    assert scene.goods()["brick"] == 1
    assert not scene.player().reminder
    produce(scene)
    assert len(open_jobs(scene)) == 1


@rule("BF-6.1")
def test_reminder_comes_when_the_dial_stops() -> None:
    scene = pile(Scene(), "hermit").give(porridge=3, meat=3, charcoal_cooking=2)
    scene.run([GAIN[10][1]])
    assert scene.told("turned") == [[1, 3]]
    assert open_jobs(scene) == {"hermit": "hermit"}


@rule("BF-6.1")
def test_reminder_by_a_gift_on_anothers_turn() -> None:
    scene = pile(Scene(3), "hermit").give(0, wood=3, charcoal=1).give(1, porridge=1, meat=1)
    scene.player(1).cooking_dial = 1
    scene.pawn(0, "v1-1").people(1, "traveling_merchant", "builder", "cook", "herder").turn()
    scene.play("to:v1-4", "visit:traveling_merchant", "take:charcoal", "on:glassmaking").play("on:cooking", seat=1)
    assert open_jobs(scene) == {"hermit": "hermit"}
    scene.play("take:brick", seat=1)
    assert scene.goods(1) == {"brick": 1, "provision": 2, "commodity": 1}
    assert scene.position.to_act() == [2]


@rule("BF-6.1")
def test_job_first_then_the_good() -> None:
    scene = produce(pile(Scene(), "hermit")).play("take:meat")
    kinds = [event.kind for event in scene.position.journal or []]
    assert kinds[kinds.index("reminded") :] == ["reminded", "job", "gained"]


@rule("BF-6.2", "BF-17.5")
def test_second_of_two_seats_reveals_two() -> None:
    scene = produce(pile(Scene(2), "hermit", "count", "captain"), 1).play("take:brick", seat=1)
    assert len(open_jobs(scene)) == 1
    produce(scene, 0).play("take:brick")
    assert open_jobs(scene) == {"hermit": "hermit", "count": "count", "captain": "captain"}
    assert scene.goods(0)["brick"] == 1


@rule("BF-6.3")
def test_location_jobs() -> None:
    for slug in ("captain", "count", "feudal_lord", "freiburg", "hermit", "market"):
        assert open_jobs(pile(Scene(), slug).run([REVEAL_JOB])) == {slug: slug}


@rule("BF-6.4")
def test_jobs_of_tradespeople() -> None:
    scene = pile(Scene().people(2, "builder", "butcher", "cook"), "cook").run([REVEAL_JOB])
    assert open_jobs(scene) == {"v2": "cook"}
    scene = Scene().people(5, "brickmaker", "butcher", "cook").job("lumberjack", "v5").job("landowner", "v1")
    scene.position.pile = packed([scene.facts.jobs[1].number])
    scene.position.revealed = 0
    scene.run([REVEAL_JOB])
    assert open_jobs(scene) == {"v1": "landowner", "v2": "cook", "v5": "lumberjack"}


@rule("BF-6.5")
def test_a_job_stays_when_its_tradesperson_moves() -> None:
    scene = Scene().people(2, "builder", "butcher", "cook").job("cook", "v2").give(commodity=1, provision=1)
    scene.people(4, "brickmaker", "herder", "traveling_merchant").pawn(0, "v1-1").turn().play("swap:cook")
    assert scene.position.where[scene.facts.cook] == scene.place("v4-3")
    assert open_jobs(scene) == {"v2": "cook"}


@rule("BF-6.6")
def test_a_village_job_from_every_space() -> None:
    for space in (2, 3, 4):
        scene = Scene().job("landowner", "v1").lay(field="b2").pawn(0, "v1-1")
        scene.people(1, "cook", "pig_farmer", "lumberjack", "glass_miller").turn()
        scene.play(f"to:v1-{space}")
        assert "job" in scene.offered()


@rule("BF-6.7")
@pytest.mark.parametrize(("seats", "most"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_most_jobs(seats: int, most: int) -> None:
    scene = Scene(seats)
    for seat in range(seats):
        produce(scene, seat).play("take:brick", seat=seat)
    assert len(open_jobs(scene)) == most == scene.facts.most_jobs


@rule("BF-6.8")
def test_completed_jobs_lie_beside_and_new_ones_follow() -> None:
    scene = pile(Scene(), "lumberjack", "hermit").people(1, "builder", "cook", "gardener", "herder").run([REVEAL_JOB])
    village = next(iter(open_jobs(scene)))
    space = scene.facts.board.villages[int(village[1:]) - 1].spaces
    scene.position.pawns[0] = space[0]
    scene.turn().play(f"to:{scene.facts.board.place_slugs[space[1]]}")
    scene.play("job", "take:wood", "take:meat")
    assert [scene.facts.jobs[job].slug for job in scene.player().jobs] == ["lumberjack"]
    assert open_jobs(scene) == {"hermit": "hermit"}
    assert scene.position.scores()[0] == 0


@rule("BF-6.8")
def test_an_empty_pile_brings_none() -> None:
    scene = Scene()
    scene.position.revealed = len(scene.position.pile)
    scene.run([REVEAL_JOB])
    assert open_jobs(scene) == {}
    assert scene.position.observe(None).data()["jobs_left"] == 0


@rule("BF-6.8")
def test_a_job_keeps_its_place_until_its_reward_is_complete() -> None:
    """The reminder tile moves during the Cook's job; the job it brings finds the village taken."""
    scene = (
        Scene().people(1, "builder", "cook", "gardener", "herder").job("cook", "v1").give(meat=6, charcoal_cooking=1)
    )
    next_job = [job.number for job in scene.facts.jobs if job.slug == "lumberjack"]
    scene.position.pile = packed([int(scene.position.pile[0]), *next_job])
    scene.people(1, "builder", "cook", "lumberjack", "herder").pawn(0, "v1-1")
    scene.player().cooking_dial = 1
    scene.turn().play("to:v1-2", "job", "take:porridge")
    assert open_jobs(scene) == {"v1": "cook", "v2": "lumberjack"}


@rule("BF-20.1")
def test_brickmakers_job() -> None:
    scene = complete(Scene().give(wood=7), "brickmaker").play("take:brick", "take:sand", "take:water")
    assert scene.goods() == {"brick": 5, "sand": 4, "water": 4, "glass": 1}


@rule("BF-20.2")
def test_cooks_job() -> None:
    scene = complete(Scene().give(meat=5), "cook").play("take:wood", "take:sand", "take:porridge", "take:charcoal")
    scene.play("on:glassmaking", "provisions:1-2")
    assert scene.goods() == {"wood": 5, "sand": 5, "porridge": 5, "charcoal": 4, "provision": 3}


@rule("BF-20.3")
def test_glass_millers_job() -> None:
    scene = complete(Scene().give(charcoal=7), "glass_miller").play("take:brick", "take:wood", "take:glass", "take:pig")
    assert scene.goods() == {"brick": 4, "wood": 4, "glass": 1}
    assert scene.livestock() == (1, 1)


@rule("BF-20.4")
def test_landowners_job() -> None:
    scene = complete(Scene().lay(field="b2"), "landowner").play("take:pasture", "at:m-c1", "at:m-d1", "take:pig")
    assert scene.tiles() == {"field": 0, "pond": 2, "pasture": 2, "forest": 3}
    assert scene.livestock() == (2, 2)


@rule("BF-20.5")
def test_lumberjacks_job() -> None:
    scene = complete(Scene(), "lumberjack").play("take:wood", "take:meat")
    assert scene.goods() == {"wood": 5, "meat": 4}
    assert (scene.livestock(), scene.tiles()["forest"]) == ((0, 1), 0)


@rule("BF-20.6")
def test_captains_job() -> None:
    """A small building free of cost, tiles too; its condition holds."""
    scene = Scene().give(water=5).own("well").offer("glaswald_lake", "hermits_hut", "general_hospital")
    complete(scene, "captain").play("take:building")
    assert scene.offered() == {f"at:m-{name}" for name in ("c1", "d1", "a2", "b2", "c2", "a3", "b3", "c3")}
    scene.play("at:m-b2")
    assert scene.there("m-b2") == "glaswald_lake"
    assert scene.tiles()["forest"] == 3
    assert scene.goods() == {"provision": 1}


@rule("BF-20.6")
def test_captains_building_must_be_built_if_one_can_be() -> None:
    scene = complete(Scene().give(water=5).offer("well", "kiln"), "captain").play("take:building")
    assert scene.offered() == {"build:well", "build:kiln"}
    assert scene.why_not("decline") == ""
    assert scene.why_not("build:general_hospital") == "BF-13.1"
    scene = complete(Scene().give(water=5).offer("general_hospital"), "captain").play("take:building")
    assert scene.goods() == {"provision": 1}


@rule("BF-20.7")
def test_counts_job() -> None:
    scene = complete(Scene().give(sand=5), "count").play("take:porridge", "take:glass")
    assert scene.goods() == {"porridge": 5, "glass": 2}
    assert (scene.player().estates, scene.player().tracker) == (1, 0)


@rule("BF-20.8")
def test_feudal_lords_job() -> None:
    scene = complete(Scene().give(provision=1, provision_high=1), "feudal_lord")
    scene.play("take:field", "at:m-c1", "at:m-d1", "take:pond", "at:m-b2", "take:pasture", "at:m-b3", "take:forest")
    scene.play("at:m-d3")
    assert scene.tiles() == {"field": 4, "pond": 3, "pasture": 1, "forest": 4}
    assert scene.goods() == {}
    assert scene.player().tracker == 2


@rule("BF-20.9")
def test_freiburgs_job() -> None:
    scene = complete(Scene().give(brick=7), "freiburg")
    scene.play("take:charcoal", "on:cooking", "take:meat", "take:water", "take:glass", "at:m-c1", "at:m-d1")
    assert scene.goods() == {"charcoal": 3, "meat": 3, "water": 3, "glass": 1}
    assert scene.tiles()["field"] == 4


@rule("BF-20.10")
def test_hermits_job() -> None:
    scene = complete(Scene().give(porridge=7), "hermit")
    scene.play("take:glass", "take:pond", "at:m-c1", "take:pasture", "at:m-d1", "take:forest", "at:m-b2")
    assert scene.goods() == {"glass": 1}
    assert scene.livestock() == (3, 0)
    assert scene.tiles() == {"field": 2, "pond": 3, "pasture": 1, "forest": 4}


@rule("BF-20.11")
def test_market() -> None:
    scene = Scene().animals(pigs=3, cattle=4)
    scene.player().reminder = False
    complete(scene, "market")
    assert scene.livestock() == (2, 4)
    assert scene.offered() == {"pay:pig", "pay:cattle"}
    scene.play("pay:pig", "pay:cattle")
    assert scene.livestock() == (1, 1)
    scene.play("take:brick", "take:wood", "take:sand", "take:water", "take:charcoal", "on:cooking", "take:porridge")
    assert scene.goods() == {"brick": 3, "wood": 3, "sand": 3, "water": 3, "provision": 6, "commodity": 3}
