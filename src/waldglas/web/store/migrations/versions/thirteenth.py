"""Being told: how a visitor wants it, by which ways, and what was told already."""

import sqlalchemy as sa
from alembic import op

revision = "13"
down_revision = "12"


def of_visitor(primary: bool = False) -> sa.Column[str]:
    key = sa.ForeignKey("visitors.id", ondelete="CASCADE")
    return sa.Column("visitor", sa.String(64), key, primary_key=primary, nullable=False)


def upgrade() -> None:
    op.create_table(
        "wishes",
        of_visitor(primary=True),
        sa.Column("on", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("language", sa.String(12), nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        of_visitor(),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("cipher", sa.Text, nullable=False, server_default=""),
        sa.Column("token", sa.String(64), unique=True),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ways_by_visitor", "ways", ["visitor"])
    op.create_table(
        "tellings",
        of_visitor(primary=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(10), primary_key=True),
        sa.Column("mark", sa.String(40), nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("tellings_by_due", "tellings", ["due"])
