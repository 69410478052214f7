"""Crown Fields: a made-up title of the kind most games are, rounds and a score pad without bookkeeping. For tests only.

Two to four players, twelve rounds. In each round lies a line of fields, one for each player and numbered from the top;
in turn everybody takes one. Who took the higher field chooses first in the next round. At the end a property counts its
squares times its crowns; two extras may be agreed on. Ties: the largest property, then the crowns.

It is the whole of CONTRIBUTING's "A title without bookkeeping"; `plugged()` puts it on the shelf for a while.
"""

from typing import Final

from scorers.core.game import Game, opening
from scorers.core.rounds import jumps, place_name, position
from scorers.core.setup import Setup
from scorers.core.state import State
from tests.scorers.crown_fields.acts import ACTS
from tests.scorers.crown_fields.flow import FieldsFlow, jump, tasks
from tests.scorers.crown_fields.printed import INFO, LAID_OUT, LOOK, ROUNDS
from tests.scorers.crown_fields.scoring import check_sheet, projection, score, sheet
from tests.scorers.crown_fields.view import view, why


def begin(setup: Setup) -> State[FieldsFlow]:
    """Return the table before the first line: the first player begins, then clockwise."""
    return opening(INFO, setup, FieldsFlow(of=ROUNDS, order=setup.clockwise(setup.first)), {})


GAME: Final = Game[FieldsFlow](
    info=INFO,
    look=LOOK,
    acts=ACTS,
    begin=begin,
    tasks=tasks,
    position=position,
    jumps=jumps,
    jump=jump,
    place_name=place_name,
    view=view,
    why=why,
    sheet=sheet,
    score=score,
    projection=projection,
    check_sheet=check_sheet,
    laid_out=LAID_OUT,
)
