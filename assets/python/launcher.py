"""Runs commands one after another and reports what each cost: one JSON job a line in, one JSON result a line out.

It stays up between jobs, so that a further run costs one fork. A job first reaches a gate (a shell that waits for a
byte, already inside the sandbox): the clock and the counters are read when the gate opens, so the measured window holds
the script and not the making of its sandbox.
"""
import ctypes
import fcntl
import json
import os
import resource
import select
import signal
import sys
import time

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
REAP_SECONDS = 5.0
TICK_SECONDS = 10.0  # far below the shortest wrap of an energy counter (about 234 s at 280 W)

def load_prctl():
    try:
        return ctypes.CDLL(None, use_errno=True).prctl
    except (OSError, AttributeError):
        return None


PRCTL = load_prctl()
RUNNING = []  # the pid of the job, while there is one


class Alarm(Exception):
    pass


def on_alarm(_signal, _frame):
    raise Alarm()


class Counters:
    """Energy counters by path, opened once: reading one is a single system call."""

    def __init__(self, paths):
        self.files = []
        for path in paths:
            try:
                self.files.append((path, os.open(path, os.O_RDONLY | os.O_CLOEXEC)))
            except OSError:
                self.files.append((path, None))

    def read(self):
        return {"t": time.monotonic_ns(), "values": [self.read_one(fd) for _, fd in self.files]}

    @staticmethod
    def read_one(fd):
        if fd is None:
            return None
        try:
            return int(os.pread(fd, 64, 0))
        except (OSError, ValueError):
            return None

    def close(self):
        for _, fd in self.files:
            if fd is not None:
                os.close(fd)


def start(job, out, err):
    """Forks the gated command; returns its pid, the descriptor that opens the gate, and the one that says ready."""
    go_read, go_write = os.pipe()
    ready_read, ready_write = os.pipe()
    launcher = os.getpid()
    pid = os.fork()
    if pid != 0:
        os.close(go_read)
        os.close(ready_write)
        return pid, go_write, ready_read
    try:
        os.setsid()
        if PRCTL is not None:
            PRCTL(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
            if os.getppid() != launcher:
                os._exit(127)
        for number in (signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        for name, value in job.get("limits", {}).items():
            kind = getattr(resource, "RLIMIT_" + name)
            hard = resource.getrlimit(kind)[1]
            bound = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(kind, (bound, bound))
        null = os.open(os.devnull, os.O_RDONLY)
        # Through high numbers first: one of the pipes may already sit on a descriptor that is about to be replaced.
        wanted = [fcntl.fcntl(fd, fcntl.F_DUPFD, 64) for fd in (null, out, err)]
        gate = [fcntl.fcntl(fd, fcntl.F_DUPFD, 64) for fd in (go_read, ready_write)]
        for target, fd in enumerate(wanted):
            os.dup2(fd, target)
        for target, fd in enumerate(gate, 3):
            os.dup2(fd, target)
        os.closerange(5, 256)
        os.chdir(job["cwd"])
        os.execvpe(job["argv"][0], job["argv"], job["env"])
    except BaseException as error:  # noqa: BLE001  the child must never return into the launcher's loop
        os.write(2, ("%s: %s\n" % (job["argv"][0], error)).encode())
        os._exit(127)


def wait_ready(ready, seconds):
    """True when the gate says that it stands; False when the sandbox ended first or took too long."""
    readable, _, _ = select.select([ready], [], [], seconds)
    return bool(readable) and os.read(ready, 1) == b"r"


def wait_for(pid, counters, deadline, samples):
    """Blocks until the child ends or its time is up (True). A slow tick reads the counters against wraps."""
    while True:
        left = deadline - time.monotonic()
        if left <= 0:
            return True
        try:
            signal.setitimer(signal.ITIMER_REAL, min(left, TICK_SECONDS))
            # Left unreaped, so that an alarm between the end and its report loses nothing.
            os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
            signal.setitimer(signal.ITIMER_REAL, 0)
            return False
        except Alarm:
            samples.append(counters.read())


def on_terminate(_signal, _frame):
    """Asked to end, or the caller died: nothing that was started here outlives this process."""
    if RUNNING:
        kill_group(RUNNING[0])
    reap_survivors()
    os._exit(1)


def kill_group(pid):
    for kill, target in ((os.killpg, pid), (os.kill, pid)):
        try:
            kill(target, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


def children():
    try:
        with open("/proc/self/task/%d/children" % os.getpid()) as file:
            return [int(word) for word in file.read().split()]
    except OSError:
        return []


def reap_survivors():
    """Kills what the command left behind (daemons come to us as their subreaper); returns how many and their usage."""
    usages = []
    killed = 0
    deadline = time.monotonic() + REAP_SECONDS
    while time.monotonic() < deadline:
        for pid in children():
            kill_group(pid)
        try:
            pid, status, usage = os.wait4(-1, os.WNOHANG)
            while pid != 0:
                killed += os.WIFSIGNALED(status)  # others had ended by themselves and only waited to be counted
                usages.append(usage)
                pid, status, usage = os.wait4(-1, os.WNOHANG)
        except ChildProcessError:
            break
        time.sleep(0.001)
    return killed, usages


def describe(status):
    if os.WIFSIGNALED(status):
        number = os.WTERMSIG(status)
        try:
            return None, signal.Signals(number).name
        except ValueError:
            return None, "signal %d" % number  # real-time signals have no name
    return os.WEXITSTATUS(status), None


def run(job):
    counters = Counters(job.get("counters", []))
    samples = []
    out = os.open(job["stdout"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
    err = os.open(job["stderr"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600)
    pid, go, ready = start(job, out, err)
    RUNNING.append(pid)
    os.close(out)
    os.close(err)
    gated = wait_ready(ready, job.get("setupSeconds", 30))
    result = {"started": gated, "startedAt": time.time()}
    timed_out = False
    if gated:
        samples.append(counters.read())
        begin = time.monotonic_ns()
        os.write(go, b"g\n")
        timed_out = wait_for(pid, counters, time.monotonic() + job["timeoutSeconds"], samples)
        end = time.monotonic_ns()
        samples.append(counters.read())
        result["wallSeconds"] = (end - begin) / 1e9
    os.close(go)
    os.close(ready)
    if not gated or timed_out:
        kill_group(pid)
    _, status, usage = os.wait4(pid, 0)
    RUNNING.clear()
    survivors, usages = reap_survivors()
    counters.close()
    exit_code, signal_name = describe(status)
    everyone = [usage, *usages]
    scale = 1 if sys.platform == "darwin" else 1024
    result.update(
        exitCode=exit_code,
        signal=signal_name,
        timedOut=timed_out,
        userSeconds=sum(u.ru_utime for u in everyone),
        systemSeconds=sum(u.ru_stime for u in everyone),
        largestProcessBytes=max(u.ru_maxrss for u in everyone) * scale,
        survivors=survivors,
        samples=samples,
    )
    return result


def hold_host(path, holder):
    """Waits until no other process measures on this host. The lock goes with this process, however it ends."""
    try:
        fd = os.open(path, os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW)
    except FileNotFoundError:
        fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o666)
        os.fchmod(fd, 0o666)  # other users of this host lock the same file
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say({"waitingFor": os.pread(fd, 400, 0).decode(errors="replace").strip()})
        fcntl.flock(fd, fcntl.LOCK_EX)
    os.ftruncate(fd, 0)
    os.pwrite(fd, holder.encode()[:400], 0)
    say({"holding": True})


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main():
    signal.signal(signal.SIGALRM, on_alarm)
    signal.signal(signal.SIGTERM, on_terminate)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if PRCTL is not None:
        PRCTL(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        PRCTL(PR_SET_PDEATHSIG, signal.SIGTERM, 0, 0, 0)
    for line in sys.stdin:
        job = json.loads(line)
        try:
            if "lock" in job:
                hold_host(job["lock"], job["holder"])
            else:
                say(run(job))
        except Exception as error:  # noqa: BLE001  told to the caller, who decides
            say({"error": "%s: %s" % (type(error).__name__, error)})


main()
