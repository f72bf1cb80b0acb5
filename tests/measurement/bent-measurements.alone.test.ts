import { expect, it } from 'vitest'
import type { LaunchOutcome } from '../../src/measurement/launcher.ts'
import { cpuSeconds, launchInBubblewrap, openLauncher } from '../support/launch.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'

const MIB = 1024 ** 2
const MB = 1e6
const AMPLE = { memoryBytes: 2048 * MIB }
const ways = [{ controlGroup: true }, { controlGroup: false }] as const
const ofEach = (members: object) => Object.keys(members).flatMap((name) => ways.map((way) => [name, way] as const))

const burn = (seconds: number) => `end = time.process_time() + ${seconds}
        while time.process_time() < end: pass
        os._exit(0)`

/** Work in children that nobody waits for, which `wait4` then leaves out: about 0.6 s each. */
const HIDDEN_WORK = {
  'many short children of one that ignores their end': `import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in range(150):
    if os.fork() == 0:
        ${burn(0.004)}
    try: os.wait()
    except ChildProcessError: pass`,
  'children that leave no zombie (SA_NOCLDWAIT)': `import ctypes, os, time
libc = ctypes.CDLL(None)
class Action(ctypes.Structure):
    _fields_ = [("handler", ctypes.c_void_p), ("mask", ctypes.c_ulong * 16), ("flags", ctypes.c_int), ("restorer", ctypes.c_void_p)]
libc.sigaction(17, ctypes.byref(Action(handler=0, flags=2)), None)
for _ in range(60):
    if os.fork() == 0:
        ${burn(0.01)}
    try: os.wait()
    except ChildProcessError: pass`,
  'two at a time': `import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in range(30):
    for _ in range(2):
        if os.fork() == 0:
            ${burn(0.01).replaceAll('\n', '\n    ')}
    try: os.wait()
    except ChildProcessError: pass`,
  'grandchildren, whose parent waits for none': `import os, signal, time
if os.fork() == 0:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in range(60):
        if os.fork() == 0:
            ${burn(0.01).replaceAll('\n', '\n    ')}
        try: os.wait()
        except ChildProcessError: pass
    os._exit(0)
os.wait()`,
  'one long child': `import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
if os.fork() == 0:
        ${burn(0.6)}
try: os.wait()
except ChildProcessError: pass`,
  'children that started another program': `import os, signal, sys
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in range(25):
    if os.fork() == 0: os.execv(sys.executable, [sys.executable, "-c", "sum(range(2000000))"])
    try: os.wait()
    except ChildProcessError: pass`,
}

const held = 160
const fill = `block = b"x" * 2**20
for _ in range(${held}): os.write(fd, block)
`
/** 160 MiB that are in memory and in no process, for half a second. */
const HIDDEN_MEMORY = {
  'a file without a folder': `import os, time\nfd = os.memfd_create("held")\n${fill}time.sleep(0.5)`,
  'a deleted file in /dev/shm': `import os, time
fd = os.open("/dev/shm/held", os.O_RDWR | os.O_CREAT)
os.unlink("/dev/shm/held")\n${fill}time.sleep(0.5)`,
  'a closed file in /tmp': `import os, time
fd = os.open("/tmp/held", os.O_RDWR | os.O_CREAT)\n${fill}os.close(fd)\ntime.sleep(0.5)`,
  'a file on its way through a socket': `import array, os, socket, time
one, other = socket.socketpair(socket.AF_UNIX)
fd = os.memfd_create("held")\n${fill}one.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [fd]))])
os.close(fd)
time.sleep(0.5)`,
  'segments of System V that nobody has attached': `import ctypes, time
libc = ctypes.CDLL(None)
libc.shmat.restype = ctypes.c_void_p
for _ in range(10):
    key = libc.shmget(0, 16 * 2**20, 0o1600)
    at = ctypes.c_void_p(libc.shmat(key, None, 0))
    ctypes.memset(at, 1, 16 * 2**20)
    libc.shmdt(at)
time.sleep(0.5)`,
  'a file that one process made and another holds': `import os, time
fd = os.memfd_create("held")
if os.fork() == 0:
    ${fill.replaceAll('\n', '\n    ')}os._exit(0)
os.wait()
time.sleep(0.5)`,
}

/** Address space of which one byte in each 2 MiB is read: a table of pages is made for each. */
const tables = (begin: string) => `import ctypes, os, time
libc = ctypes.CDLL(None)
libc.mmap.restype = ctypes.c_void_p
libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
libc.madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
step, count = 2**21, 44000
${begin}
start = libc.mmap(None, count * step, 3, 0x4022, -1, 0)
libc.madvise(start, count * step, 15)  # no huge pages
for at in range(start, start + count * step, step): ctypes.c_char.from_address(at).value
time.sleep(1)`

/** What waits between processes in unix sockets, both ways. */
const waiting = (kind: string, hold: string) => `import array, os, socket, time
held, total, block = [], 0, b"x" * 2**14
while total < 160 * 2**20:
    pair = one, other = socket.socketpair(socket.AF_UNIX, socket.${kind})
    for each in pair:
        each.setblocking(False)
        each.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2**22)
        try:
            while True: total += each.send(block)
        except BlockingIOError: pass
    ${hold}
time.sleep(0.6)`
/** The sockets that something waits in are themselves on their way through others. */
const inFlight = `if len(held) % 250 == 0: through, end = socket.socketpair(socket.AF_UNIX)
    through.sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [each.fileno() for each in pair]))])
    for each in pair: each.close()
    held += [through, end]`

/** 150 MiB and more that the kernel keeps for a run and no process shows. */
const HIDDEN_IN_KERNEL = {
  'tables of pages': tables(''),
  'tables of pages of several processes': tables('count = count // 2\nos.fork()'),
  'streams between processes': waiting('SOCK_STREAM', 'held += pair'),
  'datagrams between processes': waiting('SOCK_DGRAM', 'held += pair'),
  'packets between processes': waiting('SOCK_SEQPACKET', 'held += pair'),
  'a socket on its way through another': waiting('SOCK_STREAM', inFlight),
}

/** Bytes that wait in sockets of the sandbox's own network; it prints how many MiB it could leave there. */
const SOCKETS = `import socket, time
server = socket.socket()
server.bind(("127.0.0.1", 0))
server.listen(256)
held, total, block = [], 0, b"x" * 2**16
for _ in range(60):
    client = socket.create_connection(server.getsockname())
    other, _ = server.accept()
    held += [client, other]
    client.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * 2**20)
    client.setblocking(False)
    try:
        while True: total += client.send(block)
    except BlockingIOError: pass
time.sleep(0.6)
print(total)`

const part = `os.write(fd, b"x" * 2**20)`
/** 400 MiB on disk by way of files of 20 MiB. */
const HIDDEN_FILES = {
  'deleted files that are open': `import os, time
for _ in range(20):
    fd = os.open("f", os.O_RDWR | os.O_CREAT)
    os.unlink("f")
    for _ in range(20): ${part}
    time.sleep(0.05)
time.sleep(2)`,
  'deleted files that are only mapped': `import mmap, os, time
held = []
for _ in range(20):
    fd = os.open("f", os.O_RDWR | os.O_CREAT)
    os.unlink("f")
    for _ in range(20): ${part}
    held.append(mmap.mmap(fd, 4096))
    os.close(fd)
    time.sleep(0.05)
time.sleep(2)`,
  'deleted files on their way through sockets': `import array, os, socket, time
held = []
for _ in range(20):
    held += socket.socketpair(socket.AF_UNIX)
    fd = os.open("f", os.O_RDWR | os.O_CREAT)
    os.unlink("f")
    for _ in range(20): ${part}
    held[-1].sendmsg([b"x"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [fd]))])
    os.close(fd)
    time.sleep(0.05)
time.sleep(2)`,
  'files under many names': `import os, time
for each in range(20):
    fd = os.open(f"f{each}", os.O_RDWR | os.O_CREAT)
    for _ in range(20): ${part}
    os.close(fd)
    for name in range(20): os.link(f"f{each}", f"f{each}-{name}")
    time.sleep(0.05)
time.sleep(2)`,
  'files behind a folder that is closed to others': `import os, time
os.makedirs("closed/inner")
os.chdir("closed/inner")
os.chmod("..", 0)
for each in range(20):
    fd = os.open(f"f{each}", os.O_RDWR | os.O_CREAT)
    for _ in range(20): ${part}
    os.close(fd)
    time.sleep(0.05)
time.sleep(2)`,
}

const isKnown = ({ reasons }: LaunchOutcome) => reasons.userSeconds === undefined

describeInBubblewrap('a run that hides what it takes', () => {
  it.each(Object.entries(HIDDEN_WORK))(
    'has no CPU time without a control group, and all of it with one: %s',
    async (_, code) => {
      const counted = await launchInBubblewrap(openLauncher(), code, AMPLE)
      if (counted.reasons.userSeconds === undefined) expect(cpuSeconds(counted)).toBeGreaterThan(0.4)
      const unknown = await launchInBubblewrap(openLauncher({ controlGroup: false }), code, AMPLE)
      expect(unknown).toMatchObject({ exitCode: 0, userSeconds: null, systemSeconds: null })
      expect(unknown.reasons.userSeconds).toMatchObject({ kind: 'unwaited' })
    },
  )

  it('is not suspected where it makes threads and processes that it waits for', async () => {
    const code = `import os, subprocess, threading, time
def burn():
    end = time.thread_time() + 0.05
    while time.thread_time() < end: pass
threads = [threading.Thread(target=burn) for _ in range(8)]
for each in threads: each.start()
for each in threads: each.join()
for _ in range(20): subprocess.run(["true"])
print(sum(os.times()[:4]))`
    const launcher = openLauncher({ controlGroup: false })
    const tries = []
    do tries.push(await launchInBubblewrap(launcher, code, AMPLE))
    while (tries.length < 5 && !tries.some(isKnown))
    // What others do meanwhile could be its own: on a host that is busy all the time no more than a lower bound is known.
    const busyBeside = tries.map(({ hostBusySeconds, stdout }) => (hostBusySeconds ?? 0) - Number(stdout))
    expect(tries.some(isKnown) ? 1 : Math.min(...busyBeside)).toBeGreaterThan(0.025)
    for (const { reasons, ...outcome } of tries) {
      const reason = reasons.userSeconds
      const seconds = reason?.kind === 'unwaited' ? reason.leastSeconds : cpuSeconds({ reasons, ...outcome })
      expect(seconds).toBeGreaterThan(0.38)
    }
  })

  it.each(ofEach(HIDDEN_MEMORY))(
    'has it in its peak memory, or that it is a lower bound: %s, %o',
    async (name, way) => {
      const code = HIDDEN_MEMORY[name as keyof typeof HIDDEN_MEMORY]
      const { exitCode, peakMemoryBytes, reasons } = await launchInBubblewrap(openLauncher(way), code, AMPLE)
      expect(exitCode).toBe(0)
      if (way.controlGroup || reasons.peakMemoryBytes?.kind !== 'more-in-files') {
        expect(peakMemoryBytes).toBeGreaterThan(160 * MIB)
        expect(peakMemoryBytes).toBeLessThan(200 * MB)
      }
      expect(reasons.peakMemoryBytes?.kind).not.toBe('below-launcher')
    },
  )

  it.each(ofEach(HIDDEN_IN_KERNEL))('or that the kernel keeps more for it: %s, %o', async (name, way) => {
    const code = HIDDEN_IN_KERNEL[name as keyof typeof HIDDEN_IN_KERNEL]
    const hidden = await launchInBubblewrap(openLauncher(way), code, AMPLE)
    expect([hidden.exitCode, hidden.stderr]).toEqual([0, ''])
    const { kind } = hidden.reasons.peakMemoryBytes ?? {}
    if (way.controlGroup || kind !== 'more-in-files') expect(hidden.peakMemoryBytes).toBeGreaterThan(130 * MIB)
    if (!way.controlGroup) return // how much the host's kernel has grown others decide, too
    const limited = await launchInBubblewrap(openLauncher(way), code, { memoryBytes: 100 * MIB })
    expect(limited.endedFor).toBe('memory')
  })

  it.each(ways)('is told of no more than it takes where the kernel keeps what is usual: %o', async (way) => {
    const code = `import multiprocessing, threading, time
def work(_):
    held = bytearray(8 * 2**20)
    time.sleep(0.3)
if __name__ == "__main__":
    threads = [threading.Thread(target=time.sleep, args=(0.3,)) for _ in range(20)]
    for each in threads: each.start()
    with multiprocessing.Pool(4) as pool: pool.map(work, range(4))`
    const { reasons } = await launchInBubblewrap(openLauncher(way), code, AMPLE)
    expect(reasons.peakMemoryBytes).toMatchObject({ kind: 'looked-at', outsideBytes: null })
  })

  it.each(ways)('counts what waits in sockets of its own network: %o', async (way) => {
    const outcome = await launchInBubblewrap(openLauncher(way), SOCKETS, AMPLE)
    expect(outcome.exitCode).toBe(0)
    expect(Number(outcome.stdout)).toBeGreaterThan(8 * MIB)
    expect(outcome.peakMemoryBytes).toBeGreaterThan(0.9 * Number(outcome.stdout))
  })

  it('is held to its memory there, too', async () => {
    const limits = { memoryBytes: 100 * MIB }
    const looked = await launchInBubblewrap(openLauncher({ controlGroup: false }), SOCKETS, limits)
    expect(looked.endedFor).toBe('memory')
    const counted = await launchInBubblewrap(openLauncher(), SOCKETS, limits)
    if (counted.memorySampled === null && counted.endedFor !== 'memory')
      expect(Number(counted.stdout)).toBeLessThan(100 * MIB)
  })

  it.each(ofEach(HIDDEN_FILES))('is held to its disk: %s, %o', async (name, way) => {
    const code = HIDDEN_FILES[name as keyof typeof HIDDEN_FILES]
    const outcome = await launchInBubblewrap(openLauncher(way), code, { ...AMPLE, diskBytes: 96 * MIB })
    expect(outcome).toMatchObject({ endedFor: 'disk' })
  })

  it('sets no room aside on a disk, and can still ask for it', async () => {
    const code = `import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
fds = [1, 2, os.open("f", os.O_RDWR | os.O_CREAT), os.memfd_create("f")]
for fd in fds:
    for mode in (0, 1, 3):
        libc.fallocate(fd, mode, ctypes.c_long(0), ctypes.c_long(2**28))
        os.write(2, b"%d\\n" % ctypes.get_errno())
os.posix_fallocate(fds[2], 0, 2**20)
print(os.fstat(fds[2]).st_size)`
    const outcome = await launchInBubblewrap(openLauncher(), code, AMPLE)
    expect(outcome.stderr.trim().split('\n')).toEqual(Array(12).fill('95')) // EOPNOTSUPP
    expect(outcome.stdout.trim()).toBe(String(MIB))
  })
})
