"""Evaluates an expression over the names that the main script leaves behind, when it has ended, its source unchanged.

$GREENML_METRIC_EXPRESSION is Python; $GREENML_METRIC_FILE names the file that the result goes to, relative to $HOME:
three lines, the CPU seconds of this hook, `value` or `error`, and the value or what is wrong with it. (No JSON: its
module would take ten times the rest.) It belongs to this process alone: not to forks, nor to what the script starts,
which do not see the two variables. After an exception that ended the script there is nothing to evaluate, and no file;
nor is there one where the process ends without its exit functions (`os._exit`).
"""

from time import process_time

BEGAN = process_time()

import atexit  # noqa: E402
import os  # noqa: E402
import sys  # noqa: E402

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Hook:
    def __init__(self, expression: str, path: str) -> None:
        self.expression = expression
        self.path = path
        self.pid = os.getpid()
        self.seconds = process_time() - BEGAN

    def evaluate(self) -> None:
        # The second is set before an uncaught exception is printed.
        if os.getpid() != self.pid or hasattr(sys, "last_value"):
            return
        began = process_time()
        try:
            code = compile(self.expression, "<metric expression>", "eval")
            kind, text = "value", as_text(eval(code, vars(sys.modules["__main__"])))
        except BaseException as raised:  # noqa: BLE001  SystemExit too: nothing of it may change how the script ends
            kind, text = "error", describe(raised)
        self.write(self.seconds + process_time() - began, kind, " ".join(text[:300].split()))

    def write(self, seconds: float, kind: str, text: str) -> None:
        try:
            with open(self.path, "x", encoding="utf-8", errors="replace") as file:
                file.write(f"{seconds:f}\n{kind}\n{text}")
        except OSError:  # no place to write: the reader finds no file
            pass


def describe(raised: BaseException) -> str:
    try:
        return f"{type(raised).__name__}: {raised}"
    except Exception:  # noqa: BLE001  one of the script's own, whose text can't be made
        return type(raised).__name__


def as_text(value: "Any") -> str:
    """Of a number of Python, or of one that NumPy or PyTorch holds."""
    if isinstance(value, (str, bytes)):
        raise TypeError(f"the expression gives text: {value!r:.100}")
    return repr(float(value))


if "GREENML_METRIC_EXPRESSION" in os.environ:
    target = os.path.join(os.environ.get("HOME", "/"), os.environ.pop("GREENML_METRIC_FILE"))
    atexit.register(Hook(os.environ.pop("GREENML_METRIC_EXPRESSION"), target).evaluate)
