"""The control groups of a container: its engine makes them, and they are gone with it."""

import os

from groups import ControlGroup, own_folders
from kernel_files import read_text
from kernel_memory import reclaimable_of_host
from limit_groups import (
    OWN_FIELDS,
    SHARED_FIELDS,
    SOCKET_BYTES,
    has_killed,
    limit_sockets,
    read_field,
    read_kernel,
    read_peak,
)

UNLIMITED = 1 << 62  # what v1 says, less a page


class ContainerGroups:
    """The control groups that an engine made for a container; in the place of those that the launcher makes for a
    run."""

    def __init__(self) -> None:
        self.counting: ControlGroup | None = None
        self.folder: str | None = None  # of the group that limits memory
        self.version = 1
        self.reclaimable_before = reclaimable_of_host()
        self.ended: tuple[bool, int] | None = None  # whether memory ran out, and most bytes, before the container went

    def adopt(self, pid: int, proc: str = "/proc") -> None:
        """Takes the groups that process `pid` of the container is in and this process is not."""
        unified, counting, limiting = (foreign_folders(name, proc, pid) for name in ("", "cpuacct", "memory"))
        groups = map(ControlGroup, unified + counting)
        self.counting = next((group for group in groups if group.usage() is not None), None)
        candidates = [(2, each) for each in unified] + [(1, each) for each in limiting]
        found = [(version, folder) for version, folder in candidates if is_limited(folder, version)]
        self.version, self.folder = found[0] if found else (1, None)
        if self.folder is not None and self.version == 1:
            limit_sockets(self.folder, SOCKET_BYTES)

    @property
    def limits_memory(self) -> bool:
        return self.folder is not None

    @property
    def why_sampled(self) -> "dict[str, str] | None":
        return None if self.limits_memory else {"kind": "not-by-engine"}

    def ran_out_of_memory(self) -> bool:
        return self.ended[0] if self.ended is not None else has_killed(self.folder, self.version)

    def most_memory(self) -> int:
        return self.ended[1] if self.ended is not None else read_peak(self.folder, self.version)

    def shared_memory(self) -> "int | None":
        return read_field(self.folder, self.version, SHARED_FIELDS)

    def own_memory(self) -> "int | None":
        return read_field(self.folder, self.version, OWN_FIELDS)

    def kernel_memory(self) -> "int | None":
        return read_kernel(self.folder, self.version, self.reclaimable_before)

    def hold(self) -> None:
        """Keeps what they say: they go with the container."""
        self.ended = (self.ran_out_of_memory(), self.most_memory())


def foreign_folders(controller: str, proc: str, pid: int) -> "list[str]":
    own = own_folders(controller, proc + "/self")
    found = own_folders(controller, proc + "/self", f"{proc}/{pid}")
    return [each for each in found if each not in own]


def is_limited(folder: str, version: int) -> bool:
    """Itself or, as some engines make a group within the one that they limit, the one above."""
    name = "/memory.max" if version == 2 else "/memory.limit_in_bytes"
    texts = [read_text(each + name) or "max" for each in (folder, os.path.dirname(folder))]
    return any(text.strip() != "max" and int(text) < UNLIMITED for text in texts)
