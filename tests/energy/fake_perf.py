#!/usr/bin/env python3
"""A perf that knows the power PMU: `perf list`, and `perf stat -a --per-die -x, -I <ms> --log-fd 1 -e <events>`.

PERF_MODE: normal, denied (as at perf_event_paranoid 2), unsupported. PERF_ZERO (ns of CLOCK_MONOTONIC): two sockets of
80 W and 160 W with memory at a tenth of it.

Also `perf stat -x; -o <file> [--no-scale] -e <events> -- <command>`, which runs the command. PERF_COUNTS: what each event
counts by its name without unit and modifier, as JSON: [count, per cent of the time]. PERF_MODE here: normal, denied.
"""
import json
import os
import re
import subprocess
import sys
import time

MODE = os.environ.get("PERF_MODE", "normal")


def count_operations(words):
    """What perf 6.1 writes: a comment, then a line an event; its exit code is the command's, 0 where a signal ended it."""
    command = words[words.index("--") + 1:]
    known = json.loads(os.environ["PERF_COUNTS"])
    lines = ["# started on Sun Nov 22 01:47:52 2026", ""]
    for event in words[words.index("-e") + 1].split(","):
        name = re.sub(r"^cpu_\w+/|[:/]u$", "", event)
        if name not in known:
            print("event syntax error: '%s'\n  \\___ parser error" % event, file=sys.stderr)
            return 129
        count, percent = known[name]
        lines.append("%s;;%s;%d;%.2f;;" % (count, event, 10000 * percent, percent))
    code = subprocess.call(command, close_fds=False)  # as perf, which leaves them open
    with open(words[words.index("-o") + 1], "w") as file:
        file.write("\n".join(lines) + "\n")
    return max(0, code)


if sys.argv[1] == "list":
    print("  power/energy-pkg/                                  [Kernel PMU event]")
    print("  power/energy-ram/                                  [Kernel PMU event]")
    sys.exit(0)
if MODE == "denied":
    print("Error:\nAccess to performance monitoring and observability operations is limited.", file=sys.stderr)
    sys.exit(255)
words = sys.argv
if "-o" in words:
    sys.exit(count_operations(words))
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
