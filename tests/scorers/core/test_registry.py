"""Games are found, never listed."""

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
