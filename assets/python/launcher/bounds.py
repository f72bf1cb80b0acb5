"""What all processes of a run together may take, enforced from outside of its sandbox. Memory and sizes in bytes.

The kernel holds the run to memory and processes where a control group of these controllers can be made; else, and for
all that no control group limits, the launcher looks now and then, and ends the run when it is above.
"""

import errno
import os
import time

from kernel_files import read_text
from kernel_memory import sockets_in_network
from limit_groups import RunGroups
from memory import TreeMemory, oom_kills, resident
from open_files import ClosedProcesses, bytes_held
from outside_memory import OWN_NETWORK, unmapped

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from container_groups import ContainerGroups
    from limit_groups import LimitPlaces
    from messages import RunCommand
LEAST_ENTRY = 4096  # a file or folder without content takes room all the same
SANDBOX_PROCESSES = 4  # of bubblewrap or of a container, and of the programs that become the run's
RESERVE = 512 * 1024**2  # that much of a disk is never left to a run
MOST_SHARE = 0.1  # of the time may go into walking folders
IN_MEMORY = ("/memfd:", "/SYSV", "/dev/", "/[aio]")  # mapped files that take no room on a disk


def limit_run(job: "RunCommand", places: "LimitPlaces") -> RunGroups:
    """Control groups by which the kernel holds a run to its bounds, as far as it can here."""
    wanted = job.get("bounds", {})
    most = wanted.get("processes")
    return RunGroups(places, wanted.get("memoryBytes"), most and most + SANDBOX_PROCESSES)


class Bounds:
    """The bounds of one job; every one may be missing. To be made before the run starts."""

    def __init__(self, job: "RunCommand", groups: "ContainerGroups | RunGroups") -> None:
        wanted = job.get("bounds", {})
        self.memory = wanted.get("memoryBytes")
        self.processes = wanted.get("processes")
        self.cpu = wanted.get("cpuSeconds")
        self.output = Output([job["stdout"], job["stderr"]], wanted.get("outputBytes"))
        self.closed = ClosedProcesses()
        self.disk = Disk(wanted.get("folders", []), wanted.get("diskBytes"), self.closed)
        self.kills_before = oom_kills()
        self.groups = groups

    def begin_with(self, pid: int, tree: "list[int]") -> None:
        """`pid` waits at the gate, and `tree` is all that there is by then."""
        self.closed.begin_with(tree)
        self.disk.begin_with(pid)

    def crossed(self, pids: "list[int]", spent: "Callable[[], float]", memory: TreeMemory) -> "str | None":
        """The first bound that the run is found above, by name; None while it is within all."""
        return self.crossed_at_end() or self.crossed_in_tree(pids, memory) or self.crossed_by_work(pids, spent)

    def crossed_at_end(self) -> "str | None":
        """The bound that was crossed, of those that can still be told when nothing of the run is left."""
        if self.groups.ran_out_of_memory():
            return "memory"
        return "output" if self.output.is_over() else None

    def crossed_in_tree(self, pids: "list[int]", memory: TreeMemory) -> "str | None":
        if self.processes is not None and len(pids) > self.processes + SANDBOX_PROCESSES:
            return "processes"
        if self.memory is None or self.groups.limits_memory:
            return None
        files, buffers = memory.outside.files, memory.outside.buffers + memory.outside.waiting
        if memory.outside.unseen > 0 and self.closed.any_of(pids):
            files += memory.outside.unseen
        # Resident pages count what processes share once for each: only more than that needs a closer look.
        if sum(map(resident, pids)) + files + buffers <= self.memory:
            return None
        closer = sum(map(memory.proportional, pids)) + unmapped(files, pids) + buffers
        return "memory" if closer > self.memory else None

    def crossed_by_work(self, pids: "list[int]", spent: "Callable[[], float]") -> "str | None":
        if self.cpu is not None and spent() > self.cpu:
            return "cpu"
        return "disk" if self.disk.is_over(pids) else None

    def knows_memory_kills(self) -> bool:
        """Whether a process of the run that the kernel ended for its memory is sure to have been told as `memory`."""
        return self.groups.limits_memory or (self.kills_before is not None and oom_kills() == self.kills_before)


class Output:
    """What goes to regular files; a pipe is its reader's to bound."""

    def __init__(self, paths: "list[str]", limit: "int | None") -> None:
        self.paths = paths
        self.limit = limit

    def is_over(self) -> bool:
        return self.limit is not None and sum(map(size_of, self.paths)) > self.limit


class Disk:
    """What a run writes below some folders. Walking them is dear, so that it is done only when as much has gone from
    the file system (room or entries), which others may have taken, too. Others also free room: what has gone is told
    from the most that there was since the start."""

    def __init__(self, folders: "list[str]", limit: "int | None", closed: ClosedProcesses) -> None:
        self.closed = closed
        self.folders = folders
        self.limit = limit
        self.most = [] if limit is None else self.room()
        self.devices = {os.stat(folder).st_dev for folder in folders}
        self.begin = time.time()
        self.walked_at = 0.0
        self.walk_seconds = 0.0
        self.sockets = 0

    def begin_with(self, pid: int) -> None:
        """`pid` waits at the gate: what sockets there are then are not the run's."""
        self.sockets = sockets_beside(pid)

    def room(self) -> "list[tuple[int, int]]":
        """[(bytes, entries)] that are free where each folder lies."""
        found = [os.statvfs(folder) for folder in self.folders]
        return [(each.f_bavail * each.f_frsize, each.f_favail) for each in found]

    def is_over(self, pids: "list[int]") -> bool:
        if self.limit is None:
            return False
        gone = self.gone()
        if gone <= self.limit:
            return False
        if min(room for room, _ in self.room()) < RESERVE:
            return True
        if time.monotonic() - self.walked_at < self.walk_seconds / MOST_SHARE:
            return False
        begin = time.monotonic()
        taken = self.taken(pids, self.limit)
        over = taken > self.limit or (gone - taken > self.limit and self.can_hide_files(pids))
        self.walked_at = time.monotonic()
        self.walk_seconds = self.walked_at - begin
        return over

    def can_hide_files(self, pids: "list[int]") -> bool:
        """Whether processes can keep a file that is in no folder and that nobody sees them hold open: mapped, on its
        way through a socket of their own network, or by one that is closed."""
        return self.closed.any_of(pids) or any(maps_nameless(pid) or sockets_beside(pid) > self.sockets for pid in pids)

    def gone(self) -> int:
        """Bytes that the file systems have less than they had at most, an entry of a folder as its least size."""
        now = self.room()
        self.most = [(max(room, early), max(left, entries)) for (room, left), (early, entries) in zip(now, self.most)]
        return max(
            early - late + LEAST_ENTRY * max(0, entries - left)
            for (early, entries), (late, left) in zip(self.most, now)
        )

    def taken(self, pids: "list[int]", limit: int) -> int:
        """Bytes below the folders that changed since, and of files that are open but in no folder any more; stops
        counting above the limit."""
        total = unlinked_bytes(pids, self.devices)
        waiting = list(self.folders)
        while waiting and total <= limit:
            path = waiting.pop()
            try:
                fd = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError as error:
                if error.errno == errno.ELOOP:
                    continue
                return limit + 1  # hidden by its rights or by the length of its path: that can be all that has gone
            try:
                # The run may have put a link in the place of a folder on the way: what lies behind it is not its own.
                total += self.changed_in(fd, path, waiting) if leads_to(fd, path) else 0
            finally:
                os.close(fd)
        return total

    def changed_in(self, fd: int, path: str, folders: "list[str]") -> int:
        """Bytes of what changed in one folder; the folders in it are added to the others."""
        total = 0
        for entry in os.scandir(fd):
            try:
                found = entry.stat(follow_symlinks=False)
                if entry.is_dir(follow_symlinks=False):
                    folders.append(path + "/" + entry.name)
            except OSError:
                continue
            if found.st_ctime >= self.begin:
                total += max(LEAST_ENTRY, found.st_blocks * 512 // max(1, found.st_nlink))
        return total


def leads_to(fd: int, path: str) -> bool:
    """Whether what was opened by a path lies there, with no link on the way. True where the system does not tell."""
    try:
        return os.readlink(f"/proc/self/fd/{fd}") == path
    except OSError:
        return True


def unlinked_bytes(pids: "list[int]", devices: "set[int]") -> int:
    """Of files on some file systems that processes hold open and that have no name any more, each once."""
    return bytes_held(pids, lambda _, file: file.st_nlink == 0 and file.st_dev in devices)


def maps_nameless(pid: int) -> bool:
    maps = (read_text(f"/proc/{pid}/maps") or "").splitlines()
    return any(line.endswith(" (deleted)") and not line.split(None, 5)[5].startswith(IN_MEMORY) for line in maps)


def sockets_beside(pid: int) -> int:
    """Sockets of unix in a process's network; 0 in that of the host."""
    try:
        return 0 if os.stat(f"/proc/{pid}/ns/net").st_ino == OWN_NETWORK else sockets_in_network(pid)
    except OSError:
        return 0


def size_of(path: str) -> int:
    """What it says or, where more was set aside for it, what it takes."""
    try:
        found = os.stat(path)
    except OSError:
        return 0
    return max(found.st_size, 512 * found.st_blocks)
