"""AMD by its management library: an accumulator whose resolution it tells in microjoules (bare-metal Linux only).

https://rocm.docs.amd.com/projects/amdsmi: amdsmi_get_energy_count(handle, &accumulator, &resolution, &timestamp)
"""

import ctypes

from library import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sampler import Device

INIT_AMD_GPUS = 1 << 1


class Accelerators:
    def __init__(self, _arguments: "list[str]") -> None:
        self.library = load("libamd_smi.so")
        self.check("amdsmi_init", ctypes.c_uint64(INIT_AMD_GPUS))
        self.handles = [
            gpu
            for socket in self.list_handles("amdsmi_get_socket_handles")
            for gpu in self.list_handles("amdsmi_get_processor_handles", socket)
        ]
        readings = map(self.energy, self.handles)
        self.devices: list[Device] = [
            {"index": index, "id": self.address(handle), "microjoulesPerCount": reading[1] if reading else 1}
            for index, (handle, reading) in enumerate(zip(self.handles, readings))
        ]

    def check(self, name: str, *arguments: "Any") -> None:
        status = getattr(self.library, name)(*arguments)
        if status != 0:
            raise OSError(f"{name}: status {status}")

    def list_handles(self, name: str, *before: ctypes.c_void_p) -> "list[ctypes.c_void_p]":
        count = ctypes.c_uint32(0)
        self.check(name, *before, ctypes.byref(count), None)
        handles = (ctypes.c_void_p * count.value)()
        self.check(name, *before, ctypes.byref(count), handles)
        return [ctypes.c_void_p(handle) for handle in handles[: count.value]]

    def address(self, handle: ctypes.c_void_p) -> "str | None":
        """The PCI address: function 3 bits, device 5, bus 8, domain 48."""
        value = ctypes.c_uint64()
        try:
            if self.library.amdsmi_get_gpu_device_bdf(handle, ctypes.byref(value)) != 0:
                return None
        except AttributeError:
            return None
        bits = value.value
        return f"{bits >> 16:04x}:{bits >> 8 & 0xFF:02x}:{bits >> 3 & 0x1F:02x}.{bits & 7:x}"

    def energy(self, handle: ctypes.c_void_p) -> "tuple[int, float] | None":
        count, resolution, stamp = ctypes.c_uint64(), ctypes.c_float(), ctypes.c_uint64()
        arguments = (ctypes.byref(count), ctypes.byref(resolution), ctypes.byref(stamp))
        if self.library.amdsmi_get_energy_count(handle, *arguments) != 0:
            return None
        return count.value, resolution.value

    def read(self, position: int) -> "tuple[int | None, float | None]":
        reading = self.energy(self.handles[position])
        return reading and reading[0], None

    def others(self) -> "list[int | None]":
        return [None] * len(self.handles)
