"""Which server looks after the bots of a table, whether they owe a choice, and which servers there are.

Columns are added to the table as it is: to make it anew would take the seats of every game with it.
"""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(64)))
    op.add_column("tables", sa.Column("keeper", sa.String(32)))
    op.add_column("tables", sa.Column("bots_turn", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
        sa.Column("here", sa.Text, nullable=False),
    )
