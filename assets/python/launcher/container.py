"""A run inside a container, whose processes are another's children: an engine makes it, and its process 1
(assets/sandbox/init.py) comes to a socket to be told what to run.

That connection names process 1 for this host and carries the descriptors of the gate and of the output, so that nothing of
the engine lies between a program and its measuring. How the program ended comes back on it. When it closes, the container ends.
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
from container_groups import AT_WORK
from gate import start_engine

END_SECONDS = 10.0
REMOVE_SECONDS = 20.0
MOST_BYTES = 4096
ERROR_BYTES = 4096
CURRENT = []  # the container of the run under way


class Container:
    """`wanted`: {socket, uid, remove, inside}: where process 1 comes to, whose it has to be, the engine's command that removes
    it, and argv, env and cwd of what it starts."""

    def __init__(self, wanted):
        self.wanted = wanted
        self.listener = listen(wanted["socket"], wanted["uid"])
        self.errors = os.memfd_create("engine", os.MFD_CLOEXEC)
        self.connection = self.first = self.handle = self.report = self.engine = None
        AT_WORK[0] = 1
        CURRENT.append(self)

    def start(self, job, seconds):
        """Starts the engine and waits for process 1; False when the engine ended first, or it took too long."""
        self.engine = start_engine(job, self.errors)
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and not has_ended(self.engine):
            if not select.select([self.listener], [], [], 0.05)[0]:
                continue
            connection, _ = self.listener.accept()
            pid, uid, _ = peer(connection)
            if uid == self.wanted["uid"]:
                self.connection, self.first = connection, pid
                self.handle = os.pidfd_open(pid) if hasattr(os, "pidfd_open") else None
                self.listener.close()  # nobody else is heard
                return True
            connection.close()
        return False

    def send(self, limits, descriptors):
        job = os.memfd_create("job", os.MFD_CLOEXEC)  # its arguments may be longer than a message
        try:
            with open(job, "w", closefd=False) as file:
                json.dump({**self.wanted["inside"], "limits": limits}, file)
            os.lseek(job, 0, os.SEEK_SET)
            packed = array.array("i", [*descriptors, job])
            self.connection.sendmsg([b"job"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, packed)])
        except BrokenPipeError:
            pass  # it died: that is about to be seen
        finally:
            os.close(job)

    def has_ended(self):
        """Whether the program has; `report` is then what process 1 told of it, or None where that ended too."""
        if not select.select([self.connection], [], [], 0)[0]:
            return False
        try:
            data = self.connection.recv(MOST_BYTES)
        except ConnectionResetError:
            data = b""
        self.report = json.loads(data) if data else None
        return True

    def kill(self):
        """Process 1, and so everything in the container."""
        if self.first is None:
            return
        try:
            if self.handle is not None:
                signal.pidfd_send_signal(self.handle, signal.SIGKILL)
            else:
                os.kill(self.first, signal.SIGKILL)
        except (ProcessLookupError, PermissionError):
            pass

    def end(self):
        """Lets the container go and waits until its engine has cleared it away; removes it where that does not do so."""
        self.listener.close()
        if self.connection is not None:
            self.connection.close()
        deadline = time.monotonic() + (END_SECONDS if self.first is not None else 0)
        while not has_ended(self.engine) and time.monotonic() < deadline:
            time.sleep(0.002)
        cleared = has_ended(self.engine)
        processes.kill_group(self.engine)
        os.waitpid(self.engine, 0)
        processes.STARTED.clear()
        processes.await_children(deadline)
        if not cleared or self.first is None:
            self.remove()
        if self.handle is not None:
            os.close(self.handle)
        CURRENT.clear()
        AT_WORK[0] = 0

    def remove(self):
        command = self.wanted["remove"]
        null = subprocess.DEVNULL
        try:
            subprocess.run(
                command["argv"], env=command["env"], stdin=null, stdout=null, stderr=null, timeout=REMOVE_SECONDS
            )
        except (OSError, subprocess.TimeoutExpired):
            pass

    def tell_errors(self, fd):
        """Why there is no container, in the engine's words."""
        said = os.pread(self.errors, ERROR_BYTES, max(0, os.fstat(self.errors).st_size - ERROR_BYTES))
        os.write(fd, said)

    def close(self):
        os.close(self.errors)


def end_current():
    """Before the launcher itself ends. A run that is just ending its container is left to it."""
    for container in CURRENT:
        try:
            container.kill()
            container.end()
        except (OSError, ValueError):
            pass


def listen(path, uid):
    """A socket that only one user may come to. The path may be longer than an address: it is named from its folder."""
    folder = os.open(os.path.dirname(path), os.O_RDONLY | os.O_DIRECTORY)
    try:
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        mask = os.umask(0o177)
        try:
            listener.bind("/proc/self/fd/%d/%s" % (folder, os.path.basename(path)))
        finally:
            os.umask(mask)
        if uid != os.geteuid():
            os.chown(path, uid, uid)
        listener.listen(4)
        return listener
    finally:
        os.close(folder)


def peer(connection):
    """(pid, uid, gid) of the other end, as this host numbers them."""
    packed = array.array("i", connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
    return tuple(packed)


def has_ended(pid):
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
