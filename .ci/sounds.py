"""Write the app's sounds, out of nothing but sines that die away: short, low in volume, our own."""

import math
import struct
import wave
from collections.abc import Iterable
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent.parent / "companion" / "assets" / "sounds"

RATE: Final = 8000
"""Samples a second: enough for tones this low, and the longest sound stays below 12 kB."""

LOUDEST: Final = 0.3
"""Of full scale: it is a table among friends, not an alarm."""

ATTACK: Final = 0.002
"""Seconds to swell; without them every sound would begin with a crack."""

Tone = tuple[float, float, float, float]
"""Hertz, volume, seconds until it has died down to a third, seconds before it begins."""

SOUNDS: Final[dict[str, tuple[float, tuple[Tone, ...]]]] = {
    # A fingertip on wood.
    "tick": (0.06, ((1180, 1, 0.008, 0), (1830, 0.4, 0.004, 0))),
    # A knuckle under the table.
    "refused": (0.16, ((150, 1, 0.03, 0), (225, 0.5, 0.02, 0))),
    # Two small bells, a fifth apart.
    "chime": (0.72, ((659.3, 1, 0.16, 0), (1318.5, 0.3, 0.08, 0), (987.8, 0.8, 0.16, 0.12), (1975.5, 0.2, 0.08, 0.12))),
}
"""How long it lasts, and what sounds in it."""


def samples(seconds: float, tones: Iterable[Tone]) -> list[float]:
    """Mix the tones, from -1 to 1, fading to silence at the end."""
    mixed = [sum(_tone(at / RATE, *tone) for tone in tones) for at in range(round(seconds * RATE))]
    most = max(map(abs, mixed))
    return [LOUDEST * value / most * min(1, (len(mixed) - at) / (len(mixed) / 4)) for at, value in enumerate(mixed)]


def _tone(now: float, hertz: float, volume: float, fade: float, begin: float) -> float:
    time = now - begin
    if time < 0:
        return 0
    return volume * math.sin(math.tau * hertz * time) * math.exp(-time / fade) * min(1, time / ATTACK)


def write(path: Path, seconds: float, tones: Iterable[Tone]) -> None:
    """Write one sound as a WAV file, 16 bit, one channel."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(32767 * value)) for value in samples(seconds, tones)))


def main(folder: Path = FOLDER) -> None:
    """Write them all."""
    for name, (seconds, tones) in SOUNDS.items():
        write(folder / f"{name}.wav", seconds, tones)
        print(f"{name}.wav: {(folder / f'{name}.wav').stat().st_size} bytes")


if __name__ == "__main__":
    main()
