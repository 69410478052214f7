"""The words an act is written in, in one import: facts, forms, issues, transfers and sentences.

A file of an act speaks of a little of everything, so the kernel offers it here together; the modules behind it stay the
place where each is defined and explained.
"""

from scorers.core.act import Act, Acts, Tool
from scorers.core.amount import Amount, known
from scorers.core.events import Event
from scorers.core.forms import Amounts, Answers, Ask, Form, Move, Option, Pick, Place, Row, Task, numbers, picked
from scorers.core.issues import Issue, against, hint, impossible
from scorers.core.keys import MoveKey, TaskKey
from scorers.core.ledger import Transfer, owner_msg
from scorers.core.msg import BOX, TABLE, Msg, Player, msg, thing_msg

__all__ = [
    "BOX",
    "TABLE",
    "Act",
    "Acts",
    "Amount",
    "Amounts",
    "Answers",
    "Ask",
    "Event",
    "Form",
    "Issue",
    "Move",
    "MoveKey",
    "Msg",
    "Option",
    "Pick",
    "Place",
    "Player",
    "Row",
    "Task",
    "TaskKey",
    "Tool",
    "Transfer",
    "against",
    "hint",
    "impossible",
    "known",
    "msg",
    "numbers",
    "owner_msg",
    "picked",
    "thing_msg",
]
