"""Days, times and languages as people call them. Storage knows UTC; a table stands in one place."""

from __future__ import annotations

from datetime import datetime

from babel import Locale
from babel.dates import format_date, format_time

from companion.ui.components.words import Words


def own_name(language: str) -> str:
    """Return what a language calls itself."""
    name = Locale(language).get_display_name(language) or language
    return name[:1].upper() + name[1:]


def day(w: Words, moment: datetime, now: datetime) -> str:
    """Today, yesterday, 3 May, 3 May 2024."""
    here, today = moment.astimezone(), now.astimezone().date()
    apart = (today - here.date()).days
    if apart in (0, 1):
        return w.t("app-today" if apart == 0 else "app-yesterday")
    pattern = "d MMMM" if here.year == today.year else "d MMMM y"
    return str(format_date(here, pattern, locale=w.language))


def day_and_time(w: Words, moment: datetime, now: datetime) -> str:
    """Today 19:30."""
    return w.t("app-day-time", day=day(w, moment, now), time=clock(w, moment))


def clock(w: Words, moment: datetime) -> str:
    """19:30, the same in every language we speak."""
    return str(format_time(moment.astimezone(), "HH:mm", locale=w.language))


def lasting(w: Words, seconds: int | None) -> str:
    """So many minutes; hours from two on; nothing for what was not measured."""
    if seconds is None or seconds < 60:  # noqa: PLR2004 - a minute
        return ""
    minutes = round(seconds / 60)
    if minutes < 120:  # noqa: PLR2004 - two hours
        return w.t("app-minutes", n=minutes)
    return w.t("app-hours", h=minutes // 60, n=minutes % 60)
