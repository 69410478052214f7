"""Every sentence the game can say is there in both languages, with everything it speaks of."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from random import Random

import pytest
from pydantic import BaseModel

from companion.text import Texts, texts
from scorers.builders import GAME
from scorers.builders.acts.buy_action import ActionsBought
from scorers.builders.acts.deal import ApprenticeDealt
from scorers.builders.acts.end_turn import TurnEnded
from scorers.builders.acts.finish import BuildingFinished
from scorers.builders.acts.lay import CrewLaid
from scorers.builders.acts.send import CardSent
from scorers.builders.acts.take_card import BuildingStarted, WorkerHired
from scorers.builders.acts.take_coins import CoinsTaken
from scorers.builders.acts.tell_end import LastTurnsPlayed, SeventeenReached
from scorers.builders.acts.tell_turn import TurnTold
from scorers.builders.faces import CREW_FACES
from scorers.builders.printed import CARDS, INFO
from scorers.builders.words import card_msg
from scorers.core.core_moves import form
from scorers.core.events import Count, Counted, Event
from scorers.core.forms import Pick
from scorers.core.msg import Msg
from tests.scorers.builders.bot import play_out
from tests.scorers.builders.playing import COINS, EVERYTHING, LIGHTEST, Playing, setup
from tests.scorers.playing import NAMES

LANGUAGES = ("en", "pl")
SEATS = dict(zip(("s1", "s2", "s3", "s4"), NAMES, strict=False))


def said_in(value: object) -> Iterator[Msg]:
    """Every message inside a value; a message speaks for the ones inside it."""
    if isinstance(value, Msg):
        yield value
    elif isinstance(value, BaseModel):
        yield from said_in(tuple(dict(value).values()))
    elif is_dataclass(value):
        yield from said_in(tuple(getattr(value, field.name) for field in fields(value)))
    elif isinstance(value, Mapping):
        yield from said_in(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from said_in(part)


def said_at(play: Playing) -> Iterator[Msg]:
    """Everything on the screen, behind every tap, and behind every figure."""
    view = play.view
    yield from said_in(view)
    yield from said_in(GAME.position(play.state))
    yield from said_in(GAME.jumps(play.state))
    yield from said_in(GAME.projection(play.state))
    for key in play.moves():
        found = play.form(key)
        yield from said_in(found)
        for ask in found.asks:
            if isinstance(ask, Pick) and ask.options:
                yield from said_in(play.form(key, **{ask.key: (ask.options[0].key,)}))
    for seat in view.seats:
        for held in seat.holdings:
            if held.figure.why:
                yield from said_in(GAME.why(play.state, held.figure.why))
    for event in play.events[-1:]:
        yield GAME.label(event) if event.kind != "counted" else Msg("core-log-scored")  # type: ignore[attr-defined]
        yield from GAME.loud(play.states[-1], event)


def a_whole_play(keeps: tuple[str, ...]) -> Iterator[Msg]:
    play = _Listening.dealt(3) if keeps == EVERYTHING else _Listening.new(3, keeps)
    assert isinstance(play, _Listening)
    if keeps == EVERYTHING:
        play_out(play, Random(5))
    elif keeps == COINS:
        for move in ("start", "hire", "buy", "take/1", "take/1", "end", "take/3", "end"):
            play.do(move)
        play.do("send", actions=("2",), wage=("3",))
    for card, told in (("points/5", "18"), ("points/8", "20"), ("building.farm", "16"), ("machine.saw_1", "machine")):
        if keeps != EVERYTHING:
            seat = play.state.flow.seat or "s2"
            play.do(f"finish/{seat}", coins=(told,), card=(card,))
    if keeps == LIGHTEST:
        play.do("close")
    yield from play.heard
    yield from said_at(play)
    yield from said_in(GAME.score(play.state.setup, {"coin": {"s1": 5}, "vp": {"s1": 4}}, {}))


class _Listening(Playing):
    """Hears everything that is said on the way."""

    @property
    def heard(self) -> list[Msg]:
        found: list[Msg] = self.__dict__.setdefault("_heard", [])
        return found

    def take(self, event: Event) -> Playing:
        super().take(event)
        if len(self.events) % 20 == 1:
            self.heard.extend(dict.fromkeys(said_at(self)))
        return self


def what_speaks_against() -> Iterator[Msg]:
    """Every reason there is, as the other tests provoke them."""
    play = Playing.dealt(2)
    play.take(Counted(count=Count(owner="s1", thing="coin", n=2)))
    yield from said_in(play.form("buy").issues)
    yield from said_in(form(GAME, play.state, "core/count/s1/coin", {"n": {"n": 99}}).issues)
    yield from said_in(play.form("end").issues)
    play.start("building.inn", 12)
    yield from said_in(play.form("send/worker.apprentice_01", site=("building.inn",)))
    yield from said_in(play.form("tool/s1", site=("building.inn",)))
    yield from said_in(play.form("tool/typed", short={"stone": 1}, crew=("worker.master_01",)))
    yield from said_in(play.form("tool/typed", short={"stone": 1}, crew=("worker.master_01",), turn={"coin": 1}))
    yield from said_in(
        play.form("tool/typed", short={"stone": 3, "tile": 3}, crew=("worker.master_01", "worker.master_08"))
    )
    tied = {"vp": {"s1": 17, "s2": 18}, "coin": {"s1": 20, "s2": 10}}
    yield from said_in(GAME.score(setup(2), tied, {}))
    yield from said_in(GAME.score(setup(2), tied, {"tie_break": "original_edition"}).ranking())


def every_step() -> Iterator[Msg]:
    """What each fact is called, with and without a card."""
    inn, who = "building.inn", "worker.apprentice_01"
    named = (
        BuildingStarted(seat="s1", card=inn),
        WorkerHired(seat="s1", card=who),
        CardSent(seat="s1", card=who, site=inn, actions=1, wage=2),
        CardSent(seat="s1", card=who, site=inn, actions=1, wage=2, finished=True),
        BuildingFinished(seat="s1", card=inn, coins=12, vp=3),
        ApprenticeDealt(seat="s1", card=who),
        CrewLaid(seat="s1"),
        TurnTold(seat="s1", actions=3),
        TurnEnded(seat="s1", actions=3),
        SeventeenReached(seat="s1"),
        LastTurnsPlayed(),
    )
    unnamed = (
        BuildingStarted(seat="s1"),
        WorkerHired(seat="s1"),
        CardSent(seat="s1", actions=2, wage=2),
        BuildingFinished(seat="s1", coins=12, vp=3),
        CoinsTaken(seat="s1", actions=2, coins=3),
        ActionsBought(seat="s1", n=2),
    )
    yield from (GAME.label(event) for event in (*named, *unnamed))


def every_card() -> Iterator[Msg]:
    yield from (card_msg(thing) for thing in CARDS)
    yield from (GAME.thing(thing.id, n) for thing in INFO.things for n in (0, 1, 2, 5, 22))
    yield from said_in(tuple(CREW_FACES.values()))
    yield from said_in(GAME.faces())
    for players in (2, 3, 4):
        yield from said_in(GAME.checklist(players, "standard"))
        yield from said_in(GAME.sheet(setup(players), None))


@cache
def _fresh(language: str) -> Texts:
    """Of its own, so that what it lacks is logged here and not in another test."""
    return Texts(language)


def say_all(messages: Iterator[Msg], language: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    said = []
    say = _fresh(language)
    with caplog.at_level(logging.WARNING):
        for message in dict.fromkeys(messages):
            words = say(message, SEATS)
            assert words, message
            assert "{" not in words, message
            assert "builders-" not in words, message
            said.append(words)
    assert [record.getMessage() for record in caplog.records] == []
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keeps", [LIGHTEST, COINS, EVERYTHING, ()], ids=len)
def test_a_whole_play_in_words(keeps: tuple[str, ...], language: str, caplog: pytest.LogCaptureFixture) -> None:
    assert len(say_all(a_whole_play(keeps), language, caplog)) > 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("collect", [what_speaks_against, every_step, every_card], ids=lambda f: f.__name__)
def test_reasons_and_cards_in_words(
    collect: Callable[[], Iterator[Msg]], language: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert say_all(collect(), language, caplog)


@pytest.mark.parametrize(
    ("thing", "forms"),
    [
        ("coin", ["1 Moneta", "2 Monety", "5 Monet", "12 Monet", "22 Monety"]),
        ("vp", ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty"]),
        ("action", ["1 akcja", "2 akcje", "5 akcji", "12 akcji", "22 akcje"]),
        ("stone", ["1 kamień", "2 kamienie", "5 kamieni", "12 kamieni", "22 kamienie"]),
        ("tile", ["1 dachówka", "2 dachówki", "5 dachówek", "12 dachówek", "22 dachówki"]),
        ("apprentice_card", ["1 Uczeń", "2 Uczniów", "5 Uczniów", "12 Uczniów", "22 Uczniów"]),
    ],
)
def test_polish_counts(thing: str, forms: list[str]) -> None:
    assert [texts("pl")(GAME.thing(thing, n)) for n in (1, 2, 5, 12, 22)] == forms


def test_polish_names_are_the_rulebooks_own() -> None:
    say = texts("pl")
    assert say(card_msg("building.chapel")) == "Kaplica"
    assert say(card_msg("worker.apprentice_01")) == "Uczeń (1 kamień, 1 drewno)"
    assert say(card_msg("worker.craftsman_16")) == "Rzemieślnik (1 wiedza, 3 dachówki)"
    assert say(card_msg("machine.crane_2")) == "Żuraw (3 kamienie)"


def test_the_alarm_in_words() -> None:
    play = Playing.new(3, LIGHTEST)
    for card, told in (("points/5", "18"), ("points/8", "20"), ("building.farm", "16")):
        play.do("finish/s1", coins=(told,), card=(card,))
    (loud,) = GAME.loud(play.states[-1], play.events[-1])
    assert texts("en")(loud, SEATS) == "Ola has 17 points: last turns for Jan and Ewa"
    assert texts("pl")(loud, SEATS) == "Ola ma 17 punktów, ostatnie tury: Jan i Ewa"
