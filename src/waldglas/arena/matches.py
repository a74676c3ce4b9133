"""The matches of a league between bots: playing them, and what is kept of each."""

import json
from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from waldglas.arena.league import League
from waldglas.bots.table import TimedBot, play_out, seat_bots
from waldglas.core.game import Game, Position
from waldglas.core.record import Match
from waldglas.games import kit_of
from waldglas.words import speaker_for

THERE_FROM_THE_START = "start"


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


def play_match(league: League, number: int) -> tuple[MatchResult, str]:
    """Plays one match of a league; its result, and its record as text."""
    pairing = league.pairing(number)
    record = league.record(league.game(), pairing)
    match = Match(record)
    names = pairing.seating()
    watches = {seat: TimedBot(bot) for seat, bot in seat_bots(record, names).items()}
    play_out(match, watches)
    seats = seat_results(record.game, match.position, names, [watches[seat].times for seat in range(league.seats)])
    position = match.position
    result = MatchResult(number, pairing.deal, pairing.line_up, pairing.rotation, record.seed, position.moves, seats)
    return result, record.text()


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


def places(position: Position) -> list[int | None]:
    """Where each seat came in; none for a seat that does not score."""
    winners, scores = position.winners(), position.scores()
    came_in = [(seat in winners, score if seat not in winners else 0.0) for seat, score in enumerate(scores)]
    scoring = [seat for seat in range(position.seats) if position.breakdown(seat)]
    return [
        1 + sum(came_in[other] > came_in[seat] for other in scoring) if seat in scoring else None
        for seat in range(position.seats)
    ]


def built(game: Game, position: Position, seat: int) -> dict[str, int]:
    """How many of each building a seat has, by name; empty for a game that tells nothing of them."""
    kit = kit_of(game)
    if not kit.buildings:
        return {}
    names = {
        slug: str(entry["name"])
        for slug, entry in game.facts.section(kit.buildings).items()
        if entry.get("kind") != THERE_FROM_THE_START
    }
    return dict(Counter(names[slug] for slug in kit.built(position.observe(None), seat) if slug in names))
