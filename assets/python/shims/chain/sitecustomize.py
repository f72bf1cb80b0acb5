"""Runs the `sitecustomize` of each shim that comes after this folder on the path, in its order, and then the one that
would have run without any of them: Python itself runs only the first that it finds."""
# Python 2 has to read this file too: it then goes on without shims and says nothing.

import os
import sys
from _frozen_importlib import module_from_spec  # importlib.util would load modules that the script may never need
from _frozen_importlib_external import PathFinder

HERE = os.path.dirname(os.path.abspath(__file__))
SHIMS = os.path.dirname(HERE)

for folder in map(os.path.abspath, list(sys.path)):
    spec = None if folder == HERE else PathFinder.find_spec("sitecustomize", [folder])
    if spec is not None and spec.loader is not None:
        module = module_from_spec(spec)
        sys.modules["sitecustomize"] = module
        spec.loader.exec_module(module)
        if os.path.dirname(folder) != SHIMS:
            break

# Each line is written when it ends, as to a terminal: a script that is ended has said what it said. A write for
# each piece (PYTHONUNBUFFERED) would make twenty thousand lines cost eight times as much.
if hasattr(sys.stdout, "reconfigure"):
    sys.stdout.reconfigure(line_buffering=True)
