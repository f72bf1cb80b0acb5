import os, site, subprocess, sys
places = [*sys.path, *site.getsitepackages(), sys.prefix, sys.base_prefix, os.path.dirname(os.__file__), "/usr/lib/python3/dist-packages"]
for place in filter(os.path.isdir, places):
    if place.startswith("/home/sandbox/work/project"):
        continue
    for name in ("sitecustomize.py", "evil.pth", "numpy.py"):
        try:
            open(os.path.join(place, name), "w").write("import builtins; builtins.sabotaged = True")
            print("LEAKED", place)
        except OSError as error:
            print(place, error)
    try:
        os.chmod(place, 0o777)
        print("LEAKED", place)
    except OSError:
        pass
print(subprocess.run([sys.executable, "-m", "pip", "install", "--no-index", "evil"], capture_output=True, text=True).stderr)
print("GREENML_METRIC accuracy=0.5")
