"""A page in a real browser, met as a screen reader meets it: by the names of things."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    FloatRect,
    Locator,
    Page,
    Request,
    TimeoutError,  # noqa: A004 - as Playwright has it
)

from companion.text import Texts, texts
from companion.ui.views.table.lock import LOCKED_FOR
from scorers.core.msg import Param, msg
from tests.e2e.painted import WATCH

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PHONE: Final = (412, 892)
SMALL_PHONE: Final = (360, 740)
TABLET: Final = (820, 1180)
DESKTOP: Final = (1280, 800)
LOCALES: Final = {"en": "en-GB", "pl": "pl-PL"}

STIRRED: Final = Path(__file__).with_name("stirred.js")

SETTLED: Final = 0.08
"""So long the tree must stay the same to count as drawn."""

LOCKED: Final = LOCKED_FOR + 0.03
"""A button whose meaning has changed takes no tap for so long, and a little more."""

ANSWERED: Final = 3.0
"""So long a tap may take to show on the busiest machine; hardly any shows nothing."""

PATIENCE: Final = 30.0
"""So long what must come is waited for on the busiest machine, in seconds; a journey that goes well never does."""

POLLED: Final = 20
"""Milliseconds between two looks of a page at itself."""

GOES: Final = 4
"""So often somebody sets out for a page that is just loading itself."""

TREE: Final = """() => {
  const nodes = [];
  const clip = (e) => {
    let box = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    for (let p = e.parentElement; p && p.tagName !== 'FLT-SEMANTICS-HOST'; p = p.parentElement) {
      const s = getComputedStyle(p);
      if (s.overflowX !== 'visible' || s.overflowY !== 'visible') {
        const b = p.getBoundingClientRect();
        box = {left: Math.max(box.left, b.left), top: Math.max(box.top, b.top),
               right: Math.min(box.right, b.right), bottom: Math.min(box.bottom, b.bottom)};
      }
    }
    return box;
  };
  for (const e of document.querySelectorAll('flt-semantics-host flt-semantics, flt-semantics-host h1, '
      + 'flt-semantics-host h2, flt-semantics-host input, flt-semantics-host textarea')) {
    const own = [...e.childNodes].filter(n => n.nodeType === 3 || n.tagName === 'SPAN')
        .map(n => n.textContent).join('');
    const name = e.getAttribute('aria-label') || own;
    const role = e.getAttribute('role') || e.tagName.toLowerCase();
    const hit = e.hasAttribute('flt-tappable') || e.tagName === 'INPUT' || e.tagName === 'TEXTAREA';
    if (!name && !hit) continue;
    const b = e.getBoundingClientRect(), c = clip(e);
    nodes.push({name, role, hit, disabled: e.getAttribute('aria-disabled') === 'true',
      x: b.left, y: b.top, w: b.width, h: b.height, cl: c.left, ct: c.top, cr: c.right, cb: c.bottom,
      group: role === 'group'});
  }
  return nodes;
}"""


@dataclass(frozen=True)
class Node:
    """What a screen reader would meet."""

    name: str
    role: str
    hit: bool
    disabled: bool
    x: float
    y: float
    w: float
    h: float
    cl: float
    ct: float
    cr: float
    cb: float
    group: bool

    def cut(self) -> bool:
        """Whether it is scrolled partly out of sight."""
        return self.y < self.ct + 1 or self.y + self.h > self.cb - 1 or self.x < self.cl or self.x + self.w > self.cr


class Eyes(Protocol):
    """What looks at a screen when somebody has come to it."""

    def look(self, walker: Walker) -> None: ...


class Walker:
    """One person with one page. Counts taps."""

    def __init__(self, page: Page, address: str, language: str) -> None:
        self.page = page
        self.address = address
        self.say: Texts = texts(language)
        self.language = language
        self.taps = 0
        self.typed: set[str] = set()
        self.eyes: Eyes | None = None
        self.elsewhere: list[str] = []
        """What was asked of any other host: nothing the app does leaves the machine."""
        page.context.on("request", self._asked)
        page.context.on("requestfailed", self._kept_back)

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.elsewhere.append(request.url)

    def _kept_back(self, request: Request) -> None:
        """Our own page has forbidden it: it has never left the browser."""
        if request.failure == "csp" and request.url in self.elsewhere:
            self.elsewhere.remove(request.url)

    # Going and seeing

    def open(self, route: str = "/") -> None:
        for _ in range(GOES):
            try:
                self.page.goto(self.address + route)
                break
            except Error as error:  # a page whose app was started anew is just loading itself
                if "interrupted" not in str(error) and "ERR_ABORTED" not in str(error):
                    raise
                self.page.wait_for_load_state()
        else:
            self.page.goto(self.address + route)
        self.listen()
        self.glance()

    def reload(self) -> None:
        self.page.reload()
        self.listen()
        self.glance()

    def glance(self) -> None:
        """Read what is new on the screen."""
        if self.eyes:
            self.eyes.look(self)

    def listen(self) -> None:
        """Turn the screen reader on, and wait until there is something to read."""
        self.page.wait_for_selector("flt-semantics-placeholder", state="attached")
        self.page.eval_on_selector("flt-semantics-placeholder", "e => e.click()")
        self.page.wait_for_selector("flt-semantics[role=button]", state="attached")
        self.settle()

    def settle(self) -> None:
        """Wait until nothing changes any more."""
        self._wait(STILL, [time.time() * 1000, SETTLED * 1000], 5)

    def _wait(self, what: str, given: object, most: float) -> None:
        """Wait in the page, which may load itself anew meanwhile, until something is so, or for so many seconds."""
        with suppress(TimeoutError):
            self.page.wait_for_function(what, arg=given, polling=POLLED, timeout=most * 1000)

    def _stirred(self) -> dict[str, float]:
        """How often the screen has changed, and when it did so last."""
        found: dict[str, float] = self.page.evaluate("stirred")
        return found

    def nodes(self) -> list[Node]:
        return [Node(**found) for found in self.page.evaluate(TREE)]

    def names(self) -> list[str]:
        return [node.name for node in self.nodes()]

    def t(self, id_: str, *, case: str | None = None, **params: Param) -> str:
        return self.say(msg(id_, **params).in_case(case) if case else msg(id_, **params))

    def see(self, words: str, *, within: float = PATIENCE, alone: bool = False) -> None:
        """Wait until something is called so, or says so; `alone`: and says nothing else."""
        until = time.monotonic() + within
        while time.monotonic() < until:
            if any(words == name if alone else words in name for name in self.names()):
                return
            time.sleep(0.02)
        raise AssertionError(f"{words!r} is not among {self.names()}")

    def sees(self, words: str) -> bool:
        return any(words in name for name in self.names())

    def arrive(self, where: str) -> None:
        """Wait until the address says so: it follows the screen a little later."""
        self.page.wait_for_url(lambda url: where in url, wait_until="commit", timeout=PATIENCE * 1000)

    def see_not(self, words: str, *, within: float = PATIENCE) -> None:
        until = time.monotonic() + within
        while time.monotonic() < until:
            if not self.sees(words):
                return
            time.sleep(0.02)
        raise AssertionError(f"{words!r} is still there")

    # Touching

    def find(self, name: str, *, within: str | None = None, nth: int = 0) -> Locator:
        """What can be touched and is called so."""
        scope: Any = self.page.locator("flt-semantics-host")
        if within:
            scope = scope.locator(f"flt-semantics[role=group][aria-label^={_quoted(within)}]").first
        exact = scope.locator("flt-semantics[flt-tappable]").filter(
            has_text=re.compile(rf"^{re.escape(name)}(?:$|, )", re.MULTILINE)
        )
        labelled = scope.locator(f"flt-semantics[flt-tappable][aria-label={_quoted(name)}]")
        lined = scope.locator(f"flt-semantics[flt-tappable][aria-label^={_quoted(name)}]")
        found: Locator = exact.or_(labelled).or_(lined).nth(nth)
        return found

    def tap(self, name: str, *, within: str | None = None, nth: int = 0, by_hand: bool = True) -> None:
        """Put a finger on it, scrolling there if need be."""
        self._look()
        target = self.find(name, within=within, nth=nth)
        try:
            self._come(target)
        except Exception as error:
            raise AssertionError(f"nothing to touch is called {name!r} among {self.names()}") from error
        self.touch(target, by_hand=by_hand)
        self.glance()

    def touch(self, target: Locator, *, by_hand: bool = True) -> None:
        """Put a finger on what has been found, and wait until that shows."""
        self._look()
        box = self._reach(target) if by_hand else None
        before = self._stirred()["times"]
        if box:
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            target.evaluate("e => e.click()")
        self.taps += 1
        self._wait(OTHER, before, ANSWERED)
        self.settle()

    def _come(self, target: Locator) -> None:
        """Wait until it is there; of many cards those further down come when somebody scrolls."""
        try:
            target.wait_for(state="attached", timeout=1500)
        except TimeoutError:
            size = self.page.viewport_size or {"width": 0, "height": 0}
            self.page.mouse.move(size["width"] / 2, size["height"] / 2)
            self.page.mouse.wheel(0, 60)
            target.wait_for(state="attached", timeout=PATIENCE / 2 * 1000)

    def _look(self) -> None:
        """At a table nobody presses a button in the moment its meaning changes; the app does not take it either."""
        if "/table/" in self.page.url:
            time.sleep(max(0.0, self._stirred()["last"] / 1000 + LOCKED - time.time()))

    def _reach(self, target: Locator) -> FloatRect:
        """Scroll until the middle of it is in sight and nothing lies over it; where it is then."""
        for _ in range(40):
            way, x, y = target.evaluate(REACH)
            if way == 0:
                box = target.bounding_box()
                assert box is not None
                return box
            self.page.mouse.move(x, y)
            self.page.mouse.wheel(0, way)
            time.sleep(0.05)
            self.settle()
        raise AssertionError(f"cannot be reached: {target}")

    def type(self, field: str, words: str) -> None:
        """Type into the line of that name, over what stands there."""
        line = self.page.locator(f"flt-semantics-host [aria-label={_quoted(field)}]").first
        try:
            line.wait_for(state="attached", timeout=PATIENCE * 1000)
        except Exception as error:
            raise AssertionError(f"no line is called {field!r} among {self.names()}") from error
        box = self._reach(line)
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.settle()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(words)
        self.typed.add(words)
        self.settle()

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.settle()

    def close(self) -> None:
        context: BrowserContext = self.page.context
        context.close()


STILL: Final = "([since, quiet]) => window.stirred && Date.now() - Math.max(since, stirred.last) >= quiet"

OTHER: Final = "times => window.stirred?.times !== times"

REACH: Final = """e => {
  const b = e.getBoundingClientRect();
  let top = 0, bottom = innerHeight;
  for (let p = e.parentElement; p && p.tagName !== 'FLT-SEMANTICS-HOST'; p = p.parentElement) {
    const s = getComputedStyle(p);
    if (s.overflowY !== 'visible') {
      const c = p.getBoundingClientRect();
      top = Math.max(top, c.top); bottom = Math.min(bottom, c.bottom);
    }
  }
  const middle = b.top + b.height / 2;
  let way = 0;
  if (middle < top + 4) way = Math.min(-40, middle - top - 60);
  if (middle > bottom - 4) way = Math.max(40, middle - bottom + 60);
  return [way, b.left + Math.min(40, b.width / 2), (top + bottom) / 2];
}"""


def new_walker(
    browser: Browser,
    address: str,
    language: str = "en",
    size: tuple[int, int] = PHONE,
    *,
    dark: bool = False,
    scale: float = 1,
) -> Walker:
    """Somebody with a device of their own."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale=LOCALES[language],
        color_scheme="dark" if dark else "light",
        device_scale_factor=scale,
        timezone_id="Europe/Warsaw",
    )
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(path=WATCH)
    context.add_init_script(path=STIRRED)
    return Walker(context.new_page(), address, language)


def _quoted(words: str) -> str:
    escaped = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\a ")
    return f'"{escaped}"'
