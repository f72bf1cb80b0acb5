import ctypes
import os

PR_SET_DUMPABLE = 4
ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)
held = []
while True:
    fd = os.memfd_create("held")
    held.append(fd)
    for _ in range(8):
        os.write(fd, b"x" * 1_000_000)
