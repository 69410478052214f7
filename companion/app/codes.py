"""Short codes for whoever cannot scan: good for minutes, and so few tries are taken that guessing leads nowhere."""

from __future__ import annotations

import hmac
import secrets
from collections import deque
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from timers.clock import Clock

LETTERS: Final = "ACDEFGHJKMNPQRTUVWXY34679"
"""What a code is made of: no two look or sound alike on a screen across the table."""

LONG: Final = 6
"""Letters of a code."""

GOOD_FOR: Final = timedelta(minutes=10)
"""How long a code is good."""

MINUTE: Final = timedelta(minutes=1)

TRIES: Final = 5
"""Wrong codes one address may send in a minute."""

TRIES_OF_ONE: Final = 10
"""Wrong codes one address may send while a code is good: it alone makes none worthless."""

TRIES_OF_ALL: Final = 30
"""Wrong codes all addresses together may send in a minute, and for one code."""

ADDRESSES: Final = 1000
"""So many addresses are remembered that have sent a wrong code."""


@dataclass(frozen=True, slots=True)
class Code:
    """A short code, and how long it is good."""

    letters: str
    until: datetime
    tries: int = TRIES_OF_ALL


class Codes:
    """The codes of all open doors, and the wrong ones that were sent."""

    def __init__(self, clock: Clock) -> None:
        """No code is good yet."""
        self._clock = clock
        self._codes: dict[str, Code] = {}
        self._tries: dict[str, deque[datetime]] = {}

    def of(self, table: str) -> Code:
        """Return the code of a table; another one where the last has run out."""
        known, now = self._codes.get(table), self._clock.now()
        if known is None or known.until <= now or known.tries <= 0:
            letters = "".join(secrets.choice(LETTERS) for _ in range(LONG))
            known = self._codes[table] = Code(letters, now + GOOD_FOR)
        return known

    def forget(self, table: str) -> None:
        """Let the code of a table be good for nothing."""
        self._codes.pop(table, None)

    def wears_out(self, address: str) -> bool:
        """Whether an address, or all together, have sent too many wrong codes to be heard just now."""
        return (
            self._has_tried(address, TRIES)
            or self._has_tried(address, TRIES_OF_ONE, GOOD_FOR)
            or self._has_tried("", TRIES_OF_ALL)
        )

    def table(self, letters: str, address: str) -> str | None:
        """Return the table a code leads to; every wrong one counts, against whoever sent it and against all codes."""
        given, now = plain(letters).encode(), self._clock.now()
        found = [
            table
            for table, code in self._codes.items()
            if hmac.compare_digest(code.letters.encode(), given) and code.until > now and code.tries > 0
        ]
        if found:
            return found[0]
        self._note_try(address, now)
        self._codes = {table: replace(code, tries=code.tries - 1) for table, code in self._codes.items()}
        return None

    def _has_tried(self, address: str, most: int, within: timedelta = MINUTE) -> bool:
        since = self._clock.now() - within
        return sum(1 for moment in self._tries.get(address, ()) if moment > since) >= most

    def _note_try(self, address: str, now: datetime) -> None:
        """Remember a wrong code, under its address and under all."""
        if len(self._tries) > ADDRESSES:
            old = now - GOOD_FOR
            self._tries = {who: when for who, when in self._tries.items() if when[-1] > old}
        for who in (address, ""):
            self._tries.setdefault(who, deque(maxlen=TRIES_OF_ALL)).append(now)


def plain(letters: str) -> str:
    """Return a code as it is kept, however somebody has typed it.

    >>> plain(" acd-efg ")
    'ACDEFG'
    """
    return "".join(letter for letter in letters[:40].upper() if letter.isalnum())
