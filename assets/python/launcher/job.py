"""One run of a command, from its gate to the end of the last process that it started."""

import os
import select
import signal
import time

import processes
from bounds import Bounds
from edges import Counters, host_busy_seconds
from gate import Gate, start
from memory import TreeMemory
from processor import ProcessorTime

TICK_SECONDS = 10.0  # far below the shortest wrap of an energy counter (about 234 s at 280 W)
SETUP_SECONDS = 30
MEASURED = ("userSeconds", "systemSeconds", "peakMemoryBytes")


class Bell:
    """Rings when a child has ended: a blocking wait with a time limit that can't miss one."""

    def __init__(self):
        self.read, write = os.pipe()
        os.set_blocking(write, False)
        signal.set_wakeup_fd(write, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda _signal, _frame: None)

    def wait(self, seconds, *others):
        """Until it rings, one of the other descriptors can be read, or the time is over."""
        if self.read in select.select([self.read, *others], [], [], max(0.0, seconds))[0]:
            os.read(self.read, 65536)


class Stop:
    """SIGUSR1: the run under way is to end, or the next one where none is."""

    def __init__(self):
        self.asked = False
        signal.signal(signal.SIGUSR1, self.ask)

    def ask(self, _signal, _frame):
        self.asked = True

    def take(self):
        asked, self.asked = self.asked, False
        return asked


class Run:
    """One job that stands at its gate, or failed to come there."""

    def __init__(self, job, pid, spent, tree, gated, bounds, stop):
        self.job = job
        self.pid = pid
        self.spent = spent
        self.counters = Counters(job.get("counters", []))
        self.samples = []
        self.reaped = processes.Reaped()
        # Left out are the sandbox's own; what waits at the gate has no children.
        self.memory = TreeMemory({each for each in tree if processes.children(each)})
        self.bounds = bounds
        self.stop = stop
        self.result = {"started": gated, "startedAt": time.time(), "endedFor": None, "hostBusySeconds": None}

    def measure(self, gate, bell):
        """Opens the gate and waits for the end. The instants of the first and last sample bound `wallSeconds`."""
        busy = host_busy_seconds()
        self.samples.append(self.counters.read())
        begin = time.monotonic_ns()
        gate.open()
        ended_for = self.wait(time.monotonic() + self.job["timeoutSeconds"], bell)
        if ended_for is not None:  # what is killed with its sandbox is waited for by nobody
            self.memory.look_at_end(self.spent.list_pids())
        end = time.monotonic_ns()
        self.samples.append(self.counters.read())
        busy = processes.difference(host_busy_seconds(), busy)
        self.hold()
        self.result.update(endedFor=ended_for, hostBusySeconds=busy, wallSeconds=(end - begin) / 1e9)

    def wait(self, deadline, bell):
        """Blocks until the program ends (None) or has to be ended (why); now and then reads the counters, looks at bounds."""
        next_read = time.monotonic() + TICK_SECONDS
        while not self.has_ended():
            now = time.monotonic()
            if self.stop.take():
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
                crossed = self.bounds.crossed(pids, self.spent.since_start, self.memory.proportional)
                if crossed is not None:
                    return crossed
            if not self.reap_orphan():
                self.rest(bell, min(deadline, next_read, self.memory.due) - time.monotonic())
        return self.bounds.crossed_at_end()

    def has_ended(self):
        """It is left unreaped, so that its number names its process group until that is ended."""
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def rest(self, bell, seconds):
        bell.wait(seconds)

    def hold(self):
        """All that counts a run without a container is still there when it has ended."""

    def reap_orphan(self):
        """True when something had ended: there may be more."""
        ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if ended is not None and ended.si_pid != self.pid:
            self.reaped.add(os.wait4(ended.si_pid, 0)[2])
        return ended is not None

    def finish(self, gate, group):
        """Ends what is left and tells what all of it used."""
        status = self.end(group)
        self.counters.close()
        exit_code, signal_name = processes.describe(status)
        not_started = gate.failure() if self.result["started"] else None
        ending = {"exitCode": exit_code, "signal": signal_name, "notStarted": not_started}
        ending["memoryWatched"] = self.bounds.knows_memory_kills()
        ending["memorySampled"] = self.bounds.groups.why_sampled
        found = {**self.result, **ending, "survivors": self.reaped.killed, "samples": self.samples}
        if not self.result["started"] or not_started is not None:
            found.pop("wallSeconds", None)
            return {**found, **dict.fromkeys(MEASURED), "reasons": dict.fromkeys(MEASURED, "no program was started")}
        return {**found, **self.add_up(gate.floor)}

    def end(self, group):
        """Ends what is left of the run; returns how it had ended itself, as `wait` says it."""
        processes.kill_group(self.pid)  # what is left of its process group; all of it where it did not end by itself
        _, status, usage = os.wait4(self.pid, 0)
        processes.STARTED.clear()
        self.reaped.add(usage)
        processes.end_tree(group, self.reaped)
        return status

    def add_up(self, floor):
        user, system, lost = self.spent.read(self.reaped)
        peak, limited = self.memory.judge(self.reaped.largest, floor)
        if self.result["endedFor"] == "memory":
            taken = self.bounds.groups.most_memory()
            peak, limited = (
                (taken, "what was charged to its control group, files in memory too") if taken else (peak, limited)
            )
        if self.spent.group is None and not processes.CAN_LIST:
            limited = "of the largest single process: this system does not tell which processes belong together"
        reasons = {name: reason for name, reason in zip(MEASURED, (lost, lost, limited)) if reason is not None}
        return {"userSeconds": user, "systemSeconds": system, "peakMemoryBytes": peak, "reasons": reasons}


class ContainedRun(Run):
    """A job whose program is no child of this process: process 1 of its container tells of its end."""

    def __init__(self, job, container, *others):
        super().__init__(job, container.first, *others)
        self.container = container

    def has_ended(self):
        return self.container.has_ended()

    def rest(self, bell, seconds):
        bell.wait(seconds, self.container.connection)

    def hold(self):
        if self.container.report is None:
            self.look_at_living()
        self.spent.hold()
        self.bounds.groups.hold()

    def look_at_living(self):
        """What they used, of which process 1 will not tell; its own is not the program's."""
        first, *others = processes.descendants_of(self.container.first)
        parts = [processes.split_seconds(first)[1], *(processes.split_seconds(pid)[0] for pid in others)]
        self.reaped.user, self.reaped.system = (sum(part) for part in zip(*parts))

    def reap_orphan(self):
        """The engine's own: what they used is not the program's."""
        return False

    def end(self, group):
        report = self.container.report
        if report is None:
            self.container.kill()
        else:
            self.reaped.user, self.reaped.system = report["userSeconds"], report["systemSeconds"]
            self.reaped.largest = report["largestBytes"]
        self.container.end()
        return signal.SIGKILL if report is None else report["status"]


def run(job, places, bell, stop):
    gate = Gate()
    group = places.group
    bounds = Bounds(job, places)
    container = open_container(job["container"]) if "container" in job else None
    try:
        if container is not None:
            return run_contained(job, gate, container, bounds, bell, stop)
        pid = start_with_files(job, gate, bounds.groups)
        gated = gate.wait(job.get("setupSeconds", SETUP_SECONDS))
        bounds.groups.check(pid)
        tree = processes.descendants()
        this = Run(job, pid, ProcessorTime(pid, group, tree), tree, gated, bounds, stop)
        if gated:
            this.measure(gate, bell)
        return this.finish(gate, group)
    except BaseException:
        processes.end_tree(group, processes.Reaped())
        raise
    finally:
        gate.close()
        bounds.close()


def open_container(wanted):
    from container import Container  # what it needs takes long to load

    return Container(wanted)


def run_contained(job, gate, container, bounds, bell, stop):
    """As `run`, in a container that an engine makes; what its process 1 uses before the gate opens is not counted."""
    out, err = open_output(job)
    try:
        gated = container.start(job, job.get("setupSeconds", SETUP_SECONDS))
        if gated:
            container.send(job["limits"], (out, err, gate.go_read, gate.ready_write))
        gate.keep_own_ends()
        gated = gated and gate.wait(SETUP_SECONDS)
        first = container.first
        tree = processes.descendants_of(first) if gated else []
        if gated:
            bounds.groups.adopt(first)
        spent = ProcessorTime(first, bounds.groups.counting, tree[1:], first)  # process 1 does not report itself
        this = ContainedRun(job, container, spent, tree, gated, bounds, stop)
        if gated:
            this.measure(gate, bell)
        found = this.finish(gate, None)
        if not gated:
            container.tell_errors(err)
        return found
    except BaseException:
        container.kill()
        container.end()
        raise
    finally:
        container.close()
        os.close(out)
        os.close(err)


def open_output(job):
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC
    return [os.open(job[name], flags, 0o600) for name in ("stdout", "stderr")]


def start_with_files(job, gate, groups):
    files = open_output(job)
    try:
        return start(job, *files, gate, groups)
    finally:
        for fd in files:
            os.close(fd)
        gate.keep_own_ends()
