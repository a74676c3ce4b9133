"""How often anything changed at a table that all may see: by this all servers name its versions alike."""

import sqlalchemy as sa
from alembic import op

revision = "16"
down_revision = "15"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shown", sa.BigInteger, nullable=False, server_default="0"))
