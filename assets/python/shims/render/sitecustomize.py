"""Draws what a script shows in a window's backend, as "TkAgg", by the one for machines without a screen: matplotlib
refuses to switch to a window's where there is none."""

import os

from greenml_after_import import after_import

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

SHOWN = "module://greenml_show"
WINDOWS = ("gtk", "macosx", "qt", "tk", "wx")
OF_WINDOWS = WINDOWS + tuple("module://matplotlib.backends.backend_" + name for name in WINDOWS)


def without_window(value: "Any") -> "Any":
    return SHOWN if isinstance(value, str) and value.lower().startswith(OF_WINDOWS) else value


def change(name: str) -> "Callable[[Any], None]":
    def change_module(module: "Any") -> None:
        switch = getattr(module, name)

        def switch_without_screen(*arguments: "Any", **options: "Any") -> "Any":
            named = {key: without_window(value) for key, value in options.items()}
            return switch(*map(without_window, arguments), **named)

        for attribute in ("__name__", "__qualname__", "__doc__", "__module__"):
            setattr(switch_without_screen, attribute, getattr(switch, attribute, None))
        setattr(module, name, switch_without_screen)

    return change_module


if os.environ.get("MPLBACKEND") == SHOWN:
    after_import({"matplotlib": change("use"), "matplotlib.pyplot": change("switch_backend")})
