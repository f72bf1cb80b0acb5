"""NVIDIA by its management library: the energy counter (mJ since the driver was loaded, Volta and newer) and the power.

Every function may be missing from an old driver; what is missing reads as None. https://docs.nvidia.com/deploy/nvml-api
"""

import ctypes

from library import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sampler import Device

POWER_INSTANT = 186  # NVML_FI_DEV_POWER_INSTANT: nvmlDeviceGetPowerUsage averages over a second on newer cards


class FieldValue(ctypes.Structure):
    _fields_ = [
        ("field", ctypes.c_uint),
        ("scope", ctypes.c_uint),
        ("timestamp", ctypes.c_longlong),
        ("latency", ctypes.c_longlong),
        ("type", ctypes.c_int),
        ("status", ctypes.c_int),
        ("value", ctypes.c_ulonglong),
    ]


class Accelerators:
    def __init__(self, _arguments: "list[str]") -> None:
        self.library = load("libnvidia-ml.so.1")
        status = self.library.nvmlInit_v2()
        if status != 0:
            raise OSError("nvmlInit: " + self.explain(status))
        count = ctypes.c_uint()
        if self.call("nvmlDeviceGetCount_v2", ctypes.byref(count)) != 0:
            raise OSError("NVML does not count its devices")
        self.handles: list[ctypes.c_void_p] = []
        self.instant: list[bool] = []
        self.devices: list[Device] = []
        for index in range(count.value):
            handle = ctypes.c_void_p()
            if self.call("nvmlDeviceGetHandleByIndex_v2", ctypes.c_uint(index), ctypes.byref(handle)) != 0:
                continue
            self.handles.append(handle)
            self.instant.append(self.power_instant(handle) is not None)
            self.devices.append(
                {
                    "index": index,
                    "id": self.text("nvmlDeviceGetUUID", handle),
                    "name": self.text("nvmlDeviceGetName", handle),
                    "partitioned": self.is_partitioned(handle),
                    "microjoulesPerCount": 1000,
                }
            )

    def call(self, name: str, *arguments: "Any") -> int:
        """The status; -1 of a function that this driver does not have."""
        try:
            return int(getattr(self.library, name)(*arguments))
        except AttributeError:
            return -1

    def explain(self, status: int) -> str:
        try:
            describe = self.library.nvmlErrorString
            describe.restype = ctypes.c_char_p
            text: bytes = describe(status)
            return text.decode(errors="replace")
        except AttributeError:
            return f"error {status}"

    def text(self, name: str, handle: ctypes.c_void_p) -> "str | None":
        buffer = ctypes.create_string_buffer(96)
        found = self.call(name, handle, buffer, ctypes.c_uint(len(buffer))) == 0
        return buffer.value.decode(errors="replace") if found else None

    def is_partitioned(self, handle: ctypes.c_void_p) -> bool:
        current, pending = ctypes.c_uint(), ctypes.c_uint()
        told = self.call("nvmlDeviceGetMigMode", handle, ctypes.byref(current), ctypes.byref(pending)) == 0
        return told and current.value == 1

    def energy(self, handle: ctypes.c_void_p) -> "int | None":
        value = ctypes.c_ulonglong()
        told = self.call("nvmlDeviceGetTotalEnergyConsumption", handle, ctypes.byref(value)) == 0
        return value.value if told else None

    def power_instant(self, handle: ctypes.c_void_p) -> "float | None":
        field = FieldValue(field=POWER_INSTANT)
        if self.call("nvmlDeviceGetFieldValues", handle, 1, ctypes.byref(field)) != 0 or field.status != 0:
            return None
        return int(field.value & 0xFFFFFFFF) / 1000

    def power(self, handle: ctypes.c_void_p, instant: bool) -> "float | None":
        if instant:
            return self.power_instant(handle)
        value = ctypes.c_uint()
        return value.value / 1000 if self.call("nvmlDeviceGetPowerUsage", handle, ctypes.byref(value)) == 0 else None

    def read(self, position: int) -> "tuple[int | None, float | None]":
        handle = self.handles[position]
        return self.energy(handle), self.power(handle, self.instant[position])

    def others(self) -> "list[int | None]":
        """Processes that compute on each device now, before the run: they are not the run's."""
        return [self.count_processes(handle) for handle in self.handles]

    def count_processes(self, handle: ctypes.c_void_p) -> "int | None":
        for version in ("_v3", "_v2", ""):  # drivers before 510 have no third, before 450 no second
            count = ctypes.c_uint(0)
            status = self.call("nvmlDeviceGetComputeRunningProcesses" + version, handle, ctypes.byref(count), None)
            if status in (0, 7):  # 7: NVML_ERROR_INSUFFICIENT_SIZE, with the count
                return count.value
        return None
