"""Clocks: what is left of each seat's time, and when the first ends; and who said what."""

import sqlalchemy as sa
from alembic import op

revision = "15"
down_revision = "14"


def upgrade() -> None:
    op.add_column("chat", sa.Column("speaker", sa.String(64)))
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("tables_by_due", "tables", ["due"])
    for name in ("left", "until"):
        op.add_column("seats", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("ticking", sa.Boolean, nullable=False, server_default=sa.false()))
