"""A title put on the shelf by its files alone is played and counted on the screens like every other; so is the made-up
game that has every kind of question, board and card.
"""

from pathlib import Path

import pytest

from tests.scorers import crown_fields
from tests.scorers.kernel_game import installed
from tests.scorers.plugged import plugged
from tests.ui.walk import COUNT, Where, wander

SLUG = crown_fields.GAME.slug


@pytest.mark.usefixtures("unlocked")
@pytest.mark.parametrize("where", [Where(SLUG, "rounds", 3), Where(SLUG, COUNT, 2)], ids=str)
@pytest.mark.parametrize("seed", range(3))
async def test_somebody_who_taps_at_random_stumbles_over_nothing(where: Where, seed: int) -> None:
    with plugged(Path(crown_fields.__file__).parent, SLUG):
        await wander(where, seed, 40)


@pytest.mark.usefixtures("unlocked")
@pytest.mark.parametrize("where", [Where("kernel", "everything", 5), Where("kernel", "light", 2)], ids=str)
async def test_whoever_taps_at_random_meets_every_kind_of_question(where: Where) -> None:
    with installed():
        await wander(where, 1, 40)
