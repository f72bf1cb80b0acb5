import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Random, seededRandom } from '../../src/base/random.ts'
import { openCalls, readCalls } from '../../src/campaign/calls.ts'
import { openAsker } from '../../src/generation/asking/ask.ts'
import { openBudget } from '../../src/generation/asking/budget.ts'
import { DEFAULT_RETRY_POLICY } from '../../src/generation/asking/retry.ts'
import { sumSpending } from '../../src/generation/asking/spending.ts'
import { runAgent } from '../../src/mlbench/agent/run-agent.ts'
import type { Task } from '../../src/mlbench/data/rows.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { makeFolder } from '../support/temporary.ts'

const [FOLDERS, RUNS_EACH] = [40, 10]
const PRICE = { inputPerMillion: 2, outputPerMillion: 10, source: 'test', date: '2026-01-01' }
const TASK: Task = {
  githubId: 1,
  id: 2,
  github: 'https://example.org/o/tool',
  path: './',
  type: 'Bash Script',
  instruction: 'size 5',
  arguments: [],
  oracle: '',
  prefixCode: '',
  output: '',
}
const CALLS = [
  ['list_files', '{}'],
  ['read_file', '{"path":"README.md"}'],
  ['search', '{"text":"size"}'],
  ['erase', '{'],
  ['answer', '{"code":"python tool.py --size 5"}'],
] as const

/** A provider that fails in every way, and counts what it would bill: each answer that it began, told or not. */
function openBillingProvider(random: Random) {
  const seen = { usd: 0, calls: 0, faults: 0 }
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const body = JSON.parse(String(init?.body))
    seen.calls++
    const luck = random.below(20)
    if (luck < 5) seen.faults++
    if (luck === 0) throw new TypeError('fetch failed')
    if (luck < 3) return new Response('{"error":{"message":"no"}}', { status: luck === 1 ? 500 : 429 })
    const input = random.below(Math.ceil(Buffer.byteLength(JSON.stringify(body.messages), 'utf8') / 2)) + 1
    const output = random.below(body.max_tokens) + 1
    seen.usd += (input * PRICE.inputPerMillion + output * PRICE.outputPerMillion) / 1e6
    const [name, given] = CALLS[random.below(random.below(CALLS.length) + 1)] ?? CALLS[0]
    const call = { index: 0, id: 'c', function: { name, arguments: given } }
    const usage = luck === 4 ? {} : { usage: { prompt_tokens: input, completion_tokens: output } }
    return stream([
      { choices: [{ delta: { content: 'I go on', tool_calls: [call] } }] },
      ...(luck === 3 ? [] : [{ choices: [{ delta: {}, finish_reason: 'tool_calls' }], ...usage }]), // else it is cut off
    ])
  }
  return { fetch, seen }
}

const stream = (chunks: readonly object[]): Response =>
  new Response(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })

it('never spends more dollars than it may in 400 runs, whatever fails, and after it was started again', async () => {
  const source = await makeFolder({ 'README.md': '# Tool\nsize\n', 'tool.py': 'print(1)\n' })
  const ends = new Map<string, number>()
  let [faults, spentShare] = [0, 0]
  for (let index = 0; index < FOLDERS; index++) {
    const out = join(await makeFolder(), 'out')
    const random = seededRandom(index, 'billing')
    const { fetch, seen } = openBillingProvider(random)
    const capUsd = (10 + random.below(120)) / 1000
    const entry = modelEntry.parse({
      id: 'm',
      provider: 'openai',
      api: 'chat',
      model: 'm-1',
      baseUrl: 'http://127.0.0.1:9/v1',
      price: PRICE,
      maxOutputTokens: 300 + 100 * (index % 5),
      ...(index % 2 === 0 ? {} : { tools: 'text' }),
    })
    for (let sample = 1; sample <= RUNS_EACH; sample++) {
      // As another process of the same command: what it may still spend is what the calls on record leave.
      const budget = openBudget(capUsd, sumSpending((await readCalls(out)).all))
      const policy = { ...DEFAULT_RETRY_POLICY, attempts: 3, sleep: async () => {} }
      const store = await openCalls(out)
      const asker = await openAsker([entry], { env: {}, store, budget, policy, logger: silentLogger, fetch })
      const limits = { steps: 6, tokens: 60_000, seconds: 60, joules: null }
      const repository = { name: null, folder: source, commit: null, isOwn: true, drafts: null }
      const end = await runAgent({
        task: TASK,
        entry,
        sample,
        limits,
        asker,
        project: 'tool',
        anew: false,
        repository,
        sourceHash: null,
        now: () => 0,
        write: async () => {},
      })
      ends.set(end.reason, (ends.get(end.reason) ?? 0) + 1)
      expect(seen.usd).toBeLessThanOrEqual(capUsd)
      expect(end.steps).toBeLessThanOrEqual(limits.steps)
    }
    faults += seen.faults
    spentShare = Math.max(spentShare, seen.usd / capUsd)
  }
  expect(faults).toBeGreaterThan(80)
  expect(spentShare).toBeGreaterThan(0.5) // the caps are what ended runs, not too little work
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['answered', 'out-of-money', 'out-of-steps']))
  expect([...ends.values()].reduce((sum, each) => sum + each, 0)).toBe(FOLDERS * RUNS_EACH)
}, 1_200_000)
