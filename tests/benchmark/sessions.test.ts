import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPlan } from '../../src/campaign/documents.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { makeCampaign, readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

it('are run by one start each, and a further start finds nothing left', async () => {
  const dataset = await makeDataset({ one: { files: { 'main.py': 'print("Accuracy: 0.5")' } } })
  const answers = await makeAnswers({ 'one/assisted/good': 'print("GREENML_METRIC accuracy=0.5")' })
  const design = { warmups: 1, repetitions: 4, sessions: 2, fanOut: 'project' as const }
  const campaign = await makeCampaign({ dataset, answers, ...design }, machine.env)
  const sessionOf = new Map((await readPlan(campaign)).blocks.map(({ id, session }) => [id, session]))
  const start = async () => {
    const { context, lines } = makeContext(machine.env)
    const { runs } = await benchmark({ iTrustThisCode: true, repeatContaminated: 0, campaign, dataset }, context)
    const { records, planned, recorded } = await readRuns(campaign)
    const sessions = new Set(records.map(({ block }) => sessionOf.get(block)))
    return {
      runs,
      sessions: [...sessions].sort(),
      lines: lines.join('\n'),
      isWhole: planned.length === recorded.length,
    }
  }
  const first = await start()
  expect(first).toMatchObject({ sessions: [1], isWhole: false })
  expect(first.lines).toContain('session 1 of 2: the next start of this command runs the next one')
  expect(await start()).toMatchObject({ runs: first.runs, sessions: [1, 2], isWhole: true })
  expect(await start()).toMatchObject({ runs: 0, isWhole: true })
}, 120_000)
