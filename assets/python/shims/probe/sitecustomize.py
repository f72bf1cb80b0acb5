"""Notes what a script trains and tests its models on: the rows of each fit, prediction and score, and what each metric
function returned. Of scikit-learn, of what derives from its estimators (the classes of LightGBM and XGBoost), and of
Keras; a script that computes by itself leaves nothing to note.

$GREENML_PROBE names the file, relative to $HOME, that the notes go to at the end: `{"fits", "predictions", "metrics"}`.
They are of this process alone. A row counts as trained on when all its values equal those of one that the same model
was fitted on: the bits of 64-bit floats, or a hash of text. $GREENML_PROBE_METRICS names the functions of
`sklearn.metrics` to watch.
"""

import os
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
    """Lets the other finders load a module, and changes it once its own code has run."""

    def __init__(self, changes: "dict[str, Change]") -> None:
        self.changes = changes

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: "ModuleType | None" = None
    ) -> "ModuleSpec | None":
        if name not in self.changes:
            return None
        for finder in sys.meta_path:
            spec = None if finder is self else finder.find_spec(name, path, target)
            if spec is not None:
                if spec.loader is not None:  # a folder without code has none
                    self.run_after(spec.loader, self.changes[name])
                return spec
        return None

    def run_after(self, loader: "Loader", change: "Change") -> None:
        run = loader.exec_module

        def run_and_change(module: "ModuleType") -> None:
            run(module)
            try:
                change(module)
            except Exception:  # noqa: BLE001  another version: what can't be watched is not noted
                pass

        loader.exec_module = run_and_change  # type: ignore[method-assign]


if "GREENML_PROBE" in os.environ:
    from greenml_probe import CHANGES, notes

    notes.open(os.path.join(os.environ.get("HOME", "/"), os.environ.pop("GREENML_PROBE")))
    sys.meta_path.insert(0, AfterImport(CHANGES))
