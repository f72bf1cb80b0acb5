"""Memory of a run that no process of it shows: files in memory, the buffers of sockets, and what the kernel keeps for
it, in bytes."""

import itertools
import os
import time

from kernel_files import find_number, read_text
from kernel_memory import Kernel
from open_files import bytes_held

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
OWN_NETWORK = os.stat("/proc/self/ns/net").st_ino if os.path.exists("/proc/self/ns/net") else None
PROTOCOLS = ("TCP:", "TCP6:", "UDP:", "UDP6:")
SHARED_SLACK = 16 * 1024 * 1024
SAME = 0.03
SHARED_FOLDER = "/dev/shm"
MOST_FILES = 1000


class Outside:
    """What there is of it, looked at now and then. `unseen`: by how much more than is in sight the files in memory of
    the whole host grew, where no control group counts them, and what can wait in sockets that nobody can look into: the
    run can have that where nobody looks."""

    def __init__(
        self, charged: "Callable[[], int | None]", is_bounded: bool, kernel: "Callable[[], int | None]" = lambda: None
    ) -> None:
        """`charged`: bytes in files in memory that count in the run's control group, and `kernel`: of the kernel's own
        memory; None without one. `is_bounded`: the run may take so much memory and no more; of others nobody asks what
        they hide."""
        self.charged = charged
        self.kernel = Kernel(kernel)
        self.host_before = shared_of_host() if is_bounded else None
        self.begin = time.time()
        self.unseen = self.files = self.buffers = self.waiting = 0

    def look(self, pids: "Sequence[int]", resident: int) -> None:
        """Reads the bytes in `files` in memory, mapped ones too, in `buffers` of sockets and in other memory of the
        kernel, and what may be `waiting` in sockets that nobody can look into. `resident`: bytes that the processes
        show."""
        charged = self.charged()
        inside = in_own_network(pids)
        self.buffers = self.kernel.more_than_usual(pids, resident) + (0 if inside is None else socket_bytes(inside))
        self.files = charged if charged is not None else memory_files(pids, self.begin) + nameless_bytes(pids)
        if charged is None and self.host_before is not None:
            most, self.waiting = (0, 0) if inside is None else self.kernel.waiting(inside)
            self.unseen = self.find_unseen(pids, shared_of_host() - self.host_before) + most

    def find_unseen(self, pids: "Sequence[int]", growth: int) -> int:
        if growth <= self.files + max(SHARED_SLACK, SAME * self.files):
            return 0
        more = growth - max(self.files, sum(map(proportional_files, pids)))  # what is mapped without a file is in sight
        return more if more > SHARED_SLACK else 0


def shared_of_host() -> int:
    """Bytes in files in memory, of all processes and mounts."""
    return 1024 * (find_number(read_text("/proc/meminfo"), "Shmem:") or 0)


def nameless_bytes(pids: "Sequence[int]") -> int:
    """Of files in memory that are in no folder (memfd_create) and that processes hold open, each once."""
    return bytes_held(pids, lambda path, _: os.readlink(path).startswith("/memfd:"))


def in_own_network(pids: "Sequence[int]") -> "int | None":
    """A process that is in another network than the host's."""
    for pid in reversed(pids):  # the last is the deepest
        try:
            return pid if os.stat(f"/proc/{pid}/ns/net").st_ino != OWN_NETWORK else None
        except OSError:
            continue
    return None


def socket_bytes(pid: int) -> int:
    """Bytes that wait in the TCP and UDP sockets of a process's network."""
    return sum(waiting_bytes(read_text(f"/proc/{pid}/net/{each}")) for each in used_protocols(pid))


def used_protocols(pid: int) -> "list[str]":
    texts = [read_text(f"/proc/{pid}/net/{name}") or "" for name in ("sockstat", "sockstat6")]
    lines = [line.split() for text in texts for line in text.splitlines()]
    return [words[0][:-1].lower() for words in lines if words[0] in PROTOCOLS and words[1:3] != ["inuse", "0"]]


def waiting_bytes(table: "str | None") -> int:
    """The sum of both queues (hexadecimal, `tx:rx`) in the table of one protocol."""
    queues = [line.split()[4] for line in (table or "").splitlines()[1:]]
    return sum(int(part, 16) for each in queues for part in each.split(":"))


def memory_files(pids: "Sequence[int]", begin: float) -> int:
    """Bytes of the files in a sandbox's own /tmp and /dev/shm, which lie in memory; of one that has none of its own, of
    those in the host's /dev/shm that were written since it began."""
    own = {device for _, device in memory_mounts("self")}
    for pid in reversed(pids):  # the last is the deepest: the first ones are the sandbox's, which see the host's files
        inside = {device: place for place, device in memory_mounts(pid) if device not in own}
        if inside:
            return sum(used_bytes(f"/proc/{pid}/root{place}") for place in inside.values())
    return written_bytes(begin) if any(place == SHARED_FOLDER for place, _ in memory_mounts("self")) else 0


def written_bytes(begin: float) -> int:
    """Bytes of the files in memory that were written since, of the first ones where there are very many."""
    total = 0
    for path in itertools.islice(list_below(SHARED_FOLDER), MOST_FILES):
        try:
            file = os.lstat(path)
        except OSError:
            continue
        total += file.st_blocks * 512 if file.st_mtime >= begin else 0
    return total


def list_below(folder: str) -> "Iterator[str]":
    """Paths of what is in a folder and those in it, each as it is found."""
    try:
        with os.scandir(folder) as found:
            for each in found:
                yield each.path
                if each.is_dir(follow_symlinks=False):
                    yield from list_below(each.path)
    except OSError:
        return


def memory_mounts(pid: "int | str") -> "list[tuple[str, str]]":
    """[(place, device)] of file systems in memory where programs put what they share."""
    lines = (line.split() for line in (read_text(f"/proc/{pid}/mountinfo") or "").splitlines())
    return [
        (each[4], each[2])
        for each in lines
        if each[4] in ("/tmp", SHARED_FOLDER) and each[each.index("-") + 1] == "tmpfs"
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


def unmapped(files: int, pids: "Iterable[int]") -> int:
    """Of so many bytes in files in memory, what no process has mapped."""
    return max(0, files - sum(map(proportional_files, pids))) if files > 0 else 0
