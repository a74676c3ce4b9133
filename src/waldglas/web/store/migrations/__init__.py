"""How the database came to look as it does; alembic runs what is new when the server starts."""
