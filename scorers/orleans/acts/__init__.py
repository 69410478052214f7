"""All that can happen in Orléans, in the order of a round."""

from typing import Final

from scorers.core.act import Acts
from scorers.core.acts.elsewhere import ELSEWHERE
from scorers.orleans.acts import gain, round, settle  # noqa: A004 - the acts of a round
from scorers.orleans.acts.action import ACTION
from scorers.orleans.model import OrleansFlow
from scorers.orleans.tools import LOOK_UP

ACTS: Final = Acts[OrleansFlow](*round.ACTS, ACTION, *settle.ACTS, *gain.ACTS, ELSEWHERE, LOOK_UP)
"""All of them; their moves are named by their words."""
