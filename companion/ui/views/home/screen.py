"""Home."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.values import TableEntry
from companion.ui import routes
from companion.ui.components.issues import notice
from companion.ui.components.shell import section, view
from companion.ui.components.touch import Style, icon_button, tap, text
from companion.ui.components.words import Words
from companion.ui.desk import Desk, use_desk
from companion.ui.guard import screen
from companion.ui.theme import SEED
from companion.ui.views.game_theme import use_game_theme
from companion.ui.views.home.shelf import box
from companion.ui.views.home.tables import entry_name, live_card, other_table
from scorers.core.issues import Level
from scorers.core.msg import msg


@screen
def Home() -> ft.View:
    """Draw the first screen: tables being played, the shelf, plays."""
    desk = use_desk()
    route = ft.use_view_path()
    use_game_theme(desk, SEED)
    w = desk.words
    actions = [
        icon_button(ft.Icons.EMOJI_EVENTS_OUTLINED, w.t("app-plays"), lambda: desk.go(routes.PLAYS), key="plays"),
        icon_button(ft.Icons.SETTINGS_OUTLINED, w.t("app-settings"), lambda: desk.go(routes.SETTINGS), key="settings"),
    ]
    body = [*_notices(w, desk), *_tables(w, desk), *_shelf(w, desk)]
    return view(w, route, w.t("app-title"), body, width=desk.layout.width, actions=actions, measure=_measure(desk))


def _measure(desk: Desk) -> int:
    return 1080 if desk.layout.wide else 720


def _notices(w: Words, desk: Desk) -> list[ft.Control]:
    """Files that had to be repaired: told once, until seen."""
    return [
        notice(
            w.say(said),
            Level.AGAINST,
            key=f"notice/{at}",
            end=icon_button(ft.Icons.CLOSE, w.t("app-seen"), tap(_seen, desk, said), key=f"notice/{at}/seen"),
        )
        for at, said in enumerate(desk.notices)
    ]


def _seen(desk: Desk, said: object) -> None:
    desk.notices = tuple(other for other in desk.notices if other is not said)


def _tables(w: Words, desk: Desk) -> list[ft.Control]:
    """Draw the last touched table large, the others in a line each."""
    first, *others = desk.library.open_tables() or (None,)
    if first is None:
        return []
    head = live_card(w, desk, first, lambda: desk.go(routes.table(first.id)), lambda: put_away(desk, first))
    lines = [
        other_table(
            w,
            desk,
            entry,
            partial(desk.go, routes.table(entry.id)),
            partial(put_away, desk, entry),
        )
        for entry in others
    ]
    return [head, *([section(w.t("app-other-tables")), *lines] if lines else [])]


def put_away(desk: Desk, entry: TableEntry) -> None:
    """Take a table off Home, with a way back."""

    def bring_back() -> None:
        desk.library.bring_back(entry.id)
        desk.changed()

    if desk.attempt(lambda: desk.library.put_away(entry.id)):
        desk.changed()
        desk.tell(msg("app-was-put-away", what=entry_name(desk.words, entry)), undo=bring_back)


def _shelf(w: Words, desk: Desk) -> list[ft.Control]:
    """All games, in two columns where there is room; of one that cannot be played, a line that says why."""
    boxes = [box(w, game, desk.go, desk.layout.width) for game in desk.library.games()]
    broken = [text(w.t("app-broken-game", what=what), Style.BODY_MEDIUM) for what in desk.library.broken_games()]
    if not desk.layout.wide:
        return [section(w.t("app-shelf")), *boxes, *broken]
    for part in boxes:
        part.col = {ft.ResponsiveRowBreakpoint.XS: 12, ft.ResponsiveRowBreakpoint.MD: 6}
    shelf = ft.ResponsiveRow(list[ft.Control](boxes), spacing=16, run_spacing=16)
    return [section(w.t("app-shelf")), shelf, *broken]
