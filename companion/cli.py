"""The command `companion`: without words it opens the app, with one it answers on the terminal."""

import argparse
import json
import locale
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

from companion import __version__
from companion.commands.refusal import Refusal, refuse
from companion.text import Texts, languages, system_language, texts
from scorers.core.issues import CompanionError

BAD_INPUT: Final = 2
"""Exit code when a file or an argument cannot be used; argparse uses the same."""

UNSEEN: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""What a terminal obeys instead of showing it."""

Command = Callable[[argparse.Namespace, Texts], Iterable[str]]
"""Answers with the lines to print."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    options = _parser().parse_args(arguments)
    say = texts(options.lang or system_language(locale.getlocale()[0]))
    try:
        for line in options.command(options, say):
            print(UNSEEN.sub("?", line))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has read enough (`| head`); Python would complain once more while it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except CompanionError as error:
        return _refuse(_reason(error, say))
    return 0


# What can be asked


def _parser() -> argparse.ArgumentParser:
    """Describe every command and its options."""
    parser = argparse.ArgumentParser(prog="companion", description="A companion for board games played with the box.")
    parser.add_argument("--version", action="version", version=f"tableside {__version__}")
    _add_app_options(parser)
    parser.set_defaults(command=_run_app, lang=None)
    commands = parser.add_subparsers(title="commands", metavar="")
    _add(commands, "games", _games, "list the games")
    checklist = _add(commands, "checklist", _checklist, "how to set up the box for this table")
    sheet = _add(commands, "sheet", _sheet, "an empty score sheet to fill in, as JSON")
    for table in (checklist, sheet):
        table.add_argument("slug", help="a game, as `companion games` lists it")
        table.add_argument("--players", type=int, required=True, metavar="N", help="how many play")
        table.add_argument("--variant", help="a variant of the game")
    sheet.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="what else was agreed")
    score = _add(commands, "score", _score, "score a filled-in sheet")
    score.add_argument("slug", help="a game, as `companion games` lists it")
    replay = _add(commands, "replay", _replay, "tell a play again from its exported journal")
    for reader in (score, replay):
        reader.add_argument("file", type=Path, help="the file to read")
        reader.add_argument("--json", action="store_true", help="answer in JSON")
    return parser


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, command: Command, text: str
) -> argparse.ArgumentParser:
    """Add one command; all of them know languages."""
    parser = commands.add_parser(name, help=text, description=text)
    parser.set_defaults(command=command)
    parser.add_argument("--lang", choices=languages(), help="language of the answer (default: the system's)")
    return parser


def _add_app_options(parser: argparse.ArgumentParser) -> None:
    """How and where the app opens."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--web", action="store_true", help="open in the browser")
    place.add_argument("--window", action="store_true", help="open in a window of its own, fetched if need be")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, help="port to listen on (default: 8550, or any free one)")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder where tables and settings are kept")
    parser.add_argument("--no-open", action="store_true", help="serve the app without opening a browser")


# What is answered. Each command imports what it needs, so that none waits for the others.


def _run_app(options: argparse.Namespace, say: Texts) -> Iterable[str]:
    """Open the app and stay until it is closed."""
    from companion.launch import Launch, Place, launch

    place = Place.WEB if options.web else Place.WINDOW if options.window else Place.AUTO
    launch(Launch(say, place, options.host, options.port, options.data, open_browser=not options.no_open))
    return ()


def _games(_options: argparse.Namespace, say: Texts) -> Iterable[str]:
    from companion.commands.games import broken_games, list_games

    for line in broken_games():
        print(line, file=sys.stderr)
    return list_games(say)


def _checklist(options: argparse.Namespace, say: Texts) -> Iterable[str]:
    from companion.commands.games import find, show_checklist

    variant = options.variant or find(options.slug).info.variants[0]
    return show_checklist(options.slug, options.players, variant, say)


def _sheet(options: argparse.Namespace, say: Texts) -> Iterable[str]:
    from companion.commands.games import find
    from companion.commands.sheet import empty_sheet

    variant = options.variant or find(options.slug).info.variants[0]
    agreed = {name: value for name, _, value in (option.partition("=") for option in options.option)}
    yield _json(empty_sheet(options.slug, options.players, variant, agreed, say))


def _score(options: argparse.Namespace, say: Texts) -> Iterable[str]:
    from companion.commands import score

    result = score.score_sheet(options.slug, _read(options.file), say)
    return [_json(score.as_json(result))] if options.json else score.as_text(result)


def _replay(options: argparse.Namespace, say: Texts) -> Iterable[str]:
    from companion.commands import replay

    story = replay.replay(_bytes(options.file))
    return [_json(replay.as_json(story, say))] if options.json else replay.as_text(story, say)


def _json(value: object) -> str:
    said = json.dumps(value, ensure_ascii=False, indent=2)
    return UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", said)


def _read(path: Path) -> str:
    """Return the text of a file.

    Raises:
        Refusal: it cannot be read.
    """
    try:
        return _bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise refuse("cli-no-text-file", path=str(path)) from error


def _bytes(path: Path) -> bytes:
    """Return what is in a file, or is handed to us; whatever else may be there is not waited for.

    Raises:
        Refusal: it cannot be read.
    """
    try:
        if not path.is_file() and not os.path.samestat(path.stat(), os.fstat(0)):
            raise refuse("cli-not-a-file", path=str(path))
        return path.read_bytes()
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else None
        raise refuse("cli-no-file", path=str(path), problem=problem or str(error)) from error


# What goes wrong


def _reason(error: CompanionError, say: Texts) -> str:
    """Why not, in the language of the terminal where there is a sentence for it."""
    from companion.app.reasons import UNKNOWN, reason

    if isinstance(error, Refusal):
        return say(error.reason)
    said = reason(error)
    return str(error) if said == UNKNOWN else say(said)


def _refuse(reason: str) -> int:
    """Print why a command cannot be carried out, in one line."""
    print(UNSEEN.sub("?", " ".join(reason.split())), file=sys.stderr)
    return BAD_INPUT
