"""Addresses that people have this server call: public ones only, within a moment, and no further than asked."""

import asyncio
import socket
import ssl
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from waldglas.core.message import Message
from waldglas.web.errors import BadInput

WITHIN = 10.0  # seconds, from asking for the address to the first line of the answer
LONGEST = 1000  # letters of an address
FIRST_LINE = 2048  # bytes that are read of an answer at most
TRANSLATED = IPv6Network("64:ff9b::/96")  # leads to any IPv4 address, also of our own network


class NotCalled(Exception):
    """Nobody answered there in time, or it is no place to call."""


@dataclass(frozen=True, slots=True)
class Caller:
    own_network: bool = False  # whether this machine and its network may be called too

    def check(self, address: str) -> SplitResult:
        """Refuses what can never be called."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise NotAnAddress from None
        secure = parts.scheme == "https" or (self.own_network and parts.scheme == "http")
        plain = len(address) <= LONGEST and address.isascii() and address.isprintable() and " " not in address
        if not (plain and secure and host and port != 0) or parts.username is not None:
            raise NotAnAddress
        if is_number(host) and not self.allows(host):
            raise NotAnAddress
        return parts

    def allows(self, number: str) -> bool:
        return self.own_network or is_public(number)

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """The status that is answered; nothing else of the answer is read, and no redirection is followed."""
        try:
            async with asyncio.timeout(WITHIN):
                return await self.exchange(self.check(address), body, headers)
        except (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, BadInput) as error:
            raise NotCalled from error

    async def exchange(self, to: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        secure, host = to.scheme == "https", to.hostname or ""
        port = to.port or (443 if secure else 80)
        number = await self.number_of(host, port)
        context = ssl.create_default_context() if secure else None
        named = host if secure else None
        reader, writer = await asyncio.open_connection(
            number, port, ssl=context, server_hostname=named, limit=FIRST_LINE
        )
        try:
            writer.write(request(to, body, headers))
            await writer.drain()
            return status_in(await reader.readuntil(b"\r\n"))
        finally:
            writer.transport.abort()

    async def number_of(self, host: str, port: int) -> str:
        """The number that a name stands for, asked for once: what was checked is what is called."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        numbers = [str(each[4][0]) for each in found]
        if not numbers or not all(map(self.allows, numbers)):
            raise NotCalled
        return numbers[0]


class NotAnAddress(BadInput):
    def __init__(self) -> None:
        super().__init__(Message("page-refused-hook"))


def request(to: SplitResult, body: bytes, headers: dict[str, str]) -> bytes:
    path = (to.path or "/") + (f"?{to.query}" if to.query else "")
    lines = {"Host": to.netloc, "Content-Length": str(len(body)), "Connection": "close", "User-Agent": "waldglas"}
    head = "".join(f"{name}: {value}\r\n" for name, value in (lines | headers).items())
    return f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


def status_in(line: bytes) -> int:
    version, status, *_ = line.decode("latin-1").split(" ", 2)
    if not version.startswith("HTTP/1.") or not status.strip().isdecimal():
        raise ValueError(line)
    return int(status)


def is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(number: str) -> bool:
    found = ip_address(number.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found in TRANSLATED or found.sixtofour is not None or found.teredo is not None:
            return False
        if found.is_site_local or found.is_reserved:
            return False
    return found.is_global and not found.is_multicast
