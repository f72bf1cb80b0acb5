"""Moves folders of packages that uv has unpacked to another folder, while no uv is at work: whole or not at all.

Usage: python -I -S move_unpacked.py LOCK TO, with a JSON list of the folders on standard input. LOCK is uv's own.
"""

import fcntl
import json
import os
import sys
from contextlib import suppress


def main() -> None:
    lock_file, to = sys.argv[1:]
    folders = json.load(sys.stdin)
    with open(lock_file, "a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for folder in folders:
            with suppress(FileNotFoundError):
                os.rename(folder, os.path.join(to, os.path.basename(folder)))


main()
