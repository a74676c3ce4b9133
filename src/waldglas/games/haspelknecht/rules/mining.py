"""The mine: wood, coal and pit water, the workers below ground, and what may be done at any time (HK-15)."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.types import Action, Seat
from waldglas.games.haspelknecht.rules.actions import (
    BURN,
    CABLE,
    COAL,
    DONE,
    STOP,
    STORE,
    WATER,
    WINDLASS,
    WOOD,
)
from waldglas.games.haspelknecht.rules.effects import can_pay, carry_out, remove_water
from waldglas.games.haspelknecht.rules.facts import CHARCOAL_BURNER, HAULING_CABLE
from waldglas.games.haspelknecht.rules.facts import WINDLASS as WINDLASS_MARKER
from waldglas.games.haspelknecht.rules.farm import (
    BURNING,
    DIGGER,
    FARMER,
    FARMHAND,
    HASPELKNECHT,
    HAULING,
    MINED,
    MINER,
    Farm,
    count_bits,
)
from waldglas.games.haspelknecht.rules.farm import WOOD as WOOD_GOOD
from waldglas.games.haspelknecht.rules.messages import GOOD_THINGS, MARKER_THINGS, WORKER_THINGS
from waldglas.games.haspelknecht.rules.position import Haspelknecht
from waldglas.games.haspelknecht.rules.underground import (
    IN_PINGE,
    IN_TUNNEL,
    cover_wood_field,
    dig_coal,
    exhaust_pinge,
    has_wood_field,
    is_flooded,
    reel_coal,
    wood_reaches_coal,
)

# What a worker below ground may do, as bits from WATER on.
FOR_WATER: Final = 1
FOR_COAL: Final = 1 << (COAL - WATER)


# Coal


def coal_in_reach(position: Haspelknecht, farm: Farm) -> bool:
    """Coal that neither wood fields nor pit water bar."""
    return not is_flooded(position.facts, farm) and wood_reaches_coal(position.facts, farm)


def why_no_coal(position: Haspelknecht, farm: Farm) -> Reason:
    flooded = is_flooded(position.facts, farm)
    if farm.pinge > 0:
        if flooded:
            return Reason(Message("reason-pinge-flooded", {"water": int(farm.water)}), "HK-3.4")
        return Reason(Message("reason-pinge-timber"), "HK-11.2")
    if farm.tunnel == 0:
        return Reason(Message("reason-tunnel-empty"), "HK-12.2")
    if flooded:
        return Reason(Message("reason-tunnel-flooded", {"water": int(farm.water)}), "HK-3.5")
    return Reason(Message("reason-tunnel-timber"), "HK-12.2")


def excavate(position: Haspelknecht, seat: Seat) -> None:
    """HK-11.4 to HK-11.7, HK-12.5: a coal leaves the Pinge or the tunnel."""
    farm = position.farms[seat]
    mine = IN_PINGE if farm.pinge > 0 else IN_TUNNEL
    dig_coal(farm)
    position.tell("excavated", seat, mine)
    if mine == IN_PINGE and farm.pinge == 0:
        position.tell("exhausted", seat, exhaust_pinge(position.facts, farm, position.year))


# At any time


def uses_now(position: Haspelknecht, seat: Seat, between_workers: bool) -> i64:
    """HK-15.1: what may be done at a window, as bits from WOOD on; the Windlass waits until a worker has finished."""
    farm = position.farms[seat]
    uses: i64 = 0
    if farm.wood > 0:
        if can_lay_wood(position, farm, IN_PINGE):
            uses |= 1 << IN_PINGE
        if can_lay_wood(position, farm, IN_TUNNEL):
            uses |= 1 << IN_TUNNEL
    if farm.buildings >> CHARCOAL_BURNER & 1 and can_pay(position, farm, position.facts.burner, True):
        uses |= 1 << (BURN - WOOD)
    ready = farm.markers & ~farm.new_markers
    if ready >> HAULING_CABLE & 1 and farm.water > 0:
        uses |= 1 << (CABLE - WOOD)
    if between_workers and ready >> WINDLASS_MARKER & 1 and haspelknecht_can_work(farm):
        uses |= 1 << (WINDLASS - WOOD)
    return uses


def offer(first: i64, possible: i64, uses: i64) -> vec[i64]:
    """A choice for each bit of what is possible, from the first one on, then what may be used at a window."""
    number = count_bits(possible)
    found = vec[i64]([0] * (number + count_bits(uses)))
    fill_in(found, 0, first, possible)
    fill_in(found, number, WOOD, uses)
    return found


def fill_in(found: vec[i64], place: i64, first: i64, bits: i64) -> None:
    while bits:
        if bits & 1:
            found[place] = first
            place += 1
        first += 1
        bits >>= 1


def can_lay_wood(position: Haspelknecht, farm: Farm, mine: i64) -> bool:
    """HK-12.4: in the tunnel also before the Pinge is exhausted, unless the table agreed otherwise."""
    if mine == IN_TUNNEL and farm.pinge > 0 and position.agreement.tunnel_wood_later:
        return False
    return has_wood_field(position.facts, farm, mine)


def haspelknecht_can_work(farm: Farm) -> bool:
    """HK-10.6: he comes when the Pinge is exhausted; there must be coal or pit water in the shaft."""
    return farm.pinge == 0 and (farm.shaft > 0 or farm.water > 0)


def use(position: Haspelknecht, seat: Seat, action: Action, asked: Step[Any]) -> None:
    """Does what was chosen at a window, then opens the window again."""
    position.then(seat, asked, position.argument)
    if action < BURN:
        lay_wood(position, seat, action - WOOD)
    elif action == BURN:
        position.tell("burned", seat)
        carry_out(position, seat, position.facts.burner, BURNING)
    elif action == CABLE:
        spend_marker(position, seat, HAULING_CABLE)
        carry_out(position, seat, position.facts.markers[HAULING_CABLE], HAULING)
    else:
        spend_marker(position, seat, WINDLASS_MARKER)
        begin_contract_work(position, seat, HASPELKNECHT)


def lay_wood(position: Haspelknecht, seat: Seat, mine: i64) -> None:
    cover_wood_field(position.farms[seat], mine)
    position.tell("laid_wood", seat, mine)


def spend_marker(position: Haspelknecht, seat: Seat, marker: i64) -> None:
    """HK-15.5: a marker is used once."""
    position.farms[seat].markers &= ~(1 << marker)
    position.tell("used_marker", seat, marker)


def is_use(action: Action) -> bool:
    return WOOD <= action < STORE


def why_not_use(position: Haspelknecht, seat: Seat, action: Action) -> Reason:
    farm = position.farms[seat]
    if action < BURN:
        return why_no_wood(position, farm, action - WOOD)
    if action == BURN:
        if farm.buildings >> CHARCOAL_BURNER & 1:
            return Reason(Message("reason-nothing-to-burn"), "HK-14.5")
        return Reason(Message("reason-no-burner"), "HK-14.5")
    marker = HAULING_CABLE if action == CABLE else WINDLASS_MARKER
    if farm.markers >> marker & 1 == 0:
        return Reason(Message("reason-no-marker", {"marker": MARKER_THINGS[marker]}), "HK-15.5")
    if farm.new_markers >> marker & 1:
        return Reason(Message("reason-new-marker"), "HK-15.5")
    if action == CABLE:
        return Reason(Message("reason-no-water-to-remove"), "HK-14.4")
    if farm.pinge > 0:
        return Reason(Message("reason-before-haspelknecht"), "HK-14.10")
    if haspelknecht_can_work(farm):
        return Reason(Message("reason-worker-finishes"), "HK-15.3")
    return Reason(Message("reason-nothing-in-shaft"), "HK-14.10")


def why_no_wood(position: Haspelknecht, farm: Farm, mine: i64) -> Reason:
    if farm.wood == 0:
        return Reason(
            Message("reason-no-good", {"good": GOOD_THINGS[WOOD_GOOD]}), "HK-11.3" if mine == 0 else "HK-12.4"
        )
    if mine == 0:
        if farm.pinge == 0:
            return Reason(Message("reason-pinge-exhausted"), "HK-11.7")
        return Reason(Message("reason-pinge-covered"), "HK-11.3")
    if farm.pinge > 0 and position.agreement.tunnel_wood_later:
        return Reason(Message("reason-late-timber"), "HK-12.4")
    return Reason(Message("reason-tunnel-covered"), "HK-12.4")


class Window(Step[Haspelknecht]):
    """HK-15.4: before scoring, before storage and after it."""

    def __init__(self, asked: Message) -> None:
        self.asked = asked

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        uses = uses_now(position, seat, True)
        return offer(DONE, 1, uses) if uses else vec[i64]()

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action != DONE:
            use(position, seat, action, self)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        return self.asked

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        return Message("choice-go-on") if action == DONE else None

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        return why_not_use(position, seat, action) if is_use(action) else super().why_not(position, seat, action)


# Workers below ground


def or_stop(possible: i64, uses: i64) -> vec[i64]:
    """What a worker can do, or stop; nothing where he can only stop."""
    return offer(WATER, possible | 1 << (STOP - WATER), uses) if possible or uses else vec[i64]()


class SingleAction(Step[Haspelknecht]):
    """One action of a worker below ground, with a window before it (HK-15.3); the argument says how many are left."""

    def __init__(self, worker: int) -> None:
        self.worker: i64 = worker

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action == STOP:
            return
        if is_use(action):
            use(position, seat, action, self)
            return
        in_pinge = position.farms[seat].pinge > 0
        left = position.argument - 1
        self.work(position, seat, action)
        if left == 0:
            return
        if in_pinge == (position.farms[seat].pinge > 0):  # HK-9.5: who empties the Pinge has finished
            position.then(seat, self, left)
        else:
            position.tell("cut_short", seat, left)

    def work(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        raise NotImplementedError


class Mine(SingleAction):
    """HK-9.4: the single actions of an own worker with black disks."""

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        farm = position.farms[seat]
        possible: i64 = 0
        if farm.pinge > 0 and farm.water > 0:
            possible |= FOR_WATER
        if coal_in_reach(position, farm):
            possible |= FOR_COAL
        return or_stop(possible, uses_now(position, seat, False))

    def work(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        position.farms[seat].first_did = MINED
        if action == WATER:
            remove_water(position, seat, position.facts.water_per_disk)
        else:
            excavate(position, seat)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        values: dict[str, object] = {"worker": WORKER_THINGS[self.worker], "left": int(position.argument)}
        return Message(self.asked(position, seat), values)

    def asked(self, position: Haspelknecht, seat: Seat) -> str:
        offered = position.choices(seat)
        if position.farms[seat].pinge == 0:
            return "question-mine-tunnel"
        if WATER not in offered:
            return "question-mine-coal"
        return "question-mine-pinge" if COAL in offered else "question-mine-water"

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        return Message("choice-stop-early") if action == STOP else None

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        farm = position.farms[seat]
        if action == WATER:
            if farm.pinge == 0:
                return Reason(Message("reason-water-of-shaft"), "HK-3.6")
            return Reason(Message("reason-no-water"), "HK-9.4")
        if action == COAL:
            return why_no_coal(position, farm)
        return why_not_use(position, seat, action) if is_use(action) else super().why_not(position, seat, action)


class ContractWork(SingleAction):
    """HK-10.3 to HK-10.5: the single actions of a contract worker."""

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        farm = position.farms[seat]
        uses = uses_now(position, seat, False)
        possible: i64 = 0
        if self.worker == DIGGER:
            return offer(digging(position, farm), 1, uses)
        if self.worker == MINER:
            if coal_in_reach(position, farm):
                possible |= FOR_COAL
        else:
            if farm.water > 0:
                possible |= FOR_WATER
            if farm.shaft > 0 and farm.water < position.facts.shaft_floods:
                possible |= FOR_COAL
        return or_stop(possible, uses)

    def work(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action == WATER:
            remove_water(position, seat, position.facts.water_per_action[self.worker - DIGGER])
        elif self.worker == HASPELKNECHT:
            reel(position, seat)
        else:
            excavate(position, seat)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        values: dict[str, object] = {"worker": WORKER_THINGS[self.worker], "left": int(position.argument)}
        return Message("question-digger" if self.worker == DIGGER else "question-contract", values)

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        if self.worker == DIGGER and action in (WATER, COAL, STOP):
            return DIGGERS_WORK[action - WATER]
        if action == COAL and self.worker == HASPELKNECHT:
            return Message("choice-reel")
        return Message("choice-stop-early") if action == STOP else None

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        farm = position.farms[seat]
        if is_use(action):
            return why_not_use(position, seat, action)
        if action not in (WATER, COAL, STOP):
            return super().why_not(position, seat, action)
        if self.worker == DIGGER:
            if action == COAL and digging(position, farm) == STOP:
                return why_no_coal(position, farm)
            least = position.facts.pinge_floods
            return Reason(Message("reason-digger-has-no-choice", {"water": least}), "HK-10.3")
        if self.worker == MINER:
            if action == WATER:
                return Reason(Message("reason-miner-and-water"), "HK-10.4")
            return why_no_coal(position, farm)
        if action == WATER:
            return Reason(Message("reason-shaft-dry"), "HK-10.5")
        if farm.shaft == 0:
            return Reason(Message("reason-shaft-without-coal"), "HK-10.5")
        return Reason(Message("reason-shaft-flooded", {"water": int(farm.water)}), "HK-3.5")


def digging(position: Haspelknecht, farm: Farm) -> i64:
    """HK-10.3: what the Coal-digger must do next; without coal in reach he stops."""
    if is_flooded(position.facts, farm):
        return WATER
    return COAL if coal_in_reach(position, farm) else STOP


def begin_contract_work(position: Haspelknecht, seat: Seat, worker: i64) -> None:
    position.then(seat, CONTRACT_WORK[worker - DIGGER], position.facts.actions[worker - DIGGER])


def reel(position: Haspelknecht, seat: Seat) -> None:
    reel_coal(position.farms[seat])
    position.tell("reeled", seat)


class MayExcavate(Step[Haspelknecht]):
    """HK-14.13: a coal in reach may be excavated at once; a window before it (HK-15.3)."""

    def choices(self, position: Haspelknecht, seat: Seat) -> vec[i64]:
        possible: i64 = FOR_COAL if coal_in_reach(position, position.farms[seat]) else 0
        return or_stop(possible, uses_now(position, seat, False))

    def chosen(self, position: Haspelknecht, seat: Seat, action: Action) -> None:
        if action == COAL:
            excavate(position, seat)
        elif action != STOP:
            use(position, seat, action, self)

    def question(self, position: Haspelknecht, seat: Seat) -> Message:
        if coal_in_reach(position, position.farms[seat]):
            return Message("question-excavate")
        return Message("question-excavate-none")

    def wording(self, position: Haspelknecht, seat: Seat, action: Action) -> Message | None:
        if action != STOP:
            return None
        in_reach = coal_in_reach(position, position.farms[seat])
        return Message("choice-leave-coal" if in_reach else "choice-without-coal")

    def why_not(self, position: Haspelknecht, seat: Seat, action: Action) -> Reason:
        if action == COAL:
            return why_no_coal(position, position.farms[seat])
        return why_not_use(position, seat, action) if is_use(action) else super().why_not(position, seat, action)


DIGGERS_WORK: Final = [
    Message("choice-digger-water"),
    Message("choice-digger-coal"),
    Message("choice-digger-stop"),
]
MINING: Final = vec[Mine]([Mine(FARMER), Mine(FARMHAND)])
CONTRACT_WORK: Final = vec[ContractWork]([ContractWork(worker) for worker in (DIGGER, MINER, HASPELKNECHT)])
MAY_EXCAVATE: Final = MayExcavate()
MINING_STEPS: Final[list[Step[Any]]] = [*MINING, *CONTRACT_WORK, MAY_EXCAVATE]
