"""Gaining goods, the wheels that turn by themselves, and what both set off."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Step
from waldglas.core.message import Message
from waldglas.core.packed import packed
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import JOB, TAKE
from waldglas.games.black_forest.rules.board import VILLAGES
from waldglas.games.black_forest.rules.effects import EVENTS, FOREST_REMOVED, GLASS_GAINED
from waldglas.games.black_forest.rules.facts import NO_JOB, Building
from waldglas.games.black_forest.rules.player import (
    COOKING,
    GLASS,
    GLASSMAKING,
    LIMITS,
    MARKERS,
    PORRIDGE,
    Player,
)
from waldglas.games.black_forest.rules.position import NOBODY, BlackForest

MOST_GAINED: Final = 24  # at once: more than any reward could bring and two wheels could use up

ON_GLASSMAKING: Final = 1
ON_COOKING: Final = 2
# By marker: the wheel that a basic good is used up on.
WHEEL_OF: Final = vec[i64]([0, 1, 1, 1, 1, 2, 2, 0, 0, 0, 2, 0])
TIMES_BITS: Final = 8


class TurnWheels(Step[BlackForest]):
    """BF-3.5: after a payment both wheels are looked at, the Glassmaking wheel first."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        turn_wheels(position, seat, ON_GLASSMAKING | ON_COOKING, None)


def turn_wheels(position: BlackForest, seat: Seat, wheels: i64, rest: Step[Any] | None) -> bool:
    """BF-3.1 to 3.6: turns what is due; if that sets something off, it comes before the rest, and True is returned."""
    player = position.players[seat]
    glass: i64 = 0
    reminded = False
    if wheels & ON_GLASSMAKING:
        glass = GLASSMAKING.turn(player.goods)
        if glass > 0:
            player.glass_dial += glass
            position.announce("turned", seat, 0, glass)
    if wheels & ON_COOKING:
        steps = COOKING.turn(player.goods)
        if steps > 0:
            player.cooking_dial += steps
            position.announce("turned", seat, 1, steps)
            reminded = player.reminder and player.cooking_dial >= position.facts.reminder_steps
    painted: i64 = glass if player.painted else 0
    if not reminded and not painted:
        return False
    if rest is not None:
        position.then(seat, rest)
    if reminded:
        player.reminder = False
        if painted:
            position.then(seat, AFTER_TURNING, painted)
        else:
            position.then(seat, REMINDER)
    else:
        position.then(seat, ANSWER[GLASS_GAINED], painted)
    return True


class Gain(Step[BlackForest]):
    """BF-3.4, BF-4.5: goods of one kind are gained one at a time, with production after each; the excess is lost."""

    def __init__(self, marker: i64, number: i64) -> None:
        self.marker = marker
        self.amount = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        gain(position, seat, self.marker, self.amount)


def gain(position: BlackForest, seat: Seat, marker: i64, number: i64) -> None:
    player = position.players[seat]
    goods = player.goods
    taken: i64 = 0
    for left in range(number - 1, -1, -1):
        held = goods[marker]
        if held == LIMITS[marker]:
            break
        goods[marker] = held + 1
        taken += 1
        if WHEEL_OF[marker] and is_due(goods, WHEEL_OF[marker]):
            position.tell("gained", seat, marker, taken)
            taken = 0
            rest = GAIN[marker][left] if left else None
            if turn_wheels(position, seat, WHEEL_OF[marker], rest):
                return
    if taken:
        position.tell("gained", seat, marker, taken)
        if marker == GLASS and player.painted:
            position.then(seat, ANSWER[GLASS_GAINED], taken)


def is_due(goods: vec[i64], wheel: i64) -> bool:
    return (GLASSMAKING if wheel == ON_GLASSMAKING else COOKING).turns_due(goods) > 0


def foresee_gain(player: Player, marker: i64, number: i64) -> None:
    """What a gain would do to a player's goods, a reminder tile left out (BF-8.2)."""
    goods = player.goods
    for _ in range(number):
        if goods[marker] == LIMITS[marker]:
            return
        goods[marker] += 1
        if WHEEL_OF[marker]:
            foresee_turns(player, WHEEL_OF[marker])


def foresee_turns(player: Player, wheels: i64) -> None:
    """What turning would do to a player's goods, a reminder tile left out."""
    glass: i64 = GLASSMAKING.turn(player.goods) if wheels & ON_GLASSMAKING else 0
    if wheels & ON_COOKING:
        COOKING.turn(player.goods)
    if glass > 0 and player.painted:
        foresee_gain(player, PORRIDGE, glass * player.painted)


# What buildings answer to


def announce(position: BlackForest, seat: Seat, event: i64, times: i64) -> None:
    """BF-10.1, BF-13.11: what a building of one's own adds comes right after the event."""
    if position.players[seat].events >> event & 1:
        position.then(seat, ANSWER[event], times)


class Announce(Step[BlackForest]):
    def __init__(self, event: i64, times: i64) -> None:
        self.event: Final = event
        self.times: Final = times

    def run(self, position: BlackForest, seat: Seat) -> None:
        announce(position, seat, self.event, self.times)


class Answer(Step[BlackForest]):
    """BF-10.1: the buildings that an event concerns, in an order of their owner's choice.

    It is put on the agenda with how often the event happened and a bit for each building that has answered.
    """

    def __init__(self, event: i64) -> None:
        self.event: Final = event

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player, buildings = position.players[seat], position.facts.answers[self.event]
        answered = position.argument >> TIMES_BITS
        things = [
            int(TAKE + thing_given(building))
            for i, building in enumerate(buildings)
            if not answered >> i & 1 and player.owns(building.number) and answers(building, player)
        ]
        return packed(sorted(things))

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        times, buildings = position.argument & (1 << TIMES_BITS) - 1, position.facts.answers[self.event]
        which = next(i for i, building in enumerate(buildings) if TAKE + thing_given(building) == action)
        effect = buildings[which].each
        assert effect is not None
        if len(buildings) > 1:
            position.then(seat, self, position.argument | 1 << which + TIMES_BITS)
        position.tell("helped", seat, buildings[which].number)
        if self.event in (GLASS_GAINED, FOREST_REMOVED):
            part = effect.parts[0]
            gain(position, seat, part.thing, min(part.number * times, MOST_GAINED))
        else:
            position.then_all(seat, effect.steps)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-answer")


def thing_given(building: Building) -> i64:
    """What the answer of a building is named by."""
    effect = building.each
    assert effect is not None
    return effect.parts[0].thing if len(effect.parts) else effect.raised[0]


def answers(building: Building, player: Player) -> bool:
    effect = building.each
    return effect is not None and effect.met(player) and effect.affordable(player)


# The reminder tile and the jobs it brings


class Reminder(Step[BlackForest]):
    """BF-6.1, BF-6.2, BF-18.10: jobs are revealed, then a basic good of choice is gained."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        position.tell("reminded", seat)
        position.then_all(seat, position.facts.reminder.steps)
        for _ in range(position.facts.shown[position.reminders]):
            position.then(NOBODY, REVEAL_JOB)
        position.reminders += 1


class AfterTurning(Step[BlackForest]):
    """BF-10.1: both wheels turned at once; the Cabinet Painter's porridge for this glass or the tile comes first."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return packed([JOB, TAKE + PORRIDGE])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        glass = position.argument
        if action != JOB:
            position.then(seat, REMINDER)
        position.then(seat, ANSWER[GLASS_GAINED], glass)
        if action == JOB:
            position.then(seat, REMINDER)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-both-turned")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-reminder-first" if action == JOB else "choice-porridge-first")


class RevealJob(Step[BlackForest]):
    """BF-6.3, BF-6.4, BF-6.8: the next job of the pile goes to its location or village; an empty pile brings none."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        if position.revealed == len(position.pile):
            return
        job = position.facts.jobs[position.pile[position.revealed]]
        position.revealed += 1
        node = job.node
        if node < 0:
            node = position.facts.board.village_of[position.where[job.who]]
            while position.open_jobs[node] != NO_JOB:
                node = (node + 1) % VILLAGES
        position.set_job(node, job.number)
        position.tell("job", NOBODY, job.number, node)

    def reveals(self) -> bool:
        return True


TURN_WHEELS: Final = TurnWheels()
AFTER_TURNING: Final = AfterTurning()
REMINDER: Final = Reminder()
REVEAL_JOB: Final = RevealJob()
# By marker and number, by event.
GAIN: Final = [[Gain(marker, number) for number in range(MOST_GAINED + 1)] for marker in range(MARKERS)]
EVENTS_ANNOUNCED: Final = [Announce(event, 1) for event in range(len(EVENTS))]
ANSWER: Final = [Answer(event) for event in range(len(EVENTS))]
STEPS: Final[list[Step[Any]]] = [
    *(TURN_WHEELS, AFTER_TURNING, REMINDER, REVEAL_JOB),
    *(step for steps in GAIN for step in steps),
    *EVENTS_ANNOUNCED,
    *ANSWER,
]
