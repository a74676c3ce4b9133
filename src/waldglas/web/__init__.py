"""The table in the browser: storage, live tables, bots in processes of their own, the HTTP API."""
