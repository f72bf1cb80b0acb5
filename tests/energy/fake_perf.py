#!/usr/bin/env python3
"""A perf that knows the power PMU: `perf list`, and `perf stat -a --per-die -x, -I <ms> --log-fd 1 -e <events>`.

PERF_MODE: normal, denied (as at perf_event_paranoid 2), unsupported. PERF_ZERO (ns of CLOCK_MONOTONIC): two sockets of
80 W and 160 W with memory at a tenth of it.
"""
import os
import sys
import time

MODE = os.environ.get("PERF_MODE", "normal")
if sys.argv[1] == "list":
    print("  power/energy-pkg/                                  [Kernel PMU event]")
    print("  power/energy-ram/                                  [Kernel PMU event]")
    sys.exit(0)
if MODE == "denied":
    print("Error:\nAccess to performance monitoring and observability operations is limited.", file=sys.stderr)
    sys.exit(255)
words = sys.argv
interval = int(words[words.index("-I") + 1]) / 1000
events = words[words.index("-e") + 1].split(",")
start = time.monotonic()
last = start
while True:
    time.sleep(interval)
    now = time.monotonic()
    for socket in (0, 1):
        for event in events:
            joules = (now - last) * 80 * (socket + 1) * (0.1 if "ram" in event else 1)
            count = "<not supported>," if MODE == "unsupported" else "%.2f,Joules" % joules
            print("%16.9f,S%d-D0,1,%s,%s,%d,100.00,," % (now - start, socket, count, event, 1e9 * (now - last)))
    sys.stdout.flush()
    last = now
