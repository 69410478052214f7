"""The sounds are ours: small, soft, and just what the script makes."""

from __future__ import annotations

import importlib.util
import struct
import wave
from pathlib import Path
from types import ModuleType

import pytest

from companion.services.adapters import SOUNDS
from companion.services.ports import Sound

ROOT = Path(__file__).resolve().parents[2]
SMALL = 12_000


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("maker", ROOT / ".ci" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read(path: Path) -> tuple[int, ...]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))


def test_every_sound_has_its_file_and_no_file_is_without_a_sound() -> None:
    assert {path.stem for path in SOUNDS.iterdir()} == set(Sound)


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_small_soft_and_ends_in_silence(sound: Sound) -> None:
    path = SOUNDS / f"{sound}.wav"
    heard = read(path)
    assert path.stat().st_size < SMALL
    assert 5_000 < max(map(abs, heard)) < 12_000
    assert max(map(abs, heard[-20:])) < 200


def test_the_script_makes_them_anew(maker: ModuleType, tmp_path: Path) -> None:
    maker.main(tmp_path)
    for sound in Sound:
        kept, made = read(SOUNDS / f"{sound}.wav"), read(tmp_path / f"{sound}.wav")
        # Another machine's sine may differ in its last digit.
        assert max(abs(a - b) for a, b in zip(kept, made, strict=True)) <= 1
