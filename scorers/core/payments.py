"""What is owed and how it is paid, in one import: dues and their ways, what is handed over, how it is judged."""

from scorers.core.due import UNLIMITED, Due, Means, Opens, Payment, Way, best, proposals
from scorers.core.judge_payment import PaidPart, judge, parts, weigh
from scorers.core.paying import Pay, Till, as_shown, given, handed_over, sure

__all__ = [
    "UNLIMITED",
    "Due",
    "Means",
    "Opens",
    "PaidPart",
    "Pay",
    "Payment",
    "Till",
    "Way",
    "as_shown",
    "best",
    "given",
    "handed_over",
    "judge",
    "parts",
    "proposals",
    "sure",
    "weigh",
]
