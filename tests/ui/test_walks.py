"""People who tap and type at random, from a seed: a few in every run, thousands of taps in `make torture`."""

from __future__ import annotations

import pytest

from scorers.core.forms import Answer
from scorers.core.questions import Cards, Entries
from scorers.core.registry import game, slugs
from tests.ui.walk import COUNT, Stumbled, Where, replay, said, shorten, wander

TAPS = 40
"""For each walk of an ordinary run."""

MANY = 1500
"""For each walk of a long one: a minute or two. All of them take hours; some of them are chosen by their place, with

    make torture ARGS="tests/ui/test_walks.py -k 0-le_havre"
"""


def _players(slug: str) -> range:
    found = game(slug).info.players
    return range(found.min, found.max + 1)


EVERYWHERE = [
    Where(slug, preset, players)
    for slug in slugs()
    for preset in (*(preset.id for preset in game(slug).info.presets), COUNT)
    for players in _players(slug)
]

SOME = [
    Where(slug, preset, _players(slug)[at % len(_players(slug))])
    for slug in slugs()
    for at, preset in enumerate((*(preset.id for preset in game(slug).info.presets), COUNT), 1)
]


@pytest.mark.usefixtures("unlocked")
@pytest.mark.parametrize("where", SOME, ids=str)
async def test_whatever_is_tapped_is_what_is_shown_and_answered(where: Where) -> None:
    await wander(where, 1, TAPS)


@pytest.mark.usefixtures("unlocked")
async def test_a_walk_that_stumbles_says_how_to_walk_there_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_the_first(_self: Cards, given: Entries, _ask: str, answer: Answer) -> Entries:
        assert isinstance(answer, tuple)
        return {**given, "s1": answer}

    monkeypatch.setattr(Cards, "answered", to_the_first)
    where, script = Where("le_havre", COUNT, 2), ["francs/s1=7", "forth", "previous", "forth"]
    script += ["buildings/whose/s2", "buildings/s2/building.abattoir", "forth"]
    with pytest.raises(Stumbled, match=r"'buildings/s2/building\.abattoir'$"):
        await replay(where, script)
    short = await shorten(where, script)
    assert short == ["forth", "buildings/whose/s2", "buildings/s2/building.abattoir"]
    assert said(where, short) == f"python -m tests.ui.walk '{where}' '" + "' '".join(short) + "'"
    assert Where.of(str(where)) == where


@pytest.mark.torture
@pytest.mark.usefixtures("unlocked")
@pytest.mark.parametrize("where", EVERYWHERE, ids=str)
@pytest.mark.parametrize("seed", range(3))
async def test_thousands_of_taps(where: Where, seed: int) -> None:
    await wander(where, seed, MANY)
