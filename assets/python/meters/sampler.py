"""Reads accelerators beside a run: energy counters and power sensors, stamped with CLOCK_MONOTONIC.

    python3 -I -S -B sampler.py <nvml|amdsmi|hwmon> <interval in ms> [argument of the module]...

It prints one JSON object a line, each with its `type`: first `devices`, `missing` or `error`. Then it takes commands of
one byte on standard input: `s` shows some devices (the places of those to be read follow, as `0,2` and a line's end;
without it all are read), `b` begins (a reading is taken, then one every interval), `e` ends (a last reading is taken
and all are printed). Between runs it sleeps, and during a run it prints nothing but a chunk a minute, so that nobody
else wakes. It ends with its standard input.
"""

import importlib
import json
import os
import select
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol, TypedDict

    class Device(TypedDict, total=False):
        """What is left out is as in `USUAL`."""

        index: int
        id: "str | None"
        name: "str | None"
        partitioned: bool
        microjoulesPerCount: float

    class Accelerators(Protocol):
        devices: "list[Device]"

        def read(self, position: int) -> "tuple[int | None, float | None]":
            """Energy counter and watts of one device."""

        def others(self) -> "list[int | None]":
            """How many processes use each device now, before the run."""

    # Of each device the instant (ns), then what was read.
    Sample = list[tuple[int, int | None, float | None]]

USUAL: "Device" = {"name": None, "partitioned": False, "microjoulesPerCount": 1}
CHUNK = 600


def say(kind: str, fields: "dict[str, object]") -> None:
    sys.stdout.write(json.dumps({"type": kind, **fields}, separators=(",", ":")) + "\n")
    sys.stdout.flush()


def take(device: "Accelerators", shown: "set[int]", samples: "list[Sample]") -> None:
    """Stamps each device by itself: a driver takes milliseconds for one, and so tens of them for many."""
    sample: Sample = []
    for position in range(len(device.devices)):
        before = time.monotonic_ns()
        count, watts = device.read(position) if position in shown else (None, None)
        sample.append(((before + time.monotonic_ns()) // 2, count, watts))
    samples.append(sample)


def read_line() -> bytes:
    line, byte = b"", os.read(0, 1)
    while byte not in (b"", b"\n"):
        line, byte = line + byte, os.read(0, 1)
    return line


def serve(device: "Accelerators", interval: float) -> None:
    shown = set(range(len(device.devices)))
    samples: list[Sample] = []
    due: float | None = None  # when the next reading is to be taken; None between runs
    while True:
        wait = None if due is None else max(0.0, due - time.monotonic())
        readable, _, _ = select.select([0], [], [], wait)
        if due is not None and not readable:
            take(device, shown, samples)
            due = max(due + interval, time.monotonic())
            if len(samples) >= CHUNK:
                say("samples", {"samples": samples, "done": False})
                samples = []
            continue
        command = os.read(0, 1)
        if command == b"":
            return
        if command == b"s":
            shown = {int(position) for position in read_line().split(b",") if position != b""}
        elif command == b"b":
            busy = device.others()
            samples = []
            take(device, shown, samples)
            due = time.monotonic() + interval
            say("begun", {"others": busy})
        elif command == b"e":
            take(device, shown, samples)
            say("samples", {"samples": samples, "done": True})
            samples, due = [], None


def main() -> None:
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    from library import NotInstalledError  # found only by the line above

    try:
        device: Accelerators = importlib.import_module(sys.argv[1]).Accelerators(sys.argv[3:])
    except NotInstalledError as error:
        say("missing", {"library": str(error)})
        return
    except Exception as error:  # noqa: BLE001  told to the caller, who falls back
        say("error", {"message": str(error)})
        return
    say("devices", {"devices": [{**USUAL, **each} for each in device.devices]})
    try:
        serve(device, int(sys.argv[2]) / 1000)
    except (BrokenPipeError, KeyboardInterrupt):
        pass


main()
