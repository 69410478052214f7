"""Journals written before every act had a file of its own come to the same, line by line."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random

import pytest

from scorers.core.events import Event
from scorers.core.game import check
from scorers.core.issues import Level
from scorers.core.registry import game
from scorers.le_havre.acts.buy_and_sell import CardTaken
from scorers.le_havre.acts.feed import Fed
from scorers.le_havre.acts.use_building import BuildingUsed
from tests.data_old.evening import Evening, agreed
from tests.data_old.fold import opened, told
from tests.data_old.reading import Reading, whole

FOLDER = Path(__file__).parent / "journals"
JOURNALS = sorted(FOLDER.glob("*/*.jsonl.gz"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.name.removesuffix('.jsonl.gz')}"


def expected(path: Path) -> Reading:
    beside = path.with_name(path.name.replace(".jsonl.gz", ".json.gz"))
    found: Reading = json.loads(gzip.decompress(beside.read_bytes()))
    return found


def test_every_title_has_its_journals() -> None:
    assert {path.parent.name for path in JOURNALS} == {"builders", "le_havre", "little_town"}
    assert len(JOURNALS) > 140


@pytest.mark.parametrize("path", JOURNALS, ids=name_of)
def test_an_old_journal_comes_to_the_same(path: Path) -> None:
    was, now = expected(path), told(path)
    for n, close in was["closes"].items():
        assert now["closes"].get(n) == close, f"line {n}, which closes a round"
    assert now["end"] == was["end"]
    other = [n for n, pair in enumerate(zip(was["marks"], now["marks"], strict=True), 1) if pair[0] != pair[1]]
    assert not other, f"first in line {other[0]}"


def _unanswered(event: Event) -> bool:
    """Tell whether a visit or a meal of Le Havre says only what changed hands, so that nobody can work it out again."""
    return isinstance(event, BuildingUsed | Fed) and None in (getattr(event, "answers", 0), getattr(event, "paid", 0))


@pytest.mark.parametrize("path", JOURNALS, ids=name_of)
def test_what_was_taken_then_is_no_fault_today(path: Path) -> None:
    """Whoever plays on by the rules is told nothing new; of a fact that does not say what was answered, only that.

    Of a card taken for less than it costs, which was let pass once, that it was.
    """
    game, lines = opened(path)
    for folded in lines:
        if folded.event is not None:
            found = {issue.code for issue in check(game, folded.before, folded.event) if issue.level is not Level.HINT}
            unsaid = {"core-not-as-shown"} if _unanswered(folded.event) else set()
            cheap = {"le_havre-price-is", "le_havre-materials-short"} if isinstance(folded.event, CardTaken) else set()
            assert not found - unsaid - cheap, (folded.line.n, folded.line.event, found)


@pytest.mark.parametrize("slug", ["builders", "le_havre", "little_town"])
def test_a_journal_of_today_comes_to_what_the_table_saw(slug: str, tmp_path: Path) -> None:
    rnd = Random(7)
    known = game(slug)
    everything = tuple(keep.id for keep in known.info.keeps)
    evening = Evening(known, agreed(known, everything, known.info.players.max, rnd), rnd).play(60)
    path = tmp_path / "today.jsonl.gz"
    path.write_bytes(gzip.compress(bytes(evening.lines.data)))
    assert told(path)["end"] == whole(known, evening.table.state)
