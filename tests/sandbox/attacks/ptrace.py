import ctypes, json, os
libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
for pid in [os.getppid(), 1, *json.load(open("targets.json"))["pids"]]:
    if pid == 0:
        continue
    for request in (16, 0x4206):  # attach, seize
        print("LEAKED" if libc.ptrace(request, pid, None, None) == 0 else os.strerror(ctypes.get_errno()), pid)
    for path in (f"/proc/{pid}/mem", f"/proc/{pid}/task/{pid}/mem", f"/proc/self/../{pid}/mem"):
        for mode in ("r+b", "rb", "wb"):
            try:
                open(path, mode).close()
                print("LEAKED memory of", pid, mode)
            except OSError as error:
                print(error)
print("GREENML_METRIC accuracy=0.5")
