"""Profiles, their passkeys, what games came to, and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "14"
down_revision = "13"

OF_VISITORS = "ALTER TABLE visitors ADD COLUMN profile VARCHAR(16) REFERENCES profiles (id)"


def of_profile(on_delete: str = "CASCADE") -> sa.Column[str]:
    return sa.Column("profile", sa.String(16), sa.ForeignKey("profiles.id", ondelete=on_delete))


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("plain", sa.String(64), nullable=False, unique=True),
        sa.Column("code", sa.String(64), unique=True),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.execute(OF_VISITORS)
    op.create_index("visitors_by_profile", "visitors", ["profile"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        of_profile(),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_profile", "passkeys", ["profile"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), sa.ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seconds", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        of_profile("SET NULL"),
        sa.Column("built", sa.Text, nullable=False, server_default=""),
        sa.Column("rating", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("results_by_profile", "results", ["profile", "game"])
    op.create_index("results_by_end", "results", ["game", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(40), primary_key=True),
        of_profile(),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
