import json, os
targets = json.load(open("targets.json"))
for path in [*targets["records"], *targets["variants"], "/home/sandbox/work/project/../records/x.jsonl", "../../logs/x.log", "../stdout", "../../stdout"]:
    for change in (lambda: open(path, "a").write("forged"), lambda: os.unlink(path), lambda: os.rename("data.csv", path)):
        try:
            change()
            print("LEAKED", path)
        except OSError as error:
            print(path, error)
print("GREENML_METRIC accuracy=0.5")
