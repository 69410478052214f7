"""The screen stays awake while a table is in front."""

from __future__ import annotations

import flet as ft

from companion.ui.page_session import PageSession


def stay_awake(here: PageSession) -> None:
    """Hold the screen awake while this address is in front."""
    in_front = ft.use_route_location() == ft.use_view_path()

    async def hold() -> None:
        await (here.services.wakelock.hold() if in_front else here.services.wakelock.release())

    async def release() -> None:
        await here.services.wakelock.release()

    ft.use_effect(hold, [in_front], cleanup=release)
