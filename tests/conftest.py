"""What every test may rely on."""

import shutil

import pytest
from hypothesis import settings

settings.register_profile("same", derandomize=True, database=None, deadline=None)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile("same")
"""Every run tries the same examples; `make torture` tries others with `--hypothesis-profile=explore`."""

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def browser_path() -> str:
    """The Chromium on this machine."""
    return next(path for name in BROWSERS if (path := shutil.which(name)))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser the journeys cannot be walked; `make test` says so aloud, and so does the summary."""
    if any(shutil.which(name) for name in BROWSERS):
        return
    for item in items:
        if item.get_closest_marker("e2e"):
            item.add_marker(pytest.mark.skip(reason="no chromium on this machine"))
