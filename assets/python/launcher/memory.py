"""Peak memory of a whole process tree, in bytes."""

import os
import time

from kernel_files import find_number, read_text
from outside_memory import unmapped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from collections.abc import Set as AbstractSet

    from messages import Fields
    from outside_memory import Outside
PAGE = os.sysconf("SC_PAGE_SIZE")
FIRST_SECONDS = 0.02
LAST_SECONDS = 0.25
GROWTH = 1.25
MOST_SHARE = 0.01  # of the time may go into looking closer,
ALLOWANCE_SECONDS = 0.01  # and so much from the start,
GROWING_SHARE = 0.5  # of both while memory grows: the rest is kept for where it stands still
SAME = 0.03
MUCH_MORE = 1.5
FLOOR_SLACK = 512 * 1024
UNMAPPED_SLACK = 1024 * 1024  # what lies in memory outside of processes and is not worth a closer look


class TreeMemory:
    """Looks at the tree now and then; several processes are added up, one alone is left to `wait4`, which is exact, but
    where it keeps data in memory that is no process's: in files in memory, or in what the kernel keeps for it.

    Resident pages are cheap to read but count what processes share once for each. Only where their sum could be a new
    peak, and has grown much or stands still, is the proportional share (Pss) read, in which a shared page counts once:
    about 80 ms a GB on a slow host, so that most of the time for it is kept for where memory stands still.
    """

    def __init__(
        self, not_counted: "AbstractSet[int]", outside: "Outside", own: "Callable[[], int | None]" = lambda: None
    ) -> None:
        """`own`: bytes in no file that count in the run's control group, those that processes share once; None without
        one."""
        self.not_counted = not_counted
        self.own = own
        self.outside = outside
        self.outside_bytes = 0  # at the peak
        self.most_unseen = 0  # the most that there was together with what may have been hidden
        self.begin = time.monotonic()
        self.spent = 0.0  # seconds, in closer looks,
        self.seconds_per_byte = 0.0  # as the last one took
        self.peak = self.looks = 0
        self.bound = 0  # the most that resident pages came to when there was no time to look closer
        self.last_resident = self.looked_at = 0
        self.hidden = False
        self.largest = 0  # of a single process, before it was killed
        self.known: set[int] | None = None
        self.interval = FIRST_SECONDS
        self.due = self.begin + self.interval

    def look(self, pids: "Sequence[int]") -> None:
        counted = set(pids) - self.not_counted
        self.outside.look(pids, sum(map(resident, counted)))
        if len(counted) > 1 or self.outside.files + self.outside.buffers > UNMAPPED_SLACK:
            self.add_up(counted)
        if self.outside.unseen > 0:
            self.most_unseen = max(self.most_unseen, self.outside.unseen + self.in_sight(counted))
        self.interval = min(LAST_SECONDS, GROWTH * self.interval) if counted == self.known else FIRST_SECONDS
        self.known = counted
        self.due = time.monotonic() + self.interval

    def look_at_end(self, pids: "Iterable[int]") -> None:
        """At the peaks of the processes that are about to be killed."""
        self.largest = max([self.largest, *map(high_water, set(pids) - self.not_counted)])

    def add_up(self, pids: "AbstractSet[int]") -> None:
        self.looks += 1
        now = self.in_sight(pids)
        still = now <= (1 + SAME) * self.last_resident
        self.last_resident = now
        if now <= (1 + SAME) * self.peak or not (still or now > MUCH_MORE * self.looked_at):
            return
        if not self.has_time(now, still):
            self.bound = max(self.bound, now)
            least = self.least(pids)
            if least > self.peak:
                self.peak, self.outside_bytes = least, self.outside.files + self.outside.buffers
            return
        self.looked_at = now
        started = time.process_time()
        outside = self.outside.buffers + unmapped(self.outside.files, pids)
        total = sum(map(self.proportional, pids)) + outside
        if abs(self.in_sight(pids) - now) > SAME * now:
            # A page that others mapped or left between two readings counts too often; what grew is there again.
            total = min(total, sum(map(self.proportional, pids)) + outside)
        took = time.process_time() - started
        self.spent += took
        self.seconds_per_byte = took / now
        if self.bound <= (1 + SAME) * now:
            self.bound = 0
        if total > self.peak:
            self.peak, self.outside_bytes = total, outside

    def has_time(self, now: int, still: bool) -> bool:
        allowed = ALLOWANCE_SECONDS + MOST_SHARE * (time.monotonic() - self.begin)
        return self.spent <= allowed if still else self.spent + self.seconds_per_byte * now <= GROWING_SHARE * allowed

    def in_sight(self, pids: "AbstractSet[int]") -> int:
        return sum(map(resident, pids)) + self.outside.files + self.outside.buffers

    def least(self, pids: "AbstractSet[int]") -> int:
        """Bytes that the run uses at least, whatever its processes share and have mapped."""
        mapped = sum(map(shared, pids))
        private = max((resident(pid) - shared(pid) for pid in pids), default=0)
        unmapped_files = max(0, self.outside.files - mapped)
        charged = (self.own() or 0) - sum(map(resident, self.not_counted)) + self.outside.files
        return max(private + unmapped_files, charged) + self.outside.buffers

    def proportional(self, pid: int) -> int:
        rollup = read_text(f"/proc/{pid}/smaps_rollup")
        if rollup is None:
            size = resident(pid)
            self.hidden = self.hidden or size > 0
            return size
        return 1024 * (find_number(rollup, "Pss:") or 0)

    def judge(self, largest: int, floor: int) -> "tuple[int, Fields | None]":
        """Peak of the tree and why it is less or other than that says (or None), given the largest single process.

        `floor`: what any process shows that began as a copy of the launcher.
        """
        largest = max(largest, self.largest)
        told = max(largest, self.peak)
        if self.most_unseen > (1 + SAME) * told + FLOOR_SLACK:
            return told, {"kind": "more-in-files", "bytes": self.most_unseen}
        if told <= floor + FLOOR_SLACK:
            return largest, {"kind": "below-launcher", "bytes": floor}
        if self.looks == 0:
            return largest, None
        return told, {
            "kind": "looked-at",
            "of": "process" if largest >= self.peak else "tree",
            "looks": self.looks,
            "sharedPages": "in-each" if self.hidden else "once",
            "outsideBytes": self.outside_bytes if self.outside_bytes > UNMAPPED_SLACK else None,
            "residentBytes": self.bound if self.bound > (1 + SAME) * told else None,
        }


def resident(pid: int) -> int:
    return pages(pid, 1)


def shared(pid: int) -> int:
    """Of the resident bytes, those of files, in memory or not."""
    return pages(pid, 2)


def pages(pid: int, field: int) -> int:
    statm = read_text(f"/proc/{pid}/statm")
    return PAGE * int(statm.split()[field]) if statm else 0


def oom_kills() -> "int | None":
    """Processes of all of this host that the kernel has ended for want of memory; None where it does not tell."""
    return find_number(read_text("/proc/vmstat"), "oom_kill")


def high_water(pid: int) -> int:
    """The most that one process had resident so far."""
    return 1024 * (find_number(read_text(f"/proc/{pid}/status"), "VmHWM:") or 0)
