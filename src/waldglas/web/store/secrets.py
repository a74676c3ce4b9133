"""Secrets that all servers on one database share."""

from collections.abc import Callable

from sqlalchemy import select

from waldglas.web.store.repository import Repository
from waldglas.web.store.rows import insert_into
from waldglas.web.store.schema import secrets


def shared_secret(store: Repository, name: str, make: Callable[[], str]) -> str:
    """Made by the first server that asks, the same for all from then on."""
    known = select(secrets.c.value).where(secrets.c.name == name)
    with store.read() as connection:
        found = connection.execute(known).scalar()
    if found is None:
        with store.write() as connection:
            new = insert_into(connection, secrets).values(name=name, value=make())
            connection.execute(new.on_conflict_do_nothing())
            found = connection.execute(known).scalar_one()
    return str(found)
