"""The control groups of a container: its engine makes them, and they are gone with it."""

import mmap
import os

from groups import ControlGroup, own_folders
from limit_groups import OOM_FILES, PEAK_FILES
from processes import read_text

UNLIMITED = 1 << 62  # what v1 says, less a page
AT_WORK = mmap.mmap(-1, 1)  # 1 while there is a container: the guard above the worker sees it too


class ContainerGroups:
    """The control groups that an engine made for a container; in the place of those that the launcher makes for a run."""

    def __init__(self):
        self.counting = None
        self.folder = None  # of the group that limits memory
        self.version = 1
        self.ended = None  # (whether memory ran out, most bytes) as they were before the container went

    def adopt(self, pid, proc="/proc"):
        """Those that process 1 is in and this process is not."""
        unified, counting, limiting = (foreign_folders(name, proc, pid) for name in ("", "cpuacct", "memory"))
        groups = map(ControlGroup, unified + counting)
        self.counting = next((group for group in groups if group.usage() is not None), None)
        limiting = [(2, each) for each in unified] + [(1, each) for each in limiting]
        found = [(version, folder) for version, folder in limiting if is_limited(folder, version)]
        self.version, self.folder = found[0] if found else (1, None)

    def enter(self):
        """The engine's own processes stay out: what they cost is not the program's."""

    def check(self, _pid):
        """Process 1 was put there by its engine."""

    @property
    def limits_memory(self):
        return self.folder is not None

    @property
    def why_sampled(self):
        return None if self.limits_memory else "its engine made no control group that limits memory"

    def ran_out_of_memory(self):
        if self.ended is not None:
            return self.ended[0]
        counts = dict(line.split() for line in self.read(OOM_FILES).splitlines())
        return int(counts.get("oom_kill", 0)) > 0

    def most_memory(self):
        return self.ended[1] if self.ended is not None else int(self.read(PEAK_FILES) or 0)

    def read(self, files):
        return (read_text(self.folder + "/" + files[self.version]) or "") if self.folder is not None else ""

    def hold(self):
        """Keeps what they say: they go with the container."""
        self.ended = (self.ran_out_of_memory(), self.most_memory())

    def remove(self):
        """The engine's."""


def foreign_folders(controller, proc, pid):
    own = own_folders(controller, proc + "/self")
    found = own_folders(controller, proc + "/self", "%s/%d" % (proc, pid))
    return [each for each in found if each not in own]


def is_limited(folder, version):
    """Itself or, as some engines make a group within the one that they limit, the one above."""
    name = "/memory.max" if version == 2 else "/memory.limit_in_bytes"
    texts = [read_text(each + name) or "max" for each in (folder, os.path.dirname(folder))]
    return any(text.strip() != "max" and int(text) < UNLIMITED for text in texts)
