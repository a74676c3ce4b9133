"""Bots that stand in, who was last seen when, waiting rooms, votes, tables hidden and seats carried over."""

import sqlalchemy as sa
from alembic import op

revision = "11"
down_revision = "10"


def upgrade() -> None:
    op.add_column("seats", sa.Column("stand_in", sa.String(20), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("started", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("abandoned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("votes", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("happened", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "hidden",
        sa.Column("visitor", sa.String(64), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    )
