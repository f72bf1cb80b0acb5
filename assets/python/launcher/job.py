"""One run of a command, from its gate to the end of the last process that it started."""

import mmap
import os
import select
import signal
import stat
import time

import processes
from bounds import Bounds, limit_run
from edges import Counters, host_busy_seconds
from memory import TreeMemory
from outside_memory import Outside
from processor import ProcessorTime
from start_gate import StartGate, start
from threads import TreeThreads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType
    from typing import Protocol

    from limit_groups import LimitPlaces, RunGroups
    from messages import Fields, RunCommand, Sample

    class Endable(Protocol):
        """A container, as far as its launcher has to end it."""

        def kill(self) -> None: ...
        def end(self) -> None: ...


TICK_SECONDS = 10.0  # far below the shortest wrap of an energy counter (about 234 s at 280 W)
SETUP_SECONDS = 30
MEASURED = ("userSeconds", "systemSeconds", "peakMemoryBytes")


class ChildWakeup:
    """A pipe that is written to when a child has ended: a blocking wait with a time limit that can't miss one."""

    def __init__(self) -> None:
        self.read, write = os.pipe()
        os.set_blocking(write, False)
        signal.set_wakeup_fd(write, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda _signal, _frame: None)

    def wait(self, seconds: float, *others: int) -> None:
        """Until a child ends, one of the other descriptors can be read, or the time is over."""
        if self.read in select.select([self.read, *others], [], [], max(0.0, seconds))[0]:
            os.read(self.read, 65536)


class StopRequest:
    """SIGUSR1: the run under way is to end, or the next one where none is."""

    def __init__(self) -> None:
        self.asked = False
        signal.signal(signal.SIGUSR1, self.ask)

    def ask(self, _signal: int, _frame: "FrameType | None") -> None:
        self.asked = True

    def take(self) -> bool:
        asked, self.asked = self.asked, False
        return asked


class ContainerAtWork:
    """The container of the run under way. Whether there is one is seen by the guard above the worker too."""

    def __init__(self) -> None:
        self.flag = mmap.mmap(-1, 1)
        self.container: Endable | None = None

    def is_set(self) -> bool:
        return self.flag[0] == 1

    def set(self, container: "Endable | None") -> None:
        self.flag[0] = int(container is not None)
        self.container = container

    def end(self) -> None:
        """Before the launcher itself ends. A run that is just ending its container is left to it."""
        if self.container is not None:
            try:
                self.container.kill()
                self.container.end()
            except (OSError, ValueError):
                pass


class Equipment:
    """What the worker has for all of its jobs."""

    def __init__(self, places: "LimitPlaces", offspring: processes.Offspring, at_work: ContainerAtWork) -> None:
        self.places = places
        self.offspring = offspring
        self.at_work = at_work
        self.wakeup = ChildWakeup()
        self.stop = StopRequest()


class Arrival:
    """What came to the gate, or failed to come there: the first process of the run, and all that there were by then."""

    def __init__(self, pid: int, tree: "list[int]", spent: ProcessorTime, gated: bool) -> None:
        self.pid = pid
        self.tree = tree
        self.spent = spent
        self.gated = gated


class Run:
    """One job from its gate on."""

    def __init__(
        self, job: "RunCommand", gate: StartGate, bounds: Bounds, equipment: Equipment, arrival: Arrival
    ) -> None:
        self.job = job
        self.gate = gate
        self.bounds = bounds
        self.equipment = equipment
        self.pid = arrival.pid
        self.spent = arrival.spent
        self.started = arrival.gated
        self.counters = Counters(job["counters"])
        self.samples: list[Sample] = []
        self.reaped = processes.Reaped()
        # Left out are the sandbox's own; what waits at the gate has no children.
        not_counted = {each for each in arrival.tree if processes.children_of(each)}
        bounds.begin_with(self.pid, arrival.tree)
        groups = bounds.groups
        outside = Outside(groups.shared_memory, bounds.memory is not None, groups.kernel_memory)
        self.memory = TreeMemory(not_counted, outside, groups.own_memory)
        self.threads = TreeThreads(not_counted)
        self.ended_for: str | None = None
        self.edges: Fields = {"startedAt": time.time(), "hostBusySeconds": None}

    def measure(self) -> None:
        """Opens the gate and waits for the end. The instants of the first and last sample bound `wallSeconds`."""
        busy = host_busy_seconds()
        self.samples.append(self.counters.read())
        begin = time.monotonic_ns()
        self.gate.open()
        self.ended_for = self.wait(time.monotonic() + self.job["timeoutSeconds"])
        if self.ended_for is not None:  # what is killed with its sandbox is waited for by nobody
            self.memory.look_at_end(self.spent.list_pids())
        end = time.monotonic_ns()
        self.samples.append(self.counters.read())
        self.edges["hostBusySeconds"] = processes.difference(host_busy_seconds(), busy)
        self.edges["wallSeconds"] = (end - begin) / 1e9
        self.hold()

    def wait(self, deadline: float) -> "str | None":
        """Blocks until the program ends (None) or has to be ended (why); now and then reads the counters, looks at
        bounds."""
        next_read = time.monotonic() + TICK_SECONDS
        while not self.has_ended():
            now = time.monotonic()
            if self.equipment.stop.take():
                return "stop"
            if now >= deadline:
                return "wall"
            if now >= next_read:
                self.samples.append(self.counters.read())
                next_read = now + TICK_SECONDS
            if now >= self.memory.due:
                pids = self.spent.list_pids()
                self.spent.look(pids)
                self.memory.look(pids)
                self.threads.look(pids)
                crossed = self.bounds.crossed(pids, self.spent.since_start, self.memory)
                if crossed is not None:
                    return crossed
            if not self.reap_orphan():
                self.rest(min(deadline, next_read, self.memory.due) - time.monotonic())
        return self.bounds.crossed_at_end()

    def has_ended(self) -> bool:
        """Whether the process has ended; unreaped, so that its number names its process group until that is ended."""
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def rest(self, seconds: float) -> None:
        self.equipment.wakeup.wait(seconds)

    def hold(self) -> None:
        """All that counts a run without a container is still there when it has ended."""

    def reap_orphan(self) -> bool:
        """True when something had ended: there may be more."""
        ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if ended is not None and ended.si_pid != self.pid:
            self.reaped.add(os.wait4(ended.si_pid, 0)[2])
        return ended is not None

    def finish(self) -> "Fields":
        """Ends what is left and tells what all of it used."""
        status = self.end()
        keep_readable(self.job["stdout"], self.job["stderr"])
        self.counters.close()
        exit_code, signal_name = processes.describe(status)
        not_started = self.gate.failure() if self.started else None
        found: Fields = {
            **self.edges,
            "started": self.started,
            "endedFor": self.ended_for,
            "exitCode": exit_code,
            "signal": signal_name,
            "notStarted": not_started,
            "memoryWatched": self.bounds.knows_memory_kills(),
            "memorySampled": self.bounds.groups.why_sampled,
            "survivors": self.reaped.killed,
            "threads": self.threads.tell(),
            "samples": self.samples,
        }
        if not self.started or not_started is not None:
            found.pop("wallSeconds", None)
            return {**found, **dict.fromkeys(MEASURED), "reasons": dict.fromkeys(MEASURED, {"kind": "no-program"})}
        return {**found, **self.add_up()}

    def end(self) -> int:
        """Ends what is left of the run; returns how it had ended itself, as `wait` says it."""
        processes.kill_group(self.pid)  # what is left of its process group; all of it where it did not end by itself
        _, status, usage = os.wait4(self.pid, 0)
        self.equipment.offspring.started.clear()
        self.reaped.add(usage)
        self.equipment.offspring.end(self.equipment.places.group, self.reaped)
        return status

    def add_up(self) -> "Fields":
        user, system, lost = self.spent.read(self.reaped, self.edges)
        peak, limited = self.memory.judge(self.reaped.largest, self.gate.floor)
        if self.ended_for == "memory":
            taken = self.bounds.groups.most_memory()
            if taken:
                peak, limited = taken, {"kind": "charged"}
        if self.spent.group is None and not processes.CAN_LIST:
            limited = {"kind": "largest-process"}
        reasons = {name: reason for name, reason in zip(MEASURED, (lost, lost, limited)) if reason is not None}
        return {"userSeconds": user, "systemSeconds": system, "peakMemoryBytes": peak, "reasons": reasons}


def run_here(job: "RunCommand", gate: StartGate, equipment: Equipment) -> "Fields":
    offspring = equipment.offspring
    groups = limit_run(job, equipment.places)
    bounds = Bounds(job, groups)
    try:
        pid = start_with_files(job, gate, groups, offspring)
        gated = gate.wait(SETUP_SECONDS)
        groups.check(pid)
        tree = offspring.descendants()
        spent = ProcessorTime(pid, equipment.places.group, tree, offspring.descendants)
        this = Run(job, gate, bounds, equipment, Arrival(pid, tree, spent, gated))
        if gated:
            this.measure()
        return this.finish()
    except BaseException:
        offspring.end(equipment.places.group, processes.Reaped())
        raise
    finally:
        groups.remove()


def open_output(job: "RunCommand") -> "tuple[int, int]":
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC
    return os.open(job["stdout"], flags, 0o600), os.open(job["stderr"], flags, 0o600)


def keep_readable(*paths: str) -> None:
    """A program that runs as this user may change the rights of the files that it prints to (fchmod)."""
    for path in paths:
        try:
            mode = os.stat(path).st_mode
            if stat.S_ISREG(mode) and not mode & stat.S_IRUSR:
                os.chmod(path, 0o600)
        except OSError:
            pass  # it is gone, or another's


def start_with_files(job: "RunCommand", gate: StartGate, groups: "RunGroups", offspring: processes.Offspring) -> int:
    files = open_output(job)
    try:
        return start(job, files, gate, groups, offspring)
    finally:
        for fd in files:
            os.close(fd)
        gate.keep_own_ends()
