"""The HTTP API of the deal of the day: what is dealt, one try, practice, the board."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from waldglas.core.message import Message
from waldglas.games import load_game
from waldglas.web.deals.dealer import Deal
from waldglas.web.deals.service import Deals, Standings
from waldglas.web.errors import NotFound
from waldglas.web.http.auth import TheCaller, TheVisitor
from waldglas.web.http.lobby import check_allowance, new_table_data
from waldglas.web.http.routing import TableRoute
from waldglas.web.http.schemas import REFUSALS, NameBody
from waldglas.web.store.deals import Attempt, Reached
from waldglas.words import speaker_for, title_of

router = APIRouter(prefix="/api/deals", tags=["deal of the day"], route_class=TableRoute, responses=REFUSALS)


async def find_deals(request: Request) -> Deals:
    found = request.app.state.deals
    assert isinstance(found, Deals)
    return found


TheDeals = Annotated[Deals, Depends(find_deals)]


@router.get("")
def today(deals: TheDeals, caller: TheCaller) -> dict[str, Any]:
    """The deals of today, the hashes of tomorrow's seeds, and earlier days that can be read."""
    return {
        **day_data(deals, deals.days.today(), caller.visitor),
        "tomorrow": {each.game: each.commitment for each in deals.of_day(deals.days.tomorrow())},
        "earlier": deals.earlier(),
    }


@router.get("/{day}")
def one_day(day: str, deals: TheDeals, caller: TheCaller) -> dict[str, Any]:
    """The deals of a day, with their seeds when it is over."""
    return day_data(deals, day, caller.visitor)


@router.post("/{day}/{game}", status_code=201)
def begin(day: str, game: str, body: NameBody, deals: TheDeals, visitor: TheVisitor) -> dict[str, Any]:
    """One's one try at a deal of today; who has begun it is told its table."""
    check_allowance(deals.tables, visitor)
    new = deals.begin(day, game, visitor, body.name)
    return {"table": new, "seats": []} if isinstance(new, str) else new_table_data(new)


@router.post("/{day}/{game}/practice", status_code=201)
def practise(day: str, game: str, body: NameBody, deals: TheDeals, visitor: TheVisitor) -> dict[str, Any]:
    """The same deal again, after one's own try or when the day is over."""
    check_allowance(deals.tables, visitor)
    return new_table_data(deals.practise(day, game, visitor, body.name))


def standings_of(deals: Deals, day: str, visitor: str | None) -> list[Standings]:
    found = deals.of_day(day) if day <= deals.days.today() else []
    if not found:
        raise NotFound(Message("page-refused-no-deal"))
    return [deals.standings(deal, visitor) for deal in found]


def day_data(deals: Deals, day: str, visitor: str | None) -> dict[str, Any]:
    return {"day": day, "deals": [standings_data(each) for each in standings_of(deals, day, visitor)]}


def standings_data(found: Standings) -> dict[str, Any]:
    deal, best, bots = found.deal, found.best, found.bots
    return {
        "game": deal.game,
        "title": title_of(load_game(deal.game)),
        "seats": load_game(deal.game).fewest_seats,
        "options": deal.options,
        "commitment": deal.commitment,
        "seed": None if found.seed is None else str(found.seed),
        "state": found.state,
        "table": found.mine.table_id if found.mine else None,
        "tries": found.tries,
        "results": None if best is None else [attempt_data(deal, each, found.over) for each in best],
        "bots": None if bots is None else {bot: reached_data(deal, each) for bot, each in bots.items()},
    }


def attempt_data(deal: Deal, each: Attempt, over: bool) -> dict[str, Any]:
    """A result; the games of others can be looked at when the day is over."""
    assert each.reached is not None
    table = each.table_id if over else None
    return {"name": each.name, **reached_data(deal, each.reached), "ended": each.ended, "table": table}


def reached_data(deal: Deal, reached: Reached) -> dict[str, Any]:
    rank = speaker_for(load_game(deal.game)).score(reached.rank) if reached.rank else ""
    return {"points": reached.points, "rank": rank, "won": reached.won}
