"""Holds a file locked until its standard input ends, and removes the file then: the lock goes with who asked for it,
however that ends.

Usage: hold_lock.py FILE. It prints `waiting` where another process holds it, and `holding` once it does itself; where
the system refuses that, `{"errno": NUMBER, "reason": ITS WORDS}`.
"""

import fcntl
import json
import os
import signal
import sys


def hold(path: str) -> None:
    while True:
        fd = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
        try:
            fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting", flush=True)
            fcntl.flock(fd, fcntl.LOCK_EX)
        try:
            if os.path.samestat(os.fstat(fd), os.lstat(path)):
                return
        except FileNotFoundError:
            pass
        os.close(fd)  # who held it removed the file: others lock a new one


def main(path: str) -> None:
    try:
        hold(path)
    except OSError as error:
        print(json.dumps({"errno": error.errno, "reason": error.strerror}), flush=True)
        return
    for number in (signal.SIGINT, signal.SIGTERM):  # they are for who asked, who may go on with it for a while
        signal.signal(number, signal.SIG_IGN)
    print("holding", flush=True)
    sys.stdin.read()
    os.unlink(path)


main(sys.argv[1])
