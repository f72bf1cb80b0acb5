"""Processor time of a whole process tree."""

import processes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from groups import ControlGroup
    from processes import Reaped

LOST_SECONDS = 0.05
UNWAITED = "at least this: processes ended that nobody waited for, and no control group can be made to count them"


class ProcessorTime:
    """(user, system) seconds of the tree from the gate on.

    The control group counts everything. Without one there is what was waited for, which misses processes whose parent
    ignores SIGCHLD; where more was seen of them while they ran, that more is told, as a lower bound.
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
        self.seen: dict[int, float] = {}
        self.gone = 0.0

    def list_pids(self) -> "list[int]":
        return self.group.pids() if self.group is not None else self.list_tree()

    def look(self, pids: "list[int]") -> None:
        if self.group is None and len(pids) > 1:
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

    def read(self, reaped: "Reaped") -> "tuple[float, float, str | None]":
        """(user, system, reason) of all that has ended since; the reason is None but for a lower bound."""
        total = reaped.user + reaped.system
        seen = self.gone + sum(self.seen.values())
        lost = seen > total + LOST_SECONDS
        left = max(0.0, (seen if lost else total) - self.before_tree) / total if total else 0.0
        waited = (reaped.user * left, reaped.system * left)
        after = self.after_group or (self.group.usage() if self.group is not None else None)
        if after is None or self.before_group is None:
            return (*waited, UNWAITED if lost else None)
        counted = (max(0.0, after[0] - self.before_group[0]), max(0.0, after[1] - self.before_group[1]))
        # A program that left the group, as into a container of its own, is in `waited` only.
        return (*(counted if sum(counted) > 0.98 * sum(waited) - 0.001 else waited), None)
