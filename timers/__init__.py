"""Clocks for a table: pure values, the time always comes in from outside."""

from timers.clock import Clock, FakeClock, SystemClock
from timers.stopwatch import Stopwatch
from timers.turn_clock import TurnClock

__all__ = ["Clock", "FakeClock", "Stopwatch", "SystemClock", "TurnClock"]
