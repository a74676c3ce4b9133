"""What is kept: a header for each table, its moves as tokens, drafts, seats, talk, and who holds which seat."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def of_table(primary: bool = False) -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary)


def of_seat() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE")


visitors = Table(
    "visitors",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what the cookie holds
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("facts", String(16), nullable=False),
    Column("changed_facts", Text, nullable=False),
    Column("host", String(64), ForeignKey("visitors.id", ondelete="SET NULL")),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("version", BigInteger, nullable=False),
    Column("origin", String(64)),  # the hash of the address that it was set up from
    Column("practice", Boolean, nullable=False, server_default=false()),  # whether moves were taken back in it
    Column("standing", Text, nullable=False, server_default=""),  # how the game stood when it was last written
    Column("carried", Integer),  # after how many moves it went on under newer rules
    Column("taking_back", Text, nullable=False, server_default=""),  # what is asked to be taken back, and what was
    Column("touched", BigInteger, nullable=False, server_default="0"),  # when it was last written to
    Index("tables_by_end", "ended", "created"),
)

seats = Table(
    "seats",
    metadata,
    of_table(primary=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("token", String(64), unique=True),  # the hash of its holder's link
    Column("invite", String(64), unique=True),  # the hash of the link that offers it
    Column("decision", BigInteger, nullable=False),
    Column("auto_confirm", Boolean, nullable=False),
)

moves = Table(
    "moves",
    metadata,
    of_table(primary=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("token", String(60), nullable=False),
    of_seat(),
)

drafts = Table(
    "drafts",
    metadata,
    of_table(primary=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("token", String(60), nullable=False),
    of_seat(),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    of_table(),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_by_table", "table_id", "id"),
)

holdings = Table(
    "holdings",
    metadata,
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    of_table(primary=True),
    Column("seat", Integer, primary_key=True),
    of_seat(),
    Index("holdings_by_table", "table_id"),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),  # rises as long as the server lives
    Column("here", Text, nullable=False),  # who looks at which table there
)

jobs = Table(
    "jobs",
    metadata,
    of_table(primary=True),
    Column("seat", Integer, primary_key=True),  # of a bot that owes a choice
    Column("decision", BigInteger, nullable=False),
    Column("server", String(32)),  # that thinks for it as long as its beat rises; none: whichever has room
    Column("lane", Integer, nullable=False, server_default="0"),
    Column("visitor", String(64), nullable=False, server_default=""),  # on whose behalf
    of_seat(),
    Index("jobs_by_server", "server", "lane"),
)

learning = Table(
    "learning",
    metadata,
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("kind", String(10), primary_key=True),  # a lesson with its answers, a lesson done, a question explained
    Column("what", String(60), primary_key=True),
    Column("state", Text, nullable=False, server_default=""),
)

bans = Table(
    "bans",
    metadata,
    Column("what", String(64), primary_key=True),  # the hash of a visitor's cookie, or of an address
    Column("kind", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
)
