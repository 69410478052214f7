"""What stands in a journal: a line that names its command, a beginning nobody changes any more."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from pydantic import ValidationError

from companion.table.line import Kind, Line, Start
from tests.scorers.kernel_game import GAME, new_setup

AT = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize(("id_", "fits"), [("", False), ("a", True), ("a" * 80, True), ("a" * 81, False)])
def test_a_line_names_its_command(id_: str, fits: bool) -> None:  # noqa: FBT001
    plain = {"n": 1, "id": id_, "at": AT, "who": "", "kind": Kind.UNDO}
    if fits:
        found = Line.model_validate(plain)
        assert (found.id, found.merge) == (id_, False)
    else:
        with pytest.raises(ValidationError):
            Line.model_validate(plain)


def test_what_a_table_begins_with_stays() -> None:
    start = Start.of(GAME, new_setup(2))
    with pytest.raises(ValidationError):
        start.slug = "another"  # type: ignore[misc]
    read = Start.read(Line(n=0, id="s", at=AT, who="", kind=Kind.START, event=start.plain()))
    assert read == start
    assert start.plain()["schema"] == GAME.info.schema_, "as files have it since the first version"
