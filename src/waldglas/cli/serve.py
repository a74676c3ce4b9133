"""waldglas serve: the table in the browser."""

from pathlib import Path

import click

from waldglas.cli.common import FILE, FOLDER, extra
from waldglas.cli.help import command, option


@command("cli-serve")
@option("--config", "file", type=FILE, envvar="WALDGLAS_CONFIG", help="cli-serve-config")
@option("--host", help="cli-serve-host")
@option("--port", type=click.IntRange(0, 65535), help="cli-serve-port")
@option("--data", type=FOLDER, help="cli-serve-data")
@option("--database", help="cli-serve-database")
@option("--workers", type=click.IntRange(1, 64), help="cli-serve-workers")
@option("--proxy", "proxies", multiple=True, help="cli-serve-proxy")
@option("--log", type=click.Choice(["text", "json"]), help="cli-serve-log")
@option("--open", "open_browser", is_flag=True, help="cli-serve-open")
def serve(
    file: Path | None = None,
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    workers: int | None = None,
    proxies: tuple[str, ...] = (),
    log: str | None = None,
    open_browser: bool = False,
) -> None:
    with extra("web"):
        from waldglas.web.configuration import from_environment  # noqa: PLC0415 - an extra, and slow to load
        from waldglas.web.serve import serve as run  # noqa: PLC0415
    flags = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "workers": workers,
        "proxies": proxies,
        "log": log,
    }
    run(from_environment(file, flags), open_browser)
