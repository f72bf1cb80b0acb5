import { afterAll, beforeAll, expect, it } from 'vitest'
import { benchmark } from '../../src/commands/benchmark.ts'
import { makeCampaign, readRuns } from '../support/campaign.ts'
import { container, describeInContainer } from '../support/container.ts'
import { makeContext } from '../support/context.ts'
import { bubblewrap, describeInBubblewrap } from '../support/sandbox.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const GOOD = 'import os\nassert os.path.exists("data.csv")\nprint("GREENML_METRIC accuracy=0.75")\n'

async function makeOne(manifest: Readonly<Record<string, unknown>> = {}) {
  const files = { 'main.py': 'print("Accuracy: 0.5")\n', 'data.csv': '1\n' }
  const dataset = await makeDataset({ one: { files, manifest } })
  const campaign = await makeCampaign({ dataset, answers: await makeAnswers({ 'one/assisted/a': GOOD }) }, machine.env)
  return { dataset, campaign }
}

describeInContainer('a campaign in containers', () => {
  it('records the tier of every run', async () => {
    container()
    const { dataset, campaign } = await makeOne()
    const { context, lines } = makeContext(machine.env)
    await benchmark({ campaign, dataset, sandbox: 'container', repeatContaminated: 0 }, context)
    const { records } = await readRuns(campaign)
    expect(records.map(({ status, sandbox }) => `${status} ${sandbox}`)).toEqual(Array(3).fill('ok container'))
    expect(lines.join('\n')).not.toContain('--allow')
  })
})

describeInBubblewrap('a project that needs a GPU', () => {
  const manifest = { needs: { gpu: true, memoryGiB: 1, timeoutSeconds: 20 } }

  it('gets a warning that names the option', async () => {
    bubblewrap()
    const { dataset, campaign } = await makeOne(manifest)
    const { context, lines } = makeContext(machine.env)
    await benchmark({ campaign, dataset, repeatContaminated: 0 }, context)
    expect(lines.join('\n')).toMatch(/^warning: one .*--allow gpu$/m)
    const { records } = await readRuns(campaign)
    expect(records.flatMap(({ flags }) => flags.filter((flag) => flag.startsWith('allowed')))).toEqual([])
  })

  it('runs without a warning where that was asked for, and every record says so', async () => {
    const { dataset, campaign } = await makeOne(manifest)
    const { context, lines } = makeContext(machine.env)
    await benchmark({ campaign, dataset, allow: ['gpu', 'rapl'], repeatContaminated: 0 }, context)
    expect(lines.join('\n')).not.toContain('add --allow')
    const { records } = await readRuns(campaign)
    for (const { flags } of records) expect(flags).toEqual(expect.arrayContaining(['allowed-gpu', 'allowed-rapl']))
  })
})
