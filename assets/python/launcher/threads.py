"""Threads of a process tree: how many there are, whether more than one worked, and what libraries they come from."""

import re
import time

import processes
from kernel_files import read_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from messages import Fields

LIBRARIES = {
    "openblas": re.compile(r"openblas"),
    "mkl": re.compile(r"libmkl_(rt|core)"),
    "blis": re.compile(r"libblis"),
    "accelerate": re.compile(r"Accelerate|vecLib"),
    "openmp": re.compile(r"lib(gomp|omp|iomp5)\b"),
    "tbb": re.compile(r"libtbb\b"),
}
FIRST_SECONDS = 0.1  # before, an interpreter has hardly loaded anything
GROWTH = 2.0
MOST_SHARE = 0.005  # of the time may go into looking,
ALLOWANCE_SECONDS = 0.003  # and so much from the start


class TreeThreads:
    """Looks at the tree now and then. What a thread did after the last look at its process is not seen."""

    def __init__(self, not_counted: "AbstractSet[int]") -> None:
        self.not_counted = not_counted
        self.begin = time.monotonic()
        self.spent = 0.0
        self.most = 0
        self.beside: dict[int, float] = {}  # processor seconds of all threads but the first, by process
        self.waits: dict[int, dict[str, float]] = {}  # seconds without a processor, of each thread but the first
        self.waited: float | None = None  # of those that have ended; None: the kernel told of none
        self.counts: dict[int, int] = {}  # threads of each process when its libraries were read
        self.libraries: set[str] = set()
        self.due = self.begin + FIRST_SECONDS

    def look(self, pids: "Sequence[int]") -> None:
        if self.spent > ALLOWANCE_SECONDS + MOST_SHARE * (time.monotonic() - self.begin):
            return
        started = time.process_time()
        is_due = time.monotonic() >= self.due
        for pid in set(pids) - self.not_counted:
            self.look_at(pid, is_due)
        if is_due:
            self.due = self.begin + GROWTH * (time.monotonic() - self.begin)
        self.spent += time.process_time() - started

    def look_at(self, pid: int, is_due: bool) -> None:
        found = processes.thread_times(pid)
        if found is None:
            return
        count, whole, first = found
        self.most = max(self.most, count)
        if count > 1 or pid in self.beside:
            self.beside[pid] = max(self.beside.get(pid, 0.0), whole - first)
            self.look_at_waits(pid)
        # A library that makes threads makes them when it is loaded, or first used.
        if count != self.counts.get(pid, 1) or (is_due and not self.libraries):
            self.counts[pid] = count
            self.libraries |= libraries_of(pid)

    def look_at_waits(self, pid: int) -> None:
        schedules = {thread: processes.schedule_of(pid, thread) for thread in processes.threads_of(pid)}
        now = {thread: each[1] for thread, each in schedules.items() if each is not None and thread != str(pid)}
        before = self.waits.get(pid, {})
        if now or before:
            ended = sum(wait for thread, wait in before.items() if thread not in now)
            self.waited = (self.waited or 0.0) + ended
            self.waits[pid] = now

    def tell(self) -> "Fields | None":
        """None where nothing was seen: the run was over before the first look."""
        if self.most == 0:
            return None
        waiting = sum(wait for threads in self.waits.values() for wait in threads.values())
        waits = {} if self.waited is None else {"sideWaitSeconds": self.waited + waiting}
        return {
            "most": self.most,
            "sideSeconds": sum(self.beside.values()),
            **waits,
            "libraries": sorted(self.libraries),
        }


def libraries_of(pid: int) -> "set[str]":
    """Of numerical work, that a process has mapped; none where its map may not be read."""
    files = {line.rpartition("/")[2] for line in (read_text(f"/proc/{pid}/maps") or "").splitlines() if "/" in line}
    return {name for name, pattern in LIBRARIES.items() if any(map(pattern.search, files))}
