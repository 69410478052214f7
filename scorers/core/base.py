"""The base class of everything that is written down."""

from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Whole: TypeAlias = Annotated[int, Field(ge=0)]
"""A count: whole, and not below zero."""


class Frozen(BaseModel):
    """A value that never changes and refuses fields it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid")
