import os
held = []
while True:
    fd = os.memfd_create("held")
    held.append(fd)
    for _ in range(8):
        os.write(fd, b"x" * 1_000_000)
