import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { analyse } from '../../../src/commands/analyse.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { generate } from '../../../src/commands/generate.ts'
import { plan } from '../../../src/commands/plan.ts'
import { repair } from '../../../src/commands/repair.ts'
import { replay } from '../../../src/commands/replay.ts'
import { report } from '../../../src/commands/report.ts'
import { openAiResponse, type Reply, startFakeProvider } from '../../generation/fake-provider.ts'
import { makeContext } from '../../support/context.ts'
import { readRecords } from '../../support/records.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const METRIC = 'print("GREENML_METRIC accuracy=0.5")'
const work = (loops: number) => `total = 0\nfor i in range(${loops}): total += i\n${METRIC}`
const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``

/** Works much at first, and little when it is told what that took. */
const answering: Reply = (response, request) => {
  const isTold = JSON.stringify(request.body.input).includes('What one run of it took is told below')
  return openAiResponse(fenced(work(isTold ? 1000 : 4_000_000)))(response, request)
}

it('asks for a leaner script with what was measured, and tells what became of it', async () => {
  await using server = await startFakeProvider(answering)
  const dataset = await makeDataset({ one: { files: { 'main.py': `${work(4_000_000)}\nprint("Accuracy: 0.5")\n` } } })
  const model = `{ id: m, provider: openai, model: gpt, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY }`
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
  const env = { ...machine.env, FAKE_KEY: 'sk-feedback-key-0123456789', GREENML_MODEL_HOSTS: '127.0.0.1' }
  const { context } = makeContext(env)
  const campaign = join(dataset, 'campaign')
  const design = { repetitions: 2, warmups: 0, profiles: 1, probes: false, seed: 1, modes: ['assisted' as const] }
  await plan({ campaign, dataset, ...design, feedback: true }, context)
  const bench = () =>
    benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }, context)
  await generate({ campaign, dataset }, context)
  expect(await repair({ campaign, dataset }, context)).toMatchObject({ counts: {} }) // nothing was measured yet
  await bench()
  const { prompts: [{ variant, prompt } = { variant: '', prompt: '' }] = [] } = await repair(
    { campaign, dataset, dryRun: true, showPrompts: true },
    context,
  )
  expect(variant).toBe('one/assisted/m/s1/f1')
  expect(prompt).toMatch(
    /Median of 2 runs:\n\n(?:- energy: .*\n)?- CPU time: \d[\d.]* s, \d[\d.]* times what the author's program takes/,
  )
  expect(prompt).toMatch(/Where its CPU time goes: \w+ \d+ %/)

  expect((await repair({ campaign, dataset }, context)).counts).toEqual({ ok: 1 })
  expect((await repair({ campaign, dataset }, context)).counts).toEqual({})
  await bench()
  expect((await readRecords(campaign)).filter(({ arm }) => arm === 'feedback').length).toBeGreaterThan(0)
  const { analysis } = await analyse({ campaign, dataset }, context)
  expect(analysis.feedback).toMatchObject([{ mode: 'assisted', model: 'm', asked: 1, attempted: 1, passed: 1 }])
  const { cpu } = analysis.feedback[0]?.ratios ?? {}
  expect(cpu?.estimate).toBeLessThan(0.8)
  expect(cpu?.verdict).toBe('too-few-projects')
  // What results speak of is the answer before: the leaner one was asked for with what the others were not told.
  expect(analysis.variants.filter(({ counts, model: of }) => counts && of !== null).map(({ id }) => id)).toEqual([
    'one/assisted/m/s1/i0',
  ])
  await report({ campaign }, context)
  const again = await replay({ campaign, dataset }, context)
  expect(again.report).toMatchObject({ variants: { rebuilt: 2 }, faults: [], analysis: { before: 'same' } })
}, 120_000)
