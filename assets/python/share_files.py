"""Makes files of one content one file on disk: each is replaced by a hard link to the first that had it.

Usage: python -I -S share_files.py STORE ENVIRONMENT PACKAGES...

STORE keeps a link to each content. PACKAGES are folders of unpacked packages that environments are linked from, one
folder a package: each package is looked through once, which STORE notes. What ENVIRONMENT has of its own is looked
through too. Where the file system has no hard links, or has no more for a file, it stays as it is.
"""

import hashlib
import os
import stat
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

DONE = "packages.txt"
BLOCK = 1 << 20


def list_files(root: str) -> "Iterator[tuple[str, os.stat_result]]":
    """Byte code is made anew from sources, and what is empty takes no room."""
    for folder, folders, names in os.walk(root):
        folders.sort()
        for path in [os.path.join(folder, name) for name in sorted(names) if not name.endswith(".pyc")]:
            try:
                found = os.lstat(path)
            except FileNotFoundError:
                continue  # another process makes room
            if stat.S_ISREG(found.st_mode) and found.st_size > 0:
                yield path, found


def place_of(store: str, path: str, mode: int) -> str:
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        for block in iter(partial(file.read, BLOCK), b""):
            digest.update(block)
    name = digest.hexdigest()
    return os.path.join(store, name[:2], f"{name[2:]}-{stat.S_IMODE(mode):o}")


def replace(path: str, kept: str) -> None:
    """What a kill leaves lies in the store, and is no file of a package."""
    temporary = f"{kept}.{os.getpid()}-{threading.get_ident()}.tmp"
    os.link(kept, temporary)
    try:
        os.replace(temporary, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(temporary)  # it stays where another process has linked the path to the same file already


def share(store: str, path: str, found: os.stat_result) -> "str | None":
    """Where the store keeps its content; None where it has none: there are no links, or another process makes room."""
    try:
        kept = place_of(store, path, found.st_mode)
        os.makedirs(os.path.dirname(kept), exist_ok=True)
        try:
            os.link(path, kept)
        except FileExistsError:
            if os.stat(kept).st_ino != found.st_ino:
                replace(path, kept)
        return kept
    except OSError:
        return None


def relink(path: str, found: os.stat_result, kept: str) -> None:
    """`path` was linked to a package's file before that was replaced."""
    try:
        if os.stat(kept).st_ino != found.st_ino:
            replace(path, kept)
    except OSError:
        pass


def list_packages(roots: "list[str]") -> "list[str]":
    entries = [entry for root in roots if os.path.isdir(root) for entry in os.scandir(root)]
    return sorted(entry.path for entry in entries if entry.is_dir(follow_symlinks=False))


def read_done(store: str) -> "set[str]":
    try:
        with open(os.path.join(store, DONE)) as file:
            return set(file.read().splitlines())
    except FileNotFoundError:
        return set()


def write_done(store: str, packages: "list[str]") -> None:
    temporary = os.path.join(store, f"{DONE}.{os.getpid()}.tmp")
    with open(temporary, "w") as file:
        file.write("".join(f"{each}\n" for each in packages))
    os.replace(temporary, os.path.join(store, DONE))


def main(store: str, environment: str, *roots: str) -> None:
    os.makedirs(store, exist_ok=True)
    packages = list_packages(list(roots))
    new = set(packages) - read_done(store)
    with ThreadPoolExecutor() as pool:
        files = [each for package in sorted(new) for each in list_files(package)]
        places = list(pool.map(lambda file: share(store, *file), files))
        kept = {found.st_ino: place for (_, found), place in zip(files, places) if place}
        own = []
        for path, found in list_files(environment):
            if found.st_ino in kept:
                relink(path, found, kept[found.st_ino])
            elif found.st_nlink == 1:
                own.append((path, found))
        list(pool.map(lambda file: share(store, *file), own))
    write_done(store, packages)


if __name__ == "__main__":
    main(*sys.argv[1:])
