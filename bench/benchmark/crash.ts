// What is lost when `greenml benchmark` is killed at random points: bare and in the sandbox, with several seeds.
// node bench/benchmark/crash.ts [kills of each round] [seeds]

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPlan } from '../../src/campaign/documents.ts'
import { memberKey } from '../../src/schema/campaign/plan.ts'
import { crashAgainAndAgain, makeCrashCampaign } from '../../tests/support/crashes.ts'
import { readRecords } from '../../tests/support/records.ts'
import { openEmptyCache } from '../../tests/support/uv.ts'

const KILLS = Number(process.argv[2] ?? 200)
const SEEDS = Number(process.argv[3] ?? 2)
const TRUSTED = ['--i-trust-this-code', '--idle-baseline', '0']

const machine = await openEmptyCache()
try {
  for (const sandbox of ['none', 'bubblewrap']) {
    for (let seed = 1; seed <= SEEDS; seed++) await round(sandbox, seed)
  }
} finally {
  await machine.remove()
}

async function round(sandbox: string, seed: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'greenml-crash-'))
  try {
    const { campaign } = await makeCrashCampaign(folder, Math.ceil(KILLS * 0.6), machine.env)
    const args = ['--sandbox', sandbox, ...TRUSTED]
    const found = await crashAgainAndAgain(folder, { seed, kills: KILLS, args, env: machine.env })
    const { blocks } = await readPlan(campaign)
    const planned = blocks.flatMap((block) => block.order.map((member) => `${block.id} ${memberKey(member)}`))
    const records = (await readRecords(campaign)).map((record) => `${record.block} ${memberKey(record)}`)
    const recorded = new Set(records)
    const missing = planned.filter((run) => !recorded.has(run)).length
    const kills = Object.entries(found.kills).map(([victim, times]) => `${victim} ${times}`)
    process.stdout.write(
      `${sandbox}, seed ${seed}: ${KILLS} kills (${kills.join(', ')}); ${planned.length} runs planned, ` +
        `${missing} without a record, ${records.length - recorded.size} recorded twice; ` +
        `${sandbox === 'none' ? `${found.executions - planned.length} begun again; ` : ''}` +
        `${found.faults.length} faults, exit code ${found.exitCode}\n`,
    )
    for (const fault of found.faults) process.stdout.write(`  ${fault}\n`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
