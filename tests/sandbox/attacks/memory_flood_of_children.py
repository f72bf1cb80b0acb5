import os, time
for _ in range(12):
    if os.fork() == 0:
        held = bytearray(b"x" * 60_000_000)
        time.sleep(20)
        os._exit(0)
time.sleep(20)
