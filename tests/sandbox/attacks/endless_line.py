import os
for _ in range(15):
    os.write(1, b"GREENML_METRIC accuracy=" + b"9" * 1_000_000)
    os.write(2, b"Error: " + b"(" * 1_000_000)
