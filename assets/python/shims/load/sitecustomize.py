"""Counts the CPU and wall seconds that a script spends on reading its data and splitting it, by the calls of pandas,
NumPy and scikit-learn that do.

$GREENML_LOAD_FILE names the file that they go to at the end, relative to $HOME: two numbers on a line. Calls inside
others count once, and only those of this process; what a script reads or splits by itself is not seen.
"""

import atexit
import os
from time import perf_counter, process_time

from greenml_after_import import after_import

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

CALLS = {
    "pandas": "read_csv read_table read_fwf read_excel read_json read_parquet read_feather read_pickle",
    "numpy": "load loadtxt genfromtxt fromfile",
    "sklearn.model_selection": "train_test_split",
}


class Clock:
    def __init__(self, path: str) -> None:
        self.path = path
        self.pid = os.getpid()
        self.cpu = self.wall = 0.0
        self.busy = False

    def counting(self, function: "Callable[..., Any]") -> "Callable[..., Any]":
        def call(*arguments: "Any", **options: "Any") -> "Any":
            if self.busy:
                return function(*arguments, **options)
            self.busy = True
            cpu, wall = process_time(), perf_counter()
            try:
                return function(*arguments, **options)
            finally:
                self.cpu += process_time() - cpu
                self.wall += perf_counter() - wall
                self.busy = False

        for name in ("__name__", "__qualname__", "__doc__", "__module__"):
            setattr(call, name, getattr(function, name, None))
        call.__wrapped__ = function  # type: ignore[attr-defined]
        return call

    def change(self, names: str) -> "Callable[[Any], None]":
        def change(module: "Any") -> None:
            for name in names.split():
                if hasattr(module, name):
                    setattr(module, name, self.counting(getattr(module, name)))

        return change

    def close(self) -> None:
        if os.getpid() != self.pid:
            return
        try:
            with open(self.path, "x") as file:
                file.write(f"{self.cpu:f} {self.wall:f}")
        except OSError:  # no place to write: the reader finds no file
            pass


if "GREENML_LOAD_FILE" in os.environ:
    clock = Clock(os.path.join(os.environ.get("HOME", "/"), os.environ.pop("GREENML_LOAD_FILE")))
    atexit.register(clock.close)
    after_import({name: clock.change(names) for name, names in CALLS.items()})
