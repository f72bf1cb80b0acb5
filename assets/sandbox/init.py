"""Process 1 of a container: it asks the launcher what to run and tells it how that ended.

The connection is its own: it is closed in what this starts, and this process lets no other look into it. It ends, and
the container with it, when the launcher lets it go or is gone.

    python3 -I -S init.py <socket of the launcher>
"""

import array
import ctypes
import fcntl
import json
import os
import resource
import select
import signal
import socket
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

    # argv, env and cwd of the program, and its resource limits by name.
    Job = dict[str, Any]

PR_SET_DUMPABLE = 4
MOST_BYTES = 16
DESCRIPTORS = 5  # standard output, standard error, the two ends of the gate, and the job
MAXRSS_BYTES = 1024


def receive(connection: socket.socket) -> "tuple[Job, list[int]]":
    """(job, descriptors) that the launcher sends at once."""
    _, ancillary, _, _ = connection.recvmsg(MOST_BYTES, socket.CMSG_SPACE(DESCRIPTORS * array.array("i").itemsize))
    descriptors = array.array("i")
    for level, kind, part in ancillary:
        if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
            descriptors.frombytes(part[: len(part) - len(part) % descriptors.itemsize])
    *others, job = descriptors
    with open(job) as file:
        return json.load(file), others


def become(job: "Job", descriptors: "list[int]") -> "NoReturn":
    """In the child: the gate, with the limits, descriptors and environment of the program behind it."""
    try:
        os.setsid()
        signal.set_wakeup_fd(-1)
        for number in (signal.SIGCHLD, signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(number, signal.SIG_DFL)
        for name, value in job["limits"].items():
            kind = getattr(resource, f"RLIMIT_{name}")
            hard = resource.getrlimit(kind)[1]
            bound = value if hard == resource.RLIM_INFINITY else min(value, hard)
            resource.setrlimit(kind, (bound, bound))
        null = os.open(os.devnull, os.O_RDONLY)
        wanted = [fcntl.fcntl(fd, fcntl.F_DUPFD, 64) for fd in (null, *descriptors)]
        for target, fd in enumerate(wanted):
            os.dup2(fd, target)
        os.closerange(5, 256)
        os.chdir(job["cwd"])
        os.write(4, b"%d" % (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * MAXRSS_BYTES))
        os.execve(job["argv"][0], job["argv"], job["env"])
    except BaseException as error:  # noqa: BLE001  the child must never return into the loop of process 1
        os.write(2, f"{job['argv'][0]}: {error}\n".encode())
        os._exit(127)


def wait(pid: int, connection: socket.socket, wakeup: int) -> "dict[str, float] | None":
    """What the launcher is told of the end of `pid`; None when the launcher ends it or is gone."""
    used = {"userSeconds": 0.0, "systemSeconds": 0.0, "largestBytes": 0}
    while True:
        if connection.fileno() in select.select([connection.fileno(), wakeup], [], [])[0]:
            return None
        os.read(wakeup, 65536)
        while True:
            ended, status, usage = os.wait4(-1, os.WNOHANG)
            if ended == 0:
                break
            used["userSeconds"] += usage.ru_utime
            used["systemSeconds"] += usage.ru_stime
            used["largestBytes"] = max(used["largestBytes"], usage.ru_maxrss * MAXRSS_BYTES)
            if ended == pid:
                return {**used, "status": status}


def main() -> None:
    ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)
    connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    connection.connect(sys.argv[1])
    job, descriptors = receive(connection)
    wakeup, write = os.pipe()
    os.set_blocking(write, False)
    signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda _signal, _frame: None)
    signal.signal(
        signal.SIGINT, signal.SIG_DFL
    )  # which the kernel keeps from a process 1, as all that it does not handle
    pid = os.fork()
    if pid == 0:
        become(job, descriptors)
    for fd in descriptors:
        os.close(fd)
    told = wait(pid, connection, wakeup)
    if told is not None:
        connection.send(json.dumps(told).encode())
        connection.recv(1)  # until the launcher has read what it counts in this container's control group
    os._exit(0)


main()
