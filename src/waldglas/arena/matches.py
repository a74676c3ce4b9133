"""The matches of a league between bots: playing them, and what is kept of each."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from waldglas.arena.league import League
from waldglas.bots import BadBot, Bot, bot_rng, make_bot
from waldglas.bots.faults import Chair
from waldglas.bots.own import Maker, make_own
from waldglas.bots.table import TimedBot, play_out, seated
from waldglas.core.game import Game, Position
from waldglas.core.record import Match, Record
from waldglas.games import kit_of
from waldglas.games.results import built_by, places
from waldglas.words import speaker_for

NOBODYS: Mapping[str, Maker] = {}


@dataclass(frozen=True)
class SeatResult:
    bot: str
    score: float | None  # None for a seat that does not score
    place: int | None  # 1 for all who win; the others by their points, equal points sharing a place
    win: float  # 1, or the seat's share of a shared victory
    rank: str
    parts: list[tuple[str, float]]  # what the points came from
    buildings: dict[str, int]
    times: list[int]  # of each choice, in microseconds
    fault: str = ""  # why it lost, where it could not go on


@dataclass(frozen=True)
class MatchResult:
    match: int
    deal: int
    line_up: list[str]
    rotation: int
    seed: int
    choices: int
    seats: list[SeatResult]

    def line(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":")) + "\n"


def read_line(line: str) -> MatchResult:
    """The result that was written as this line."""
    fields: dict[str, Any] = json.loads(line)
    seats = [SeatResult(**seat) for seat in fields.pop("seats")]
    return MatchResult(**fields, seats=seats)


def play_match(league: League, number: int, makers: Mapping[str, Maker] = NOBODYS) -> tuple[MatchResult, str]:
    """Plays one match of a league; its result, and its record as text.

    A bot that cannot go on loses it. `makers` are bots of this process that no name leads to.
    """
    pairing = league.pairing(number)
    record = league.record(league.game(), pairing)
    match = Match(record)
    names, times = pairing.seating(), [list[int]() for _ in range(league.seats)]
    try:
        play_timed(match, names, league, makers, times)
        seats = seat_results(record.game, match.position, names, times)
    except BadBot as fault:
        seats = forfeited(match.position, names, times, fault)
    position = match.position
    result = MatchResult(number, pairing.deal, pairing.line_up, pairing.rotation, record.seed, position.moves, seats)
    return result, record.text()


def play_timed(
    match: Match, names: list[str], league: League, makers: Mapping[str, Maker], times: list[list[int]]
) -> None:
    """Plays a match to its end, and writes down how long each choice took."""
    record, limits = match.record, league.limits
    bots = {seat: make(record, name, seat, league, makers) for seat, name in enumerate(names)}
    watches = {
        seat: TimedBot(bot, chair_at(record, names[seat], seat), limits, times[seat]) for seat, bot in bots.items()
    }
    with seated(bots):
        play_out(match, watches)


def make(record: Record, name: str, seat: int, league: League, makers: Mapping[str, Maker]) -> Bot:
    if name in makers:
        return make_own(chair_at(record, name, seat), makers[name], record.game, bot_rng(record.seed, seat))
    return make_bot(name, record.game, record.seed, seat, league.limits)


def chair_at(record: Record, name: str, seat: int) -> Chair:
    return Chair(name, record.game.slug, seat, record.seed)


def forfeited(position: Position, names: list[str], times: list[list[int]], fault: BadBot) -> list[SeatResult]:
    """What a match comes to that a bot could not play on: it is behind all others, and nobody has points."""
    standing = places(position)
    others = [seat for seat in range(len(names)) if standing[seat] is not None and seat != fault.seat]
    return [
        SeatResult(
            bot=name,
            score=None,
            place=None if standing[seat] is None else 1 if seat in others else 2,
            win=1 / len(others) if seat in others else 0.0,
            rank="",
            parts=[],
            buildings={},
            times=times[seat],
            fault=str(fault) if seat == fault.seat else "",
        )
        for seat, name in enumerate(names)
    ]


def seat_results(game: Game, position: Position, names: list[str], times: list[list[int]]) -> list[SeatResult]:
    winners, speaker = position.winners(), speaker_for(game)
    scores, standing = position.scores(), places(position)
    return [
        SeatResult(
            bot=name,
            score=None if standing[seat] is None else scores[seat],
            place=standing[seat],
            win=1 / len(winners) if seat in winners else 0.0,
            rank=speaker.score(position.rank(seat)),
            parts=[(speaker.score(line.what), line.points) for line in position.breakdown(seat)],
            buildings=built(game, position, seat),
            times=times[seat],
        )
        for seat, name in enumerate(names)
    ]


def built(game: Game, position: Position, seat: int) -> dict[str, int]:
    """How many of each building a seat has, by name; empty for a game that tells nothing of them."""
    counted: Counter[str] = Counter()
    for slug, number in built_by(game, position, seat).items():
        counted[str(game.facts.section(kit_of(game).buildings)[slug]["name"])] += number
    return dict(counted)
