"""A file as somebody's hands, a bad stick or a stranger may have left it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

STRANGE: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1,
    10**6,
    10**30,
    1.5,
    1e308,
    "",
    "x",
    "s9",
    "table",
    "box",
    "le_havre",
    "../../x",
    "CON",
    "nul",
    "a" * 300,
    "\u202eevil\u0007",
    "{ $n }",
    "żółw",
    [],
    {},
    [None],
    {"s1": 1},
    ["s1", "s1"],
)
"""What may stand where something else was expected."""

Place = tuple[Any, Any]
"""A list or an object, and where in it."""


def changed(data: bytes, rnd: Random) -> bytes:
    """Change a JSON file in one to three places, or its bytes."""
    if rnd.random() < 0.1:
        return scrambled(data, rnd)
    row = json.loads(data)
    for _ in range(rnd.choice((1, 1, 1, 2, 3))):
        places = list(_places(row))
        rnd.choice(WAYS)(*rnd.choice(places), rnd)
    return json.dumps(row, ensure_ascii=rnd.random() < 0.5).encode()


def scrambled(data: bytes, rnd: Random) -> bytes:
    """Change its bytes, whatever they mean."""
    at, more = rnd.randrange(len(data)), rnd.randbytes(rnd.choice((1, 4, 60)))
    return rnd.choice(
        (
            data[:at],
            data[:at] + more + data[at:],
            data[:at] + more + data[at + len(more) :],
            data[:at] + data[at + rnd.randrange(200) :],
            b"\xef\xbb\xbf" + data,
            data[at:] + data[:at],
            data.replace(b"0", b"9" * rnd.choice((1, 20, 5000)), rnd.choice((1, 5))),
            b"[" * rnd.choice((10, 2000, 200_000)),
            b"",
        )
    )


def _places(value: Any) -> Iterator[Place]:  # noqa: ANN401 - whatever stands in the file
    """Every place in it, the deep ones no oftener than the others of their kind."""
    stack = [value]
    while stack:
        here = stack.pop()
        keys = here.keys() if isinstance(here, dict) else range(len(here)) if isinstance(here, list) else ()
        for key in keys:
            yield here, key
            stack.append(here[key])


def _strange(here: Any, key: Any, rnd: Random) -> None:  # noqa: ANN401 - as above
    here[key] = deepcopy(rnd.choice(STRANGE))


def _gone(here: Any, key: Any, _rnd: Random) -> None:  # noqa: ANN401 - as above
    del here[key]


def _near(here: Any, key: Any, rnd: Random) -> None:  # noqa: ANN401 - as above
    """Nearly the same."""
    value = here[key]
    if isinstance(value, bool):
        here[key] = not value
    elif isinstance(value, int):
        here[key] = value + rnd.choice((-2, -1, 1, 2, 100))
    elif isinstance(value, str) and value:
        at = rnd.randrange(len(value))
        here[key] = rnd.choice((value[:at] + value[at + 1 :], value[:at] + "q" + value[at + 1 :], value.upper()))
    elif isinstance(value, list) and value:
        rnd.choice((value.reverse, value.pop, lambda: value.append(deepcopy(value[0]))))()


def _other(here: Any, key: Any, rnd: Random) -> None:  # noqa: ANN401 - as above
    """What stands beside it."""
    others = list(here) if isinstance(here, list) else list(here.values())
    here[key] = deepcopy(rnd.choice(others))


def _more(here: Any, key: Any, rnd: Random) -> None:  # noqa: ANN401 - as above
    """Something nobody asked for, or twice."""
    if isinstance(here, dict):
        here[rnd.choice(("strange", "kind", "id", f"{key}2"))] = deepcopy(here[key])
    else:
        here.insert(rnd.randrange(len(here) + 1), deepcopy(here[key]))


WAYS: tuple[Callable[[Any, Any, Random], None], ...] = (_strange, _strange, _gone, _near, _near, _other, _more)
