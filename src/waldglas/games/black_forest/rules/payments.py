"""Paying: goods, charcoal from two wheels, provisions from two markers, animals, tiles, steps of progress."""

from __future__ import annotations

from typing import Any, Final

from waldglas.core.agenda import NOTHING, Reason, Step
from waldglas.core.message import Message
from waldglas.games.black_forest.rules.actions import (
    AT,
    FROM,
    PAIRS,
    PAY,
    PROVISIONS,
    RETURN,
    VILLAGE,
    provisions_at,
)
from waldglas.games.black_forest.rules.effects import FOREST_REMOVED, Effect
from waldglas.games.black_forest.rules.player import (
    CATTLE,
    CHARCOAL,
    CHARCOAL_COOKING,
    EMPTY,
    FOREST,
    GLASS,
    GOODS,
    PASTURE,
    PIG,
    PROVISION,
    PROVISION_HIGH,
    Player,
)
from waldglas.games.black_forest.rules.position import BlackForest
from waldglas.games.black_forest.rules.production import TURN_WHEELS, Announce
from waldglas.games.black_forest.rules.things import TILE_THINGS, WHEEL_THINGS, animals, goods_of
from waldglas.games.shared.effects import Amount


class PayGoods(Step[BlackForest]):
    """BF-2.8: goods with one marker are paid."""

    def __init__(self, amounts: list[Amount]) -> None:
        self.amounts = amounts

    def run(self, position: BlackForest, seat: int) -> None:
        goods = position.players[seat].goods
        for amount in self.amounts:
            goods[amount.what] -= amount.number
            position.tell("paid", seat, amount.what, amount.number)


class PayCharcoal(Step[BlackForest]):
    """BF-2.5: charcoal is paid from both wheels in any split."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        return charcoal_splits(position.players[seat], self.number)

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        pay_charcoal(position, seat, action - FROM, self.number)

    def question(self, position: BlackForest, seat: int) -> Message:
        return Message("question-pay-charcoal", {"number": self.number})

    def wording(self, position: BlackForest, seat: int, action: int) -> Message | None:
        return split_message(action, self.number)

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if FROM <= action < PROVISIONS:
            return Reason(Message("reason-charcoal-split", {"number": self.number}), "BF-2.5")
        return super().why_not(position, seat, action)


def split_message(action: int, number: int) -> Message | None:
    """A split of charcoal between the wheels."""
    part = action - FROM
    if not 0 <= part <= number:
        return None
    if part in (0, number):
        return Message("choice-pay-from", {"number": number, "wheel": WHEEL_THINGS[0 if part else 1]})
    return Message("choice-pay-from-both", {"glassmaking": part, "cooking": number - part})


def charcoal_splits(player: Player, number: int) -> list[int]:
    left, right = max(player.goods[CHARCOAL], 0), player.goods[CHARCOAL_COOKING]
    return [FROM + part for part in range(max(0, number - right), min(left, number) + 1)]


def pay_charcoal(position: BlackForest, seat: int, from_glassmaking: int, number: int) -> None:
    goods = position.players[seat].goods
    if from_glassmaking:
        goods[CHARCOAL] -= from_glassmaking
        position.tell("paid", seat, CHARCOAL, from_glassmaking)
    if number > from_glassmaking:
        goods[CHARCOAL_COOKING] -= number - from_glassmaking
        position.tell("paid", seat, CHARCOAL_COOKING, number - from_glassmaking)


class PayProvisions(Step[BlackForest]):
    """BF-2.6: provisions are paid from both markers in any split."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        return provision_splits(position.players[seat], self.number)

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: int) -> Message:
        return Message("question-pay-provisions", {"cost": goods_of(self.number, PROVISION)})

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if PROVISIONS <= action < VILLAGE:
            cost = goods_of(self.number, PROVISION)
            return Reason(Message("reason-provision-split", {"cost": cost}), "BF-2.6")
        return super().why_not(position, seat, action)


def provision_splits(player: Player, number: int) -> list[int]:
    """What the markers can show when so many provisions are gone."""
    low, high = player.goods[PROVISION], player.goods[PROVISION_HIGH]
    splits: list[int] = []
    for part in range(max(0, number - high), min(low, number) + 1):
        split = provisions_at(low - part, high - number + part)
        if split not in splits:
            splits.append(split)
    splits.sort()
    return splits


def set_provisions(position: BlackForest, seat: int, action: int) -> None:
    player = position.players[seat]
    before = player.have(PROVISION)
    low, high = PAIRS[action - PROVISIONS]
    player.set_provisions(low, high)
    if low + high < before:
        position.tell("paid", seat, PROVISION, before - low - high)
    else:
        position.tell("gained", seat, PROVISION, low + high - before)


class PayDifferent(Step[BlackForest]):
    """BF-21.17: one each of several different goods, named in the order of the goods."""

    def __init__(self, number: int, after: int) -> None:
        self.number = number
        self.after = after

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        held = [good for good in range(self.after + 1, len(GOODS)) if player.have(good) > 0]
        return [PAY + good for good in held[: len(held) - self.number + 1]]

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        if self.number > 1:
            position.then(seat, PayDifferent(self.number - 1, action - PAY))
        position.then(seat, PAY_ONE[action - PAY])

    def question(self, position: BlackForest, seat: int) -> Message:
        return Message("question-pay-different", {"number": self.number})

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if PAY <= action < PAY + len(GOODS):
            return Reason(Message("reason-too-few-kinds"), "BF-21.17")
        return super().why_not(position, seat, action)


class PayAnimals(Step[BlackForest]):
    """BF-14.5: animals of one kind; the Tannery keeps pigs that the Butcher takes (BF-21.23)."""

    def __init__(self, animal: int, number: int, at_butcher: bool) -> None:
        self.animal = animal
        self.number = number
        self.at_butcher = at_butcher

    def run(self, position: BlackForest, seat: int) -> None:
        pay_animals(position, seat, self.animal, self.number)
        player = position.players[seat]
        if self.at_butcher and self.animal == PIG and player.kept_pigs < player.keeps:
            kept = min(self.number, player.keeps - player.kept_pigs)
            player.kept_pigs += kept
            position.tell("kept", seat, kept)


def pay_animals(position: BlackForest, seat: int, animal: int, number: int) -> None:
    player = position.players[seat]
    if animal == PIG:
        player.pigs -= number
    else:
        player.cattle -= number
    position.tell("paid_animals", seat, animal, number)


class PayLivestock(Step[BlackForest]):
    """BF-14.5: animals of any kind, pigs named before cattle."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        offered = []
        if player.pigs > 0:
            offered.append(PAY + PIG)
        if player.cattle >= self.number:
            offered.append(PAY + CATTLE)
        return offered

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        if action == PAY + CATTLE:
            pay_animals(position, seat, CATTLE, self.number)
            return
        pay_animals(position, seat, PIG, 1)
        if self.number > 1:
            position.then(seat, PayLivestock(self.number - 1))

    def question(self, position: BlackForest, seat: int) -> Message:
        return Message("question-pay-livestock", {"number": self.number})

    def wording(self, position: BlackForest, seat: int, action: int) -> Message | None:
        paid = animals(1, PIG) if action == PAY + PIG else animals(self.number, CATTLE)
        return Message("choice-pay-some", {"amount": paid})

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if PAY <= action < RETURN:
            return Reason(Message("reason-animals-only"), "BF-14.5")
        return super().why_not(position, seat, action)


class StepBack(Step[BlackForest]):
    """BF-22.1: the tracker goes back."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, position: BlackForest, seat: int) -> None:
        position.players[seat].tracker -= self.number
        position.tell("stepped_back", seat, self.number)


class RemoveTiles(Step[BlackForest]):
    """BF-9.4: tiles of a kind leave the domain, in the order of the spaces."""

    def __init__(self, tile: int, number: int, after: int) -> None:
        self.tile = tile
        self.number = number
        self.after = after

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        return self.in_order(position, seat)

    def in_order(self, position: BlackForest, seat: int) -> list[int]:
        """The tiles after which enough are left for the rest of the cost."""
        spaces = spaces_with(position.players[seat], self.tile, self.after)
        return [AT + space for space in spaces[: len(spaces) - self.number + 1]]

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        remove_tile(position, seat, action - AT)
        if self.number > 1:
            position.then(seat, self.next(action - AT))

    def next(self, space: int) -> Step[Any]:
        return RemoveTiles(self.tile, self.number - 1, space)

    def question(self, position: BlackForest, seat: int) -> Message:
        return Message("question-remove", {"number": self.number, "tile": TILE_THINGS[self.tile]})

    def why_not(self, position: BlackForest, seat: int, action: int) -> Reason:
        if AT <= action < AT + position.facts.estates.spaces:
            there: dict[str, object] = {
                "tile": TILE_THINGS[self.tile],
                "space": position.facts.estates.names[action - AT],
            }
            land = position.players[seat].land
            if action - AT >= len(land) or land[action - AT] != self.tile:
                return Reason(Message("reason-no-such-tile", there), "BF-9.4")
            if action not in self.in_order(position, seat):
                return Reason(Message("reason-tiles-in-order"), "BF-9.4")
            return Reason(Message("reason-tile-is-needed", there), "BF-13.2")
        return super().why_not(position, seat, action)


def spaces_with(player: Player, tile: int, after: int) -> list[int]:
    land = player.land
    return [space for space in range(after + 1, len(land)) if land[space] == tile]


def remove_tile(position: BlackForest, seat: int, space: int) -> None:
    player = position.players[seat]
    position.tell("removed", seat, player.land[space], space)
    player.put(space, EMPTY)


class HouseAnimals(Step[BlackForest]):
    """BF-14.4: animals that can be housed no longer go back, no more than needed; their owner chooses which.

    Pigs are named before cattle. As many cattle go as must for the pigs that stay.
    """

    def __init__(self, pigs_gone: bool) -> None:
        self.pigs_gone = pigs_gone

    def choices(self, position: BlackForest, seat: int) -> list[int]:
        player = position.players[seat]
        if player.fits(player.pigs, player.cattle):
            return NOTHING
        staying = player.most_cattle_with(player.pigs)
        offered = []
        if player.most_cattle_with(0) > staying and player.pigs > 0:
            offered.append(RETURN)
        if staying >= 0 and (not self.pigs_gone or staying > player.most_cattle_with(player.pigs + 1)):
            offered.append(RETURN + 1)
        return offered

    def chosen(self, position: BlackForest, seat: int, action: int) -> None:
        player = position.players[seat]
        if action == RETURN:
            player.pigs -= 1
            position.tell("returned", seat, PIG, 1)
            position.then(seat, PIGS_GONE)
        else:
            staying = player.most_cattle_with(player.pigs)
            position.tell("returned", seat, CATTLE, player.cattle - staying)
            player.cattle = staying

    def question(self, position: BlackForest, seat: int) -> Message:
        return Message("question-return")

    def wording(self, position: BlackForest, seat: int, action: int) -> Message | None:
        player = position.players[seat]
        gone = animals(player.cattle - player.most_cattle_with(player.pigs), CATTLE)
        return Message("choice-return-some", {"amount": animals(1, PIG) if action == RETURN else gone})


def payment_of(effect: Effect, at_butcher: bool) -> list[Step[Any]]:
    """BF-2.8, BF-3.5: a whole cost, then the wheels, then what forests that are gone bring."""
    steps = pay_goods(effect.pay)
    if effect.different:
        steps.append(PayDifferent(effect.different, -1))
    if effect.pigs:
        steps.append(PayAnimals(PIG, effect.pigs, at_butcher))
    if effect.cattle:
        steps.append(PayAnimals(CATTLE, effect.cattle, at_butcher))
    if effect.livestock:
        steps.append(PayLivestock(effect.livestock))
    if effect.steps_back:
        steps.append(StepBack(effect.steps_back))
    steps += [RemoveTiles(amount.what, amount.number, -1) for amount in effect.remove]
    return steps + after_payment(effect.pay, effect.remove, effect.different > 0)


def pay_goods(amounts: list[Amount]) -> list[Step[Any]]:
    plain = [amount for amount in amounts if amount.what not in (CHARCOAL, PROVISION)]
    steps: list[Step[Any]] = [PayGoods(plain)] if plain else []
    steps += [PayCharcoal(amount.number) for amount in amounts if amount.what == CHARCOAL]
    steps += [PayProvisions(amount.number) for amount in amounts if amount.what == PROVISION]
    return steps


def after_payment(pay: list[Amount], remove: list[Amount], any_good: bool) -> list[Step[Any]]:
    """BF-3.5, BF-10.1: only refined goods that were paid can make a wheel turn."""
    steps: list[Step[Any]] = []
    if any(amount.what in (PASTURE, FOREST) for amount in remove):
        steps.append(HOUSE_ANIMALS)
    if any_good or any(amount.what >= GLASS for amount in pay):
        steps.append(TURN_WHEELS)
    steps += [Announce(FOREST_REMOVED, amount.number) for amount in remove if amount.what == FOREST]
    return steps


HOUSE_ANIMALS: Final = HouseAnimals(False)
PIGS_GONE: Final = HouseAnimals(True)
PAY_ONE: Final = [pay_goods([Amount(good, 1)])[0] for good in range(len(GOODS))]
