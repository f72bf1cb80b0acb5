import json
targets = json.load(open("targets.json"))
for path in ["data.csv", "main.py", *targets["sources"]]:
    try:
        with open(path, "w") as file:
            file.write("altered by write_data")
        print("LEAKED" if path in targets["sources"] else "its own copy", path)
    except OSError as error:
        print(path, error)
print("GREENML_METRIC accuracy=0.5")
