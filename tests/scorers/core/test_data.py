"""Finding and reading the numbers of a game; the checklist made of them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from scorers.core import data
from scorers.core.checklist import ChecklistData, lay_out, read_checklist
from scorers.core.data import DataError, data_folder, load
from scorers.core.game_info import GameInfo
from scorers.core.msg import Player, SeatId
from tests.scorers.kernel_game import GAME
from tests.scorers.kernel_game.model import DATA


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A checkout of its own, with one game folder in it."""
    module = tmp_path / "scorers" / "core" / "data.py"
    monkeypatch.setattr(data, "__file__", str(module))
    data_folder.cache_clear()
    load.cache_clear()
    (tmp_path / "data" / "games" / "kernel").mkdir(parents=True)
    yield tmp_path
    data_folder.cache_clear()
    load.cache_clear()


def test_in_a_checkout_the_data_lies_beside_the_package(house: Path) -> None:
    assert data_folder() == house / "data"


def test_in_a_wheel_the_data_lies_inside_the_package(house: Path) -> None:
    (house / "scorers" / "_data" / "games").mkdir(parents=True)
    assert data_folder() == house / "scorers" / "_data"


def test_without_data_the_folder_is_named(house: Path) -> None:
    (house / "data").rename(house / "elsewhere")
    with pytest.raises(DataError, match=f"no data folder beside {house / 'scorers'}"):
        data_folder()


def test_a_missing_file_is_named(house: Path) -> None:
    with pytest.raises(DataError, match=r"kernel/game\.json: No such file"):
        load("kernel", "game.json", GameInfo)
    assert house.exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "Invalid JSON"),
        ('{"source": "x", "groups": [{"id": "a", "steps": [{"id": "b", "take": []}]}]}', r"steps\.0\.take"),
        ("\ufffd", "Invalid JSON"),
    ],
)
def test_a_malformed_file_is_named_with_the_field(house: Path, text: str, said: str) -> None:
    (house / "data" / "games" / "kernel" / "checklist.json").write_text(text, encoding="utf-8")
    with pytest.raises(DataError, match=rf"(?s)kernel/checklist\.json.*{said}"):
        read_checklist("kernel", 3)


def test_a_checklist_is_read_for_this_table(house: Path) -> None:
    (house / "data" / "games" / "kernel" / "checklist.json").write_bytes((DATA / "checklist.json").read_bytes())
    assert read_checklist("kernel", 3) == GAME.checklist(3, "standard")


def taken(players: int, variant: str) -> dict[str, dict[str, int]]:
    found = GAME.checklist(players, variant)
    return {step.key: {take.thing: take.n for take in step.takes} for step in found.steps}


def test_quantities_are_those_of_this_count_and_variant() -> None:
    assert taken(2, "standard") == {
        "table/reserve": {"grain": 20, "coin": 24},
        "seats/kit": {"coin": 3, "monk": 1, "stall": 2},
    }
    assert taken(3, "standard")["table/relics"] == {"relic.crown": 1}
    assert taken(4, "standard")["table/relics"] == {"relic.crown": 1, "relic.ring": 1}
    assert taken(4, "long") == taken(4, "standard") | {"table/relics": {"relic.crown": 1}, "long/longer": {}}


def test_a_group_without_a_step_is_left_out() -> None:
    groups = {group.key for group in GAME.checklist(3, "standard").groups}
    assert groups == {"table", "seats"}


STEPS: Final = """{"source": "x", "groups": [{"id": "a", "each": true, "steps": [
    {"id": "kit", "takes": [{"thing": "coin", "n": 3}, {"thing": "monk", "by_players": {"2": 2, "3": 1}}]},
    {"id": "out", "takes": [{"thing": "card", "by_players": {"2": 1}}]},
    {"id": "first", "draws": true}
]}]}"""


def test_a_step_with_nothing_to_take_does_not_appear() -> None:
    content = ChecklistData.model_validate_json(STEPS)
    assert [step.key for step in lay_out("kernel", content, 2).steps] == ["a/kit", "a/out", "a/first"]
    assert [step.key for step in lay_out("kernel", content, 3).steps] == ["a/kit", "a/first"]


def test_a_step_of_an_option_is_for_tables_that_chose_it() -> None:
    more = STEPS.replace('"id": "out",', '"id": "out", "options": {"goods": "yes", "board": "b"},')
    content = ChecklistData.model_validate_json(more)
    found = {
        goods: [step.key for step in lay_out("kernel", content, 2, options={"goods": goods, "board": "b"}).steps]
        for goods in ("yes", "no")
    }
    assert found == {"yes": ["a/kit", "a/out", "a/first"], "no": ["a/kit", "a/first"]}
    assert "a/out" not in [step.key for step in lay_out("kernel", content, 2, options={"goods": "yes"}).steps]


def test_what_depends_on_how_many_play_is_marked() -> None:
    kit, *_ = lay_out("kernel", ChecklistData.model_validate_json(STEPS), 2).steps
    assert [(take.thing, take.varies) for take in kit.takes] == [("coin", False), ("monk", True)]


def test_a_table_that_knows_who_starts_is_told_what_is_left_to_do() -> None:
    (group,) = lay_out("kernel", ChecklistData.model_validate_json(STEPS), 2).starting(SeatId("s2")).groups
    assert group.each
    assert [step.text.case for step in group.steps] == [None, None, "known"]
    assert dict(group.steps[-1].text.params)["who"] == Player("s2")


def test_every_step_can_be_ticked_by_its_own_key() -> None:
    content = ChecklistData.model_validate(json.loads((DATA / "checklist.json").read_text(encoding="utf-8")))
    keys = [step.key for step in lay_out("kernel", content, 4, "long").steps]
    assert len(keys) == len(set(keys)) == 4


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"ruelset": "1"}, "ruelset: there is no such field (did you mean 'ruleset'?)"),
        ({"zzz": 1}, "zzz: there is no such field"),
        ({"players": {"mni": 2, "max": 4}}, "players.mni: there is no such field (did you mean 'min'?)"),
        (
            {"presets": [{"id": "a", "keeps": [], "keps": 1}]},
            "presets.0.keps: there is no such field (did you mean 'keeps'?)",
        ),
        (
            {"colours": [{"id": "red", "hexe": "#b3372b", "symbol": "circle"}]},
            "colours.0.hexe: there is no such field (did you mean 'hex'?)",
        ),
        ({"players": {"min": 2}}, "players.max: is missing"),
        (
            {"players": {"min": "two", "max": 4}},
            "players.min: Input should be a valid integer, unable to parse string as an integer",
        ),
    ],
)
def test_a_slip_is_one_line_with_file_and_field(house: Path, change: dict[str, object], said: str) -> None:
    plain = {**json.loads((DATA / "game.json").read_text(encoding="utf-8")), **change}
    (house / "data" / "games" / "kernel" / "game.json").write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(DataError) as found:
        load("kernel", "game.json", GameInfo)
    assert str(found.value) == f"games/kernel/game.json: {said}"
