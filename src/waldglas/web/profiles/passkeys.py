"""Passkeys: a device signs what this server asked it, once, for this address; nothing secret is kept here."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from secrets import token_bytes
from typing import Any

from fastapi import Request

from waldglas.core.message import Message
from waldglas.web.errors import BadInput, Conflict, NotSignedIn
from waldglas.web.store.models import Passkey, Profile
from waldglas.web.store.profiles import Profiles
from waldglas.web.store.repository import now
from waldglas.web.tables.secrets import hashed

REGISTER, SIGN_IN = "register", "sign in"
NAME = "Waldglas"
NOT_UNDERSTOOD = Message("page-refused-passkey")


@dataclass(frozen=True, slots=True)
class Site:
    """Where a passkey is good: a host by its name, and the one address that its pages come from."""

    host: str
    origin: str


def site_of(request: Request) -> Site | None:
    """Where a browser can have passkeys: not at a bare address, and only where nobody can listen in."""
    host, secure = request.url.hostname or "", request.url.scheme == "https"
    if find_spec("webauthn") is None or is_address(host) or not (secure or host == "localhost"):
        return None
    return Site(host, f"{request.url.scheme}://{request.url.netloc}")


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return not host
    return True


def wanted_site(request: Request) -> Site:
    found = site_of(request)
    if found is None:
        raise Conflict(Message("page-refused-no-passkeys"))
    return found


# What the browser is asked


def creation(site: Site, profiles: Profiles, profile: Profile, visitor: str) -> dict[str, Any]:
    """What a browser is given to make a passkey with."""
    from webauthn import base64url_to_bytes, generate_registration_options  # noqa: PLC0415 - an extra
    from webauthn.helpers.structs import (  # noqa: PLC0415
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    known = [
        PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.credential)) for each in profiles.passkeys(profile.id)
    ]
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=profile.id.encode(),
        user_name=profile.name,
        challenge=asked(profiles, visitor, REGISTER),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=known,
    )
    return as_json(options)


def request_of(site: Site, profiles: Profiles, visitor: str) -> dict[str, Any]:
    """What a browser is given to sign in with: any passkey that it has for this site."""
    from webauthn import generate_authentication_options  # noqa: PLC0415

    return as_json(generate_authentication_options(rp_id=site.host, challenge=asked(profiles, visitor, SIGN_IN)))


def asked(profiles: Profiles, visitor: str, purpose: str) -> bytes:
    challenge = token_bytes(32)
    profiles.ask(hashed(text_of(challenge)), visitor, purpose)
    return challenge


def as_json(options: Any) -> dict[str, Any]:
    from webauthn import options_to_json  # noqa: PLC0415

    return dict(json.loads(options_to_json(options)))


# What it answers


def add(site: Site, profiles: Profiles, profile: Profile, visitor: str, credential: dict[str, Any]) -> None:
    """Keeps a passkey that was made as it was asked for."""
    from webauthn import verify_registration_response  # noqa: PLC0415

    challenge = answered(profiles, visitor, REGISTER, credential)
    with understood(BadInput):
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    named, key = text_of(made.credential_id), text_of(made.credential_public_key)
    profiles.add_passkey(Passkey(hashed(named), profile.id, named, key, made.sign_count, now(), None))


def who_signed(site: Site, profiles: Profiles, visitor: str, credential: dict[str, Any]) -> str:
    """The profile whose passkey signed what was asked."""
    from webauthn import base64url_to_bytes, verify_authentication_response  # noqa: PLC0415

    challenge = answered(profiles, visitor, SIGN_IN, credential)
    known = profiles.passkey(hashed(str(credential.get("id", "")).rstrip("=")))
    if known is None:
        raise NotSignedIn(Message("page-refused-passkey-unknown"))
    with understood(NotSignedIn):
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(known.public_key),
            credential_current_sign_count=known.sign_count,
        )
    profiles.note_use(known.id, found.new_sign_count)
    return known.profile


def answered(profiles: Profiles, visitor: str, purpose: str, credential: dict[str, Any]) -> bytes:
    """What was signed, if it is what this visitor was asked a moment ago, and was not answered before."""
    try:
        challenge = str(json.loads(bytes_of(credential["response"]["clientDataJSON"]))["challenge"]).rstrip("=")
        found = bytes_of(challenge)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError):
        raise BadInput(NOT_UNDERSTOOD) from None
    if not profiles.answered(hashed(challenge), visitor, purpose):
        raise Conflict(Message("page-refused-challenge"))
    return found


@contextmanager
def understood(refusal: type[BadInput] | type[NotSignedIn]) -> Iterator[None]:
    """Whatever is wrong with what a browser sends is one sentence."""
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415

    try:
        yield
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, IndexError, EOFError):
        raise refusal(NOT_UNDERSTOOD) from None


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
