"""What a device that was invited says, frame by frame: as Flet's client speaks, and nothing else.

Flet believes its client: a page is made anew each time one says who it is, and whatever is said of a control is written
into it. So a frame that no client sends ends the conversation before Flet hears of it, and of a control it may say
only what a person can see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgpack

REGISTER, EVENT, PROPS, ANSWER = 1, 3, 4, 5
"""Who it is, what was done to a control, what a control has become, and what was answered to a question."""

BODIES: Final[Mapping[int, Mapping[str, tuple[type, ...]]]] = {
    REGISTER: {"session_id": (str, type(None)), "page_name": (str,), "page": (dict,)},
    EVENT: {"target": (int,), "name": (str,), "data": (object,)},
    PROPS: {"id": (int,), "props": (dict,)},
    ANSWER: {"control_id": (int,), "call_id": (str,), "result": (object,), "error": (str, type(None))},
}
"""What each says, and of what kind."""

TREES: Final = ("page", "props")
"""Where it says what a control has become."""

WRONG: Final = (ValueError, RecursionError, msgpack.UnpackException)
"""What is found wrong with a frame that is none; one may hold lists in lists without end."""

OURS: Final = ("_", "on_")
"""How the names of what a control is to Flet and to us begin; a client has no word in it."""


class Speech:
    """One conversation, from its first frame on."""

    def __init__(self) -> None:
        """Begin: nobody has said yet who it is."""
        self._has_begun = False

    def heard(self, frame: bytes | None) -> bytes | None:
        """Return what Flet may hear of a frame; nothing where its client would not say that now.

        Who it is it says first, and only once.
        """
        try:
            said = _said(frame)
            if said is None:
                return None
            action, body = said
            is_first, self._has_begun = not self._has_begun, True
            if is_first is not (action == REGISTER):
                return None
            plain = {name: _plain(value) if name in TREES else value for name, value in body.items()}
            return frame if plain == body else b"\x00" + bytes(msgpack.packb([action, plain]))
        except WRONG:
            return None


def _said(frame: bytes | None) -> tuple[int, dict[str, Any]] | None:
    """Return what a frame says, and of what; nothing where it says nothing that we know."""
    if not frame or frame[0] != 0:
        return None
    match msgpack.unpackb(frame[1:], ext_hook=_as_it_is):
        case [int(action), dict(body)] if body.keys() == BODIES.get(action, {None: None}).keys():
            kinds = BODIES[action]
            return (action, body) if all(isinstance(body[name], kinds[name]) for name in kinds) else None
    return None


def _plain(values: Any) -> Any:  # noqa: ANN401 - as the wire carries it
    """Return values without what is named as only we name it, all the way down."""
    match values:
        case dict():
            return {
                name: _plain(value)
                for name, value in values.items()
                if isinstance(name, str) and not name.startswith(OURS)
            }
        case list():
            return list(map(_plain, values))
    return values


def _as_it_is(code: int, data: bytes) -> msgpack.ExtType:
    return msgpack.ExtType(code, data)
