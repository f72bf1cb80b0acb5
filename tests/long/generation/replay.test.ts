import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { runCommand } from '../../../src/base/processes/process.ts'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { analyse } from '../../../src/commands/analyse.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { generate } from '../../../src/commands/generate.ts'
import { plan } from '../../../src/commands/plan.ts'
import { repair } from '../../../src/commands/repair.ts'
import { replay } from '../../../src/commands/replay.ts'
import { DEFAULT_RETRY_POLICY } from '../../../src/generation/asking/retry.ts'
import { replayReport } from '../../../src/schema/campaign/replay-report.ts'
import { json, openAiResponse, type Reply, startFakeProvider } from '../../generation/fake-provider.ts'
import { CLI } from '../../support/cli.ts'
import { makeContext } from '../../support/context.ts'
import { readRecords } from '../../support/records.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``
const fields = z.record(z.string(), z.unknown())

/** A campaign with an answer of each kind, a round of repairs, and an analysis; the server that answered is gone. */
async function makeAnswered() {
  const mark = join(await makeFolder(), 'ran')
  const leavesMark = `open(${JSON.stringify(mark)}, "a").write("x")\n`
  const passes = openAiResponse(fenced(`${leavesMark}print("GREENML_METRIC accuracy=0.5")`))
  const first: Reply[] = [
    json(500, { error: { message: 'busy' } }),
    openAiResponse(fenced(`${leavesMark}import matplotlib\nopen("/nowhere.csv")`)),
    openAiResponse(fenced('print(1')),
    openAiResponse('I will not.', { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }),
    openAiResponse(fenced('print(1)'), { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }),
    openAiResponse('There is nothing to say.'),
    json(400, { error: { message: 'too odd a request' } }),
  ]
  await using server = await startFakeProvider(...first, passes)
  const dataset = await makeDataset({ one: {} })
  const model = `{ id: m, provider: openai, model: gpt, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY, limits: { concurrency: 1 } }`
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
  const env = { ...machine.env, FAKE_KEY: 'sk-replay-key-0123456789', GREENML_MODEL_HOSTS: '127.0.0.1' }
  const { context } = makeContext(env)
  const campaign = join(dataset, 'campaign')
  const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, seed: 1, samples: 3 }
  await plan({ campaign, dataset, ...design, modes: ['assisted', 'autonomous'], repairs: 1 }, context)
  const policy = { ...DEFAULT_RETRY_POLICY, sleep: async () => {} }
  const { counts } = await generate({ campaign, dataset }, context, { policy })
  const bench = { dataset, sandbox: 'none' as const, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }
  await benchmark({ campaign, ...bench }, context)
  await repair({ campaign, dataset }, context, { policy })
  await benchmark({ campaign, ...bench }, context)
  await analyse({ campaign, dataset }, context)
  return { campaign, dataset, mark, counts, bench }
}

const readAnalysisText = async (campaign: string) =>
  (await readFile(campaignFiles.analysis(campaign), 'utf8')).replace(/"createdAt":"[^"]*"/, '')

describeInBubblewrap('with the network off', () => {
  it('a replay gives the same analysis.json but for its date, from calls and records alone: no key, no code run', async () => {
    const { campaign, dataset, mark, counts } = await makeAnswered()
    expect(counts).toEqual({ ok: 1, 'syntax-error': 1, refused: 1, truncated: 1, 'no-code': 1, 'provider-error': 1 })
    const [before, ran] = [await readAnalysisText(campaign), await readFile(mark, 'utf8')]
    const provenance = campaignFiles.variantProvenance(campaign, 'one/assisted/m/s1/i0')
    const told = fields.parse(JSON.parse(await readFile(provenance, 'utf8')))
    await rm(join(campaign, 'variants'), { recursive: true })

    const { FAKE_KEY: _, ...env } = { ...machine.env, FAKE_KEY: '' }
    const offline = ['--dev-bind', '/', '/', '--unshare-net', '--', ...CLI]
    const args = ['replay', '--campaign', campaign, '--dataset', dataset, '--json', '-']
    const { exitCode, stdout, stderr } = await runCommand('bwrap', [...offline, ...args], { env })
    expect(stderr).not.toContain('error:')
    const report = replayReport.parse(JSON.parse(stdout))
    expect(report).toMatchObject({
      variants: { rebuilt: 0, restored: 11, open: 1, taken: 0 },
      faults: [],
      outputs: { absent: 0, changed: [], differing: [] },
      analysis: { before: 'same', differing: [] },
    })
    expect(report.outputs.metrics).toBeGreaterThan(5)
    expect(report.outputs.failures).toBeGreaterThan(0)
    expect(exitCode).toBe(0)
    expect(await readAnalysisText(campaign)).toBe(before)
    expect(await readFile(mark, 'utf8')).toBe(ran)
    // The first was answered at its second try, whose own times it tells.
    expect(fields.parse(JSON.parse(await readFile(provenance, 'utf8')))).toEqual(told)
    expect(told).toMatchObject({ attempts: 2 })
  }, 300_000)
})

it('tells what is not as it was stored, and leaves the analysis alone where a script is at fault', async () => {
  const { campaign, dataset } = await makeAnswered()
  const { context } = makeContext({ PATH: machine.env.PATH })
  const again = async () => (await replay({ campaign, dataset }, context)).report
  expect(await again()).toMatchObject({ variants: { rebuilt: 11, restored: 0 }, analysis: { before: 'same' } })

  const [log = ''] = await readdir(join(campaign, 'logs'))
  await writeFile(join(campaign, 'logs', log), 'something else')
  const [name = ''] = await readdir(join(campaign, 'records'))
  const records = join(campaign, 'records', name)
  const text = await readFile(records, 'utf8')
  await writeFile(records, text.replace('"normalised":0.5', '"normalised":0.75'))
  const { outputs, analysis } = await again()
  expect(outputs.changed).toEqual([log.replace('.log', '')])
  expect(outputs.differing).toMatchObject([{ kind: 'metric', recorded: 0.75, read: 0.5, status: 'ok' }])
  expect(analysis?.before).toBe('differs')
  expect(analysis?.differing.length).toBeGreaterThan(0)

  const stored = await readFile(campaignFiles.analysis(campaign), 'utf8')
  await writeFile(campaignFiles.variantScript(campaign, 'one/assisted/m/s1/i0'), 'print("mine")')
  expect(await again()).toMatchObject({
    faults: [{ variant: 'one/assisted/m/s1/i0', kind: 'script-changed' }],
    analysis: null,
  })
  expect(await readFile(campaignFiles.analysis(campaign), 'utf8')).toBe(stored)
}, 300_000)

it('runs the same scripts anew in a campaign of its own, by the same plan', async () => {
  const { campaign, dataset, bench } = await makeAnswered()
  const { context } = makeContext(machine.env)
  const before = await readFile(campaignFiles.analysis(campaign), 'utf8')
  const into = join(dataset, 'anew')
  const { report, lost } = await replay({ campaign, ...bench, execute: true, into }, context)
  expect([report.executed, report.analysis?.before, lost]).toEqual([into, 'same', 0])
  const runsOf = async (folder: string) => (await readRecords(folder)).map(({ id, status }) => `${id} ${status}`).sort()
  expect(await runsOf(into)).toEqual(await runsOf(campaign))
  const startsOf = async (folder: string) => (await readRecords(folder)).map(({ startedAt }) => startedAt).sort()
  expect(String((await startsOf(into))[0]) > String((await startsOf(campaign)).at(-1))).toBe(true)
  expect(await readFile(campaignFiles.analysis(into), 'utf8')).not.toBe(before)
}, 300_000)
