"""What all processes of a run together may take, enforced from outside of its sandbox. Memory and sizes in bytes.

The kernel holds the run to memory and processes where a control group of these controllers can be made; else, and for all
that no control group limits, the launcher looks now and then, and ends the run when it is above.
"""

import os
import time

from container_groups import ContainerGroups
from limit_groups import RunGroups
from memory import memory_files, oom_kills, proportional_files, resident

LEAST_ENTRY = 4096  # a file or folder without content takes room all the same
SANDBOX_PROCESSES = 4  # of bubblewrap or of a container, and of the programs that become the run's
RESERVE = 512 * 1024**2  # that much of a disk is never left to a run
MOST_SHARE = 0.1  # of the time may go into walking folders


class Bounds:
    """The bounds of one job; every one may be missing. To be made before the run starts, and closed after its end."""

    def __init__(self, job, places):
        wanted = job.get("bounds", {})
        self.memory = wanted.get("memoryBytes")
        self.processes = wanted.get("processes")
        self.cpu = wanted.get("cpuSeconds")
        self.output = Output([job["stdout"], job["stderr"]], wanted.get("outputBytes"))
        self.disk = Disk(wanted.get("folders", []), wanted.get("diskBytes"))
        self.kills_before = oom_kills()
        most = self.processes and self.processes + SANDBOX_PROCESSES
        self.groups = ContainerGroups() if "container" in job else RunGroups(places, self.memory, most)

    def crossed(self, pids, spent, proportional):
        """The first bound that the run is found above, by name; None while it is within all."""
        return self.crossed_at_end() or self.crossed_in_tree(pids, proportional) or self.crossed_by_work(pids, spent)

    def crossed_at_end(self):
        """Those that can still be told when nothing of the run is left."""
        if self.groups.ran_out_of_memory():
            return "memory"
        return "output" if self.output.is_over() else None

    def crossed_in_tree(self, pids, proportional):
        if self.processes is not None and len(pids) > self.processes + SANDBOX_PROCESSES:
            return "processes"
        if self.memory is None or self.groups.limits_memory:
            return None
        files = memory_files(pids)
        if sum(map(resident, pids)) + files <= self.memory:
            return (
                None  # resident pages count what processes share once for each: only more than that needs a closer look
            )
        unmapped = max(0, files - sum(map(proportional_files, pids)))
        return "memory" if sum(map(proportional, pids)) + unmapped > self.memory else None

    def crossed_by_work(self, pids, spent):
        if self.cpu is not None and spent() > self.cpu:
            return "cpu"
        return "disk" if self.disk.is_over(pids) else None

    def knows_memory_kills(self):
        """Whether a process of the run that the kernel ended for its memory is sure to have been told as `memory`."""
        return self.groups.limits_memory or (self.kills_before is not None and oom_kills() == self.kills_before)

    def close(self):
        self.groups.remove()


class Output:
    """What goes to regular files; a pipe is its reader's to bound."""

    def __init__(self, paths, limit):
        self.paths = paths
        self.limit = limit

    def is_over(self):
        return self.limit is not None and sum(map(size_of, self.paths)) > self.limit


class Disk:
    """What a run writes below some folders. Walking them is dear, so that it is done only when as much has gone from the
    file system (room or entries), which others may have taken, too."""

    def __init__(self, folders, limit):
        self.folders = folders
        self.limit = limit
        self.before = None if limit is None else self.room()
        self.begin = time.time()
        self.walked_at = 0.0
        self.walk_seconds = 0.0

    def room(self):
        """[(bytes, entries)] that are free where each folder lies."""
        found = [os.statvfs(folder) for folder in self.folders]
        return [(each.f_bavail * each.f_frsize, each.f_favail) for each in found]

    def is_over(self, pids):
        if self.limit is None or not self.has_gone():
            return False
        if min(room for room, _ in self.room()) < RESERVE:
            return True
        if time.monotonic() - self.walked_at < self.walk_seconds / MOST_SHARE:
            return False
        begin = time.monotonic()
        over = self.taken(pids) > self.limit
        self.walked_at = time.monotonic()
        self.walk_seconds = self.walked_at - begin
        return over

    def has_gone(self):
        now = zip(self.before, self.room())
        return any(
            early - late + LEAST_ENTRY * max(0, entries - left) > self.limit for (early, entries), (late, left) in now
        )

    def taken(self, pids):
        """Bytes below the folders that changed since, and of files that are open but in no folder any more; stops counting
        above the limit."""
        total = sum(map(unlinked_bytes, pids))
        waiting = list(self.folders)
        while waiting and total <= self.limit:
            try:
                entries = list(os.scandir(waiting.pop()))
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError:
                return (
                    self.limit + 1
                )  # hidden by its rights or by the length of its path: that can be all that has gone
            for entry in entries:
                try:
                    found = entry.stat(follow_symlinks=False)
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append(entry.path)
                except OSError:
                    continue
                if found.st_ctime >= self.begin:
                    total += max(LEAST_ENTRY, found.st_blocks * 512 // max(1, found.st_nlink))
        return total


def unlinked_bytes(pid):
    """Of files that a process holds open and that have no name any more."""
    folder = "/proc/%d/fd" % pid
    total = 0
    try:
        names = os.listdir(folder)
    except OSError:
        return 0
    for name in names:
        try:
            found = os.stat(folder + "/" + name)
        except OSError:
            continue
        total += found.st_blocks * 512 if found.st_nlink == 0 else 0
    return total


def size_of(path):
    try:
        found = os.stat(path)
    except OSError:
        return 0
    return found.st_size
