"""From the shelf: both doors, and the box laid out without any table."""

from __future__ import annotations

import pytest

from tests.e2e.browser import PHONE, SMALL_PHONE
from tests.e2e.conftest import MakeWalker
from tests.e2e.looks import check
from tests.e2e.serve import Server
from tests.e2e.shadow import colour_name
from tests.e2e.table import all_standing, only_count

GAME = "little_town"


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_shelf_offers_both_doors(server: Server, walk: MakeWalker, language: str) -> None:
    walker = walk(server, language, SMALL_PHONE)
    walker.open()
    for name in (f"{GAME}-title", "app-start", "app-just-count"):
        walker.see(walker.t(name))
    check(walker)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_checklist_only(server: Server, walk: MakeWalker, language: str) -> None:
    walker = walk(server, language)
    walker.open()
    walker.tap(walker.t("app-start"), within=walker.t(f"{GAME}-title"))
    walker.tap(walker.t("app-check-setup"))
    walker.tap(walker.t("app-players", n=4))
    walker.see(walker.t(f"{GAME}-thing-worker", n=3))
    check(walker)
    steps = [node.name for node in walker.nodes() if node.role == "checkbox"]
    walker.tap(steps[0].split("\n")[0])
    walker.see(walker.t("app-steps-done", n=1, of=_total()))


def _total() -> int:
    from scorers.core.registry import game

    return len(game(GAME).checklist(4, game(GAME).info.variants[0]).steps)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_just_count_the_points(server: Server, walk: MakeWalker, language: str) -> None:
    walker = walk(server, language, PHONE)
    only_count(walker, GAME)
    check(walker)
    walker.tap(walker.t("app-to-sheet"))
    purple, red = colour_name(walker, "purple"), colour_name(walker, "red")
    track, castle = walker.t(f"{GAME}-field-track"), walker.t(f"{GAME}-thing-tile-castle", case="name")
    check(walker)
    walker.type(f"{track}, {purple}", "41")
    walker.type(f"{track}, {red}", "44")
    walker.tap(walker.t("app-next-field", what=castle))
    walker.tap(purple)
    walker.tap("2")
    check(walker)
    tower = walker.t(f"{GAME}-thing-tile-watchtower", case="name")
    walker.tap(walker.t("app-next-field", what=tower))
    walker.tap(walker.t("core-sheet-nobody"))
    coins = walker.t(f"{GAME}-field-coins")
    walker.tap(walker.t("app-next-field", what=coins))
    walker.type(f"{coins}, {purple}", "2")
    walker.type(f"{coins}, {red}", "8")
    walker.tap(walker.t("app-count-up"))
    all_standing(walker)
    walker.see(walker.t("app-winner", who=purple))
    check(walker)
    walker.tap(f"{purple}, {walker.t('app-total')}")
    walker.see(walker.t("app-total-rule"))
    check(walker)


def test_a_number_that_cannot_be_stays_and_says_why(server: Server, walk: MakeWalker) -> None:
    walker = walk(server)
    walker.open("/count/little_town")
    walker.tap(walker.t("app-to-sheet"))
    castle = walker.t(f"{GAME}-thing-tile-castle", case="name")
    tower = walker.t(f"{GAME}-thing-tile-watchtower", case="name")
    coins = walker.t(f"{GAME}-field-coins")
    walker.tap(walker.t("app-next-field", what=castle))
    walker.tap(walker.t("app-next-field", what=tower))
    walker.tap(walker.t("app-next-field", what=coins))
    purple = colour_name(walker, "purple")
    walker.type(f"{coins}, {purple}", "999")
    walker.tap(walker.t("app-count-up"))
    walker.see("999")
    walker.see(coins)
    check(walker)
