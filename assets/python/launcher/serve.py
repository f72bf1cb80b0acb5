"""Runs commands one after another and reports what each cost: one request a line in, its replies in lines out, each a
JSON object with its `type` (messages.py).

It stays up between jobs, so that a further run costs one fork. Two processes: the worker, which does all of it, and
above it a guard that only waits, so that whatever the worker started is ended even when the worker itself is killed.

Its arguments: this folder, and `--no-control-group` (launcher.ts).
"""

import fcntl
import json
import os
import signal
import stat
import sys
import time

import processes
from edges import Counters, host_busy_seconds
from job import ContainerAtWork, Equipment, run_here
from limit_groups import LimitPlaces, RunGroups, open_places
from start_gate import StartGate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType
    from typing import NoReturn

    from messages import Fields, Request, RunCommand, WatchIdle

PASSED_ON = {signal.SIGTERM, signal.SIGUSR1}


def open_lock(path: str) -> int:
    """The file that all users of this host lock, made where there is none; never what a link points to."""
    flags = os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK
    while True:
        try:
            fd = os.open(
                path, flags
            )  # not O_CREAT: where fs.protected_regular is set, /tmp refuses that for others' files
            break
        except FileNotFoundError:
            mask = os.umask(0)  # it has to be everybody's from the start
            try:
                os.close(os.open(path, flags | os.O_CREAT | os.O_EXCL, 0o666))
            except FileExistsError:
                pass  # somebody was faster
            finally:
                os.umask(mask)
    if not stat.S_ISREG(os.fstat(fd).st_mode):
        raise OSError("not a regular file")
    return fd


def hold_host(path: str, holder: str) -> None:
    """Waits until no other process measures on this host. The lock goes with this process, however it ends."""
    while True:
        fd = open_lock(path)
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            text = os.pread(fd, 400, 0).decode(errors="replace")  # anybody may have written it
            other = "".join(each for each in text if each.isprintable()) or "it did not say its name"
            say("waiting", {"holder": other})
            fcntl.flock(fd, fcntl.LOCK_EX)
        try:
            if os.path.samestat(os.fstat(fd), os.lstat(path)):
                break
        except FileNotFoundError:
            pass
        os.close(fd)  # the file was removed meanwhile: others lock a new one
    os.ftruncate(fd, 0)
    os.pwrite(fd, holder.encode()[:400], 0)
    say("holding", {})


def watch_idle(request: "WatchIdle") -> "Fields":
    """Reads the counters while nothing is run: at both edges and every `everySeconds` between."""
    counters = Counters(request["counters"])
    busy = host_busy_seconds()
    samples = [counters.read()]
    begin = time.monotonic()
    reads = max(1, round(request["seconds"] / request["everySeconds"]))
    for number in range(1, reads + 1):
        until = request["seconds"] if number == reads else number * request["everySeconds"]
        time.sleep(max(0.0, begin + until - time.monotonic()))
        samples.append(counters.read())
    counters.close()
    return {"samples": samples, "hostBusySeconds": processes.difference(host_busy_seconds(), busy)}


def say(kind: str, fields: "Fields") -> None:
    sys.stdout.write(json.dumps({"type": kind, **fields}) + "\n")
    sys.stdout.flush()


class CgroupWarmup:
    """A process of no use that moves into the control groups, beside all else: at the start and after each run. The
    kernel takes 10 ms for the first move after a while, and hardly any time for one that follows within some 20 ms."""

    def __init__(self, places: LimitPlaces) -> None:
        self.groups = RunGroups(places, None, None)
        try:
            self.pid = os.fork() if self.groups.entered else None
        except OSError:  # no more processes now: the next run says so, if there are none then
            self.pid = None
            self.groups.remove()
        if self.pid == 0:
            try:
                self.groups.enter()
            finally:
                os._exit(0)

    def wait(self) -> None:
        if self.pid is not None:
            os.waitpid(self.pid, 0)
            self.pid = None
            self.groups.remove()


class Worker:
    """Does what it is asked for until there is no more."""

    def __init__(self, places: LimitPlaces, offspring: processes.Offspring, at_work: ContainerAtWork) -> None:
        self.warmup = CgroupWarmup(places)
        self.equipment = Equipment(places, offspring, at_work)
        signal.signal(signal.SIGTERM, self.on_terminate)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, PASSED_ON)
        processes.adopt_orphans()

    def on_terminate(self, _signal: int, _frame: "FrameType | None") -> None:
        self.equipment.at_work.end()
        self.equipment.offspring.end(self.equipment.places.group, processes.Reaped())
        os._exit(1)

    def serve(self) -> None:
        for line in sys.stdin:
            request = json.loads(line)
            try:
                self.answer(request)
            except Exception as error:  # noqa: BLE001  told to the caller, who decides
                say("error", {"message": f"{type(error).__name__}: {error}"})

    def answer(self, request: "Request") -> None:
        self.warmup.wait()
        if request["type"] == "run":
            say("run", run(request, self.equipment))
            self.warmup = CgroupWarmup(self.equipment.places)  # while the caller prepares the next one
        elif request["type"] == "idle":
            say("idle", watch_idle(request))
        elif request["type"] == "make-pipe":
            os.mkfifo(request["path"], 0o600)
            say("pipe-made", {})
        elif request["type"] == "hold-host":
            hold_host(request["path"], request["holder"])
        else:
            raise ValueError(f"there is no request of type {request['type']}")


def run(job: "RunCommand", equipment: Equipment) -> "Fields":
    """Runs a command to the end of all that it started, and tells what it cost."""
    gate = StartGate()
    try:
        if "container" in job:
            from container import run_contained  # what it needs takes long to load

            return run_contained(job, gate, equipment)
        return run_here(job, gate, equipment)
    finally:
        gate.close()


def guard(worker: int, places: LimitPlaces, at_work: ContainerAtWork) -> "NoReturn":
    """Waits for the worker and ends what it could not end itself."""

    def pass_on(given: int, _frame: "FrameType | None") -> None:
        os.kill(worker, given)
        os.kill(worker, signal.SIGCONT)  # what it runs may have stopped it, and it would hear nothing

    for number in PASSED_ON:
        signal.signal(number, pass_on)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, PASSED_ON)
    os.close(0)
    os.close(1)
    os.waitid(os.P_PID, worker, os.WEXITED | os.WNOWAIT)
    for number in PASSED_ON:
        signal.signal(number, signal.SIG_IGN)
    _, status = os.waitpid(worker, 0)
    offspring = processes.Offspring()
    if at_work.is_set():
        offspring.await_end(time.monotonic() + processes.END_SECONDS)  # its engine clears it away
    offspring.end(places.group, processes.Reaped())
    places.remove()
    os._exit(0 if status == 0 else 1)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    processes.adopt_orphans()
    processes.end_with_parent(signal.SIGTERM, os.getppid())
    signal.pthread_sigmask(signal.SIG_BLOCK, PASSED_ON)  # until there is somebody to pass it on to
    unused = "--no-control-group" in sys.argv
    places = LimitPlaces(None, {}, {"kind": "not-asked"}) if unused else open_places()
    offspring, at_work = processes.Offspring(), ContainerAtWork()
    parent = os.getpid()
    pid = os.fork()
    if pid != 0:
        guard(pid, places, at_work)
    try:
        worker = Worker(places, offspring, at_work)
        if processes.end_with_parent(signal.SIGTERM, parent):
            worker.serve()
    finally:
        offspring.end(places.group, processes.Reaped())
