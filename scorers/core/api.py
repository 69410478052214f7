"""The words a game is written in, in one import: acts and their facts, forms, states, issues, transfers, sentences.

A file of an act speaks of a little of everything, so the kernel offers it here together; the modules behind it stay the
place where each is defined and explained. What a table shows comes from `display`, what is owed from `payments`.
"""

from pydantic import PositiveInt

from scorers.core.act import Act, Acts, E, Issues, Moves, Msgs, TaskKeys, Tool, Transfers
from scorers.core.amount import NONE, UNKNOWN, Amount, at_least, known, perhaps, total
from scorers.core.base import Frozen, Whole
from scorers.core.data import load
from scorers.core.events import Counted, Entry, Event, Jumped, KeepChanged, Valued
from scorers.core.forms import (
    Amounts,
    Answer,
    Answers,
    Ask,
    Change,
    Form,
    Grid,
    Move,
    Option,
    Pick,
    Place,
    Row,
    Task,
    Text,
    numbers,
    per_player,
    picked,
    players,
    words,
)
from scorers.core.game import Game, Position, opening
from scorers.core.game_info import GameInfo, agree, check_setup
from scorers.core.issues import CompanionError, Issue, RuleViolation, against, hint, impossible
from scorers.core.keys import MoveKey, TaskKey
from scorers.core.ledger import Key, Ledger, Transfer, names, owner_msg, place, seat_of
from scorers.core.look import Look
from scorers.core.msg import BOX, TABLE, Msg, Param, Player, SeatId, msg, plain, thing_msg
from scorers.core.setup import Setup
from scorers.core.state import Flow, State, per_state

__all__ = [
    "BOX",
    "NONE",
    "TABLE",
    "UNKNOWN",
    "Act",
    "Acts",
    "Amount",
    "Amounts",
    "Answer",
    "Answers",
    "Ask",
    "Change",
    "CompanionError",
    "Counted",
    "E",
    "Entry",
    "Event",
    "Flow",
    "Form",
    "Frozen",
    "Game",
    "GameInfo",
    "Grid",
    "Issue",
    "Issues",
    "Jumped",
    "KeepChanged",
    "Key",
    "Ledger",
    "Look",
    "Move",
    "MoveKey",
    "Moves",
    "Msg",
    "Msgs",
    "Option",
    "Param",
    "Pick",
    "Place",
    "Player",
    "Position",
    "PositiveInt",
    "Row",
    "RuleViolation",
    "SeatId",
    "Setup",
    "State",
    "Task",
    "TaskKey",
    "TaskKeys",
    "Text",
    "Tool",
    "Transfer",
    "Transfers",
    "Valued",
    "Whole",
    "against",
    "agree",
    "at_least",
    "check_setup",
    "hint",
    "impossible",
    "known",
    "load",
    "msg",
    "names",
    "numbers",
    "opening",
    "owner_msg",
    "per_player",
    "per_state",
    "perhaps",
    "picked",
    "place",
    "plain",
    "players",
    "seat_of",
    "thing_msg",
    "total",
    "words",
]
