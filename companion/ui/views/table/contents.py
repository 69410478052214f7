"""What an open sheet shows, as one value."""

from __future__ import annotations

from companion.app.hands import without_pencils
from companion.app.session import TableSession
from companion.app.values import PAGE
from companion.ui.views.table.shown import Content, Faces, Kind, Laying, LogShown, LookUp, More, Reading, Sheet
from scorers.core.view import Rule, TableView


def content(
    port: TableSession, view: TableView, sheet: Sheet, reading: Reading, laid: frozenset[str]
) -> Content | None:
    """Return all a sheet shows but a form, which needs the answers given so far."""
    match sheet.kind:
        case Kind.SEAT:
            found = next((seat for seat in view.seats if seat.seat == sheet.of), None)
            return without_pencils(found) if found and port.looks else found
        case Kind.WHY:
            return port.why(sheet.of)
        case Kind.LOG:
            return log_shown(port, view, reading)
        case Kind.LOOK_UP:
            return LookUp(_rules(view), view.tools, port.rulings, bool(view.faces), view.chapters)
        case Kind.CATALOGUE:
            chapters = (chapter for chapter in view.chapters if chapter.key == sheet.of)
            return next((Faces(chapter.faces, chapter.label) for chapter in chapters), Faces(view.faces))
        case Kind.MORE:
            return More(port.keeps, port.finished, port.hand.invited)
        case Kind.CHECKLIST:
            return Laying(port.checklist(), laid)
        case Kind.TIME:
            return port.clocks()
        case Kind.FORM:
            return None


def _rules(view: TableView) -> tuple[Rule, ...]:
    """Return the pages of the rules, the one that matters now first."""
    now = view.now.rule.key if view.now.rule else ""
    return tuple(sorted(view.rules, key=lambda rule: rule.key != now))


def log_shown(port: TableSession, view: TableView, reading: Reading) -> LogShown:
    """Return the log as far as somebody has read in it."""
    hand = None if reading.chosen is None else port.in_hand(reading.chosen)
    return LogShown(port.log(reading.folds, reading.pages * PAGE), hand, view.track.overview)
