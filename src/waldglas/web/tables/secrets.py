"""Secrets that open a seat or name a visitor: long, random, and kept only as hashes."""

import secrets
from functools import lru_cache
from hashlib import sha256
from ipaddress import IPv6Address, ip_address, ip_interface

TABLE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_LENGTH = 10
CODE_LENGTH = 8


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def new_code() -> str:
    """Short enough to be typed in, and good for some minutes."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(CODE_LENGTH))


def plain_code(typed: str) -> str:
    """As it was made, however it was typed."""
    return "".join(letter for letter in typed.lower() if letter.isalnum())


def new_seed() -> int:
    return secrets.randbits(128)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def plain_address(address: str) -> str:
    """An address as it is written where it belongs: one of IPv4 may come in the clothes of IPv6."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return address if mapped is None else str(mapped)


@lru_cache(10_000)
def network_of(address: str) -> str:
    """An address, or the network of one that has many: who has one address of IPv6 has them all."""
    address = plain_address(address)
    try:
        found = ip_interface(address)
    except ValueError:
        return address
    if "/" in address:
        return str(found.network)
    return str(ip_interface(f"{found.ip}/{64 if found.version == 6 else 32}").network)
