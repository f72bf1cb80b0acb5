"""Processor time of a whole process tree."""

import math
import os

import processes
from memory import LAST_SECONDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from groups import ControlGroup
    from messages import Fields
    from processes import Reaped

LOST_SECONDS = 0.05
DISTURBING_SHARE = 0.05  # of busy time, and of one processor: as of the load of others (conditions.ts)
EDGE_SECONDS = 0.02
FIRST_NUMBERS = 8  # of the sandbox, of the programs that become the run's, and of a few threads


class ProcessorTime:
    """(user, system) seconds of the tree from the gate on.

    The control group counts everything. Without one there is what was waited for, which misses processes whose parent
    ignores SIGCHLD. Where more was seen of them while they ran, or where the host was busier than the run and the run
    made as many processes as it takes to hide that, nothing is known but a lower bound.
    """

    def __init__(
        self, pid: int, group: "ControlGroup | None", tree: "list[int]", list_tree: "Callable[[], list[int]]"
    ) -> None:
        """`tree`: what there is of it before the gate opens; `list_tree`: what there is now."""
        self.list_tree = list_tree
        self.after_group: tuple[float, float] | None = None
        self.group = group if group is not None and pid in group.pids() else None
        self.before_group = self.group.usage() if self.group is not None else None
        self.before_tree = processes.cpu_seconds(tree)
        self.made = 0
        self.seen: dict[int, float] = {}
        self.gone = 0.0

    def list_pids(self) -> "list[int]":
        return self.group.pids() if self.group is not None else self.list_tree()

    def look(self, pids: "list[int]") -> None:
        if self.group is not None:
            return
        self.made = max([self.made, *map(processes.own_number, pids)])
        if len(pids) > 1:
            now = {pid: processes.own_seconds(pid) for pid in pids}
            self.gone += sum(used for pid, used in self.seen.items() if pid not in now)
            self.seen = now

    def since_start(self) -> float:
        """User and system seconds so far; without a control group, of what is there and what that waited for."""
        now = self.group.usage() if self.group is not None else None
        if now is None or self.before_group is None:
            return processes.cpu_seconds(self.list_pids()) - self.before_tree
        return sum(now) - sum(self.before_group)

    def hold(self) -> None:
        """Keeps what the group has counted: it goes with its container."""
        self.after_group = self.group.usage() if self.group is not None else None

    def read(self, reaped: "Reaped", edges: "Fields") -> "tuple[float | None, float | None, Fields | None]":
        """(user, system, reason) of all that has ended since; null with the reason where only a lower bound is known.

        `edges`: wall time and busy time of the host from the gate on.
        """
        total = reaped.user + reaped.system
        seen = self.gone + sum(self.seen.values())
        left = max(0.0, total - self.before_tree) / total if total else 0.0
        waited = (reaped.user * left, reaped.system * left)
        after = self.after_group or (self.group.usage() if self.group is not None else None)
        if after is None or self.before_group is None:
            least = max(sum(waited), seen - self.before_tree)
            lost = seen > total + LOST_SECONDS or self.may_hide(sum(waited), edges)
            return (None, None, {"kind": "unwaited", "leastSeconds": least}) if lost else (*waited, None)
        counted = used_between(self.before_group, after)
        # A program that left the group, as into a container of its own, is in `waited` only.
        return (*(counted if sum(counted) > 0.98 * sum(waited) - 0.001 else waited), None)

    def may_hide(self, used: float, edges: "Fields") -> bool:
        """Whether what the host did beside may have been the run's: it made as many processes and threads as it takes,
        when each can have worked unseen for as long as lies between two looks."""
        busy, wall = edges.get("hostBusySeconds"), edges.get("wallSeconds")
        if not isinstance(busy, float) or not isinstance(wall, float):
            return False
        hidden = min(max(0.0, busy - used), max(0, self.made - FIRST_NUMBERS) * LAST_SECONDS)
        noise = EDGE_SECONDS * math.sqrt(os.cpu_count() or 1)
        return hidden > max(DISTURBING_SHARE * (hidden + used), DISTURBING_SHARE * wall, noise)


def used_between(before: "tuple[float, float]", after: "tuple[float, float]") -> "tuple[float, float]":
    """(user, system) seconds that a group counted meanwhile. How they split may be sampled, so that one of them can go
    back: the sum is what it was."""
    total = max(0.0, sum(after) - sum(before))
    user = min(max(0.0, after[0] - before[0]), total)
    return user, total - user
