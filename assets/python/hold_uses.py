"""Holds files locked for the process that asks, until that ends in whatever way. One request a line, one answer a line:

`["share", FILE]`: held together with others, once nobody has it alone: `held`
`["take", FILE]`: held alone, or not at all: `held` or `busy`
`["free", FILE]`: given back: `free`
`["remove", FILE]`: removed and given back: `free`

What the system refuses is answered by `{"errno": NUMBER, "reason": ITS WORDS}`.
"""

import fcntl
import json
import os
import signal
import sys


def open_file(path: str) -> int:
    """A cache that may only be read can still be looked at."""
    flags = os.O_CLOEXEC | os.O_NOFOLLOW
    try:
        return os.open(path, flags | os.O_RDWR | os.O_CREAT, 0o644)
    except OSError:
        return os.open(path, flags | os.O_RDONLY)


def open_locked(path: str, kind: int) -> "int | None":
    """None where others hold it and are not waited for."""
    while True:
        fd = open_file(path)
        try:
            fcntl.flock(fd, kind)
            if os.path.samestat(os.fstat(fd), os.lstat(path)):
                return fd
        except BlockingIOError:
            os.close(fd)
            return None
        except FileNotFoundError:
            pass
        os.close(fd)  # who held it removed the file: others lock a new one


def answer(request: str, path: str, held: "dict[str, int]") -> str:
    if request in ("share", "take"):
        fd = open_locked(path, fcntl.LOCK_SH if request == "share" else fcntl.LOCK_EX | fcntl.LOCK_NB)
        if fd is None:
            return "busy"
        held[path] = fd
        return "held"
    if request == "remove":
        os.unlink(path)
    os.close(held.pop(path))
    return "free"


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # they are for the one that asks, with which this ends
        signal.signal(number, signal.SIG_IGN)
    held: dict[str, int] = {}
    for line in sys.stdin:
        try:
            request, path = json.loads(line)
            print(answer(request, path, held), flush=True)
        except OSError as error:
            print(json.dumps({"errno": error.errno, "reason": error.strerror}), flush=True)


main()
