"""When a table was last written to, and who is banned."""

import time

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE tables SET touched = :now").bindparams(now=int(time.time())))
    op.create_table(
        "bans",
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
