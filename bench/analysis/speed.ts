// Analyses a synthetic campaign of about 100,000 records, from files to analysis.json.   node bench/analysis/speed.ts
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { campaignFiles } from '../../src/base/campaign.ts'
import { writeJson } from '../../src/base/files.ts'
import { silentLogger } from '../../src/base/log.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { makePlan, makeRecords, noise } from '../../tests/analysis/factory.ts'

for (const [samples, repetitions] of [
  [3, 31],
  [10, 11],
] as const) {
  const models = ['a', 'b', 'c', 'd', 'e']
  const plan = makePlan({ projects: 80, models, modes: ['assisted', 'autonomous'], samples, repetitions })
  const records = makeRecords(plan, ({ random }) => ({ cpuSeconds: noise(random), joules: 50 * noise(random) }))
  const campaign = await mkdtemp(join(tmpdir(), 'greenml-speed-'))
  try {
    await writeJson(campaignFiles.plan(campaign), plan)
    await mkdir(campaignFiles.records(campaign))
    for (const { slug } of plan.projects) {
      const lines = records.filter(({ project }) => project === slug).map((record) => `${JSON.stringify(record)}\n`)
      await writeFile(join(campaignFiles.records(campaign), `${slug}.jsonl`), lines.join(''))
    }
    const start = performance.now()
    await analyse({ campaign }, { logger: silentLogger, env: {} })
    const seconds = ((performance.now() - start) / 1000).toFixed(2)
    const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
    process.stdout.write(
      `${records.length} records, ${plan.variants.length} variants, ${repetitions} repetitions: ${seconds} s, ${memory} MiB\n`,
    )
  } finally {
    await rm(campaign, { recursive: true })
  }
}
