"""The database behind the store: SQLite in a folder, or any other by its URL."""

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, InterfaceError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

from waldglas.core.errors import WaldglasError
from waldglas.core.message import Message
from waldglas.web.store.availability import DataFile

FILE = "tables.sqlite"
WRITING = "waldglas_writing"
STATEMENT = 2000  # milliseconds
AT_ONCE: Final[dict[str, Any]] = {"pool_size": 20, "max_overflow": 5, "pool_timeout": 2}
MIGRATIONS = Path(__file__).with_name("migrations")


def sqlite_url(folder: Path) -> str:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / FILE}"


class BadDatabase(WaldglasError):
    pass


def open_database(url: str) -> Engine:
    """The engine for a URL, its tables brought up to date."""
    engine = connect_to(url)
    try:
        with engine.execution_options(**{WRITING: True}).begin() as connection:
            migrate(connection)
    except (OperationalError, InterfaceError) as error:
        why = str(error.orig).strip().partition("\n")[0]
        raise BadDatabase(Message("error-database-away", {"address": str(engine.url), "why": why})) from error
    return engine


def connect_to(url: str) -> Engine:
    """The engine for a URL, its tables as they are."""
    try:
        return engine_for(make_url(url))
    except (ArgumentError, ValueError, ModuleNotFoundError):
        raise BadDatabase(Message("error-database-address")) from None


def engine_for(address: URL) -> Engine:
    if address.drivername == "postgresql":
        address = address.set(drivername="postgresql+psycopg")
    far = address.get_backend_name() != "sqlite"  # a connection to a file does not break
    engine = create_engine(address, hide_parameters=True, pool_pre_ping=far, **AT_ONCE, connect_args=waiting(address))
    if engine.dialect.name == "postgresql":
        from waldglas.web.store.patience import connect  # noqa: PLC0415 - an extra

        event.listen(engine, "do_connect", connect)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "begin", begin_sqlite)
    return engine


def waiting(address: URL) -> dict[str, object]:
    """How long a server may take to let us in, and to work on a statement."""
    if address.get_backend_name() != "postgresql":
        return {}
    return {"connect_timeout": 2, "options": f"-c statement_timeout={STATEMENT} -c lock_timeout={STATEMENT}"}


def data_file(engine: Engine) -> DataFile | None:
    """The file that holds it all, where there is one."""
    name = engine.url.database
    return DataFile(Path(name)) if engine.dialect.name == "sqlite" and name and name != ":memory:" else None


def prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """What was committed outlives the server however that ends; a power cut may cost the last seconds."""
    connection.isolation_level = None  # transactions are begun by begin_sqlite
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=2000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes the lock at once, so that nothing it reads can be out of date when it writes."""
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(connection: Connection, version: str = "head") -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
