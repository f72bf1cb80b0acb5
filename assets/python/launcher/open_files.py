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
