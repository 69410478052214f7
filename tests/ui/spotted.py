"""Made-up spots, as a game tells them: a ship with its holds, the queues of buildings, a granary, a fair."""

from __future__ import annotations

from scorers.core.amount import known
from scorers.core.forms import Option, Pick
from scorers.core.glance import Fact
from scorers.core.msg import plain
from scorers.core.spots import Paint, Spot, SpotRow, Spots, paint

RIMS = ("gold", "silver", "ribbon")


def holds(*rows: tuple[str, int | None], sign: str = "") -> Spots:
    """Return the holds of a ship, two of each product; what one is worth is not known of every row."""
    found = tuple(
        SpotRow(
            name,
            plain(name),
            tuple(Spot(f"{name}-{side}", label=plain(side)) for side in ("left", "right")),
            sign=sign,
            n=None if worth is None else known(worth),
        )
        for name, worth in rows
    )
    return Spots(found, "hull")


SEATS = tuple(f"s{n}" for n in range(1, 6))


def ship(sign: str = "", *, answer: object = None, more: str = "star", seats: tuple[str, ...] = SEATS) -> Paint:
    """Return the question of picture 16, painted as there."""
    laid = ("@s1", "wine-left@s2", "wine-right@s1", "narzędzia-right@s1", "books-left@s2", "books-right@s1")
    sums = (
        Fact(more, known(16), plain("3 · cargo 10"), "s1", note=plain("+6")),
        Fact(more, known(10), plain("2 · cargo 6"), "s2", note=plain("+4")),
    )
    rows = holds(("wine", 4), ("narzędzia", 4), ("books", None), sign=sign)
    return paint("hold", plain("Whose marker?"), rows, seats, laid if answer is None else answer, sums=sums)


def queues(sign: str = "") -> Spots:
    """Return buildings with their queues: full, half full, empty."""
    lying = (
        ("Bankers' guild", (("s1", "s2"), ("s3", "s4"), ("s2", "s1")), "full"),
        ("Builders' guild", (("s3",), (), ()), ""),
        ("Notary", (("s1",), ("s4",), ()), ""),
        ("Craft guild", (("s2",), ("s3",), ("s1",)), "cover a helper"),
        ("Town hall", ((), (), ()), ""),
    )
    rows = tuple(
        SpotRow(
            f"b{n}",
            plain(name),
            tuple(Spot(f"b{n}-{k}", stack, rim) for k, (stack, rim) in enumerate(zip(stacks, RIMS, strict=True))),
            sign=sign,
            note=plain(note) if note else None,
        )
        for n, (name, stacks, note) in enumerate(lying)
    )
    return Spots(rows)


def granary(thing: str = "") -> Spots:
    """Return fields for two markers of each product, one of a thing of the game among them."""
    lying = (("flour", "s1", "s2"), ("rope", thing, "s3"), ("iron", "", ""))
    return Spots(
        tuple(
            SpotRow(
                name,
                plain(name),
                tuple(Spot(f"{name}-{k}", (piece,) if piece else ()) for k, piece in enumerate(pair)),
            )
            for name, *pair in lying
        )
    )


def fair() -> Spots:
    """Return what everybody has on the fair, a row of the seat."""
    rows = (
        SpotRow(
            f"f{seat}", plain(name), tuple(Spot(f"{seat}{k}", (seat,) if k < n else ()) for k in range(3)), seat=seat
        )
        for seat, name, n in (("s1", "Ola", 3), ("s2", "Ewa", 1), ("s3", "Jan", 0))
    )
    return Spots(tuple(rows))


def cover(chosen: tuple[str, ...] = ()) -> Pick:
    """Return the question which helper of a full queue is covered."""
    row = queues().rows[3]
    options = tuple(
        Option(spot.key, plain(name), because=plain("two lie there") if name == "Jan" else None)
        for spot, name in zip(row.spots, ("Ola", "Jan", "Ewa"), strict=True)
    )
    return Pick("cover", plain("Whose helper is covered?"), options, chosen, spots=Spots((row,)))
