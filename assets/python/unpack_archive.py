"""Unpacks an archive that nobody vouched for: plain files and folders only, none outside of the target, within limits.

Usage: unpack_archive.py zip|tar ARCHIVE TARGET MOST_BYTES MOST_MEMBERS. What is wrong is said on standard error, exit
code 1.
"""

import os
import stat
import sys
import tarfile
import zipfile
import zlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

    # The name of a file or folder, and a file's content.
    Member = tuple[str, IO[bytes] | None]

CHUNK = 1 << 20
MOST_MEMORY = 1 << 30


class Refused(Exception):
    pass


class Most:
    def __init__(self, content: str, members: str) -> None:
        self.bytes = int(content)
        self.members = int(members)


def list_zip(path: str, most: Most) -> "Iterator[Member]":
    with zipfile.ZipFile(path) as archive:
        if len(archive.infolist()) > most.members:
            raise Refused(f"it holds more than {most.members} files")
        # No more of a file is read than this says.
        if sum(member.file_size for member in archive.infolist()) > most.bytes:
            raise too_many_bytes(most)
        for member in archive.infolist():
            kind = stat.S_IFMT(member.external_attr >> 16)
            if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
                raise Refused(f"'{member.filename}' is a link or no file")
            yield member.filename, None if member.is_dir() else archive.open(member)


def list_tar(path: str, most: Most) -> "Iterator[Member]":
    with tarfile.open(path, "r:*") as archive:
        for count, member in enumerate(archive, 1):
            if count > most.members:
                raise Refused(f"it holds more than {most.members} files")
            if not (member.isfile() or member.isdir()):
                raise Refused(f"'{member.name}' is a link or no file")
            yield member.name, None if member.isdir() else archive.extractfile(member)


def place(target: str, name: str) -> str:
    parts = [part for part in name.split("/") if part not in ("", ".")]
    if name.startswith("/") or "\\" in name or "\0" in name or ".." in parts:
        raise Refused(f"'{name}' leads out of its folder")
    return os.path.join(target, *parts)


class Folders:
    """The folders of the target: names of many parts make many of them."""

    def __init__(self, most: int) -> None:
        self.made: set[str] = set()
        self.most = most

    def make(self, path: str) -> None:
        while path not in self.made and not os.path.isdir(path):
            self.made.add(path)
            if len(self.made) > self.most:
                raise Refused(f"it holds more than {self.most} folders")
            path = os.path.dirname(path)


def too_many_bytes(most: Most) -> Refused:
    return Refused(f"it unpacks to more than {most.bytes} bytes")


def unpack(members: "Iterator[Member]", target: str, most: Most) -> None:
    written = 0
    folders = Folders(most.members)
    for name, content in members:
        path = place(target, name)
        folder = path if content is None else os.path.dirname(path)
        folders.make(folder)
        os.makedirs(folder, exist_ok=True)
        if content is None:
            continue
        with content, open(path, "xb") as file:
            while chunk := content.read(CHUNK):
                written += len(chunk)
                if written > most.bytes:
                    raise too_many_bytes(most)
                file.write(chunk)


FAULTS = (
    *(Refused, OSError, EOFError, ValueError, RuntimeError, NotImplementedError),
    *(tarfile.TarError, zipfile.BadZipFile, zlib.error, MemoryError),
)


def bound_memory() -> None:
    """What an archive says of itself is read into memory: names, headers of any length, a decoder's dictionary."""
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    except (ImportError, OSError, ValueError):
        pass  # not on every system


def main(kind: str, archive: str, target: str, most_bytes: str, most_members: str) -> None:
    bound_memory()
    most = Most(most_bytes, most_members)
    members = {"zip": list_zip, "tar": list_tar}[kind](archive, most)
    try:
        unpack(members, target, most)
    except FAULTS as error:
        sys.exit(str(error) or type(error).__name__)


main(*sys.argv[1:])
