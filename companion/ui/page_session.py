"""What one open page works with: the library, the device it runs on, and ways to speak and to move about."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from typing import Any, Final, cast

import flet as ft

from companion.app.answered import Answered
from companion.app.hands import Hand
from companion.app.library import Library
from companion.app.reasons import reason
from companion.app.session import TableSession
from companion.app.values import Settings, Theme
from companion.app.visits import Visit
from companion.services.ports import Services, Sound
from companion.text import Texts, languages, system_language, texts
from companion.ui.components.words import Words
from companion.ui.flet_edge import run_on_page
from companion.ui.keys import Keys
from companion.ui.layout import Layout
from companion.ui.phones import Phones
from companion.ui.repaints import For, Repaints
from companion.ui.routes import HOME, SETTINGS, behind, play
from companion.ui.theme import apply_theme
from scorers.core.issues import CompanionError
from scorers.core.look import Colours
from scorers.core.msg import Msg

log = logging.getLogger(__name__)

_LIBRARY: Final = "house"
"""The topic on which pages tell each other that lists or settings have changed."""


@ft.observable
class PageSession:
    """What one page works with. Whoever reads it in a component is drawn again when something public of it changes."""

    def __init__(
        self,
        page: ft.Page,
        library: Library,
        services: Services,
        *,
        settings: Settings,
        system: str | None,
        layout: Layout,
        phones: Phones | None = None,
        visit: Visit | None = None,
        repaints: Repaints | None = None,
    ) -> None:
        """Begin with the page as it opens; `system` is the language of the device.

        `phones`: by what the host invites other devices; `visit`: what one of these is at its table; `repaints`: where
        all pages wait until they are drawn.
        """
        self.settings, self.system, self.layout = settings, system, layout
        self.notices: tuple[Msg, ...] = library.notices()
        """What must be told at the top of Home: files that had to be repaired, and what is lost."""
        self.version = 0
        """Counts what has changed in the library: tables, plays, people."""
        self.keyboard_navigation = False
        """Whether somebody moves about this page by Tab."""
        self.by_night = page.platform_brightness is ft.Brightness.DARK
        """Whether the system of the device is dark."""
        page.on_platform_brightness_change = self._light_changed
        self._page, self._library, self._services = page, library, services
        self._phones, self._visit = phones, visit
        self._repaints = repaints or Repaints()
        self._keys = Keys(page, self.go, self.behind, self._navigate_by_keyboard)
        self._colours: Colours | None = None
        self._ticks: dict[str, frozenset[str]] = {}
        self._answers: dict[str, Answered] = {}
        self._half_done: dict[str, Any] = {}
        self._way_back: ft.SnackBar | None = None
        self._just_scored, self._rises = "", False
        self._has_navigated = False
        self._before_settings = HOME
        self._sessions: dict[str, TableSession] = {}
        page.on_keyboard_event = self._keys.pressed
        page.on_close = self._closed
        page.pubsub.subscribe_topic(_LIBRARY, self._told)
        self._seated = (visit.seat, visit.taken) if visit else None
        self._stop_looking = visit.watch(self._look_around) if visit else None

    # What is at hand

    @property
    def page(self) -> ft.Page:
        """The page itself."""
        return self._page

    @property
    def library(self) -> Library:
        """The library, shared by all pages."""
        return self._library

    @property
    def phones(self) -> Phones | None:
        """By what other devices are invited; nothing where nobody can be, or this is one of them."""
        return self._phones

    @property
    def visit(self) -> Visit | None:
        """What a device that was invited is at its table; nothing on the host's own pages."""
        return self._visit

    @property
    def services(self) -> Services:
        """What the device can do."""
        return self._services

    @property
    def repaints(self) -> Repaints:
        """Where this page waits until it is drawn."""
        return self._repaints

    @property
    def keys(self) -> Keys:
        """The keyboard of this page."""
        return self._keys

    @property
    def language(self) -> str:
        """The language spoken here."""
        chosen = self.settings.language
        return chosen if chosen in languages() else system_language(self.system)

    @property
    def scale(self) -> float:
        """The text size, 1.0 being the system's."""
        return self.settings.text_size / 100

    @property
    def dark(self) -> bool:
        """Whether the page is dark: by its own setting, or with the system."""
        return self.settings.theme is Theme.DARK or (self.settings.theme is Theme.SYSTEM and self.by_night)

    @property
    def texts(self) -> Texts:
        """All sentences of the language spoken here."""
        return texts(self.language)

    @property
    def words(self) -> Words:
        """The words outside of any table."""
        return _plain_words(self.language, self.scale, keyboard_navigation=self.keyboard_navigation, dark=self.dark)

    # Saying something

    def tell(
        self, message: Msg, undo: Callable[[], None] | None = None, *, names: Mapping[str, str] | None = None
    ) -> None:
        """Say a sentence for a moment, with a way back where there is one."""
        said = self.texts(message, names or {})
        back = ft.SnackBarAction(self.texts.t("app-undo"), on_click=lambda: self.attempt(undo)) if undo else None
        bar = ft.SnackBar(
            ft.Text(said, theme_style=ft.TextThemeStyle.BODY_MEDIUM, color=ft.Colors.ON_INVERSE_SURFACE),
            action=back,
            duration=8000 if undo else 5000,
            behavior=ft.SnackBarBehavior.FLOATING,
            persist=False,
        )
        self._page.show_dialog(bar)
        self._way_back = bar if undo else None

    def attempt(self, action: Callable[[], Any]) -> bool:
        """Do something that storage or the rules may refuse; a refusal is said and nothing else happens."""
        try:
            action()
        except CompanionError as error:
            log.warning("refused: %s", error)
            self.tell(reason(error, invited=self._visit is not None))
            return False
        return True

    def haptic(self, *, taken: bool) -> None:
        """Let a phone be felt: a tap was taken, or it was not."""
        platform = self._page.platform
        if self.settings.haptics and not self._page.web and platform is not None and platform.is_mobile():
            haptics = self._services.haptics
            self.run(haptics.tap if taken else haptics.refuse)

    def sound(self, sound: Sound) -> None:
        """Let something be heard, where sounds are wanted."""
        if self.settings.sounds:
            self.run(lambda: self._services.sounds.play(sound))

    # Moving about

    @property
    def has_navigated(self) -> bool:
        """Whether the person has gone anywhere yet."""
        return self._has_navigated

    def go(self, route: str) -> None:
        """Show another screen; a way back that was offered stays behind, as it would lie over what is done there."""
        self._has_navigated = True
        if self._way_back is not None and self._way_back.open:
            self._way_back.open = False
            self._way_back.update()
        self._way_back = None
        if route == SETTINGS != self._page.route:
            self._before_settings = self._page.route or HOME
        self._page.navigate(route)

    def behind(self, route: str) -> str | None:
        """Return where the way back leads from a screen: from the settings to where one came from.

        From a play that is just over it leads Home, on a device that was invited to where it says who it is.
        """
        if route == SETTINGS:
            return self._before_settings
        if self._visit is not None and route == play(self._visit.table):
            return HOME
        return HOME if self._just_scored and route == play(self._just_scored) else behind(route)

    def run(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Do something that takes its time, on this page."""

        async def task() -> None:
            await work()

        run_on_page(self._page, task)

    # Sitting at tables

    def session(self, key: str) -> TableSession:
        """Return the session of this page at a table; the same for all its screens."""
        live, known = self._library.table(key), self._sessions.get(key)
        hand = self._hand  # another page of this device may have sat down elsewhere
        if known is None or known.live is not live or known.hand != hand:
            known = self._sessions[key] = TableSession(self._library, live, hand)
        return known

    @property
    def _hand(self) -> Hand:
        """What this page's device is at a table."""
        return self._visit.hand() if self._visit else Hand(self.settings.device)

    def sit(self, seat: str) -> bool:
        """Be somebody else at the table this device has come to; nobody: only look on. A full disk is told."""
        visit = self._visit
        if visit is None or not self.attempt(lambda: visit.sit(seat)):
            return False
        self.version += 1
        return True

    def _closed(self, _event: object) -> None:
        """Let go of every table: the page has gone for good, and Flet calls no cleanup of what is on it."""
        if self._stop_looking is not None:
            self._stop_looking()
        for session in self._sessions.values():
            session.close()
        self._sessions.clear()

    # What this page remembers by itself

    def ticked(self, key: str) -> frozenset[str]:
        """Which steps of a table's setup are ticked here."""
        return self._ticks.get(key, frozenset())

    def tick(self, key: str, steps: frozenset[str]) -> None:
        """Remember which steps are ticked while the page is open."""
        self._ticks[key] = steps

    def recall(self, key: str) -> Answered | None:
        """Return the closing answers last given for a table on this page: a count is corrected, not begun anew."""
        return self._answers.get(key)

    def keep_answers(self, key: str, answered: Answered) -> None:
        """Remember them while the page is open."""
        self._answers[key] = answered

    def half_done(self, route: str) -> Any:  # noqa: ANN401 - each screen knows what it has left there
        """Return what was left half done at an address on this page, to go on with it."""
        return self._half_done.get(route)

    def leave(self, route: str, what: object = None) -> None:
        """Remember it while the page is open; nothing, once it is done."""
        self._half_done[route] = what

    def mark_just_scored(self, key: str, *, rises: bool = True) -> None:
        """Remember that this page has just finished a play; `rises`: so that its points are counted up."""
        self._just_scored, self._rises = key, rises

    def has_scored(self, key: str) -> bool:
        """Whether this page has just shown how a play ended."""
        return self._just_scored == key

    def rises(self, key: str) -> bool:
        """Whether it was this page that has just scored it, and has not counted it up before."""
        return self._rises and self._just_scored == key

    # What changes

    def set(self, **changes: str | int | bool | None) -> None:
        """Change a setting of this device and remember it."""
        wished = Settings.model_validate({**self.settings.model_dump(), **changes})
        if self.attempt(lambda: self._library.keep_settings(wished)):
            self.settings = wished
            self.apply_theme(self._colours)
            self._spread()

    def changed(self) -> None:
        """Draw the lists anew here and on every other page, as the library has changed."""
        self.version += 1
        self._spread()

    async def hear_of_losses(self) -> None:
        """Wait until all finished plays have been looked at, and tell what is wrong with them."""
        while not self._library.is_checked:  # noqa: ASYNC110 - it is done on a thread
            await asyncio.sleep(0.1)
        self.notices = (*self.notices, *self._library.notices())

    def come_back(self) -> None:
        """Read again whatever others have changed while the phone slept."""
        self.version += 1
        self._library.wake()

    def resized(self, width: float | None, height: float | None) -> None:
        """Take over the new size of the window."""
        self.layout = Layout.of(width, height)

    def apply_theme(self, colours: Colours | None = None) -> None:
        """Dress the page in a game's colours, in this device's light and text size, and name its language."""
        self._colours = colours
        apply_theme(self._page, colours, scale=self.scale, mode=ft.ThemeMode(self.settings.theme.value))
        self._page.title = self.texts.t("app-title")
        spoken = ft.Locale(self.language)
        self._page.locale_configuration = ft.LocaleConfiguration([spoken], spoken)

    def _light_changed(self) -> None:
        """Draw anew what is drawn in colours of its own: it has grown dark, or light."""
        self.by_night = self._page.platform_brightness is ft.Brightness.DARK

    def _navigate_by_keyboard(self) -> None:
        """Everything is drawn anew, with a place for the focus."""
        self.keyboard_navigation = True

    def _spread(self) -> None:
        self._page.pubsub.send_others_on_topic(_LIBRARY, "changed")

    async def _told(self, _topic: str, _message: str) -> None:
        """Another page has changed something."""
        run_on_page(self._page, self._look_again)

    def _look_around(self) -> bool | None:
        """Draw anew where this device has sat down elsewhere, by another page of it, or others came, went or sat."""
        seated = (self._visit.seat, self._visit.taken) if self._visit else None
        if seated == self._seated:
            return None
        self._seated = seated
        return run_on_page(self._page, self._draw_again)

    async def _draw_again(self) -> None:
        self.version += 1

    async def _look_again(self) -> None:
        await self._repaints.wait(For.BELOW)
        self.version += 1
        kept = self._library.settings(self.settings.device)
        if kept != self.settings:
            self.settings = kept
            self.apply_theme(self._colours)


@lru_cache(maxsize=16)
def _plain_words(language: str, scale: float, *, keyboard_navigation: bool, dark: bool) -> Words:
    return Words(language, texts(language), scale=scale, keyboard_navigation=keyboard_navigation, dark=dark)


PageSessionContext: Any = ft.create_context(cast("PageSession | None", None))


def use_page_session() -> PageSession:
    """Return the session of the page around this component."""
    return cast("PageSession", ft.use_context(PageSessionContext))
