"""Write .ci/requirements.txt: what pyproject.toml asks for and all it pulls in, in exact versions with their hashes."""

import subprocess
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / ".ci" / "requirements.txt"
HASHES = ROOT / ".ci" / "hashes.py"
HEADER = """\
# Written by `make lock`: every package of the development environment, at the version it was tested with, and the hash
# of every file of that release: pip takes nothing else, on no system and with no Python.
"""
UNLOCKED = {"pip", "setuptools", "wheel"}
"""What a fresh virtual environment may bring along by itself."""


def wanted() -> list[str]:
    """Return every requirement named in pyproject.toml: the app's, its extras' and the developers'."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = settings["project"]
    lists = [
        project["dependencies"],
        *project["optional-dependencies"].values(),
        *settings["dependency-groups"].values(),
    ]
    return [requirement for requirements in lists for requirement in requirements]


def resolved(python: str, requirements: list[str]) -> list[str]:
    """Install the requirements into the environment of `python` and return what is there then."""
    subprocess.run([python, "-m", "pip", "install", "--quiet", *requirements], check=True)
    listed = subprocess.run([python, "-m", "pip", "freeze"], check=True, capture_output=True, text=True)
    return [line for line in listed.stdout.splitlines() if line.partition("==")[0] not in UNLOCKED]


def hashed(python: str, pins: list[str]) -> list[str]:
    """Return the pins, each with the hashes of all files of its release on lines of their own."""
    asked = subprocess.run([python, str(HASHES)], input="\n".join(pins), check=True, stdout=subprocess.PIPE, text=True)
    return [line.replace(" --hash=", " \\\n    --hash=") for line in asked.stdout.splitlines()]


def main() -> None:
    """Resolve in a throw-away environment, and write the lock file."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        entries = hashed(python, resolved(python, wanted()))
    LOCK.write_text(HEADER + "".join(f"{entry}\n" for entry in entries), encoding="utf-8")
    print(f"{LOCK.relative_to(ROOT)}: {len(entries)} packages")


if __name__ == "__main__":
    main()
