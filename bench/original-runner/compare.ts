// GenAI-GreenML's own runner beside `greenml`, on the same ten of its projects and the same four scripts of each: from
// nothing, and again.   node bench/original-runner/compare.ts <checkout of GenAI-GreenML> [projects,time,misbehaving]

import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { median } from '../../src/base/numbers.ts'
import { alignColumns } from '../../src/base/text/text-table.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import { diskBytes } from './disk.ts'
import { timeErrors } from './known-time.ts'
import { misbehave } from './misbehaving.ts'
import { greenml, importAll, type OurRun, runOurs, scriptSeconds } from './ours.ts'
import { copyProjects, MODEL, PROJECTS, SCRIPTS_PER_PROJECT } from './projects.ts'
import { besideScripts, runTheirs, type TheirMachine, type TheirRun } from './theirs.ts'

const NEEDS = `Needs: git, a Python with venv, bubblewrap, the package index, 6 GB of free disk, 10 minutes of an idle machine; and
  git clone https://github.com/Bearwick/GenAI-GreenML && git -C GenAI-GreenML checkout f51bb42
  node bench/original-runner/compare.ts GenAI-GreenML`

const PARTS = { projects: compareProjects, time: compareTimes, misbehaving: compareMisbehaviour }
const WIDTH = 140

interface Bench {
  readonly checkout: string
  readonly work: string
  readonly cache: string
  readonly env: NodeJS.ProcessEnv
  /** The original's runner, by the interpreter that our side chose: to be asked for when that has made an environment. */
  readonly machine: () => Promise<TheirMachine>
}

const [checkout, parts = Object.keys(PARTS).join()] = process.argv.slice(2)
if (checkout === undefined) {
  process.stderr.write(`${NEEDS}\n`)
  process.exit(2)
}
const work = await mkdtemp(join(tmpdir(), 'greenml-side-by-side-'))
process.once('SIGINT', () => {
  rmSync(work, { recursive: true, force: true })
  process.exit(130)
})
try {
  const cache = join(work, 'cache')
  // Both start without a download, and keep what they download for the second time.
  const { PIP_NO_CACHE_DIR: _pip, UV_NO_CACHE: _uv, ...kept } = process.env
  const env = { ...kept, PIP_CACHE_DIR: join(work, 'pip-cache'), GREENML_CACHE: cache }
  const machine = async () => ({ checkout: resolve(checkout), python: await usedPython(cache), env })
  const load = loadavg()[0] ?? 0
  for (const [name, part] of Object.entries(PARTS)) {
    if (parts.split(',').includes(name)) await part({ checkout: resolve(checkout), work, cache, env, machine })
  }
  const { python } = await machine()
  print(
    `${cpus().length} × ${cpus()[0]?.model}; load before ${load.toFixed(1)}, after ${(loadavg()[0] ?? 0).toFixed(1)}; both by ${python}`,
  )
} finally {
  await rm(work, { recursive: true, force: true })
}

async function compareProjects({ checkout, work, cache, env, machine }: Bench): Promise<void> {
  const sides = await copyProjects(checkout, work)
  const dataset = join(work, 'dataset')
  const began = childCpuSeconds()
  const importSeconds = await importAll(env, dataset, sides.sources, PROJECTS)
  tell('imported')
  const warm = () => greenml(env, 'env', 'warm', '--dataset', dataset)
  const run = (name: string) =>
    runOurs(
      env,
      { campaign: join(work, name), dataset, answers: sides.answers },
      '--modes',
      'assisted,autonomous',
      '--models',
      MODEL,
    )
  const warmSeconds = await warm()
  const ourCpu = childCpuSeconds() - began
  tell('environments made')
  const ours = { warm: warmSeconds, first: await run('first'), warmAgain: await warm(), again: await run('again') }
  tell('greenml ran the scripts twice')
  const runner = await machine()
  const theirCpu = [childCpuSeconds()]
  const timed = async () => {
    const result = await runTheirs(runner, sides.theirs)
    theirCpu.push(childCpuSeconds())
    tell("the original's runner ended")
    return result
  }
  const theirs = { first: await timed(), again: await timed() }
  const [before = 0, between = 0, after = 0] = theirCpu
  const theirSetUpCpu = between - before - (after - between)

  const seconds = (value: number) => `${value.toFixed(1)} s`
  const times = (a: number, b: number) => `${(a / b).toFixed(1)} ×`
  const theirSetUp = [besideScripts(theirs.first), besideScripts(theirs.again)] as const
  const ourSetUp = [importSeconds + ours.warm, ours.warmAgain] as const
  const theirDisk = (await diskBytes(sides.theirs)) - (await diskBytes(sides.sources))
  const ourDisk = await diskBytes(cache)
  const one = await diskBytes(join(sides.theirs, 'animals-classification', 'venv'))
  const ourOne = await diskOfOneLock(work, env, dataset)
  const table = [
    ['', "GenAI-GreenML's runner", 'greenml', ''],
    ['environments from nothing', seconds(theirSetUp[0]), seconds(ourSetUp[0]), times(theirSetUp[0], ourSetUp[0])],
    ['of it, locks (import)', '', seconds(importSeconds), ''],
    ['CPU of it (theirs: first less again)', seconds(theirSetUpCpu), seconds(ourCpu), times(theirSetUpCpu, ourCpu)],
    ['environments again', seconds(theirSetUp[1]), seconds(ourSetUp[1]), times(theirSetUp[1], ourSetUp[1])],
    [
      'all from nothing',
      seconds(theirs.first.wallSeconds),
      seconds(ourSetUp[0] + ours.first.wallSeconds),
      times(theirs.first.wallSeconds, ourSetUp[0] + ours.first.wallSeconds),
    ],
    [
      'all again',
      seconds(theirs.again.wallSeconds),
      seconds(ours.again.wallSeconds),
      times(theirs.again.wallSeconds, ours.again.wallSeconds),
    ],
    ['of it, the scripts', seconds(sumOf(theirs.again)), seconds(scriptSeconds(ours.again)), ''],
    ['disk: theirs venvs, ours all of the cache', megabytes(theirDisk), megabytes(ourDisk), times(theirDisk, ourDisk)],
    [
      "disk with pip's downloads",
      megabytes(theirDisk + (await diskBytes(join(work, 'pip-cache')))),
      megabytes(ourDisk),
      times(theirDisk + (await diskBytes(join(work, 'pip-cache'))), ourDisk),
    ],
    ['disk of ten with one lock: 10 × one, one', megabytes(10 * one), megabytes(ourOne), times(10 * one, ourOne)],
    ['runs planned, with an outcome', theirOutcomes(theirs.again), ourOutcomes(ours.again), ''],
  ]
  print(
    ...alignColumns(table, WIDTH),
    `as configured by default greenml makes ${await countByDefault(env, join(work, 'default'), dataset, sides.answers)} runs of the same`,
    'targets: environments ≥ 8 × faster; disk ≥ 4 × less, ≥ 10 × where a lock is shared; no run without an outcome',
    '',
  )
}

async function compareTimes({ work, env, machine }: Bench): Promise<void> {
  const { endSeconds, ...errors } = await timeErrors(work, machine, env)
  print(
    ...alignColumns(
      [
        ['error of the reported time', 'median', 'least', 'most', 'scripts'],
        ...Object.entries(errors).map(([side, all]) => [side, ...describeErrors(all)]),
      ],
      WIDTH,
    ),
    `(against each script's own clocks, and ${(1000 * endSeconds).toFixed(1)} ms for the end of its interpreter)`,
    '',
  )
}

async function compareMisbehaviour({ work, env, machine }: Bench): Promise<void> {
  const { theirs, ours } = await misbehave(work, machine, env)
  const rows = Object.keys(theirs.booked).map((name) => [name, theirs.booked[name] ?? '', ours.booked[name] ?? ''])
  const left = ['processes left', `${theirs.survivors}`, `${ours.survivors}`]
  print(...alignColumns([['script', "GenAI-GreenML's runner", 'greenml'], ...rows, left], WIDTH), '')
}

function sumOf(run: TheirRun): number {
  return run.wallSeconds - besideScripts(run)
}
function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`
}

function theirOutcomes({ rows }: TheirRun): string {
  const silent = rows.filter(
    ({ status, accuracy }) => status === 'OK' && !(Number(accuracy) >= 0 && accuracy !== ''),
  ).length
  return `${Object.keys(PROJECTS).length * SCRIPTS_PER_PROJECT}, ${rows.length} (${tally(rows)}; of OK, ${silent} without a number)`
}

function ourOutcomes({ planned, records }: OurRun): string {
  return `${planned}, ${records.length} (${tally(records)})`
}

function tally(rows: readonly { readonly status: string }[]): string {
  return [...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => `${all.length} ${status}`).join(', ')
}

function describeErrors(errors: readonly number[]): string[] {
  const ms = (value: number | null) =>
    `${value === null || value < 0 ? '' : '+'}${(1000 * (value ?? Number.NaN)).toFixed(1)} ms`
  return [ms(median(errors)), ms(Math.min(...errors)), ms(Math.max(...errors)), `${errors.length}`]
}

/** User and system seconds of all children that have ended, and of theirs. */
function childCpuSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/** The interpreter that our side chose: the original's runner is given the same. */
async function usedPython(cache: string): Promise<string> {
  const folder = join(cache, 'environments')
  for (const name of await readdir(folder)) {
    const path = join(folder, name, 'greenml-complete.json')
    if (existsSync(path))
      return z.object({ executable: z.string() }).parse(JSON.parse(readFileSync(path, 'utf8'))).executable
  }
  throw new Error(`no environment in ${folder}`)
}

async function countByDefault(env: NodeJS.ProcessEnv, campaign: string, dataset: string, answers: string) {
  await greenml(env, 'plan', '--campaign', campaign, '--dataset', dataset, '--answers', answers)
  return (await readPlan(campaign)).expected.runs
}

function tell(what: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`)
}

/** What one environment takes in a cache of its own, uv and its downloads included. */
async function diskOfOneLock(work: string, env: NodeJS.ProcessEnv, dataset: string): Promise<number> {
  const cache = join(work, 'cache-of-one')
  await greenml(
    { ...env, GREENML_CACHE: cache },
    'env',
    'warm',
    '--projects',
    '^animals-classification$',
    '--dataset',
    dataset,
  )
  return diskBytes(cache)
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}
