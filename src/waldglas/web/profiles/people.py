"""Becoming a profile, signing in and out, and the ways in: never the last one is lost without a word."""

import re
import secrets

from fastapi import Request, Response

from waldglas.core.message import Message
from waldglas.web.errors import Conflict, NotFound, NotSignedIn
from waldglas.web.http.auth import COOKIE, set_cookie
from waldglas.web.profiles import kept
from waldglas.web.store.models import Profile
from waldglas.web.tables.names import plain
from waldglas.web.tables.secrets import TABLE_LETTERS, hashed, new_table_id, new_token
from waldglas.web.tables.service import Tables
from waldglas.web.tables.talk import checked_name

GROUPS, LETTERS = 7, 4  # of 31 letters: 138 bits, which nobody guesses from a hash
NO_LETTER = re.compile("[^0-9a-z]")


class LastWayIn(Conflict):
    def __init__(self) -> None:
        super().__init__(Message("page-refused-last-way"))


def new_code() -> str:
    """A recovery code, to be written down."""
    groups = ("".join(secrets.choice(TABLE_LETTERS) for _ in range(LETTERS)) for _ in range(GROUPS))
    return "-".join(groups)


def code_hash(code: str) -> str:
    """However it is written: with or without lines, in capitals."""
    return hashed(NO_LETTER.sub("", code.casefold()))


def name_hash(name: str) -> str:
    return hashed(plain(name))


def become(tables: Tables, visitor: str, name: str) -> tuple[Profile, str]:
    """A guest keeps a name and all games; the code is told this once."""
    name, code, profile = checked_name(tables, name), new_code(), new_table_id()
    tables.profiles.create(visitor, profile, name, name_hash(name), code_hash(code))
    return found(tables, profile), code


def rename(tables: Tables, profile: Profile, name: str) -> None:
    name = checked_name(tables, name)
    tables.profiles.change(profile.id, name=name, plain=name_hash(name))


def renew_code(tables: Tables, profile: Profile) -> str:
    """A new code; the one before opens nothing more."""
    code = new_code()
    tables.profiles.change(profile.id, code=code_hash(code))
    return code


def forget(tables: Tables, visitor: str) -> None:
    """Deletes all that is kept about somebody, and tells it where they sat or spoke."""
    for table_id in kept.forget(tables.store, visitor):
        tables.changed(table_id)


def remove_code(tables: Tables, profile: Profile, sure: bool) -> None:
    if not sure and not tables.profiles.passkeys(profile.id):
        raise LastWayIn
    tables.profiles.change(profile.id, code=None)


def remove_passkey(tables: Tables, profile: Profile, passkey: str, sure: bool) -> None:
    others = [each for each in tables.profiles.passkeys(profile.id) if each.id != passkey]
    if not sure and not others and not profile.has_code:
        raise LastWayIn
    if not tables.profiles.remove_passkey(profile.id, passkey):
        raise NotFound(Message("page-refused-no-passkey"))


def found(tables: Tables, id: str | None) -> Profile:
    """The profile of whoever asks, or that somebody asks for."""
    profile = None if id is None else tables.profiles.find(id)
    if profile is None:
        raise NotFound(Message("page-refused-no-profile"))
    return profile


def shown(tables: Tables, id: str) -> Profile:
    """A profile that anybody may look at."""
    profile = found(tables, id)
    if not profile.public:
        raise NotFound(Message("page-refused-no-profile"))
    return profile


def known(visitor: str | None) -> str:
    if visitor is None:
        raise NotSignedIn(Message("page-refused-guest"))
    return visitor


def signed_in(tables: Tables, visitor: str | None) -> Profile:
    """The profile of this visitor."""
    profile = None if visitor is None else tables.profiles.whose(visitor)
    if profile is None:
        raise NotSignedIn(Message("page-refused-guest"))
    return found(tables, profile)


# In and out


def by_code(tables: Tables, code: str) -> str:
    """The profile that a recovery code opens; whether it is nearly right makes no difference to how long it takes."""
    profile = tables.profiles.of_code(code_hash(code))
    if profile is None:
        raise NotSignedIn(Message("page-refused-recovery-code"))
    return profile


def check_guest(tables: Tables, visitor: str) -> None:
    if tables.profiles.whose(visitor) is not None:
        raise Conflict(Message("page-refused-signed-in"))


def sign_in(request: Request, response: Response, tables: Tables, visitor: str, profile: str) -> None:
    """This browser is the profile's from now on, under a new cookie: one that somebody else knew opens nothing."""
    check_guest(tables, visitor)
    token = new_token()
    tables.profiles.sign_in(profile, visitor, hashed(token))
    set_cookie(request, response, token)


def sign_out(response: Response, tables: Tables, visitor: str) -> None:
    """The browser forgets who it was; the games stay the profile's."""
    signed_in(tables, visitor)
    tables.profiles.sign_out(visitor, hashed(new_token()))
    response.delete_cookie(COOKIE)
