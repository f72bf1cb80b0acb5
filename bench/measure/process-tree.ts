// Memory and processor time of whole process trees, with a control group and without.   node bench/measure/process-tree.ts
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { behindGate, Launcher, type LaunchOutcome } from '../../src/measurement/launcher.ts'

const burn = (seconds: number) => `end = time.process_time() + ${seconds}
    while time.process_time() < end: pass`
const DETACHED = `import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() != 0: os._exit(0)
    ${burn(1.5)}
    open("done", "w").close()
    os._exit(0)
os.wait()
while not os.path.exists("done"): time.sleep(0.01)
os.unlink("done")`
const UNWAITED = `import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
if os.fork() == 0:
    ${burn(1.5)}
    os._exit(0)
try: os.wait()
except ChildProcessError: pass`
const FOUR = `import os, time
for _ in range(4):
    if os.fork() == 0:
        block = bytearray(os.urandom(1)) * 150_000_000
        time.sleep(1)
        os._exit(0)
for _ in range(4): os.wait()`
const SHARED = `import os, time
block = bytearray(os.urandom(1)) * 150_000_000
for _ in range(4):
    if os.fork() == 0:
        time.sleep(1)
        os._exit(0)
for _ in range(4): os.wait()`
const ALONE = 'block = bytearray(b"x") * 150_000_000'

const cpu = ({ userSeconds, systemSeconds }: LaunchOutcome) =>
  userSeconds === null || systemSeconds === null ? 'null' : `${(userSeconds + systemSeconds).toFixed(3)} s`
const memory = ({ peakMemoryBytes }: LaunchOutcome) =>
  peakMemoryBytes === null ? 'null' : `${(peakMemoryBytes / 1e6).toFixed(1)} MB`
const cases: [string, string, string, (outcome: LaunchOutcome) => string, keyof LaunchOutcome['reasons']][] = [
  ['four children of 150 MB at one time', '≥ 600 MB', FOUR, memory, 'peakMemoryBytes'],
  ['150 MB that four children share', '≈ 160 MB', SHARED, memory, 'peakMemoryBytes'],
  ['150 MB in one process', '≈ 160 MB', ALONE, memory, 'peakMemoryBytes'],
  ['1.5 CPU seconds, forked away twice', '≥ 1.4 s', DETACHED, cpu, 'userSeconds'],
  ['1.5 CPU seconds that nobody waits for', '≥ 1.4 s', UNWAITED, cpu, 'userSeconds'],
]

const folder = await mkdtemp(join(tmpdir(), 'greenml-tree-'))
try {
  process.stdout.write(`load of the host before: ${loadavg()[0]}\n`)
  for (const controlGroup of [true, false]) {
    await using launcher = new Launcher({ controlGroup })
    process.stdout.write(
      `\n${controlGroup ? 'with a control group, where one can be made' : 'without a control group'}\n`,
    )
    for (const [name, truth, code, read, field] of cases) {
      const outcome = await launcher.run({
        argv: behindGate(['/usr/bin/python3', '-I', '-S', '-c', code]),
        env: {},
        cwd: folder,
        stdout: '/dev/null',
        stderr: '/dev/null',
        timeoutSeconds: 60,
        counters: [],
        limits: {},
      })
      const cells = [name.padEnd(40), truth.padEnd(12), read(outcome).padEnd(12), outcome.reasons[field] ?? 'exact']
      process.stdout.write(`${cells.join('')}\n`)
    }
  }
} finally {
  await rm(folder, { recursive: true })
}
