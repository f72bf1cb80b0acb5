"""Compiles the modules below a folder to byte code, each once for all environments that hold the same file.

Usage: python -I -S compile_packages.py PACKAGES STORE. It is run by an interpreter that does not know the packages:
nothing of them is imported. Byte code is kept in STORE by its source and hard-linked from there. The path in it is
relative to PACKAGES; Python puts in the real one when it loads a module (importlib, `_fix_co_filename`). What can't be
compiled (templates, Python 2) is left as it is, and so are packages' own tests: nearly half of all lines, and no script
imports them.
"""

import hashlib
import os
import py_compile
import shutil
import stat
import sys
import warnings
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

FILES_AT_A_TIME = 64
TESTS = {"test", "tests"}


def list_sources(root: str) -> "Iterator[str]":
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in TESTS)
        paths = (os.path.join(folder, name) for name in sorted(files) if name.endswith(".py"))
        # A package may bring a link or a pipe.
        yield from (path for path in paths if stat.S_ISREG(os.lstat(path).st_mode))


def store_path(source: str, name: str, store: str) -> str:
    found = os.stat(source)
    with open(source, "rb") as file:
        content = hashlib.sha256(file.read()).hexdigest()
    # Byte code names its source's time and size, and is only used where they agree.
    key = hashlib.sha256(f"{name}\0{int(found.st_mtime)}\0{found.st_size}\0{content}".encode()).hexdigest()
    return os.path.join(store, str(sys.implementation.cache_tag), key[:2], key[2:] + ".pyc")


def link(source: str, target: str) -> None:
    """A link, or a copy where the file system has none."""
    os.makedirs(os.path.dirname(target), exist_ok=True)
    try:
        os.link(source, target)
    except FileExistsError:
        pass
    except OSError:
        temporary = f"{target}.{os.getpid()}.tmp"
        shutil.copy2(source, temporary)
        os.replace(temporary, target)


def compile_source(root: str, store: str, source: str) -> None:
    name = os.path.relpath(source, root)
    folder, file = os.path.split(source)
    target = os.path.join(folder, "__pycache__", f"{file[:-3]}.{sys.implementation.cache_tag}.pyc")
    kept = store_path(source, name, store)
    if os.path.lexists(target):
        os.remove(target)  # what a wheel brings as byte code need not be that of its source
    if os.path.exists(kept):
        with suppress(FileNotFoundError):  # another process may have made room since
            link(kept, target)
            return
    try:
        py_compile.compile(
            source, target, name, doraise=True, invalidation_mode=py_compile.PycInvalidationMode.TIMESTAMP
        )
    except (py_compile.PyCompileError, ValueError, RecursionError, MemoryError, OSError):
        return
    link(target, kept)


def main(root: str, store: str) -> None:
    warnings.simplefilter("ignore")
    with ProcessPoolExecutor() as pool:
        for _ in pool.map(partial(compile_source, root, store), list_sources(root), chunksize=FILES_AT_A_TIME):
            pass


if __name__ == "__main__":
    main(*sys.argv[1:])
