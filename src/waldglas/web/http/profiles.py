"""The HTTP API of profiles: becoming one, the ways in, what I reached, ratings."""

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from waldglas.games import load_game
from waldglas.web.http.auth import COOKIE, TheCaller, TheTables, TheVisitor
from waldglas.web.http.lobby import known, listing_data
from waldglas.web.http.routing import TableRoute
from waldglas.web.http.schemas import (
    REFUSALS,
    CodeBody,
    CredentialBody,
    ForgetBody,
    NameBody,
    PublicBody,
    SureBody,
)
from waldglas.web.profiles import kept, passkeys, people
from waldglas.web.profiles.results import Rated
from waldglas.web.profiles.statistics import statistics
from waldglas.web.store.models import Profile
from waldglas.web.tables.service import Tables

router = APIRouter(prefix="/api", tags=["profiles"], route_class=TableRoute, responses=REFUSALS)


@router.get("/me")
def me(caller: TheCaller) -> dict[str, Any]:
    """My profile, the ways in, my games and statistics."""
    profile = people.signed_in(caller.tables, caller.visitor)
    mine = known(caller.tables.listings.mine(caller.visitor or "", caller.tables.limits.listed))
    return {
        **profile_data(profile),
        "public": profile.public,
        "code": profile.has_code,
        "passkeys": [
            {"id": each.id, "created": each.created, "used": each.used}
            for each in caller.tables.profiles.passkeys(profile.id)
        ],
        "games": [listing_data(listing) for listing in mine],
        "statistics": statistics_data(caller.tables, profile.id),
    }


def profile_data(profile: Profile) -> dict[str, Any]:
    return {"profile": profile.id, "name": profile.name, "since": profile.created}


def statistics_data(tables: Tables, profile: str) -> list[dict[str, Any]]:
    return [each.data() for each in statistics(tables.results.of_profile(profile))]


@router.post("/me", status_code=201)
def become(body: NameBody, tables: TheTables, visitor: TheVisitor) -> dict[str, Any]:
    """A guest keeps a name and all games. The recovery code is shown this once."""
    profile, code = people.become(tables, visitor, body.name)
    return {**profile_data(profile), "code": code}


@router.post("/me/name")
def rename(body: NameBody, caller: TheCaller) -> dict[str, bool]:
    people.rename(caller.tables, people.signed_in(caller.tables, caller.visitor), body.name)
    return {"done": True}


@router.post("/me/public")
def show(body: PublicBody, caller: TheCaller) -> dict[str, bool]:
    """Whether there is a page of mine that anybody may see."""
    profile = people.signed_in(caller.tables, caller.visitor)
    caller.tables.profiles.change(profile.id, public=body.public)
    return {"done": True}


@router.post("/me/code")
def renew_code(caller: TheCaller) -> dict[str, str]:
    """A new recovery code, shown this once; the one before opens nothing more."""
    return {"code": people.renew_code(caller.tables, people.signed_in(caller.tables, caller.visitor))}


@router.post("/me/code/remove")
def remove_code(body: SureBody, caller: TheCaller) -> dict[str, bool]:
    people.remove_code(caller.tables, people.signed_in(caller.tables, caller.visitor), body.sure)
    return {"done": True}


@router.post("/me/passkeys/options")
def passkey_options(request: Request, caller: TheCaller) -> dict[str, Any]:
    """What the browser makes a passkey with (`navigator.credentials.create`)."""
    profile = people.signed_in(caller.tables, caller.visitor)
    site = passkeys.wanted_site(request)
    return passkeys.creation(site, caller.tables.profiles, profile, caller.visitor or "")


@router.post("/me/passkeys", status_code=201)
def add_passkey(request: Request, body: CredentialBody, caller: TheCaller) -> dict[str, bool]:
    profile = people.signed_in(caller.tables, caller.visitor)
    site = passkeys.wanted_site(request)
    passkeys.add(site, caller.tables.profiles, profile, caller.visitor or "", body.credential)
    return {"done": True}


@router.post("/me/passkeys/{passkey}/remove")
def remove_passkey(passkey: str, body: SureBody, caller: TheCaller) -> dict[str, bool]:
    people.remove_passkey(caller.tables, people.signed_in(caller.tables, caller.visitor), passkey, body.sure)
    return {"done": True}


@router.get("/me/export")
def export(caller: TheCaller) -> Response:
    """All that is kept about me, in one file."""
    found = kept.export(caller.tables.store, caller.visitor) if caller.visitor else {}
    return JSONResponse(found, headers={"Content-Disposition": 'attachment; filename="waldglas.json"'})


@router.post("/me/delete")
def delete(body: ForgetBody, caller: TheCaller, response: Response) -> dict[str, bool]:
    """Deletes all that is kept about me; finished games stay for the others, without my name."""
    if caller.visitor is not None:
        people.forget(caller.tables, caller.visitor)
        response.delete_cookie(COOKIE)
    return {"done": body.sure}


# Signing in


@router.post("/sign-in")
def by_code(
    request: Request, body: CodeBody, tables: TheTables, visitor: TheVisitor, response: Response
) -> dict[str, bool]:
    """With a recovery code: this browser is the profile's from now on."""
    people.sign_in(request, response, tables, visitor, people.by_code(tables, body.code))
    return {"done": True}


@router.post("/sign-in/options")
def sign_in_options(request: Request, tables: TheTables, visitor: TheVisitor) -> dict[str, Any]:
    """What the browser signs in with (`navigator.credentials.get`)."""
    return passkeys.request_of(passkeys.wanted_site(request), tables.profiles, visitor)


@router.post("/sign-in/passkey")
def by_passkey(
    request: Request, body: CredentialBody, tables: TheTables, visitor: TheVisitor, response: Response
) -> dict[str, bool]:
    site = passkeys.wanted_site(request)
    people.check_guest(tables, visitor)
    profile = passkeys.who_signed(site, tables.profiles, visitor, body.credential)
    people.sign_in(request, response, tables, visitor, profile)
    return {"done": True}


@router.post("/sign-out")
def sign_out(tables: TheTables, caller: TheCaller, response: Response) -> dict[str, bool]:
    """This browser forgets who it was; the games stay the profile's."""
    people.sign_out(response, tables, people.known(caller.visitor))
    return {"done": True}


# What anybody may see


@router.get("/people/{profile}")
def person(profile: str, tables: TheTables) -> dict[str, Any]:
    """Somebody who shows their statistics and ratings."""
    found = people.shown(tables, profile)
    return {**profile_data(found), "statistics": statistics_data(tables, found.id)}


@router.get("/ratings/{game}")
def ratings(game: str, caller: TheCaller) -> dict[str, Any]:
    """People and bots on one scale, the best first; who does not show a profile has no name here."""
    slug = load_game(game).slug
    return {"game": slug, "ratings": [rated_data(each, caller.profile) for each in caller.tables.results.board(slug)]}


def rated_data(rated: Rated, me: str | None) -> dict[str, Any]:
    mine, named = rated.profile is not None and rated.profile == me, rated.public
    return {
        "bot": rated.bot or None,
        "profile": rated.profile if mine or named else None,
        "name": rated.name if mine or named else None,
        "me": mine,
        "rating": rated.rating.shown,
        "mean": rated.rating.mean,
        "spread": rated.rating.spread,
        "games": rated.games,
    }
