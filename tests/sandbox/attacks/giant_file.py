import os
for path in ("giant", os.path.expanduser("~/giant")):
    try:
        with open(path, "wb") as file:
            file.truncate(10 ** 13)
        print("LEAKED", os.stat(path).st_size)
    except OSError as error:
        print(error)
print("GREENML_METRIC accuracy=0.5")
