"""The deal of the day: what was published, who tried it, and what bots reached."""

import sqlalchemy as sa
from alembic import op

revision = "12"
down_revision = "11"


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "deals",
        *of_deal(),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("thinker", sa.String(32)),
    )
    op.create_table(
        "deal_results",
        *of_deal(),
        sa.Column("bot", sa.String(20), primary_key=True),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("rank", sa.String(60), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
    )
    op.create_table(
        "attempts",
        *of_deal(),
        sa.Column("visitor", sa.String(64), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("points", sa.Float),
        sa.Column("rank", sa.String(60), nullable=False, server_default=""),
        sa.Column("won", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("ended", sa.BigInteger),
    )


def of_deal() -> list[sa.Column[str]]:
    return [sa.Column("day", sa.String(10), primary_key=True), sa.Column("game", sa.String(40), primary_key=True)]
