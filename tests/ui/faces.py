"""Reads of a TrueType face what the tests ask: which letters it has, and how wide they are."""

from __future__ import annotations

from pathlib import Path
from struct import unpack_from
from typing import Final

from companion import ui

FOLDER: Final = Path(ui.__file__).resolve().parents[1] / "assets" / "fonts"


class Typeface:
    """One file of `companion/assets/fonts`."""

    def __init__(self, path: Path) -> None:
        self._data = path.read_bytes()
        count = unpack_from(">H", self._data, 4)[0]
        heads = (unpack_from(">4sLLL", self._data, 12 + 16 * at) for at in range(count))
        self._tables = {tag.decode(): offset for tag, _, offset, _ in heads}
        self.glyphs = self._glyphs()

    def lacks(self, letters: str) -> str:
        """Those of these letters that would be shown as an empty box."""
        return "".join(sorted({letter for letter in letters if letter >= " " and ord(letter) not in self.glyphs}))

    def width(self, letter: str) -> int:
        """How far the next letter stands, in units of the face."""
        last = unpack_from(">H", self._data, self._tables["hhea"] + 34)[0] - 1
        at = min(self.glyphs[ord(letter)], last)
        return int(unpack_from(">H", self._data, self._tables["hmtx"] + 4 * at)[0])

    @property
    def units(self) -> int:
        return int(unpack_from(">H", self._data, self._tables["head"] + 18)[0])

    @property
    def weight(self) -> int:
        return int(unpack_from(">H", self._data, self._tables["OS/2"] + 4)[0])

    def _glyphs(self) -> dict[int, int]:
        cmap = self._tables["cmap"]
        maps = (
            unpack_from(">HHL", self._data, cmap + 4 + 8 * at)
            for at in range(unpack_from(">H", self._data, cmap + 2)[0])
        )
        start = next(cmap + offset for platform, encoding, offset in maps if (platform, encoding) == (3, 1))
        twice = unpack_from(">H", self._data, start + 6)[0]
        n = twice // 2
        ends, firsts, deltas, ranges = (
            unpack_from(f">{n}H", self._data, start + skip) for skip in (14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice)
        )
        found = {}
        for at in range(n):
            for letter in range(firsts[at], ends[at] + 1):
                glyph = letter
                if ranges[at]:
                    here = start + 16 + 3 * twice + 2 * at
                    glyph = unpack_from(">H", self._data, here + ranges[at] + 2 * (letter - firsts[at]))[0]
                if glyph := (glyph + deltas[at]) & 0xFFFF if glyph else 0:
                    found[letter] = glyph
        return found
