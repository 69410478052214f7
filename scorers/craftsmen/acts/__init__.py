"""All that can happen in Craftsmen, a file each."""

from typing import Final

from scorers.core.acts.points import TellPoints
from scorers.core.api import Acts, Move, per_state
from scorers.craftsmen import tools
from scorers.craftsmen.acts import build, craft, helpers, lay, order, printed_values, stages, year_end
from scorers.craftsmen.model import Craft, CraftFlow
from scorers.craftsmen.printed import LINES, SLUG

REASONS: Final = {"goods": "vp.goods", "helpers": "vp.helpers", "other": "vp.other"}
"""What points are told for, and kept as."""

TELL_POINTS: Final = TellPoints[CraftFlow](SLUG, REASONS, tuple(REASONS), 50, LINES)

BEHIND: Final = (helpers.PayFee(), craft.Make(), craft.Buy(), build.Build(), build.TakeBonus(), stages.MoveToken())
"""What stands behind the name of a player, where it can be done."""

TOOLS: Final = (tools.HandTool(), tools.Auction())
"""What one looks up."""

_SENDING: Final = (helpers.Send(), helpers.Pass(), helpers.SendAll())
_COURSE: Final = (year_end.ScoreYear(), order.SetOrder(), *_SENDING, stages.EndStage(), stages.CloseSeason())

ACTS: Final = Acts[CraftFlow](*_COURSE, *BEHIND, lay.Lay(), printed_values.TellValues(), TELL_POINTS, *TOOLS)
"""What moves a season on, and all that can happen beside."""


@per_state
def offered(state: Craft) -> tuple[Move, ...]:
    """Return every move there is now, wherever it sits; when the play is over, what puts it right."""
    return tuple(move for act in ACTS.all for move in act.offered(state))
