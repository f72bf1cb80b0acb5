import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { reproduce } from '../../src/commands/reproduce.ts'
import { run } from '../../src/commands/run.ts'
import { PROJECT } from '../../src/sandbox/inside.ts'
import { reproduction as schema } from '../../src/schema/campaign/reproduction.ts'
import { readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

/** A campaign of one project that ran. */
async function prepare() {
  const dataset = await makeDataset({ one: { manifest: { arguments: ['--rows', '5 0'] } } })
  const answers = await makeAnswers({ 'one/assisted/a': 'print("Accuracy: 0.75")\n' })
  const options = { campaign: join(await makeFolder(), 'campaign'), dataset, iTrustThisCode: true, idleBaseline: 0 }
  const design = { answers, repetitions: 1, warmups: 0, profiles: 0, probes: false, repeatContaminated: 0 }
  await run({ ...options, ...design }, makeContext(machine.env).context)
  return {
    campaign: options.campaign,
    again: (id: string, changes: object = {}) =>
      reproduce({ ...options, id, ...changes }, makeContext(machine.env).context),
    find: async (mode: string) =>
      (await readRuns(options.campaign)).records.find((each) => each.mode === mode) ?? expect.fail(`no run of ${mode}`),
  }
}

it('makes the run of a record again, and changes nothing in the campaign', async () => {
  const { campaign, find, again } = await prepare()
  const record = await find('assisted')
  const before = await readRuns(campaign)
  const { reproduction, lost, text } = await again(record.id)
  expect(schema.parse(JSON.parse(JSON.stringify(reproduction)))).toMatchObject({
    record,
    command: { workingDirectory: PROJECT, words: ['/environment/bin/python', `${PROJECT}/greenml_variant.py`] },
    again: { id: record.id, status: 'ok', metric: { value: 0.75 }, variantHash: record.variantHash },
    isAlike: true,
  })
  expect(reproduction.again?.startedAt).not.toBe(record.startedAt)
  expect([lost, text.includes(record.id)]).toEqual([0, true])
  expect(await readRuns(campaign)).toEqual(before)
  // The author's script with its arguments, by the beginning of an id, without a run.
  const author = await find('original')
  expect((await again(author.id.slice(0, 8), { dryRun: true })).reproduction).toMatchObject({
    record: author,
    command: { words: ['/environment/bin/python', `${PROJECT}/main.py`, '--rows', '5 0'], script: null },
    again: null,
    isAlike: null,
  })
})

it('says so where an id is unknown, means several, or its script is another by now', async () => {
  const { campaign, find, again } = await prepare()
  await expect(again('zz')).rejects.toThrow('records.csv')
  await expect(again('')).rejects.toThrow(/begins the ids of \d+ records/)
  const { id, variant } = await find('assisted')
  await writeFile(campaignFiles.variantScript(campaign, variant), 'print("Accuracy: 0.1")\n')
  await expect(again(id)).rejects.toThrow('is not the one that record')
})
