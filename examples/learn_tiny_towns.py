"""Learns Tiny Towns for two on two cores, and puts what it has learned at the table (docs/learning.md).

    python examples/learn_tiny_towns.py FOLDER

A quick search plays itself, slips now and then, and says at each choice what it would take; a policy and value net
learns that, every town turned and mirrored in all eight ways. Then, round by round, the net plays against greedy, the
search says what it would have taken there, and the net learns that too. FOLDER keeps everything: the games, the curve,
and towns.onnx, a bot named onnx:FOLDER/towns.onnx. What is in FOLDER already is not done again. Wants the compiled
package and waldglas[learn].
"""

from __future__ import annotations

import argparse
import csv
import os
import random
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import altair as alt
import numpy as np
import onnx
import polars as pl
import torch
from torch import Tensor, nn
from torch.nn import functional

from waldglas import Game, Position, Rng, compete, load_game
from waldglas.ai.mcts import Edge
from waldglas.ai.searcher import NO_TURN, SearchBot
from waldglas.arena.charts import svg
from waldglas.arena.league import League
from waldglas.bots import bot_by
from waldglas.bots.network import metadata
from waldglas.dataset.folder import make_dataset
from waldglas.processes import cores, spread

SLUG, SEATS = "tiny-towns", 2
TEACHER, RIVAL = "search:64", "greedy"
CHANNELS, BLOCKS, HIDDEN = 48, 2, 96
BATCH = 256
RATE = 4e-3
SHARPNESS = 0.2  # points: a choice that is worth so much less is e times less likely to be taken
UNTRIED = 3.0  # points, by which a choice is worse that the teacher did not try, and at most
TEST_SEED = 1_000_000  # deals that nothing was learned from
WIDE, HIGH = 520, 220
Report = Callable[[int, float], None]
SLIPS = 80  # of a thousand choices by chance: no two games are the same, and the teacher shows how to go on from there


# Games to learn from


class Pupil:
    """Plays as the net does, or the teacher while there is none, and notes what the teacher would have taken."""

    def __init__(self, game: Game, seat: int, rng: Rng, file: str = "") -> None:
        self.rng = rng
        self.net = bot_by(f"onnx:{file}", game, seat, rng) if file else None
        teacher = bot_by(TEACHER, game, seat, rng)
        assert isinstance(teacher, SearchBot)
        self.teacher = teacher

    @property
    def weighed(self) -> list[Edge]:
        return self.teacher.weighed

    def choose(self, position: Position, seat: int) -> int:
        self.teacher.turn, self.teacher.expected = NO_TURN, None  # it may not have chosen what came before
        choice = self.teacher.choose(position.copy(), seat)
        offered = position.choices(seat)
        if self.rng.below(1000) < SLIPS:
            return offered[self.rng.below(len(offered))]
        return choice if self.net is None else self.net.choose(position, seat)


# What is looked at

GAME: Game = load_game(SLUG)
LAYOUT = GAME.layout(SEATS)
TOKENS = [GAME.alphabet.token(action) for action in range(len(GAME.alphabet))]
SQUARES = [token.removeprefix("at:") for token in TOKENS if token.startswith("at:")]
RESOURCES = [token.removeprefix("store:") for token in TOKENS if token.startswith("store:")]
KINDS = list(dict.fromkeys(token.split(":")[1] for token in TOKENS if token.startswith("build:")))
CARDS = [1, 2, 6, 10, 14, 18, 22]  # of the first game, a building each
ROUNDS = 40.0
POINTS = 50.0


def column(name: str) -> int:
    return LAYOUT.index(name)


def columns(town: int, part: str, places: list[Any]) -> list[int]:
    return [column(f"towns.{town}.{part}.{place}") for place in places]


def from_each_seat(find: Callable[[int], list[int]]) -> Tensor:
    """For each seat, columns of its own town and then of the other's."""
    return torch.tensor([[find(seat), find(1 - seat)] for seat in range(SEATS)])


class Eyes(nn.Module):
    """Makes of an observation what stands on each square of the own town, and what is known beside that."""

    squares: Tensor
    alone: Tensor
    resources: Tensor
    cards: Tensor

    def __init__(self) -> None:
        super().__init__()
        numbered = list(range(len(SQUARES)))
        parts: list[tuple[str, list[Any]]] = [
            ("cubes", numbered),
            ("buildings", numbered),
            ("stored", numbered),
            ("fed", numbered),
            ("vacated", SQUARES),
        ]
        self.register_buffer(
            "squares", from_each_seat(lambda seat: [c for part, at in parts for c in columns(seat, part, at)])
        )
        alone = ["placing", "raising", "finished"]
        self.register_buffer("alone", from_each_seat(lambda seat: [column(f"towns.{seat}.{name}") for name in alone]))
        self.register_buffer("resources", torch.arange(1, len(RESOURCES) + 1))
        self.register_buffer("cards", torch.tensor(CARDS))
        self.called, self.calling, self.round = column("called"), column("calling"), column("round")

    def forward(self, observation: Tensor) -> tuple[Tensor, Tensor]:
        seat = observation[:, 0].long()
        towns = torch.gather(observation, 1, self.squares[seat].flatten(1)).view(-1, 2, 5, len(SQUARES))
        alone = torch.gather(observation, 1, self.alone[seat].flatten(1)).view(-1, 2, 3)
        cubes = towns[:, :, 0, None] == self.resources[:, None]
        built = towns[:, :, 1, None] == self.cards[:, None]
        stored = towns[:, :1, 2, None] == self.resources[:, None]
        own = torch.cat([cubes[:, 0], built[:, 0], stored[:, 0], towns[:, 0, 3:] > 0], 1).float()
        stands = torch.cat([cubes, built], 2).float()
        placing, raising = alone[:, :, 0, None] == self.resources, alone[:, :, 1, None] == self.cards
        called = observation[:, self.called, None] == self.resources
        calls = (observation[:, self.calling] == observation[:, 0])[:, None]
        counts = stands.sum(3).flatten(1) / 4
        room = (1 - stands.sum(2)).sum(2) / len(SQUARES)
        told = torch.cat([placing[:, 0], raising[:, 0], alone[:, :, 2] > 0, called, calls], 1).float()
        number = observation[:, self.round, None].float() / ROUNDS
        return own, torch.cat([told, counts, room, number, stands[:, 1].flatten(1)], 1)


# The eight ways to look at a town


def turned(way: int, square: str) -> str:
    column, row = "abcd".index(square[0]), int(square[1]) - 1
    if way & 1:
        column = 3 - column
    if way & 2:
        row = 3 - row
    if way & 4:
        column, row = row, column
    return f"{'abcd'[column]}{row + 1}"


def turned_token(way: int, token: str) -> str:
    what, _, where = token.rpartition(":")
    squares = where.split("-")
    if not set(squares) <= set(SQUARES):
        return token
    return f"{what}:{'-'.join(sorted((turned(way, square) for square in squares), key=SQUARES.index))}"


def places(names: list[str], turn: Callable[[int, str], str]) -> Tensor:
    """For each of the eight ways, where each of these names goes."""
    where = {name: place for place, name in enumerate(names)}
    return torch.tensor([[where[turn(way, name)] for name in names] for way in range(8)])


# The net


def shares_of_squares() -> Tensor:
    """What each square's outputs add to the logit of each choice: a cube, or a building on its squares."""
    shares = torch.zeros(1 + len(KINDS), len(SQUARES), len(TOKENS))
    for action, token in enumerate(TOKENS):
        what, _, where = token.rpartition(":")
        squares = where.split("-")
        if set(squares) <= set(SQUARES):
            output = 0 if what == "at" else 1 + KINDS.index(what.split(":")[1])
            for square in squares:
                shares[output, SQUARES.index(square), action] = 1 / len(squares)
    return shares.flatten(0, 1)


class Block(nn.Module):
    """Looks at the neighbours of each square twice, and at the town as a whole."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)
        self.whole = nn.Linear(CHANNELS, CHANNELS)
        self.second = nn.Conv2d(CHANNELS, CHANNELS, 3, padding=1)

    def forward(self, town: Tensor) -> Tensor:
        seen = torch.relu(self.first(town))
        seen = seen + self.whole(seen.mean((2, 3)))[:, :, None, None]
        return torch.relu(town + self.second(seen))


class Net(nn.Module):
    """A logit for each choice, and the points to be expected / 50."""

    shares: Tensor

    def __init__(self) -> None:
        super().__init__()
        own, rest = Eyes()(torch.zeros(1, len(LAYOUT), dtype=torch.int32))
        self.register_buffer("shares", shares_of_squares())
        self.town = nn.Conv2d(own.shape[1] + 1, CHANNELS, 3, padding=1)
        self.rest = nn.Linear(rest.shape[1], CHANNELS)
        self.blocks = nn.Sequential(*(Block() for _ in range(BLOCKS)))
        self.squares = nn.Conv2d(CHANNELS, 1 + len(KINDS), 1)
        self.whole = nn.Linear(2 * CHANNELS, HIDDEN)
        self.policy = nn.Linear(HIDDEN, len(TOKENS))
        self.worth = nn.Linear(HIDDEN, 1)

    def forward(self, own: Tensor, rest: Tensor) -> tuple[Tensor, Tensor]:
        town = torch.cat([own, torch.ones_like(own[:, :1])], 1).view(-1, own.shape[1] + 1, 4, 4)
        known = self.rest(rest)
        town = self.blocks(torch.relu(self.town(town) + known[:, :, None, None]))
        whole = torch.relu(self.whole(torch.cat([town.mean((2, 3)), torch.relu(known)], 1)))
        logits = self.policy(whole) + self.squares(town).flatten(1) @ self.shares
        return logits, self.worth(whole).squeeze(1)


class AllWays(nn.Module):
    """What a net thinks of a town on average, looking at it in all eight ways: what is put at the table."""

    squares: Tensor
    back: Tensor

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.eyes, self.net = Eyes(), net
        self.register_buffer("squares", places(SQUARES, turned))
        self.register_buffer("back", torch.argsort(places(TOKENS, turned_token), 1))

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        own, rest = self.eyes(observation)
        towns = own[:, :, self.squares].transpose(1, 2).flatten(0, 1)
        logits, worth = self.net(towns, rest.repeat_interleave(8, 0))
        logits = logits.view(-1, 8, len(TOKENS))
        turned_back = torch.gather(logits, 2, self.back.expand_as(logits))
        return turned_back.mean(1).masked_fill(mask == 0, -1e9), worth.view(-1, 8).mean(1) * POINTS


@dataclass
class Lessons:
    """What was seen; what was offered, and by how many points each is worse than the best; the points of the best."""

    own: Tensor
    rest: Tensor
    offered: Tensor
    regrets: Tensor
    points: Tensor

    def __len__(self) -> int:
        return len(self.own)


def read_lessons(folders: list[Path]) -> Lessons:
    rows = pl.concat([pl.read_parquet(folder / "*.parquet") for folder in folders])
    rows = rows.filter(pl.col("visits").is_not_null())
    lengths = rows["offered"].list.len().to_numpy()
    there = np.arange(lengths.max()) < lengths[:, None]
    offered, values, visits = (padded(rows[name], there) for name in ("offered", "values", "visits"))
    liked = np.where(visits > 0, values, -np.inf)
    best = liked.max(1, keepdims=True)
    regrets = np.minimum(best - liked, UNTRIED)
    observations = torch.from_numpy(rows["observation"].to_numpy().astype("int32"))
    with torch.no_grad():
        seen = [Eyes()(part) for part in observations.split(8192)]
    return Lessons(
        torch.cat([own.to(torch.uint8) for own, _ in seen]),
        torch.cat([rest.half() for _, rest in seen]),
        torch.from_numpy(np.where(there, offered, -1).astype("int64")),
        torch.from_numpy(regrets.astype("float32")),
        torch.from_numpy(best[:, 0].astype("float32")),
    )


def padded(lists: pl.Series, there: Any) -> Any:
    """Lists of several lengths as one array."""
    filled = np.zeros(there.shape)
    filled[there] = lists.explode().to_numpy()
    return filled


# Learning


def policy_loss(liked: Tensor, regrets: Tensor, there: Tensor) -> Tensor:
    """How far a policy is from the teacher's, and what it costs by its choices."""
    taught = torch.softmax((-regrets / SHARPNESS).masked_fill(~there, -1e9), 1)
    return (liked.exp() * regrets - taught * liked).masked_fill(~there, 0).sum(1).mean()


def learn(net: Net, lessons: Lessons, epochs: int, rate: float, report: Report) -> None:
    squares, back = places(SQUARES, turned), torch.argsort(places(TOKENS, turned_token), 1)
    optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=1e-2)
    size = min(BATCH, len(lessons))
    batches = len(lessons) // size
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=epochs * batches + 1)
    for epoch in range(1, epochs + 1):
        lost = 0.0
        for batch in torch.randperm(len(lessons))[: batches * size].view(-1, size):
            way = random.randrange(8)
            offered = lessons.offered[batch]
            with torch.autocast("cpu", torch.bfloat16):
                logits, worth = net(lessons.own[batch][:, :, squares[way]].float(), lessons.rest[batch].float())
            liked = logits.float().gather(1, back[way][offered.clamp(min=0)]).masked_fill(offered < 0, -1e9)
            loss = policy_loss(torch.log_softmax(liked, 1), lessons.regrets[batch], offered >= 0)
            loss = loss + functional.mse_loss(worth.float(), lessons.points[batch] / POINTS)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            lost += float(loss.detach())
        report(epoch, lost / batches)


def export(net: Net, file: Path) -> None:
    """The net as ONNX, with what it was learned for."""
    example = torch.zeros(1, len(LAYOUT), dtype=torch.int32), torch.ones(1, len(TOKENS), dtype=torch.uint8)
    axes = {name: {0: "positions"} for name in ("observation", "mask", "logits", "value")}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # the newer exporter wants one more package
        torch.onnx.export(
            AllWays(net).eval(),
            example,
            str(file),
            input_names=["observation", "mask"],
            output_names=["logits", "value"],
            dynamic_axes=axes,
            dynamo=False,
        )
    model = onnx.load(str(file))
    onnx.helper.set_model_props(model, metadata(GAME, SEATS))
    onnx.save(model, str(file))
    net.train()


def against(file: Path, rival: str, games: int) -> tuple[float, float, float]:
    """The share of wins, the net's mean points and the rival's."""
    name = f"onnx:{file}"
    results = compete(SLUG, [name, rival], games=games, seats=SEATS, seed=TEST_SEED)
    mine = [seat for result in results for seat in result.seats if seat.bot == name]
    others = [seat for result in results for seat in result.seats if seat.bot != name]
    points = [sum(seat.score or 0.0 for seat in seats) / len(seats) for seats in (mine, others)]
    return sum(seat.win for seat in mine) / len(mine), points[0], points[1]


# The run


class Log:
    """The curve: what the net came to, and the seconds of all cores until then."""

    def __init__(self, folder: Path, games: int) -> None:
        self.file, self.curve = folder / "towns.onnx", folder / "curve.csv"
        self.games = games
        self.rows = [list(row) for row in pl.read_csv(self.curve).iter_rows()] if self.curve.exists() else []
        self.before = float(self.rows[-1][-1]) if self.rows else 0.0

    def seconds(self) -> float:
        return self.before + sum(os.times()[:4])

    def half_way(self, net: Net, stage: str, epochs: int, epoch: int, loss: float) -> None:
        """Looks at the net half-way through a stage and at its end."""
        if epoch in (epochs // 2, epochs):
            self.note(net, stage, epoch, loss)

    def note(self, net: Net, stage: str, epoch: int, loss: float) -> None:
        export(net, self.file)
        wins, points, others = against(self.file, RIVAL, self.games)
        row = [stage, epoch, f"{loss:.4f}", f"{wins:.3f}", f"{points:.2f}", f"{others:.2f}", round(self.seconds())]
        self.rows.append(row)
        print(
            f"{stage}, epoch {epoch}: loss {loss:.3f}, {wins:.0%} of {self.games} games, {points:.1f} to {others:.1f}"
        )
        with self.curve.open("w", encoding="utf-8", newline="") as file:
            heads = ["stage", "epoch", "loss", "wins", "points", "others", "cpu_seconds"]
            csv.writer(file).writerows([heads, *self.rows])

    def draw(self) -> None:
        """The points of both against the time."""
        rows = pl.read_csv(self.curve).with_columns((pl.col("cpu_seconds") / 60).alias("minutes of a core"))
        both = rows.unpivot(
            ["points", "others"], index="minutes of a core", variable_name="who", value_name="mean points"
        )
        named = both.with_columns(pl.col("who").replace({"points": "the net", "others": RIVAL}))
        chart = alt.Chart(named).encode(x="minutes of a core:Q", y="mean points:Q", color=alt.Color("who:N"))
        lines = chart.mark_line(point=True).properties(width=WIDE, height=HIGH)
        self.curve.with_suffix(".svg").write_text(svg(lines), encoding="utf-8")


def play_lessons(folder: Path, net: Path | None, games: int, seed: int, jobs: int) -> None:
    """The teacher by itself; a net against the rival, whose calls lead to other towns than its own would."""
    pupil = f"{Path(__file__).stem}:Pupil"
    bots = [f"{pupil}?file={net}", RIVAL] if net else [pupil]
    make_dataset(League(SLUG, {}, bots, SEATS, {}, games, seed), folder, spread, jobs, lambda _: None)


def run(given: argparse.Namespace) -> None:
    folder: Path = given.folder
    net, log, played = Net(), Log(folder, given.test), list[Path]()
    for round_ in range(given.rounds + 1):
        if log.seconds() > 60 * given.minutes:
            break
        torch.manual_seed(given.seed + round_)  # a run that was stopped goes on as if it had not been
        random.seed(given.seed + round_)
        stage = f"corrected {round_}" if round_ else "taught"
        games, epochs = (given.corrected, given.again) if round_ else (given.games, given.epochs)
        played.append(folder / stage.replace(" ", "-"))
        before = folder / f"before-{round_}.onnx" if round_ else None
        if before and not before.exists():
            export(net, before)
        play_lessons(played[-1], before, games, given.seed + round_, given.jobs)
        learned = folder / f"{played[-1].name}.pt"
        if learned.exists():
            net.load_state_dict(torch.load(learned))
            continue
        learn(net, read_lessons(played), epochs, RATE / (1 + round_), partial(log.half_way, net, stage, epochs))
        torch.save(net.state_dict(), learned)
    export(net, log.file)
    log.draw()


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    words.add_argument("folder", type=Path)
    words.add_argument("--games", type=int, default=800, help="of the teacher, to begin with")
    words.add_argument("--epochs", type=int, default=8)
    words.add_argument("--rounds", type=int, default=5, help="in which the net plays and the teacher corrects it")
    words.add_argument("--corrected", type=int, default=320, help="games of each such round")
    words.add_argument("--again", type=int, default=4, help="epochs of each such round")
    words.add_argument("--test", type=int, default=60, help="games against greedy, half-way and after each stage")
    words.add_argument("--minutes", type=float, default=60, help="of a core, after which no further round is begun")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--jobs", type=int, default=cores())
    given = words.parse_args()
    torch.set_num_threads(1)  # more bring little to a net as small as this
    torch.manual_seed(given.seed)
    run(given)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))  # where those who play for it find the pupil
    main()
