"""Everything that outlives the app: documents, journals, the lock on the folder, export and import.

The only place that knows TinyDB; it knows neither Flet nor any game.
"""

from companion.storage.archive import Archive, read_archive, read_table
from companion.storage.errors import Notice, StorageCode, StorageError
from companion.storage.journal import Journal, OpenedJournal
from companion.storage.merge import Change, Outcome
from companion.storage.paths import data_folder
from companion.storage.records import (
    LastSeat,
    LastTable,
    Person,
    Play,
    PlayResult,
    PlaySeat,
    PrintedValues,
    Settings,
    TableClock,
    TableEntry,
    Theme,
)
from companion.storage.store import Store
from companion.storage.transfer import Imported, Preview, apply_import, export_all, export_table, preview_import
from companion.table.line import Kind, Line

__all__ = [
    "Archive",
    "Change",
    "Imported",
    "Journal",
    "Kind",
    "LastSeat",
    "LastTable",
    "Line",
    "Notice",
    "OpenedJournal",
    "Outcome",
    "Person",
    "Play",
    "PlayResult",
    "PlaySeat",
    "Preview",
    "PrintedValues",
    "Settings",
    "StorageCode",
    "StorageError",
    "Store",
    "TableClock",
    "TableEntry",
    "Theme",
    "apply_import",
    "data_folder",
    "export_all",
    "export_table",
    "preview_import",
    "read_archive",
    "read_table",
]
