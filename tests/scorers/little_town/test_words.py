"""Everything that is said can be said, in both languages; every figure can be asked why."""

import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest
from pydantic import BaseModel

from companion.text import texts
from scorers.core.core_moves import form, label
from scorers.core.msg import Msg
from scorers.core.view import Figure
from scorers.little_town import GAME
from scorers.little_town.printed import INFO, LOOK
from scorers.little_town.words import thing as so_many
from tests.scorers.little_town.playing import EVERYTHING, Playing, holding, town
from tests.scorers.little_town.wandering import wander
from tests.scorers.playing import NAMES

KEEPS = [(), ("points",), ("goods",), ("points", "goods", "tiles", "objectives"), EVERYTHING]


def within(value: object, kind: type) -> Iterator[object]:
    """Everything of a kind inside a value."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, BaseModel):
        value = tuple(vars(value).values())
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple):
        for part in value:
            yield from within(part, kind)
    elif is_dataclass(value) and not isinstance(value, type):
        for part in fields(value):
            yield from within(getattr(value, part.name), kind)


def walked(keeps: tuple[str, ...], seed: int) -> Playing:
    rnd = random.Random(seed)
    rulings = {ruling.id: rnd.choice(ruling.options) for ruling in INFO.rulings}
    players = rnd.choice((2, 3, 4))
    return wander(Playing.new(players, keeps, rulings=rulings), rnd.randrange)


def everything_said(play: Playing) -> Iterator[Msg]:
    for state, event in zip(play.states, play.events, strict=True):
        seen = GAME.view(state, None)
        yield from (said for said in within((seen, label(GAME, event), GAME.loud(state, event)), Msg))  # type: ignore[misc]
        for move in within(seen, type(seen.now.moves[0]) if seen.now.moves else Msg):
            if hasattr(move, "key"):
                yield from within(form(GAME, state, move.key, {}), Msg)  # type: ignore[misc]
        for figure in within(seen, Figure):
            if isinstance(figure, Figure) and figure.why:
                why = GAME.why(state, figure.why)
                assert why.amount == figure.amount
                yield from within(why, Msg)  # type: ignore[misc]
    yield from within(GAME.projection(play.state), Msg)  # type: ignore[misc]
    yield from within(GAME.jumps(play.state), Msg)  # type: ignore[misc]


@pytest.mark.parametrize("keeps", KEEPS, ids=lambda keeps: "+".join(keeps) or "nothing")
@pytest.mark.parametrize("seed", range(2))
def test_everything_said_has_words_in_both_languages(keeps: tuple[str, ...], seed: int) -> None:
    said = set(everything_said(walked(keeps, seed)))
    names = {f"s{n + 1}": name for n, name in enumerate(NAMES)}
    for language in ("en", "pl"):
        say = texts(language)
        for message in said:
            words = say(message, names)
            assert words != message.id, message
            assert not re.search(r"little_town-|\{|\$|\bs[1-4]\b", words), words


def test_no_text_has_a_gap() -> None:
    """A thing alone, in any number, never leaves a hole in its sentence."""
    for language in ("en", "pl"):
        say = texts(language)
        for thing in (*(thing.id for thing in INFO.things), "hungry", "triple"):
            for n in (0, 1, 2, 5, 22):
                assert str(n) in say(GAME.thing(thing, n))


def test_a_figure_taken_apart_adds_up() -> None:
    play = town(Playing.new(2, EVERYTHING), bar="s1@e3", castle="s1@e4")
    holding(play, "s1", coin=9)
    play.do("points/s1", n={"n": 5}).do("objective/s1", card=("obj_01",))
    for figure in ("track/s1", "thing/s1/coin", "thing/table/coin", "thing/s1/worker", "thing/table/fish"):
        why = GAME.why(play.state, figure)
        assert sum(part.amount.n or 0 for part in why.parts) == why.amount.n
    assert [part.amount.n for part in GAME.why(play.state, "built/s1").parts] == [7, None]


def test_why_of_an_unknown_track() -> None:
    play = Playing.new(2)
    why = GAME.why(play.state, "track/s1")
    assert (why.amount.n, why.rule) == (None, None)


def test_look_has_a_drawing_and_a_colour_for_every_symbol() -> None:
    used = {thing.symbol for thing in INFO.things}
    used |= {sign.symbol for face in GAME.faces() for sign in face.signs}
    used |= {"lake", "forest", "mountain"}
    assert used <= set(LOOK.symbols)
    assert set(LOOK.symbols) == set(LOOK.pieces)
    path = re.compile(r"[MLHVCSQAZ0-9 .\-]+")
    for paths in (LOOK.emblem, *LOOK.symbols.values()):
        for drawn in paths:
            assert path.fullmatch(drawn)
            assert drawn.startswith("M")
            assert all(0 <= float(number) <= 24 for number in re.findall(r"\d+\.?\d*", drawn))


def test_what_lacks_stands_in_the_case_of_its_sentence() -> None:
    said = [texts("pl")(so_many("stone", n, "gen")) for n in (1, 3, 6)]
    assert said == ["1 Kamienia", "3 Kamieni", "6 Kamieni"]
