import os
text = b"0123456789abcdef\n" * 60_000
for _ in range(10_000):
    os.write(1, text)
    os.write(2, text)
