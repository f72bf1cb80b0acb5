"""A run inside a container, whose processes are another's children: an engine makes it, and its process 1
(assets/sandbox/init.py) comes to a socket to be told what to run.

That connection names process 1 for this host and carries the descriptors of the gate and of the output, so that nothing
of the engine lies between a program and its measuring. How the program ended comes back on it. When it closes, the
container ends.
"""

import array
import json
import os
import select
import signal
import socket
import subprocess
import time

import processes
from bounds import Bounds
from container_groups import ContainerGroups
from job import SETUP_SECONDS, Arrival, Run, open_output
from processor import ProcessorTime
from start_gate import give_up, reset_signals

TYPE_CHECKING = False
if TYPE_CHECKING:
    from job import Equipment
    from messages import ContainerReport, Fields, RunCommand
    from start_gate import StartGate

END_SECONDS = 10.0
REMOVE_SECONDS = 20.0
MOST_BYTES = 4096
ERROR_BYTES = 4096


class FirstProcess:
    """Process 1 of a container, by the connection on which it came."""

    def __init__(self, connection: socket.socket, pid: int) -> None:
        self.connection = connection
        self.pid = pid
        self.handle = os.pidfd_open(pid) if hasattr(os, "pidfd_open") else None
        self.report: ContainerReport | None = None

    def send(self, job: "RunCommand", descriptors: "tuple[int, ...]") -> None:
        """Tells it what to start, how limited, and on which descriptors."""
        message = os.memfd_create("job", os.MFD_CLOEXEC)  # its arguments may be longer than a message
        try:
            with open(message, "w", closefd=False) as file:
                json.dump({**job["container"]["inside"], "limits": job["limits"]}, file)
            os.lseek(message, 0, os.SEEK_SET)
            packed = array.array("i", [*descriptors, message])
            self.connection.sendmsg([b"job"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, packed)])
        except BrokenPipeError:
            pass  # it died: that is about to be seen
        finally:
            os.close(message)

    def has_ended(self) -> bool:
        """Whether the program has; `report` is then what process 1 told of it, or None where that ended too."""
        if not select.select([self.connection], [], [], 0)[0]:
            return False
        try:
            data = self.connection.recv(MOST_BYTES)
        except ConnectionResetError:
            data = b""
        self.report = json.loads(data) if data else None
        return True

    def kill(self) -> None:
        """With it everything in the container."""
        try:
            if self.handle is not None:
                signal.pidfd_send_signal(self.handle, signal.SIGKILL)
            else:
                os.kill(self.pid, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass


class Container:
    """What an engine makes for one run."""

    def __init__(self, job: "RunCommand", equipment: "Equipment") -> None:
        self.job = job
        self.wish = job["container"]
        self.offspring = equipment.offspring
        self.at_work = equipment.at_work
        self.listener = listen(self.wish["socket"], self.wish["uid"])
        self.errors = os.memfd_create("engine", os.MFD_CLOEXEC)
        self.engine: int | None = None
        self.first: FirstProcess | None = None
        self.groups = ContainerGroups()
        self.at_work.set(self)

    def start(self, seconds: float) -> "FirstProcess | None":
        """Starts the engine and waits for process 1; None when the engine ended first, or it took too long."""
        engine = self.engine = start_engine(self.job, self.errors, self.offspring)
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and not has_ended(engine):
            if not select.select([self.listener], [], [], 0.05)[0]:
                continue
            connection, _ = self.listener.accept()
            pid, uid = peer(connection)
            try:
                if uid == self.wish["uid"]:
                    self.first = FirstProcess(connection, pid)
                    self.listener.close()  # nobody else is heard
                    return self.first
            except ProcessLookupError:
                pass  # it is gone already: its engine ends too
            connection.close()
        return None

    def kill(self) -> None:
        if self.first is not None:
            self.first.kill()

    def end(self) -> None:
        """Lets the container go and waits until its engine has cleared it away; removes it where that does not."""
        self.listener.close()
        if self.first is not None:
            self.first.connection.close()
        cleared = self.engine is None or self.end_engine(self.engine)
        if not cleared or self.first is None:
            self.remove()
        if self.first is not None and self.first.handle is not None:
            os.close(self.first.handle)
        self.at_work.set(None)

    def end_engine(self, engine: int) -> bool:
        """True when it ended by itself, as it does once it has cleared its container away."""
        deadline = time.monotonic() + (END_SECONDS if self.first is not None else 0)
        while not has_ended(engine) and time.monotonic() < deadline:
            time.sleep(0.002)
        cleared = has_ended(engine)
        processes.kill_group(engine)
        os.waitpid(engine, 0)
        self.offspring.started.clear()
        self.offspring.await_end(deadline)
        return cleared

    def remove(self) -> None:
        command = self.wish["remove"]
        null = subprocess.DEVNULL
        try:
            subprocess.run(
                command["argv"],
                env=command["env"],
                stdin=null,
                stdout=null,
                stderr=null,
                timeout=REMOVE_SECONDS,
                check=False,
            )
        except (OSError, subprocess.TimeoutExpired):
            pass

    def tell_errors(self, fd: int) -> None:
        """Why there is no container, in the engine's words."""
        said = os.pread(self.errors, ERROR_BYTES, max(0, os.fstat(self.errors).st_size - ERROR_BYTES))
        os.write(fd, said)

    def close(self) -> None:
        os.close(self.errors)


class ContainedRun(Run):
    """A job whose program is no child of this process: process 1 of its container tells of its end."""

    def __init__(
        self,
        container: Container,
        gate: "StartGate",
        bounds: Bounds,
        equipment: "Equipment",
        arrival: Arrival,
    ) -> None:
        super().__init__(container.job, gate, bounds, equipment, arrival)
        self.container = container
        self.first = container.first

    def has_ended(self) -> bool:
        return self.first is None or self.first.has_ended()

    def rest(self, seconds: float) -> None:
        self.equipment.wakeup.wait(seconds, *([] if self.first is None else [self.first.connection.fileno()]))

    def hold(self) -> None:
        if self.report is None:
            self.look_at_living()
        self.spent.hold()
        self.container.groups.hold()

    @property
    def report(self) -> "ContainerReport | None":
        return None if self.first is None else self.first.report

    def look_at_living(self) -> None:
        """What they used, of which process 1 will not tell; its own is not the program's."""
        first, *others = processes.descendants_of(self.pid)
        parts = [processes.split_seconds(first)[1], *(processes.split_seconds(pid)[0] for pid in others)]
        self.reaped.user, self.reaped.system = (sum(part) for part in zip(*parts))

    def reap_orphan(self) -> bool:
        """The engine's own: what they used is not the program's."""
        return False

    def end(self) -> int:
        report = self.report
        if report is None:
            self.container.kill()
        else:
            self.reaped.user, self.reaped.system = report["userSeconds"], report["systemSeconds"]
            self.reaped.largest = report["largestBytes"]
        self.container.end()
        return signal.SIGKILL if report is None else report["status"]


def run_contained(job: "RunCommand", gate: "StartGate", equipment: "Equipment") -> "Fields":
    """As `run`, in a container that an engine makes; what its process 1 uses before the gate opens is not counted."""
    output = open_output(job)
    container = Container(job, equipment)
    bounds = Bounds(job, container.groups)
    try:
        first = container.start(SETUP_SECONDS)
        if first is not None:
            first.send(job, (*output, gate.go_read, gate.ready_write))
        gate.keep_own_ends()
        gated = first is not None and gate.wait(SETUP_SECONDS)
        pid = 0 if first is None else first.pid
        tree = processes.descendants_of(pid) if gated else []
        if gated:
            container.groups.adopt(pid)
        # Process 1 does not report itself.
        spent = ProcessorTime(pid, container.groups.counting, tree[1:], lambda: processes.descendants_of(pid))
        this = ContainedRun(container, gate, bounds, equipment, Arrival(pid, tree, spent, gated))
        if gated:
            this.measure()
        found = this.finish()
        if not gated:
            container.tell_errors(output[1])
        return found
    except BaseException:
        container.kill()
        container.end()
        equipment.offspring.end(equipment.places.group, processes.Reaped())
        raise
    finally:
        container.close()
        for fd in output:
            os.close(fd)


def start_engine(job: "RunCommand", errors: int, offspring: processes.Offspring) -> int:
    """Forks the engine that is to make a container; returns its pid. No bound of the run holds for it."""
    pid = offspring.fork()
    if pid != 0:
        return pid
    try:
        os.setsid()
        reset_signals()
        null = os.open(os.devnull, os.O_RDWR)
        for target, fd in enumerate((null, null, errors)):
            os.dup2(fd, target)
        os.closerange(3, 256)
        os.chdir(job["cwd"])
        os.execvpe(job["argv"][0], job["argv"], job["env"])
    except BaseException as error:  # noqa: BLE001  the child must never return into the launcher's loop
        give_up(job["argv"][0], error)


def listen(path: str, uid: int) -> socket.socket:
    """A socket that only one user may come to. The path may be longer than an address: it is named from its folder."""
    folder = os.open(os.path.dirname(path), os.O_RDONLY | os.O_DIRECTORY)
    try:
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        mask = os.umask(0o177)
        try:
            listener.bind(f"/proc/self/fd/{folder}/{os.path.basename(path)}")
        finally:
            os.umask(mask)
        if uid != os.geteuid():
            os.chown(path, uid, uid)
        listener.listen(4)
        return listener
    finally:
        os.close(folder)


def peer(connection: socket.socket) -> "tuple[int, int]":
    """(pid, uid) of the other end, as this host numbers them."""
    pid, uid, _gid = array.array("i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
    return pid, uid


def has_ended(pid: int) -> bool:
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
