import pytest

from companion.storage import Notice, StorageCode, StorageError
from companion.text import texts
from scorers.core.msg import Msg, msg

MOVED: dict[str, str | int] = {"file": "people.json", "moved": "/data/people.json.corrupt-1"}
PARAMS: dict[StorageCode, dict[str, str | int]] = {
    StorageCode.FULL_DISK: {"path": "/data"},
    StorageCode.READ_ONLY: {"path": "/data"},
    StorageCode.NO_FOLDER: {"path": "/data", "detail": "Not a directory"},
    StorageCode.DISK_FAILED: {"path": "/data", "detail": "Input/output error"},
    StorageCode.LOCKED: {"path": "/data", "pid": 12345, "address": "http://127.0.0.1:8550", "known": 1},
    StorageCode.NEWER_VERSION: {"file": "people.json", "found": 9, "known": 1},
    StorageCode.NOT_FOUND: {"file": "t1.jsonl"},
    StorageCode.BAD_IMPORT: {"where": "people.1.name", "problem": "Field required"},
    StorageCode.TABLE_REPLACED: {},
    StorageCode.UNREADABLE_MOVED: {"what": "people", **MOVED},
    StorageCode.UNREADABLE_JOURNAL: MOVED,
    StorageCode.BACKUP_LOADED: {"what": "people", **MOVED},
    StorageCode.MISSING_RESTORED: {"what": "people", "file": "people.json"},
    StorageCode.ENTRIES_SALVAGED: {"what": "people", "restored": 1, "lost": 2, **MOVED},
    StorageCode.TORN_STEP: MOVED,
    StorageCode.DAMAGED_JOURNAL: {"steps": 22, **MOVED},
    StorageCode.STRAY_MOVED: MOVED,
    StorageCode.JOURNAL_MISSING: {"file": "t1.jsonl"},
    StorageCode.STEPS_MISSING: {"file": "t1.jsonl", "n": 3},
    StorageCode.RESULT_REBUILT: {"known": 1, **MOVED},
    StorageCode.PLAY_RELISTED: {"table": "t1"},
    StorageCode.TABLE_RELISTED: {"table": "t1"},
}
PLACES = {"path", "address", "moved", "where", "problem", "detail", "table"}
"""What the person must be shown as it stands, wherever it is known."""


def said(language: str, message: Msg) -> str:
    return texts(language)(message)


@pytest.mark.parametrize("code", StorageCode)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_code_has_its_sentence(language: str, code: StorageCode) -> None:
    error, notice = StorageError(code, **PARAMS[code]), Notice(code, PARAMS[code])
    assert error.message_id == notice.message_id
    sentence = said(language, msg(error.message_id, **error.params))
    assert sentence != error.message_id
    assert "{" not in sentence
    assert all(str(value) in sentence for name, value in error.params.items() if name in PLACES)


def test_without_an_address_none_is_shown() -> None:
    params = {**PARAMS[StorageCode.LOCKED], "address": "", "known": 0}
    for language in ("en", "pl"):
        assert "http" not in said(language, msg("storage-locked", **params))
        assert "  " not in said(language, msg("storage-locked", **params))


@pytest.mark.parametrize(("steps", "word"), [(1, "1 krok "), (3, "3 kroki "), (12, "12 kroków "), (22, "22 kroki ")])
def test_polish_counts_steps(steps: int, word: str) -> None:
    assert word in said("pl", msg("storage-damaged-journal", **{**MOVED, "steps": steps}))


@pytest.mark.parametrize(
    "what", ["settings", "people", "plays", "results", "printed", "last_tables", "tables", "clocks", "doors", "keys"]
)
def test_every_document_has_a_name(what: str) -> None:
    for language in ("en", "pl"):
        other = said(language, msg("storage-backup-loaded", **{**MOVED, "what": "unknown"}))
        assert said(language, msg("storage-backup-loaded", **{**MOVED, "what": what})) != other
