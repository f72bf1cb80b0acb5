"""The processes below this one: who they are, what they used, how they end. Times in seconds, memory in bytes."""

import os
import signal
import sys
import time

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
END_SECONDS = 5.0
TICKS = os.sysconf("SC_CLK_TCK")
MAXRSS_BYTES = 1 if sys.platform == "darwin" else 1024


def load_prctl():
    try:
        import ctypes

        return ctypes.CDLL(None, use_errno=True).prctl
    except (ImportError, OSError, AttributeError):
        return None


PRCTL = load_prctl()
CAN_LIST = os.path.exists("/proc/thread-self/children")  # some kernels, and macOS, do not tell who started whom
STARTED = []  # pids of jobs that are not reaped: all that is known of them there


def adopt_orphans():
    """Daemons whose parent ended become children of this process, which then can count and end them."""
    if PRCTL is not None:
        PRCTL(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_with_parent(number, parent):
    """Asks for a signal when the parent ends; False when that has already happened."""
    if PRCTL is not None:
        PRCTL(PR_SET_PDEATHSIG, number, 0, 0, 0)
    return os.getppid() == parent


def read_text(path):
    """What a file of /proc or of a control group says; None when it is not there or may not be read."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        parts = []
        while True:
            part = os.read(fd, 65536)
            if not part:
                return b"".join(parts).decode(errors="replace")
            parts.append(part)
    except OSError:
        return None
    finally:
        os.close(fd)


def children(pid):
    """Of any of its threads."""
    if not CAN_LIST:
        return list(STARTED) if pid == os.getpid() else []
    try:
        threads = os.listdir("/proc/%d/task" % pid)
    except OSError:
        return []
    texts = (read_text("/proc/%d/task/%s/children" % (pid, thread)) for thread in threads)
    return [int(word) for text in texts if text for word in text.split()]


def descendants_of(pid):
    """Pids of a process of anybody's and of everything below it, parents before their children."""
    found = [pid]
    for each in found:  # grows while it is walked
        found.extend(children(each))
    return found


def descendants():
    """Pids of everything below this process, parents before their children."""
    return descendants_of(os.getpid())[1:]


def cpu_seconds(pids):
    """What these processes have used so far, with the children that they waited for."""
    return sum(map(cpu_seconds_of, pids))


def cpu_seconds_of(pid):
    stat = read_text("/proc/%d/stat" % pid)
    if stat is None:
        return 0.0
    user, system, *of_children = (int(word) for word in stat.rpartition(")")[2].split()[11:15])
    schedule = read_text("/proc/%d/schedstat" % pid)  # nanoseconds on the processor first; the ticks are coarse
    own = int(schedule.split()[0]) / 1e9 if schedule else (user + system) / TICKS
    return own + sum(of_children) / TICKS


def split_seconds(pid):
    """(user, system) of a live process and of the children that it waited for, in clock ticks; (user, system) of those only."""
    stat = read_text("/proc/%d/stat" % pid)
    if stat is None:
        return (0.0, 0.0), (0.0, 0.0)
    user, system, waited_user, waited_system = (int(word) / TICKS for word in stat.rpartition(")")[2].split()[11:15])
    return (user + waited_user, system + waited_system), (waited_user, waited_system)


def own_seconds(pid):
    """What a live process has used itself, all threads, in clock ticks."""
    stat = read_text("/proc/%d/stat" % pid)
    return sum(int(word) for word in stat.rpartition(")")[2].split()[11:13]) / TICKS if stat else 0.0


def difference(after, before):
    return None if after is None or before is None else max(0.0, after - before)


class Reaped:
    """What the processes used that ended and were waited for."""

    def __init__(self):
        self.user = self.system = 0.0
        self.largest = 0
        self.killed = 0  # of those that this process had to end

    def add(self, usage):
        self.user += usage.ru_utime
        self.system += usage.ru_stime
        self.largest = max(self.largest, usage.ru_maxrss * MAXRSS_BYTES)


def kill_group(pid):
    for kill in (os.killpg, os.kill):
        try:
            kill(pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


def await_children(deadline):
    """Reaps what ends by itself below this process until nothing is left, or the time is over."""
    while children(os.getpid()) and time.monotonic() < deadline:
        reap_all(Reaped())
        time.sleep(0.002)


def end_tree(group, reaped):
    """Kills and reaps everything that is left below this process; gives up on what can't be killed."""
    deadline = time.monotonic() + END_SECONDS
    before = None
    while True:
        if group is not None:
            group.kill()
        left = children(os.getpid())
        for pid in left:
            kill_group(pid)
        reap_all(reaped)
        if not left and (group is None or not group.pids()):
            return
        if time.monotonic() > deadline:
            reaped.killed += len(left)
            return
        if left == before:
            time.sleep(0.001)  # they are ending; others would be forking away, which only haste ends
        before = left


def reap_all(reaped):
    while True:
        try:
            pid, status, usage = os.wait4(-1, os.WNOHANG)
        except ChildProcessError:
            return
        if pid == 0:
            return
        if pid in STARTED:
            STARTED.remove(pid)
        reaped.killed += os.WIFSIGNALED(status)  # others had ended by themselves and only waited to be counted
        reaped.add(usage)


def describe(status):
    """Exit code and name of the signal, of which one is None."""
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        try:
            return None, signal.Signals(number).name
        except ValueError:
            return None, "signal %d" % number  # real-time signals have no name
    return os.WEXITSTATUS(status), None
