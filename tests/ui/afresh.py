# ruff: noqa: ANN401 - whatever is drawn, and what Flet tells nobody
"""What is shown must equal what would be drawn from nothing.

After each repaint every component of the page is drawn once more beside the page: with what a person has done there
(its states and references), but without any row kept from before. The two trees are compared control by control,
property by property, and handler by handler: what it does, with which values. It looks behind Flet's curtain
(`flet==1.0.5`) and costs nothing where nobody watches.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import dataclasses
import functools
import types
import weakref
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from typing import Any, Final, cast

import flet as ft
from flet.components.component import Component, Renderer, _ComponentState
from flet.components.hooks.hook import Hook
from flet.components.hooks.use_context import ContextHook
from flet.components.hooks.use_effect import EffectHook
from flet.components.hooks.use_memo import MemoHook
from flet.components.hooks.use_state import StateHook
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page

from companion.ui.components.row_cache import RowCache
from companion.ui.components.touch import Bound
from companion.ui.views.table.regions import Regions

Tell = Callable[[ft.Page, str], None]
"""Takes the page and the path of a difference."""

KEEPING: Final = (RowCache, Regions)
"""What remembers drawings: made anew. Other things without an equality of their own live on, they are models."""

PREPARED: Final = frozenset({"open", "on_dismiss"})
"""What Flet itself sets on a dialog."""

ROUTER: Final = vars(ft.Router)["__component_impl__"]
"""Holds the screens, one on top of the other; what is covered is drawn again when it comes to the front."""

BLANK: Final = object()


class Watch:
    """Compares after every repaint of every page, until it is stopped."""

    def __init__(self, tell: Tell, patience: float = 0) -> None:
        """Begin; `tell` is called for every difference.

        A browser is ahead of the page while somebody types: Flet writes each letter into the line at once, and the page
        hears of it a moment later. With `patience`, in seconds, a difference in what is drawn is told if it lasts.
        """
        self._tell = tell
        self._patience = patience
        self._due: set[ft.Page] = set()
        self._done: weakref.WeakKeyDictionary[Hook, _Done] = weakref.WeakKeyDictionary()
        self._update = Component.update
        watch, update = self, cast("Callable[[Component], None]", self._update)

        def updated(component: Component) -> None:
            page = ft.context.page
            update(component)
            watch._soon(page)

        Component.update = updated  # type: ignore[method-assign]

    def stop(self) -> None:
        """Let pages be as swift as they are."""
        Component.update = self._update  # type: ignore[method-assign]

    def _soon(self, page: ft.Page) -> None:
        """Compare once all components of this repaint are drawn."""
        if page not in self._due:
            self._due.add(page)
            asyncio.get_running_loop().call_soon(self._compare, page, context=contextvars.copy_context())

    def _compare(self, page: ft.Page) -> None:
        """Compare; a page that waits for another repaint is compared then."""
        self._due.discard(page)
        if not _at_rest(page):
            return
        _context_page.set(cast("None", page))
        for path, live in _ours(page):
            for found in self._travelled(live):
                self._tell(page, f"{path}: {found}")
        drawn = frozenset(differences(page))
        if drawn and self._patience:
            here = contextvars.copy_context()
            asyncio.get_running_loop().call_later(self._patience, self._look_again, page, drawn, context=here)
        for found in drawn if not self._patience else ():
            self._tell(page, found)

    def _look_again(self, page: ft.Page, before: frozenset[str]) -> None:
        """Tell what still differs; a page that waits for another repaint is compared then."""
        if _at_rest(page):
            for found in before.intersection(differences(page)):
                self._tell(page, found)

    def _travelled(self, live: Component) -> Iterator[str]:
        """Yield a state that has come from elsewhere: what is typed in one list must not lie in the next one.

        A component is what its key says, or the `here` that the keys of its controls begin with.
        """
        touched = [hook for hook in live._state.hooks if isinstance(hook, StateHook) and hook.version]
        what = (live.key, cast("Any", live.kwargs).get("here"))
        for at, hook in enumerate(touched):
            done = self._done.get(hook)
            if done is not None and done.times == hook.version and done.what != what:
                yield f"state {at} ({_short(hook.value)}) was given in {done.what}, lies in {what}"
            self._done[hook] = _Done(hook.version, what)


def differences(page: ft.Page) -> Iterator[str]:
    """Yield the first difference of each component of a page."""
    with _apart(page) as dialogs:
        for path, live in _ours(page):
            yield from (f"{path}: {found}" for found in _component(live, dialogs))


def _at_rest(page: ft.Page) -> bool:
    """Whether a page is there, and waits for no repaint."""
    session: Any = page.session
    return not session._Session__pending_updates and not session._Session__closed


def _ours(page: ft.Page) -> list[tuple[str, Component]]:
    """Return our components on a page that need no repaint, each with the way to it."""
    return [
        (path, live)
        for path, live in _components(page)
        if not live.fn.__module__.startswith("flet.") and live._state.mounted and not live._state.is_dirty
    ]


@dataclasses.dataclass(frozen=True)
class _Done:
    """What a person has done in a component: how often, and in which one."""

    times: int
    what: object


def _components(page: ft.Page) -> Iterator[tuple[str, Component]]:
    yield from _inside(page.views, "")
    yield from _inside(page._dialogs, "dialogs")


def _inside(value: Any, path: str) -> Iterator[tuple[str, Component]]:
    """Yield every component with the way to it: the names of those around it, and the nearest keys."""
    if isinstance(value, Component):
        here = f"{path}/{_name(value)}"
        yield here, value
        in_front = value._b[-1:] if value.fn is ROUTER and isinstance(value._b, list) else value._b
        yield from _inside(in_front, here)
    elif isinstance(value, BaseControl):
        here = f"{path}[{value.key}]" if value.key else path
        for name in _set_fields(value):
            yield from _inside(getattr(value, name, None), here)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _inside(part, path)


def _name(component: Component) -> str:
    return f"{component.fn.__name__}({component.key})" if component.key else component.fn.__name__


def _set_fields(control: Any) -> Iterator[str]:
    """Yield the fields of a control that hold anything but what they begin with."""
    yield from (name for name in sorted(control._structural_fields) if not name.startswith("_"))
    yield from control._values


# ------------------------------------------------------------------------------------------- drawing beside the page


@contextlib.contextmanager
def _apart(page: ft.Page) -> Generator[list[tuple[Any, Any]]]:
    """Draw without leaving anything on the page; dialogs shown meanwhile are given: as they are, and as drawn."""
    dialogs: list[tuple[Any, Any]] = []

    def use_dialog(dialog: Any = None) -> None:
        ref: ft.MutableRef[Any] = ft.use_ref(None)
        ft.use_effect(lambda: None, dependencies=[], cleanup=lambda: None)
        dialogs.append((ref.current, dialog))

    store, real = page.session.store, ft.use_dialog
    held = {key: store.get(key) for key in store.get_keys()}
    ft.use_dialog = use_dialog
    try:
        yield dialogs
    finally:
        ft.use_dialog = real
        for key in list(store.get_keys()):
            store.set(key, held[key]) if key in held else store.remove(key)


def _component(live: Component, dialogs: list[tuple[Any, Any]]) -> Iterator[str]:
    """Draw a component from nothing and yield the first way in which the page shows something else."""
    dialogs.clear()
    fresh = Component(fn=live.fn, args=live.args, kwargs=live.kwargs, _parent_component=live._parent_component)
    fresh.stands_for = live  # type: ignore[attr-defined]
    fresh._contexts = live._contexts
    fresh._state = _ComponentState(hooks=[_stand_in(hook, fresh) for hook in live._state.hooks])
    try:
        drawn = Renderer(fresh).render(live.fn, *live.args, **live.kwargs)
    finally:
        fresh._detach_observable_subscriptions()
    compare = Comparison()
    found = compare.different(live._b, drawn, "")
    for shown, dialog in dialogs:
        here = shown if shown is not None and shown.open else None
        found = found or compare.different(here, dialog, "dialog", but=PREPARED)
    if found:
        yield found


def _stand_in(hook: Hook, fresh: Component) -> Hook:
    """Return a hook for drawing once more: what a person did is kept, what was drawn is not."""
    match hook:
        case StateHook():
            state = StateHook(fresh, hook.value, version=hook.version)
            state.stands_for = hook  # type: ignore[attr-defined]
            return state
        case MemoHook():
            memo: MemoHook[Any] = MemoHook(fresh)
            if not _is_drawn(hook.value):
                memo.value, memo.prev_deps = hook.value, hook.prev_deps
            return memo
        case EffectHook():
            return EffectHook(fresh, setup=hook.setup, deps=hook.deps, cleanup=hook.cleanup)
        case ContextHook():
            return ContextHook(fresh)
        case _:
            return hook


def _is_drawn(value: Any) -> bool:
    """Whether a value can be worked out once more: it remembers drawings, or is equal to one like it."""
    return isinstance(value, KEEPING) or _has_equality(value)


def _has_equality(value: Any) -> bool:
    return cast("object", type(value).__eq__) is not object.__eq__


# ------------------------------------------------------------------------------------------------------- comparing


class Comparison:
    """Two drawings side by side. What has been found equal, or is being compared, is not compared again."""

    def __init__(self) -> None:
        self._seen: set[tuple[int, int]] = set()
        self._held: list[Any] = []

    def different(self, shown: Any, fresh: Any, path: str, *, but: frozenset[str] = frozenset()) -> str | None:
        """Return the path of the first difference, and what stands there."""
        if shown is fresh or (id(shown), id(fresh)) in self._seen:
            return None
        self._seen.add((id(shown), id(fresh)))
        self._held.append((shown, fresh))  # an id is only worth something while its object lives
        if type(shown) is not type(fresh):
            return self._plain(shown, fresh, path)
        match fresh:
            case Component():
                return self._components(shown, fresh, f"{path}/{_name(fresh)}")
            case BaseControl():
                return self._controls(shown, fresh, path, but)
            case list() | tuple():
                return self._rows(shown, fresh, path)
            case Mapping():
                return self._mappings(shown, fresh, path)
            case Bound():
                return self._parts(((shown.work, fresh.work, path), (shown.given, fresh.given, f"{path}(…)")))
            case types.FunctionType() | types.MethodType() | functools.partial():
                return self._handlers(shown, fresh, path)
            case _:
                return self._values(shown, fresh, path)

    def _parts(self, parts: Iterable[tuple[Any, Any, str]]) -> str | None:
        return next((found for a, b, path in parts for found in [self.different(a, b, path)] if found), None)

    def _components(self, shown: Component, fresh: Component, path: str) -> str | None:
        """Compare what two components are given; one that a handler remembers is itself, in whichever drawing."""
        if hasattr(fresh, "stands_for") and shown.fn is fresh.fn:
            return None
        if shown.fn is not fresh.fn or shown.key != fresh.key:
            return self._plain(_name(shown), _name(fresh), path)
        return (
            self.different(shown.args, fresh.args, f"{path}(…)")
            or self.different(shown.kwargs, fresh.kwargs, f"{path}(…)")
            or self.different(shown._contexts, fresh._contexts, f"{path}<context>")
        )

    def _controls(self, shown: Any, fresh: Any, path: str, but: frozenset[str]) -> str | None:
        named = f"{path}/{type(fresh).__name__}" + (f"[{fresh.key}]" if fresh.key else "")
        names = [name for name in dict.fromkeys([*_set_fields(fresh), *_set_fields(shown)]) if name not in but]
        parts = ((getattr(shown, name), getattr(fresh, name), f"{named}.{name}") for name in names)
        return self._parts(parts)

    def _rows(self, shown: Any, fresh: Any, path: str) -> str | None:
        parts = ((a, b, f"{path}[{at}]") for at, (a, b) in enumerate(zip(shown, fresh, strict=False)))
        long = None if len(shown) == len(fresh) else f"{path}: {len(shown)} shown, {len(fresh)} drawn from nothing"
        return self._parts(parts) or long

    def _mappings(self, shown: Mapping[Any, Any], fresh: Mapping[Any, Any], path: str) -> str | None:
        keys = dict.fromkeys([*shown, *fresh])
        return self._parts((shown.get(key, BLANK), fresh.get(key, BLANK), f"{path}[{key!r}]") for key in keys)

    def _handlers(self, shown: Any, fresh: Any, path: str) -> str | None:
        """Compare what two handlers do: by their code and all the values they remember."""
        if isinstance(fresh, functools.partial):
            given = ((shown.func, fresh.func, path), (shown.args, fresh.args, f"{path}(…)"))
            return self._parts((*given, (shown.keywords, fresh.keywords, f"{path}(…)")))
        if isinstance(fresh, types.MethodType):
            own = ((shown.__func__, fresh.__func__, path), (shown.__self__, fresh.__self__, f"{path}.self"))
            return self._parts(own)
        if _written(shown.__code__) != _written(fresh.__code__):
            return self._plain(shown.__qualname__, fresh.__qualname__, path)
        cells = zip(fresh.__code__.co_freevars, shown.__closure__ or (), fresh.__closure__ or (), strict=True)
        here = f"{path}:{fresh.__name__}"
        remembered = ((_content(a), _content(b), f"{here}.{name}") for name, a, b in cells)
        return self._parts(remembered) or self.different(
            (shown.__defaults__, shown.__kwdefaults__), (fresh.__defaults__, fresh.__kwdefaults__), here
        )

    def _values(self, shown: Any, fresh: Any, path: str) -> str | None:
        if isinstance(fresh, KEEPING) or getattr(fresh, "stands_for", BLANK) is shown or shown == fresh:
            return None
        if dataclasses.is_dataclass(fresh):
            names = [field.name for field in dataclasses.fields(fresh) if not field.name.startswith("_")]
            return self._parts((getattr(shown, name), getattr(fresh, name), f"{path}.{name}") for name in names)
        if not _has_equality(fresh) and hasattr(fresh, "__dict__"):
            return self.different(vars(shown), vars(fresh), path)
        return self._plain(shown, fresh, path)

    def _plain(self, shown: Any, fresh: Any, path: str) -> str:
        return f"{path}: {_short(shown)} shown, {_short(fresh)} drawn from nothing"


def _written(code: types.CodeType) -> tuple[object, ...]:
    """Where code stands and what it names: who counts the lines that are reached puts other code in its place."""
    end = max((row or 0, column or 0) for _, row, _, column in code.co_positions())
    return code.co_filename, code.co_qualname, code.co_firstlineno, end, code.co_freevars


def _content(cell: types.CellType) -> Any:
    try:
        return cell.cell_contents
    except ValueError:
        return BLANK


def _short(value: Any) -> str:
    return type(value).__name__ if isinstance(value, BaseControl) else repr(value)[:80]
