"""What is read at the edges of a run: energy counters by path, and how busy the whole host was."""

import os
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from messages import Sample

TIGHT_NS = 200_000
TRIES = 4
FOREVER_NS = 1 << 62


class Counters:
    """Energy counters by path, opened once: reading one is a single system call."""

    def __init__(self, paths: "list[str]") -> None:
        self.files: list[int | None] = []
        for path in paths:
            try:
                self.files.append(os.open(path, os.O_RDONLY | os.O_CLOEXEC))
            except OSError:
                self.files.append(None)
        before = time.monotonic_ns()
        self.read_all()
        self.usual_ns = time.monotonic_ns() - before  # some drivers ask the device, which takes longer each time

    def read(self) -> "Sample":
        """All counters with the instant (ns) in the middle of their reading; again when something came between."""
        best, instant = FOREVER_NS, 0
        values: list[int | None] = []
        for _ in range(TRIES):
            before = time.monotonic_ns()
            read = self.read_all()
            took = time.monotonic_ns() - before
            if took < best:
                best, values, instant = took, read, before + took // 2
            if took <= max(TIGHT_NS, 2 * self.usual_ns):
                break
        self.usual_ns = min(self.usual_ns, best)
        return {"t": instant, "values": values}

    def read_all(self) -> "list[int | None]":
        return [read_number(fd) for fd in self.files]

    def close(self) -> None:
        for fd in self.files:
            if fd is not None:
                os.close(fd)


def read_number(fd: "int | None") -> "int | None":
    if fd is None:
        return None
    try:
        return int(os.pread(fd, 64, 0))
    except (OSError, ValueError):
        return None


def host_busy_seconds(path: str = "/proc/stat") -> "float | None":
    """Busy seconds of all processors since boot, in steps of a clock tick; None where the kernel does not tell.

    user + nice + system + irq + softirq (proc(5)). guest is inside user. Not iowait, in which a processor is idle, and
    not steal, in which another virtual machine runs: that is no work of this host.
    """
    try:
        with open(path, "rb", 0) as file:
            fields = file.read(256).split()
        user, nice, system, _idle, _iowait, irq, softirq = (int(word) for word in fields[1:8])
    except (OSError, ValueError):
        return None
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")
