"""What to say when something cannot be done."""

from typing import Final

from companion.storage.errors import Notice, StorageError
from scorers.core.issues import CompanionError, RuleViolation
from scorers.core.msg import Msg, msg

UNKNOWN: Final = msg("app-failed")
"""What is said when we do not know better."""


UNWRITTEN: Final = msg("door-disk")
"""What is said of a disk that fails on a device that was invited: where the data lies is not for it."""


def reason(error: CompanionError, *, invited: bool = False) -> Msg:
    """Return the sentence for an error a person can do something about; `invited`: on a device that was let in."""
    match error:
        case StorageError() if invited and "path" in error.params:
            return UNWRITTEN
        case StorageError() if invited and "moved" in error.params:
            return UNKNOWN
        case StorageError():
            return told(error)
        case RuleViolation() if error.issues:
            return error.issues[0].text
        case _:
            return UNKNOWN


def told(happened: Notice | StorageError) -> Msg:
    """Return the sentence for something that has happened to a file."""
    return Msg(happened.message_id, tuple(happened.params.items()))
