"""The native window: is Flet's desktop client on this machine, and can it be had?

The client is a program of its own that `flet_desktop` fetches once and keeps. A machine without a screen, without
that package or without a network has none, and the app then opens in the browser.
"""

import contextlib
import importlib.util
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 3.0
"""Seconds a server may stay silent before the window is given up; a slow download that moves is waited for."""


def has_screen() -> bool:
    """Tell whether a window or a browser could be shown here: on Linux a display server must run."""
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def started_by_flet() -> bool:
    """Tell whether a packaged app or `flet run` started us and has arranged everything."""
    return "FLET_PLATFORM" in os.environ or "FLET_DISPLAY_URL_PREFIX" in os.environ


def is_ready() -> bool:
    """Tell whether a window can open at once, without fetching anything."""
    return _can_show_window() and (_own_client() or _kept_client())


def fetch() -> bool:
    """Fetch the client unless it is there; True when a window can open afterwards."""
    if not _can_show_window():
        return False
    if is_ready():
        return True
    import flet_desktop

    with _patience(PATIENCE):
        try:
            flet_desktop.ensure_client_cached()
        except Exception:  # noqa: BLE001 - whatever went wrong out there, the browser is the answer
            return False
    return True


def _can_show_window() -> bool:
    """Flet opens no window on Linux without an X display, and none without its desktop package."""
    on_linux = sys.platform.startswith("linux")
    return bool(not on_linux or os.environ.get("DISPLAY")) and importlib.util.find_spec("flet_desktop") is not None


def _own_client() -> bool:
    """Tell whether the person points Flet at a client of their own."""
    return Path(os.environ.get("FLET_VIEW_PATH", "/nowhere")).exists()


def _kept_client() -> bool:
    """Tell whether an earlier start left the client of exactly this Flet version behind."""
    from flet.version import flet_version

    kept = Path.home() / ".flet" / "client"
    return any(kept.glob(f"flet-desktop-*-{flet_version}*"))


@contextlib.contextmanager
def _patience(seconds: float) -> Iterator[None]:
    """Give up on a silent connection after so many seconds, for the time of a `with` block."""
    before = socket.getdefaulttimeout()
    socket.setdefaulttimeout(seconds)
    try:
        yield
    finally:
        socket.setdefaulttimeout(before)


if __name__ == "__main__":
    fetch()
