"""The project as it is installed: exact versions, and a wheel with everything in it."""

import email
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from companion import __version__
from companion.text import texts
from scorers.core.registry import slugs

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCK = (ROOT / ".ci" / "requirements.txt").read_text(encoding="utf-8")
CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


PINS = [line.removesuffix(" \\") for line in LOCK.splitlines() if not line.startswith(("#", " "))]


def test_the_lock_names_one_exact_version_of_everything() -> None:
    assert len(PINS) > 30
    assert [pin for pin in PINS if not re.fullmatch(r"[\w.-]+==[\w.+!-]+", pin)] == []


def test_the_lock_knows_every_file_of_a_release_by_its_hash() -> None:
    """Those of other systems and Pythons too: a package with compiled parts has many."""
    hashes = {entry.split()[0]: re.findall(r"--hash=(\S+)", entry) for entry in re.split(r"\n(?=\w)", LOCK)[1:]}
    assert list(hashes) == PINS
    assert [
        found for files in hashes.values() for found in files if not re.fullmatch(r"sha256:[0-9a-f]{64}", found)
    ] == []
    assert [pin for pin, files in hashes.items() if not files] == []
    (compiled,) = (files for pin, files in hashes.items() if pin.startswith("pydantic_core=="))
    assert len(compiled) > 40
    setup = (ROOT / ".ci" / "setup.sh").read_text(encoding="utf-8")
    assert "--require-hashes -r .ci/requirements.txt" in setup


def test_what_the_project_asks_for_is_in_the_lock() -> None:
    project = SETTINGS["project"]
    lists = [project["dependencies"], *project["optional-dependencies"].values()]
    lists += SETTINGS["dependency-groups"].values()
    named = {line.partition(";")[0].strip() for requirements in lists for line in requirements}
    pinned = {name for name in named if "==" in name}
    assert "flet==1.0.5" in pinned
    assert pinned - set(PINS) == set()


# --------------------------------------------------------------------------------------------------------- versions


def test_the_version_is_ready_for_its_tag() -> None:
    """One number everywhere, described, and newest of those described."""
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$", CHANGES, re.MULTILINE)
    assert re.findall(r"^## .*", CHANGES, re.MULTILINE)[0] == "## [Unreleased]"
    assert released == sorted(released, key=lambda v: [int(n) for n in v.split(".")], reverse=True)
    assert released[0] == __version__


def test_the_command_tells_the_version() -> None:
    done = subprocess.run([sys.executable, "-m", "companion", "--version"], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == f"tableside {__version__}"


def test_the_wheel_says_what_it_is_and_who_may_use_it(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as held:
        (folder,) = {name.partition("/")[0] for name in held.namelist() if ".dist-info/" in name}
        said = email.message_from_bytes(held.read(f"{folder}/METADATA"))
        assert held.read(f"{folder}/licenses/LICENSE") == (ROOT / "LICENSE").read_bytes()
    assert (said["Name"], said["Version"], said["License-Expression"]) == ("tableside", __version__, "MIT")
    assert said["Author"] == "The Tableside authors"
    assert said["Description-Content-Type"] == "text/markdown"
    assert "Topic :: Games/Entertainment :: Board Games" in said.get_all("Classifier", [])
    assert str(said.get_payload()).lstrip().startswith("# Tableside")


# ----------------------------------------------------------------------------------------------------- before a commit


def checked(script: str, *names: str | Path) -> tuple[int, list[str]]:
    """How a check of ours ends, and the lines it says."""
    done = subprocess.run(
        [sys.executable, ROOT / ".ci" / script, *names], cwd=ROOT, check=False, capture_output=True, text=True
    )
    return done.returncode, (done.stdout + done.stderr).splitlines()


def test_the_checks_before_a_commit_fetch_nothing() -> None:
    checks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.*)", checks) == ["local"]
    assert set(re.findall(r"language: (.*)", checks)) == {"system"}
    commands = re.findall(r"entry: (.*)", checks)
    assert len(commands) == 4
    assert all(command.startswith(".venv/bin/") for command in commands)
    assert [name for name in re.findall(r"\.ci/\S+", checks) if not (ROOT / name).exists()] == []


def test_what_does_not_parse_is_named_with_its_line(tmp_path: Path) -> None:
    for name, text in (
        ("a.json", '{"a": }'),
        ("b.toml", "a = \n"),
        ("c.ftl", "core-a = fine\n\ncore-b\n"),
        ("d.json", "{}"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
    ended, said = checked("parses.py", *sorted(tmp_path.iterdir()))
    assert ended == 1
    named = [re.findall(r"(\w\.\w+): .*(line \d)", line) for line in said]
    assert named == [[("a.json", "line 1")], [("b.toml", "line 1")], [("c.ftl", "line 3")]]
    assert checked("parses.py", tmp_path / "d.json") == (0, [])


SUBJECTS = {
    "fix: a card given to one seat stays there\n\nBecause of that.\n": 0,
    "feat(builders)!: coins are counted anew\n# what git adds\n": 0,
    "Merge branch 'docs'": 0,
    "fix: " + "x" * 68: 1,
    "a card given to one seat stays there": 1,
    "fix:nothing": 1,
    "docs: a line\nand another": 1,
    "": 1,
}


@pytest.mark.parametrize("message", SUBJECTS, ids=lambda message: str(message).partition("\n")[0][:20] or "nothing")
def test_the_subject_of_a_commit(message: str, tmp_path: Path) -> None:
    path = tmp_path / "COMMIT_EDITMSG"
    path.write_text(message, encoding="utf-8")
    ended, said = checked("subject.py", path)
    assert ended == SUBJECTS[message]
    assert bool(said) == bool(ended)


def test_the_templates_ask_for_what_is_needed() -> None:
    """Which card, what is printed, how one knows: the games on the shelf are the ones one can choose."""
    template = (ROOT / ".github" / "ISSUE_TEMPLATE" / "wrong-card-value.yml").read_text(encoding="utf-8")
    titles = {texts("en").t(f"{slug}-title") for slug in slugs()}
    assert {title for title in titles if f'"{title}"' in template} == titles
    assert {"game", "edition", "card", "values", "seen"} <= set(re.findall(r"id: (\w+)", template))


# --------------------------------------------------------------------------------------------------------- the wheel


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
