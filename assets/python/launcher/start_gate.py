"""The gate of a run: a shell, already inside the sandbox, that waits for a byte and then becomes the program.

Clock and counters are read when it opens, so that the measured window holds the program and not the making of its
sandbox.
"""

import fcntl
import os
import resource
import select
import signal
import time

import processes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from limit_groups import RunGroups
    from messages import RunCommand


class StartGate:
    """The two pipes between the launcher and the gate: one says that it stands, the other opens it."""

    def __init__(self) -> None:
        self.go_read, self.go_write = os.pipe()
        self.ready_read, self.ready_write = os.pipe()
        # Bytes below which the peak memory of what this becomes can't fall: it began as a copy of the launcher.
        self.floor = 0

    def keep_own_ends(self) -> None:
        os.close(self.go_read)
        os.close(self.ready_write)

    def wait(self, seconds: float) -> bool:
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

    def open(self) -> None:
        try:
            os.write(self.go_write, b"g\n")
        except BrokenPipeError:
            pass  # it died while it waited: its end is about to be seen

    def failure(self) -> "int | None":
        """The exit code with which the shell could not become the program; None when it did. To be asked when all has
        ended."""
        if not select.select([self.ready_read], [], [], 0)[0]:
            return None
        text = os.read(self.ready_read, 16).decode(errors="replace")
        return int(text[1:]) if text.startswith("f") else None

    def close(self) -> None:
        os.close(self.go_write)
        os.close(self.ready_read)


def start(
    job: "RunCommand", output: "tuple[int, int]", gate: StartGate, groups: "RunGroups", offspring: processes.Offspring
) -> int:
    """Forks the gated command; returns its pid. The caller looks whether it has come into all of its control groups."""
    launcher = os.getpid()
    pid = offspring.fork()
    if pid != 0:
        return pid
    try:
        os.setsid()
        if not processes.end_with_parent(signal.SIGKILL, launcher):
            os._exit(127)
        groups.enter()
        reset_signals()
        for name, value in job["limits"].items():
            kind = getattr(resource, f"RLIMIT_{name}")
            hard = resource.getrlimit(kind)[1]
            bound = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(kind, (bound, bound))
        given = os.open(job.get("stdin", os.devnull), os.O_RDONLY)
        # Through high numbers first: one of the pipes may already sit on a descriptor that is about to be replaced.
        wanted = [fcntl.fcntl(fd, fcntl.F_DUPFD, 64) for fd in (given, *output, gate.go_read, gate.ready_write)]
        for target, fd in enumerate(wanted):
            os.dup2(fd, target)
        os.closerange(5, 256)
        os.chdir(job["cwd"])
        os.write(4, b"%d" % (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * processes.MAXRSS_BYTES))
        os.execvpe(job["argv"][0], job["argv"], job["env"])
    except BaseException as error:  # noqa: BLE001  the child must never return into the launcher's loop
        give_up(job["argv"][0], error)


def reset_signals() -> None:
    """Gives back the signals that the launcher, or Python itself, has taken for itself."""
    for number in (signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ, signal.SIGUSR1):
        signal.signal(number, signal.SIG_DFL)


def give_up(program: str, error: BaseException) -> "NoReturn":
    """Ends a child that could not become its program, as a shell would."""
    os.write(2, f"{program}: {error}\n".encode())
    os._exit(127)
