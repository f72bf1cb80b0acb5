"""Runs commands one after another and reports what each cost: one JSON job a line in, one JSON result a line out.

It stays up between jobs, so that a further run costs one fork. Two processes: the worker, which does all of it, and above
it a guard that only waits, so that whatever the worker started is ended even when the worker itself is killed.

    python3 -I -S launcher [--no-control-group]
"""

import fcntl
import json
import os
import signal
import stat
import sys
import time

import processes
from container_groups import AT_WORK
from edges import Counters, host_busy_seconds
from job import Bell, Stop, run
from limit_groups import LimitPlaces, RunGroups, open_places


PASSED_ON = {signal.SIGTERM, signal.SIGUSR1}


def open_lock(path):
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


def hold_host(path, holder):
    """Waits until no other process measures on this host. The lock goes with this process, however it ends."""
    while True:
        fd = open_lock(path)
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            text = os.pread(fd, 400, 0).decode(errors="replace")  # anybody may have written it
            say({"waitingFor": "".join(each for each in text if each.isprintable()) or "it did not say its name"})
            fcntl.flock(fd, fcntl.LOCK_EX)
        try:
            if os.path.samestat(os.fstat(fd), os.lstat(path)):
                break
        except FileNotFoundError:
            pass
        os.close(fd)  # the file was removed meanwhile: others lock a new one
    os.ftruncate(fd, 0)
    os.pwrite(fd, holder.encode()[:400], 0)
    say({"holding": True})


def idle(job):
    """Reads the counters while nothing is run: at both edges and every `everySeconds` between."""
    counters = Counters(job["counters"])
    busy = host_busy_seconds()
    samples = [counters.read()]
    begin = time.monotonic()
    reads = max(1, round(job["seconds"] / job["everySeconds"]))
    for number in range(1, reads + 1):
        until = job["seconds"] if number == reads else number * job["everySeconds"]
        time.sleep(max(0.0, begin + until - time.monotonic()))
        samples.append(counters.read())
    counters.close()
    return {"samples": samples, "hostBusySeconds": processes.difference(host_busy_seconds(), busy)}


def say(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


class Rehearsal:
    """A process of no use moves into the control groups, beside all else. The kernel takes 10 ms for the first move after a
    while, which then need not be waited for when the first program starts."""

    def __init__(self, places):
        self.groups = RunGroups(places, None, None)
        self.pid = os.fork() if self.groups.entered else None
        if self.pid == 0:
            try:
                self.groups.enter()
            finally:
                os._exit(0)

    def wait(self):
        if self.pid is not None:
            os.waitpid(self.pid, 0)
            self.pid = None
            self.groups.remove()


def work(places, parent):
    """The worker: does the jobs until there are no more."""
    group = places.group
    rehearsal = Rehearsal(places)
    stop = Stop()

    def on_terminate(_signal, _frame):
        if AT_WORK[0]:
            from container import end_current

            end_current()
        processes.end_tree(group, processes.Reaped())
        os._exit(1)

    signal.signal(signal.SIGTERM, on_terminate)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, PASSED_ON)
    processes.adopt_orphans()
    if not processes.end_with_parent(signal.SIGTERM, parent):
        return
    bell = Bell()
    for line in sys.stdin:
        job = json.loads(line)
        try:
            if "lock" in job:
                hold_host(job["lock"], job["holder"])
            elif "pipe" in job:
                os.mkfifo(job["pipe"], 0o600)
                say({"made": True})
            elif "seconds" in job:
                say(idle(job))
            else:
                rehearsal.wait()
                say(run(job, places, bell, stop))
        except Exception as error:  # noqa: BLE001  told to the caller, who decides
            say({"error": "%s: %s" % (type(error).__name__, error)})


def guard(worker, places):
    """Waits for the worker and ends what it could not end itself."""
    for number in PASSED_ON:
        signal.signal(number, lambda given, _frame: os.kill(worker, given))
    signal.pthread_sigmask(signal.SIG_UNBLOCK, PASSED_ON)
    os.close(0)
    os.close(1)
    os.waitid(os.P_PID, worker, os.WEXITED | os.WNOWAIT)
    for number in PASSED_ON:
        signal.signal(number, signal.SIG_IGN)
    _, status = os.waitpid(worker, 0)
    if AT_WORK[0]:
        processes.await_children(time.monotonic() + processes.END_SECONDS)  # its engine clears it away
    processes.end_tree(places.group, processes.Reaped())
    places.remove()
    os._exit(0 if status == 0 else 1)


def main():
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    processes.adopt_orphans()
    processes.end_with_parent(signal.SIGTERM, os.getppid())
    signal.pthread_sigmask(signal.SIG_BLOCK, PASSED_ON)  # until there is somebody to pass it on to
    places = (
        LimitPlaces(None, {}, "control groups were not to be used")
        if "--no-control-group" in sys.argv
        else open_places()
    )
    parent = os.getpid()
    worker = os.fork()
    if worker != 0:
        guard(worker, places)
    try:
        work(places, parent)
    finally:
        processes.end_tree(places.group, processes.Reaped())


main()
