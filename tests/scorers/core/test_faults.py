"""A slip in the data of a title is named with its file and field, whichever title it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from scorers.core.checklist import ChecklistData
from scorers.core.data import data_folder
from scorers.core.faults import faults, is_drawing
from scorers.core.game_info import GameInfo
from scorers.core.look import Light, Look
from scorers.core.registry import slugs

Plain = dict[str, Any]


def read(slug: str, name: str) -> Plain:
    found: Plain = json.loads((data_folder() / "games" / slug / name).read_text(encoding="utf-8"))
    return found


def said(slug: str, name: str, slip: Callable[[Plain], None]) -> list[str]:
    """What is said of a title whose file has been changed so."""
    files = {found: read(slug, found) for found in ("game.json", "look.json", "checklist.json")}
    slip(files[name])
    info = GameInfo.model_validate(files["game.json"])
    look, checklist = Look.model_validate(files["look.json"]), ChecklistData.model_validate(files["checklist.json"])
    return [str(fault) for fault in faults(info, look, checklist)]


PIECE = {"fill": "#8A5530", "ink": "#FFFFFF", "edge": "#5B3518", "mark": "#7A4826", "mark_dark": "#D59A6C"}


def dressed(**light: str) -> Plain:
    """The colours of a game in which some have slipped."""
    day = dict.fromkeys(Light.model_fields, "#112233")
    return {"light": {**day, **light}, "dark": day, "lid_ink": "#FFFFFF", "lid_ink2": "#EEEEEE"}


SLIPS: list[tuple[str, str, Callable[[Plain], Any], str]] = [
    (
        "an unknown keep in a preset",
        "game.json",
        lambda d: d["presets"][0]["keeps"].append("pionts"),
        "there is no keep 'pionts'",
    ),
    (
        "a keep without what it needs",
        "game.json",
        lambda d: d["keeps"][-1].update(needs=["other"]),
        "keeps.{last}.needs: there is no keep 'other'",
    ),
    (
        "a preset without what it needs",
        "game.json",
        lambda d: (
            d["keeps"][0].update(needs=[d["keeps"][1]["id"]]) or d["presets"][0].update(keeps=[d["keeps"][0]["id"]])
        ),
        "is needed as well",
    ),
    (
        "a keep that follows nothing",
        "game.json",
        lambda d: d["keeps"][0]["things"].append("cion.*"),
        "keeps.0.things: there is no thing 'cion.*'",
    ),
    (
        "an unknown thing asked",
        "game.json",
        lambda d: d["keeps"][0].update(asked=["nothing"]),
        "keeps.0.asked: there is no thing 'nothing'",
    ),
    ("too few colours", "game.json", lambda d: d["players"].update(max=9), "colours: "),
    ("nobody plays", "game.json", lambda d: d["players"].update(min=0), "players: from 0"),
    ("more at least than at most", "game.json", lambda d: d["players"].update(min=5, max=4), "players: from 5 to 4"),
    (
        "an unknown seat symbol",
        "game.json",
        lambda d: d["colours"][0].update(symbol="heart"),
        "colours.0.symbol: there is no seat symbol 'heart'",
    ),
    (
        "a misspelt seat symbol",
        "game.json",
        lambda d: d["colours"][0].update(symbol="sqare"),
        "(did you mean 'square'?)",
    ),
    (
        "a colour that is none",
        "game.json",
        lambda d: d["colours"][1].update(hex="red"),
        "colours.1.hex: 'red' is no colour",
    ),
    (
        "a thing nobody drew",
        "game.json",
        lambda d: d["things"][0].update(symbol="dragon"),
        "things.0.symbol: there is no drawing 'dragon'",
    ),
    ("a thing twice", "game.json", lambda d: d["things"].append(d["things"][0]), "stands there twice"),
    ("a keep twice", "game.json", lambda d: d["keeps"].append(d["keeps"][0]), "keeps: "),
    ("a preset twice", "game.json", lambda d: d["presets"].append(d["presets"][0]), "presets: "),
    (
        "a variant twice",
        "game.json",
        lambda d: d.update(variants=["standard", "standard"]),
        "variants: 'standard' stands there twice",
    ),
    ("a ruling twice", "game.json", lambda d: d["rulings"].append(d["rulings"][0]), "rulings: "),
    (
        "a default nobody offers",
        "game.json",
        lambda d: d["rulings"][0].update(default="perhaps"),
        "rulings.0.default: there is no answer 'perhaps'",
    ),
    (
        "an option whose default nobody offers",
        "game.json",
        lambda d: d.update(options=[{"id": "o", "options": ["a"], "default": "b"}]),
        "options.0.default: there is no answer 'b'",
    ),
    ("a drawing that is none", "look.json", lambda d: d["emblem"].append("M4 4 L"), "is no drawing"),
    (
        "a symbol that is no drawing",
        "look.json",
        lambda d: d["symbols"].update(coin=["round"]),
        "symbols.coin.0: is no drawing",
    ),
    (
        "an accent that is no colour",
        "look.json",
        lambda d: d.update(colours=dressed(acc="brown")),
        "colours.light.acc: 'brown' is no colour",
    ),
    (
        "an ink that is no colour",
        "look.json",
        lambda d: d.update(colours={**dressed(), "lid_ink2": "white"}),
        "colours.lid_ink2: 'white' is no colour",
    ),
    (
        "a piece that is no colour",
        "look.json",
        lambda d: d.update(pieces={next(iter(d["symbols"])): {**PIECE, "mark_dark": "#12"}}),
        "mark_dark: '#12' is no colour",
    ),
    (
        "a piece of nothing",
        "look.json",
        lambda d: d.update(pieces={"dragon": PIECE}),
        "pieces: there is no drawing 'dragon'",
    ),
    (
        "a step of an unknown variant",
        "checklist.json",
        lambda d: d["groups"][0]["steps"][0].update(variants=["shrot"]),
        "groups.0.steps.0.variants: there is no variant 'shrot'",
    ),
    (
        "a step of an unknown answer",
        "checklist.json",
        lambda d: d["groups"][0]["steps"][0].update(options={"dragons": "yes"}),
        "groups.0.steps.0.options: there is no option 'dragons=yes'",
    ),
    (
        "a step for too many",
        "checklist.json",
        lambda d: d["groups"][0]["steps"][0].update(players=[12]),
        "groups.0.steps.0.players: nobody plays with 12",
    ),
]


@pytest.mark.parametrize("slug", slugs())
def test_nothing_is_wrong_as_it_stands(slug: str) -> None:
    assert said(slug, "game.json", lambda _data: None) == []


@pytest.mark.parametrize(("name", "slip", "expected"), [row[1:] for row in SLIPS], ids=[row[0] for row in SLIPS])
@pytest.mark.parametrize("slug", slugs())
def test_a_slip_is_named(slug: str, name: str, slip: Callable[[Plain], None], expected: str) -> None:
    found = said(slug, name, slip)
    wanted = expected.format(last=len(read(slug, "game.json")["keeps"]) - 1)
    assert any(line.startswith(f"games/{slug}/{name}: ") and wanted in line for line in found), found


@pytest.mark.parametrize("slug", slugs())
def test_a_thing_may_have_no_symbol(slug: str) -> None:
    assert said(slug, "game.json", lambda data: data["things"][0].pop("symbol")) == []


@pytest.mark.parametrize(
    ("path", "drawn"),
    [
        ("M1 2", True),
        ("M1,2L3-4.5H6v.5Z", True),
        ("M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z", True),
        ("M1 2C1 2 3 4 5 6 1 2 3 4 5 6S1 2 3 4Q1 2 3 4T1 2", True),
        ("", False),
        ("L1 2", False),
        ("1 2", False),
        ("M1", False),
        ("M", False),
        ("M1 2 3", False),
        ("M1 2Z3", False),
        ("M1 2X3", False),
        ("M1 2L3 #", False),
        ("M1 2C1 2 3 4 5", False),
        ("3M1 2", False),
    ],
)
def test_what_is_a_drawing(path: str, drawn: bool) -> None:  # noqa: FBT001
    assert is_drawing(path) is drawn


@pytest.mark.parametrize(
    "part", ["M3 4", "L3 4", "H3", "V3", "C1 2 3 4 5 6", "S1 2 3 4", "Q1 2 3 4", "T1 2", "A1 2 3 4 5 6 7", "Z"]
)
def test_every_letter_takes_its_numbers_once_or_several_times(part: str) -> None:
    assert is_drawing(f"M1 2{part}{part.lower()}")
    assert is_drawing(f"M1 2{part} {part[1:]}")
    assert not is_drawing(f"M1 2{part} x"), "and nothing else"
    if part[1:] and part[0] not in "HV":
        assert not is_drawing(f"M1 2{part} 9")
