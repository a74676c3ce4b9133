"""What is kept: a header for each table, its moves as tokens, drafts, seats, talk, and who holds which seat."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
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
    Column("profile", String(16), ForeignKey("profiles.id")),  # whose device it is
    Index("visitors_by_profile", "profile"),
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
    Column("next", String(16)),  # the table at which the same people play again
    Column("terms", Text, nullable=False, server_default=""),  # what everybody who sits down agrees to
    Column("started", Boolean, nullable=False, server_default=true()),  # one with open seats waits first
    Column("abandoned", Boolean, nullable=False, server_default=false()),  # ended before its end
    Column("votes", Text, nullable=False, server_default=""),  # what is voted on, and which seats are for it
    Column("happened", Text, nullable=False, server_default=""),  # who left, came back, or has a bot play
    Column("shown", BigInteger, nullable=False, server_default="0"),  # how often anything changed that all may see
    Column("due", BigInteger),  # when the time of the first of those ends who think against the clock
    Index("tables_by_end", "ended", "created"),
    Index("tables_by_due", "due"),
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
    Column("stand_in", String(20), nullable=False, server_default=""),  # the bot that plays for its holder
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when its holder was last here, to the minute
    Column("left", BigInteger, nullable=False, server_default="0"),  # seconds of its reserve, when its clock last stood
    Column("until", BigInteger, nullable=False, server_default="0"),  # when the time for its last choice ends, or ended
    Column("ticking", Boolean, nullable=False, server_default=false()),  # whether its clock runs
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
    Column("speaker", String(64)),  # the visitor who said it, or the hash of the address of one without a cookie
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

hidden = Table(
    "hidden",
    metadata,
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    of_table(primary=True),
)

codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),  # the hash of what is typed in on another device
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", Boolean, nullable=False, server_default=false()),
    of_seat(),
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

profiles = Table(
    "profiles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("plain", String(64), nullable=False, unique=True),  # the hash of how the name looks: nobody else has it
    Column("code", String(64), unique=True),  # the hash of the recovery code
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
)


def of_profile(on_delete: str = "CASCADE") -> Column[str]:
    return Column("profile", String(16), ForeignKey("profiles.id", ondelete=on_delete))


passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the credential's own id, which may be long
    of_profile(),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_profile", "profile"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of what is to be signed
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", String(10), nullable=False),
    Column("until", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(16), primary_key=True),  # stays when its table expires: ratings come from it
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seconds", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("points", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("bot", String(20), nullable=False),
    of_profile("SET NULL"),
    Column("built", Text, nullable=False, server_default=""),
    Column("rating", Text, nullable=False, server_default=""),  # before and after; nothing where it is not rated
    Index("results_by_profile", "profile", "game"),
    Index("results_by_end", "game", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(40), primary_key=True),  # the id of a profile, or a bot's level
    of_profile(),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),  # made once, by whichever server comes first
)

deals = Table(
    "deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("options", Text, nullable=False),  # as they were published
    Column("thinker", String(32)),  # the server that has bots play the deal
)

deal_results = Table(
    "deal_results",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("bot", String(20), primary_key=True),
    Column("points", Float, nullable=False),
    Column("rank", String(60), nullable=False),
    Column("won", Boolean, nullable=False),
)

attempts = Table(
    "attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), nullable=False),  # it may be deleted while the result stays
    Column("name", String(40), nullable=False),
    Column("points", Float),  # what was reached while the day lasted
    Column("rank", String(60), nullable=False, server_default=""),
    Column("won", Boolean, nullable=False, server_default=false()),
    Column("ended", BigInteger),
)

wishes = Table(
    "wishes",
    metadata,
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("on", Boolean, nullable=False),  # whether anything is told at all
    Column("quiet_from", Integer),  # minutes of the day; none: never quiet
    Column("quiet_until", Integer),
    Column("zone", String(64), nullable=False),
    Column("language", String(12), nullable=False),
)

ways = Table(
    "ways",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),  # push, mail, hook
    Column("address", Text, nullable=False),
    Column("cipher", Text, nullable=False, server_default=""),  # by which a browser reads what is pushed to it
    Column("token", String(64), unique=True),  # in letters: confirms the address, or ends them
    Column("confirmed", Boolean, nullable=False),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE")),  # only for one seat
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Index("ways_by_visitor", "visitor"),
)

tellings = Table(
    "tellings",
    metadata,
    Column("visitor", String(64), ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    of_table(primary=True),
    Column("seat", Integer, primary_key=True),
    Column("what", String(10), primary_key=True),  # turn, over, asked
    Column("mark", String(40), nullable=False),  # which turn, which question: nothing is told twice
    Column("due", BigInteger),  # when it is to be told; none: it was, or need not be
    Index("tellings_by_due", "due"),
)
