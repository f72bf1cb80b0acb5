"""Counts the floating-point operations of PyTorch's operators, by the formulas of `torch.utils.flop_counter`.

Once the script imports torch, the counter is entered for the rest of the process; at its end the total is written. So
it is in every Python process that the script starts, forked workers of `multiprocessing` included. Threads that the
script starts are not counted, since the counter belongs to the thread that imported torch.

$GREENML_FLOPS names the folder of the totals, relative to $HOME; each process that imported torch leaves one file.
"""

import os
import time

from greenml_after_import import after_import

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any
STARTED: "list[Total]" = []


class Total:
    """One process's file: `{"torch": version, "count": operations or null, "reason": why there is none or null}`."""

    def __init__(self, folder: str, version: str) -> None:
        self.folder = folder
        self.version = version
        self.mode: Any = None  # torch's counter
        self.name_file()

    def name_file(self) -> None:
        self.path = os.path.join(self.folder, f"{os.getpid()}-{time.monotonic_ns()}.json")

    def start(self) -> None:
        import atexit

        # Stands there if the process is killed, or leaves by os._exit.
        self.write(None, "a process ended before its total could be written")
        try:
            from multiprocessing import util

            from torch.utils.flop_counter import FlopCounterMode

            add_attention()
            self.mode = FlopCounterMode(display=False)
            self.mode.__enter__()
        except Exception as error:  # noqa: BLE001  an older torch; the script goes on without being counted
            self.mode = None
            self.write(None, f"torch {self.version} can't count: {error}")
            return
        atexit.register(self.finish)
        util.register_after_fork(self, Total.start_in_child)  # by a weak reference; a worker forgets what atexit holds
        STARTED.append(self)

    def start_in_child(self) -> None:
        """A forked worker has its own total, and no atexit: multiprocessing ends it by its own finalizers."""
        from multiprocessing import util

        self.name_file()
        self.mode.flop_counts.clear()
        self.write(None, "a process ended before its total could be written")
        util.Finalize(None, self.finish, exitpriority=-1000)

    def finish(self) -> None:
        self.write(int(self.mode.get_total_flops()), None)

    def write(self, count: "int | None", reason: "str | None") -> None:
        import json

        os.makedirs(self.folder, mode=0o700, exist_ok=True)
        text = json.dumps({"torch": self.version, "count": count, "reason": reason and reason[:200]})
        with open(self.path, "w") as file:
            file.write(text)


def add_attention() -> None:
    """Adds attention on a processor, which PyTorch's table (2.10) has for cards alone: the product is the same."""
    from torch import ops
    from torch.utils import flop_counter

    table = getattr(flop_counter, "flop_registry", {})
    for direction in ("", "_backward"):
        name = "_scaled_dot_product_flash_attention"
        on_card = getattr(ops.aten, name + direction, None)
        on_processor = getattr(ops.aten, f"{name}_for_cpu{direction}", None)
        if on_card in table and on_processor is not None:
            table.setdefault(on_processor, table[on_card])


def count(torch: "Any") -> None:
    Total(folder, str(getattr(torch, "__version__", "of unknown version"))).start()


if "GREENML_FLOPS" in os.environ:
    folder = os.path.join(os.environ.get("HOME", "/"), os.environ["GREENML_FLOPS"])
    os.environ["GREENML_FLOPS"] = folder  # the script may change $HOME before it starts others
    after_import({"torch": count})
