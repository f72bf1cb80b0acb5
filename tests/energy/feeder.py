"""Writes known power traces into counters, in place and in fixed width, until its standard input ends.

    feeder.py <trace> <path>=<start>:<modulus>:<scale>[:file,...]...

Traces are watts over seconds since the start, whose time (ns of CLOCK_MONOTONIC) it prints first, and at its end the
longest time (ns) between two writes, for which the machine did not let it run; their energy is known
in closed form: constant 80 W; sine 60 ± 40 W, period 0.7 s; step 20 W then 120 W from 1.2 s on; burst 15 W with 0.05 s of
165 W in every 0.3 s.
"""
import math
import os
import select
import sys
import time


def joules(trace, t):
    if trace == "constant":
        return 80 * t
    if trace == "sine":
        return 60 * t + 40 * 0.7 / (2 * math.pi) * (1 - math.cos(2 * math.pi * t / 0.7))
    if trace == "step":
        return 20 * t + 100 * max(0.0, t - 1.2)
    whole, part = divmod(t, 0.3)
    return 15 * t + 150 * (whole * 0.05 + min(part, 0.05))


def main():
    trace, counters = sys.argv[1], []
    for argument in sys.argv[2:]:
        path, numbers = argument.split("=")
        start, modulus, scale = numbers.split(":")
        counters.append((os.open(path, os.O_WRONLY), int(start), int(modulus), float(scale)))
    try:
        os.nice(-15)  # hardware is never late because the machine is busy
    except OSError:
        pass
    for fd, start, modulus, _ in counters:
        os.pwrite(fd, b"%020d\n" % (start % modulus), 0)
    begin = time.monotonic_ns()
    print(begin, flush=True)
    last, gap = time.monotonic_ns(), 0
    while not select.select([0], [], [], 0.0005)[0]:
        now = time.monotonic_ns()
        last, gap = now, max(gap, now - last)
        microjoules = joules(trace, (now - begin) / 1e9) * 1e6
        for fd, start, modulus, scale in counters:
            os.pwrite(fd, b"%020d\n" % ((start + int(scale * microjoules)) % modulus), 0)
    print(gap, flush=True)


main()
