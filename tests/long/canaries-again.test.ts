import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCalls } from '../../src/campaign/calls.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { repair } from '../../src/commands/repair.ts'
import { report } from '../../src/commands/report.ts'
import { DEFAULT_RETRY_POLICY } from '../../src/generation/asking/retry.ts'
import {
  anthropicMessage,
  chatCompletion,
  json,
  openAiResponse,
  type Reply,
  raw,
  startFakeProvider,
} from '../generation/fake-provider.ts'
import { makeContext } from '../support/context.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const KEY = 'sk-canary-again-0123456789'
const CANARIES = /canaria|siskin|canary\.finch|birds\.example|sk-canary/i
const ROWS = [
  'first_name,note,contact,path,wing,species',
  'Canaria,met Siskin at the lake,canary.finch@birds.example,/home/canary.finch/a.jpg,3.5,finch',
  ...Array.from(
    { length: 20 },
    (_, n) => `Canaria,note ${n} of Siskin,c@birds.example,/home/canary.finch/${n}.jpg,${n},tit`,
  ),
].join('\n')
/** Prints the data, and dies of a cell: no canary stands in what the model wrote. */
const FAILS = 'rows = open("data.csv").read()\nprint(rows)\nraise ValueError("bad row: " + rows.splitlines()[1])'
const PASSES = 'print(open("data.csv").read())\nprint("GREENML_METRIC accuracy=0.5")'
const fenced = (code: string) => `\`\`\`python\n${code}\n\`\`\``

const gemini = (text: string) =>
  raw(
    200,
    'text/event-stream',
    `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] })}\n\n`,
  )
const SPEAKERS: readonly [RegExp, (text: string) => Reply][] = [
  [/\/responses$/, openAiResponse],
  [/\/chat\/completions$/, chatCompletion],
  [/\/messages$/, anthropicMessage],
  [/:streamGenerateContent/, gemini],
]

const TOLD = /does not pass\. What happened|What one run of it took is told below/

/** Fails at first and passes when it is told so; each second request goes wrong, with the key in what the server says. */
function answerAll(): Reply {
  let seen = 0
  return (response, request) => {
    if (++seen % 2 === 1) return json(500, { error: { message: `no room for ${KEY}` } })(response, request)
    const isTold = TOLD.test(JSON.stringify(request.body))
    const speak = SPEAKERS.find(([path]) => path.test(request.path.split('?')[0] ?? ''))?.[1]
    return speak?.(fenced(isTold ? PASSES : FAILS))(response, request)
  }
}

it('no repair and no feedback holds a name, an address or a home, by any provider; no file and no line holds a key', async () => {
  await using server = await startFakeProvider(answerAll())
  const manifest = { data: [{ path: 'data.csv', role: 'all' }], title: 'Birds' }
  const dataset = await makeDataset({
    birds: { manifest, files: { 'main.py': 'print("Accuracy: 0.5")\n', 'data.csv': `${ROWS}\n` } },
  })
  const models = [
    ['m1', `provider: openai, baseUrl: "${server.url}/v1"`],
    ['m2', `provider: openai, api: chat, baseUrl: "${server.url}/v1"`],
    ['m3', `provider: anthropic, baseUrl: "${server.url}"`],
    ['m4', `provider: gemini, baseUrl: "${server.url}"`],
  ].map(([id, entry]) => `  - { id: ${id}, model: x, ${entry}, keyVariable: FAKE_KEY }`)
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels:\n${models.join('\n')}\n`)
  const { context, lines } = makeContext({ ...machine.env, FAKE_KEY: KEY, GREENML_MODEL_HOSTS: '127.0.0.1' })
  const campaign = join(dataset, 'campaign')
  const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, seed: 1, modes: ['assisted' as const] }
  const world = { policy: { ...DEFAULT_RETRY_POLICY, sleep: async () => {} } }
  await plan({ campaign, dataset, ...design, repairs: 1, feedback: true, fanOut: 'project' }, context)
  const bench = () =>
    benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }, context)
  expect((await generate({ campaign, dataset, verbose: true }, context, world)).counts).toEqual({ ok: 4 })
  await bench()
  expect((await repair({ campaign, dataset, verbose: true }, context, world)).counts).toEqual({ ok: 4 })
  await bench()
  const { prompts = [] } = await repair({ campaign, dataset, dryRun: true, showPrompts: true }, context)
  expect(prompts.map(({ variant }) => variant)).toEqual(
    ['m1', 'm2', 'm3', 'm4'].map((m) => `birds/assisted/${m}/s1/f2`),
  )
  expect((await repair({ campaign, dataset, verbose: true }, context, world)).counts).toEqual({ ok: 4 })
  await bench()
  const { analysis } = await analyse({ campaign, dataset }, context)
  await report({ campaign }, context)

  expect(analysis.feedback.map(({ passed }) => passed)).toEqual([1, 1, 1, 1])
  expect(server.requests.length).toBeGreaterThanOrEqual(24)
  const bodies = server.requests.map(({ body }) => JSON.stringify(body))
  for (const body of bodies) expect(body).not.toMatch(CANARIES)
  const repairs = bodies.filter((body) => body.includes('does not pass. What happened'))
  for (const body of repairs) expect(body).toContain('bad row: <text>')
  const feedback = bodies.filter((body) => body.includes('What one run of it took is told below'))
  expect([new Set(repairs).size, new Set(feedback).size]).toEqual([4, 4])

  const outcomes = JSON.stringify((await readCalls(campaign)).all.map(({ outcome }) => outcome))
  expect(outcomes.split('no room for [key]').length - 1).toBe(server.requests.length / 2)
  expect(lines.join('\n')).not.toContain(KEY)
  const files = (await readdir(dataset, { recursive: true, withFileTypes: true })).filter((each) => each.isFile())
  expect(files.length).toBeGreaterThan(30)
  for (const { parentPath, name } of files) {
    expect((await readFile(join(parentPath, name))).includes(KEY), name).toBe(false)
  }
}, 180_000)
