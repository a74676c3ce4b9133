"""A connection to PostgreSQL that gives a server up which is silent, as one that is stopped or cut off."""

from collections.abc import Generator
from typing import Any

import psycopg
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.pool import ConnectionPoolEntry

from waldglas.web.store.availability import deadline

SILENT = "the server does not answer"


class PatientConnection(psycopg.Connection[Any]):
    def wait(self, gen: Generator[Any, Any, Any], *given: Any, **named: Any) -> Any:
        return super().wait(self.limited(gen), *given, **named)

    def limited(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """The same exchange with the server, ended when the time is over."""
        try:
            wanted = next(gen)
            while True:
                wanted = gen.send((yield wanted))
                if deadline.over():
                    self.pgconn.finish()
                    raise psycopg.OperationalError(SILENT)
        except StopIteration as done:
            return done.value


def connect(_: Dialect, __: ConnectionPoolEntry, given: tuple[Any, ...], named: dict[str, Any]) -> PatientConnection:
    if deadline.over():
        raise psycopg.OperationalError(SILENT)
    return PatientConnection.connect(*given, **named)
