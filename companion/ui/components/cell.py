"""The only mutable thing a component sees: one observable value, all that a screen shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

import flet as ft

V = TypeVar("V")


@ft.observable
@dataclass(eq=False)
class Cell(Generic[V]):
    """Assign an equal value and nothing happens; assign another and the screen draws the region that shows it."""

    value: V

    def show(self, value: V) -> bool:
        """Take a value; whether it was a new one."""
        if value == self.value:
            return False
        self.value = value
        return True
