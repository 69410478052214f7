"""A fingerprint of a state, to notice when an updated app folds the same events to something else."""

import hashlib
import json
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from scorers.core.state import Flow, State


def plain(state: State[Any]) -> dict[str, Any]:
    """Return a state as plain JSON values, sets and holdings in a fixed order."""
    flow = _adapter(type(state.flow)).dump_python(state.flow, mode="json")  # type: ignore[arg-type] # a class is hashable
    for key, value in flow.items():
        if isinstance(getattr(state.flow, key), frozenset):
            flow[key] = sorted(value)
    return {
        "flow": flow,
        "holdings": {
            f"{owner} {thing}": amount.n if amount.exact else f"{'' if amount.n is None else amount.n}+"
            for (owner, thing), amount in sorted(state.ledger.values.items())
            if amount.n != 0
        },
        "keeps": sorted(state.keeps),
        "rulings": dict(state.rulings),
        "values": dict(state.values),
        "sheet": state.sheet,
        **({"skipped": state.skipped} if state.skipped else {}),  # older lines were written without it
    }


@cache
def _adapter(kind: type[Flow]) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def digest(state: State[Any]) -> str:
    """Sixteen characters that change when anything in the state does."""
    text = json.dumps(plain(state), sort_keys=True, ensure_ascii=False, default=list)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
