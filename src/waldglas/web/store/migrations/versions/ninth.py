"""Which table follows one that is over, for the same people."""

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.add_column("tables", sa.Column("next", sa.String(16)))
