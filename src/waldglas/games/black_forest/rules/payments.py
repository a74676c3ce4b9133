"""Paying: goods, charcoal from two wheels, provisions from two markers, animals, tiles, steps of progress."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from waldglas.core.agenda import Reason, Step
from waldglas.core.message import Message
from waldglas.core.packed import packed, run_of
from waldglas.core.types import Action, Seat
from waldglas.games.black_forest.rules.actions import (
    AT,
    FROM,
    HIGH,
    LOW,
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

MADE_BITS: Final = 5


class PayGoods(Step[BlackForest]):
    """BF-2.8: goods with one marker are paid."""

    def __init__(self, amounts: list[Amount]) -> None:
        self.amounts: Final = vec[Amount](amounts)

    def run(self, position: BlackForest, seat: Seat) -> None:
        goods = position.players[seat].goods
        for amount in self.amounts:
            goods[amount.what] -= amount.number
            position.tell("paid", seat, amount.what, amount.number)


class PayCharcoal(Step[BlackForest]):
    """BF-2.5: charcoal is paid from both wheels in any split."""

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return charcoal_splits(position.players[seat], self.amount)

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        pay_charcoal(position, seat, action - FROM, self.amount)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-pay-charcoal", {"number": self.amount})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        return split_message(action, self.amount)

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if FROM <= action < PROVISIONS:
            return Reason(Message("reason-charcoal-split", {"number": self.amount}), "BF-2.5")
        return super().why_not(position, seat, action)


def split_message(action: i64, number: i64) -> Message | None:
    """A split of charcoal between the wheels."""
    part = action - FROM
    if not 0 <= part <= number:
        return None
    if part in (0, number):
        return Message("choice-pay-from", {"number": number, "wheel": WHEEL_THINGS[0 if part else 1]})
    return Message("choice-pay-from-both", {"glassmaking": part, "cooking": number - part})


def charcoal_splits(player: Player, number: i64) -> vec[i64]:
    left, right = max(player.goods[CHARCOAL], 0), player.goods[CHARCOAL_COOKING]
    least, most = max(0, number - right), min(left, number)
    return run_of(FROM + least, most - least + 1)


def pay_charcoal(position: BlackForest, seat: Seat, from_glassmaking: i64, number: i64) -> None:
    goods = position.players[seat].goods
    if from_glassmaking:
        goods[CHARCOAL] -= from_glassmaking
        position.tell("paid", seat, CHARCOAL, from_glassmaking)
    if number > from_glassmaking:
        goods[CHARCOAL_COOKING] -= number - from_glassmaking
        position.tell("paid", seat, CHARCOAL_COOKING, number - from_glassmaking)


class PayProvisions(Step[BlackForest]):
    """BF-2.6: provisions are paid from both markers in any split."""

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return provision_splits(position.players[seat], self.amount)

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        set_provisions(position, seat, action)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-pay-provisions", {"cost": goods_of(self.amount, PROVISION)})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if PROVISIONS <= action < VILLAGE:
            cost = goods_of(self.amount, PROVISION)
            return Reason(Message("reason-provision-split", {"cost": cost}), "BF-2.6")
        return super().why_not(position, seat, action)


def provision_splits(player: Player, number: i64) -> vec[i64]:
    """What the markers can show when so many provisions are gone, in the order of the alphabet."""
    low, high = player.goods[PROVISION], player.goods[PROVISION_HIGH]
    splits = vec[i64](capacity=number + 1)
    for part in range(max(0, number - high), min(low, number) + 1):
        splits = with_choice(splits, provisions_at(low - part, high - number + part))
    return splits


def with_choice(choices: vec[i64], new: i64) -> vec[i64]:
    """Choices in rising order, and one more among them if it is not there yet."""
    place = len(choices)
    while place > 0 and choices[place - 1] >= new:
        if choices[place - 1] == new:
            return choices
        place -= 1
    choices = append(choices, new)
    for i in range(len(choices) - 1, place, -1):
        choices[i] = choices[i - 1]
    choices[place] = new
    return choices


def set_provisions(position: BlackForest, seat: Seat, action: Action) -> None:
    player = position.players[seat]
    before = player.have(PROVISION)
    player.set_provisions(LOW[action - PROVISIONS], HIGH[action - PROVISIONS])
    after = player.have(PROVISION)
    if after < before:
        position.tell("paid", seat, PROVISION, before - after)
    else:
        position.tell("gained", seat, PROVISION, after - before)


# A place in a row of choices: how many were made, and what the last one named, as a number to put on the agenda with.


def progress_at(made: i64, last: i64) -> i64:
    return last + 1 << MADE_BITS | made


def made_of(argument: i64) -> i64:
    return argument & (1 << MADE_BITS) - 1


def last_of(argument: i64) -> i64:
    """What was named last; before the first choice -1."""
    return (argument >> MADE_BITS) - 1


class PayDifferent(Step[BlackForest]):
    """BF-21.17: one each of several different goods, named in the order of the goods."""

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def left(self, position: BlackForest) -> i64:
        return self.amount - made_of(position.argument)

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player, last = position.players[seat], last_of(position.argument)
        held = [good for good in range(last + 1, len(GOODS)) if player.have(good) > 0]
        return packed([PAY + good for good in held[: len(held) - self.left(position) + 1]])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        good = action - PAY
        if self.left(position) > 1:
            position.then(seat, self, progress_at(made_of(position.argument) + 1, good))
        position.then(seat, PAY_ONE[good])

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-pay-different", {"number": self.left(position)})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if PAY <= action < PAY + len(GOODS):
            return Reason(Message("reason-too-few-kinds"), "BF-21.17")
        return super().why_not(position, seat, action)


class PayAnimals(Step[BlackForest]):
    """BF-14.5: animals of one kind; the Tannery keeps pigs that the Butcher takes (BF-21.23)."""

    def __init__(self, animal: i64, number: i64, at_butcher: bool) -> None:
        self.animal: Final = animal
        self.amount: Final = number
        self.at_butcher: Final = at_butcher

    def run(self, position: BlackForest, seat: Seat) -> None:
        pay_animals(position, seat, self.animal, self.amount)
        player = position.players[seat]
        if self.at_butcher and self.animal == PIG and player.kept_pigs < player.keeps:
            kept = min(self.amount, player.keeps - player.kept_pigs)
            player.kept_pigs += kept
            position.tell("kept", seat, kept)


def pay_animals(position: BlackForest, seat: Seat, animal: i64, number: i64) -> None:
    player = position.players[seat]
    if animal == PIG:
        player.pigs -= number
    else:
        player.cattle -= number
    position.tell("paid_animals", seat, animal, number)


class PayLivestock(Step[BlackForest]):
    """BF-14.5: animals of any kind, pigs named before cattle; it is put on the agenda with the pigs paid so far."""

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def left(self, position: BlackForest) -> i64:
        return self.amount - position.argument

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        offered = vec[i64]()
        if player.pigs > 0:
            offered = append(offered, PAY + PIG)
        if player.cattle >= self.left(position):
            offered = append(offered, PAY + CATTLE)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        if action == PAY + CATTLE:
            pay_animals(position, seat, CATTLE, self.left(position))
            return
        pay_animals(position, seat, PIG, 1)
        if self.left(position) > 1:
            position.then(seat, self, position.argument + 1)

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-pay-livestock", {"number": self.left(position)})

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        paid = animals(1, PIG) if action == PAY + PIG else animals(self.left(position), CATTLE)
        return Message("choice-pay-some", {"amount": paid})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if PAY <= action < RETURN:
            return Reason(Message("reason-animals-only"), "BF-14.5")
        return super().why_not(position, seat, action)


class StepBack(Step[BlackForest]):
    """BF-22.1: the tracker goes back."""

    def __init__(self, number: i64) -> None:
        self.amount: Final = number

    def run(self, position: BlackForest, seat: Seat) -> None:
        position.players[seat].tracker -= self.amount
        position.tell("stepped_back", seat, self.amount)


class RemoveTiles(Step[BlackForest]):
    """BF-9.4: tiles of a kind leave the domain, in the order of the spaces."""

    def __init__(self, tile: i64, number: i64) -> None:
        self.tile: Final = tile
        self.amount: Final = number

    def left(self, position: BlackForest) -> i64:
        return self.amount - made_of(position.argument)

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        return self.in_order(position, seat)

    def in_order(self, position: BlackForest, seat: Seat) -> vec[i64]:
        """The tiles after which enough are left for the rest of the cost."""
        spaces = spaces_with(position.players[seat], self.tile, last_of(position.argument))
        return at_spaces(spaces[: len(spaces) - self.left(position) + 1])

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        remove_tile(position, seat, action - AT)
        if self.left(position) > 1:
            position.then(seat, self, progress_at(made_of(position.argument) + 1, action - AT))

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-remove", {"number": self.left(position), "tile": TILE_THINGS[self.tile]})

    def why_not(self, position: BlackForest, seat: Seat, action: Action) -> Reason:
        if AT <= action < AT + position.facts.estates.spaces:
            there: dict[str, object] = {
                "tile": TILE_THINGS[self.tile],
                "space": position.facts.estates.places[action - AT],
            }
            land = position.players[seat].land
            if action - AT >= len(land) or land[action - AT] != self.tile:
                return Reason(Message("reason-no-such-tile", there), "BF-9.4")
            if action not in self.in_order(position, seat):
                return Reason(Message("reason-tiles-in-order"), "BF-9.4")
            return Reason(Message("reason-tile-is-needed", there), "BF-13.2")
        return super().why_not(position, seat, action)


def spaces_with(player: Player, tile: i64, after: i64) -> vec[i64]:
    land = player.land
    spaces = vec[i64](capacity=player.tiles[tile])
    for space in range(after + 1, len(land)):
        if land[space] == tile:
            spaces = append(spaces, space)
    return spaces


def at_spaces(spaces: vec[i64]) -> vec[i64]:
    """The choices of these spaces."""
    found = spaces[:]
    for i in range(len(found)):
        found[i] += AT
    return found


def remove_tile(position: BlackForest, seat: Seat, space: i64) -> None:
    player = position.players[seat]
    position.tell("removed", seat, player.land[space], space)
    player.put(space, EMPTY)


class HouseAnimals(Step[BlackForest]):
    """BF-14.4: animals that can be housed no longer go back, no more than needed; their owner chooses which.

    Pigs are named before cattle. As many cattle go as must for the pigs that stay.
    """

    def __init__(self, pigs_gone: bool) -> None:
        self.pigs_gone: Final = pigs_gone

    def choices(self, position: BlackForest, seat: Seat) -> vec[i64]:
        player = position.players[seat]
        if player.fits(player.pigs, player.cattle):
            return vec[i64]()
        staying = player.most_cattle_with(player.pigs)
        offered = vec[i64]()
        if player.most_cattle_with(0) > staying and player.pigs > 0:
            offered = append(offered, RETURN)
        if staying >= 0 and (not self.pigs_gone or staying > player.most_cattle_with(player.pigs + 1)):
            offered = append(offered, RETURN + 1)
        return offered

    def chosen(self, position: BlackForest, seat: Seat, action: Action) -> None:
        player = position.players[seat]
        if action == RETURN:
            player.pigs -= 1
            position.tell("returned", seat, PIG, 1)
            position.then(seat, PIGS_GONE)
        else:
            staying = player.most_cattle_with(player.pigs)
            position.tell("returned", seat, CATTLE, player.cattle - staying)
            player.cattle = staying

    def question(self, position: BlackForest, seat: Seat) -> Message:
        return Message("question-return")

    def wording(self, position: BlackForest, seat: Seat, action: Action) -> Message | None:
        player = position.players[seat]
        gone = animals(player.cattle - player.most_cattle_with(player.pigs), CATTLE)
        return Message("choice-return-some", {"amount": animals(1, PIG) if action == RETURN else gone})


def payment_of(effect: Effect, at_butcher: bool) -> list[Step[Any]]:
    """BF-2.8, BF-3.5: a whole cost, then the wheels, then what forests that are gone bring."""
    steps = pay_goods(effect.pay)
    if effect.different:
        steps.append(PayDifferent(effect.different))
    if effect.pigs:
        steps.append(PayAnimals(PIG, effect.pigs, at_butcher))
    if effect.cattle:
        steps.append(PayAnimals(CATTLE, effect.cattle, at_butcher))
    if effect.livestock:
        steps.append(PayLivestock(effect.livestock))
    if effect.steps_back:
        steps.append(StepBack(effect.steps_back))
    steps += [RemoveTiles(amount.what, amount.number) for amount in effect.remove]
    return steps + after_payment(effect.pay, effect.remove, effect.different > 0)


def pay_goods(amounts: vec[Amount]) -> list[Step[Any]]:
    plain = [amount for amount in amounts if amount.what not in (CHARCOAL, PROVISION)]
    steps: list[Step[Any]] = [PayGoods(plain)] if plain else []
    steps += [PayCharcoal(amount.number) for amount in amounts if amount.what == CHARCOAL]
    steps += [PayProvisions(amount.number) for amount in amounts if amount.what == PROVISION]
    return steps


def after_payment(pay: vec[Amount], remove: vec[Amount], any_good: bool) -> list[Step[Any]]:
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
PAY_ONE: Final = [pay_goods(vec[Amount]([Amount(good, 1)]))[0] for good in range(len(GOODS))]
STEPS: Final[list[Step[Any]]] = [HOUSE_ANIMALS, PIGS_GONE, *PAY_ONE]
