"""Write .ci/requirements.txt: what pyproject.toml asks for, and all it pulls in, at exact versions."""

import subprocess
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / ".ci" / "requirements.txt"
HEADER = "# Written by `make lock`: every package of the development environment, at the version it was tested with.\n"
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


def resolved(requirements: list[str]) -> list[str]:
    """Install the requirements into a throw-away environment and return what is there then."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", *requirements], check=True)
        listed = subprocess.run([python, "-m", "pip", "freeze"], check=True, capture_output=True, text=True)
    return [line for line in listed.stdout.splitlines() if line.partition("==")[0] not in UNLOCKED]


def main() -> None:
    """Resolve and write the lock file."""
    lines = resolved(wanted())
    LOCK.write_text(HEADER + "".join(f"{line}\n" for line in lines), encoding="utf-8")
    print(f"{LOCK.relative_to(ROOT)}: {len(lines)} packages")


if __name__ == "__main__":
    main()
