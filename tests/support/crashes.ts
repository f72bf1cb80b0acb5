import { spawn } from 'node:child_process'
import { appendFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '../../src/base/random.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { CLI } from './cli.ts'
import { eventually, findProcesses, uniqueSeconds } from './processes.ts'

/** Who is killed: the benchmark, one of the two processes of its launcher, all three at once, or its process group. */
const VICTIMS = ['benchmark', 'guard', 'worker', 'all', 'group'] as const
type Victim = (typeof VICTIMS)[number]

const MANIFEST = `schemaVersion: 1
title: Tiny
origin: embedded
licence: null
entry: main.py
task: other
metric: { name: accuracy, direction: higher, scale: fraction }
environment: { python: ">=3.10", lock: requirements.lock }
needs: { memoryGiB: 1, timeoutSeconds: 20 }
`

/** Each execution leaves a line in `executions`, and a process that detached itself, with the mark of this start. */
const script = (folder: string) => `import os, subprocess, sys, time
with open(${JSON.stringify(join(folder, 'executions'))}, "a") as file:
    file.write("x\\n")
mark = open(${JSON.stringify(join(folder, 'mark'))}).read()
subprocess.Popen(["sleep", mark], start_new_session=True, stdin=-3, stdout=-3, stderr=-3)
time.sleep(0.02)
print("GREENML_METRIC accuracy=0.5")
`

/** A campaign of three short scripts below `folder`, not begun. */
export async function makeCrashCampaign(folder: string, repetitions: number, env: NodeJS.ProcessEnv) {
  const [campaign, dataset, answers] = ['campaign', 'dataset', 'answers'].map((name) => join(folder, name))
  if (campaign === undefined || dataset === undefined || answers === undefined) throw new Error('unreachable')
  const files = {
    'dataset/models.yaml': 'schemaVersion: 1\nmodels: []\n',
    'dataset/projects/one/project.yaml': MANIFEST,
    'dataset/projects/one/requirements.lock': '# no packages\n',
    'dataset/projects/one/source/main.py': script(folder),
    'answers/one/GENAIGREENML_assisted_a.py': script(folder),
    mark: '',
    executions: '',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await mkdir(join(folder, 'tmp'))
  const context = { logger: { info: () => {}, warn: () => {}, status: () => {} }, env }
  await plan({ campaign, dataset, answers, seed: 1, warmups: 1, repetitions, profiles: 0 }, context)
  await generate({ campaign, dataset, answers }, context)
  return { campaign, dataset }
}

export interface Crashes {
  /** Who was killed how often, and how often nothing was left to kill. */
  readonly kills: Readonly<Record<Victim, number>>
  /** What went wrong, in words; empty: nothing. */
  readonly faults: string[]
  /** Of the benchmark that ended by itself at last. */
  readonly exitCode: number | null
  readonly executions: number
  /** Launchers, whose control groups have their pids in their names. */
  readonly launchers: ReadonlySet<number>
}

/** Starts `greenml benchmark` again and again and kills it at random points, `kills` times, then lets it end. */
export async function crashAgainAndAgain(
  folder: string,
  { seed, kills, args, env }: { seed: number; kills: number; args: readonly string[]; env: NodeJS.ProcessEnv },
): Promise<Crashes> {
  const random = seededRandom(seed, 'crashes')
  const records = campaignFiles.records(join(folder, 'campaign'))
  const own = { ...env, TMPDIR: join(folder, 'tmp') }
  const count: Record<Victim, number> = { benchmark: 0, guard: 0, worker: 0, all: 0, group: 0 }
  const faults: string[] = []
  const launchers = new Set<number>()
  const marks: string[] = []
  let before = new Map<string, string>()
  for (let kill = 0; kill < kills; kill++) {
    const run = await start(folder, args, own)
    marks.push(run.mark)
    const newRecords = random.below(4)
    const delay = newRecords === 0 ? random.below(900) : random.below(120)
    const victim = VICTIMS[random.below(VICTIMS.length)] ?? 'benchmark'
    await Promise.race([untilRecords(records, before, newRecords), run.ended])
    await Promise.race([wait(delay), run.ended])
    const tree = await findLauncher(run.pid)
    if (tree.guard !== null) launchers.add(tree.guard)
    killVictim(victim, run.pid, tree)
    count[victim]++
    const found = [...(await findEndFaults(run, victim)), ...(await findLeftFolders(folder))]
    faults.push(...found.map((fault) => `kill ${kill} of ${victim}: ${fault}`))
    before = await readAll(records, before, faults)
    const [torn] = [...before.keys()]
    if (torn !== undefined && random.below(5) === 0) await appendFile(torn, '{"schemaVersion":1,"id":"torn')
    before = await readAll(records, before, faults)
  }
  const last = await start(folder, args, own)
  await last.ended
  await readAll(records, before, faults)
  if (last.exitCode() !== 0) faults.push(`at last: ${last.said()}`)
  for (const mark of marks) if (!(await allEnded(mark))) faults.push(`processes are left at last: sleep ${mark}`)
  const executions = (await readFile(join(folder, 'executions'), 'utf8')).split('\n').length - 1
  return { kills: count, faults, exitCode: last.exitCode(), executions, launchers }
}

/** What went wrong behind a kill. */
async function findEndFaults(run: Awaited<ReturnType<typeof start>>, victim: Victim): Promise<string[]> {
  const faults: string[] = []
  if ((await Promise.race([run.ended, wait(20_000, 'still there')])) === 'still there') {
    faults.push('the benchmark goes on')
    process.kill(run.pid, 'SIGKILL')
  }
  if (run.said().includes('fault of greenml')) faults.push(run.said())
  // What outlives a launcher that was killed whole is ended by the next one.
  if (victim !== 'all' && !(await allEnded(run.mark))) faults.push('processes are left')
  return faults
}

async function findLeftFolders(folder: string): Promise<string[]> {
  const left = (await readdir(join(folder, 'tmp'))).filter((name) => name.startsWith('greenml-'))
  return left.length > 3 ? [`${left.length} folders in /tmp: ${left.join(' ')}`] : []
}

async function start(folder: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const mark = uniqueSeconds()
  await writeFile(join(folder, 'mark'), mark)
  const [node, main] = CLI
  const places = ['--campaign', join(folder, 'campaign'), '--dataset', join(folder, 'dataset')]
  const child = spawn(node, [main, 'benchmark', ...places, ...args], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  if (child.pid === undefined) throw new Error('greenml could not be started')
  return { pid: child.pid, mark, ended, said: () => said, exitCode: () => child.exitCode }
}

/** Waits until a process has put so many records on file. */
async function untilRecords(folder: string, before: ReadonlyMap<string, string>, wanted: number): Promise<void> {
  if (wanted === 0) return
  for (;;) {
    await wait(5)
    const names = await readdir(folder).catch(() => [])
    const fresh = names.map((name) => join(folder, name)).filter((path) => !before.has(path))
    const texts = await Promise.all(fresh.map((path) => readFile(path, 'utf8')))
    if (texts.join('').split('\n').length - 1 >= wanted) return
  }
}

/** Every record file as it is now; a fault where something that stood in one is gone. */
async function readAll(folder: string, before: ReadonlyMap<string, string>, faults: string[]) {
  const now = new Map<string, string>()
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if ((await stat(path)).isFile()) now.set(path, await readFile(path, 'utf8'))
  }
  for (const [path, text] of before) if (!now.get(path)?.startsWith(text)) faults.push(`${path} lost what it held`)
  return now
}

async function findLauncher(benchmark: number) {
  const parents = new Map<number, number>()
  for (const pid of await findProcesses('python/launcher')) {
    const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    parents.set(pid, Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]))
  }
  const childOf = (parent: number | null) => [...parents].find(([, each]) => each === parent)?.[0] ?? null
  const guard = childOf(benchmark)
  return { guard, worker: guard === null ? null : childOf(guard) }
}

function killVictim(victim: Victim, benchmark: number, { guard, worker }: Awaited<ReturnType<typeof findLauncher>>) {
  const pids = {
    benchmark: [benchmark],
    guard: [guard ?? benchmark],
    worker: [worker ?? guard ?? benchmark],
    all: [guard ?? benchmark, worker ?? benchmark, benchmark],
    group: [-benchmark],
  }[victim]
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {} // it has ended by itself
  }
}

/** Not by its pid: a process named sleep with that argument. */
const allEnded = (mark: string) =>
  eventually(async () => {
    const pids = await findProcesses(mark)
    const names = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')))
    return !names.some((name) => name.trim() === 'sleep')
  })
