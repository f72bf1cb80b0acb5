"""Changes modules right after a script has imported them, for the shims that need it."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from importlib.abc import Loader
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from typing import Any

    Change = Callable[[Any], None]


class AfterImport:
    """Lets the other finders load a module, and changes it, once, when its own code has run.

    One for all shims: of two each would ask the other for a module that both change, without end.
    """

    def __init__(self) -> None:
        self.changes: dict[str, list[Change]] = {}

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        if name not in self.changes:
            return None
        for finder in sys.meta_path:
            spec = None if finder is self else finder.find_spec(name, path, target)
            if spec is not None:
                if spec.loader is not None:  # a folder without code has none
                    self.run_after(spec.loader, list(self.changes[name]))
                return spec
        return None

    def run_after(self, loader: "Loader", changes: "list[Change]") -> None:
        run = loader.exec_module

        def run_and_change(module: "ModuleType") -> None:
            run(module)
            for change in changes:
                try:
                    change(module)
                except Exception:  # noqa: BLE001  another version, or no place to write: nothing is told of the module
                    pass

        loader.exec_module = run_and_change  # type: ignore[method-assign]


FINDER = AfterImport()


def after_import(changes: "dict[str, Change]") -> None:
    if FINDER not in sys.meta_path:
        sys.meta_path.insert(0, FINDER)
    for name, change in changes.items():
        FINDER.changes.setdefault(name, []).append(change)
