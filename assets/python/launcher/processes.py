"""The processes below this one: who they are, what they used, how they end. Times in seconds, memory in bytes."""

import os
import signal
import sys
import time

from kernel_files import read_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from resource import struct_rusage

    from groups import ControlGroup

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
END_SECONDS = 5.0
TICKS = os.sysconf("SC_CLK_TCK")
MAXRSS_BYTES = 1 if sys.platform == "darwin" else 1024


def load_prctl() -> "Callable[..., int] | None":
    try:
        import ctypes

        return ctypes.CDLL(None, use_errno=True).prctl
    except (ImportError, OSError, AttributeError):
        return None


PRCTL = load_prctl()
CAN_LIST = os.path.exists("/proc/thread-self/children")  # some kernels, and macOS, do not tell who started whom


def adopt_orphans() -> None:
    """Daemons whose parent ended become children of this process, which then can count and end them."""
    if PRCTL is not None:
        PRCTL(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_with_parent(number: int, parent: int) -> bool:
    """Asks for a signal when the parent ends; False when that has already happened."""
    if PRCTL is not None:
        PRCTL(PR_SET_PDEATHSIG, number, 0, 0, 0)
    return os.getppid() == parent


def children_of(pid: int) -> "list[int]":
    """Of any of its threads; none where this system does not tell them."""
    if not CAN_LIST:
        return []
    texts = (read_text(f"/proc/{pid}/task/{thread}/children") for thread in threads_of(pid))
    return [int(word) for text in texts if text for word in text.split()]


def threads_of(pid: int) -> "list[str]":
    """None of a process that has ended."""
    try:
        return os.listdir(f"/proc/{pid}/task")
    except OSError:
        return []


def own_number(pid: int) -> int:
    """In the process namespace that it has for itself, where numbers are given out one after another, to threads too:
    how many there were before it. 0 of one in the launcher's own namespace."""
    lines = (
        line.split() for line in (read_text(f"/proc/{pid}/status") or "").splitlines() if line.startswith("NSpid:")
    )
    return next((int(words[-1]) for words in lines if len(words) > 2), 0)


def descendants_of(*pids: int) -> "list[int]":
    """Processes and everything below them, parents before their children."""
    found = list(pids)
    for each in found:  # grows while it is walked
        found.extend(children_of(each))
    return found


def cpu_seconds(pids: "Iterable[int]") -> float:
    """What these processes have used so far, with the children that they waited for."""
    return sum(map(cpu_seconds_of, pids))


def cpu_seconds_of(pid: int) -> float:
    stat = read_text(f"/proc/{pid}/stat")
    if stat is None:
        return 0.0
    user, system, *of_children = (int(word) for word in stat.rpartition(")")[2].split()[11:15])
    schedule = read_text(f"/proc/{pid}/schedstat")  # nanoseconds on the processor, of its first thread alone
    first = int(schedule.split()[0]) / 1e9 if schedule else 0.0
    return max(first, (user + system) / TICKS) + sum(of_children) / TICKS  # the ticks are coarse


def split_seconds(pid: int) -> "tuple[tuple[float, float], tuple[float, float]]":
    """(user, system) of a live process with the children it waited for, in clock ticks, and of those children alone."""
    stat = read_text(f"/proc/{pid}/stat")
    if stat is None:
        return (0.0, 0.0), (0.0, 0.0)
    user, system, waited_user, waited_system = (int(word) / TICKS for word in stat.rpartition(")")[2].split()[11:15])
    return (user + waited_user, system + waited_system), (waited_user, waited_system)


def thread_times(pid: int) -> "tuple[int, float, float] | None":
    """Number of a process's threads, and the processor seconds of all of them, ended ones too, and of its first."""
    stat = read_text(f"/proc/{pid}/stat")
    if stat is None:
        return None
    # Nanoseconds of the first, against which the ticks of all are rather too few than too many.
    schedule = schedule_of(pid, pid)
    first = ticks_of(read_text(f"/proc/{pid}/task/{pid}/stat")) if schedule is None else schedule[0]
    return int(stat.rpartition(")")[2].split()[17]), ticks_of(stat), first


def schedule_of(pid: int, thread: "int | str") -> "tuple[float, float] | None":
    """Seconds for which a thread ran, and for which it could have run and had no processor. None where this kernel does
    not count them: it then shows zeros, or no such file."""
    text = read_text(f"/proc/{pid}/task/{thread}/schedstat")
    ran, waited = (int(word) / 1e9 for word in text.split()[:2]) if text else (0.0, 0.0)
    return (ran, waited) if ran > 0 else None


def own_seconds(pid: int) -> float:
    """What a live process has used itself, all threads, in clock ticks."""
    return ticks_of(read_text(f"/proc/{pid}/stat"))


def ticks_of(stat: "str | None") -> float:
    """User and system seconds that the kernel's `stat` of a process or thread tells, in clock ticks; 0 of none."""
    return sum(int(word) for word in stat.rpartition(")")[2].split()[11:13]) / TICKS if stat else 0.0


def difference(after: "float | None", before: "float | None") -> "float | None":
    return None if after is None or before is None else max(0.0, after - before)


class Reaped:
    """What the processes used that ended and were waited for."""

    def __init__(self) -> None:
        self.user = self.system = 0.0
        self.largest = 0
        self.killed = 0  # of those that this process had to end

    def add(self, usage: "struct_rusage") -> None:
        self.user += usage.ru_utime
        self.system += usage.ru_stime
        self.largest = max(self.largest, usage.ru_maxrss * MAXRSS_BYTES)


class Offspring:
    """Everything below this process."""

    def __init__(self) -> None:
        self.started: list[int] = []  # jobs that are not reaped: all that is known where a system lists no children

    def fork(self) -> int:
        """As `os.fork`, for a process that `children` is to know of on any system."""
        pid = os.fork()
        if pid != 0:
            self.started.append(pid)
        return pid

    def children(self) -> "list[int]":
        return children_of(os.getpid()) if CAN_LIST else list(self.started)

    def descendants(self) -> "list[int]":
        """Parents before their children."""
        return descendants_of(*self.children())

    def await_end(self, deadline: float) -> None:
        """Reaps what ends by itself until nothing is left, or the time is over."""
        while self.children() and time.monotonic() < deadline:
            self.reap(Reaped())
            time.sleep(0.002)

    def end(self, group: "ControlGroup | None", reaped: Reaped) -> None:
        """Kills and reaps everything that is left, in the group too; gives up on what can't be killed."""
        deadline = time.monotonic() + END_SECONDS
        before = None
        while True:
            if group is not None:
                group.kill()
            left = self.children()
            for pid in left:
                kill_group(pid)
            self.reap(reaped)
            if not left and (group is None or not group.pids()):
                return
            if time.monotonic() > deadline:
                reaped.killed += len(left)
                return
            if left == before:
                time.sleep(0.001)  # they are ending; others would be forking away, which only haste ends
            before = left

    def reap(self, reaped: Reaped) -> None:
        while True:
            try:
                pid, status, usage = os.wait4(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            if pid in self.started:
                self.started.remove(pid)
            reaped.killed += os.WIFSIGNALED(status)  # others had ended by themselves and only waited to be counted
            reaped.add(usage)


def kill_group(pid: int) -> None:
    for kill in (os.killpg, os.kill):
        try:
            kill(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


def describe(status: int) -> "tuple[int | None, str | None]":
    """Exit code and name of the signal, of which one is None."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        try:
            return None, signal.Signals(number).name
        except ValueError:
            return None, f"signal {number}"  # real-time signals have no name
    return os.WEXITSTATUS(status), None
