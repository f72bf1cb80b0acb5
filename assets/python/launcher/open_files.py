"""Files that processes hold open, whether or not a folder still has them."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence


def open_files(pids: "Sequence[int]") -> "Iterator[str]":
    """A path to each open file, by way of the process that holds it."""
    for pid in pids:
        folder = f"/proc/{pid}/fd"
        try:
            names = os.listdir(folder)
        except OSError:
            continue
        for name in names:
            yield f"{folder}/{name}"


def is_closed(pid: int) -> bool:
    """Whether it lives and lets nobody but root see what it holds open: it called prctl, or became a program that
    nobody may read."""
    try:
        os.listdir(f"/proc/{pid}/fd")
    except PermissionError:
        return True
    except OSError:
        pass
    return False


class ClosedProcesses:
    """Tells whether processes of a run are closed, without the sandbox's own."""

    def __init__(self) -> None:
        self.before: set[int] = set()

    def begin_with(self, tree: "Sequence[int]") -> None:
        self.before = set(filter(is_closed, tree))

    def any_of(self, pids: "Sequence[int]") -> bool:
        return any(is_closed(pid) for pid in pids if pid not in self.before)


def bytes_held(pids: "Sequence[int]", counts: "Callable[[str, os.stat_result], bool]") -> int:
    """Of the open files that count, each once."""
    found: dict[tuple[int, int], int] = {}
    for path in open_files(pids):
        try:
            file = os.stat(path)
            if counts(path, file):
                found[file.st_dev, file.st_ino] = file.st_blocks * 512
        except OSError:
            continue
    return sum(found.values())
