import os
for fd in range(3, 300):
    try:
        os.write(fd, b"f127\n")
        print("LEAKED", fd)
    except OSError:
        pass
for change in (lambda: os.ftruncate(1, 0), lambda: os.lseek(1, 0, 0), lambda: open("/proc/self/fd/1", "r").read()):
    try:
        change()
    except OSError:
        pass
print("GREENML_METRIC accuracy=0.5")
