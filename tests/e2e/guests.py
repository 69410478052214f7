"""Everybody's phone in a journey: inviting from the table, coming in by the code or the link, sitting down."""

from __future__ import annotations

import json
import re

from tests.e2e.browser import PHONE, Walker
from tests.e2e.conftest import MakeWalker
from tests.e2e.serve import Server

ADDRESS = re.compile(r"http://[0-9.]+:\d+")
CODE = re.compile(r"^[A-Z0-9]{3} [A-Z0-9]{3}$")


def invite(host: Walker) -> tuple[str, str]:
    """Open the door of the table; the address and the code the screen shows."""
    host.tap(host.t("ui-more"))
    host.tap(host.t("ui-phones"))
    host.tap(host.t("app-invite"))
    host.see(host.t("app-who-is-there"))
    return shown(host)


def shown(host: Walker) -> tuple[str, str]:
    """What somebody types who does not scan."""
    lines = [line for node in host.nodes() for line in node.name.split("\n")]
    address = next(found[0] for line in lines if (found := ADDRESS.search(line)))
    return address, next(line for line in lines if CODE.match(line)).replace(" ", "")


def link_of(server: Server) -> str:
    """The path of the one open door: what a camera reads."""
    kept = json.loads((server.data / "doors.json").read_text())["doors"]
    return f"/j/{next(iter(kept.values()))['link']}"


def phone(
    walk: MakeWalker,
    server: Server,
    place: tuple[str, str],
    language: str = "en",
    *,
    size: tuple[int, int] = PHONE,
    dark: bool = False,
) -> Walker:
    """Scan: a phone that comes to the table."""
    walker = walk(server, language, size, dark=dark)
    walker.address, path = place
    walker.open(path)
    walker.see(walker.t("app-who-are-you"))
    return walker


def typed(walk: MakeWalker, server: Server, address: str, code: str, language: str = "en") -> Walker:
    """Type address and code instead."""
    walker = walk(server, language)
    walker.address = address
    walker.page.goto(address)
    walker.page.fill("#code", code.lower())
    walker.page.click("button")
    walker.listen()
    walker.see(walker.t("app-who-are-you"))
    return walker


def be(walker: Walker, who: str) -> None:
    """Say who one is: one tap."""
    walker.tap(who)
    walker.see(walker.t("ui-more"))
