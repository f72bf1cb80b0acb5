#!/usr/bin/env python3
"""An nvidia-smi whose cards draw a known trace: --query-gpu=<fields> --format=csv,noheader,nounits [-lms N].

SMI_MODE: normal, na, two, old (does not know power.draw.instant), slow (a row every 500 ms), garbage, crash (ends after
five rows with exit code 9), no-driver. SMI_TRACE and SMI_ZERO as for nvml-stub.c.
"""
import math
import os
import sys
import time

MODE = os.environ.get("SMI_MODE", "normal")
TRACE = os.environ.get("SMI_TRACE", "constant")
ZERO = int(os.environ.get("SMI_ZERO", time.monotonic_ns()))


def watts():
    t = (time.monotonic_ns() - ZERO) / 1e9
    if t < 0:
        return 30
    if TRACE == "constant":
        return 80
    if TRACE == "sine":
        return 60 + 40 * math.sin(2 * math.pi * t / 0.7)
    if TRACE == "step":
        return 20 if t < 1.2 else 120
    return 165 if t % 0.3 < 0.05 else 15


def option(name, default=None):
    for index, word in enumerate(sys.argv):
        if word.startswith(name + "="):
            return word[len(name) + 1 :]
        if word == name:
            return sys.argv[index + 1]
    return default


if MODE == "no-driver":
    print("NVIDIA-SMI has failed because it couldn't communicate with the NVIDIA driver.")
    sys.exit(9)
if "--version" in sys.argv:
    print("NVIDIA-SMI version  : 570.00")
    sys.exit(0)
fields = option("--query-gpu").split(",")
if MODE == "old" and "power.draw.instant" in fields:
    print('Field "power.draw.instant" is not a valid field to query.')
    sys.exit(2)
cards = range(2 if MODE == "two" else 1)
if "-L" in sys.argv:
    for card in cards:
        print("GPU %d: Stub (UUID: GPU-%04d-stub)" % (card, card))
    sys.exit(0)
every = option("-lms")
pause = 0.5 if MODE == "slow" else int(every or 0) / 1000
rows = 0
while True:
    for card in cards:
        power = "[N/A]" if MODE == "na" else "%.2f" % watts()
        known = {"index": card, "uuid": "GPU-%04d-stub" % card, "power.draw": power, "power.draw.instant": power}
        print("\x00\xff garbage" if MODE == "garbage" else ", ".join(str(known[field]) for field in fields), flush=True)
    rows += 1
    if every is None:
        break
    if MODE == "crash" and rows == 5:
        print("GPU is lost", file=sys.stderr)
        sys.exit(9)
    time.sleep(pause)
