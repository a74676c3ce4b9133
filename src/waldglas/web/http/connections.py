"""Connections are bounded: in all, for each network, and in how long a request, or its answer, may take."""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from waldglas.web.settings import Limits
from waldglas.web.tables.secrets import network_of, plain_address


class Connections:
    """How many connections there are, and from which networks."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.open: Counter[str] = Counter()

    def admit(self, address: str) -> bool:
        network = network_of(address)
        if self.open.total() >= self.limits.connections or self.open[network] >= self.limits.connections_each:
            return False
        self.open[network] += 1
        return True

    def leave(self, address: str) -> None:
        network = network_of(address)
        self.open[network] -= 1
        if not self.open[network]:
            del self.open[network]


def bounded_protocol(limits: Limits, proxies: tuple[str, ...] = ()) -> type[H11Protocol]:
    """The protocol of one server: it closes without a word what is too much, and what takes too long to arrive."""
    connections = Connections(limits)

    class BoundedProtocol(H11Protocol):
        admitted = False
        arriving: asyncio.TimerHandle | None = None
        leaving: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            host, port = self.client or ("", 0)
            self.client = plain_address(host), port
            self.address = self.client[0]
            self.admitted = self.address in proxies or connections.admit(self.address)
            if not self.admitted:
                transport.abort()
                return
            self.await_headers()

        def connection_lost(self, exc: Exception | None) -> None:
            self.stop_waiting()
            self.stop_sending()
            if self.admitted and self.address not in proxies:
                connections.leave(self.address)
            self.admitted = False
            super().connection_lost(exc)

        def await_headers(self) -> None:
            self.stop_waiting()
            self.arriving = self.loop.call_later(limits.headers_within, self.give_up)

        def stop_waiting(self) -> None:
            if self.arriving is not None:
                self.arriving.cancel()
                self.arriving = None

        def give_up(self) -> None:
            """Whoever has not sent a request by now is not waited for; nothing is logged."""
            if self.is_idle():
                self.transport.abort()

        def pause_writing(self) -> None:
            """Who does not take an answer is not waited for either."""
            super().pause_writing()
            self.leaving = self.loop.call_later(limits.taken_within, self.transport.abort)

        def resume_writing(self) -> None:
            super().resume_writing()
            self.stop_sending()

        def stop_sending(self) -> None:
            if self.leaving is not None:
                self.leaving.cancel()
                self.leaving = None

        def is_idle(self) -> bool:
            cycle: RequestResponseCycle | None = self.cycle
            return cycle is None or cycle.response_complete

        def data_received(self, data: bytes) -> None:
            before = self.cycle
            super().data_received(data)
            if self.cycle is not before:
                self.stop_waiting()

        def shutdown(self) -> None:
            """When the server stops, nobody waits for the rest of a request."""
            super().shutdown()
            cycle: RequestResponseCycle | None = self.cycle
            if cycle is not None and not self.is_idle() and cycle.more_body:
                self.transport.abort()

        def send_400_response(self, msg: str) -> None:
            """What is no request gets no answer that would need headers."""
            self.transport.abort()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if not self.transport.is_closing() and self.is_idle():
                self.await_headers()

    return BoundedProtocol
