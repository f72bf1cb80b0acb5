"""Has the kernel forget what it keeps in memory of files: who reads them next reads them from the disk.

Usage: python -I -S forget_files.py FOLDER...

Prints the bytes of the files that it told. Pages that a running process has mapped stay.
"""

import os
import stat
import sys
import time

WRITTEN_SECONDS = 60  # in half of it the kernel writes what is changed to the disk, unless told otherwise


def forget(path: str) -> int:
    """Bytes of the file; none of what is no plain file, or may not be read."""
    try:
        fd = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NOFOLLOW | os.O_NONBLOCK)
    except OSError:
        return 0
    try:
        found = os.fstat(fd)
        if not stat.S_ISREG(found.st_mode):
            return 0
        if time.time() - found.st_ctime < WRITTEN_SECONDS:
            os.fdatasync(fd)  # what is not on the disk yet can't be forgotten
        os.posix_fadvise(fd, 0, 0, os.POSIX_FADV_DONTNEED)
        return found.st_size
    except OSError:
        return 0
    finally:
        os.close(fd)


def main() -> None:
    told = 0
    for root in sys.argv[1:]:
        for folder, _, names in os.walk(root):
            told += sum(forget(os.path.join(folder, name)) for name in names)
    sys.stdout.write(f"{told}\n")


main()
