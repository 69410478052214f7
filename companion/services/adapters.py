"""The ports of a device, as Flet offers them. A page that is gone or a device that cannot is never an error."""

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable
from pathlib import Path
from typing import Final, TypeVar

import flet as ft
from flet_audio import Audio, ReleaseMode

from companion.services.intake import LARGE, LARGEST, Intake
from companion.services.ports import FileRefusedError, PickedFile, Services, Sound
from scorers.core.msg import msg

log = logging.getLogger(__name__)

T = TypeVar("T")

SOUNDS: Final = Path(__file__).resolve().parents[1] / "assets" / "sounds"
"""Made by `make sounds`."""

PATIENCE: Final = 3.0
"""Seconds after which a device that does not answer is taken to have no answer."""

IDENTITY: Final = "tableside.device"
"""Under which name the device keeps its id."""

IDENTITIES: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{3,63}")
"""What such an id looks like; whatever else a device may say is none."""


async def asked(call: Awaitable[T], wait: float | None = PATIENCE) -> T | None:
    """Await an answer of the device; nothing if it cannot, will not or is gone."""
    try:
        return await asyncio.wait_for(call, wait)
    except Exception as error:  # noqa: BLE001 - every platform refuses in its own way
        log.info("the device does not answer: %s", error)
        return None


def new_identity() -> str:
    """Return a new id, for a device that has none."""
    return f"d-{secrets.token_hex(8)}"


class FletDevice:
    """The browser or phone a page is shown on."""

    def __init__(self, page: ft.Page) -> None:
        """Keep what must stay referenced: Flet drops a service nobody holds."""
        self._page = page
        self._kept = ft.SharedPreferences()
        self._reading = ft.SemanticsService()

    async def identity(self) -> str | None:
        """Return the id this device was given the first time; nothing if it does not answer.

        Only a device that says it has none is given one. A page that is just being reloaded says nothing, and would
        otherwise be somebody else for ever, without its settings.
        """
        found = await asked(self._stored())
        if found != "":
            return found
        fresh = new_identity()
        await asked(self._kept.set(IDENTITY, fresh))
        return fresh

    async def _stored(self) -> str:
        """Return the id that is kept, empty if there is none."""
        found = await self._kept.get(IDENTITY)
        return found if isinstance(found, str) and IDENTITIES.fullmatch(found) else ""

    async def heard(self) -> bool:
        """Return True once the device answers: messages go one after the other, so it has then taken in all others.

        What it answers does not matter, nor whether it can.
        """
        try:
            await asyncio.wait_for(self._kept.contains_key(IDENTITY), PATIENCE)
        except TimeoutError:
            return False
        except RuntimeError as error:
            log.info("the device answers: %s", error)
        return True

    async def language(self) -> str | None:
        """Return the first language the system names."""
        found = await asked(self._page.get_device_info())
        locales = found.locales if found else []
        return locales[0].language_code if locales else None

    async def still(self) -> bool:
        """Ask what the system says about animations."""
        found = await asked(self._reading.get_accessibility_features())
        return found is not None and (found.disable_animations or found.reduce_motion)


class FletClipboard:
    """The clipboard of the device."""

    def __init__(self) -> None:
        """Keep the service referenced."""
        self._clipboard = ft.Clipboard()

    async def copy(self, text: str) -> bool:
        """Put a text on the clipboard."""
        return await asked(_done(self._clipboard.set(text))) is True


class FletSharing:
    """The share sheet of the device."""

    def __init__(self) -> None:
        """Keep the service referenced."""
        self._share = ft.Share()

    async def share(self, text: str, title: str) -> bool:
        """Offer a text to other apps; the person may take their time."""
        found = await asked(self._share.share_text(text, title=title), wait=None)
        return found is not None and found.status is ft.ShareResultStatus.SUCCESS


class FletWakelock:
    """The screen's wish to sleep."""

    def __init__(self) -> None:
        """Keep the service referenced."""
        self._lock = ft.Wakelock()

    async def hold(self) -> None:
        """Keep the screen awake."""
        await asked(self._lock.enable())

    async def release(self) -> None:
        """Let the screen sleep again."""
        await asked(self._lock.disable())


class FletHaptics:
    """The motor of a phone; nothing happens without one."""

    def __init__(self) -> None:
        """Keep the service referenced."""
        self._haptics = ft.HapticFeedback()

    async def tap(self) -> None:
        """Acknowledge a tap."""
        await asked(self._haptics.light_impact())

    async def refuse(self) -> None:
        """Say that a tap was not taken."""
        await asked(self._haptics.heavy_impact())


class FletSounds:
    """The loudspeaker. A sound has its player from the first time it is heard, so whoever wants none pays for none."""

    def __init__(self, page: ft.Page) -> None:
        """Nothing is made yet."""
        self._page = page
        self._players: dict[Sound, tuple[Audio, asyncio.Event]] = {}

    async def play(self, sound: Sound) -> None:
        """Let a sound be heard; a browser nobody has touched yet stays silent."""
        await asked(self._played(sound))

    async def _played(self, sound: Sound) -> None:
        if sound not in self._players:
            loaded = asyncio.Event()
            player = Audio(src=self._source(sound), release_mode=ReleaseMode.STOP, on_loaded=loaded.set)
            self._players[sound] = player, loaded
        player, loaded = self._players[sound]
        await loaded.wait()  # a player asked before stays silent, and waits for half a minute
        await player.play()

    def _source(self, sound: Sound) -> str | bytes:
        """Return an address for a browser, which wants to be told the kind of file; the bytes for everybody else."""
        name = f"{sound}.wav"
        return f"sounds/{name}" if self._page.web else (SOUNDS / name).read_bytes()


class FletFiles:
    """The file dialogs of the device."""

    def __init__(self, page: ft.Page, intake: Intake) -> None:
        """Keep the service referenced."""
        self._page = page
        self._intake = intake
        self._picker = ft.FilePicker()

    async def save(self, name: str, data: bytes) -> bool:
        """Let the person keep a file; a browser downloads it and says nothing back."""
        try:
            if comes_by_web(self._page) and len(data) > LARGE:
                return await self._intake.hand_out(name, data, self._fetch)
            path = await self._picker.save_file(file_name=name, src_bytes=data)
        except (RuntimeError, ValueError) as error:
            log.info("no save dialog: %s", error)
            return False
        return path is not None or bool(self._picker.page.web)

    async def _fetch(self, address: str) -> None:
        """Have the browser fetch what lies at an address of ours: told to keep it, it stays where it is."""
        await ft.UrlLauncher().launch_url(address, web_only_window_name="_self")

    async def pick(self) -> PickedFile | None:
        """Let the person choose a JSON file. From a browser only what it sends is read, never a path it names."""
        by_web = comes_by_web(self._page)
        chosen = await self._picker.pick_files(
            with_data=not by_web,
            file_type=ft.FilePickerFileType.CUSTOM,
            allowed_extensions=["json"],
            cancel_upload_on_window_blur=False,
        )
        if not chosen:
            return None
        file = chosen[0]
        data = await (self._sent(file) if by_web else _read(file))
        return None if data is None else PickedFile(file.name, data)

    async def _sent(self, file: ft.FilePickerFile) -> bytes:
        if file.size > LARGEST:
            raise FileRefusedError(msg("app-import-too-large", most=LARGEST // 1024 // 1024))
        with self._intake.waiting() as coming:
            to = ft.FilePickerUploadFile(upload_url=coming.address, id=file.id, name=file.name)
            self._picker.on_upload = lambda event: coming.end(None) if event.error else coming.moved()
            await self._picker.upload([to])
            data = await coming.data()
        if data is None:
            raise FileRefusedError(msg("app-import-cut-off"))
        return data


def comes_by_web(page: ft.Page) -> bool:
    """Whether a page is shown by a browser: by the road it has come, whatever it says of itself."""
    return type(page.session.connection).__module__.startswith("flet_web")


async def _read(chosen: ft.FilePickerFile) -> bytes | None:
    """Read the file our own window on this machine names."""
    if chosen.bytes is not None or chosen.path is None:
        return chosen.bytes
    try:
        return await asyncio.to_thread(Path(chosen.path).read_bytes)
    except OSError as error:
        raise FileRefusedError(msg("app-import-cut-off")) from error


async def _done(call: Awaitable[None]) -> bool:
    await call
    return True


def flet_services(page: ft.Page, intake: Intake) -> Services:
    """All services of one page. Made while the page starts, held as long as it lives."""
    return Services(
        device=FletDevice(page),
        clipboard=FletClipboard(),
        sharing=FletSharing(),
        wakelock=FletWakelock(),
        haptics=FletHaptics(),
        sounds=FletSounds(page),
        files=FletFiles(page, intake),
    )
