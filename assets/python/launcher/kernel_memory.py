"""Memory that the kernel keeps for a run, in bytes: tables of pages, buffers of pipes and of sockets between processes,
and all else that no process shows as its own."""

from kernel_files import find_number, read_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MIB = 1024 * 1024
# What any run has: stacks and tables of a few processes, and a table's entry of 8 bytes for a page of 4096, of which
# not all are in use. It is left out, so that a host that counts it and one that can't say the same of a run that hides
# none.
USUAL = 4 * MIB
USUAL_OF_EACH = MIB
USUAL_SHARE = 1 / 64
WAITING_SLACK = 64 * MIB  # what nobody asks for


class Kernel:
    """Looked at now and then. A run's control group counts it; without one there are the tables of its processes, and
    how much the sockets of its network could hold, which nobody can look into. As much as the memory of the host's
    whole kernel has grown it may be. What an earlier run left is freed late: growth is told from the least that there
    was since the start."""

    def __init__(self, charged: "Callable[[], int | None]") -> None:
        self.charged = charged
        self.least_of_host = kernel_of_host()
        # Of a socket between processes, whose buffer no program can enlarge (the filter of system calls): the kernel
        # lets one more message come in when it is nearly full.
        self.room_of_each = 2 * int(read_text("/proc/sys/net/core/wmem_default") or 0)

    def more_than_usual(self, pids: "Sequence[int]", resident: int) -> int:
        charged = self.charged()
        found = sum(map(tables, pids)) if charged is None else charged
        return max(0, found - int(USUAL + USUAL_OF_EACH * len(pids) + USUAL_SHARE * resident))

    def waiting(self, pid: int) -> "tuple[int, int]":
        """Of the sockets between processes in the network of one of them: the most that can wait there, 0 of little,
        and what may well."""
        room = self.room_of_each * sockets_in_network(pid)
        now = kernel_of_host()
        self.least_of_host = min(self.least_of_host, now)
        return (room, min(room, now - self.least_of_host)) if room > WAITING_SLACK else (0, 0)


def tables(pid: int) -> int:
    return 1024 * (find_number(read_text(f"/proc/{pid}/status"), "VmPTE:") or 0)


def sockets_in_network(pid: int) -> int:
    """Of unix, those too that are on their way through another one."""
    return max(0, (read_text(f"/proc/{pid}/net/unix") or "").count("\n") - 1)


OF_PROGRAMS = ("MemFree:", "Buffers:", "Cached:", "SwapCached:", "AnonPages:", "SReclaimable:", "Hugetlb:")


def kernel_of_host() -> int:
    """All memory that is neither free, nor a program's, nor could be free at once."""
    fields = {line.split()[0]: 1024 * int(line.split()[1]) for line in (read_text("/proc/meminfo") or "").splitlines()}
    return fields.get("MemTotal:", 0) - sum(fields.get(name, 0) for name in OF_PROGRAMS)


def reclaimable_of_host() -> int:
    return 1024 * (find_number(read_text("/proc/meminfo"), "SReclaimable:") or 0)
