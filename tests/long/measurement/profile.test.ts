import { afterAll, beforeAll, expect, it } from 'vitest'
import { readJson } from '../../../src/base/files/files.ts'
import { readPlan } from '../../../src/campaign/documents.ts'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { analyse } from '../../../src/commands/analyse.ts'
import { type BenchmarkOptions, benchmark } from '../../../src/commands/benchmark.ts'
import { analysis as analysisSchema } from '../../../src/schema/analysis/analysis.ts'
import { memberKey } from '../../../src/schema/campaign/plan.ts'
import { collectRecords } from '../../analysis/collect-records.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { bubblewrap, describeInBubblewrap } from '../../support/sandbox.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const BURN = `import time
def burn(seconds):
    end = time.process_time() + seconds
    while time.process_time() < end: pass
def train(): burn(0.3)
def load_data(): burn(0.2)
`
const AUTHOR = `${BURN}load_data(); train(); print("Accuracy: 0.5")\n`
const ANSWER = `${BURN}train(); print("GREENML_METRIC accuracy=0.75")\n`
/** Fails in its third run, which is the profile. */
const LATE = `${BURN}import os\nassert "GREENML_PHASES" not in os.environ\nprint("GREENML_METRIC accuracy=0.75")\n`

async function makeProfiled() {
  const dataset = await makeDataset({ one: { files: { 'main.py': AUTHOR } } })
  const answers = await makeAnswers({ 'one/assisted/a': ANSWER, 'one/autonomous/a': LATE })
  return { dataset, campaign: await makeCampaign({ dataset, answers, profiles: 1 }, machine.env) }
}

async function run(options: BenchmarkOptions) {
  const { context, lines } = makeContext(machine.env)
  // Others on this host are nothing to this test.
  return { ...(await benchmark({ repeatContaminated: 0, ...options }, context)), lines }
}

it('profiles each script once, after the measured runs, and counts it nowhere else', async () => {
  const { dataset, campaign } = await makeProfiled()
  await run({ campaign, dataset, iTrustThisCode: true })
  const { records, planned, recorded } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
  expect(records.map(({ block }) => block)).toEqual([...Array(4).fill('one/a/1'), ...Array(4).fill('one/a/p1')])
  const of = (variant: string) =>
    records.find((record) => record.purpose === 'profile' && record.variant.startsWith(`one/${variant}`))
  expect(of('assisted')?.phaseCpuSeconds).toMatchObject({ data: 0, fit: expect.closeTo(0.3, 0.5) })
  for (const baseline of ['original', 'original-headless']) {
    expect(of(baseline)?.phaseCpuSeconds).toMatchObject({
      data: expect.closeTo(0.2, 0.5),
      fit: expect.closeTo(0.3, 0.5),
    })
  }
  expect(of('autonomous')).toMatchObject({ status: 'failed', phaseCpuSeconds: { fit: 0 } })
  for (const record of records.filter(({ purpose }) => purpose === 'measured')) {
    expect(record).toMatchObject({ status: 'ok', phaseCpuSeconds: null })
  }

  expect(await run({ campaign, dataset, iTrustThisCode: true })).toMatchObject({ runs: 0, alreadyDone: 8 })
  const { profiles } = collectRecords(await readPlan(campaign), [...records, ...records])
  expect([...profiles.keys()].sort()).toEqual(records.slice(0, 4).map(memberKey).sort())
  const profile = profiles.get('one/assisted/a/s1/i0 as-is')?.get('one/a/p1')
  expect(profile).toMatchObject({ status: 'ok', phaseCpuSeconds: of('assisted')?.phaseCpuSeconds })
  await analyse({ campaign }, makeContext(machine.env).context)
  const analysis = await readJson(campaignFiles.analysis(campaign), analysisSchema)
  expect(analysis.runs).toEqual({ planned: 4, recorded: 4, ok: 4 })
})

describeInBubblewrap('in bubblewrap', () => {
  it('profiles scripts as another user, without a network', async () => {
    const { dataset, campaign } = await makeProfiled()
    await run({ campaign, dataset, sandbox: 'bubblewrap' })
    const { records } = await readRuns(campaign)
    const profiles = records.filter(({ purpose }) => purpose === 'profile')
    expect(profiles.map(({ sandbox }) => sandbox)).toEqual(profiles.map(() => bubblewrap().tier))
    for (const { variant, phaseCpuSeconds, reasons } of profiles) {
      expect({ variant, phaseCpuSeconds, reasons }).toMatchObject({ phaseCpuSeconds: { import: expect.any(Number) } })
    }
  })
})
