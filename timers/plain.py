"""Reading plain JSON values back; each wrong value is named."""

from datetime import datetime, timedelta


def duration_of(value: object) -> timedelta:
    """Read a number of seconds.

    >>> duration_of(90.5)
    datetime.timedelta(seconds=90, microseconds=500000)
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        msg = f"A number of seconds was expected, not {value!r}."
        raise ValueError(msg)  # noqa: TRY004 - a wrong file is a wrong value, callers catch one kind
    try:
        return timedelta(seconds=value)
    except OverflowError as error:
        msg = f"{value!r} seconds are more than any clock can hold."
        raise ValueError(msg) from error


def moment_of(value: object) -> datetime:
    """Read a moment in ISO form."""
    if not isinstance(value, str):
        msg = f"A moment in ISO form was expected, not {value!r}."
        raise ValueError(msg)  # noqa: TRY004 - as above
    return datetime.fromisoformat(value)


def mapping_of(value: object) -> dict[str, object]:
    """Read a JSON object."""
    if not isinstance(value, dict):
        msg = f"A group of named values was expected, not {value!r}."
        raise ValueError(msg)  # noqa: TRY004 - as above
    return value
