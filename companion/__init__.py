"""The app: a table being played, its storage, its services and its screens."""

from typing import Final

__version__: Final = "0.1.0"
"""The one place where the version stands."""
