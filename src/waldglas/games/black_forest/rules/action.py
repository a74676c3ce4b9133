"""The action: visits to one or both neighbours of the pawn, or a job."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import NOTHING, Reason, Step, Task
from waldglas.core.message import Message
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
)
from waldglas.games.black_forest.rules.board import FIRST_LOCATION, NOWHERE
from waldglas.games.black_forest.rules.effects import FARMHAND_FIRST
from waldglas.games.black_forest.rules.facts import NO_JOB, TRADESPEOPLE
from waldglas.games.black_forest.rules.payments import pay_goods
from waldglas.games.black_forest.rules.player import Player
from waldglas.games.black_forest.rules.position import NOBODY, BlackForest
from waldglas.games.black_forest.rules.production import REVEAL_JOB


class Act(Step[BlackForest]):
    """BF-9.1: a visit or the job; before it conversions that leave one of them (BF-15.3), or tiles go (BF-15.6)."""

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player, place = position.players[seat], position.place_of(seat)
        actions = actions_at(position, player, place)
        if tiles_at(position, player, place, actions):
            actions.append(CLEAR)
        uses = usable(position, seat)
        if not uses:
            return actions or LEAVE_OUT
        leading = uses if is_always_open(position, place) else [use for use in uses if may_use(position, seat, use)]
        if not actions and not leading:
            return [DONE, *uses]
        return sorted(actions + leading)

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
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
            position.then(seat, SECOND_VISITS[visit.who])
            begin_visit(position, seat, action)

    def question(self, position: BlackForest, seat: int) -> Message:
        if position.place_of(seat) >= FIRST_LOCATION:
            return Message("question-job")
        return Message("question-visit-or-job")

    def wording(self, position: BlackForest, seat: int, action: int) -> Message | None:
        return Message("choice-leave-out") if action == DONE else None

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        return why_not_act(position, seat, action) or super().why_not(position, seat, action)


def actions_at(position: BlackForest, player: Player, place: int) -> list[int]:
    """The job and the visits that can be carried out at a place, in the order of the alphabet."""
    able = Able(position, player)
    actions = [JOB] if able.at_job(position.facts.board.node_of[place], 0, 0) else []
    if place >= FIRST_LOCATION:
        return actions
    one, other = position.slots[place], position.slots[position.facts.board.next_slot[place]]
    able.offer_visits(min(one, other), actions)
    able.offer_visits(max(one, other), actions)
    return actions


def tiles_at(position: BlackForest, player: Player, place: int, actions: list[int]) -> int:
    """The kinds of landscape tiles that one of these actions counts."""
    return counted_tiles(position, player, actions, position.facts.board.node_of[place])


def is_always_open(position: BlackForest, place: int) -> bool:
    """Whether one can visit somebody there who takes nothing."""
    if place >= FIRST_LOCATION:
        return False
    return any(position.facts.tradespeople[who].free for who in position.neighbours_of(place))


def begin_visit(position: BlackForest, seat: int, action: int) -> None:
    position.tell("visited", seat, action - VISIT)
    position.then_all(seat, position.facts.visits[action - VISIT].effect.steps)


def why_not_act(position: BlackForest, seat: int, action: int) -> Reason | None:
    place = position.place_of(seat)
    if action == JOB:
        if position.open_jobs[position.facts.board.node_of[place]] == NO_JOB:
            return Reason(Message("reason-no-job-here"), "BF-9.1")
        return Reason(Message("reason-job-too-dear"), "BF-9.6")
    if VISIT <= action < USE:
        visit = position.facts.visits[action - VISIT]
        person = position.facts.tradespeople[visit.who].thing
        if place >= FIRST_LOCATION or visit.who not in position.neighbours_of(place):
            return Reason(Message("reason-not-beside", {"person": person}), "BF-9.1")
        return Reason(Message("reason-no-visit", {"person": person, "effect": visit.effect.message}), "BF-9.3")
    if action == DONE:
        return Reason(Message("reason-must-act"), "BF-9.1")
    return why_not_clear() if action == CLEAR else None


# Jobs


def begin_job(position: BlackForest, seat: int) -> None:
    """BF-9.6: the cost is paid, the reward gained, the job taken, a new one revealed."""
    node = position.facts.board.node_of[position.place_of(seat)]
    job = position.facts.jobs[position.open_jobs[node]]
    position.tell("works", seat, job.number)
    position.then(seat, FinishJob(node))
    position.then_all(seat, job.effect.steps)


class FinishJob(Step[BlackForest]):
    """BF-6.8: the job lies beside its owner's tableau from now on."""

    def __init__(self, node: int) -> None:
        self.node = node

    def run(self, position: BlackForest, seat: int) -> None:
        player, job = position.players[seat], position.open_jobs[self.node]
        player.jobs = [*player.jobs, job]
        position.open_jobs[self.node] = NO_JOB
        position.tell("completed", seat, job)
        position.then(NOBODY, REVEAL_JOB)


# The second visit


class SecondVisit(Step[BlackForest]):
    """BF-9.2, BF-15.2: the other neighbour may be visited too, and conversions come between.

    After the Farmhand a Distillery lets one visit anybody else for a price (BF-21.34).
    """

    def __init__(self, first: int) -> None:
        self.first = first

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        offered = [DONE, *self.visits(position, seat)]
        uses = usable(position, seat)
        if uses:
            offered += uses
        if self.tiles(position, seat, offered):
            offered.append(CLEAR)
        return offered if len(offered) > 1 else NOTHING

    def visits(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        found: list[int] = []
        Able(position, player).offer_visits(self.other(position, seat), found)
        if self.distilling(position, player):
            found = sorted(found + self.anywhere(position, seat))
        return found

    def tiles(self, position: BlackForest, seat: int, visits: list[int]) -> int:
        """The kinds of landscape tiles that one of these visits counts."""
        return counted_tiles(position, position.players[seat], visits, NOWHERE)

    def other(self, position: BlackForest, seat: int) -> int:
        """The neighbour who was not visited."""
        place = position.place_of(seat)
        one = position.slots[place]
        return position.slots[position.facts.board.next_slot[place]] if one == self.first else one

    def distilling(self, position: BlackForest, player: Player) -> bool:
        effect = position.facts.distillery
        answers = self.first == position.facts.farmhand and player.events >> FARMHAND_FIRST & 1
        return bool(answers) and effect is not None and effect.affordable(player)

    def anywhere(self, position: BlackForest, seat: int) -> list[int]:
        """Visits to anybody else that can be carried out when the Distillery's price is paid."""
        effect = position.facts.distillery
        assert effect is not None
        after = position.players[seat].copy()
        for amount in effect.pay:
            after.goods[amount.what] -= amount.number
        able = Able(position, after)
        found: list[int] = []
        for who in range(TRADESPEOPLE):
            if who not in (self.first, self.other(position, seat)):
                able.offer_visits(who, found)
        return found

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
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
        effect = position.facts.distillery
        if effect is not None and position.facts.visits[action - VISIT].who != self.other(position, seat):
            position.then_all(seat, pay_goods(effect.pay))

    def question(self, position: BlackForest, seat: int) -> Message:
        return Message("question-second-visit")

    def wording(self, position: BlackForest, seat: int, action: int) -> Message | None:
        return Message("choice-end-turn") if action == DONE else None

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if is_use(action):
            return why_not_use(position, seat, action)
        if action == JOB:
            return Reason(Message("reason-visit-or-job"), "BF-9.7")
        if VISIT <= action < USE and position.facts.visits[action - VISIT].who == self.first:
            return Reason(Message("reason-visited"), "BF-9.3")
        return why_not_act(position, seat, action) or super().why_not(position, seat, action)


# Conversions that must leave an action (BF-15.3)


def may_use(position: BlackForest, seat: int, action: int) -> bool:
    """Whether some way to carry out this conversion leaves an action."""
    ahead = foresee(position, seat, None)
    ahead.then_all(seat, position.facts.uses[action - USE].effect.steps)
    ahead.proceed()
    return some_way(ahead, seat, position.place_of(seat))


def use_before(position: BlackForest, seat: int, action: int) -> None:
    if is_always_open(position, position.place_of(seat)):
        use(position, seat, action, ACT)
        return
    position.tell("used_building", seat, action - USE)
    position.then(seat, ACT)
    steps = position.facts.uses[action - USE].effect.steps
    for i in range(len(steps) - 1, -1, -1):
        position.then(seat, Guarded(steps[i]))


class Guarded(Step[BlackForest]):
    """A step of a conversion before the action: answers after which no action would be left are not offered."""

    def __init__(self, step: Step[Any]) -> None:
        self.step = step

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        below = position.agenda
        offered = self.step.choices(position, seat)
        guard_above(position, below)
        if len(offered) < 2:
            return offered
        return [action for action in offered if self.leaves_action(position, seat, action)] or offered

    def leaves_action(self, position: BlackForest, seat: int, action: int) -> bool:
        ahead = foresee(position, seat, until_act(position.agenda))
        self.step.chosen(ahead, seat, action)
        ahead.proceed()
        return some_way(ahead, seat, position.place_of(seat))

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        below = position.agenda
        self.step.chosen(position, seat, action)
        guard_above(position, below)

    def question(self, position: BlackForest, seat: int) -> Message:
        return self.step.question(position, seat)

    def wording(self, position: BlackForest, seat: int, action: int) -> Message | None:
        return self.step.wording(position, seat, action)

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        return self.step.why_not(position, seat, action)

    def reveals(self) -> bool:
        return self.step.reveals()


def guard_above(position: BlackForest, below: Task | None) -> None:
    """Guards the steps that were put on the agenda above this one."""
    added: list[Task] = []
    task = position.agenda
    while task is not None and task is not below:
        added.append(task)
        task = task.then
    position.agenda = below
    for task in reversed(added):
        step = task.step
        position.then(task.seat, step if isinstance(step, Guarded) else Guarded(step))


def until_act(task: Task | None) -> Task | None:
    """What is to be resolved before the action, without chance."""
    if task is None or isinstance(task.step, Act):
        return None
    rest = until_act(task.then)
    return rest if task.step.reveals() else Task(task.step, task.seat, rest)


LEAVE_OUT: Final = [DONE]
ACT: Final = Act()
SECOND_VISITS: Final = [SecondVisit(who) for who in range(TRADESPEOPLE)]
