"""Steps every journey at a table shares: laying it out, and counting its points."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from contextlib import suppress

from playwright.sync_api import Error

from scorers.core.events import Entry
from scorers.core.questions import Holder, Question
from scorers.core.registry import game
from scorers.core.setup import Setup
from tests.e2e.browser import PATIENCE, Walker
from tests.e2e.shadow import Shadow, colour_name, make_setup


def start(walker: Walker, slug: str, players: int, *, preset: int = 0) -> Shadow:
    """From the shelf to the first step of the play; the first seat starts."""
    info = game(slug).info
    walker.open("/")
    if not walker.sees(walker.t("app-shelf")):  # asked of the screen: the address follows it a little later
        home(walker)
    walker.tap(walker.t("app-start"), within=walker.t(f"{slug}-title"))
    walker.see(walker.t("app-who-sits"))
    sit(walker, players)
    if players > 1 and info.first_player != "play":
        walker.tap(walker.t("app-who-starts"))
        walker.tap(colour_name(walker, info.colours[0].id), nth=1)
    walker.tap(walker.t(f"{slug}-preset-{info.presets[preset].id}"))
    walker.tap(walker.t("app-lay-out", n=players))
    walker.see(walker.t("app-setup", n=players))
    walker.tap(walker.t("app-set-up"))
    shadow = Shadow(walker, make_setup(walker, slug, players, keeps=info.presets[preset].keeps))
    shadow.see_now()
    return shadow


def steps(walker: Walker) -> list[str]:
    """Return the steps of the open log as they are read aloud, the last first: whose, what, when."""
    walker.settle()
    return [name for name in walker.names() if re.search(r"\n\d\d:\d\d(\n|$)", name)]


def sit(walker: Walker, players: int) -> None:
    """Plus or minus, each called what it leads to, until so many sit at the table."""
    while (now := _sitting(walker)) != players:
        there = now + (1 if players > now else -1)
        walker.tap(walker.t("app-players", n=there))
        until = time.monotonic() + PATIENCE
        while _sitting(walker) != there and time.monotonic() < until:
            time.sleep(0.02)


def _sitting(walker: Walker) -> int:
    """How many the screen says: the words between minus and plus, which nobody can touch."""
    said = {walker.t("app-players", n=n): n for n in range(1, MOST + 1)}
    return next((said[node.name] for node in walker.nodes() if node.name in said and not node.hit), 0)


MOST = 5
"""More play none of these games."""


def only_count(walker: Walker, slug: str) -> None:
    """From the shelf to the points, without a table."""
    walker.open()
    walker.tap(walker.t("app-just-count"))
    walker.tap(walker.t("app-just-count"), within=walker.t(f"{slug}-title"))
    walker.see(walker.t("app-who-played"))


def home(walker: Walker) -> None:
    """Back to Home from a table."""
    walker.tap(walker.t("ui-more"))
    walker.tap(walker.t("ui-home"))
    walker.see(walker.t("app-shelf"))


Answers = Mapping[str, Mapping[str, int] | None]
"""field -> seat -> number; nothing for a thing nobody has."""


def answer_all(walker: Walker, shadow: Shadow, answers: Answers) -> None:
    """Answer the closing questions and count them up; what is filled in after a jump may stand."""
    sheet = {
        **shadow.game.closing(shadow.state, {}).prefilled(),
        **{key: given or {} for key, given in answers.items()},
    }
    form = shadow.game.closing(shadow.state, sheet)  # who ties is known once the rest is answered
    asked = shadow.game.closing(shadow.state, form.settled(sheet)).open
    for at, question in enumerate(asked):
        if question.key in answers or question.known is None:
            _answer(walker, shadow, question, answers[question.key])
        more = at + 1 < len(asked)
        label = walker.t("app-next-field", what=asked[at + 1].label) if more else walker.t("app-count-up")
        walker.tap(label)


def _answer(walker: Walker, shadow: Shadow, asked: Question, given: Mapping[str, int] | None) -> None:
    if isinstance(asked, Holder):
        seat, n = next(iter(given.items())) if given else (None, 0)
        walker.tap(shadow.names[seat] if seat else walker.t("core-sheet-nobody"))
        if seat:
            walker.tap(str(n))
        return
    for seat, n in (given or {}).items():
        walker.type(f"{shadow.said(asked.label)}, {shadow.names[seat]}", str(n))


def all_standing(walker: Walker) -> None:
    """Have all columns of the podium stand; who is slow finds that they do, as the moment is short."""
    skip = walker.t("app-show-all")
    if walker.sees(skip):
        with suppress(AssertionError, Error):
            walker.tap(skip, by_hand=False)


def winner(shadow: Shadow, answers: Answers) -> tuple[str, ...]:
    """Who wins with these answers, by the game's own count."""
    known: dict[str, dict[str, Entry]] = shadow.game.sheet(shadow.setup, shadow.state).prefilled()
    sheet: dict[str, Mapping[str, Entry]] = {**known, **{key: dict(given or {}) for key, given in answers.items()}}
    result = shadow.game.score(shadow.setup, sheet, shadow.state.rulings)
    return result.ranking().winners


def names_of(setup: Setup) -> list[str]:
    return [seat.name for seat in setup.seats]
