"""The gate of a run: a shell, already inside the sandbox, that waits for a byte and then becomes the program.

Clock and counters are read when it opens, so that the measured window holds the program and not the making of its sandbox.
"""

import fcntl
import os
import resource
import select
import signal
import time

import processes

NOT_STARTED = {"126": "permission denied, or not a program", "127": "no such file or directory"}


class Gate:
    """The two pipes between the launcher and the gate: one says that it stands, the other opens it."""

    def __init__(self):
        self.go_read, self.go_write = os.pipe()
        self.ready_read, self.ready_write = os.pipe()
        # Bytes below which the peak memory of what this becomes can't fall: it began as a copy of the launcher.
        self.floor = 0

    def keep_own_ends(self):
        os.close(self.go_read)
        os.close(self.ready_write)

    def wait(self, seconds):
        """True when the gate stands; False when the sandbox ended first or took too long."""
        deadline = time.monotonic() + seconds
        said = b""
        while not said.endswith(b"r"):
            readable, _, _ = select.select([self.ready_read], [], [], max(0.0, deadline - time.monotonic()))
            part = os.read(self.ready_read, 64) if readable else b""
            if not part:
                return False
            said += part
        self.floor = int(said[:-1])
        return True

    def open(self):
        try:
            os.write(self.go_write, b"g\n")
        except BrokenPipeError:
            pass  # it died while it waited: its end is about to be seen

    def failure(self):
        """Why the program behind the gate never started; None when it did. To be asked when all has ended."""
        if not select.select([self.ready_read], [], [], 0)[0]:
            return None
        text = os.read(self.ready_read, 16).decode(errors="replace")
        return NOT_STARTED.get(text[1:], "exit code " + text[1:]) if text.startswith("f") else None

    def close(self):
        os.close(self.go_write)
        os.close(self.ready_read)


def start_engine(job, errors):
    """Forks the engine that is to make a container; returns its pid. No bound of the run holds for it."""
    pid = os.fork()
    if pid != 0:
        processes.STARTED.append(pid)
        return pid
    try:
        os.setsid()
        for number in (signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ, signal.SIGUSR1):
            signal.signal(number, signal.SIG_DFL)
        null = os.open(os.devnull, os.O_RDWR)
        for target, fd in enumerate((null, null, errors)):
            os.dup2(fd, target)
        os.closerange(3, 256)
        os.chdir(job["cwd"])
        os.execvpe(job["argv"][0], job["argv"], job["env"])
    except BaseException as error:  # noqa: BLE001  the child must never return into the launcher's loop
        os.write(2, ("%s: %s\n" % (job["argv"][0], error)).encode())
        os._exit(127)


def start(job, out, err, gate, groups):
    """Forks the gated command; returns its pid. The launcher looks whether it has come into all of its control groups."""
    launcher = os.getpid()
    pid = os.fork()
    if pid != 0:
        processes.STARTED.append(pid)
        return pid
    try:
        os.setsid()
        if not processes.end_with_parent(signal.SIGKILL, launcher):
            os._exit(127)
        groups.enter()
        for number in (signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ, signal.SIGUSR1):
            signal.signal(number, signal.SIG_DFL)
        for name, value in job.get("limits", {}).items():
            kind = getattr(resource, "RLIMIT_" + name)
            hard = resource.getrlimit(kind)[1]
            bound = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(kind, (bound, bound))
        null = os.open(os.devnull, os.O_RDONLY)
        # Through high numbers first: one of the pipes may already sit on a descriptor that is about to be replaced.
        wanted = [fcntl.fcntl(fd, fcntl.F_DUPFD, 64) for fd in (null, out, err, gate.go_read, gate.ready_write)]
        for target, fd in enumerate(wanted):
            os.dup2(fd, target)
        os.closerange(5, 256)
        os.chdir(job["cwd"])
        os.write(4, b"%d" % (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * processes.MAXRSS_BYTES))
        os.execvpe(job["argv"][0], job["argv"], job["env"])
    except BaseException as error:  # noqa: BLE001  the child must never return into the launcher's loop
        os.write(2, ("%s: %s\n" % (job["argv"][0], error)).encode())
        os._exit(127)
