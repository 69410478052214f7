"""A page without its app says so; one that outlives the app it was loaded from is loaded anew, as is one put out.

Flet's client would go on with it: it asks for the socket again and is given a new page, but what the device offers -
its name, its files, its clipboard - is no longer heard (Flet 1.0.5), so that the page would be a stranger's. And while
it asks in vain it covers the page with "Working...", in English whatever the page speaks.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from companion.text import languages, texts

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

ASK: Final = "/born"
"""Where a page asks which start of the app this is."""

SCRIPT: Final = "/born.js"
"""Where it gets what asks."""

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
"""Milliseconds a page may be without its app before that is said: most gaps are shorter."""

CODE: Final = """(() => {
  const settings = %s;
  const Plain = window.WebSocket;
  const told = document.createElement('div');
  told.id = 'gone';
  told.setAttribute('role', 'status');
  let last = null, late = null;
  const say = () => {
    const language = (document.documentElement.lang || navigator.language).slice(0, 2);
    const words = document.createElement('p');
    words.lang = language in settings.gone ? language : 'en';
    words.textContent = settings.gone[words.lang];
    told.replaceChildren(words);
  };
  const lost = () => { late ??= setTimeout(say, settings.patience); };
  const found = () => { clearTimeout(late); late = null; told.replaceChildren(); };
  const begin = () => {
    const style = document.createElement('style');
    style.textContent = settings.style;
    document.head.append(style);
    document.body.append(told);
  };
  const restarted = () => {
    const ask = new XMLHttpRequest();
    ask.open('GET', settings.ask, false);
    try { ask.send(); } catch { return false; }
    return ask.status === 403 || (ask.status === 200 && ask.responseText !== settings.born);
  };
  window.WebSocket = class extends Plain {
    constructor(...words) {
      if (!last) begin();
      else if (restarted()) {
        sessionStorage.clear();
        location.reload();
      }
      super(...words);
      last = this;
      this.addEventListener('open', found);
      this.addEventListener('close', () => { if (last === this) lost(); });
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
            return (CODE % json.dumps(settings)).encode(), b"text/javascript"
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
