"""Where everything is: one address per screen."""

from __future__ import annotations

HOME = "/"
PLAYS = "/plays"
SETTINGS = "/settings"


def new(slug: str) -> str:
    """Return the address of a new table of a game."""
    return f"/new/{slug}"


def count(slug: str) -> str:
    """Just count the points of a game."""
    return f"/count/{slug}"


def check(slug: str) -> str:
    """Lay out the box without a table."""
    return f"/check/{slug}"


def table(key: str) -> str:
    """Return the address of a table being played."""
    return f"/table/{key}"


def setup(key: str) -> str:
    """Lay out the box for a table."""
    return f"/table/{key}/setup"


def points(key: str) -> str:
    """Return the address of the points of a table so far."""
    return f"/table/{key}/points"


def show(key: str) -> str:
    """Show a table to everybody around it."""
    return f"/table/{key}/show"


def phones(key: str) -> str:
    """Invite other devices to a table."""
    return f"/table/{key}/phones"


def finish(key: str) -> str:
    """Return the address of the closing questions of a table."""
    return f"/table/{key}/finish"


def behind(route: str) -> str | None:
    """Where Esc leads from a screen; nowhere from what is half filled in, which only its arrow leaves.

    >>> behind("/plays/k"), behind("/table/k/points"), behind("/count/g")
    ('/plays', '/table/k', None)
    """
    match route.strip("/").split("/"):
        case ["plays", _]:
            return PLAYS
        case ["plays"] | ["check", _]:
            return HOME
        case ["table", key, "points" | "show" | "phones"]:
            return table(key)
    return None


def play(key: str) -> str:
    """Return the address of a finished play; right after the end the points are counted up."""
    return f"/plays/{key}"
