"""What is said when something cannot be done: what the disk says, what the rules say, or that we do not know."""

from __future__ import annotations

import pytest

from companion.app.reasons import UNKNOWN, reason
from companion.storage.errors import StorageCode, StorageError
from scorers.core.issues import CompanionError, RuleViolation, impossible
from scorers.core.msg import Msg, msg


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (StorageError(StorageCode.FULL_DISK, path="here"), msg("storage-full-disk", path="here")),
        (RuleViolation(impossible("core-task-done")), msg("core-task-done")),
        (RuleViolation(impossible("core-task-done"), impossible("core-play-over")), msg("core-task-done")),
        (RuleViolation(), UNKNOWN),
        (CompanionError("something"), UNKNOWN),
    ],
    ids=["disk", "rule", "the heaviest rule", "no rule", "else"],
)
def test_the_sentence_for_an_error(error: CompanionError, said: Msg) -> None:
    assert reason(error) == said
