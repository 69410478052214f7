"""What the screens are shown of the library: frozen values, whoever keeps them and however."""

from companion.storage.halves import Half
from companion.storage.merge import Change
from companion.storage.merge import Outcome as Fate
from companion.storage.records import Person, Play, PlaySeat, Settings, TableEntry, Theme
from companion.storage.transfer import WRITTEN, Preview
from companion.table.log import PAGE
from companion.table.model import Fold, InHand, Log, LogEntry, Moved, Outcome, Standing

__all__ = [
    "PAGE",
    "WRITTEN",
    "Change",
    "Fate",
    "Fold",
    "Half",
    "InHand",
    "Log",
    "LogEntry",
    "Moved",
    "Outcome",
    "Person",
    "Play",
    "PlaySeat",
    "Preview",
    "Settings",
    "Standing",
    "TableEntry",
    "Theme",
]
