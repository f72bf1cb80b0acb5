// From records to analysis.json: records a second and peak memory of about 100,000 and 238,000 records (a plan holds 250,000),
// each in a process of its own; and 10,000 bootstrap resamples of 50 groups.   node bench/analysis/speed.ts [records …]
import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { createStudentisedMean } from '../../src/analysis/statistics/studentised-mean.ts'
import { writeJson } from '../../src/base/files/files.ts'
import { seededRandom } from '../../src/base/random.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { bcaOfMean, createBootstrap } from '../../src/genai-greenml/mean-bootstrap.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { makePlan, makeRecords, noise, normal } from '../../tests/analysis/factory.ts'
import { silentLogger } from '../../tests/support/silent-logger.ts'

interface Shape {
  readonly projects: number
  readonly samples: number
  readonly repetitions: number
}

/** Few variants that run often, and many that run less often. */
const SHAPES: readonly Shape[] = [
  { projects: 80, samples: 3, repetitions: 31 },
  { projects: 80, samples: 10, repetitions: 11 },
  { projects: 80, samples: 10, repetitions: 27 },
]

const print = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (since: number) => (performance.now() - since) / 1000

if (process.argv[2] === '--analyse') await reportAnalysis(process.argv[3] ?? '')
else {
  const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
  for (const shape of SHAPES) {
    const plan = planOf(shape)
    if (plan.blocks.reduce((sum, { order }) => sum + order.length, 0) > most) continue
    const campaign = await mkdtemp(join(tmpdir(), 'greenml-speed-'))
    try {
      await writeCampaign(campaign, plan)
      spawnSync(process.execPath, [import.meta.filename, '--analyse', campaign], { stdio: 'inherit' })
    } finally {
      await rm(campaign, { recursive: true })
    }
  }
  reportBootstrap()
}

/** In a process of its own, so that making the records is not in its memory. */
async function reportAnalysis(campaign: string): Promise<void> {
  const start = performance.now()
  const { analysis } = await analyse({ campaign }, { logger: silentLogger, env: {} })
  const { runs, variants } = analysis
  const wall = seconds(start)
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const cpu = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1)
  print(
    `${runs.recorded} records of ${variants.length} variants: ${wall.toFixed(1)} s wall, ${cpu} s CPU, ` +
      `${Math.round(runs.recorded / wall)} records/s, peak ${Math.round(maxRSS / 1024)} MiB`,
  )
}

function reportBootstrap(): void {
  const random = seededRandom(1, 'groups')
  const groups = Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => normal(random)))
  const start = performance.now()
  const bootstrap = createBootstrap(10_000)
  for (const values of groups) bcaOfMean(values, bootstrap(values, 1))
  print(`BCa, 10,000 resamples × 50 groups of 50: ${seconds(start).toFixed(2)} s`)
  const next = performance.now()
  const means = createStudentisedMean(1, 9999)
  for (const values of groups) means.infer(values)
  print(`studentised, 9,999 resamples × 50 groups of 50: ${seconds(next).toFixed(2)} s`)
}

function planOf(shape: Shape): Plan {
  return makePlan({ models: ['a', 'b', 'c', 'd', 'e'], modes: ['assisted', 'autonomous'], ...shape })
}

/** One shard's file a project. */
async function writeCampaign(campaign: string, plan: Plan): Promise<void> {
  await writeJson(campaignFiles.plan(campaign), plan)
  await mkdir(campaignFiles.records(campaign))
  for (const { slug } of plan.projects) {
    const file = createWriteStream(join(campaignFiles.records(campaign), `${slug}.jsonl`))
    for (const block of plan.blocks) {
      if (block.project !== slug) continue
      const records = makeRecords(
        { ...plan, blocks: [block] },
        ({ random }) => ({
          cpuSeconds: noise(random),
          joules: 50 * noise(random),
        }),
        block.number,
      )
      file.write(records.map((record) => `${JSON.stringify(record)}\n`).join(''))
    }
    await finished(file.end())
  }
}
