"""Games are found, never listed."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import scorers
from companion.text import texts
from scorers.core import registry
from scorers.core.msg import msg
from scorers.core.registry import UnknownGameError
from tests.scorers.kernel_game import GAME, installed


def test_a_game_is_found_while_it_is_there() -> None:
    before = registry.slugs()
    assert "kernel" not in before
    with installed():
        assert registry.slugs() == tuple(sorted((*before, "kernel")))
        assert registry.game("kernel") is GAME
        assert texts("pl")(msg("kernel-now-feast")) == "Uczta"
    assert registry.slugs() == before
    assert texts("pl")(msg("kernel-now-feast")) == "kernel-now-feast"


def test_the_language_is_no_game() -> None:
    assert "core" not in registry.slugs()


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGameError, match="no game 'chess'; there are:"):
        registry.game("chess")


def test_a_package_without_a_game_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hollow").mkdir()
    (tmp_path / "hollow" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "_private").mkdir()
    (tmp_path / "_private" / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.setattr(scorers, "__path__", [*scorers.__path__, str(tmp_path)])
    registry.slugs.cache_clear()
    try:
        assert "hollow" in registry.slugs()
        assert "_private" not in registry.slugs()
        with pytest.raises(UnknownGameError, match=r"scorers\.hollow offers no GAME"):
            registry.game("hollow")
    finally:
        registry.slugs.cache_clear()


UNREAD = """
from scorers.core.data import load
from scorers.core.game_info import GameInfo
load("broken", "game.json", GameInfo)
"""


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("1 / 0", "scorers.broken: ZeroDivisionError: division by zero"),
        ("import nowhere", "scorers.broken: ModuleNotFoundError: No module named 'nowhere'"),
        ("", "scorers.broken offers no GAME"),
        (UNREAD, "games/broken/game.json: No such file or directory"),
    ],
)
def test_a_broken_title_costs_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, said: str) -> None:
    before = [game.slug for game in registry.shelf().games]
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text(code, encoding="utf-8")
    with monkeypatch.context() as patched:
        patched.setattr(scorers, "__path__", [*scorers.__path__, str(tmp_path)])
        patched.delitem(sys.modules, "scorers.broken", raising=False)
        forget()
        found = registry.shelf()
    forget()
    assert [game.slug for game in found.games] == before
    assert [str(error) for error in found.broken] == [said]


def test_a_title_whose_data_contradicts_itself_is_named() -> None:
    with installed(), pytest.MonkeyPatch.context() as patched:
        one = GAME.info.presets[0].model_copy(update={"keeps": ("pionts",)})
        info = GAME.info.model_copy(update={"presets": (one,)})
        patched.setattr("tests.scorers.kernel_game.GAME", replace(GAME, info=info))
        assert [str(error) for error in registry.shelf().broken] == [
            "games/kernel/game.json: presets.0.keeps: there is no keep 'pionts' (did you mean 'points'?)"
        ]
        assert "kernel" not in [game.slug for game in registry.shelf().games]


def forget() -> None:
    for remembered in (registry.slugs, registry.game, registry.shelf):
        remembered.cache_clear()


def test_a_title_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("fair", "core", "_draft"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    (tmp_path / "notes.py").touch()
    monkeypatch.setattr(scorers, "__path__", [str(tmp_path)])
    assert registry.slugs.__wrapped__() == ("fair",)
