"""What an open sheet shows, as one value."""

from __future__ import annotations

from companion.app.session import TableSession
from companion.ui.views.table.shown import Content, Faces, Kind, Laying, LogShown, LookUp, More, Sheet
from scorers.core.view import TableView


def content(
    port: TableSession, view: TableView, sheet: Sheet, folds: frozenset[str], laid: frozenset[str]
) -> Content | None:
    """Return all a sheet shows but a form, which needs the answers given so far."""
    match sheet.kind:
        case Kind.SEAT:
            return next((seat for seat in view.seats if seat.seat == sheet.of), None)
        case Kind.WHY:
            return port.why(sheet.of)
        case Kind.LOG:
            return LogShown(port.log(), folds)
        case Kind.LOOK_UP:
            return LookUp(view.rules, view.tools, port.rulings, bool(view.faces))
        case Kind.CATALOGUE:
            return Faces(view.faces)
        case Kind.MORE:
            return More(port.keeps, port.finished)
        case Kind.CHECKLIST:
            return Laying(port.checklist(), laid)
        case Kind.TIME:
            return port.clocks()
        case Kind.FORM:
            return None
