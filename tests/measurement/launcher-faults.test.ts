import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Launcher } from '../../src/measurement/launcher.ts'
import { cpuSeconds, launch, openLauncher } from '../support/launch.ts'
import { allGone, eventually, findProcesses, uniqueSeconds } from '../support/processes.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

const ways = [{ controlGroup: true }, { controlGroup: false }] as const

it('ends a stopped program when its time is up', async () => {
  const outcome = await launch(openLauncher(), ['sh', '-c', 'kill -STOP $$'], { timeoutSeconds: 0.3 })
  expect(outcome).toMatchObject({ endedFor: 'wall', signal: 'SIGKILL' })
})

it('waits for a stopped program that is continued', async () => {
  const outcome = await launch(openLauncher(), ['sh', '-c', '(sleep 0.2; kill -CONT $$) & kill -STOP $$; wait; exit 4'])
  expect(outcome).toMatchObject({ exitCode: 4, endedFor: null, survivors: 0 })
})

it('leaves no stopped process when it is told to end', async () => {
  const seconds = uniqueSeconds()
  const launcher = new Launcher()
  const run = launch(launcher, ['sh', '-c', `setsid sleep ${seconds} & kill -STOP $! $$`])
  run.catch(() => {})
  expect(await eventually(async () => (await findProcesses(seconds)).length >= 2)).toBe(true)
  await launcher[Symbol.asyncDispose]()
  await expect(run).rejects.toThrow('the launcher ended')
  expect(await findProcesses(seconds)).toEqual([])
})

it('ends in order where what it ran stopped the launcher itself', async () => {
  const seconds = uniqueSeconds()
  const launcher = new Launcher()
  const run = launch(launcher, ['sh', '-c', `kill -STOP $PPID; exec sleep ${seconds}`])
  run.catch(() => {})
  let worker = '' // above a program that has become sleep once the launcher is stopped
  const hasStopped = async () => {
    const [pid] = await findProcesses(seconds)
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    worker = /\(sleep\) . (\d+)/.exec(stat)?.[1] ?? ''
    return worker !== ''
  }
  expect(await eventually(hasStopped)).toBe(true)
  await launcher[Symbol.asyncDispose]()
  await expect(run).rejects.toThrow('the launcher ended')
  expect(await findProcesses(seconds)).toEqual([])
  expect(existsSync(`/proc/${worker}`)).toBe(false)
})

it('is not slowed by a gigabyte of output', async () => {
  const job = {
    env: { PATH: '/usr/bin:/bin' },
    cwd: '/',
    stdout: '/dev/null',
    stderr: '/dev/null',
    counters: [],
    limits: {},
  }
  const argv = ['/bin/sh', '-c', 'printf r >&4; read -r go <&3; exec 3<&- 4>&-; exec head -c 1000000000 /dev/zero']
  const outcome = await openLauncher().run({ ...job, argv, timeoutSeconds: 30 })
  expect(outcome).toMatchObject({ exitCode: 0, endedFor: null })
})

it('ends a program whose output outgrows its limit', async () => {
  const outcome = await launch(openLauncher(), ['head', '-c', '2000000', '/dev/zero'], { limits: { FSIZE: 1_000_000 } })
  expect(outcome).toMatchObject({ exitCode: null, signal: 'SIGXFSZ' })
})

it('does without the output of a program that closes it', async () => {
  const outcome = await launch(openLauncher(), ['sh', '-c', 'exec 0<&- 1>&- 2>&-; exit 3'])
  expect(outcome).toMatchObject({ exitCode: 3, stdout: '' })
})

/** Each generation has the mark in its arguments, and a session of its own where it asks for one. */
const chain = (mark: string, session: string) => [
  PYTHON,
  '-c',
  `import os, sys\nif os.fork(): os._exit(0)\nwhile True:\n  ${session}\n  if os.fork(): os._exit(0)`,
  mark,
]

it.each(ways)('ends a chain of processes that fork and end without end: %o', async (way) => {
  const mark = `mark-${uniqueSeconds()}`
  const launcher = openLauncher(way)
  const outcome = await launch(launcher, chain(mark, 'pass'))
  expect(outcome).toMatchObject({ exitCode: 0, endedFor: null })
  expect(outcome.survivors).toBeGreaterThan(0)
  expect(await findProcesses(mark)).toEqual([])
  const detached = await launch(launcher, chain(mark, 'os.setsid()'))
  expect(detached.exitCode).toBe(0)
  expect(await allGone(mark)).toBe(true)
})

it.each(ways)('reaps short processes as they end, however many: %o', async (way) => {
  const code = 'while :; do (true &) ; done'
  const outcome = await launch(openLauncher(way), ['sh', '-c', code], { timeoutSeconds: 0.5 })
  expect(outcome).toMatchObject({ endedFor: 'wall', signal: 'SIGKILL' })
  expect(cpuSeconds(outcome)).toBeGreaterThan(0)
})

it.each(ways)('leaves nothing when the process that does the work is killed: %o', async (way) => {
  const seconds = uniqueSeconds()
  const launcher = openLauncher(way)
  const run = launch(launcher, ['sh', '-c', `setsid sleep ${seconds} & sleep ${seconds}`])
  run.catch(() => {})
  expect(await eventually(async () => (await sleepers(seconds)) === 2)).toBe(true)
  for (const pid of await findWorkers()) process.kill(pid, 'SIGKILL')
  await expect(run).rejects.toThrow('the launcher ended')
  expect(await allGone(seconds)).toBe(true)
})

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends with a caller that %s ended', async (signal) => {
  const seconds = uniqueSeconds()
  const module = new URL('../../src/measurement/launcher.ts', import.meta.url).href
  const code = `import { behindGate, Launcher } from '${module}'
    const job = { argv: behindGate(['sh', '-c', 'setsid sleep ${seconds} & sleep ${seconds}']), env: {}, cwd: '/',
      stdout: '/dev/null', stderr: '/dev/null', timeoutSeconds: 60, counters: [], limits: {} }
    await new Launcher().run(job)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'ignore' })
  expect(await eventually(async () => (await sleepers(seconds)) === 2)).toBe(true)
  parent.kill(signal)
  expect(await eventually(async () => (await sleepers(seconds)) === 0)).toBe(true)
})

/** Processes named sleep with that argument: not the caller, whose code names it too. */
async function sleepers(seconds: string): Promise<number> {
  const pids = await findProcesses(seconds)
  const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
  return names.filter((name) => name.trim() === 'sleep').length
}

/** The working halves of the launchers that this very process started: children of the guards. */
async function findWorkers(): Promise<number[]> {
  const parents = new Map<number, number>()
  for (const pid of await findProcesses('python/launcher')) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    parents.set(pid, Number(stat.split(') ').at(-1)?.split(' ')[1]))
  }
  return [...parents].flatMap(([pid, parent]) => (parents.get(parent) === process.pid ? [pid] : []))
}

/** An engine whose process 1 comes and is gone before the launcher, which it stops meanwhile, can take hold of it. */
const FLEETING = `import os, signal, socket, sys
launcher = os.getppid()
os.kill(launcher, signal.SIGSTOP)
while open(f'/proc/{launcher}/stat').read().rsplit(')', 1)[1].split()[0] != 'T': pass
first = os.fork()
if first == 0:
    socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET).connect(sys.argv[1])
    os._exit(0)
os.waitpid(first, 0)
os.kill(launcher, signal.SIGCONT)
sys.exit('it could not hold a container')`

it('is one run that failed where the first process of a container is gone before it is known', async () => {
  const folder = await makeFolder()
  const launcher = openLauncher()
  const [socket, stderr] = [join(folder, 'socket'), join(folder, 'stderr')]
  const command = { argv: ['/bin/true'], env: {}, cwd: '/' }
  const outcome = await launcher.run({
    argv: [PYTHON, '-I', '-S', '-c', FLEETING, socket],
    env: {},
    cwd: '/',
    stdout: '/dev/null',
    stderr,
    timeoutSeconds: 30,
    counters: [],
    limits: {},
    container: { socket, uid: process.getuid?.() ?? 0, remove: command, inside: command },
  })
  expect(outcome).toMatchObject({ started: false, endedFor: null })
  expect(await readFile(stderr, 'utf8')).toBe('it could not hold a container\n')
  expect(await launch(launcher, ['true'])).toMatchObject({ started: true, exitCode: 0 })
})
