"""A page without its app says so, and loads itself anew as soon as the app is there again, the same or another start.

Flet's client (1.0.5) would go on with what it shows, and must not. Back at the same start it compares its whole page
with the one it is sent, every branch again for each branch above it: a table of ours never ends, and the page stands
still. Of another start it is given a new page, but what the device offers - its name, its files, its clipboard - is no
longer heard, so that the page would be a stranger's. And while it asks in vain it covers the page with "Working...", in
English whatever the page speaks. Loaded anew, a page goes on with its session where the app still has it.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from companion import scrolled_names
from companion.text import languages, texts

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

ASK: Final = "/born"
"""Where a page asks which start of the app this is."""

SCRIPT: Final = "/born.js"
"""Where it gets what asks, and what else Flet's client needs to be told."""

COLOURS: Final = """
:root{--g:#f4ecdd;--i:#20170c;--a:#7a3b12;--c:#fffaf0}
@media(prefers-color-scheme:dark){:root{--g:#191510;--i:#f3e9d8;--a:#e8a764;--c:#2a241b}}
"""
"""What plain pages are painted with: their ground, ink, accent and cards."""

STYLE: Final = f"""{COLOURS}
#gone{{position:fixed;inset:0;z-index:9;pointer-events:none}}
#gone:not(:empty){{display:grid;place-items:center;padding:1.25rem;background:var(--g);pointer-events:auto}}
#gone p{{max-width:24rem;margin:0;padding:1rem 1.2rem;border-left:5px solid var(--a);background:var(--c);
color:var(--i);font:18px/1.45 system-ui,sans-serif}}
"""

PATIENCE: Final = 1000
"""Milliseconds a page may be without its app before that is said: most gaps are shorter. So often it asks, too."""

# A socket made after one that was open is none: it would bring the page before this one is left, and the client, busy
# with comparing, would never let it be loaded anew.
CODE: Final = """(() => {
  const settings = %s;
  const Plain = window.WebSocket;
  const told = document.createElement('div');
  told.id = 'gone';
  told.setAttribute('role', 'status');
  let last = null, held = false, late = null;
  const say = () => {
    const language = (document.documentElement.lang || navigator.language).slice(0, 2);
    const words = document.createElement('p');
    words.lang = language in settings.gone ? language : 'en';
    words.textContent = settings.gone[words.lang];
    told.replaceChildren(words);
  };
  const found = () => { held = true; clearTimeout(late); late = null; told.replaceChildren(); };
  const seek = async () => {
    const patience = new AbortController();
    const next = setTimeout(() => { patience.abort(); seek(); }, settings.patience);
    let answer, born;
    try {
      answer = await fetch(settings.ask, { cache: 'no-store', signal: patience.signal });
      born = await answer.text();
    } catch { return; }
    if (!answer.ok && answer.status !== 403) return;
    clearTimeout(next);
    if (born !== settings.born) sessionStorage.clear();
    location.reload();
  };
  const lost = (socket) => {
    if (socket !== last) return;
    late ??= setTimeout(say, settings.patience);
    if (held) seek();
  };
  const begin = () => {
    const style = document.createElement('style');
    style.textContent = settings.style;
    document.head.append(style);
    document.body.append(told);
  };
  window.WebSocket = class extends Plain {
    constructor(...words) {
      if (held) return Object.assign(new EventTarget(), { readyState: Plain.CONNECTING });
      if (!last) begin();
      super(...words);
      last = this;
      this.addEventListener('open', found);
      this.addEventListener('close', () => lost(this));
    }
  };
})();
"""

HEAD: Final = b"<head>"
CHANGED: Final = (b"content-length", b"etag", b"last-modified")
"""What would not be true any more of a page with more in it."""


class Birth:
    """One start of the app, as its pages know it."""

    def __init__(self) -> None:
        """Be another one than all before."""
        self._born = secrets.token_hex(8)

    def answer(self, path: str) -> tuple[bytes, bytes] | None:
        """Return what is at an address, and of what kind it is; nothing where it is none of ours."""
        if path == ASK:
            return self._born.encode(), b"text/plain"
        if path == SCRIPT:
            gone = {language: texts(language).t("door-no-app") for language in languages()}
            settings = {"ask": ASK, "born": self._born, "patience": PATIENCE, "style": STYLE, "gone": gone}
            return (CODE % json.dumps(settings) + scrolled_names.CODE).encode(), b"text/javascript"
        return None


def asking(send: Send) -> Send:
    """Put the script into every page that is sent."""
    held: list[Message] = []
    body = bytearray()

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start" and _is_page(message):
            held.append(message)
        elif held and message["type"] == "http.response.body":
            body.extend(message.get("body", b""))
            if not message.get("more_body", False):
                await _put_in(held.pop(), bytes(body), send)
        else:
            await send(message)

    return sent


def _is_page(message: Message) -> bool:
    kinds = [value for key, value in message["headers"] if key.lower() == b"content-type"]
    return message["status"] == 200 and any(kind.startswith(b"text/html") for kind in kinds)  # noqa: PLR2004


async def _put_in(start: Message, page: bytes, send: Send) -> None:
    page = page.replace(HEAD, HEAD + f'<script src="{SCRIPT}"></script>'.encode(), 1)
    headers = [(key, value) for key, value in start["headers"] if key.lower() not in CHANGED]
    headers += [(b"content-length", b"%d" % len(page)), (b"cache-control", b"no-cache")]
    await send({**start, "headers": headers})
    await send({"type": "http.response.body", "body": page})
