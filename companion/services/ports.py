"""What the screens ask of a device. Every call is harmless where the device cannot do it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from scorers.core.issues import CompanionError
from scorers.core.msg import Msg


class Clipboard(Protocol):
    """Where copied text goes."""

    async def copy(self, text: str) -> bool:
        """Put a text on the clipboard; False if the device does not allow it."""
        ...


class Sharing(Protocol):
    """The share sheet of the system."""

    async def share(self, text: str, title: str) -> bool:
        """Offer a text to other apps; False if the device has no share sheet or nothing was shared."""
        ...


class Wakelock(Protocol):
    """Keeping the screen on while somebody plays."""

    async def hold(self) -> None:
        """Keep the screen awake until `release`."""
        ...

    async def release(self) -> None:
        """Let the screen sleep again."""
        ...


class Haptics(Protocol):
    """The small knock of a phone."""

    async def tap(self) -> None:
        """Acknowledge a tap."""
        ...

    async def refuse(self) -> None:
        """Say that a tap was not taken."""
        ...


class Sound(StrEnum):
    """What can be heard; each is a file of that name in `assets/sounds/`."""

    TICK = "tick"
    """A step was recorded by this device."""
    REFUSED = "refused"
    """It was not taken."""
    CHIME = "chime"
    """A round that is marked on the track begins, or all the points are counted."""


class Sounds(Protocol):
    """The loudspeaker, for who wants to hear what happens."""

    async def play(self, sound: Sound) -> None:
        """Let a sound be heard, once and softly."""
        ...


@dataclass(frozen=True, slots=True)
class PickedFile:
    """A file somebody chose, with all it holds."""

    name: str
    data: bytes


class FileRefusedError(CompanionError):
    """A file that was chosen cannot be had; `said` tells why."""

    def __init__(self, said: Msg) -> None:
        """Keep the sentence for the screen."""
        super().__init__(said.id)
        self.said = said


class Files(Protocol):
    """Files of the device, chosen by the person."""

    async def save(self, name: str, data: bytes) -> bool:
        """Let the person keep a file; False if they changed their mind."""
        ...

    async def pick(self) -> PickedFile | None:
        """Let the person choose a JSON file; a FileRefusedError if it does not come in whole."""
        ...


class Device(Protocol):
    """Who this device is, and what it is set to by its system."""

    async def identity(self) -> str | None:
        """Return an id that stays the same on this device, or nothing if it does not answer."""
        ...

    async def heard(self) -> bool:
        """Return True once the device has taken in all that was sent to it so far, False if it does not answer."""
        ...

    async def language(self) -> str | None:
        """Return the system's language as a locale, or nothing if it does not say."""
        ...

    async def still(self) -> bool:
        """Return True if the system is set to show less motion, False if it does not say."""
        ...


@dataclass(frozen=True, slots=True)
class Network:
    """An address at which others in a network may find this machine."""

    address: str
    name: str
    """What the system calls the way there."""
    likely: bool = False
    """Whether it is the one by which this machine itself goes out."""


class NoNetworkError(CompanionError):
    """Nobody can be invited; `said` tells why."""

    def __init__(self, said: Msg) -> None:
        """Keep the sentence for the screen."""
        super().__init__(said.id)
        self.said = said


class Hosting(Protocol):
    """Listening for other devices."""

    def networks(self) -> tuple[Network, ...]:
        """Return where this machine could be found, the likely address first."""
        ...

    @property
    def place(self) -> tuple[str, int] | None:
        """Where it is listened just now."""
        ...

    async def open(self, address: str, port: int = 0) -> int:
        """Listen at an address, and there only; returns the port. A NoNetworkError says why not."""
        ...

    async def shut(self) -> None:
        """Listen no more."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """All of them, made once for every page."""

    device: Device
    clipboard: Clipboard
    sharing: Sharing
    wakelock: Wakelock
    haptics: Haptics
    sounds: Sounds
    files: Files
