"""The base class of everything that is written down."""

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """A value that never changes and refuses fields it does not know."""

    model_config = ConfigDict(frozen=True, extra="forbid")
