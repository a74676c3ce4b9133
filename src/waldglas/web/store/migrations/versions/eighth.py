"""What a visitor has learned of a game: lessons begun and done, questions that were explained."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.create_table(
        "learning",
        sa.Column("visitor", sa.String(64), sa.ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("what", sa.String(60), primary_key=True),
        sa.Column("state", sa.Text, nullable=False, server_default=""),
    )
