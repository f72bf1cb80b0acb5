// How evenly 500 projects × 8 models × 2 modes × 10 repetitions (one warm-up, one profile: 192,000 runs) fill 4, 40 and 256
// machines when what a run takes is known badly; and what planning that costs.   node bench/schedule/simulate-fan-out.ts
//
// Durations: a project's runs take exp(N(1.05, 1.05)) s, as the medians of GenAI-GreenML's 50 projects do, at most 900 s; each
// script exp(N(0, 0.5)) times that. Expected: the project's typicalSeconds, wrong by a factor of exp(N(0, 0.3)); or nothing,
// so that every project counts as the default. Machines are equally fast; the overheads are the schedule's own.

import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { type Random, seededRandom } from '../../src/base/random.ts'
import { alignColumns } from '../../src/base/text/text-table.ts'
import { listRemainingRuns } from '../../src/benchmark/resume.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { plan } from '../../src/commands/plan.ts'
import { LARGEST_MATRIX } from '../../src/github/matrices.ts'
import { listBlocks, listVariants } from '../../src/planning/plan-blocks.ts'
import { pullQueue, sumSeconds } from '../../src/planning/schedule/deal.ts'
import { makeSchedule, type Sharding, type WorkSchedule } from '../../src/planning/schedule/make-schedule.ts'
import { splitGroups } from '../../src/planning/schedule/split-groups.ts'
import { listWorkloads, RUN_OVERHEAD_SECONDS } from '../../src/planning/schedule/workload.ts'
import { blocksOfShard } from '../../src/planning/shards.ts'
import {
  groupKey,
  type PlannedBlock,
  type PlannedProject,
  pairKey,
  plannedProject as projectSchema,
} from '../../src/schema/campaign/plan.ts'
import { host } from '../../src/schema/measurement/hosts.ts'
import { makeRecords, normal } from '../../tests/analysis/factory.ts'
import { plannedProject } from '../../tests/support/planned-project.ts'
import { readRecords } from '../../tests/support/records.ts'
import { silentLogger } from '../../tests/support/silent-logger.ts'

const PROJECTS = Array.from({ length: 500 }, (_, index) => `project-${index}`)
const MODELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const DESIGN = {
  projects: PROJECTS,
  models: MODELS,
  modes: ['assisted', 'autonomous'] as const,
  samples: 1,
  repetitions: 10,
  warmups: 1,
  profiles: 1,
  flops: false,
  fanOut: 'project-model' as const,
  seed: 1,
}
const MACHINES = [4, 40, 256]
const DRAWS = 10
const TIME_LIMIT = 900

const print = (line: string) => process.stdout.write(`${line}\n`)

if (process.argv[2] === '--plan') await reportPlan(process.argv[3] ?? '')
else if (process.argv[2] === '--resume') await reportResume(process.argv[3] ?? '')
else {
  reportBalance()
  await reportPlanning()
}

function reportBalance(): void {
  const variants = listVariants(DESIGN)
  const whole = listBlocks(DESIGN, variants)
  for (const declared of [true, false]) {
    const what = declared ? 'of every project, wrong by a factor of exp(N(0, 0.3))' : 'of no project'
    print(`\ntypicalSeconds ${what}; longest / mean, median and largest of ${DRAWS} draws`)
    const rows = MACHINES.map((machines) => {
      const draws = Array.from({ length: DRAWS }, (_, draw) =>
        simulate(machines, split(machines, whole, variants, drawOnce(draw, declared))),
      )
      const tell = (name: keyof Outcome, digits = 2) => {
        const sorted = draws.map((each) => each[name]).sort((a, b) => a - b)
        return `${sorted[sorted.length >> 1]?.toFixed(digits)} (${sorted.at(-1)?.toFixed(digits)})`
      }
      const balances = (['longestGroup', 'apart', 'waves', 'early', 'single'] as const).map((name) => tell(name))
      return [`${machines} machines`, tell('hours', 1), ...balances]
    })
    const head = [
      '',
      'hours each',
      'longest group',
      'a shard a machine',
      'pulled: 256 a wave',
      'next wave early',
      'pulled: all groups',
    ]
    for (const line of alignColumns([head, ...rows], 200)) print(line)
  }
}

/** As `plan --hosts` does: groups that exceed what a machine should do are shared. */
function split(machines: number, whole: PlannedBlock[], variants: Parameters<typeof listBlocks>[1], drawn: Draw) {
  const parts = splitGroups({ blocks: whole, projects: drawn.projects }, machines, DESIGN.repetitions)
  return { ...drawn, blocks: parts.size === 0 ? whole : listBlocks({ ...DESIGN, parts }, variants) }
}

interface Outcome {
  readonly hours: number
  /** No deal of whole groups is better than this. */
  readonly longestGroup: number
  readonly apart: number
  /** A wave begins when the one before is over. */
  readonly waves: number
  /** A wave is queued as soon as the one before has left the queue. */
  readonly early: number
  /** A job for each project × model, in several matrices at once. */
  readonly single: number
}

function simulate(machines: number, { blocks, projects, blockSeconds }: Draw & { blocks: PlannedBlock[] }): Outcome {
  const groupSeconds = new Map(
    [...Map.groupBy(blocks, groupKey)].map(([group, [first, ...rest]]) => [
      group,
      (rest.length + 1) * (first === undefined ? 0 : (blockSeconds.get(pairKey(first)) ?? 0)),
    ]),
  )
  const hosts = [host.parse({ labels: ['x'], count: machines })]
  const run = (sharding: Sharding) =>
    trueJobs(makeSchedule({ campaign: 'c', blocks, projects }, hosts, sharding), { projects, blocks }, groupSeconds)
  const apart = run({ kind: 'machines' }).map(({ seconds }) => seconds)
  const waves = run({ kind: 'waves', jobs: LARGEST_MATRIX })
  const single = run({ kind: 'count', shards: groupSeconds.size })
  const mean = apart.reduce((sum, each) => sum + each, 0) / machines
  const inTurn = [...Map.groupBy(waves, ({ wave }) => wave).values()].map((jobs) => pullQueue(jobs, machines).busy)
  return {
    hours: mean / 3600,
    longestGroup: Math.max(1, Math.max(...groupSeconds.values()) / mean),
    apart: balanceOf(apart),
    waves: inTurn.reduce((sum, busy) => sum + Math.max(...busy), 0) / (sumSeconds(waves) / machines),
    early: balanceOf(pullQueue(waves, machines).busy),
    single: balanceOf(pullQueue(single, machines).busy),
  }
}

function balanceOf(busy: readonly number[]): number {
  return Math.max(...busy) / (busy.reduce((sum, each) => sum + each, 0) / busy.length)
}

interface Draw {
  /** With what the plan expects of each. */
  readonly projects: PlannedProject[]
  /** What a block of each project and model will really take. */
  readonly blockSeconds: ReadonlyMap<string, number>
}

function drawOnce(draw: number, declared: boolean): Draw {
  const random = seededRandom(draw, 'durations')
  const blockSeconds = new Map<string, number>()
  const projects = PROJECTS.map((slug): PlannedProject => {
    const typical = Math.min(TIME_LIMIT, logNormal(random, 1.05, 1.05))
    const script = () => Math.min(TIME_LIMIT, typical * logNormal(random, 0, 0.5)) + RUN_OVERHEAD_SECONDS
    const baselines = script() + script()
    for (const model of MODELS) blockSeconds.set(`${slug}/${model}`, baselines + script() + script())
    const needs = declared ? { typicalSeconds: typical * logNormal(random, 0, 0.3) } : {}
    return projectSchema.parse({ ...plannedProject(slug), needs, lockHash: slug.replace(/\D/g, '').padStart(64, '0') })
  })
  return { projects, blockSeconds }
}

function logNormal(random: Random, mean: number, deviation: number): number {
  return Math.exp(mean + deviation * normal(random))
}

/** The schedule's jobs with what they will really take, in their order. */
function trueJobs(
  { shards }: WorkSchedule,
  planned: Parameters<typeof listWorkloads>[0],
  groupSeconds: ReadonlyMap<string, number>,
): { wave: number; seconds: number }[] {
  const expected = new Map(listWorkloads(planned).map(({ group, seconds }) => [group, seconds]))
  return shards.map(({ wave, groups, expectedSeconds }) => {
    const around = groups.reduce((left, group) => left - (expected.get(group) ?? 0), expectedSeconds)
    return { wave, seconds: groups.reduce((sum, group) => sum + (groupSeconds.get(group) ?? 0), around) }
  })
}

/** `greenml plan` itself over folders of so many projects, in a process of its own. */
async function reportPlanning(): Promise<void> {
  print('\nplanning')
  for (const projects of [125, 250, 500]) {
    const folder = await mkdtemp(join(tmpdir(), 'greenml-fan-out-'))
    try {
      await writeDataset(folder, PROJECTS.slice(0, projects))
      spawnSync(process.execPath, [import.meta.filename, '--plan', folder], { stdio: 'inherit' })
      await writeRecords(join(folder, 'campaign'))
      spawnSync(process.execPath, [import.meta.filename, '--resume', folder], { stdio: 'inherit' })
    } finally {
      await rm(folder, { recursive: true })
    }
  }
}

async function reportPlan(folder: string): Promise<void> {
  const campaign = join(folder, 'campaign')
  const start = performance.now()
  const { repetitions, seed } = DESIGN
  const planned = await plan(
    {
      campaign,
      dataset: join(folder, 'dataset'),
      modes: [...DESIGN.modes],
      repetitions,
      seed,
      hosts: join(folder, 'hosts.yaml'),
    },
    { logger: silentLogger, env: {} },
  )
  const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
  const wall = seconds(start)
  const dealing = performance.now()
  blocksOfShard({ ...planned, shards: null }, { index: 7, count: 40 })
  const { size } = await stat(campaignFiles.plan(campaign))
  print(
    `${planned.expected.runs} runs: ${wall} s with a schedule for 40 machines, peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB; ` +
      `plan.json ${(size / 1024 ** 2).toFixed(0)} MiB; the blocks of one shard ${seconds(dealing)} s`,
  )
}

/** What a process does before it goes on: reads every record, and lists what is left of each block. */
async function reportResume(folder: string): Promise<void> {
  const campaign = join(folder, 'campaign')
  const { blocks, variants } = await readPlan(campaign)
  const start = performance.now()
  const records = await readRecords(campaign)
  const read = performance.now()
  const byBlock = Map.groupBy(records, ({ block }) => block)
  const hash = records[0]?.variantHash ?? null
  const present = {
    stratum: 'h1',
    sandbox: 'bubblewrap' as const,
    meter: null,
    repeatIf: 'contaminated' as const,
    repeatContaminated: 0,
    scriptHashes: new Map(variants.map(({ id }) => [id, hash])),
  }
  const readCpu = process.cpuUsage().user
  const left = blocks.flatMap((block) => listRemainingRuns(block, byBlock.get(block.id) ?? [], present))
  print(
    `${records.length} records: read in ${((read - start) / 1000).toFixed(1)} s (${(readCpu / 1e6).toFixed(1)} s CPU), ${left.length} runs left after ` +
      `${((performance.now() - read) / 1000).toFixed(2)} s more, peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`,
  )
}

/** Of every block but each project and model's last; a file a project. */
async function writeRecords(campaign: string): Promise<void> {
  const planned = await readPlan(campaign)
  const last = new Set([...Map.groupBy(planned.blocks, groupKey).values()].map((blocks) => blocks.at(-1)))
  await mkdir(campaignFiles.records(campaign))
  for (const [project, blocks] of Map.groupBy(planned.blocks, (block) => block.project)) {
    const records = makeRecords({ ...planned, blocks: blocks.filter((block) => !last.has(block)) }, () => ({}))
    const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
    await writeFile(join(campaignFiles.records(campaign), `${project}.jsonl`), lines)
  }
}

async function writeDataset(folder: string, slugs: readonly string[]): Promise<void> {
  const models = MODELS.map((id) => ({ id, provider: 'replay', model: id, answers: 'answers' }))
  await mkdir(join(folder, 'dataset'))
  await writeFile(join(folder, 'dataset', 'models.yaml'), stringify({ schemaVersion: 1, models }))
  await writeFile(join(folder, 'hosts.yaml'), stringify([{ labels: ['x'], count: 40 }]))
  for (const slug of slugs) {
    const project = join(folder, 'dataset', 'projects', slug)
    await mkdir(join(project, 'source'), { recursive: true })
    await writeFile(join(project, 'source', 'main.py'), 'print("Accuracy: 0.5")\n')
    await writeFile(join(project, 'requirements.lock'), `# ${slug}\n`)
    const { title, task, metric } = plannedProject(slug)
    await writeFile(
      join(project, 'project.yaml'),
      stringify({
        schemaVersion: 1,
        title,
        task,
        metric,
        origin: 'embedded',
        licence: null,
        entry: 'main.py',
        environment: { lock: 'requirements.lock' },
      }),
    )
  }
}
