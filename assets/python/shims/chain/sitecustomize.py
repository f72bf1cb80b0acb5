"""Runs the `sitecustomize` of each shim that comes after this folder on the path, in its order, and then the one that would
have run without any of them: Python itself runs only the first that it finds."""

import os
import sys
from _frozen_importlib import module_from_spec  # importlib.util would load modules that the script may never need
from _frozen_importlib_external import PathFinder

HERE = os.path.dirname(os.path.abspath(__file__))
SHIMS = os.path.dirname(HERE)


def run_further():
    for folder in map(os.path.abspath, list(sys.path)):
        if folder == HERE:
            continue
        spec = PathFinder.find_spec("sitecustomize", [folder])
        if spec is None:
            continue
        module = module_from_spec(spec)
        sys.modules["sitecustomize"] = module
        spec.loader.exec_module(module)
        if os.path.dirname(folder) != SHIMS:
            break


run_further()
