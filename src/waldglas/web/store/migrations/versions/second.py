"""Which server looks after the bots of a table, whether they owe a choice, and which servers there are."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("origin", sa.String(64)))
        tables.add_column(sa.Column("keeper", sa.String(32)))
        tables.add_column(sa.Column("bots_turn", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("here", sa.Text, nullable=False),
    )
