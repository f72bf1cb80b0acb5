"""Counts a script's CPU seconds by phase, in this process and in every Python process that it starts.

A timer of CPU time (`ITIMER_PROF`) interrupts the main thread; the CPU seconds since the last time, of all threads, go
to the phase of its stack. A call into C is interrupted when it returns, and so goes to who called it. Each process
keeps its counters in a small file of its own, mapped into memory: what was counted survives however the process ends.

$GREENML_PHASES names the folder of those files, relative to $HOME.
"""

import _signal  # `signal` would load `enum`
import _thread
import atexit
import os
import posix
import sys
from mmap import mmap
from time import process_time, thread_time

from greenml_phases import IMPORT, PHASES, phase_now

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType
    from typing import Any

    Function = Callable[..., Any]
INTERVAL_SECONDS = 0.002
LEAST_RATIO = 40  # of the time between two samples to the time that one takes
# A file holds doubles: a mark, the state, how many samples, then the seconds of each phase.
MARK = 0x47504831
STATE, SAMPLES, SECONDS = 1, 2, 3
LENGTH = 8 * (SECONDS + len(PHASES))
TAKEN_OVER, NO_TIMER, FAULT, BLOCKED = 1, 2, 3, 4
UNSEEN_SECONDS = 0.1  # a time without samples that is too long to be called the work of whoever runs at its end

SIGPROF, ITIMER_PROF = _signal.SIGPROF, _signal.ITIMER_PROF
set_handler, set_timer, set_mask = _signal.signal, _signal.setitimer, _signal.pthread_sigmask


def start_of_process() -> str:
    """Tells this process from an earlier one of the same number; the same before and after an exec."""
    try:
        with open("/proc/self/stat", "rb") as file:
            return file.read().rpartition(b")")[2].split()[19].decode()
    except OSError:
        return "0"


class Profile:
    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.active = True
        self.sampling = False
        self.interval = INTERVAL_SECONDS
        self.thread = _thread.get_ident()
        self.open()

    def open(self) -> None:
        """Opens the counters of this process: new ones, or those that it had before it became another program."""
        path = os.path.join(self.folder, f"{os.getpid()}-{start_of_process()}")
        fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
        try:
            os.ftruncate(fd, LENGTH)
            self.values = memoryview(mmap(fd, LENGTH)).cast("d")
        finally:
            os.close(fd)
        self.values[0] = MARK
        self.counted = sum(self.values[SECONDS:])

    def add(self, phase: int, now: float) -> None:
        self.values[SECONDS + phase] += max(0.0, now - self.counted)
        self.counted = now

    def start(self) -> None:
        if not self.active:
            return
        try:
            set_timer(ITIMER_PROF, self.interval, self.interval)
        except OSError:
            self.give_up(NO_TIMER)

    def stop(self) -> None:
        if self.active:
            set_timer(ITIMER_PROF, 0)

    def end(self) -> None:
        self.settle()
        self.stop()

    def is_blocked(self) -> bool:
        return _thread.get_ident() == self.thread and SIGPROF in set_mask(_signal.SIG_BLOCK, ())

    def settle(self) -> None:
        """Before a blocked signal is let through, or nothing is counted any more: seconds that nobody saw are
        nobody's."""
        if not self.active or not self.is_blocked():
            return
        self.values[STATE] = 0
        if process_time() - self.counted > UNSEEN_SECONDS:
            self.give_up(BLOCKED)

    def give_up(self, state: int) -> None:
        self.stop()
        self.active = False
        self.values[STATE] = state

    def on_signal(self, _number: int, frame: "FrameType | None") -> None:
        if not self.active or self.sampling:  # a signal can come while the one before is handled
            return
        self.sampling = True
        try:
            self.sample(frame)
        except (MemoryError, RecursionError):  # the script is at its own limit
            pass
        except Exception:  # noqa: BLE001  never into the script
            self.give_up(FAULT)
        finally:
            self.sampling = False

    def sample(self, frame: "FrameType | None") -> None:
        now, began = process_time(), thread_time()
        self.add(phase_now(frame), now)
        self.values[SAMPLES] += 1
        # Deep stacks are sampled less often. Doubled at most: one sample that took long (a page fault) says little.
        wanted = max(INTERVAL_SECONDS, min((thread_time() - began) * LEAST_RATIO, 2 * self.interval))
        if not self.interval / 2 < wanted < 2 * self.interval:
            self.interval = wanted
            self.start()

    def after_fork(self) -> None:
        """In the child: timers are not inherited, counters are not shared."""
        caller = sys._getframe(1).f_code
        if not self.active or (caller.co_name == "_execute_child" and caller.co_filename.endswith("subprocess.py")):
            self.active = False  # the second: about to become another program, which a timer would kill
            return
        set_mask(_signal.SIG_UNBLOCK, [SIGPROF])
        self.thread = _thread.get_ident()  # a fork of a thread is a main thread
        try:
            self.open()
        except OSError:
            self.active = False
        self.start()

    def around_exec(self, replace: "Function") -> "Function":
        """Timers outlive an exec and handlers do not: left on, the timer would kill the next program."""

        def call(*arguments: "Any", **options: "Any") -> "Any":
            self.settle()
            self.on_signal(SIGPROF, sys._getframe(1))
            self.stop()
            if self.active and self.is_blocked():
                _signal.sigtimedwait((SIGPROF,), 0)  # one that waits outlives an exec too
            try:
                return replace(*arguments, **options)
            finally:
                self.start()

        return named_as(replace, call)

    def staying(self, clear: "Function") -> "Function":
        def call() -> None:
            clear()
            atexit.register(self.end)

        return named_as(clear, call)

    def noticing(self, function: "Function", mine: int) -> "Function":
        """Notes when the script takes the signal or the timer for itself, and leaves it to the script."""

        def call(which: int, *arguments: "Any") -> "Any":
            if self.active and which == mine:
                self.give_up(TAKEN_OVER)
            return function(which, *arguments)

        return named_as(function, call)

    def blocking(self, change_mask: "Function") -> "Function":
        """A script that keeps the signal to itself, even if it is killed so, has no phases."""

        def call(how: int, mask: "Any") -> "Any":
            if not self.active or _thread.get_ident() != self.thread:
                return change_mask(how, mask)
            self.settle()
            try:
                return change_mask(how, mask)
            finally:
                if self.active:
                    self.values[STATE] = BLOCKED if self.is_blocked() else 0

        return named_as(change_mask, call)


def shielding(start_thread: "Function") -> "Function":
    """Keeps the signal away from threads: it would reach a busy one and leave the main thread, which waits, asleep."""

    def call(function: "Function", *arguments: "Any", **options: "Any") -> "Any":
        def run(*own: "Any", **named: "Any") -> "Any":
            set_mask(_signal.SIG_BLOCK, [SIGPROF])
            return function(*own, **named)

        return start_thread(run, *arguments, **options)

    return named_as(start_thread, call)


def named_as(function: "Function", call: "Function") -> "Function":
    call.__name__, call.__qualname__, call.__doc__ = function.__name__, function.__qualname__, function.__doc__
    return call


def profile(folder: str) -> None:
    os.makedirs(folder, mode=0o700, exist_ok=True)
    profile = Profile(folder)
    os.environ["GREENML_PHASES"] = folder  # the script may change $HOME before it starts others
    profile.add(IMPORT, process_time())  # the interpreter's start
    set_handler(SIGPROF, profile.on_signal)
    set_mask(_signal.SIG_UNBLOCK, [SIGPROF])
    _signal.signal = profile.noticing(set_handler, SIGPROF)
    _signal.setitimer = profile.noticing(set_timer, ITIMER_PROF)
    _signal.pthread_sigmask = profile.blocking(set_mask)
    if "signal" in sys.modules:
        sys.modules["signal"].setitimer = _signal.setitimer  # type: ignore[attr-defined]
    for name in ("start_new_thread", "start_joinable_thread"):  # the second: since Python 3.13
        if hasattr(_thread, name):
            setattr(_thread, name, shielding(getattr(_thread, name)))
            if "threading" in sys.modules:
                setattr(sys.modules["threading"], "_" + name, getattr(_thread, name))
    for name in ("execv", "execve"):  # all others of `os` call these; some libraries call those of `posix`
        call = profile.around_exec(getattr(os, name))
        setattr(os, name, call)
        setattr(posix, name, call)
    os.register_at_fork(after_in_child=profile.after_fork)
    atexit._clear = profile.staying(atexit._clear)
    atexit.register(profile.end)  # the interpreter takes its handlers away first, and the timer would kill it then
    profile.start()


if "GREENML_PHASES" in os.environ:
    try:
        profile(os.path.join(os.environ.get("HOME", "/"), os.environ["GREENML_PHASES"]))
    except (OSError, ValueError):  # no place to write, or not the main interpreter: the reader finds no counters
        pass
