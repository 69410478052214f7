"""Why a command cannot be carried out."""

from pydantic import ValidationError

from scorers.core.issues import CompanionError
from scorers.core.msg import Msg, Param, msg


class Refusal(CompanionError):
    """A file or an argument cannot be used; `reason` says why in one line."""

    def __init__(self, reason: Msg) -> None:
        """Keep the sentence for the language of the terminal."""
        super().__init__(reason.id)
        self.reason = reason


def refuse(id_: str, /, **params: Param) -> Refusal:
    """Return a refusal, written the short way."""
    return Refusal(msg(id_, **params))


def bad_field(path: str, reason: str | Msg) -> Refusal:
    """Return the refusal of a field of a file: its path, and what is wrong with it."""
    return refuse("cli-bad-field", path=path, reason=reason)


def from_validation(error: ValidationError, *above: str) -> Refusal:
    """Return the first thing pydantic found, with the path of the field from the top of the file."""
    first = error.errors(include_url=False)[0]
    path = ".".join(str(part) for part in (*above, *first["loc"]))
    return bad_field(path or "-", first["msg"].removeprefix("Value error, "))
