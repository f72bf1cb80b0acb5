"""Control groups that hold one run to its memory and its number of processes, made for it and removed after it: what it
read from disk stays charged to its group, and must not count against the next run.

cgroup v2: a group below the launcher's own, which passes both controllers on. v1: one beside the launcher for each
controller.
"""

import os

from groups import CONTROLLERS, ControlGroup, open_group, own_folders, own_name, pass_on, read_fields, sweep, write
from kernel_files import find_number, read_text
from kernel_memory import reclaimable_of_host

OOM_FILES = {1: "memory.oom_control", 2: "memory.events"}
SHARED_FIELDS = {1: "total_shmem", 2: "shmem"}  # memfd, tmpfs, System V
OWN_FIELDS = {1: "total_rss", 2: "anon"}
SOCKET_BYTES = 64 * 1024**2  # v1 charges buffers of TCP and UDP beside the rest, and only where they have a limit
PEAK_FILES = {1: "memory.max_usage_in_bytes", 2: "memory.peak"}


class LimitPlaces:
    """Where the groups of runs are made: `parents` has a folder for each controller that there is."""

    def __init__(
        self, group: "ControlGroup | None", parents: "dict[str, str]", missing: "dict[str, str] | None" = None
    ) -> None:
        self.group = group  # that counts processor time, or None
        self.parents = parents
        self.missing = missing  # why the kernel can't limit memory here, by kind and folder; None: it can
        self.shared = group is not None and group.folder in parents.values()  # v2: a group counts and limits
        self.runs = 0

    def name_run(self) -> str:
        """A name that no other run of this launcher has."""
        name = f"run-{self.runs}"
        self.runs += 1
        return name

    def remove(self) -> None:
        for folder in set(self.parents.values()):
            ControlGroup(folder).remove()
        if self.group is not None:
            self.group.remove()


def open_places() -> LimitPlaces:
    group = open_group()
    if group is not None and group.version == 2 and pass_on(group.folder):
        return LimitPlaces(group, dict.fromkeys(CONTROLLERS, group.folder))
    found = {controller: make_beside(controller) for controller in CONTROLLERS}
    made = {controller: folder for controller, folder in found.items() if folder is not None}
    return LimitPlaces(group, made, None if "memory" in made else why_none())


def why_none(proc: str = "/proc/self") -> "dict[str, str]":
    """Why no group that limits memory can be made beside this process."""
    folders = own_folders("memory", proc) or own_folders("", proc)
    if not folders:
        return {"kind": "not-mounted"}
    if not os.access(folders[0], os.W_OK):
        return {"kind": "not-allowed", "folder": folders[0]}
    return {"kind": "not-passed-on", "folder": folders[0]}


def make_beside(controller: str) -> "str | None":
    for parent in own_folders(controller):
        sweep(parent)
        folder = os.path.join(parent, own_name())
        try:
            os.mkdir(folder)
        except OSError:
            continue
        return folder
    return None


class RunGroups:
    """The groups of one run; without limits, or where they can't be had, only that of its processor time."""

    def __init__(self, places: LimitPlaces, memory: "int | None", processes: "int | None") -> None:
        self.version = 2 if places.shared else 1
        self.folders: dict[str, str] = {}
        name = places.name_run()
        for controller, limit in (("memory", memory), ("pids", processes)):
            parent = places.parents.get(controller)
            if parent is not None and (limit is not None or self.version == 2):
                self.make(controller, os.path.join(parent, name))
        limited = memory is not None and self.limit_memory(memory)
        self.memory_folder = self.folders.get("memory") if limited else None  # of the group that limits memory
        self.missing = places.missing or {"kind": "no-limit-taken"}
        self.bounds_memory = memory is not None
        self.reclaimable_before = reclaimable_of_host()
        if processes is not None and "pids" in self.folders:
            write(self.folders["pids"] + "/pids.max", str(processes))
        counting = [] if places.group is None or self.version == 2 else [places.group.folder]
        self.entered = sorted({*counting, *self.folders.values()})

    def make(self, controller: str, folder: str) -> None:
        try:
            os.makedirs(folder, exist_ok=True)
        except OSError:
            return
        self.folders[controller] = folder

    def limit_memory(self, limit: int) -> bool:
        folder = self.folders.get("memory")
        if folder is None:
            return False
        if self.version == 2:
            write(folder + "/memory.swap.max", "0")
            write(folder + "/memory.oom.group", "1")
            return write(folder + "/memory.max", str(limit))
        limited = write(folder + "/memory.limit_in_bytes", str(limit))
        limit_sockets(folder, limit)
        write(folder + "/memory.memsw.limit_in_bytes", str(limit))
        return limited

    def enter(self) -> None:
        """Moves this process into all of them, as far as it may. What it starts from then on is in them too."""
        for folder in self.entered:
            ControlGroup(folder).enter()

    def check(self, pid: int) -> None:
        """Whether a process that was to enter has come in: else memory has to be looked at."""
        folder = self.folders.get("memory")
        if folder is not None and pid not in ControlGroup(folder).pids():
            self.memory_folder = None
            self.missing = {"kind": "not-moved"}

    @property
    def limits_memory(self) -> bool:
        return self.memory_folder is not None

    @property
    def why_sampled(self) -> "dict[str, str] | None":
        """Why memory is only looked at now and then; None where the kernel limits it, or nothing does."""
        return self.missing if self.bounds_memory and not self.limits_memory else None

    def ran_out_of_memory(self) -> bool:
        """Whether the kernel has ended a process of the run for its memory."""
        return has_killed(self.memory_folder, self.version)

    def most_memory(self) -> int:
        """Bytes, with the page cache; 0 where no group of the run limits them."""
        return read_peak(self.memory_folder, self.version)

    def shared_memory(self) -> "int | None":
        """Bytes in files in memory; None where no group of the run limits memory."""
        return read_field(self.memory_folder, self.version, SHARED_FIELDS)

    def own_memory(self) -> "int | None":
        """Bytes that lie in no file, those that processes share once; None where no group of the run limits memory."""
        return read_field(self.memory_folder, self.version, OWN_FIELDS)

    def kernel_memory(self) -> "int | None":
        """Bytes that the kernel keeps for the run; None where no group of the run limits memory."""
        return read_kernel(self.memory_folder, self.version, self.reclaimable_before)

    def remove(self) -> None:
        for folder in set(self.folders.values()):
            ControlGroup(folder).remove()


def limit_sockets(folder: str, limit: int) -> None:
    """In a group of v1; v2 counts them with all other memory."""
    write(folder + "/memory.kmem.tcp.limit_in_bytes", str(min(limit, SOCKET_BYTES)))


def read_field(folder: "str | None", version: int, fields: "dict[int, str]") -> "int | None":
    """Bytes of one kind that are charged to a group; None of no group."""
    return find_number(read_text(f"{folder}/memory.stat"), fields[version]) if folder is not None else None


def read_kernel(folder: "str | None", version: int, reclaimable_before: int) -> "int | None":
    """Bytes of the kernel's own memory that are charged to a group and that it could not take back at once; None of no
    group, and where the kernel does not tell. v1 counts what it could take back, too: by as much as the host has more
    of that than there was before."""
    if folder is None:
        return None
    if version == 2:
        text = read_text(f"{folder}/memory.stat")
        total = find_number(text, "kernel")
        return None if total is None else total - (find_number(text, "slab_reclaimable") or 0)
    used = read_text(f"{folder}/memory.kmem.usage_in_bytes")
    return None if used is None else max(0, int(used) - max(0, reclaimable_of_host() - reclaimable_before))


def has_killed(folder: "str | None", version: int) -> bool:
    """Whether the kernel has ended a process in a group for its memory; of no group, False."""
    counts = read_fields(f"{folder}/{OOM_FILES[version]}") if folder is not None else {}
    return int(counts.get("oom_kill", 0)) > 0


def read_peak(folder: "str | None", version: int) -> int:
    """The most bytes that were charged to a group; 0 of no group, and where the kernel does not tell."""
    text = read_text(f"{folder}/{PEAK_FILES[version]}") if folder is not None else None
    return int(text or 0)
