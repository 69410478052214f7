"""Write a set of journals with the app as it stands, and beside each what its lines come to.

    python -m tests.data_old.record FOLDER

What lies in `journals/` was written before every act had a file of its own. It stays as it is: a journal is added under
another name, never written anew.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from zlib import crc32

from scorers.core.core_moves import form, keep_move
from scorers.core.registry import game, slugs
from tests.data_old.evening import Evening, agreed
from tests.data_old.fold import told
from tests.data_old.reading import AnyGame
from tests.scorers.builders.bot import play_out
from tests.scorers.builders.playing import Playing
from tests.scorers.le_havre.harbourside import ALL
from tests.scorers.le_havre.specials import at_sea, b, use

STEPS = 450
AGAIN = 4


def plans(found: AnyGame) -> Iterator[tuple[str, tuple[str, ...], int]]:
    """Every preset with every number of players; nothing kept; every other keep with what it needs."""
    info = found.info
    counts = range(info.players.min, info.players.max + 1)
    for preset in info.presets:
        for players in counts:
            yield preset.id, preset.keeps, players
    yield "nothing", (), counts[-1]
    for at, keep in enumerate(info.keeps):
        if keep.needs:
            yield f"with_{keep.id}", (*keep.needs, keep.id), counts[at % len(counts)]
    everything = tuple(keep.id for keep in info.keeps)
    yield from (("every_keep", everything, players) for players in (counts[0], counts[-1]))


def evenings(found: AnyGame) -> Iterator[tuple[str, Evening]]:
    for (name, keeps, players), again in product(plans(found), range(AGAIN)):
        seed = crc32(f"{found.slug} {name} {players} {again}".encode()) % 10_000
        rnd = Random(seed)
        evening = Evening(found, agreed(found, keeps, players, rnd), rnd, eager=again == AGAIN - 1)
        yield f"{name}_{players}_{seed}", evening.play(STEPS, to_the_end=rnd.random() < 0.8)
    if found.slug == "builders":
        yield from (whole_play(found, players) for players in (2, 3, 4))
        yield "turns_told_3", told_turns(found)
    if found.slug == "le_havre":
        yield "sent_home_4", sent_home(found)


def told_turns(found: AnyGame) -> Evening:
    """A table that begins to follow the turns in the middle of a play."""
    play = Playing.new(3)
    for move in (keep_move("coins"), "turn/s2", "take/3", "end", keep_move("crew"), "take/2", "take/1", "end"):
        event = form(found, play.state, move, {"coin": {"s1": 12, "s2": 7, "s3": 0}}).event
        assert event is not None, move
        play.take(event)
    return Evening(found, play.state.setup, Random(1)).follow(play.events)


def sent_home(found: AnyGame) -> Evening:
    """The owner of the tobacco factory sends a disc home."""
    table = at_sea((*ALL, "discs")).own("s3", b("045"), b("fishery"), b("gh04")).own("s1", b("joinery"))
    use(table, "s1", "fishery").do("tile/T1")
    use(table, "s2", "gh04", fee=("1franc",)).do("tile/T2")
    table.do("evict/s3", guest=("s1",))
    return Evening(found, table.state.setup, Random(1)).follow(table.events)


def whole_play(found: AnyGame, players: int) -> tuple[str, Evening]:
    """A play that reaches its end by itself, which random taps do not."""
    seed = players
    rnd = Random(seed)
    play = play_out(Playing.dealt(players, first=f"s{rnd.randint(1, players)}"), rnd)
    evening = Evening(found, play.state.setup, rnd).follow(play.events)
    evening.finish()
    return f"reached_{players}_{seed}", evening


def main(folder: Path) -> None:
    for slug in slugs():
        for name, evening in evenings(game(slug)):
            path = folder / slug / f"{name}.jsonl.gz"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(gzip.compress(bytes(evening.lines.data), 9, mtime=0))
            text = json.dumps(told(path), sort_keys=True, ensure_ascii=False)
            path.with_name(f"{name}.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
            print(slug, name, evening.table.n, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
