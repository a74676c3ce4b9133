"""waldglas serve: the table in the browser."""

from pathlib import Path

import click

from waldglas.cli.common import FOLDER, extra
from waldglas.cli.help import command, option


@command("cli-serve")
@option("--host", default="127.0.0.1", show_default=True, help="cli-serve-host")
@option("--port", type=click.IntRange(0, 65535), help="cli-serve-port")
@option("--data", type=FOLDER, help="cli-serve-data")
@option("--database", help="cli-serve-database")
@option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="cli-serve-workers")
@option("--proxy", "proxies", multiple=True, help="cli-serve-proxy")
@option("--open", "open_browser", is_flag=True, help="cli-serve-open")
def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    open_browser: bool = False,
    workers: int = 1,
    proxies: tuple[str, ...] = (),
) -> None:
    with extra("web"):
        from waldglas.web.serve import serve as run  # noqa: PLC0415 - an extra, and slow to load
    run(host, port, data, database, open_browser, workers, proxies)
