"""A control group of the launcher's own: the kernel adds up the processor time of everything in it, waited for or not.

cgroup v2 has the sum in `cpu.stat` of every group, whatever controllers are enabled; v1 has it in `cpuacct`. Memory is
not read here: `memory.peak` and its like hold the page cache, which the next reader of the same files finds filled.
"""

import os
import re
import signal
import time

from processes import read_text

NAME = re.compile(r"greenml-(\d+)-(\d+)-(\d+)$")
REMOVE_SECONDS = 2.0
CONTROLLERS = ("memory", "pids")


class ControlGroup:
    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.version = 2 if os.path.exists(folder + "/cpu.stat") else 1

    def enter(self) -> None:
        """Moves this process in, where it may. What it starts from then on is in it too."""
        write(self.folder + "/cgroup.procs", "0")

    def pids(self) -> "list[int]":
        texts = (read_text(folder + "/cgroup.procs") for folder in walk(self.folder))
        return [int(word) for text in texts if text for word in text.split()]

    def usage(self) -> "tuple[float, float] | None":
        """(user, system) seconds since the group was made; None when it does not tell."""
        try:
            return self.usage_v2() if self.version == 2 else self.usage_v1()
        except (LookupError, ValueError):  # a file is missing or says something else
            return None

    def usage_v2(self) -> "tuple[float, float]":
        fields = read_fields(self.folder + "/cpu.stat")
        return int(fields["user_usec"]) / 1e6, int(fields["system_usec"]) / 1e6

    def usage_v1(self) -> "tuple[float, float]":
        """The sum is exact; how it splits, older kernels only sample at each tick."""
        total = int(read_text(self.folder + "/cpuacct.usage") or "") / 1e9
        ticks = read_fields(self.folder + "/cpuacct.stat")
        user, system = int(ticks["user"]), int(ticks["system"])
        share = user / (user + system) if user + system else 1.0
        return total * share, total * (1 - share)

    def kill(self) -> None:
        if write(self.folder + "/cgroup.kill", "1"):  # Linux 5.14, v2: all at once
            return
        for pid in self.pids():
            try:
                os.kill(pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                pass

    def remove(self) -> None:
        """With the groups that programs made inside. The kernel refuses for a moment after the last process ended."""
        deadline = time.monotonic() + REMOVE_SECONDS
        while True:
            for folder in reversed(walk(self.folder)):
                try:
                    os.rmdir(folder)
                except OSError:
                    pass
            if not os.path.exists(self.folder) or time.monotonic() > deadline:
                return
            time.sleep(0.005)


def read_fields(path: str) -> "dict[str, str]":
    """Values by name, of a file with one of them a line; nothing of a file that is not there."""
    return dict(line.split() for line in (read_text(path) or "").splitlines())


def walk(folder: str) -> "list[str]":
    """The group and those below it, parents first."""
    found = [folder]
    for each in found:
        try:
            if os.stat(each).st_nlink != 2:  # else it has no folders inside, and listing its files is the dear part
                found.extend(entry.path for entry in os.scandir(each) if entry.is_dir(follow_symlinks=False))
        except OSError:
            pass
    return found


def open_group(proc: str = "/proc/self") -> "ControlGroup | None":
    """A new group beside this process, below the one that it is in; None where it may not make one that counts.

    With cgroup v2, rather one step above, where a group may be made there that can have limits of its own.
    """
    own = own_groups(proc)
    above = [os.path.dirname(folder) for folder in own_folders("", proc)]
    for parent in [*filter(can_limit, own + above), *own]:
        sweep(parent)
        group = make_group(os.path.join(parent, own_name()))
        if group is not None:
            return group
    return None


def can_limit(parent: str) -> bool:
    """Whether a group of v2 made here has memory and processes to limit, and this user may move processes into it.

    A folder that was handed over to this user (`Delegate=`), and holds no processes, is told to pass both on. What is
    root's is left as it is.
    """
    if not os.access(parent + "/cgroup.procs", os.W_OK):
        return False
    controllers = (read_text(parent + "/cgroup.subtree_control") or "").split()
    return set(CONTROLLERS) <= set(controllers) or (os.geteuid() != 0 and pass_on(parent))


def pass_on(folder: str) -> bool:
    """Lets the groups below a group of v2 have limits; False where it has none to pass on, or processes of its own."""
    return write(folder + "/cgroup.subtree_control", " ".join("+" + each for each in CONTROLLERS))


def own_name() -> str:
    return f"greenml-{pid_namespace()}-{os.getpid()}-{start_time(os.getpid())}"


def make_group(folder: str) -> "ControlGroup | None":
    try:
        os.mkdir(folder)
    except OSError:
        return None
    group = ControlGroup(folder)
    if group.usage() is not None and os.access(folder + "/cgroup.procs", os.W_OK):
        return group
    group.remove()
    return None


def own_groups(proc: str) -> "list[str]":
    """Folders of the groups that this process is in: that of cgroup v2, then that of v1's cpuacct."""
    return own_folders("", proc) + own_folders("cpuacct", proc)


def own_folders(controller: str, proc: str = "/proc/self", member: "str | None" = None) -> "list[str]":
    """Folders of the group that this process, or `member`'s folder of /proc, is in: of a controller of cgroup v1, or of
    v2 (which has no name)."""
    mounts = [line.split() for line in (read_text(proc + "/mountinfo") or "").splitlines()]
    memberships = [line.split(":", 2) for line in (read_text((member or proc) + "/cgroup") or "").splitlines()]
    found: list[str] = []
    for fields in mounts:
        tail = fields[fields.index("-") + 1 :]
        if tail[0] != ("cgroup" if controller else "cgroup2") or controller not in ["", *tail[2].split(",")]:
            continue
        for _, controllers, path in memberships:
            if controller in controllers.split(","):
                found += folder_of(path, fields[3], fields[4].replace("\\040", " "))
    return found


def folder_of(path: str, root: str, mount_point: str) -> "list[str]":
    """Where a group lies in a mount that shows the hierarchy from `root` on; nothing when it is outside of that."""
    relative = os.path.relpath(path, root)
    outside = ".." in path.split("/") or ".." in relative.split("/")
    return [] if outside else [os.path.normpath(os.path.join(mount_point, relative))]


def sweep(parent: str) -> None:
    """Ends and removes what launchers left behind that were killed together with their guard."""
    if not os.access(parent, os.W_OK):
        return  # nothing can be removed here: waiting for it would only delay this user's start
    here = pid_namespace()
    try:
        names = os.listdir(parent)
    except OSError:
        return
    for name in names:
        match = NAME.match(name)
        if match and int(match[1]) == here and start_time(int(match[2])) != match[3]:
            group = ControlGroup(os.path.join(parent, name))
            group.kill()
            group.remove()


def pid_namespace() -> int:
    """Pids mean something only inside of one; containers may share a group."""
    return os.stat("/proc/self/ns/pid").st_ino


def start_time(pid: int) -> "str | None":
    """Of a process, in ticks since boot: with its pid it names the process for good. None of one that has ended."""
    stat = read_text(f"/proc/{pid}/stat")
    fields = [] if stat is None else stat.rpartition(")")[2].split()
    return None if fields[:1] in ([], ["Z"], ["X"]) else fields[19]


def write(path: str, text: str) -> bool:
    """True when the kernel took it."""
    try:
        fd = os.open(path, os.O_WRONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        os.write(fd, text.encode())
        return True
    except OSError:
        return False
    finally:
        os.close(fd)
