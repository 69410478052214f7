# ruff: noqa: ANN401 - the wire carries values of every shape
"""What a device is told, frame by frame: nothing of others' secrets, of other tables, or of the house."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from companion.app.hands import Hand
from companion.app.session import TableSession
from companion.ui import routes
from scorers.core import core_moves, registry
from tests.scorers.kernel_game import installed, new_setup
from tests.wire.client import Client
from tests.wire.conftest import Site, so
from tests.wire.phones import Evening, invited
from tests.wire.tables import a_table

TITLES = (*sorted(registry.slugs()), "kernel")
QUIET: Final = 0.12
"""Seconds without a word after which nothing more is to come of a tap."""

UNLOCKED: Final = 0.6
"""The same after a step of the play: what means something else now is locked for a moment."""

STEP: Final = 0.01
"""Seconds after which it is asked again whether something came."""


@pytest.fixture(autouse=True)
def kernel() -> Iterator[None]:
    with installed():
        yield


class Overhearing(Client):
    """A phone whose every frame is kept."""

    def __init__(self, address: str, cookie: str) -> None:
        super().__init__(address, cookie=cookie)
        self.heard: list[str] = []
        self.frames = 0

    async def _take(self, action: int, body: Any) -> None:
        self.frames += 1
        self.heard.extend(leaves(body))
        await super()._take(action, body)

    async def quiet(self, seconds: float = QUIET) -> None:
        """Wait until nothing more comes.

        In small steps: a busy machine that holds this process up for a while holds the app up with it, and only one of
        the steps is lost.
        """
        before = -1
        while before != self.frames:
            before = self.frames
            for _ in range(round(seconds / STEP)):
                await asyncio.sleep(STEP)


def leaves(body: Any) -> Iterator[str]:
    """All that is said in a frame: words, names, and what is packed in bytes."""
    match body:
        case dict():
            for name, value in body.items():
                yield str(name)
                yield from leaves(value)
        case list() | tuple():
            for value in body:
                yield from leaves(value)
        case bytes():
            yield body.decode("latin-1")
        case _:
            yield str(body)


async def phone(evening: Evening, seat: str) -> Overhearing:
    page = Overhearing(evening.address, await evening.key())
    evening.open_pages.append(page)
    await page.open(f"be/{seat}")
    await page.tap(f"be/{seat}")
    await page.until(lambda: page.find("door/log"))
    return page


# ---------------------------------------------------------------------------------------- of other tables and the house


def house_of_secrets(evening: Evening) -> dict[str, str]:
    """What no phone of this table is told, by what it is."""
    library, doors = evening.site.library, evening.phones.doors
    library.meet("Hildegarda Nikt")
    first = a_table(library, players=3)
    named = [seat.model_copy(update={"name": f"Obca{n}xq"}) for n, seat in enumerate(first.table.setup.seats)]
    other = library.start(first.table.setup.model_copy(update={"seats": tuple(named)}))
    doors.open(other.key)
    own, door = doors.door(evening.live.key), doors.door(other.key)
    code, elsewhere = doors.code(evening.live.key), doors.code(other.key)
    assert own and door and code and elsewhere  # noqa: PT018 - all of them are there
    library.keep_settings(library.settings("d-of-the-host"))
    return {
        "a person": "Hildegarda",
        "who sits at another table": "Obca",
        "another table": other.key,
        "a table without a door": first.key,
        "the folder": str(library.folder),
        "the host's key": doors.host_key,
        "the link": own.link,
        "another link": door.link,
        "the code": code.letters,
        "another code": elsewhere.letters,
        "the host's device": "d-of-the-host",
    } | {f"a key {n}": page.cookie.partition("=")[2] for n, page in enumerate(evening.open_pages)}


def tappable(page: Client) -> list[str]:
    return [str(one["key"]) for one in page.controls() if one.get("on_click") and one.get("key") is not None]


async def rummage(evening: Evening, rnd: Random, taps: int) -> None:
    """Tap and go about on all phones at random; whatever is not recorded, no other phone is told anything of it."""
    pages = [page for page in evening.open_pages if isinstance(page, Overhearing)]
    key = evening.live.key
    places = [routes.table(key), routes.points(key), routes.finish(key), routes.show(key), routes.play(key)]
    places += ["/settings", "/plays", "/", "/table/none", f"/table/{key}/phones", f"/table/{key}/setup", "/new/kernel"]
    await asyncio.gather(*(page.quiet(UNLOCKED) for page in pages))
    for _ in range(taps):
        page = rnd.choice(pages)
        other = next(one for one in pages if one is not page)
        before, heard = (evening.live.table.n, evening.live.clock, evening.guests), other.frames
        keys = tappable(page)
        wished = [one for one in keys if one.startswith(("tool", "move", "option", "field"))]
        if not keys or rnd.random() < 0.1:
            await page.go(rnd.choice(places) if rnd.random() < 0.5 else places[0])
        else:
            await page.tap(rnd.choice(wished if wished and rnd.random() < 0.6 else keys))
        await asyncio.gather(page.quiet(), other.quiet())
        if before == (evening.live.table.n, evening.live.clock, evening.guests):
            assert other.frames == heard, f"told of a tap among {keys}"
        else:
            await asyncio.gather(page.quiet(UNLOCKED), other.quiet(UNLOCKED))


async def searched(site: Site, slug: str, seed: int, taps: int) -> None:
    """Play a title at random on two phones; nothing that is secret is in any frame."""
    evening = await invited(site, slug, players=2, preset=-1)
    try:
        one, two = await phone(evening, "s1"), await phone(evening, "s2")
        secrets = house_of_secrets(evening)
        await rummage(evening, Random(f"{slug}/{seed}"), taps)
        for page in (one, two):
            said = "\n".join(page.heard)
            assert [what for what, secret in secrets.items() if secret in said] == []
            assert evening.live.key in said, "so the search finds something"
    finally:
        await evening.leave()
        await site.party.hosting.shut()


@pytest.mark.parametrize("slug", ["kernel", "craftsmen"])
async def test_no_frame_tells_of_other_tables_or_the_house(site: Site, slug: str) -> None:
    await searched(site, slug, 1, 12)


@pytest.mark.torture
@pytest.mark.parametrize("slug", TITLES)
async def test_no_frame_tells_of_other_tables_or_the_house_in_any_title(site: Site, slug: str) -> None:
    for seed in range(4):
        await searched(site, slug, seed, 60)


# ------------------------------------------------------------------------------------------ of what one holds in secret


async def told_to_others(site: Site, cards: tuple[str, ...]) -> list[str]:
    """All a phone and a table view are told while Ala draws cards."""
    live = site.library.start(new_setup(2))
    evening = await invited(site, live=live)
    bo = await phone(evening, "s2")
    tv = Overhearing(evening.address, await evening.key())
    evening.open_pages.append(tv)
    await tv.open("as-show")
    await tv.tap("as-show")
    await tv.quiet()
    ala = TableSession(site.library, live, Hand("phone-ala", "s1"))
    for turn, card in enumerate(cards, 2):
        n = live.table.n
        for form in (("omen/s1", {"card": (card,)}), (core_moves.JUMP_MOVE, {"to": (f"r{turn}/work",)})):
            ala.showed(live.table.n)
            assert ala.do(ala.form(*form)).taken
        assert live.table.n > n
        # A page that is drawn after the next step only never says what nothing but this one shows.
        for page in (bo, tv):
            await page.until(partial(page.find, f"task/r{turn}/turn/s1"))
        await asyncio.gather(bo.quiet(), tv.quiet())
    for key in ("door/log", "undo", "redo"):
        if bo.find(key):
            await bo.tap(key)
            await asyncio.gather(bo.quiet(), tv.quiet())
    for route in (routes.points(live.key), routes.table(live.key), routes.finish(live.key)):
        await bo.go(route)
        await asyncio.gather(bo.quiet(), tv.quiet())
    await evening.leave()
    await so(lambda: all(not guest.pages for guest in evening.guests))
    evening.phones.close(live.key)
    said = "\n".join(sorted((*bo.heard, *tv.heard)))
    return [word for word in said.replace(live.key, "TABLE").split("\n") if not is_number(word)]


def is_number(word: str) -> bool:
    """Whether it only numbers something, is the time, names a session, or is a letter or two of the wire's own."""
    return len(word) < 3 or word.lstrip("-").replace(".", "").replace(":", "").isdigit() or len(word) in (10, 16)


async def test_what_one_draws_in_secret_changes_no_word_told_to_others(site: Site) -> None:
    suns = await told_to_others(site, ("omen.sun", "omen.sun"))
    moons = await told_to_others(site, ("omen.moon", "omen.sun"))
    # How often a word is told depends on how many repaints a busy machine makes of one; which words are, does not.
    assert set(suns) ^ set(moons) == set()
    assert len(suns) > 100
