"""Learns what a town of the solo game is worth, by playing it many times, and writes the weights for the bots.

    python tools/train_tiny_towns.py --minutes 30 --seed 1

needs numpy and numba (`pip install waldglas[train]`). Each game is played by the value as it stands, one turn ahead.
After the game every town that ended a turn learns from the turns that followed it (TD-lambda); a weight
whose errors cancel out learns ever more slowly (temporal coherence). Some games begin in a town with buildings at
random, so that no kind of building is forgotten, and a prize that fades away may draw the first games towards a kind.
"""

import argparse
import time
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from numba import njit

from waldglas.games.tiny_towns.ai import value as town_value
from waldglas.games.tiny_towns.ai.features import (
    CODES,
    FIRST_BUILDING,
    NO_CARDS,
    OFFERS,
    Classes,
    Offsets,
    offer,
)
from waldglas.games.tiny_towns.rules.facts import FACTORY, FARM, KINDS, SIDE, SQUARES
from waldglas.games.tiny_towns.rules.game import TinyTownsGame
from waldglas.games.tiny_towns.rules.scoring import NEIGHBOURS

Array = Any
compiled = njit(cache=True)

FILES = {"solo": "value.bin", "town-hall": "called.bin"}
OWN_CALL = 3  # under the Town Hall every third resource is one's own choice, the others are drawn
DRAWN = 10  # of the cards, before all are shuffled again
MOST_TURNS = 200
MOST_OUTCOMES = 6000
MOST_WEIGHTS = 240
SCRATCH = 200  # from here on the list of weights is room for counting
ALL_SEEN = 12  # the cards below the first offer

FACTS = TinyTownsGame({}).town_facts
LONGEST = max(len(placement.cubes) for placement in FACTS.placements)
PLACEMENTS = len(FACTS.placements)
BUILDING = np.array([placement.building for placement in FACTS.placements], np.int64)
LENGTH = np.array([len(placement.cubes) for placement in FACTS.placements], np.int64)
SQUARE = np.zeros((PLACEMENTS, LONGEST), np.int64)
CUBE = np.zeros((PLACEMENTS, LONGEST), np.int64)
USERS = np.zeros((SQUARES, KINDS + 1), np.int64)
USING = np.zeros((SQUARES, KINDS + 1, PLACEMENTS), np.int64)
for number, placement in enumerate(FACTS.placements):
    for i, (resource, square) in enumerate(placement.cubes):
        SQUARE[number, i], CUBE[number, i] = square, resource
        USING[square, resource, USERS[square, resource]] = number
        USERS[square, resource] += 1

NEAR = np.array([near + [-1] * (SIDE - len(near)) for near in NEIGHBOURS], np.int64)
TAVERN_POINTS = np.array((FACTS.tavern_points + [FACTS.tavern_points[-1]] * SQUARES)[: SQUARES + 1], np.int64)
PAIR = np.zeros((KINDS + 1,) * 2, np.int64)
TRIO = np.zeros((KINDS + 1,) * 3, np.int64)
for a in range(1, KINDS + 1):
    for b in range(1, KINDS + 1):
        PAIR[a, b] = offer([a, b])
        for c in range(1, KINDS + 1):
            TRIO[a, b, c] = offer([a, b, c])

OF = Classes()
AT = Offsets(OF)
CLASSES = tuple(
    np.array(numbers, np.int32)
    for numbers in (OF.blocks, OF.oblongs, OF.shorts, OF.full_blocks, OF.full_rows, OF.masks)
)
BLOCKS = np.array(town_value.BLOCKS, np.int64)
BLOCK_PLACE = np.array(town_value.BLOCK_PLACE, np.int64)
# Plain numbers, as compiled functions want them.
BLOCK_FED, BLOCK_CARDS, BLOCK_STAGE, FULL_BLOCKS = AT.block_fed, AT.block_cards, AT.block_stage, AT.full_blocks
SHORT_TAVERNS, SHORT_CARDS, ROWS = AT.short_taverns, AT.short_cards, AT.rows
OBLONG_STAGE, OBLONG_FED, OBLONG_TAVERNS = AT.oblong_stage, AT.oblong_fed, AT.oblong_taverns
WELL_AT, THEATER_AT, SITE_AT, FAMILIES, TAVERNS_AT = AT.wells, AT.theaters, AT.sites, AT.cottages, AT.taverns
BUILT_AT, FILLED_AT, TYPES_AT, STORED_AT, STORED_CARDS = AT.built, AT.filled, AT.types, AT.stored, AT.stored_cards
CUBES_AT, CUBES_CARDS, CARDS_AT = AT.cubes, AT.cubes_cards, AT.cards
COTTAGES, FARMS, CHAPELS = town_value.COTTAGES, town_value.FARMS, town_value.CHAPELS
WELLS, THEATERS, TAVERNS = town_value.WELLS, town_value.THEATERS, town_value.TAVERNS
WITHOUT_CARDS = NO_CARDS
FIRST, CARDS, STORES, IS_FARM, IS_FACTORY = FIRST_BUILDING, OFFERS, KINDS, KINDS + FARM, KINDS + FACTORY


# A town and its points


@compiled
def is_full(town: Array) -> bool:
    for square in range(SQUARES):
        if town[square] == 0:
            return False
    return True


@compiled
def line_types(town: Array, square: int) -> int:
    """The types of buildings in the row and column of a square, as bits."""
    types = 0
    for i in range(SIDE):
        for code in (town[square // SIDE * SIDE + i], town[i * SIDE + square % SIDE]):
            if code >= FIRST:
                types |= 1 << (code - FIRST)
    return types


@compiled
def others(types: int) -> int:
    """Types without the Theater's own bit, close together."""
    return (types & 15) | (types >> 5 << 4)


@compiled
def ones(bits: int) -> int:
    found = 0
    while bits:
        found += bits & 1
        bits >>= 1
    return found


@compiled
def built_points(town: Array) -> int:
    cottages = farms = chapels = taverns = points = 0
    for square in range(SQUARES):
        code = town[square]
        if code == COTTAGES:
            cottages += 1
        elif code == FARMS:
            farms += 1
        elif code == CHAPELS:
            chapels += 1
        elif code == TAVERNS:
            taverns += 1
        elif code == WELLS:
            for near in NEAR[square]:
                if near >= 0 and town[near] == COTTAGES:
                    points += 1
        elif code == THEATERS:
            points += ones(others(line_types(town, square)))
    return points + min(cottages, 4 * farms) * (3 + chapels) + TAVERN_POINTS[taverns]


@compiled
def points_of(town: Array) -> int:
    waste = 0
    for square in range(SQUARES):
        if 0 < town[square] < FIRST:
            waste += 1
    return built_points(town) - waste


# The weights that a town calls up, as `TownValue` does


@compiled
def weights_of(town: Array, stored: int, cards: int, out: Array, classes: Any) -> int:
    """Writes the numbers of the weights into `out`, and says how many they are."""
    blocks, oblongs, shorts, full_blocks, full_rows, masks = classes
    counts = out[SCRATCH : SCRATCH + CODES]
    rough = out[SCRATCH + CODES : SCRATCH + CODES + SQUARES]
    counts[:] = 0
    built = filled = types = 0
    for square in range(SQUARES):
        code = town[square]
        counts[code] += 1
        rough[square] = min(code, FIRST)
        if code:
            filled |= 1 << square
        if code >= FIRST:
            built |= 1 << square
            types |= 1 << (code - FIRST)
    cottages, farms, chapels, taverns = counts[COTTAGES], counts[FARMS], counts[CHAPELS], min(counts[TAVERNS], 5)
    buildings = ones(built)
    stage = min(buildings // 2, 7)
    phase = stage // 2
    spare = min(max(4 * farms - cottages, -5), 4) + 5
    meals = min(cottages, 4 * farms, 5) if farms else 6 + min(cottages, 5)
    n = 0
    for i in range(len(BLOCKS)):
        a = BLOCKS[i]
        block = blocks[((rough[a] * 7 + rough[a + 1]) * 7 + rough[a + 4]) * 7 + rough[a + 5]]
        full = full_blocks[((town[a] * 13 + town[a + 1]) * 13 + town[a + 4]) * 13 + town[a + 5]]
        out[n] = BLOCK_FED + ((block * 10 + spare) * 4 + min(chapels, 3)) * 4 + phase
        out[n + 1] = BLOCK_CARDS + (block * CARDS + cards) * 3 + BLOCK_PLACE[i]
        out[n + 2] = BLOCK_STAGE + (block * 8 + stage) * 3 + BLOCK_PLACE[i]
        out[n + 3] = FULL_BLOCKS + (full * 3 + BLOCK_PLACE[i]) * 4 + phase
        n += 4
    for across in range(2):
        step, stride = (1, SIDE) if across else (SIDE, 1)
        for line in range(SIDE):
            a = line * stride
            content = (town[a] * 13 + town[a + step]) * 13 + town[a + 2 * step]
            row = full_rows[content * 13 + town[a + 3 * step]]
            out[n] = ROWS + (row * 2 + (1 if 0 < line < 3 else 0)) * 3 + min(phase, 2)
            n += 1
            for start in range(2):
                a = line * stride + start * step
                here = (rough[a] * 7 + rough[a + step]) * 7 + rough[a + 2 * step]
                short = shorts[here]
                out[n] = SHORT_TAVERNS + (short * 6 + taverns) * 8 + stage
                out[n + 1] = SHORT_CARDS + short * CARDS + cards
                n += 2
                if line < SIDE - 1:
                    a += stride
                    beside = (rough[a] * 7 + rough[a + step]) * 7 + rough[a + 2 * step]
                    oblong, inner = oblongs[here * 343 + beside], 1 if line == 1 else 0
                    out[n] = OBLONG_STAGE + (oblong * 2 + inner) * 4 + phase
                    out[n + 1] = OBLONG_FED + oblong * 12 + meals
                    out[n + 2] = OBLONG_TAVERNS + (oblong * 4 + min(taverns, 3)) * 2 + inner
                    n += 3
    for square in range(SQUARES):
        code = town[square]
        if code == WELLS:
            near = open_near = 0
            for other in NEAR[square]:
                if other >= 0 and town[other] == COTTAGES:
                    near += 1
                elif other >= 0 and town[other] < FIRST:
                    open_near += 1
            out[n] = WELL_AT + ((near * 5 + open_near) * 8 + stage) * 3 + min(cottages // 2, 2)
            n += 1
        elif code == THEATERS:
            room = 0
            for i in range(SIDE):
                room += rough[square // SIDE * SIDE + i] < FIRST
                room += rough[i * SIDE + square % SIDE] < FIRST
            out[n] = THEATER_AT + (others(line_types(town, square)) * 7 + room) * 8 + stage
            n += 1
        elif code < FIRST:
            out[n] = SITE_AT + (line_types(town, square) * 2 + (1 if code else 0)) * 8 + stage
            n += 1
    cubes = 0
    for resource in range(1, KINDS + 1):
        cubes = cubes * 4 + min(counts[resource], 3)
    families = (min(cottages, 8) * 4 + min(farms, 3)) * 5 + min(chapels, 4)
    out[n] = FAMILIES + (families * 17 + buildings) * 3 + min(counts[THEATERS], 2)
    out[n + 1] = TAVERNS_AT + (taverns * 17 + buildings) * 17 + counts[0]
    out[n + 2] = BUILT_AT + masks[built]
    out[n + 3] = FILLED_AT + masks[filled]
    out[n + 4] = TYPES_AT + types * 17 + buildings
    out[n + 5] = STORED_AT + stored * 8 + stage
    out[n + 6] = STORED_CARDS + stored * CARDS + cards
    out[n + 7] = CUBES_AT + cubes * 8 + stage
    out[n + 8] = CUBES_CARDS + cubes * CARDS + cards
    out[n + 9] = CARDS_AT + cards * 17 + buildings
    return n + 10


@compiled
def value_of(weights: Array, town: Array, stored: int, cards: int, out: Array, classes: Any) -> float:
    value = float(built_points(town))
    for i in range(weights_of(town, stored, cards, out, classes)):
        value += weights[out[i]]
    return value


# The solo game


@compiled
def fits(town: Array, placement: int) -> bool:
    for i in range(LENGTH[placement]):
        if town[SQUARE[placement, i]] != CUBE[placement, i]:
            return False
    return True


@compiled
def build(towns: Array, stored: Array, tried: Array, ready: Array, first: int, count: int) -> int:
    """Adds to the town numbered `first` all that building can make of it; how many towns there are then."""
    done = first
    while done < count:
        for k in range(tried[done] + 1, len(ready)):
            placement = ready[k]
            if not fits(towns[done], placement):
                continue
            factory = BUILDING[placement] == IS_FACTORY - KINDS
            for i in range(LENGTH[placement]):
                for resource in range(STORES if factory else 1):
                    if count == len(tried):
                        return count
                    towns[count] = towns[done]
                    for j in range(LENGTH[placement]):
                        towns[count, SQUARE[placement, j]] = 0
                    towns[count, SQUARE[placement, i]] = KINDS + BUILDING[placement]
                    stored[count] = stored[done] | (1 << resource if factory else 0)
                    tried[count] = k
                    count += 1
        done += 1
    return count


@compiled
def outcomes(town: Array, held: int, hand: Array, towns: Array, stored: Array, taken: Array, tried: Array) -> int:
    """All towns that a turn can end with, and the card that each takes."""
    old = [placement for placement in range(PLACEMENTS) if fits(town, placement)]
    count = 0
    for card in range(1, KINDS + 1):
        if hand[card] == 0:
            continue
        for resource in range(1, KINDS + 1):
            if resource != card and not held >> (card - 1) & 1:
                continue
            for square in range(SQUARES):
                if town[square] or count == len(tried):
                    continue
                first = count
                towns[first] = town
                towns[first, square] = resource
                stored[first] = held
                tried[first] = -1
                count += 1
                near = USING[square, resource, : USERS[square, resource]]
                ready = np.array([p for p in near if fits(towns[first], p)] + old, np.int64)
                if len(ready):
                    count = build(towns, stored, tried, ready, first, count)
                taken[first:count] = card
    return count


@compiled
def cards_after(hand: Array, card: int, pile: Array, unknown: int) -> int:
    """The number of the offer once a card is taken: two cards, or three when the next one is known."""
    left = [0, 0]
    n = 0
    for resource in range(1, KINDS + 1):
        for _ in range(hand[resource] - (1 if resource == card else 0)):
            left[n] = resource
            n += 1
    return PAIR[left[0], left[1]] if unknown > 0 else TRIO[left[0], left[1], pile[0]]


@compiled
def cards_now(hand: Array) -> int:
    cards = [0, 0, 0]
    n = 0
    for resource in range(1, KINDS + 1):
        for _ in range(hand[resource]):
            cards[n] = resource
            n += 1
    return TRIO[cards[0], cards[1], cards[2]]


@compiled
def deal(hand: Array, pile: Array) -> None:
    deck = np.random.permutation(15) % KINDS + 1
    hand[:] = 0
    for card in deck[:3]:
        hand[card] += 1
    pile[:] = deck[3:]


@compiled
def turn_up(hand: Array, pile: Array, card: int) -> None:
    hand[card] -= 1
    hand[pile[0]] += 1
    pile[:-1] = pile[1:].copy()
    pile[-1] = card


@compiled
def call(hand: Array, deck: Array, turn: int) -> None:
    """Under the Town Hall: any resource in every third turn, otherwise the next card's."""
    hand[:] = 0
    if turn % OWN_CALL == OWN_CALL - 1:
        hand[1:] = 1
        return
    drawn = (turn - turn // OWN_CALL) % DRAWN
    if drawn == 0:
        deck[:] = np.random.permutation(15) % KINDS + 1
    hand[deck[drawn]] = 1


@compiled
def random_square(town: Array) -> int:
    square = np.random.randint(0, SQUARES)
    while town[square]:
        square = np.random.randint(0, SQUARES)
    return square


@compiled
def begin_anywhere(town: Array) -> int:
    """Puts up buildings by a random taste, and a few cubes; which resources the Factories hold."""
    taste = np.random.random(CODES - FIRST) ** 3
    taste[-1] *= 0.3
    buildings = np.random.randint(0, 13)
    held = 0
    for _ in range(buildings):
        pick = np.random.random() * taste.sum()
        code = FIRST
        while code < CODES - 1 and pick >= taste[code - FIRST]:
            pick -= taste[code - FIRST]
            code += 1
        if code == IS_FARM and np.sum(town == IS_FARM) >= 2:
            code = COTTAGES
        town[random_square(town)] = code
        if code == IS_FACTORY:
            held |= 1 << np.random.randint(0, KINDS)
    for _ in range(np.random.randint(0, 1 + (15 - buildings) // 3)):
        town[random_square(town)] = np.random.randint(1, KINDS + 1)
    return held


# Learning


@compiled
def learn(net: Any, seen: Array, count: int, points: float, target: float, beta: float, floor: float) -> float:
    """Moves the value of what was seen towards a target; says what the value was before."""
    weights, errors, sizes, times = net
    value = points
    norm = 0
    for i in range(count):
        value += weights[seen[i]]
        norm += 2 * times[seen[i]] + 1
        times[seen[i]] += 1
    error = target - value
    for i in range(count):
        w = seen[i]
        if times[w]:
            rate = max(abs(errors[w]) / sizes[w], floor) if sizes[w] else 1.0
            weights[w] += beta * error / norm * times[w] * rate
            errors[w] += error * times[w]
            sizes[w] += abs(error) * times[w]
            times[w] = 0
    return value


@compiled
def play(
    net: Any,
    classes: Any,
    games: int,
    seed: int,
    prize: Array,
    explore: float,
    lam: float,
    beta: float,
    floor: float,
    called: bool,
) -> Array:
    """Plays games, and learns from them if beta is more than 0; the points of each."""
    np.random.seed(seed)
    towns = np.empty((MOST_OUTCOMES, SQUARES), np.int64)
    stored = np.empty(MOST_OUTCOMES, np.int64)
    taken = np.empty(MOST_OUTCOMES, np.int64)
    tried = np.empty(MOST_OUTCOMES, np.int64)
    # Of each turn: the town with its offer as the turn began (0), and as it ended (1).
    seen = np.empty((MOST_TURNS, 2, MOST_WEIGHTS), np.int64)
    count = np.empty((MOST_TURNS, 2), np.int64)
    built = np.empty((MOST_TURNS, 2))
    out = np.empty(MOST_WEIGHTS, np.int64)
    town = np.zeros(SQUARES, np.int64)
    hand, pile = np.zeros(KINDS + 1, np.int64), np.zeros(ALL_SEEN, np.int64)
    deck = np.zeros(15, np.int64)
    offers = np.zeros(KINDS + 1, np.int64)
    results = np.empty(games)
    for game in range(games):
        deal(hand, pile)
        unknown, held, turns = ALL_SEEN, 0, 0
        town[:] = 0
        if np.random.random() < explore:
            held = begin_anywhere(town)
            unknown = np.random.randint(0, ALL_SEEN + 1)
        while True:
            count[turns, 0] = 0
            if called:
                call(hand, deck, turns)
            elif beta > 0 and unknown > 0:
                count[turns, 0] = weights_of(town, held, cards_now(hand), seen[turns, 0], classes)
                built[turns, 0] = built_points(town)
            for card in range(1, KINDS + 1):
                if called:
                    offers[card] = WITHOUT_CARDS
                elif hand[card]:
                    offers[card] = cards_after(hand, card, pile, unknown)
            best, most = 0, -1e9
            for i in range(outcomes(town, held, hand, towns, stored, taken, tried)):
                if is_full(towns[i]):
                    value = float(points_of(towns[i])) + prizes(towns[i], prize)
                else:
                    value = value_of(net[0], towns[i], stored[i], offers[taken[i]], out, classes)
                if value > most:
                    best, most = i, value
            town[:] = towns[best]
            held, card = stored[best], taken[best]
            if is_full(town) or turns == MOST_TURNS - 1:
                break
            if beta > 0:
                count[turns, 1] = weights_of(town, held, offers[card], seen[turns, 1], classes)
                built[turns, 1] = built_points(town)
            if not called:
                turn_up(hand, pile, card)
            unknown = max(unknown - 1, 0)
            turns += 1
        results[game] = points_of(town)
        if beta > 0:
            target = results[game] + prizes(town, prize)
            for turn in range(turns - 1, -1, -1):
                value = learn(net, seen[turn, 1], count[turn, 1], built[turn, 1], target, beta, floor)
                target = (1 - lam) * value + lam * target
                if count[turn, 0]:
                    learn(net, seen[turn, 0], count[turn, 0], built[turn, 0], target, beta, floor)
    return results


@compiled
def prizes(town: Array, prize: Array) -> float:
    total = 0.0
    for square in range(SQUARES):
        total += prize[town[square]]
    return total


def packed(weights: Array, head: list[str]) -> bytes:
    """The weights as bytes around 128; the largest few are cut off rather than making all the others coarse."""
    used = np.abs(weights[weights != 0])
    unit = float(np.quantile(used, 0.9999)) / 127
    data = np.clip(np.round(weights / unit) + 128, 1, 255).astype(np.uint8)
    lines = ["Weights of town_value; see tools/train_tiny_towns.py", *head, f"unit: {unit!r}"]
    return "\n".join(lines).encode() + b"\n\n" + zlib.compress(data.tobytes(), 9)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn the value of a town in the solo game.")
    parser.add_argument("--calls", choices=FILES, default="solo", help="where the resources come from")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--explore", type=float, default=0.5, help="share of games that begin in a random town")
    parser.add_argument("--trace", type=float, default=0.5, help="lambda: how far a result reaches back")
    parser.add_argument("--rate", type=float, default=1.0, help="step size")
    parser.add_argument("--least", type=float, default=0.0, help="the slowest that a weight learns, as a share of it")
    parser.add_argument("--prize", type=float, nargs=7, default=[0.0, 3.0, 4.0, 0.0, 0.0, 0.0, 0.0])
    parser.add_argument("--fade", type=float, default=0.5, help="when the prizes are gone, as a share of the time")
    parser.add_argument(
        "--weights", type=Path, default=Path("tiny_towns.npy"), help="the weights in full, to go on with"
    )
    parser.add_argument("--resume", action="store_true", help="go on with these weights")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    called = args.calls == "town-hall"
    weights = np.load(args.weights) if args.resume else np.zeros(AT.size, np.float32)
    net = (weights, np.zeros(AT.size, np.float32), np.zeros(AT.size, np.float32), np.zeros(AT.size, np.int64))
    prize = np.array([0.0] * FIRST_BUILDING + args.prize)
    began, games = time.monotonic(), 0
    while (passed := (time.monotonic() - began) / 60 / args.minutes) < 1:
        fading = prize * max(0.0, 1 - passed / args.fade)
        points = play(
            net, CLASSES, 2000, args.seed + games, fading, args.explore, args.trace, args.rate, args.least, called
        )
        games += len(points)
        print(f"{games} games, the last with {points.mean():.2f} points", flush=True)
    points = play(net, CLASSES, 2000, args.seed - 1, prize * 0, 0.0, 0.0, 0.0, 0.0, called)
    np.save(args.weights, weights)
    result = f"{points.mean():.2f} points one turn ahead (2000 games)"
    data = Path(town_value.__file__).with_name(FILES[args.calls])
    settings = {name: value for name, value in vars(args).items() if name != "weights"}
    data.write_bytes(packed(weights, [f"trained: {games} games, {settings}", f"reached: {result}"]))
    print(f"{result}; wrote {data.name}, {data.stat().st_size} bytes")


if __name__ == "__main__":
    main()
