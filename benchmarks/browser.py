"""Time inside the page: what a person waits, without what a test driver adds."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)

ROOT: Final = Path(__file__).resolve().parents[1]

_READY: Final = """
(() => {
  window.__ready = null;
  const wanted = () =>
    [...document.querySelectorAll('flt-semantics[role=button]')].some(e => e.innerText || e.ariaLabel);
  const look = () => {
    const door = document.querySelector('flt-semantics-placeholder');
    if (door) door.click();
    if (wanted()) window.__ready = performance.now(); else setTimeout(look, 4);
  };
  look();
})();
"""
"""Open the accessibility tree as soon as there is one, and note when the first named button stands in it."""

# Not `innerText`: it lays the page out to know what is in sight, at every look, and a person waits for no such look.
_TAP: Final = """
async ([name, quiet]) => {
  const say = e => (e.ariaLabel || e.textContent || '').trim();
  const nodes = [...document.querySelectorAll('flt-semantics[role=button], flt-semantics[flt-tappable]')];
  const node = nodes.find(e => say(e) === name)
    || nodes.find(e => say(e).startsWith(name)) || nodes.find(e => say(e).endsWith(name));
  if (!node) return {error: nodes.map(say)};
  const host = document.querySelector('flt-semantics-host');
  let last = null, label = null;
  const labels = () => [...host.querySelectorAll('flt-semantics')].map(say);
  const before = new Set(labels());
  const watch = new MutationObserver(() => {
    last = performance.now();
    if (label === null && labels().some(words => !before.has(words))) label = last;
  });
  watch.observe(host, {subtree: true, childList: true, characterData: true, attributes: true});
  const start = performance.now();
  node.click();
  while (last === null ? performance.now() - start < 3000 : performance.now() - last < quiet)
    await new Promise(done => setTimeout(done, 20));
  watch.disconnect();
  return {label: label === null ? null : label - start, last: last === null ? null : last - start};
}
"""
"""Click a node by script and wait until the tree has been still for a while: the last change is the repaint."""


@contextmanager
def served(*command: str, log: Path | None = None, besides: Sequence[int] = ()) -> Iterator[tuple[str, int]]:
    """Serve a page from a process of its own, ended by its own id; `{port}` in the command is filled in.

    What it complains of is written to the log, where there is one; `besides`: where else it listens.
    """
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [word.replace("{port}", str(port)) for word in command]
    with log.open("ab") if log else nullcontext() as said:
        process = subprocess.Popen([sys.executable, *words], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=said)
    try:
        for listened in (port, *besides):
            _wait_for(listened, process)
        yield f"http://127.0.0.1:{port}", process.pid
    finally:
        process.kill()
        process.wait(10)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise RuntimeError(f"{process.args!r} ended with {process.returncode} before it served anything.")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError(f"{process.args!r} serves nothing.")


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, headless."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def opened(browser: Browser, url: str, *, size: tuple[int, int] = (412, 892)) -> tuple[Page, float]:
    """Open a fresh page; return it and the milliseconds until its first named button could be tapped."""
    page = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB").new_page()
    page.add_init_script(_READY)
    page.goto(url)
    page.wait_for_function("window.__ready !== null", timeout=60_000)
    return page, float(page.evaluate("window.__ready"))


def tap(page: Page, name: str, *, quiet: int = 150) -> tuple[float, float]:
    """Tap a button by its accessible name; milliseconds until the first new words and until all has settled."""
    result = page.evaluate(_TAP, [name, quiet])
    if result.get("last") is None:
        raise RuntimeError(f"Tapping {name!r} changed nothing: {result}")
    last = float(result["last"])
    # Where the same words only moved, the last change is the first one to be read.
    return last if result["label"] is None else float(result["label"]), last


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024
