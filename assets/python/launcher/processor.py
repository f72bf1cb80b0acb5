"""Processor time of a whole process tree."""

import processes

LOST_SECONDS = 0.05
UNWAITED = "at least this: processes ended that nobody waited for, and no control group can be made to count them"


class ProcessorTime:
    """(user, system) seconds of the tree from the gate on.

    The control group counts everything. Without one there is what was waited for, which misses processes whose parent
    ignores SIGCHLD; where more was seen of them while they ran, that more is told, as a lower bound.
    """

    def __init__(self, pid, group, tree, root=None):
        self.root = root  # of the tree, where that is not below this process
        self.after_group = None
        self.group = group if group is not None and pid in group.pids() else None
        self.before_group = self.group.usage() if self.group is not None else None
        self.before_tree = processes.cpu_seconds(tree)
        self.seen = {}
        self.gone = 0.0

    def list_pids(self):
        if self.group is not None:
            return self.group.pids()
        return processes.descendants() if self.root is None else processes.descendants_of(self.root)

    def look(self, pids):
        if self.group is None and len(pids) > 1:
            now = {pid: processes.own_seconds(pid) for pid in pids}
            self.gone += sum(used for pid, used in self.seen.items() if pid not in now)
            self.seen = now

    def since_start(self):
        """User and system seconds so far; without a control group, of what is there and what that waited for."""
        now = self.group.usage() if self.group is not None else None
        if now is None or self.before_group is None:
            return processes.cpu_seconds(self.list_pids()) - self.before_tree
        return sum(now) - sum(self.before_group)

    def hold(self):
        """Keeps what the group has counted: it goes with its container."""
        self.after_group = self.group.usage() if self.group is not None else None

    def read(self, reaped):
        """(user, system, reason) of all that has ended since; the reason is None but for a lower bound."""
        total = reaped.user + reaped.system
        seen = self.gone + sum(self.seen.values())
        lost = seen > total + LOST_SECONDS
        left = max(0.0, (seen if lost else total) - self.before_tree) / total if total else 0.0
        waited = (reaped.user * left, reaped.system * left)
        after = self.after_group or (self.group.usage() if self.group is not None else None)
        if after is None or self.before_group is None:
            return (*waited, UNWAITED if lost else None)
        counted = tuple(max(0.0, late - early) for late, early in zip(after, self.before_group))
        # A program that left the group, as into a container of its own, is in `waited` only.
        return (*(counted if sum(counted) > 0.98 * sum(waited) - 0.001 else waited), None)
