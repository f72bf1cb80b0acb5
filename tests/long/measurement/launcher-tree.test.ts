import { expect, it } from 'vitest'
import { assetPath } from '../../../src/base/package.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { behindGate } from '../../../src/measurement/launcher.ts'
import { cpuSeconds, launch, openLauncher } from '../../support/launch.ts'
import { PYTHON } from '../../support/python.ts'
import { makeFolder } from '../../support/temporary.ts'

const MB = 1e6
const ways = [{ controlGroup: true }, { controlGroup: false }] as const
const burn = (seconds: number) => `
end = time.process_time() + ${seconds}
while time.process_time() < end: pass`
const indent = (code: string) => code.trim().replaceAll('\n', '\n    ')

it.each(ways)('adds up the memory of processes that run at one time: %o', async (way) => {
  const code = `import os, time
ready, done = os.pipe(), os.pipe()
for _ in range(4):
  if os.fork() == 0:
    os.close(done[1])
    block = bytearray(os.urandom(1)) * 40_000_000
    os.write(ready[1], b"r")
    os.read(done[0], 1)
    os._exit(0)
for _ in range(4): os.read(ready[0], 1)
time.sleep(0.8)
os.close(done[1])
for _ in range(4): os.wait()`
  const { peakMemoryBytes, reasons } = await launch(openLauncher(way), [PYTHON, '-c', code])
  expect(peakMemoryBytes).toBeGreaterThan(160 * MB)
  expect(peakMemoryBytes).toBeLessThan(210 * MB)
  expect(reasons.peakMemoryBytes).toMatchObject({ kind: 'looked-at', of: 'tree', looks: expect.any(Number) })
})

it.each(ways)('counts memory once that forked workers share: %o', async (way) => {
  const code = `import os, time
block = bytearray(os.urandom(1)) * 80_000_000
for _ in range(4):
  if os.fork() == 0:
    time.sleep(0.5)
    os._exit(0)
for _ in range(4): os.wait()`
  const { peakMemoryBytes } = await launch(openLauncher(way), [PYTHON, '-c', code])
  expect(peakMemoryBytes).toBeGreaterThan(80 * MB)
  expect(peakMemoryBytes).toBeLessThan(110 * MB)
})

it('needs no reason for the memory of a single process, and says where its own pages show through', async () => {
  const launcher = openLauncher()
  const large = await launch(launcher, [PYTHON, '-c', 'bytearray(b"x") * 60_000_000'])
  expect(large.reasons).toEqual({})
  expect(large.peakMemoryBytes).toBeGreaterThan(60 * MB)
  const small = await launch(launcher, ['true'])
  expect(small.reasons.peakMemoryBytes).toEqual({ kind: 'below-launcher', bytes: expect.any(Number) })
})

it.each(ways)('counts a daemon that ended by itself before the program did: %o', async (way) => {
  const code = `import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        ${indent(burn(0.5)).replaceAll('\n', '\n    ')}
        open("done", "w").close()
    os._exit(0)
os.wait()
while not os.path.exists("done"): time.sleep(0.01)`
  const outcome = await launch(openLauncher(way), [PYTHON, '-c', code])
  expect(cpuSeconds(outcome)).toBeGreaterThan(0.48)
  expect(outcome.survivors).toBe(0)
})

const unwaited = `import os, signal, time
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
if os.fork() == 0:
    ${indent(burn(0.6))}
    os._exit(0)
try: os.wait()
except ChildProcessError: pass`

it('counts in a control group what nobody waits for', async (context) => {
  const outcome = await launch(openLauncher(), [PYTHON, '-c', unwaited])
  context.skip(outcome.reasons.userSeconds !== undefined, 'no control group can be made here')
  expect(cpuSeconds(outcome)).toBeGreaterThan(0.58)
})

it('tells without a control group no more than a lower bound where nobody waited', async () => {
  const outcome = await launch(openLauncher({ controlGroup: false }), [PYTHON, '-c', unwaited])
  expect(outcome).toMatchObject({ userSeconds: null, systemSeconds: null })
  expect(outcome.reasons.userSeconds).toEqual({ kind: 'unwaited', leastSeconds: expect.any(Number) })
  expect(outcome.reasons.userSeconds).toHaveProperty(
    'leastSeconds',
    expect.toSatisfy((least) => least > 0.2),
  )
})

it.each(ways)('leaves out what was used before the gate opened: %o', async (way) => {
  const slow = `import os, time${burn(0.4)}
os.execv("/bin/sh", ["sh", "-c", 'printf r >&4; read -r go <&3; exec true'])`
  const outcome = await launch(openLauncher(way), [], { argv: [PYTHON, '-c', slow] })
  expect(outcome.exitCode).toBe(0)
  expect(cpuSeconds(outcome)).toBeLessThan(0.3) // 0.4 s were burnt before
})

it.each(['/bin/sh', '/bin/bash'])(
  'tells a program that %s could not start from one that ends with 127',
  async (shell) => {
    const launcher = openLauncher()
    const folder = await makeFolder({ script: '#!/no/such/interpreter\n' })
    const run = (command: string[]) => launch(launcher, [], { argv: [shell, ...behindGate(command).slice(1)] })
    const missing = await run(['/no/such/program'])
    expect(missing).toMatchObject({ started: true, exitCode: 127, userSeconds: null, peakMemoryBytes: null })
    expect(missing).toMatchObject({
      notStarted: 127,
      reasons: { userSeconds: { kind: 'no-program' } },
    })
    expect(missing.wallSeconds).toBeUndefined()
    expect((await run([folder])).notStarted).toBe(126)
    expect((await run([`${folder}/script`])).notStarted).toBe(126)
    expect(await run(['sh', '-c', 'exit 127'])).toMatchObject({ exitCode: 127, notStarted: null })
    expect((await run(['ls', '/proc/self/fd'])).stdout.trim().split(/\s+/)).toEqual(['0', '1', '2', '3'])
  },
)

it('tells how busy the host was', async () => {
  const launcher = openLauncher()
  const busy = await launch(launcher, [PYTHON, '-c', `import time${burn(0.5)}`])
  expect(busy.hostBusySeconds).toBeGreaterThan(0.3)
  const folder = await makeFolder({ counter: '7\n' })
  const idle = await launcher.idle({ seconds: 0.3, everySeconds: 0.1, counters: [`${folder}/counter`, '/no/such'] })
  expect(idle.samples.map(({ values }) => values)).toEqual(Array(4).fill([7, null]))
  const [first, last] = [idle.samples[0]?.t ?? 0, idle.samples.at(-1)?.t ?? 0]
  expect(last - first).toBeGreaterThanOrEqual(0.299e9)
  expect(idle.hostBusySeconds).toBeGreaterThanOrEqual(0)
})

it('falls back to resident pages where it may not look closer, and says so', async (context) => {
  context.skip(process.getuid?.() !== 0, 'only root can become somebody else')
  const code = `import sys
sys.path.insert(0, ${JSON.stringify(assetPath('python', 'launcher'))})
from memory import TreeMemory
from outside_memory import Outside
memory = TreeMemory(set(), Outside(lambda: 0, False))
memory.look([1, ${process.pid}])
import json
print(json.dumps(memory.judge(0, 0)))`
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '/usr/bin/python3', '-I', '-S', '-B', '-c', code]
  const { stdout } = await runCommand('setpriv', nobody)
  expect(JSON.parse(stdout)).toEqual([
    expect.any(Number),
    expect.objectContaining({ kind: 'looked-at', sharedPages: 'in-each' }),
  ])
})
