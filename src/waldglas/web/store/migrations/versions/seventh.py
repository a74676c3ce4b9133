"""What bots are to be thought for, each seat a job, in place of one mark for a whole table."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"

OWED = """
INSERT INTO jobs (table_id, seat, decision, server)
SELECT tables.id, seats.seat, seats.decision, ''
FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.ended IS NULL AND tables.bots_turn AND seats.kind = 'bot'
"""


def upgrade() -> None:
    op.create_table(
        "jobs",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("decision", sa.BigInteger, nullable=False),
        sa.Column("server", sa.String(32)),
        sa.Column("lane", sa.Integer, nullable=False, server_default="0"),
        sa.Column("visitor", sa.String(64), nullable=False, server_default=""),
        sa.ForeignKeyConstraint(["table_id", "seat"], ["seats.table_id", "seats.seat"], ondelete="CASCADE"),
    )
    op.create_index("jobs_by_server", "jobs", ["server", "lane"])
    op.execute(OWED)
    op.drop_column("tables", "keeper")
    op.drop_column("tables", "bots_turn")
