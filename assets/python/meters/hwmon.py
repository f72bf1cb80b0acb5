"""Power sensors of the kernel's hwmon class: files that hold microwatts (Documentation/hwmon/sysfs-interface)."""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sampler import Device


class Accelerators:
    def __init__(self, paths: "list[str]") -> None:
        self.files = [os.open(path, os.O_RDONLY | os.O_CLOEXEC) for path in paths]
        self.devices: list[Device] = [{"index": index, "id": path} for index, path in enumerate(paths)]

    @staticmethod
    def watts(file: int) -> "float | None":
        try:
            return int(os.pread(file, 64, 0)) / 1e6
        except (OSError, ValueError):
            return None

    def read(self, position: int) -> "tuple[int | None, float | None]":
        return None, self.watts(self.files[position])

    def others(self) -> "list[int | None]":
        return [None] * len(self.files)
