"""The action: visits to one or both neighbours of the pawn, or a job."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from waldglas.core.agenda import SEAT_BITS, SEAT_MASK, SHARED, STEP_BITS, Reason, Step, push, take_up
from waldglas.core.message import Message
from waldglas.core.packed import packed
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.able import Able
from waldglas.games.black_forest.rules.actions import CLEAR, DONE, JOB, USE, VISIT
from waldglas.games.black_forest.rules.ahead import foresee, some_way
from waldglas.games.black_forest.rules.anytime import (
    WINDOW,
    clear,
    counted_tiles,
    is_use,
    usable,
    use,
    why_not_clear,
    why_not_use,
    with_uses,
)
from waldglas.games.black_forest.rules.board import FIRST_LOCATION, NOWHERE
from waldglas.games.black_forest.rules.effects import FARMHAND_FIRST
from waldglas.games.black_forest.rules.facts import NO_JOB, TRADESPEOPLE
from waldglas.games.black_forest.rules.payments import with_choice
from waldglas.games.black_forest.rules.player import Player
from waldglas.games.black_forest.rules.position import NOBODY, BlackForest
from waldglas.games.black_forest.rules.production import REVEAL_JOB


class Act(Step[BlackForest]):
    """BF-9.1: a visit or the job; before it conversions that leave one of them (BF-15.3), or tiles go (BF-15.6)."""

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player, place = position.players[seat], position.place_of(seat)
        actions = actions_at(position, player, place)
        if tiles_at(position, player, place, actions):
            actions = append(actions, CLEAR)
        uses = usable(position, seat)
        if not len(uses):
            return actions if len(actions) else packed([DONE])
        leading = self.leading(position, seat, place, uses)
        if not len(actions) and not len(leading):
            return with_uses(DONE, uses)
        for conversion in leading:
            actions = with_choice(actions, conversion)
        return actions

    def leading(self, position: BlackForest, seat: Seat, place: i64, uses: vec[i64]) -> vec[i64]:
        """Those of the conversions that leave an action."""
        if is_always_open(position, place):
            return uses
        found = vec[i64](capacity=len(uses))
        for conversion in uses:
            if may_use(position, seat, conversion):
                found = append(found, conversion)
        return found

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == DONE:
            position.tell("left_out", seat)
        elif action == JOB:
            position.then(seat, WINDOW)
            begin_job(position, seat)
        elif is_use(action):
            use_before(position, seat, action)
        elif action == CLEAR:
            player, place = position.players[seat], position.place_of(seat)
            kinds = tiles_at(position, player, place, actions_at(position, player, place))
            clear(position, seat, kinds, self)
        else:
            visit = position.facts.visits[action - VISIT]
            position.then(seat, SECOND_VISIT, visit.who)
            begin_visit(position, seat, action)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        if position.place_of(seat) >= FIRST_LOCATION:
            return Message("question-job" if JOB in position.choices(seat) else "question-job-lacks")
        return Message("question-visit-or-job" if JOB in position.choices(seat) else "question-visit")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-leave-out") if action == DONE else None

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        return why_not_act(position, seat, action) or super().why_not(position, seat, action)


def actions_at(position: BlackForest, player: Player, place: i64) -> vec[i64]:
    """The job and the visits that can be carried out at a place, in the order of the alphabet."""
    able = Able(position, player)
    actions = vec[i64](capacity=8)
    if able.at_job(position.facts.board.node_of[place], 0, 0):
        actions = append(actions, JOB)
    if place >= FIRST_LOCATION:
        return actions
    one, other = position.neighbour(place), position.other_neighbour(place)
    actions = able.offer_visits(min(one, other), actions)
    return able.offer_visits(max(one, other), actions)


def tiles_at(position: BlackForest, player: Player, place: i64, actions: vec[i64]) -> i64:
    """The kinds of landscape tiles that one of these actions counts."""
    return counted_tiles(position, player, actions, position.facts.board.node_of[place])


def is_always_open(position: BlackForest, place: i64) -> bool:
    """Whether one can visit somebody there who takes nothing."""
    if place >= FIRST_LOCATION:
        return False
    people = position.facts.tradespeople
    return people[position.neighbour(place)].free or people[position.other_neighbour(place)].free


def begin_visit(position: BlackForest, seat: Seat, action: Action) -> None:
    position.tell("visited", seat, action - VISIT)
    position.then_all(seat, position.facts.visits[action - VISIT].effect.steps)


def why_not_act(position: BlackForest, seat: Seat, action: Action) -> Reason | None:
    place = position.place_of(seat)
    if action == JOB:
        if position.job_at(place) == NO_JOB:
            return Reason(Message("reason-no-job-here"), "BF-9.1")
        return Reason(Message("reason-job-too-dear"), "BF-9.6")
    if VISIT <= action < USE:
        visit = position.facts.visits[action - VISIT]
        person = position.facts.tradespeople[visit.who].thing
        if place >= FIRST_LOCATION or not position.is_beside(visit.who, place):
            return Reason(Message("reason-not-beside", {"person": person}), "BF-9.1")
        return Reason(Message("reason-no-visit", {"person": person, "effect": visit.effect.message}), "BF-9.3")
    if action == DONE:
        return Reason(Message("reason-must-act"), "BF-9.1")
    return why_not_clear() if action == CLEAR else None


# Jobs


def begin_job(position: BlackForest, seat: Seat) -> None:
    """BF-9.6: the cost is paid, the reward gained, the job taken, a new one revealed."""
    node = position.facts.board.node_of[position.place_of(seat)]
    job = position.facts.jobs[position.open_jobs[node]]
    position.tell("works", seat, job.number)
    position.then(seat, FINISH_JOB, node)
    position.then_all(seat, job.effect.steps)


class FinishJob(Step[BlackForest]):
    """BF-6.8: the job of a node lies beside its owner's tableau from now on."""

    def run(self, position: BlackForest, seat: Seat) -> None:
        player, node = position.players[seat], position.argument
        job = position.open_jobs[node]
        player.jobs = append(player.jobs[:], job)
        position.set_job(node, NO_JOB)
        position.tell("completed", seat, job)
        position.then(NOBODY, REVEAL_JOB)


# The second visit


class SecondVisit(Step[BlackForest]):
    """BF-9.2, BF-15.2: the other neighbour may be visited too, and conversions come between.

    After the Farmhand a Distillery lets one visit anybody else for a price (BF-21.34).
    It is put on the agenda with the tradesperson who was visited first.
    """

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        offered = append(vec[i64](capacity=8), DONE)
        offered = extend(offered, self.visits(position, seat))
        offered = extend(offered, usable(position, seat))
        if self.tiles(position, seat, offered):
            offered = append(offered, CLEAR)
        return offered if len(offered) > 1 else vec[i64]()

    def visits(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        found = Able(position, player).offer_visits(self.other(position, seat), vec[i64](capacity=4))
        if self.distilling(position, player):
            for visit in self.anywhere(position, seat):
                found = with_choice(found, visit)
        return found

    def tiles(self, position: BlackForest, seat: Seat, visits: vec[i64]) -> i64:
        """The kinds of landscape tiles that one of these visits counts."""
        return counted_tiles(position, position.players[seat], visits, NOWHERE)

    def other(self, position: BlackForest, seat: Seat) -> i64:
        """The neighbour who was not visited."""
        place = position.place_of(seat)
        one = position.neighbour(place)
        return position.other_neighbour(place) if one == position.argument else one

    def distilling(self, position: BlackForest, player: Player) -> bool:
        if position.argument != position.facts.farmhand or not player.events >> FARMHAND_FIRST & 1:
            return False
        effect = position.facts.distillery
        return effect is not None and effect.affordable(player)

    def anywhere(self, position: BlackForest, seat: Seat) -> vec[i64]:
        """Visits to anybody else that can be carried out when the Distillery's price is paid."""
        effect = position.facts.distillery
        assert effect is not None
        after = position.players[seat].copy()
        for amount in effect.pay:
            after.goods[amount.what] -= amount.number
        able = Able(position, after)
        found = vec[i64]()
        for who in range(TRADESPEOPLE):
            if who != position.argument and who != self.other(position, seat):
                found = able.offer_visits(who, found)
        return found

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == DONE:
            return
        if is_use(action):
            use(position, seat, action, self)
            return
        if action == CLEAR:
            clear(position, seat, self.tiles(position, seat, self.visits(position, seat)), self)
            return
        position.then(seat, WINDOW)
        begin_visit(position, seat, action)
        if position.facts.visits[action - VISIT].who != self.other(position, seat):
            position.then_all(seat, position.facts.distilling)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        can_visit = any(VISIT <= action < USE for action in position.choices(seat))
        return Message("question-second-visit" if can_visit else "question-visit-no-more")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return Message("choice-end-turn") if action == DONE else None

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        if action == JOB:
            return Reason(Message("reason-visit-or-job"), "BF-9.7")
        if VISIT <= action < USE and position.facts.visits[action - VISIT].who == position.argument:
            return Reason(Message("reason-visited"), "BF-9.3")
        return why_not_act(position, seat, action) or super().why_not(position, seat, action)


# Conversions that must leave an action (BF-15.3)


def may_use(position: BlackForest, seat: Seat, action: Action) -> bool:
    """Whether some way to carry out this conversion leaves an action."""
    ahead = foresee(position, seat)
    ahead.then_all(seat, position.facts.uses[action - USE].effect.steps)
    ahead.proceed()
    return some_way(ahead, seat, position.place_of(seat))


def use_before(position: BlackForest, seat: Seat, action: Action) -> None:
    if is_always_open(position, position.place_of(seat)):
        use(position, seat, action, ACT)
        return
    position.tell("used_building", seat, action - USE)
    position.then(seat, ACT)
    below = position.height(SHARED)
    position.then_all(seat, position.facts.uses[action - USE].effect.steps)
    guard_above(position, below)


class Guarded(Step[BlackForest]):
    """A step of a conversion before the action: answers after which no action would be left are not offered.

    It is put on the agenda with the number of that step and what that one was put there with.
    """

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        argument, below = position.argument, position.height(SHARED)
        step = self.step(position)
        offered = step.choices(position, seat)
        guard_above(position, below)
        if len(offered) > 1:
            offered = self.leaving(position, seat, step, offered)
        position.argument = argument
        return offered

    def leaving(self, position: BlackForest, seat: Seat, step: Step[Any], offered: vec[i64]) -> vec[i64]:
        """The answers that leave an action; all of them if none does."""
        found = vec[i64](capacity=len(offered))
        for action in offered:
            ahead = until_act(position, seat)
            step.chosen(ahead, seat, action)
            ahead.proceed()
            if some_way(ahead, seat, position.place_of(seat)):
                found = append(found, action)
        return found if len(found) else offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        below = position.height(SHARED)
        self.step(position).chosen(position, seat, action)
        guard_above(position, below)

    def step(self, position: BlackForest) -> Step[Any]:
        """The step that is guarded, its argument laid ready."""
        return take_up(position, position.argument << SEAT_BITS)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return self.step(position).question(position, seat)

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return self.step(position).wording(position, seat, action)

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        return self.step(position).why_not(position, seat, action)


def guard_above(position: BlackForest, below: i64) -> None:
    """Guards the steps that lie above this height; what draws chance asks nothing and needs no guard."""
    for height in range(below + 1, position.height(SHARED) + 1):
        frame = position.frame(SHARED, height)
        step = position.step_of(frame)
        if step is not GUARDED and not step.reveals():
            position.set_frame(SHARED, height, guarded(frame))


def guarded(frame: i64) -> i64:
    return (frame >> SEAT_BITS << STEP_BITS | GUARDED.number) << SEAT_BITS | frame & SEAT_MASK


def until_act(position: BlackForest, seat: Seat) -> BlackForest:
    """A copy with nothing to resolve but what comes before the action, without chance."""
    ahead = foresee(position, seat)
    height = position.height(SHARED)
    first = height
    while first > 0 and position.step_of(position.frame(SHARED, first)) is not ACT:
        first -= 1
    for i in range(first + 1, height + 1):
        frame = position.frame(SHARED, i)
        if not position.step_of(frame).reveals():
            push(ahead, SHARED, frame)
    return ahead


ACT: Final = Act()
SECOND_VISIT: Final = SecondVisit()
FINISH_JOB: Final = FinishJob()
GUARDED: Final = Guarded()
STEPS: Final[list[Step[Any]]] = [ACT, SECOND_VISIT, FINISH_JOB, GUARDED]
