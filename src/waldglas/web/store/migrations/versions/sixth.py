"""What people ask to take back at a table, and what was taken back with the agreement of all."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("taking_back", sa.Text, nullable=False, server_default=""))
