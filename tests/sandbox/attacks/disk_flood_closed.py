import ctypes
import os

PR_SET_DUMPABLE = 4
ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)
held = []
while True:
    file = open("hidden", "wb")
    os.unlink("hidden")
    held.append(file)
    for _ in range(20):
        file.write(b"x" * 1_000_000)
