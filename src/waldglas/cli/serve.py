"""waldglas serve: the table in the browser."""

from pathlib import Path

import click

from waldglas.cli.common import FOLDER, extra


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address; 0.0.0.0 is for the network.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port. By default 8080, or any that is free.")
@click.option("--data", type=FOLDER, help="The folder where tables are kept. By default your data folder.")
@click.option("--database", help="A database URL instead, such as postgresql://user@host/name.")
@click.option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Server processes.")
@click.option("--proxy", "proxies", multiple=True, help="A proxy's address whose X-Forwarded-For is believed.")
@click.option("--open", "open_browser", is_flag=True, help="Open it in the browser.")
def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    database: str | None = None,
    open_browser: bool = False,
    workers: int = 1,
    proxies: tuple[str, ...] = (),
) -> None:
    """The table in the browser: on this machine, or for friends over a network."""
    with extra("web", "the web table"):
        from waldglas.web.serve import serve as run  # noqa: PLC0415 - an extra, and slow to load
    run(host, port, data, database, open_browser, workers, proxies)
