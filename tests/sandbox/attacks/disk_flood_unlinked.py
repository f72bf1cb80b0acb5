import os
held = []
while True:
    file = open("hidden", "wb")
    os.unlink("hidden")
    held.append(file)
    for _ in range(20):
        file.write(b"x" * 1_000_000)
