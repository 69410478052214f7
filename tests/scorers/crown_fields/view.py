"""What the table sees: the round, and the fields that are left."""

from dataclasses import replace

from scorers.core.amount import UNKNOWN
from scorers.core.api import TABLE, Player, msg
from scorers.core.rounds import track
from scorers.core.view import Mark, Now, SeatView, TableView, Why
from tests.scorers.crown_fields.acts.take_field import TAKE
from tests.scorers.crown_fields.flow import Fields, acting
from tests.scorers.crown_fields.printed import ROUNDS


def view(state: Fields, _viewer: str | None) -> TableView:
    """Return the table; nothing is secret."""
    shown = track(state, Mark(ROUNDS, msg("crown_fields-last-round")))
    seats = tuple(SeatView(owner) for owner in (*state.setup.ids, TABLE))
    if state.flow.over:
        return TableView(shown, Now(msg("crown_fields-over")), seats)
    headline = msg("crown_fields-now", who=Player(acting(state)))
    return TableView(replace(shown, acting=(acting(state),)), Now(headline, moves=TAKE.offered(state)), seats)


def why(_state: Fields, _figure: str) -> Why:
    """Return that there is nothing to explain before the end."""
    return Why(msg("crown_fields-title"), UNKNOWN)
