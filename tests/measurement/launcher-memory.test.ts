import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { judgeEnd } from '../../src/measurement/ending.ts'
import { behindGate } from '../../src/measurement/launcher.ts'
import { DEFAULT_LIMITS } from '../../src/sandbox/run-limits.ts'
import { launch, launchInBubblewrap, openLauncher } from '../support/launch.ts'
import { PYTHON } from '../support/python.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder } from '../support/temporary.ts'

const ways = [{ controlGroup: true }, { controlGroup: false }] as const
const MIB = 1024 ** 2
const SELF_KILL = ['sh', '-c', 'kill -KILL $$']

it.each(ways)('does not take a script that kills itself for one that ran out of memory: %o', async (way) => {
  const outcome = await launch(openLauncher(way), SELF_KILL, { bounds: { memoryBytes: 500 * MIB } })
  expect(outcome).toMatchObject({ endedFor: null, signal: 'SIGKILL', memoryWatched: true })
  expect(judgeEnd(outcome, outcome, '', DEFAULT_LIMITS)).toMatchObject({
    status: 'failed',
    failureClass: 'signal',
    errorMessage: 'ended by SIGKILL',
  })
})

/** Where the kernel killed for memory meanwhile, or does not count, a SIGKILL is most likely that. */
it.each([
  ['it killed one', '7', '8', false],
  ['it killed none', '7', '7', true],
  ['it does not count', null, null, false],
])('knows of what the kernel killed for memory without a control group: %s', async (_, before, after, knows) => {
  const code = `import sys
sys.path.insert(0, ${JSON.stringify(assetPath('python', 'launcher'))})
import bounds
from limit_groups import LimitPlaces
counts = iter([${before ?? 'None'}, ${after ?? 'None'}])
bounds.oom_kills = lambda: next(counts)
job = {"stdout": "/dev/null", "stderr": "/dev/null", "bounds": {"memoryBytes": 1}}
groups = bounds.limit_run(job, LimitPlaces(None, {}, "none"))
print(bounds.Bounds(job, groups).knows_memory_kills())`
  const { stdout, stderr } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', code])
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe(knows ? 'True' : 'False')
})

it('counts the processes that this kernel killed for memory', async (context) => {
  const vmstat = await readFile('/proc/vmstat', 'utf8').catch(() => '')
  context.skip(!vmstat.includes('oom_kill '), 'this kernel does not count them')
  const code = `import sys\nsys.path.insert(0, ${JSON.stringify(assetPath('python', 'launcher'))})
from memory import oom_kills\nprint(oom_kills())`
  const { stdout } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', code])
  expect(Number(stdout)).toBeGreaterThanOrEqual(Number(/^oom_kill (\d+)$/m.exec(vmstat)?.[1]))
})

it('holds a run to its memory by looking, and says why, where another user may make no group', async (context) => {
  context.skip(process.getuid?.() !== 0, 'only root can become somebody else')
  const python = join(await makeFolder(), 'python')
  await chmod(join(python, '..'), 0o755)
  const drop = '--reuid=65534 --regid=65534 --clear-groups'
  await writeFile(python, `#!/bin/sh\nexec setpriv ${drop} /usr/bin/python3 "$@"\n`, { mode: 0o755 })
  const hog = 'import time\nheld = bytearray(300 * 2**20)\nheld[::4096] = b"x" * len(held[::4096])\ntime.sleep(20)'
  const outcome = await openLauncher({ python }).run({
    argv: behindGate(['/usr/bin/python3', '-c', hog]),
    env: {},
    cwd: '/',
    stdout: '/dev/null',
    stderr: '/dev/null',
    timeoutSeconds: 30,
    counters: [],
    limits: {},
    bounds: { memoryBytes: 100 * MIB },
  })
  expect(outcome).toMatchObject({ endedFor: 'memory', signal: 'SIGKILL' })
  expect(['not-allowed', 'not-passed-on', 'not-mounted']).toContain(outcome.memorySampled?.kind)
})

it.each(ways)(
  'counts what a run without a sandbox writes into the memory of the host, and nothing that was there: %o',
  async (way) => {
    const before = `/dev/shm/greenml-test-${process.pid}-before`
    const file = `/dev/shm/greenml-test-${process.pid}`
    await writeFile(before, Buffer.alloc(60 * MIB, 1))
    const code = `import os, time
with open("${file}", "wb") as held:
    for _ in range(60): held.write(b"x" * 2**20)
time.sleep(0.5)
os.unlink("${file}")`
    const outcome = await launch(openLauncher(way), ['/usr/bin/python3', '-c', code]).finally(() => rm(before))
    expect(outcome.peakMemoryBytes).toBeGreaterThan(60 * MIB)
    expect(outcome.peakMemoryBytes).toBeLessThan(100 * MIB)
    expect(outcome.reasons.peakMemoryBytes).toMatchObject({ kind: 'looked-at', outsideBytes: expect.any(Number) })
  },
)

it('looks at no more files in the memory of the host than a look has time for', async () => {
  const folder = await makeFolder({ 'a/b/c': 'x'.repeat(5000) })
  const code = `import sys
sys.path.insert(0, ${JSON.stringify(assetPath('python', 'launcher'))})
import os, outside_memory
outside_memory.SHARED_FOLDER = ${JSON.stringify(folder)}
own = outside_memory.written_bytes(0)
for number in range(3000): open(f"${folder}/{number}", "w").close()
looked, lstat = [], os.lstat
os.lstat = lambda path: looked.append(path) or lstat(path)
outside_memory.written_bytes(0)
print(own >= 5000, outside_memory.written_bytes(9e9), len(set(looked)))`
  const { stdout, stderr } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', code])
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('True 0 1000')
})

/** The reader of memory where all of a run's is its processes'. */
const OF_PROCESSES = `import sys
sys.path.insert(0, ${JSON.stringify(assetPath('python', 'launcher'))})
import memory
class Outside:
    files = buffers = unseen = 0
    def look(self, pids, resident): pass`

it('reads shares again where pages came while it read: those of the first process counted whole, of the last in parts', async () => {
  const code = `${OF_PROCESSES}
MIB = 2 ** 20
mapped = {1: 200 * MIB, 2: 50 * MIB}
def share(pid):
    found = mapped[1] if mapped[2] < mapped[1] else mapped[1] // 2
    mapped[2] = mapped[1]
    return found
memory.resident = lambda pid: mapped[pid]
tree = memory.TreeMemory(set(), Outside())
tree.proportional = share
tree.look([1, 2])
print(tree.peak // MIB)`
  const { stdout, stderr } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', code])
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('200')
})

it('keeps time for where memory stands still, and tells of no more than that once it has looked there', async () => {
  const code = `${OF_PROCESSES}
class Clock: # a closer look takes 80 ms a GB
    def monotonic(self): return 0.001 * at
    def process_time(self): return looked * 80e-12
MB, at, looked, size = 10 ** 6, 0, 0, 0
def share(pid):
    global looked
    looked += size
    return size - 10 * MB
memory.time = Clock()
memory.resident = lambda pid: size
memory.shared = lambda pid: 10 * MB
tree = memory.TreeMemory(set(), Outside())
tree.proportional = share
for at, size in (80, 30 * MB), (120, 65 * MB), (150, 100 * MB), (200, 110 * MB), (250, 110 * MB):
    tree.look([1, 2])
print(tree.peak // MB, tree.judge(0, 0)[1]["residentBytes"])`
  const { stdout, stderr } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', code])
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('200 None')
})

it('takes what the control group counts where there is no time to read shares: workers that write into copies show no more pages', async () => {
  const code = `${OF_PROCESSES}
MIB = 2 ** 20
memory.resident = lambda pid: {9: 20}.get(pid, 200) * MIB
memory.shared = lambda pid: 5 * MIB
for own in (lambda: 620 * MIB), (lambda: None):
    tree = memory.TreeMemory({9}, Outside(), own)
    tree.spent = 60
    tree.look([1, 2, 3, 4, 9])
    print(tree.peak // MIB)`
  const { stdout, stderr } = await runCommand(PYTHON, ['-I', '-S', '-B', '-c', code])
  expect(stderr).toBe('')
  expect(stdout.trim()).toBe('600\n195')
})

describeInBubblewrap('in the sandbox', () => {
  const write = (place: string, mebibytes: number) =>
    `import time
with open("${place}/flood", "wb") as file:
    for _ in range(${mebibytes}): file.write(b"x" * 2**20)
time.sleep(${mebibytes > 100 ? 20 : 0.5})`

  it.each(
    ways.flatMap((way) => [
      [way, '/tmp', 250, 'memory'] as const,
      [way, '/dev/shm', 250, 'memory'] as const,
      [way, '/tmp', 50, null] as const,
    ]),
  )('counts files in memory as memory: %o, %s, %d MiB', async (way, place, mebibytes, endedFor) => {
    const outcome = await launchInBubblewrap(openLauncher(way), write(place, mebibytes), { memoryBytes: 150 * MIB })
    expect(outcome).toMatchObject({ endedFor })
  })
})
