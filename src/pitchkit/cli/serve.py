"""`pitch serve`: tables in the browser."""

import errno
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import click

from pitchkit.cli.keeping import in_data_dir, usual_tables
from pitchkit.server.app import Options
from pitchkit.server.limits import Limits
from pitchkit.server.running import Place, run
from pitchkit.server.store import StoreError

_PORT: Final = 7482


def _public_address(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str | None:
    if value is not None and not _is_origin(value):
        raise click.BadParameter(f"{value!r} is no address such as https://pitch.example.org")
    return value.rstrip("/") if value is not None else None


def _is_origin(address: str) -> bool:
    """Tell whether an address is a scheme, a host and perhaps a port, as browsers name where a page comes from."""
    try:
        parts = urlsplit(address)
        host = parts.hostname
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:  # brackets that do not match, or no port that can be
        return False
    if parts.scheme not in ("http", "https") or not host or not host.isascii() or set(host) & set(" %<>\"'\\"):
        return False
    shown = f"[{host}]" if ":" in host else host
    return address.lower() in (f"{parts.scheme}://{shown}{port}", f"{parts.scheme}://{shown}{port}/")


def _address(_ctx: click.Context, _param: click.Parameter, value: str) -> str:
    if not value:  # which the system takes for every network
        raise click.BadParameter("it names no address")
    return value


@click.command(name="serve")
@click.option("--host", default="127.0.0.1", show_default=True, callback=_address,
              help="Where to listen; 0.0.0.0 is every network.")  # fmt: skip
@click.option("--port", type=click.IntRange(0, 65535), default=_PORT, show_default=True, help="0 is any that is free.")
@in_data_dir
@click.option("--database", metavar="ADDRESS", help="Keep tables in PostgreSQL instead: postgresql://USER@HOST/NAME.")
@click.option(
    "--public-url",
    metavar="ADDRESS",
    callback=_public_address,
    help="The address that people use, where a proxy stands before the server.",
)
@click.option(
    "--workers-for-thinking",
    "n_workers",
    type=click.IntRange(1, 64),
    default=max(1, (os.cpu_count() or 2) - 1),
    show_default="processors but one",
    metavar="N",
    help="Processes in which bots that look ahead think.",
)
@click.option("--most-tables", type=click.IntRange(1, 100_000), default=Limits.tables, show_default=True, metavar="N",
              help="Tables in memory.")  # fmt: skip
@click.option("--keep-days", type=click.IntRange(30, 3650), default=Limits.keep_days, show_default=True, metavar="N",
              help="Remove tables to which nothing has happened for so long.")  # fmt: skip
@click.option("--metrics", "show_metrics", is_flag=True, help="Show /metrics to other machines too.")
@click.option("--log-requests", is_flag=True, help="Write a line for each request to standard error.")
@click.option("--open", "opens", is_flag=True, help="Open the page in a browser, where there is one.")
@click.option("--trusted", is_flag=True, help="No limits by address: for a network of friends, and for load tests.")
def command(  # noqa: PLR0913 - an argument an option
    *,
    host: str,
    port: int,
    data_dir: Path | None,
    database: str | None,
    public_url: str | None,
    n_workers: int,
    most_tables: int,
    keep_days: int,
    show_metrics: bool,
    log_requests: bool,
    opens: bool,
    trusted: bool,
) -> None:
    """Serve tables in the browser, to this machine only unless --host says more.

    Everything that happens at a table is stored before anyone hears of it; the server may be ended at any time.
    """
    if database is not None and data_dir is not None:
        raise click.UsageError("tables are kept in a folder or in a database: name one of --data-dir and --database")
    limits = Limits(tables=most_tables, keep_days=keep_days)
    options = Options(
        public_url=public_url,
        n_workers=n_workers,
        limits=limits.trusting() if trusted else limits,
        show_metrics=show_metrics,
    )

    def ready(address: str) -> None:
        shown = f"{public_url}/ (listening at {address})" if public_url is not None else address
        click.echo(f"PitchKit serves tables at {shown}\nCtrl-C ends it.", err=True)
        if opens and _has_browser():
            # It may wait for the browser.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        place = Place(host, port, database if database is not None else data_dir or usual_tables())
        run(place, options, log_requests=log_requests, ready=ready)
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        said = f"port {port} is in use, perhaps by another pitch serve; choose another by --port"
        raise click.ClickException(said) from error


def _has_browser() -> bool:
    """Tell whether there is a screen on which a page could be opened."""
    if os.environ.get("CI"):
        return False
    return sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
