import ctypes, os, sys
# Each way to have the kernel forget what it keeps in memory of files that the next run reads too.
libc = ctypes.CDLL(None, use_errno=True)
PAGEOUT, DONTNEED = 21, 4
ADVISE_PROCESS = 440


def is_kept(fd):
    try:
        return os.preadv(fd, [bytearray(4096)], 0, os.RWF_NOWAIT) > 0
    except BlockingIOError:
        return False
    except OSError as error:
        print("not told:", error)
        return True


def by_file(fd):
    os.posix_fadvise(fd, 0, 0, DONTNEED)


def page_out(advise):
    def forget(fd):
        size = os.fstat(fd).st_size
        libc.mmap.restype = ctypes.c_void_p
        libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long]
        at = libc.mmap(None, size, 1, 1, fd, 0)
        ctypes.string_at(at, size)  # only what is mapped can be given back
        advise(ctypes.c_void_p(at), ctypes.c_size_t(size))
        libc.munmap(ctypes.c_void_p(at), ctypes.c_size_t(size))
    return forget


def of_process(at, size):
    class Part(ctypes.Structure):
        _fields_ = (("base", ctypes.c_void_p), ("length", ctypes.c_size_t))
    fd = os.pidfd_open(os.getpid())
    print(libc.syscall(ADVISE_PROCESS, fd, ctypes.byref(Part(at, size)), ctypes.c_size_t(1), PAGEOUT, 0), ctypes.get_errno())


ways = {"posix_fadvise": by_file, "madvise": page_out(lambda at, size: libc.madvise(at, size, PAGEOUT)),
        "process_madvise": page_out(of_process)}
for path in (os.path.join(os.path.dirname(os.__file__), "pydoc_data", "topics.py"), os.path.join(sys.prefix, "pyvenv.cfg")):
    for name, forget in ways.items():
        fd = os.open(path, os.O_RDONLY)
        os.fsync(fd)  # what was written just now can't be forgotten
        os.pread(fd, 4096, 0)
        before = is_kept(fd)
        forget(fd)
        print(name, path, before, "" if is_kept(fd) or not before else "LEAKED")
print("GREENML_METRIC accuracy=0.5")
