"""What is lost of finished plays: told at the start, and worked out anew where the journal is still there."""

from __future__ import annotations

import logging

from companion.app.journals import Nowhere, folded
from companion.app.plays import play_of, result_of, scored
from companion.storage.checks import check_plays
from companion.storage.errors import StorageCode
from companion.storage.journal import read_journal
from companion.storage.records import PlayResult
from companion.storage.store import Store
from companion.table.live import LiveTable
from scorers.core.issues import CompanionError

log = logging.getLogger(__name__)


def look_at_plays(store: Store) -> None:
    """Look at every finished play; points that are lost are counted anew, a play no list knows is listed again."""
    found = check_plays(store)
    for key, moved in found.results.items():
        _recount(store, key, moved)
    for key in found.journals:
        _find_place(store, key)


def _recount(store: Store, key: str, moved: str) -> None:
    """Count a play anew whose points are lost; where they were moved aside it is said in any case."""
    file, known = f"{key}.json", int(bool(moved))
    if _counted(store, key):
        store.notices.add(StorageCode.RESULT_REBUILT, file=file, moved=moved, known=known)
    elif moved:
        store.notices.add(StorageCode.UNREADABLE_MOVED, what=PlayResult.KIND, file=file, moved=moved)


def _find_place(store: Store, key: str) -> None:
    """List a journal nobody knows any more: among the plays where it is finished, else among the open tables."""
    if _counted(store, key):
        store.notices.add(StorageCode.PLAY_RELISTED, table=key)
    else:
        store.place_journal(key, finished=False)
        store.relist(key)


def _counted(store: Store, key: str) -> bool:
    """Write down anew what a finished play came to, by its journal; False if that cannot be."""
    try:
        live = LiveTable(key, folded(read_journal(store.journal_path(key)).envelopes, Nowhere(), store.clock))
        table = live.table
        if not table.state.finished:
            return False
        breakdown = scored(table)
        seconds = int(table.played().total_seconds())
        store.plays.add(store.plays.get(key) or play_of(live, breakdown, seconds), result_of(live, breakdown))
    except (CompanionError, ValueError, LookupError, TypeError) as error:
        log.warning("the play %s cannot be counted anew: %s", key, error)
        return False
    return True
