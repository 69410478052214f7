"""Who may import whom, and what may stand nowhere: every finding is reported as file:line."""

import ast
import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("companion", "scorers", "timers")


@dataclass(frozen=True)
class Import:
    """One imported module, and where."""

    importer: str
    imported: str
    where: str


@dataclass(frozen=True)
class Rule:
    """Modules that match `inside` import nothing that matches `never`."""

    inside: str
    never: str
    because: str

    def breaks(self, found: Import) -> bool:
        return bool(re.fullmatch(self.inside, found.importer) and re.fullmatch(self.never, found.imported))


def _all_but(package: str, *rooms: str) -> str:
    """Match every module of a package except those in some of its rooms."""
    allowed = "|".join(re.escape(room) for room in rooms)
    return rf"{package}(?!\.(?:{allowed})(?:\.|$))(?:\..*)?"


BELOW = r"(?:\..*)?"
FLET = r"flet(?:_\w+)?(?:\..*)?"
TINYDB = r"tinydb(?:\..*)?"
ANY_GAME = r"scorers\.(?!core(?:\.|$)).+"

RULES = (
    Rule(r"scorers(?:\..*)?", rf"companion(?:\..*)?|timers(?:\..*)?|{FLET}|{TINYDB}", "the rules know no app"),
    Rule(r"timers(?:\..*)?", rf"companion(?:\..*)?|scorers(?:\..*)?|{FLET}|{TINYDB}", "clocks know nothing else"),
    Rule(r"companion(?:\..*)?", ANY_GAME, "the app knows no game by name"),
    Rule(r"scorers\.core(?:\..*)?", ANY_GAME, "the language of a game knows no game"),
    Rule(
        _all_but("companion", "ui", "services.adapters", "launch", "party", "desktop"),
        FLET,
        "only screens, adapters and start-up",
    ),
    Rule(_all_but("companion", "storage"), TINYDB, "only storage knows how things are stored"),
    Rule(rf"companion\.table{BELOW}", rf"companion\.(?:app|storage|ui|services){BELOW}", "a table needs no library"),
    Rule(rf"companion\.storage{BELOW}", rf"companion\.(?:app|ui|services){BELOW}", "storage keeps, and asks nobody"),
    Rule(rf"companion\.app{BELOW}", rf"companion\.(?:ui|services|commands){BELOW}", "the app knows no screen"),
    Rule(rf"companion\.services{BELOW}", rf"companion\.(?:app|storage|table|ui){BELOW}", "ports and adapters, no more"),
    Rule(rf"companion\.ui{BELOW}", rf"companion\.(?:storage|table){BELOW}", "screens are shown values of the app"),
    Rule(rf"companion\.(?:commands|cli|launch){BELOW}", rf"companion\.storage{BELOW}", "only the library sees storage"),
)


def sources(root: Path) -> Iterator[tuple[Path, ast.Module]]:
    for package in PACKAGES:
        for path in sorted((root / package).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def module_name(root: Path, path: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(root: Path) -> Iterator[Import]:
    for path, tree in sources(root):
        importer = module_name(root, path)
        package = importer if path.name == "__init__.py" else importer.rpartition(".")[0]
        for node in ast.walk(tree):
            for imported in _imported(node, package):
                yield Import(importer, imported, _where(root, path, node))


def _imported(node: ast.AST, package: str) -> Iterator[str]:
    match node:
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.ImportFrom(module=module, names=names, level=level):
            base = ".".join(package.split(".")[: len(package.split(".")) - level + 1]) if level else ""
            source = ".".join(part for part in (base, module) if part)
            yield source
            # What is imported from a package may be a module itself.
            yield from (f"{source}.{alias.name}" for alias in names)
        case ast.Call(
            func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
            args=[ast.Constant(value=str(name)), *_],
        ):
            yield name


def _where(root: Path, path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(root).as_posix()}:{getattr(node, 'lineno', 1)}"


def forbidden_imports(root: Path) -> list[str]:
    return [
        f"{found.where} imports {found.imported}: {rule.because}"
        for found in imports(root)
        for rule in RULES
        if rule.breaks(found)
    ]


def games_importing_games(root: Path) -> list[str]:
    return [
        f"{found.where} imports {found.imported}: a game knows no other game"
        for found in imports(root)
        if (game := re.match(r"scorers\.(?!core(?:\.|$))(\w+)", found.importer))
        and re.match(rf"scorers\.(?!core(?:\.|$)|{game[1]}(?:\.|$))\w+", found.imported)
    ]


MUTABLE_CALLS = {"list", "dict", "set", "bytearray", "defaultdict", "deque", "Counter", "OrderedDict", "ChainMap"}


def mutable_state(root: Path) -> list[str]:
    """One process serves many pages, and a module is shared by all of them.

    A filled table that says it never changes - Final, or a read-only type - is a constant; an empty one is a cache.
    """
    return [
        f"{_where(root, path, node)} keeps something mutable in a module: make it a constant, Final or Mapping"
        for path, tree in sources(root)
        for node in (*filter(_keeps_mutable, tree.body), *(n for n in ast.walk(tree) if isinstance(n, ast.Global)))
    ]


def _keeps_mutable(node: ast.stmt) -> bool:
    match node:
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return False
        case ast.Assign(value=value):
            return _is_mutable(value)
        case ast.AnnAssign(annotation=annotation, value=ast.expr() as value):
            constant = bool({n.id for n in ast.walk(annotation) if isinstance(n, ast.Name)} & UNCHANGING)
            return _is_mutable(value) and not (constant and _is_filled(value))
        case _:
            return False


UNCHANGING = {"Final", "Mapping", "Sequence", "Collection"}


def _is_filled(value: ast.expr) -> bool:
    match value:
        case ast.List(elts=parts) | ast.Set(elts=parts) | ast.Dict(values=parts):
            return bool(parts)
        case ast.ListComp() | ast.SetComp() | ast.DictComp():
            return True
        case _:
            return False


def _is_mutable(value: ast.expr) -> bool:
    match value:
        case ast.List() | ast.Dict() | ast.Set() | ast.ListComp() | ast.DictComp() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in MUTABLE_CALLS
        case _:
            return False


def slugs(root: Path) -> set[str]:
    games = (path.parent for path in (root / "scorers").glob("*/__init__.py"))
    data = (path for path in (root / "data" / "games").glob("*") if path.is_dir())
    return {path.name for path in (*games, *data)} - {"core"}


def games_named_by_the_app(root: Path) -> list[str]:
    """Comments and texts included: what the app says of one game belongs to that game's files."""
    words = [rf"{re.escape(slug)}|{re.escape(slug.replace('_', '-'))}" for slug in sorted(slugs(root))]
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(words)})(?![a-z])")
    return [
        f"{found} is named: the app knows no game"
        for path, _ in sources(root)
        if words and path.is_relative_to(root / "companion")
        for found in lines_with(pattern, root, path)
    ]


CURTAIN = {"_dialogs", "_i", "_b", "_values", "before_event", "connection", "page_url", "expires_at"}


def behind_the_curtain(root: Path) -> list[str]:
    """What Flet does not promise is used in one file, which says why."""
    return [
        f"{_where(root, path, node)} looks behind Flet's curtain: only flet_edge.py does"
        for path, tree in sources(root)
        if path.is_relative_to(root / "companion" / "ui") and path.name != "flet_edge.py"
        for node in ast.walk(tree)
        if _is_behind(node)
    ]


def _is_behind(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module=str(module)):
            return module.startswith("flet.")
        case ast.Attribute(attr="session", value=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name.endswith("page")
        case ast.Attribute(attr=name):
            return name in CURTAIN
    return False


# Written so that the patterns do not find themselves.
NOT_FOR_EVERYBODY = re.compile(
    r"py[p]i\.org|pythonhoste[d]|npmj[s]\.|deb\.debia[n]|mirro[r]s?\.|(?:index|registry)[-_]ur[l]|find-link[s]"
    r"|fil[e]://|(?<![\w.~])/(?:wor[k]|roo[t]|op[t]|User[s])/\w"
)


def written_for_one_machine(root: Path, names: list[str]) -> list[str]:
    return [
        f"{where} names a host or a folder" for n in names for where in lines_with(NOT_FOR_EVERYBODY, root, root / n)
    ]


def lines_with(pattern: re.Pattern[str], root: Path, path: Path) -> Iterator[str]:
    try:
        text = path.read_text(encoding="utf-8")
    except (UnicodeDecodeError, FileNotFoundError):
        return
    for number, line in enumerate(text.splitlines(), start=1):
        for found in pattern.finditer(line):
            yield f"{path.relative_to(root).as_posix()}:{number}: {found[0]!r}"


def project_files(root: Path) -> list[str]:
    """All files that are or could be committed."""
    command = ["git", "-C", str(root), "ls-files", "--cached", "--others", "--exclude-standard"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


CHECKS: tuple[Callable[[Path], list[str]], ...] = (
    forbidden_imports,
    games_importing_games,
    mutable_state,
    games_named_by_the_app,
    behind_the_curtain,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_house_stands(check: Callable[[Path], list[str]]) -> None:
    assert check(ROOT) == []


def test_no_file_names_a_host_or_a_folder_of_one_machine() -> None:
    names = project_files(ROOT)
    assert "pyproject.toml" in names
    assert written_for_one_machine(ROOT, names) == []


def test_the_walk_reaches_every_room() -> None:
    found = {module_name(ROOT, path) for path, _ in sources(ROOT)}
    assert {"companion.cli", "scorers.core.msg", "timers"} <= found
    assert Import("companion.text", "scorers.core.msg", "x") in {
        Import(i.importer, i.imported, "x") for i in imports(ROOT)
    }


PLANTED = (
    ("companion/table/journal.py", "\nimport flet as ft", "companion/table/journal.py:2 imports flet: "),
    (
        "companion/table/journal.py",
        "from companion.storage import x",
        "companion/table/journal.py:1 imports companion.",
    ),
    ("companion/table/journal.py", "from ..ui import x", "companion/table/journal.py:1 imports companion.ui"),
    ("companion/text.py", "def f():\n    import flet", "companion/text.py:2 imports flet: "),
    ("companion/app/library.py", "import flet as ft", "companion/app/library.py:1 imports flet: "),
    ("companion/app/session.py", "from companion.ui import x", "companion/app/session.py:1 imports companion.ui"),
    (
        "companion/services/ports.py",
        "from companion import table",
        "companion/services/ports.py:1 imports companion.table",
    ),
    (
        "companion/services/ports.py",
        "import companion.storage",
        "companion/services/ports.py:1 imports companion.storage",
    ),
    ("companion/storage/a.py", "from companion.app.library import x", "companion/storage/a.py:1 imports companion.app"),
    ("companion/ui/a.py", "from companion.storage import records", "companion/ui/a.py:1 imports companion.storage"),
    ("companion/ui/a.py", "def f():\n    from ..table.live import x", "companion/ui/a.py:2 imports companion.table"),
    ("companion/ui/views/a.py", "from companion import storage", "companion/ui/views/a.py:1 imports companion.storage"),
    (
        "companion/commands/a.py",
        "from companion.storage import x",
        "companion/commands/a.py:1 imports companion.storage",
    ),
    ("companion/services/clock.py", "import tinydb", "companion/services/clock.py:1 imports tinydb"),
    ("companion/ui/a.py", "from scorers import chess", "companion/ui/a.py:1 imports scorers.chess"),
    ("companion/ui/a.py", "from scorers.chess.flow import x", "companion/ui/a.py:1 imports scorers.chess"),
    ("companion/ui/a.py", "import_module('scorers.chess')", "companion/ui/a.py:1 imports scorers.chess"),
    ("scorers/core/a.py", "from scorers.chess import x", "scorers/core/a.py:1 imports scorers.chess"),
    ("scorers/chess/flow.py", "from companion import x", "scorers/chess/flow.py:1 imports companion"),
    ("scorers/chess/flow.py", "import flet_charts", "scorers/chess/flow.py:1 imports flet_charts"),
    ("scorers/chess/flow.py", "from scorers.go import x", "scorers/chess/flow.py:1 imports scorers.go"),
    ("scorers/chess/flow.py", "from ..go.model import x", "scorers/chess/flow.py:1 imports scorers.go"),
    ("timers/clock.py", "from scorers.core import x", "timers/clock.py:1 imports scorers"),
    ("timers/clock.py", "TICKS = []", "timers/clock.py:1 keeps something mutable"),
    ("timers/clock.py", "\nTICKS: dict[str, int] = dict()", "timers/clock.py:2 keeps something mutable"),
    ("timers/clock.py", "TICKS: Final = {}", "timers/clock.py:1 keeps something mutable"),
    ("timers/clock.py", "TICKS: Mapping[str, int] = defaultdict(int)", "timers/clock.py:1 keeps something mutable"),
    ("timers/clock.py", "TICKS: dict[str, int] = {'a': 1}", "timers/clock.py:1 keeps something mutable"),
    ("timers/clock.py", "def f():\n    global x", "timers/clock.py:2 keeps something mutable"),
    ("companion/ui/a.py", "from flet.messaging.session import x", "companion/ui/a.py:1 looks behind Flet's curtain"),
    ("companion/ui/a.py", "def f(page):\n    page.session.x()", "companion/ui/a.py:2 looks behind Flet's curtain"),
    ("companion/ui/a.py", "x = control._i", "companion/ui/a.py:1 looks behind Flet's curtain"),
    ("companion/ui/a.py", "x = 'chess-title'", "companion/ui/a.py:1: 'chess' is named"),
)


@pytest.mark.parametrize(("name", "code", "finding"), PLANTED)
def test_a_planted_fault_is_found_with_file_and_line(tmp_path: Path, name: str, code: str, finding: str) -> None:
    _plant(tmp_path, "scorers/chess/__init__.py", "")
    _plant(tmp_path, name, code)
    found = [line for check in CHECKS for line in check(tmp_path)]
    assert any(line.startswith(finding) for line in found), found
    assert all(line.startswith(f"{name}:") for line in found), found


ALLOWED = (
    ("companion/ui/a.py", "import flet as ft\nfrom companion.app import x\nfrom scorers.core import game"),
    ("companion/storage/a.py", "import tinydb"),
    ("companion/launch.py", "import flet as ft"),
    ("companion/services/adapters.py", "import flet as ft"),
    ("scorers/chess/flow.py", "from scorers.core import x\nfrom scorers.chess.model import y\nfrom .model import z"),
    ("timers/clock.py", "__all__ = ['a']\nONE = (1, 2)\nTWO = frozenset({1})\nTHREE = MappingProxyType({'a': 1})"),
    (
        "timers/clock.py",
        "A: Final = {'a': 1}\nB: Final[Mapping[str, int]] = {x: 1 for x in A}\nC: Mapping[str, int] = {'a': 1}",
    ),
    ("companion/ui/a.py", "x = 'chessboard'"),
    ("companion/ui/a.py", "x = here.session(key)"),
    ("companion/ui/flet_edge.py", "from flet.controls import x\ny = page.session.connection"),
)


@pytest.mark.parametrize(("name", "code"), ALLOWED)
def test_what_is_allowed_is_not_reported(tmp_path: Path, name: str, code: str) -> None:
    _plant(tmp_path, "scorers/chess/__init__.py", "")
    _plant(tmp_path, name, code)
    assert [line for check in CHECKS for line in check(tmp_path)] == []


@pytest.mark.parametrize(
    "line", ["https://py" + "pi.org/simple", "cd /wo" + "rk/main", "fil" + "e:///x", "/ro" + "ot/x"]
)
def test_a_planted_host_or_folder_is_found(tmp_path: Path, line: str) -> None:
    _plant(tmp_path, "notes.md", f"\n{line}\n")
    (found,) = written_for_one_machine(tmp_path, ["notes.md"])
    assert found.startswith("notes.md:2: ")


def _plant(root: Path, name: str, code: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, encoding="utf-8")
