"""What games came to: kept once when a game ends, with what it does to ratings, in one transaction."""

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, and_, bindparam, delete, exists, insert, select, update

from waldglas.games.results import built_by, places
from waldglas.web.profiles.ratings import Rating, Step, rate, read_step
from waldglas.web.store.models import BOT, BY_BOT, HOT_SEAT, Change, TableHeader
from waldglas.web.store.repository import Repository, now
from waldglas.web.store.rows import insert_into
from waldglas.web.store.schema import holdings, profiles, ratings, results, seats, tables, visitors
from waldglas.web.tables.session import Session

LOOKED_BACK = 7 * 24 * 3600  # seconds in which a rated game is found again whose end was stored and nothing more
MARKED_RATED = '%"rated": true%'


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat came to."""

    table_id: str
    seat: int
    game: str
    ended: int
    seconds: int
    seats: int
    points: float
    place: int
    bot: str = ""
    profile: str | None = None
    built: dict[str, int] = field(default_factory=dict)
    step: Step | None = None

    @property
    def who(self) -> str:
        """By which name a rating is kept; nothing for a guest, or for who is gone."""
        return f"{BOT}:{self.bot}" if self.bot else self.profile or ""

    @property
    def won(self) -> bool:
        return self.seats > 1 and self.place == 1

    def values(self) -> dict[str, object]:
        found = asdict(replace(self, step=None, built={}))
        del found["step"]
        return {**found, "built": json.dumps(self.built), "rating": self.step.text() if self.step else ""}


@dataclass(frozen=True, slots=True)
class Rated:
    """A line of the list of ratings."""

    who: str
    name: str
    bot: str
    profile: str | None
    public: bool
    rating: Rating
    games: int


def read_result(row: Row[Any]) -> Result:
    shared = {name: row._mapping[name] for name in Result.__slots__ if name not in ("built", "step")}
    return Result(**shared, built=json.loads(row.built or "{}"), step=read_step(row.rating))


class Results:
    def __init__(self, store: Repository) -> None:
        self.store = store

    # Kept

    def heard(self, session: Session, change: Change) -> None:
        """A decision was stored: if it was the last one, what the game came to is kept."""
        if change.ended is not None:
            self.keep(session)

    def keep(self, session: Session) -> None:
        """Once for a table, whoever asks, on whichever server."""
        if not session.position.over():
            return
        with self.store.write() as connection:
            found = results_of(connection, session)
            if not found or not add(connection, found):
                return
            if may_count(session) and all_known(found):
                self.count(connection, found)

    def count(self, connection: Connection, found: list[Result]) -> None:
        """What a rated game does to the ratings of all who played it."""
        game = found[0].game
        known = locked(connection, game, found)
        before = [known[each.who] for each in found]
        after = rate(before, [each.place for each in found])
        set_steps(connection, [(each, Step(*step)) for each, *step in zip(found, before, after, strict=True)])
        for each, later in zip(found, after, strict=True):
            set_rating(connection, game, each.who, later)

    def missed(self) -> list[str]:
        """Rated tables whose end was stored by a server that did not live to count it."""
        kept = exists().where(results.c.table_id == tables.c.id)
        ended = and_(tables.c.ended > now() - LOOKED_BACK, tables.c.terms.like(MARKED_RATED))
        with self.store.read() as connection:
            return list(connection.execute(select(tables.c.id).where(ended, ~kept)).scalars())

    def compute_again(self) -> int:
        """All ratings from what is kept of rated games, in the order in which they ended; how many there were."""
        rated = select(results).where(results.c.rating != "")
        with self.store.write() as connection:
            rows = connection.execute(rated.order_by(results.c.ended, results.c.table_id, results.c.seat)).all()
            connection.execute(delete(ratings))
            kept, counted = Ledger(), 0
            steps: list[tuple[Result, Step]] = []
            for _, game in groupby(map(read_result, rows), lambda each: each.table_id):
                steps += kept.play(list(game))
                counted += 1
            if steps:
                set_steps(connection, steps)
                connection.execute(insert(ratings), kept.rows())
            return counted

    # Looked at

    def of_profile(self, profile: str) -> list[Result]:
        """From the first to the last."""
        query = select(results).where(results.c.profile == profile).order_by(results.c.ended, results.c.table_id)
        with self.store.read() as connection:
            return [read_result(row) for row in connection.execute(query)]

    def board(self, game: str) -> list[Rated]:
        """Everybody with a rating in a game, the best first."""
        query = (
            select(ratings, profiles.c.name, profiles.c.public)
            .outerjoin(profiles, profiles.c.id == ratings.c.profile)
            .where(ratings.c.game == game)
        )
        with self.store.read() as connection:
            found = [read_rated(row) for row in connection.execute(query)]
        return sorted(found, key=lambda each: (-each.rating.shown, each.who))


class Ledger:
    """Ratings as they come out of one game after the other."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], Rating] = defaultdict(Rating)
        self.games: dict[tuple[str, str], int] = defaultdict(int)
        self.profiles: dict[str, str | None] = {}

    def play(self, game: list[Result]) -> Iterable[tuple[Result, Step]]:
        before = [self.before(each) for each in game]
        for each, earlier, later in zip(game, before, rate(before, [each.place for each in game]), strict=True):
            if each.who:
                self.known[each.game, each.who] = later
                self.games[each.game, each.who] += 1
                self.profiles[each.who] = each.profile
            yield each, Step(earlier, later)

    def before(self, each: Result) -> Rating:
        """Who is gone was worth then what is kept of it."""
        if each.who:
            return self.known[each.game, each.who]
        return each.step.before if each.step else Rating()

    def rows(self) -> list[dict[str, object]]:
        return [
            {
                "game": game,
                "who": who,
                "profile": self.profiles[who],
                "mean": self.known[game, who].mean,
                "spread": self.known[game, who].spread,
                "games": number,
            }
            for (game, who), number in self.games.items()
        ]


def may_count(session: Session) -> bool:
    """Whether a game was marked as rated, and played by those who sat there, without practice or taking back."""
    header = session.header
    by_others = any(one.kind in BY_BOT for one in header.happened) or any(seat.stand_in for seat in session.seats)
    return header.terms.rated and not header.practice and header.taking_back.times == 0 and not by_others


def all_known(found: list[Result]) -> bool:
    """Whether several played, among them a person, all people have profiles, and nobody plays against themselves."""
    people = [each.profile for each in found if not each.bot]
    return len(found) > 1 and bool(people) and None not in people and len(set(people)) == len(people)


def results_of(connection: Connection, session: Session) -> list[Result]:
    header, position = session.header, session.position
    whose = people_at(connection, header)
    came_in = {seat: place for seat, place in enumerate(places(position)) if place is not None}
    ended = header.ended or now()
    return [
        Result(
            header.id,
            seat,
            header.game,
            ended,
            ended - header.created,
            len(came_in),
            position.points(seat),
            place,
            session.seats[seat].bot if session.seats[seat].kind == BOT else "",
            whose.get(seat),
            built_by(session.game, position, seat),
        )
        for seat, place in came_in.items()
    ]


def people_at(connection: Connection, header: TableHeader) -> dict[int, str]:
    """The profiles by seat, where a seat is one person's and a person has one seat."""
    held = (
        select(holdings.c.seat, visitors.c.profile)
        .join(visitors, visitors.c.id == holdings.c.visitor)
        .join(seats, and_(seats.c.table_id == holdings.c.table_id, seats.c.seat == holdings.c.seat))
        .where(holdings.c.table_id == header.id, visitors.c.profile.is_not(None))
        .where(seats.c.kind.not_in([BOT, HOT_SEAT]), seats.c.stand_in == "")
        .distinct()
    )
    pairs = [(row.seat, row.profile) for row in connection.execute(held)]
    taken, mine = [seat for seat, _ in pairs], [profile for _, profile in pairs]
    return {seat: profile for seat, profile in pairs if taken.count(seat) == 1 and mine.count(profile) == 1}


def add(connection: Connection, found: list[Result]) -> bool:
    """Whether nobody has kept them before."""
    new = insert_into(connection, results).values([each.values() for each in found])
    return connection.execute(new.on_conflict_do_nothing().returning(results.c.seat)).first() is not None


def locked(connection: Connection, game: str, found: list[Result]) -> dict[str, Rating]:
    """The ratings before a game, which nobody else changes until it is counted."""
    named = sorted(found, key=lambda each: each.who)
    usual = Rating()
    for each in named:
        row = {"game": game, "who": each.who, "profile": each.profile, "games": 0}
        new = insert_into(connection, ratings).values({**row, "mean": usual.mean, "spread": usual.spread})
        connection.execute(new.on_conflict_do_nothing())
    mine = select(ratings).where(ratings.c.game == game, ratings.c.who.in_([each.who for each in named]))
    rows = connection.execute(mine.order_by(ratings.c.who).with_for_update())
    return {row.who: Rating(row.mean, row.spread) for row in rows}


def set_steps(connection: Connection, steps: list[tuple[Result, Step]]) -> None:
    mine = and_(results.c.table_id == bindparam("at"), results.c.seat == bindparam("of"))
    rows = [{"at": each.table_id, "of": each.seat, "step": step.text()} for each, step in steps]
    connection.execute(update(results).where(mine).values(rating=bindparam("step")), rows)


def set_rating(connection: Connection, game: str, who: str, rating: Rating) -> None:
    mine = and_(ratings.c.game == game, ratings.c.who == who)
    values = {"mean": rating.mean, "spread": rating.spread, "games": ratings.c.games + 1}
    connection.execute(update(ratings).where(mine).values(values))


def read_rated(row: Row[Any]) -> Rated:
    bot = "" if row.profile else row.who.removeprefix(f"{BOT}:")
    rating = Rating(row.mean, row.spread)
    return Rated(row.who, row.name or "", bot, row.profile, bool(row.public), rating, row.games)
