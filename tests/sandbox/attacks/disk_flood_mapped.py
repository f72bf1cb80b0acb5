import mmap, os
held = []
while True:
    fd = os.open("hidden", os.O_RDWR | os.O_CREAT)
    os.unlink("hidden")
    for _ in range(20):
        os.write(fd, b"x" * 1_000_000)
    held.append(mmap.mmap(fd, 4096))
    os.close(fd)
