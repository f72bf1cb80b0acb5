"""Tells which rows the main script tested and what it predicted for them, when it has ended, its source unchanged.

$GREENML_SPLIT_ROWS, $GREENML_SPLIT_PREDICTIONS and, if it is there, $GREENML_SPLIT_TRAINING are Python, evaluated over
the names that the script leaves behind; $GREENML_SPLIT_FILE names the file that the result goes to, relative to $HOME:
the CPU and wall seconds of this hook, `value` or `error`, and then what is wrong, or the places of the training rows on
a line and a line for each test row (its place, a tab, the prediction). It belongs to this process alone. After an
exception that ended the script there is nothing to tell, and no file.
"""

from time import perf_counter, process_time

BEGAN = (process_time(), perf_counter())

import atexit  # noqa: E402
import os  # noqa: E402
import sys  # noqa: E402

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Hook:
    def __init__(self, path: str) -> None:
        self.rows = os.environ.pop("GREENML_SPLIT_ROWS")
        self.predictions = os.environ.pop("GREENML_SPLIT_PREDICTIONS")
        self.training = os.environ.pop("GREENML_SPLIT_TRAINING", "()")
        self.path = path
        self.pid = os.getpid()
        self.seconds = (process_time() - BEGAN[0], perf_counter() - BEGAN[1])

    def evaluate(self) -> None:
        # The second is set before an uncaught exception is printed.
        if os.getpid() != self.pid or hasattr(sys, "last_value"):
            return
        began = (process_time(), perf_counter())
        try:
            rows = [int(row) for row in self.value_of(self.rows)]
            predicted = [as_text(value) for value in self.value_of(self.predictions)]
            if len(rows) != len(predicted):
                raise ValueError(f"{len(rows)} rows, {len(predicted)} predictions")
            training = " ".join(str(int(row)) for row in self.value_of(self.training))
            kind, text = "value", "\n".join([training, *(f"{row}\t{value}" for row, value in zip(rows, predicted))])
        except BaseException as raised:  # noqa: BLE001  SystemExit too: nothing of it may change how the script ends
            kind, text = "error", " ".join(describe(raised)[:300].split())
        cpu = self.seconds[0] + process_time() - began[0]
        wall = self.seconds[1] + perf_counter() - began[1]
        try:
            with open(self.path, "x", encoding="utf-8", errors="replace") as file:
                file.write(f"{cpu:f} {wall:f}\n{kind}\n{text}")
        except OSError:  # no place to write: the reader finds no file
            pass

    def value_of(self, expression: str) -> "Any":
        return eval(compile(expression, "<split expression>", "eval"), vars(sys.modules["__main__"]))


def describe(raised: BaseException) -> str:
    try:
        return f"{type(raised).__name__}: {raised}"
    except Exception:  # noqa: BLE001  one of the script's own, whose text can't be made
        return type(raised).__name__


def as_text(value: "Any") -> str:
    """Of one number or word of Python, NumPy or PyTorch."""
    if hasattr(value, "item"):
        value = value.item()
    if not isinstance(value, (str, int, float, bool)):
        raise TypeError(f"a prediction is neither a number nor text: {value!r:.100}")
    return " ".join(str(value).split())


if "GREENML_SPLIT_FILE" in os.environ:
    atexit.register(Hook(os.path.join(os.environ.get("HOME", "/"), os.environ.pop("GREENML_SPLIT_FILE"))).evaluate)
