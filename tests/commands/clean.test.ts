import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { writePatch } from '../../src/campaign/variant-files.ts'
import { clean } from '../../src/commands/clean.ts'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { replay } from '../../src/commands/replay.ts'
import { cleaning } from '../../src/schema/dataset/cleaning.ts'
import { openAiResponse, startFakeProvider } from '../generation/fake-provider.ts'
import { makeContext } from '../support/context.ts'
import { makeDataset } from '../support/tiny-dataset.ts'

/** A campaign whose model answered once for each of two projects and modes, and the files that it holds. */
async function makeAnswered() {
  await using server = await startFakeProvider(openAiResponse('```python\nprint(1)\n```'))
  const dataset = await makeDataset({ one: {}, two: {} })
  const model = `{ id: m, provider: openai, model: gpt, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY }`
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
  const { context } = makeContext({ FAKE_KEY: 'sk-clean-0123456789', GREENML_MODEL_HOSTS: '127.0.0.1' })
  const campaign = join(dataset, 'campaign')
  await plan({ campaign, dataset, repetitions: 1, probes: false, modes: ['assisted', 'autonomous'] }, context)
  await generate({ campaign, dataset }, context)
  await writePatch(campaign, 'one/assisted/m/s1/i0', '--- a\n+++ b\n')
  const list = async () => (await listFiles(campaign)).filter((path) => !path.endsWith('.lock'))
  return { campaign, dataset, context, list, before: await list() }
}

const variantsOf = ({ removed }: Awaited<ReturnType<typeof clean>>['report']) => removed.map(({ variant }) => variant)

it('refuses a model or a project that the plan lacks, and so does asking', async () => {
  const { campaign, dataset, context } = await makeAnswered()
  const works = [
    (choice: object) => clean({ campaign, yes: true, ...choice }, context),
    (choice: object) => generate({ campaign, dataset, ...choice }, context),
  ]
  for (const work of works) {
    await expect(work({ models: ['n'] })).rejects.toThrow("The plan has no model 'n': it has m.")
    await expect(work({ projects: '^thre' })).rejects.toThrow('matches /^thre/: it has one, two.')
  }
})

it('removes nothing unless told to, and lists what it would remove', async () => {
  const { campaign, context, list, before } = await makeAnswered()
  const { report } = await clean({ campaign }, context)
  expect(cleaning.parse(report)).toEqual(report)
  expect(report.isDone).toBe(false)
  expect(variantsOf(report)).toHaveLength(4)
  expect(report.removed[0]).toMatchObject({
    variant: 'one/assisted/m/s1/i0',
    files: [
      'variants/one/assisted/m/s1/i0.json',
      'variants/one/assisted/m/s1/i0.py',
      'patches/one/assisted/m/s1/i0.patch',
    ],
    inCalls: true,
    runs: 0,
  })
  expect(await list()).toEqual(before)
})

it('removes what is named alone, keeps the calls, and replay brings back the same bytes', async () => {
  const { campaign, dataset, context, list, before } = await makeAnswered()
  const { report } = await clean({ campaign, projects: '^one$', modes: ['assisted'], yes: true }, context)
  expect(variantsOf(report)).toEqual(['one/assisted/m/s1/i0'])
  const gone = new Set(report.removed.flatMap(({ files }) => files))
  expect(gone.size).toBe(3)
  expect(await list()).toEqual(before.filter((path) => !gone.has(path)))
  const again = await replay({ campaign, dataset }, context)
  expect(again.report).toMatchObject({ variants: { rebuilt: 3, restored: 1 }, faults: [] })
  expect((await clean({ campaign, models: ['m'] }, context)).report.removed).toHaveLength(4)
})

it('keeps a script that was changed, and one that nothing tells of', async () => {
  const { campaign, context, list, before } = await makeAnswered()
  await writeFile(campaignFiles.variantScript(campaign, 'one/assisted/m/s1/i0'), 'print(2)\n')
  await rm(campaignFiles.variantProvenance(campaign, 'two/assisted/m/s1/i0'))
  const { report } = await clean({ campaign, modes: ['assisted'], yes: true }, context)
  expect(report).toMatchObject({
    removed: [],
    kept: [
      { variant: 'one/assisted/m/s1/i0', reason: 'script-changed' },
      { variant: 'two/assisted/m/s1/i0', reason: 'no-provenance' },
    ],
  })
  expect(await list()).toEqual(before.filter((path) => path !== 'variants/two/assisted/m/s1/i0.json'))
})
