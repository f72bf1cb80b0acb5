// Analyses synthetic campaigns of about 100,000 records, from files to analysis.json.   node bench/analysis/speed.ts
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { campaignFiles } from '../../src/base/campaign.ts'
import { writeJson } from '../../src/base/files.ts'
import { silentLogger } from '../../src/base/log.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { makePlan, makeRecords, noise } from '../../tests/analysis/factory.ts'

/** Samples of each answer and repetitions of each block: few variants run often, many run less often. */
const SHAPES = [
  { samples: 3, repetitions: 31 },
  { samples: 10, repetitions: 11 },
]

for (const shape of SHAPES) {
  const campaign = await mkdtemp(join(tmpdir(), 'greenml-speed-'))
  try {
    await writeCampaign(campaign, shape)
    const before = process.cpuUsage()
    const start = performance.now()
    const { runs, variants } = await analyse({ campaign }, { logger: silentLogger, env: {} })
    const wall = ((performance.now() - start) / 1000).toFixed(2)
    const cpu = (process.cpuUsage(before).user / 1e6).toFixed(2)
    process.stdout.write(`${runs.recorded} records, ${variants.length} variants: ${wall} s wall, ${cpu} s user CPU\n`)
  } finally {
    await rm(campaign, { recursive: true })
  }
}

async function writeCampaign(campaign: string, shape: (typeof SHAPES)[number]): Promise<void> {
  const models = ['a', 'b', 'c', 'd', 'e']
  const plan = makePlan({ projects: 80, models, modes: ['assisted', 'autonomous'], ...shape })
  await writeJson(campaignFiles.plan(campaign), plan)
  await mkdir(campaignFiles.records(campaign))
  for (const { slug } of plan.projects) {
    const shard = { ...plan, blocks: plan.blocks.filter(({ project }) => project === slug) }
    const records = makeRecords(shard, ({ random }) => ({ cpuSeconds: noise(random), joules: 50 * noise(random) }))
    const lines = records.map((record) => `${JSON.stringify(record)}\n`)
    await writeFile(join(campaignFiles.records(campaign), `${slug}.jsonl`), lines.join(''))
  }
}
