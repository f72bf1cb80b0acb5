"""Peak memory of a whole process tree, in bytes."""

import os
import time

from processes import read_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from collections.abc import Set as AbstractSet
PAGE = os.sysconf("SC_PAGE_SIZE")
FIRST_SECONDS = 0.02
LAST_SECONDS = 0.25
GROWTH = 1.25
MOST_SHARE = 0.01  # of the time may go into looking,
ALLOWANCE_SECONDS = 0.005  # and so much from the start
SAME = 0.03
MUCH_MORE = 1.5
FLOOR_SLACK = 512 * 1024


class TreeMemory:
    """Looks at the tree now and then; several processes are added up, one alone is left to `wait4`, which is exact.

    Resident pages are cheap to read but count what processes share once for each. Only where their sum could be a new
    peak, and has grown much or stands still, is the proportional share (Pss) read, in which a shared page counts once.
    """

    def __init__(self, not_counted: "AbstractSet[int]") -> None:
        self.not_counted = not_counted
        self.begin = time.monotonic()
        self.spent = 0.0
        self.peak = self.looks = 0
        self.bound = 0  # the most that resident pages came to when there was no time to look closer
        self.last_resident = self.looked_at = 0
        self.hidden = False
        self.largest = 0  # of a single process, before it was killed
        self.known: set[int] | None = None
        self.interval = FIRST_SECONDS
        self.due = self.begin + self.interval

    def look(self, pids: "Iterable[int]") -> None:
        started = time.process_time()
        counted = set(pids) - self.not_counted
        if len(counted) > 1:
            self.add_up(counted)
        self.interval = min(LAST_SECONDS, GROWTH * self.interval) if counted == self.known else FIRST_SECONDS
        self.known = counted
        cost = time.process_time() - started
        self.spent += cost
        self.due = time.monotonic() + self.interval

    def look_at_end(self, pids: "Iterable[int]") -> None:
        """At the peaks of the processes that are about to be killed."""
        self.largest = max([self.largest, *map(high_water, set(pids) - self.not_counted)])

    def add_up(self, pids: "AbstractSet[int]") -> None:
        self.looks += 1
        now = sum(map(resident, pids))
        still = now <= (1 + SAME) * self.last_resident
        self.last_resident = now
        if now <= (1 + SAME) * self.peak or not (still or now > MUCH_MORE * self.looked_at):
            return
        if self.spent > ALLOWANCE_SECONDS + MOST_SHARE * (time.monotonic() - self.begin):
            self.bound = max(self.bound, now)
            return
        self.looked_at = now
        self.peak = max(self.peak, sum(map(self.proportional, pids)))

    def proportional(self, pid: int) -> int:
        rollup = read_text(f"/proc/{pid}/smaps_rollup")
        if rollup is None:
            size = resident(pid)
            self.hidden = self.hidden or size > 0
            return size
        return 1024 * (find_number(rollup, "Pss:") or 0)

    def judge(self, largest: int, floor: int) -> "tuple[int, str | None]":
        """Peak of the tree and why it is less or other than that says (or None), given the largest single process.

        `floor`: what any process shows that began as a copy of the launcher.
        """
        largest = max(largest, self.largest)
        if max(largest, self.peak) <= floor + FLOOR_SLACK:
            return largest, f"at most this: the launcher's own pages show through below {floor / 1e6:.0f} MB"
        if self.looks == 0:
            return largest, None
        shared = "shared pages in each process" if self.hidden else "shared pages once"
        how = f"the sum over the process tree was looked at {self.looks} times (counting {shared})"
        if self.bound > (1 + SAME) * max(largest, self.peak):
            how += f"; between, resident pages came to {self.bound / 1e6:.0f} MB with shared ones counted in each"
        if largest >= self.peak:
            return largest, "of the largest single process; " + how
        return self.peak, how + "; a brief peak between may have been higher"


def resident(pid: int) -> int:
    statm = read_text(f"/proc/{pid}/statm")
    return PAGE * int(statm.split()[1]) if statm else 0


def memory_files(pids: "Sequence[int]") -> int:
    """Bytes of the files in a sandbox's own /tmp and /dev/shm, which lie in memory; 0 where it has none of its own."""
    own = {device for _, device in memory_mounts("self")}
    for pid in reversed(pids):  # the last is the deepest: the first ones are the sandbox's, which see the host's files
        inside = {device: place for place, device in memory_mounts(pid) if device not in own}
        if inside:
            return sum(used_bytes(f"/proc/{pid}/root{place}") for place in inside.values())
    return 0


def memory_mounts(pid: "int | str") -> "list[tuple[str, str]]":
    """[(place, device)] of file systems in memory where programs put what they share."""
    lines = (line.split() for line in (read_text(f"/proc/{pid}/mountinfo") or "").splitlines())
    return [
        (each[4], each[2]) for each in lines if each[4] in ("/tmp", "/dev/shm") and each[each.index("-") + 1] == "tmpfs"
    ]


def used_bytes(folder: str) -> int:
    try:
        found = os.statvfs(folder)
    except OSError:
        return 0
    return (found.f_blocks - found.f_bfree) * found.f_frsize


def proportional_files(pid: int) -> int:
    """Of the proportional share of a process, what lies in files in memory."""
    return 1024 * (find_number(read_text(f"/proc/{pid}/smaps_rollup"), "Pss_Shmem:") or 0)


def oom_kills() -> "int | None":
    """Processes of all of this host that the kernel has ended for want of memory; None where it does not tell."""
    return find_number(read_text("/proc/vmstat"), "oom_kill")


def high_water(pid: int) -> int:
    """The most that one process had resident so far."""
    return 1024 * (find_number(read_text(f"/proc/{pid}/status"), "VmHWM:") or 0)


def find_number(text: "str | None", name: str) -> "int | None":
    """What stands behind a name that begins a line."""
    lines = (line.split() for line in (text or "").splitlines())
    return next((int(words[1]) for words in lines if words[0] == name), None)
