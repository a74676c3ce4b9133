"""The routes of profiles: my page and what is done there, other people, ratings."""

from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from waldglas.core.errors import WaldglasError
from waldglas.games import GAMES, load_game
from waldglas.web.errors import sentence, status_of
from waldglas.web.http.auth import COOKIE, Caller, TheCaller, TheTables, TheVisitor, renew
from waldglas.web.http.lobby import known, listing_data
from waldglas.web.pages.faults import PageRoute
from waldglas.web.pages.forms import Filled, like, onward
from waldglas.web.pages.frame import preferences_of
from waldglas.web.pages.profile import Mine, last_way_page, my_page, person_page
from waldglas.web.pages.ratings import ratings_page
from waldglas.web.profiles import passkeys, people
from waldglas.web.profiles.statistics import statistics
from waldglas.web.store.models import Profile

router = APIRouter(route_class=PageRoute)

GameName = Annotated[str, Query(max_length=40)]


def mine(request: Request, caller: Caller, **shown: Any) -> Mine:
    """What my page shows of whoever asks."""
    possible = passkeys.site_of(request) is not None
    if caller.visitor is None:
        return Mine(None, visitor=False, passkeys_possible=possible, **shown)
    tables, profile = caller.tables, tables_profile(caller)
    listed = known(tables.listings.mine(caller.visitor, tables.limits.listed, shown.get("game", "")))
    return Mine(
        people.found(tables, profile) if profile else None,
        visitor=True,
        games=[listing_data(each) for each in listed],
        statistics=statistics(tables.results.of_profile(profile)) if profile else (),
        passkeys=tables.profiles.passkeys(profile) if profile else (),
        passkeys_possible=possible,
        **shown,
    )


def tables_profile(caller: Caller) -> str | None:
    """As it is now: what was just done may have changed it."""
    return None if caller.visitor is None else caller.tables.profiles.whose(caller.visitor)


def drawn(request: Request, caller: Caller, status: int = 200, **shown: Any) -> Response:
    return HTMLResponse(my_page(mine(request, caller, **shown), preferences_of(request)), status)


@router.get("/me")
def me(request: Request, caller: TheCaller, game: GameName = "") -> Response:
    response = drawn(request, caller, game=load_game(game).slug if game else "")
    renew(request, response, caller)
    return response


@router.post("/me")
def become(request: Request, filled: Filled, tables: TheTables, visitor: TheVisitor, response: Response) -> Response:
    """The page with the code, which is shown this once."""
    caller = Caller(tables, visitor, None)
    try:
        profile, code = people.become(tables, visitor, filled.one("name")[:60])
    except WaldglasError as error:
        answer = drawn(request, caller, status_of(error), problem=sentence(str(error)))
    else:
        answer = drawn(request, caller, new_code=code)
        like(answer, "name", quote(profile.name))
    answer.headers.raw.extend(item for item in response.headers.raw if item[0] == b"set-cookie")
    return answer


def asking(caller: Caller) -> Profile:
    return people.signed_in(caller.tables, caller.visitor)


def back() -> Response:
    return RedirectResponse("/me", 303)


@router.post("/me/name")
def rename(request: Request, filled: Filled, caller: TheCaller) -> Response:
    try:
        people.rename(caller.tables, asking(caller), filled.one("name")[:60])
    except WaldglasError as error:
        return drawn(request, caller, status_of(error), problem=sentence(str(error)))
    return back()


@router.post("/me/public")
def show(filled: Filled, caller: TheCaller) -> Response:
    caller.tables.profiles.change(asking(caller).id, public=filled.one("on") == "yes")
    return back()


@router.post("/me/code")
def renew_code(request: Request, caller: TheCaller) -> Response:
    return drawn(request, caller, new_code=people.renew_code(caller.tables, asking(caller)))


@router.post("/me/code/remove")
def remove_code(request: Request, filled: Filled, caller: TheCaller) -> Response:
    try:
        people.remove_code(caller.tables, asking(caller), filled.one("sure") == "yes")
    except people.LastWayIn as warning:
        return HTMLResponse(last_way_page("/me/code/remove", preferences_of(request)), warning.status)
    return back()


@router.post("/me/passkeys/{passkey}/remove")
def remove_passkey(request: Request, passkey: str, filled: Filled, caller: TheCaller) -> Response:
    try:
        people.remove_passkey(caller.tables, asking(caller), passkey, filled.one("sure") == "yes")
    except people.LastWayIn as warning:
        return HTMLResponse(last_way_page(request.url.path, preferences_of(request)), warning.status)
    return back()


@router.post("/me/sign-in")
def sign_in(request: Request, filled: Filled, tables: TheTables, visitor: TheVisitor, response: Response) -> Response:
    try:
        profile = people.by_code(tables, filled.one("code")[:100])
        people.sign_in(request, response, tables, visitor, profile)
    except WaldglasError as error:
        answer = drawn(request, Caller(tables, visitor, None), status_of(error), problem=sentence(str(error)))
        answer.headers.raw.extend(item for item in response.headers.raw if item[0] == b"set-cookie")
        return answer
    return onward("/me", response, people.found(tables, profile).name)


@router.post("/me/sign-out")
def sign_out(caller: TheCaller) -> Response:
    answer = RedirectResponse("/", 303)
    people.sign_out(answer, caller.tables, people.known(caller.visitor))
    return answer


@router.post("/me/delete")
def delete(filled: Filled, caller: TheCaller) -> Response:
    if caller.visitor is None or filled.one("sure") != "yes":
        return back()
    people.forget(caller.tables, caller.visitor)
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(COOKIE)
    answer.delete_cookie("name")
    return answer


# Others


@router.get("/people/{profile}")
def person(request: Request, profile: str, tables: TheTables) -> Response:
    found = people.shown(tables, profile)
    reached = statistics(tables.results.of_profile(found.id))
    return HTMLResponse(person_page(found, reached, preferences_of(request)))


@router.get("/ratings")
def ratings() -> Response:
    return RedirectResponse(f"/ratings/{GAMES.slugs()[0]}", 303)


@router.get("/ratings/{slug}")
def ratings_of(request: Request, slug: str, caller: TheCaller) -> Response:
    game = load_game(slug).slug
    found = caller.tables.results.board(game)
    return HTMLResponse(ratings_page(game, found, caller.profile, preferences_of(request)))
