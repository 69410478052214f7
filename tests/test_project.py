"""The project as it is installed: exact versions, and a wheel with everything in it."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / ".ci" / "requirements.txt").read_text(encoding="utf-8")


def test_the_lock_names_one_exact_version_of_everything() -> None:
    lines = [line for line in LOCK.splitlines() if not line.startswith("#")]
    assert len(lines) > 30
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\w.+!-]+", line)] == []


def test_what_the_project_asks_for_is_in_the_lock() -> None:
    project = SETTINGS["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    lists += SETTINGS["dependency-groups"].values()
    named = {line.partition(";")[0].strip() for requirements in lists for line in requirements}
    pinned = {name for name in named if "==" in name}
    assert "flet==1.0.5" in pinned
    assert pinned - set(LOCK.splitlines()) == set()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq"]
    options = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(folder)]
    subprocess.run([*pip, "wheel", *options, str(ROOT)], check=True)
    (found,) = folder.glob("*.whl")
    return found


def test_the_wheel_holds_the_packages_and_their_data_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {
        "companion",
        "scorers",
        "timers",
        "tableside",
    }
    code = {
        p.relative_to(ROOT).as_posix()
        for part in ("companion", "scorers", "timers")
        for p in (ROOT / part).rglob("*.py")
    }
    assert code - set(names) == set()
    data = {
        f"scorers/_data/{p.relative_to(ROOT / 'data').as_posix()}" for p in (ROOT / "data").rglob("*") if p.is_file()
    }
    assert data
    assert data - set(names) == set()
    assert {f"{part}/py.typed" for part in ("companion", "scorers", "timers")} <= set(names)
    sounds = {p.relative_to(ROOT).as_posix() for p in (ROOT / "companion").rglob("*.wav")}
    assert sounds
    assert sounds <= set(names)


def test_the_installed_wheel_finds_its_data(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    surroundings = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}

    def python(*arguments: str) -> str:
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=tmp_path, env=surroundings, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    code = "from scorers.core.data import data_folder; print(data_folder())"
    assert Path(python("-c", code)) == tmp_path / "site" / "scorers" / "_data"
    assert "--players" in python("-m", "companion", "sheet", "--help")
