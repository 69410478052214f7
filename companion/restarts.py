"""A page that outlives the app it was loaded from is loaded anew; so is one of a device that was put out.

Flet's client would go on with it: it asks for the socket again and is given a new page, but what the device offers -
its name, its files, its clipboard - is no longer heard (Flet 1.0.5), so that the page would be a stranger's.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]

ASK: Final = "/born"
"""Where a page asks which start of the app this is."""

SCRIPT: Final = "/born.js"
"""Where it gets what asks."""

CODE: Final = """(() => {
  const Plain = window.WebSocket;
  let again = false;
  const restarted = () => {
    const ask = new XMLHttpRequest();
    ask.open('GET', '%(ask)s', false);
    try { ask.send(); } catch { return false; }
    return ask.status === 403 || (ask.status === 200 && ask.responseText !== '%(born)s');
  };
  window.WebSocket = class extends Plain {
    constructor(...words) {
      if (again && restarted()) {
        sessionStorage.clear();
        location.reload();
      }
      again = true;
      super(...words);
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
            return (CODE % {"ask": ASK, "born": self._born}).encode(), b"text/javascript"
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
