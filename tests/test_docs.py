"""The documents: every citation and every link can be opened, and a table there says what the data says."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.ui.drawings.signs import SHAPES
from tests.test_architecture import project_files

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules"
GAMES = ("little_town", "builders", "le_havre", "orleans", "craftsmen")
SEARCHED = ("scorers/", "tests/", "data/", "companion/", "timers/", "benchmarks/")
THIS = "tests/test_docs.py"

# ------------------------------------------------------------------------------------- what the pages of rules offer


@cache
def page(slug: str) -> str:
    return (RULES / f"{slug}.md").read_text(encoding="utf-8")


def table(slug: str, heading: str) -> list[dict[str, str]]:
    """The rows of the first table under a heading that begins so, by the words of its head."""
    _, _, below = page(slug).partition(f"\n{heading}")
    section = re.split(r"\n#{2,3} ", below)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    assert lines, f"{slug}.md: no table under {heading!r}"
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [dict(zip(cells[0], row, strict=True)) for row in cells[2:]]


@cache
def numbers(slug: str) -> frozenset[str]:
    """What can be cited of a page: its sections, sources, examples and cases."""
    sections = re.findall(r"^#{2,3} (\d+(?:\.\d+)?)\b", page(slug), re.MULTILINE)
    rows = re.findall(r"^\| ((?:S|(?:LT|BD|OR|CR)-(?:V|EX))\d+) \|", page(slug), re.MULTILINE)
    return frozenset([*sections, *rows])


@cache
def building_list() -> frozenset[str]:
    """The Polish names of the cards of Le Havre's base set."""
    return frozenset(row["Polish"] for heading in ("### 2.7", "### 7.1") for row in table("le_havre", heading))


# ----------------------------------------------------------------------------------------------------- the citations

CASES = re.compile(r"\b(LT|BD|OR|CR)-(V|EX)(\d+)((?:(?:,| and| to) (?:V|EX)\d+)*)")
SECTIONS = re.compile(
    r"\bdigest'?s? \(?((?:S?\d+(?:\.\d+)?)(?:, (?:S?\d+(?:\.\d+)?))*)|the digest[^(\n]{0,20}\(([\d.]+)\)"
)
CARDS = re.compile(r"building list: ([^)\n\"]+)")
OF_GAME = {"LT": "little_town", "BD": "builders", "OR": "orleans", "CR": "craftsmen"}


def lines() -> Iterator[tuple[str, str]]:
    """Every line of the project's own files, and where it stands."""
    for name in project_files(ROOT):
        if name.startswith(SEARCHED) and name != THIS:
            try:
                text = (ROOT / name).read_text(encoding="utf-8")
            except (UnicodeDecodeError, FileNotFoundError):
                continue
            yield from ((f"{name}:{at}", line) for at, line in enumerate(text.splitlines(), start=1))


def game_of(where: str) -> str | None:
    return next((slug for slug in GAMES if slug in where), None)


def cited(where: str, line: str) -> Iterator[tuple[str, str | None, str]]:
    """The citations of a line: where, of which game, which number or name."""
    for prefix, kind, first, more in CASES.findall(line):
        for number in (first, *re.findall(r"\d+", more)):
            yield where, OF_GAME[prefix], f"{prefix}-{kind}{number}"
    for several, one in SECTIONS.findall(line):
        for number in (several or one).split(", "):
            yield where, game_of(where), number
    for names in CARDS.findall(line):
        for name in names.split(", "):
            yield where, "building list", name.strip()


CITATIONS = sorted({citation for where, line in lines() for citation in cited(where, line)}, key=str)


def opens(game: str | None, number: str) -> bool:
    if game == "building list":
        return any(name == number or name.startswith(f"{number} ") for name in building_list())
    return game is not None and number in numbers(game)


def test_there_are_citations_of_every_game() -> None:
    games = {game for _, game, _ in CITATIONS}
    assert games == {*GAMES, "building list"}
    assert len(CITATIONS) > 80


def test_every_citation_can_be_opened() -> None:
    assert [f"{where}: {game} {number}" for where, game, number in CITATIONS if not opens(game, number)] == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("(LT-V12, V15 and V16)", ["LT-V12", "LT-V15", "LT-V16"]),
        ("as it is printed (BD-V07, BD-EX9).", ["BD-V07", "BD-EX9"]),
        ("(p. 5; digest 5.2, 7.1)", ["5.2", "7.1"]),
        ("(digest 7.2: dunny)", ["7.2"]),
        ("all tiles (digest S2, S3)", ["S2", "S3"]),
        ("invariants of the digest (5.5)", ["5.5"]),
        ("(building list: Firma, Tartak)", ["Firma", "Tartak"]),
        ("its digest after 7 lines", []),
    ],
)
def test_a_citation_is_found(line: str, found: list[str]) -> None:
    assert [number for _, _, number in cited("scorers/le_havre/a.py:1", line)] == found


def test_a_citation_of_nothing_is_found_out() -> None:
    assert not opens("little_town", "LT-V21")
    assert not opens("le_havre", "7.9")
    assert not opens("building list", "Kasyno")
    assert not opens(None, "7.2")


def test_no_document_is_named_that_is_not_here() -> None:
    """Written so that the pattern does not find itself."""
    elsewhere = re.compile(r"\b(?:design[.]md|paper_tes[t]|style[.]md|house[.]md)")
    assert [where for where, line in lines() if elsewhere.search(line)] == []


# --------------------------------------------------------------------------------------------------------- the links

DOCUMENTS = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")})
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")


def anchors(path: Path) -> set[str]:
    """The names a page's headings go by."""
    heads = re.findall(r"^#{1,4} (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def broken(path: Path) -> Iterator[str]:
    for link in (first or second for first, second in LINK.findall(path.read_text(encoding="utf-8"))):
        target, _, anchor = link.partition("#")
        if ":" in target:
            continue
        there = (path.parent / target).resolve() if target else path
        if not there.exists() or (anchor and anchor not in anchors(there)):
            yield link


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_every_link_leads_somewhere(path: Path) -> None:
    assert list(broken(path)) == []


def test_a_link_to_nothing_is_found_out(tmp_path: Path) -> None:
    here = tmp_path / "a.md"
    here.write_text('# One thing\n[x](b.md) [y](#one-thing) [z](#two) <img src="c.png">', encoding="utf-8")
    assert list(broken(here)) == ["b.md", "#two", "c.png"]


PATHS = re.compile(r"`((?:companion|scorers|timers|tests|data|docs|benchmarks|\.ci|\.github)/[\w./-]*\w/?)`")


@pytest.mark.parametrize("path", DOCUMENTS, ids=named)
def test_every_file_a_document_names_is_there(path: Path) -> None:
    named_here = PATHS.findall(path.read_text(encoding="utf-8"))
    assert sorted({name for name in named_here if not (ROOT / name).exists()}) == []


CONVENTION = re.compile(r"f\"\{[\w.]*(?:slug|SLUG)\}-([a-z]+(?:-(?:group|player))?)")


def test_every_id_the_app_puts_together_is_explained() -> None:
    code = [path for part in ("companion", "scorers/core") for path in (ROOT / part).rglob("*.py")]
    used = {word for path in code for word in CONVENTION.findall(path.read_text(encoding="utf-8"))}
    assert {"title", "keep", "setup-group", "first-player"} <= used
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert {word for word in used if not re.search(rf"`<slug>-{word}(?:-X)?`", guide)} == set()


def test_every_seat_symbol_is_named() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert ", ".join(SHAPES) in guide


def test_the_readme_names_both_commands() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert {"make run", "make test"} <= set(re.findall(r"make \w+", readme))


# ------------------------------------------------------------------------------------- the tables against the data


def data(slug: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / "data" / "games" / slug / f"{name}.json").read_text(encoding="utf-8"))
    return found


def by_id(rows: list[dict[str, str]]) -> dict[str, dict[str, str]]:
    return {row["id"].strip("`"): row for row in rows}


def amounts(words: str) -> dict[str, int]:
    """Read "3 wood 1 clay" or "1 wood + 1 stone"."""
    return {thing.removesuffix("s"): int(n) for n, thing in re.findall(r"(\d+) (\w+)", words)}


def plain(given: dict[str, int] | None) -> dict[str, int]:
    return {thing.removesuffix("s"): n for thing, n in (given or {}).items() if n}


def test_the_tiles_of_little_town() -> None:
    printed = by_id(table("little_town", "### 5.1"))
    tiles = data("little_town", "tiles")["tiles"]
    assert {
        tile["id"]: (tile["copies"], bool(tile.get("robin")), plain(tile["cost"]), tile.get("vp") or 0)
        for tile in tiles
    } == {
        slug: (int(row["copies"]), row["robin"] == "yes", amounts(row["cost"]), int(row["points"]))
        for slug, row in printed.items()
    }


def test_the_objectives_of_little_town() -> None:
    printed = by_id(table("little_town", "### 5.2"))
    assert {
        card["id"]: (card["vp"], bool(card.get("mark")), card.get("tiles", []))
        for card in data("little_town", "objectives")["objectives"]
    } == {
        slug: (int(row["points"]), row["mark"] == "yes", re.findall(r"\w+", row["tiles that make it possible"]))
        for slug, row in printed.items()
    }


def test_the_boards_of_little_town() -> None:
    _, _, below = page("little_town").partition("side_1      side_2\n")
    sides = zip(*(line.split() for line in below.partition("\n```")[0].splitlines()), strict=True)
    assert dict(zip(("side_1", "side_2"), map(list, sides), strict=True)) == data("little_town", "boards")["sides"]


MATERIALS = ("stone", "wood", "knowledge", "tile")


def test_the_cards_of_the_builders() -> None:
    cards = data("builders", "cards")
    wages = {rank["id"]: rank["wage"] for rank in cards["ranks"]}
    buildings, machines, workers = (by_id(table("builders", f"### 5.{n}")) for n in (1, 2, 4))
    assert {c["id"]: [*c["needs"].values(), c["coins"], c["vp"]] for c in cards["buildings"]} == {
        slug: [int(row[head]) for head in (*MATERIALS, "coins", "points")] for slug, row in buildings.items()
    }
    assert {c["id"]: ([*c["needs"].values(), c["vp"]], plain(c["makes"])) for c in cards["machines"]} == {
        slug: ([int(row[head]) for head in (*MATERIALS, "points")], amounts(row["makes, at wage 0"]))
        for slug, row in machines.items()
    }
    assert {c["id"]: [wages[c["rank"]], *c["makes"].values()] for c in cards["workers"]} == {
        slug: [int(row[head]) for head in ("wage", *MATERIALS)] for slug, row in workers.items()
    }


HAVRE_CARDS = [row for heading in ("### 2.7", "### 7.1", "### 7.2") for row in table("le_havre", heading)]


def number(words: str) -> int | None:
    """Read a number that may carry a mark, or that is not known or not for sale."""
    found = re.search(r"-?\d+", words)
    return int(found[0]) if found else None


def fees(words: str) -> list[dict[str, int]] | None:
    return None if words == "closed" else [amounts(part) for part in words.split("/") if part != "free"]


def players(words: str) -> list[int]:
    spans = re.findall(r"(\d)(?:-(\d))?", words)
    return [n for low, high in spans for n in range(int(low), int(high or low) + 1)]


KNOWN = [card for card in data("le_havre", "cards")["cards"] if not card.get("unknown")]


@pytest.mark.parametrize("card", KNOWN, ids=lambda card: card["id"])
def test_a_card_of_le_havre(card: dict[str, Any]) -> None:
    row = by_id(HAVRE_CARDS)[card["id"]]
    assert row["type"].strip("¹") == card["type"]
    assert [number(row[head]) for head in ("value", "buy", "hammers", "fishermen")] == [
        card["value"],
        card["price"],
        card.get("hammers", 0),
        card.get("fishermen", 0),
    ]
    assert fees(row["fee"]) == card["fee"]
    if "materials" in row:
        assert amounts(row["materials"].strip("³")) == plain(card.get("cost"))
        games = card["games"]
        full, short = games.get("full", {}), games.get("short", {})
        assert players(row["full"]) == full.get("in_", full.get("start"))
        assert [players(row[head]) for head in ("short", "short start")] == [
            short.get("in_", []),
            short.get("start", []),
        ]


def test_every_card_of_le_havre_has_its_row() -> None:
    known = {card["id"] for card in data("le_havre", "cards")["cards"] if card["set"] != "blank"}
    assert set(by_id(HAVRE_CARDS)) == known


def test_the_goods_of_le_havre() -> None:
    printed: dict[str, tuple[int, ...]] = {}
    for line in page("le_havre").partition("### 2.4")[2].partition("### 2.5")[0].splitlines():
        for name, *figures in re.findall(r"(\w+) \| (\d+) \| (\d+) \| (\d+)", line):
            printed[name] = tuple(int(figure) for figure in figures)
    goods = data("le_havre", "tables")["goods"]
    assert printed == {good["id"]: (good["food"], good["energy"], good["price"]) for good in goods}


@pytest.mark.parametrize("at", range(1, 11))
def test_the_rounds_of_le_havre(at: int) -> None:
    ships = {ship["id"]: f"{ship['type']} {ship['value']}" for ship in data("le_havre", "tables")["ships"]}
    variant, seats = ("full", at) if at <= 5 else ("short", at - 5)
    assert [
        [
            n,
            row["food"],
            "yes" if row["harvest"] else "no",
            row.get("builds") or "",
            ships[row["ship"]],
            (n - 1) * 7 % seats + 1,
            row["card"],
        ]
        for n, row in enumerate(data("le_havre", "rounds")["rounds"][variant][str(seats)], start=1)
    ] == [
        [int(row["round"]), int(row["food"]), *list(row.values())[2:5], int(row["first seat"]), row["card"]]
        for row in table("le_havre", f"### 4.{at} ")
    ]


ORLEANS = data("orleans", "table")
PLACES = data("orleans", "places")


def listed(words: str) -> list[int]:
    """Read "0, 4, 9" or "3 at 7, 4 at 12"."""
    return [int(n) for n in re.findall(r"\d+", words.partition(":")[0])]


def test_the_tracks_of_orleans() -> None:
    rows = {row["track"]: row for row in table("orleans", "### 4.1")}
    assert {track: len(spaces) for track, spaces in ORLEANS["tracks"].items()} == {
        track: int(row["steps"]) for track, row in rows.items()
    }
    brings = {track: row["what each step brings"] for track, row in rows.items()}
    tracks = ORLEANS["tracks"]
    assert [space["good"] for space in tracks["farmer"]] == brings["farmer"].split(", ")
    assert [space["coins"] for space in tracks["boatman"][:-1]] == listed(brings["boatman"].partition(" coins")[0])
    assert [space["points"] for space in tracks["scholar"]] == listed(brings["scholar"])
    assert ORLEANS["draw"][1:] == listed(brings["knight"].partition("(")[0])


def test_the_development_of_orleans() -> None:
    levels, coins, citizens = (row["where"] for row in table("orleans", "### 4.2"))
    assert listed(levels) == ORLEANS["levels"]
    assert dict(zip(listed(coins)[1::2], listed(coins)[::2], strict=True)) == {
        int(at): n for at, n in ORLEANS["coin_spaces"].items()
    }
    assert listed(citizens) == [int(at) for at in ORLEANS["citizen_spaces"]["s18_28"]]


def test_the_deeds_of_orleans() -> None:
    rows = by_id(table("orleans", "### 4.3"))
    assert {deed["id"]: (deed["slots"], deed["coins"], bool(deed.get("or_points"))) for deed in ORLEANS["deeds"]} == {
        slug: (amounts(row["places"]), int(row["coins each"][0]), "or" in row["coins each"])
        for slug, row in rows.items()
    }


def test_the_places_of_orleans() -> None:
    board, tiles, extras = (by_id(table("orleans", f"### 7.{n}")) for n in (1, 3, 4))
    assert {place["id"]: place["needs"] for place in PLACES["board"]} == {
        slug: row["needs"].split() for slug, row in board.items()
    }
    assert {
        tile["id"]: (tile["stack"], tile.get("needs", []), tile["sure"])
        for tile in PLACES["tiles"]
        if not tile.get("extra")
    } == {slug: (row["stack"], row["needs"].split(), row["sure"]) for slug, row in tiles.items()}
    assert {tile["id"] for tile in PLACES["tiles"] if tile.get("extra")} == set(extras)


def test_the_numbers_of_orleans() -> None:
    rows = {row[""]: row for row in table("orleans", "### 2.4")}
    few = rows["farmer, boatman, craftsman, trader taken out, each"]
    rest = rows["knight, scholar, monk taken out, each"]
    for players, out in ORLEANS["removed"].items():
        assert {out[kind] for kind in ("farmer", "boatman", "craftsman", "trader")} == {int(few[players])}
        assert {out[kind] for kind in ("knight", "scholar", "monk")} == {int(rest[players])}
        on_map, market = (int(rows[head][players]) for head in ("goods on the map (S3)", "goods left for the market"))
        assert on_map + market == ORLEANS["goods_in_game"][players]


@pytest.mark.parametrize("slug", GAMES)
def test_every_ruling_is_explained(slug: str) -> None:
    rulings = data(slug, "game")["rulings"]
    rows = {row["id"].strip("`"): row for row in table(slug, "### Rulings")}
    assert {ruling["id"]: ruling["default"] for ruling in rulings} == {i: row["default"] for i, row in rows.items()}
