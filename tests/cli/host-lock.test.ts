import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli, startCli } from '../support/cli.ts'
import { allGone, eventually, findProcesses, uniqueSeconds } from '../support/processes.ts'
import { makeFolder } from '../support/temporary.ts'

const hostEnv = (lock: string) => ({ ...process.env, GREENML_HOST_LOCK: lock })

/** Writes when it began and when it ended, by the clock that all processes share. */
const stamp = (log: string) => [
  'python3',
  '-I',
  '-S',
  '-c',
  `import os, time
begin = time.monotonic_ns()
time.sleep(0.1)
with open(${JSON.stringify(log)}, "a") as file: file.write("%d %d %d\\n" % (os.getppid(), begin, time.monotonic_ns()))`,
]

it('lets no two processes measure at once, wherever they were started', async () => {
  const folder = await makeFolder()
  const [log, lock] = [join(folder, 'log'), join(folder, 'lock')]
  const args = ['measure', '--warmup', '0', '--repetitions', '4', '--', ...stamp(log)]
  const starts = await Promise.all([1, 2, 3].map(async () => startCli(args, hostEnv(lock), await makeFolder())))
  const ends = await Promise.all(starts.map(({ ended }) => ended))
  expect(ends.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0])
  const lines = (await readFile(log, 'utf8')).trim().split('\n')
  const runs = lines.map((line) => line.split(' ').map(Number)).sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0))
  expect(runs).toHaveLength(12)
  // Each waits until the other has ended, not only for its turn: its runs stand together.
  const launchers = runs.map(([launcher]) => launcher)
  expect(launchers.filter((launcher, index) => launcher !== launchers[index - 1])).toHaveLength(3)
  for (const [index, [, begin = 0]] of runs.entries()) expect(begin).toBeGreaterThan(runs[index - 1]?.[2] ?? 0)
  const pids = starts.map(({ child }) => child.pid)
  const told = ends.flatMap(({ stderr }) => [...stderr.matchAll(/waiting: another measurement.*\(process (\d+)\)/g)])
  expect(told.length).toBeGreaterThanOrEqual(2)
  expect(told.every(([, pid]) => pids.includes(Number(pid)))).toBe(true)
})

it('goes on when the process that held the host was killed', async () => {
  const lock = join(await makeFolder(), 'lock')
  const seconds = uniqueSeconds()
  const args = ['measure', '--warmup', '0', '--', 'sleep', seconds]
  const holder = startCli(args, { ...hostEnv(lock), TMPDIR: await makeFolder() }) // killed, it can't tidy up
  expect(await eventually(async () => (await findProcesses(seconds)).length > 1)).toBe(true)
  const waiter = startCli(['measure', '--warmup', '0', '--repetitions', '1', '--', 'true'], hostEnv(lock))
  expect(await eventually(() => waiter.said.stderr.includes(`(process ${holder.child.pid})`))).toBe(true)
  holder.child.kill('SIGKILL')
  expect((await waiter.ended).exitCode).toBe(0)
  expect(await allGone(seconds)).toBe(true)
})

it('tells whose file stands in the way of the lock, and how to go on', async () => {
  const lock = await makeFolder()
  const { exitCode, stderr } = await runCli(['measure', '--', 'true'], hostEnv(lock))
  expect(exitCode).toBe(125)
  expect(stderr).toContain(`can't be taken: ${lock}: `)
  expect(stderr).toContain('GREENML_HOST_LOCK')
  expect(stderr).not.toContain('fault of greenml')
})
