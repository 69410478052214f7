"""All that can happen at Crown Fields."""

from typing import Final

from scorers.core.api import Acts
from tests.scorers.crown_fields.acts.take_field import TAKE
from tests.scorers.crown_fields.flow import FieldsFlow

ACTS: Final = Acts[FieldsFlow](TAKE)
