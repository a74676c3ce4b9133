"""The first tables.

This is a copy of the schema of its time: it stays as it is when the schema goes on.
"""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("facts", sa.String(16), nullable=False),
        sa.Column("changed_facts", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), sa.ForeignKey("visitors.id", ondelete="SET NULL")),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("version", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_end", "tables", ["ended", "created"])
    op.create_table(
        "seats",
        *of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("invite", sa.String(64), unique=True),
        sa.Column("decision", sa.BigInteger, nullable=False),
        sa.Column("auto_confirm", sa.Boolean, nullable=False),
    )
    create_below_seats()


def create_below_seats() -> None:
    op.create_table(
        "moves",
        *of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.String(60), nullable=False),
        of_seat(),
    )
    op.create_table(
        "drafts",
        *of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("token", sa.String(60), nullable=False),
        of_seat(),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        *of_table(primary=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "holdings",
        sa.Column("visitor", sa.String(64), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        *of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        of_seat(),
    )
    op.create_index("holdings_by_table", "holdings", ["table_id"])


def of_table(primary: bool = True) -> list[sa.Column[str]]:
    return [
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=primary),
    ]


def of_seat() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE")
