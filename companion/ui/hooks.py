"""Small helpers for components that Flet does not bring."""

from __future__ import annotations

import contextvars
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, cast

import flet as ft
from flet.messaging.session import Session


def hop(page: ft.Page, work: Callable[[], Awaitable[Any]]) -> bool:
    """Go on on a page's own behalf, from wherever the news came; False once the page is gone for good.

    A page whose phone sleeps has no connection: it is left alone, and looks again by itself when it comes back.
    Flet remembers the current page in a context variable, and `run_task` overwrites it for its caller too: without a
    context of its own, the page that brought the news would send its next repaint to the wrong browser.
    """
    session = session_of(page)
    if session is None:
        return False
    if session.connection is None:
        return session.expires_at is None or session.expires_at > datetime.now(UTC)
    contextvars.copy_context().run(page.run_task, cast("Callable[[], Any]", work))
    return True


def session_of(page: ft.Page) -> Session | None:
    """Return a page's session, or nothing once Flet has thrown it away: some time after the page was closed."""
    try:
        return page.session
    except RuntimeError:
        return None
