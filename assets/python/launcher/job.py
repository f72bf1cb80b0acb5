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
MEASURED = ("userSeconds", "systemSeconds", "peakMemoryBytes")


class Bell:
    """Rings when a child has ended: a blocking wait with a time limit that can't miss one."""

    def __init__(self):
        self.read, write = os.pipe()
        os.set_blocking(write, False)
        signal.set_wakeup_fd(write, warn_on_full_buffer=False)
        signal.signal(signal.SIGCHLD, lambda _signal, _frame: None)

    def wait(self, seconds):
        if select.select([self.read], [], [], max(0.0, seconds))[0]:
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

    def __init__(self, job, pid, group, gated, bounds, stop):
        self.job = job
        self.pid = pid
        self.counters = Counters(job.get("counters", []))
        self.samples = []
        self.reaped = processes.Reaped()
        tree = processes.descendants()
        self.spent = ProcessorTime(pid, group, tree)
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
        self.result.update(endedFor=ended_for, hostBusySeconds=busy, wallSeconds=(end - begin) / 1e9)

    def wait(self, deadline, bell):
        """Blocks until the program ends (None) or has to be ended (why); now and then reads the counters, looks at bounds."""
        next_read = time.monotonic() + TICK_SECONDS
        # It is left unreaped, so that its number names its process group until that is ended.
        while os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
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
                bell.wait(min(deadline, next_read, self.memory.due) - time.monotonic())
        return self.bounds.crossed_at_end()

    def reap_orphan(self):
        """True when something had ended: there may be more."""
        ended = os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if ended is not None and ended.si_pid != self.pid:
            self.reaped.add(os.wait4(ended.si_pid, 0)[2])
        return ended is not None

    def finish(self, gate, group):
        """Ends what is left and tells what all of it used."""
        processes.kill_group(self.pid)  # what is left of its process group; all of it where it did not end by itself
        _, status, usage = os.wait4(self.pid, 0)
        processes.STARTED.clear()
        self.reaped.add(usage)
        processes.end_tree(group, self.reaped)
        self.counters.close()
        exit_code, signal_name = processes.describe(status)
        not_started = gate.failure() if self.result["started"] else None
        ending = {"exitCode": exit_code, "signal": signal_name, "notStarted": not_started}
        ending["memoryWatched"] = self.bounds.groups.limits_memory
        found = {**self.result, **ending, "survivors": self.reaped.killed, "samples": self.samples}
        if not self.result["started"] or not_started is not None:
            found.pop("wallSeconds", None)
            return {**found, **dict.fromkeys(MEASURED), "reasons": dict.fromkeys(MEASURED, "no program was started")}
        return {**found, **self.add_up(gate.floor)}

    def add_up(self, floor):
        user, system, lost = self.spent.read(self.reaped)
        peak, limited = self.memory.judge(self.reaped.largest, floor)
        if self.result["endedFor"] == "memory":
            taken = self.bounds.groups.most_memory()
            peak, limited = (taken, "what was charged to its control group, files in memory too") if taken else (peak, limited)
        if self.spent.group is None and not processes.CAN_LIST:
            limited = "of the largest single process: this system does not tell which processes belong together"
        reasons = {name: reason for name, reason in zip(MEASURED, (lost, lost, limited)) if reason is not None}
        return {"userSeconds": user, "systemSeconds": system, "peakMemoryBytes": peak, "reasons": reasons}


def run(job, places, bell, stop):
    gate = Gate()
    group = places.group
    bounds = Bounds(job, places)
    try:
        pid = start_with_files(job, gate, bounds.groups)
        gated = gate.wait(job.get("setupSeconds", 30))
        bounds.groups.check(pid)
        this = Run(job, pid, group, gated, bounds, stop)
        if gated:
            this.measure(gate, bell)
        return this.finish(gate, group)
    except BaseException:
        processes.end_tree(group, processes.Reaped())
        raise
    finally:
        gate.close()
        bounds.close()


def start_with_files(job, gate, groups):
    files = []
    try:
        for name in ("stdout", "stderr"):
            files.append(os.open(job[name], os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, 0o600))
        return start(job, *files, gate, groups)
    finally:
        for fd in files:
            os.close(fd)
        gate.keep_own_ends()
