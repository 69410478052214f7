"""Cut the faces to the letters the app shows: `python .ci/fonts.py FOLDER`, where fontTools can be had.

FOLDER holds the four TrueType faces as their makers publish them: Fraunces-Bold.ttf, HankenGrotesk-Medium.ttf,
HankenGrotesk-Bold.ttf, HankenGrotesk-ExtraBold.ttf. Not part of `make setup`: it is run when a letter is missing.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parents[1] / "companion" / "assets" / "fonts"

FACES: Final = ("Fraunces-Bold", "HankenGrotesk-Medium", "HankenGrotesk-Bold", "HankenGrotesk-ExtraBold")

LETTERS: Final = (
    "U+0020-017F,U+0218-021B,U+02C6-02DD,U+2010-2027,U+2030,U+2032,U+2033,U+2039,U+203A,U+2044,U+20AC,U+2122"
)
"""Latin, Latin Extended-A and the signs of print."""

SIGNS: Final = "U+2190-2193,U+2212,U+2215,U+2248,U+2260,U+2264,U+2265"
"""Arrows and mathematics, as far as a face has them."""


def main(folder: Path) -> None:
    """Write every face anew; only kerning and marks are kept of what it can do."""
    for face in FACES:
        words = [
            str(folder / f"{face}.ttf"),
            f"--unicodes={LETTERS},{SIGNS}",
            "--layout-features=kern,mark,mkmk,ccmp,locl",
            "--no-hinting",
            "--desubroutinize",
            "--name-IDs=0,1,2,3,4,5,6,13,14",
            f"--output-file={HERE / face}.ttf",
        ]
        subprocess.run([sys.executable, "-m", "fontTools.subset", *words], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
