import { spawn } from 'node:child_process'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Launcher } from '../../src/measurement/launcher.ts'
import { cpuSeconds, launch, openLauncher } from '../support/launch.ts'
import { allGone, eventually, findProcesses, uniqueSeconds } from '../support/processes.ts'
import { makeFolder } from '../support/temporary.ts'

const BURN = 'import time\nend = time.process_time() + 0.4\nwhile time.process_time() < end: pass\n'

/** How long it took seen from outside: more than the launcher may tell, however busy this machine is. */
async function timed(launching: () => ReturnType<typeof launch>) {
  const start = performance.now()
  const outcome = await launching()
  return { outcome, seconds: (performance.now() - start) / 1000 }
}

it('tells the wall time of a program, and no processor time that it did not use', async () => {
  const { outcome, seconds } = await timed(() => launch(openLauncher(), ['sleep', '0.4']))
  expect(outcome.wallSeconds).toBeGreaterThanOrEqual(0.4)
  expect(outcome.wallSeconds).toBeLessThan(seconds)
  expect(cpuSeconds(outcome)).toBeLessThan(0.3)
  expect(outcome).toMatchObject({ started: true, exitCode: 0, signal: null, endedFor: null, survivors: 0 })
  expect(outcome.peakMemoryBytes).toBeGreaterThan(100_000)
})

it('counts the processor time of a worker that detached itself twice', async () => {
  const script = `import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        ${BURN.trim().replaceAll('\n', '\n        ')}
        open("done", "w").close()
    os._exit(0)
os.wait()
while not os.path.exists("done"): time.sleep(0.01)
`
  const outcome = await launch(openLauncher(), ['python3', '-c', script], { env: { PATH: process.env.PATH ?? '' } })
  expect(outcome.stderr).toBe('')
  expect(cpuSeconds(outcome)).toBeGreaterThan(0.35)
})

it('ends the whole process group when the time is up', async () => {
  const seconds = uniqueSeconds()
  const outcome = await launch(openLauncher(), ['sh', '-c', `sleep ${seconds} & sleep ${seconds}; wait`], {
    timeoutSeconds: 0.3,
  })
  expect(outcome).toMatchObject({ endedFor: 'wall', exitCode: null, signal: 'SIGKILL' })
  expect(outcome.wallSeconds).toBeGreaterThanOrEqual(0.3)
  expect(await findProcesses(seconds)).toEqual([])
})

it('kills a daemon that outlived its program, and says so', async () => {
  const seconds = uniqueSeconds()
  const outcome = await launch(openLauncher(), ['sh', '-c', `setsid sleep ${seconds} & exit 0`])
  expect(outcome).toMatchObject({ exitCode: 0, survivors: 1 })
  expect(await findProcesses(seconds)).toEqual([])
})

it('does not call a child a survivor that had ended by itself', async () => {
  const outcome = await launch(openLauncher(), ['sh', '-c', '(sleep 0.05 &) ; sleep 0.4'])
  expect(outcome.survivors).toBe(0)
})

const endings: [string, number | null, string | null][] = [
  ['sys.exit(7)', 7, null],
  ['os.abort()', null, 'SIGABRT'],
  ['os.kill(os.getpid(), 40)', null, 'signal 40'],
]
it.each(endings)('reports how `%s` ended', async (code, exitCode, signal) => {
  const env = { PATH: process.env.PATH ?? '' }
  const outcome = await launch(openLauncher(), ['python3', '-c', `import os, sys; ${code}`], { env })
  expect(outcome).toMatchObject({ exitCode, signal })
})

it('leaves Ctrl-C and broken pipes to the program as a shell would', async () => {
  const outcome = await launch(openLauncher(), ['sh', '-c', 'grep SigIgn /proc/self/status'])
  expect(outcome.stdout).toMatch(/SigIgn:\s+0+$/m)
})

it('starts the clock when the gate opens, not when the sandbox is made', async () => {
  const slow = ['/bin/sh', '-c', 'sleep 1; printf r >&4; read -r go <&3; exec "$@"', 'slow', 'true']
  const { outcome, seconds } = await timed(() => launch(openLauncher(), [], { argv: slow }))
  expect(outcome).toMatchObject({ started: true, exitCode: 0 })
  expect(seconds - (outcome.wallSeconds ?? 0)).toBeGreaterThanOrEqual(1)
})

it('says when the program never started', async () => {
  const outcome = await launch(openLauncher(), [], { argv: ['/no/such/sandbox'] })
  expect(outcome).toMatchObject({ started: false, exitCode: 127 })
  expect(outcome.wallSeconds).toBeUndefined()
  expect(outcome.stderr).toContain('/no/such/sandbox')
})

it('hands the program three descriptors and no more', async () => {
  const outcome = await launch(openLauncher(), ['ls', '/proc/self/fd'])
  expect(outcome.stdout.trim().split(/\s+/)).toEqual(['0', '1', '2', '3']) // 3 is the folder that ls reads
})

it('sets the limits that it is given', async () => {
  const outcome = await launch(openLauncher(), ['sh', '-c', 'ulimit -c; ulimit -n'], {
    limits: { CORE: 0, NOFILE: 99 },
  })
  expect(outcome.stdout).toBe('0\n99\n')
})

it('reads counters at both edges, and null where one is gone', async () => {
  const folder = await makeFolder({ counter: '1000\n', other: '5\n' })
  const [counter, other] = [join(folder, 'counter'), join(folder, 'other')]
  const outcome = await launch(openLauncher(), ['sh', '-c', `echo 4000 > ${counter}; echo broken > ${other}`], {
    counters: [counter, other, join(folder, 'none')],
  })
  expect(outcome.samples.map((sample) => sample.values)).toEqual([
    [1000, 5, null],
    [4000, null, null],
  ])
})

it('runs one job after another and still answers after a broken one', async () => {
  const launcher = openLauncher()
  await expect(launch(launcher, ['true'], { stdout: '/no/such/folder/out' })).rejects.toThrow('the launcher failed')
  expect((await launch(launcher, ['true'])).exitCode).toBe(0)
})

it('never lets two launchers hold one host', async () => {
  const lock = join(await makeFolder(), 'lock')
  const [first, second] = [openLauncher(), openLauncher()]
  await first.holdHost('the first', () => expect.unreachable(), lock)
  const waits: string[] = []
  let held = false
  const waiting = second
    .holdHost('the second', (holder) => waits.push(holder), lock)
    .then(() => {
      held = true
    })
  expect(await eventually(() => waits.length > 0)).toBe(true)
  expect(waits).toEqual(['the first'])
  expect(held).toBe(false)
  await first[Symbol.asyncDispose]()
  await waiting
  expect(held).toBe(true)
})

it('frees the host when its holder is killed', async () => {
  const lock = join(await makeFolder(), 'lock')
  const first = openLauncher()
  await first.holdHost('one to be killed', () => expect.unreachable(), lock)
  for (const pid of await findLaunchers()) process.kill(pid, 'SIGKILL')
  const second = openLauncher()
  await second.holdHost('the next', () => {}, lock)
  expect((await launch(second, ['true'])).exitCode).toBe(0)
})

it('does not write through a link that somebody put in the place of the lock', async () => {
  const folder = await makeFolder({ precious: 'precious' })
  await symlink(join(folder, 'precious'), join(folder, 'lock'))
  await expect(openLauncher().holdHost('me', () => {}, join(folder, 'lock'))).rejects.toThrow(
    'keeps measurements of this host apart',
  )
  expect(await readFile(join(folder, 'precious'), 'utf8')).toBe('precious')
})

it('leaves nothing running when it is told to end, not even a process that detached itself', async () => {
  const seconds = uniqueSeconds()
  const launcher = new Launcher()
  const run = launch(launcher, ['sh', '-c', `setsid sleep ${seconds} & sleep ${seconds}`])
  run.catch(() => {})
  expect(await eventually(async () => (await findProcesses(seconds)).length >= 3)).toBe(true)
  await launcher[Symbol.asyncDispose]()
  await expect(run).rejects.toThrow('the launcher ended')
  expect(await findProcesses(seconds)).toEqual([])
})

it('takes its program with it when it is killed', async () => {
  const seconds = uniqueSeconds()
  const launcher = openLauncher()
  const run = launch(launcher, ['sleep', seconds])
  run.catch(() => {})
  expect(await eventually(async () => (await findProcesses(seconds)).length > 0)).toBe(true)
  for (const pid of await findLaunchers()) process.kill(pid, 'SIGKILL')
  await expect(run).rejects.toThrow('the launcher ended')
  expect(await allGone(seconds)).toBe(true)
})

it('ends with the process that started it, however that one ended', async () => {
  const seconds = uniqueSeconds()
  const module = new URL('../../src/measurement/launcher.ts', import.meta.url).href
  const code = `import { behindGate, Launcher } from '${module}'
    const job = { argv: behindGate(['sh', '-c', 'setsid sleep ${seconds} & sleep ${seconds}']), env: {}, cwd: '/',
      stdout: '/dev/null', stderr: '/dev/null', timeoutSeconds: 60, counters: [], limits: {} }
    await new Launcher().run(job)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
  expect(await eventually(async () => (await sleepers(seconds)) === 2)).toBe(true)
  parent.kill('SIGKILL')
  expect(await eventually(async () => (await sleepers(seconds)) === 0)).toBe(true)
})

it('ends what is run behind what an abort ended, too', async () => {
  const launcher = openLauncher()
  const controller = new AbortController()
  const stopping = launcher.stopOn(controller.signal)
  const seconds = uniqueSeconds()
  const first = launch(launcher, ['sleep', seconds])
  await eventually(async () => (await findProcesses(seconds)).length > 0)
  controller.abort()
  expect(await first).toMatchObject({ endedFor: 'stop' })
  expect(await launch(launcher, ['sleep', '60'], { timeoutSeconds: 20 })).toMatchObject({ endedFor: 'stop' })
  stopping[Symbol.dispose]()
  expect(await launch(launcher, ['true'])).toMatchObject({ endedFor: null, exitCode: 0 })
})

it('names the missing interpreter', async () => {
  await using launcher = new Launcher({ python: '/no/such/python3' })
  await expect(launcher.holdHost('me', () => {}, '/tmp/never-made')).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringContaining('/no/such/python3 is not installed'),
  })
})

/** Launchers that this very process started. */
async function findLaunchers(): Promise<number[]> {
  const mine: number[] = []
  for (const pid of await findProcesses('python/launcher')) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    if (Number(stat.split(') ').at(-1)?.split(' ')[1]) === process.pid) mine.push(pid)
  }
  return mine
}

/** Processes named sleep with that argument: not the parent, whose code names it too. */
async function sleepers(seconds: string): Promise<number> {
  const pids = await findProcesses(seconds)
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
  return names.filter((name) => name.trim() === 'sleep').length
}
