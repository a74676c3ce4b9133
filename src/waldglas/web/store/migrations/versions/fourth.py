"""How each game stands, to be compared by a later version, and when it went on under newer rules."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("standing", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("carried", sa.Integer))
