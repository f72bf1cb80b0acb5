import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCalls, readCalls } from '../../src/campaign/calls.ts'
import type { Answer } from '../../src/generation/answers/variant-answer.ts'
import { describeCall, openAsker } from '../../src/generation/asking/ask.ts'
import { askForScripts } from '../../src/generation/asking/ask-for-scripts.ts'
import { collectVariants, putDownVariants } from '../../src/generation/asking/ask-variants.ts'
import { openBudget } from '../../src/generation/asking/budget.ts'
import { DEFAULT_RETRY_POLICY } from '../../src/generation/asking/retry.ts'
import { sumSpending } from '../../src/generation/asking/spending.ts'
import { openProvider } from '../../src/generation/models/open-provider.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'
import { makeContext } from '../support/context.ts'
import { silentLogger } from '../support/silent-logger.ts'

let campaign = ''
beforeEach(async () => {
  campaign = await mkdtemp(join(tmpdir(), 'batches-'))
})
afterEach(() => rm(campaign, { recursive: true }))

const TEXT = '```python\nprint(1)\n```'
const PRICE = { inputPerMillion: 1, outputPerMillion: 10, source: 'test', date: '2026-01-01' }

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

const response = (id: string, status = 'completed') => ({
  id: `resp_${id}`,
  model: 'gpt-5.2-2025-12-11',
  status,
  error: null,
  output: [{ type: 'message', content: [{ type: 'output_text', text: TEXT }] }],
  usage: { input_tokens: 100, output_tokens: 50, total_tokens: 150 },
})

/** The queues of three providers, each of which answers its first call and then says that it did not, refuses its second, forgets its third and answers its fourth with what nobody knows. */
async function startQueues() {
  let isDone = false
  let ids: string[] = []
  const posted: string[] = []
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-opus-4-6',
    stop_reason: 'end_turn',
    content: [{ type: 'text', text: TEXT }],
    usage: { input_tokens: 100, output_tokens: 50 },
  }
  const routes: [RegExp, (body: string) => unknown][] = [
    [
      /^POST \/v1\/files$/,
      (body) => {
        ids = [...body.matchAll(/"custom_id":"([^"]+)"/g)].map(([, id = '']) => id)
        return { id: 'file_1', object: 'file' }
      },
    ],
    [/^POST \/v1\/batches$/, () => ({ id: 'batch_1', status: 'validating' })],
    [
      /^GET \/v1\/batches\/batch_1$/,
      () => ({
        id: 'batch_1',
        status: isDone ? 'completed' : 'in_progress',
        ...(isDone ? { output_file_id: 'file_2', error_file_id: 'file_3' } : {}),
      }),
    ],
    [
      /^GET \/v1\/files\/file_2/,
      () =>
        `${line(ids[3], { response: { status_code: 200, body: { output: 'none' } } })}no line of the file\n` +
        line(ids[0], { response: { status_code: 200, body: response('1') } }),
    ],
    [
      /^GET \/v1\/files\/file_3/,
      () => [1, 0].map((at) => line(ids[at], { error: { code: 'batch_expired', message: 'too late' } })).join(''),
    ],
    [
      /^POST \/v1\/messages\/batches/,
      (body) => {
        ids = [...body.matchAll(/"custom_id":"([^"]+)"/g)].map(([, id = '']) => id)
        return { id: 'msgbatch_1', processing_status: 'in_progress' }
      },
    ],
    [
      /^GET \/v1\/messages\/batches\/msgbatch_1\/results/,
      () =>
        line(ids[3], { result: { type: 'succeeded', message: { ...message, content: 'none' } } }) +
        line(ids[1], { result: { type: 'expired' } }) +
        `no line of the file\n${line('nobody', { result: null })}` +
        line(ids[0], { result: { type: 'succeeded', message } }) +
        line(ids[0], { result: { type: 'expired' } }),
    ],
    [
      /^GET \/v1\/messages\/batches\/msgbatch_1/,
      () => ({
        id: 'msgbatch_1',
        processing_status: isDone ? 'ended' : 'in_progress',
        results_url: `${url}/v1/messages/batches/msgbatch_1/results`,
      }),
    ],
    [
      /^POST \/v1beta\/models\/.*:batchGenerateContent/,
      (body) => {
        ids = [...body.matchAll(/"call":"([^"]+)"/g)].map(([, id = '']) => id)
        return { name: 'batches/b1', metadata: { state: 'BATCH_STATE_PENDING' } }
      },
    ],
    [
      /^GET \/v1beta\/batches\/b1/,
      () => ({
        name: 'batches/b1',
        metadata: {
          state: isDone ? 'BATCH_STATE_SUCCEEDED' : 'BATCH_STATE_RUNNING',
          ...(isDone ? { output: { inlinedResponses: { inlinedResponses: geminiResponses(ids) } } } : {}),
        },
      }),
    ],
  ]
  const server = createServer(async (request, reply) => {
    const body = await readBody(request)
    const asked = `${request.method} ${request.url?.split('?')[0]}`
    if (request.method === 'POST') posted.push(body)
    const route = routes.find(([pattern]) => pattern.test(asked))
    const answer = route?.[1](body)
    reply.writeHead(route ? 200 : 404, { 'content-type': 'application/json' })
    reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? { error: { message: asked } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url,
    posted,
    finish: () => {
      isDone = true
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const line = (id: string | undefined, rest: object) => `${JSON.stringify({ custom_id: id, ...rest })}\n`

const geminiResponses = ([first, second, , fourth]: readonly string[]) => [
  { metadata: { call: fourth }, response: { candidates: [{ content: { parts: [{ text: 1 }] } }] } },
  {
    metadata: { call: first },
    response: {
      candidates: [{ content: { parts: [{ text: TEXT }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 50, totalTokenCount: 150 },
    },
  },
  ...[second, first].map((call) => ({ metadata: { call }, error: { code: 4, message: 'too late' } })),
]

it.each([
  ['openai', 'gpt-5.2', '/v1', 'batch_1'],
  ['anthropic', 'claude-opus-4-6', '', 'msgbatch_1'],
  ['gemini', 'gemini-3-flash-preview', '', 'batches/b1'],
])(
  'calls to %s are put down by one process and collected by another, none twice',
  async (provider, model, path, id) => {
    await using queue = await startQueues()
    const common = { maxOutputTokens: 1000, price: PRICE }
    const entry = modelEntry.parse({ id: 'm', provider, model, baseUrl: `${queue.url}${path}`, ...common })
    const calls = [1, 2, 3, 4].map((sample) => ({
      variant: {
        id: `frogs/assisted/m/s${sample}/i0`,
        project: 'frogs',
        mode: 'assisted' as const,
        model: 'm',
        sample,
        iteration: 0,
      },
      entry,
      messages: [{ role: 'user' as const, text: `number ${sample}` }],
    }))
    const process = async () => {
      const store = await openCalls(campaign)
      const budget = openBudget(1, sumSpending(store.all))
      const options = { env: {}, store, budget, policy: DEFAULT_RETRY_POLICY, logger: silentLogger }
      const answers: Answer[] = []
      const asker = await openAsker([entry], options)
      const keep = async (_: unknown, answer: Answer) => void answers.push(answer)
      return { ...options, asker, answers, keep, anew: false }
    }

    const first = await process()
    expect(await collectVariants(calls, first)).toMatchObject({ pending: 0, others: [{}, {}, {}, {}] })
    expect(await putDownVariants(calls, first)).toMatchObject({ putDown: 4, notAsked: 0 })
    expect(first.answers.map(({ status, reason }) => [status, reason])).toEqual(
      Array(4).fill(['pending', { kind: 'pending', batch: id }]),
    )
    const reserved = first.store.all.reduce((sum, { reservedUsd }) => sum + (reservedUsd ?? 0), 0)
    expect(first.budget.spentUsd).toBeCloseTo(reserved, 10)

    const second = await process()
    // Where each lies is told again: the process that put them down may have ended before it could.
    expect(await collectVariants(calls, second)).toMatchObject({ pending: 4, others: [] })
    expect(second.answers).toEqual(first.answers)
    // Asking anew collects what lies in a batch as well: it is new itself, and paid for.
    expect(await collectVariants(calls, { ...second, anew: true })).toMatchObject({ pending: 4, others: [] })

    queue.finish()
    const dying = await process()
    const keep = async () => Promise.reject(new Error('ended before the answer was kept'))
    await expect(collectVariants(calls, { ...dying, keep })).rejects.toThrow('ended before')
    const third = await process()
    const { others } = await collectVariants(calls, third)
    // The first was answered when its process ended, and is not put down again; the others failed.
    expect(others).toEqual([])
    expect(third.answers.map(({ status }) => status).sort()).toEqual(['ok', ...Array(3).fill('provider-error')])
    const { all } = await readCalls(campaign)
    expect(all).toHaveLength(4)
    expect(all.map(({ outcome }) => (outcome?.kind === 'failed' ? outcome.error : outcome?.kind))).toEqual([
      'answered',
      provider === 'gemini' ? 'request' : 'expired',
      'malformed',
      'malformed',
    ])
    // No provider's own server: nobody says that a batch costs half there.
    expect(all[0]?.outcome).toMatchObject({ kind: 'answered', cost: { usd: (100 + 500) / 1e6 } })
    expect((await collectVariants(calls, third)).others).toHaveLength(3)
    expect(queue.posted).toHaveLength(provider === 'openai' ? 2 : 1)
  },
)

const entryAt = (baseUrl: string, provider: string) =>
  modelEntry.parse({ id: 'm', provider, model: 'm', maxOutputTokens: 9, timeoutSeconds: 1, baseUrl, price: PRICE })

/** A server that gives each address an answer of its own. */
async function serve(answer: (path: string, url: string, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    answer(request.url?.split('?')[0] ?? '', url, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

it.each([
  ['openai', /batches|files/],
  ['openai', /files/],
  ['anthropic', /batches/],
  ['anthropic', /results/],
  ['gemini', /batches/],
])('what %s tells of a batch has to come to an end: %s', async (provider, dripping) => {
  await using server = await serve((path, url, response) => {
    const ended = { status: 'completed', output_file_id: 'file', processing_status: 'ended' }
    if (!dripping.test(path)) return void response.end(JSON.stringify({ ...ended, results_url: `${url}/results` }))
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  })
  const { batches } = await openProvider({ entry: entryAt(server.url, provider), key: '' })
  await expect(batches?.collect('batch')).rejects.toMatchObject({ name: 'ProviderError', isUnbilled: false })
})

it('a line without end among the results of a batch takes the time of its length', async () => {
  await using server = await serve((path, url, response) => {
    if (path !== '/results')
      return void response.end(JSON.stringify({ processing_status: 'ended', results_url: `${url}/results` }))
    const part = Buffer.alloc(1024, 'x')
    Readable.from(Array(32 * 1024).fill(part)).pipe(response)
  })
  const entry = { ...entryAt(server.url, 'anthropic'), timeoutSeconds: 60 }
  const { batches } = await openProvider({ entry, key: '' })
  const before = process.cpuUsage()
  expect(await batches?.collect('batch')).toEqual(new Map())
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(4) // by the square of its length it would take a minute
})

it('a batch that was completed and has no results may have been paid for', async () => {
  await using server = await serve((_, __, response) => void response.end(JSON.stringify({ status: 'completed' })))
  const { batches } = await openProvider({ entry: entryAt(server.url, 'openai'), key: '' })
  expect(await batches?.collect('batch')).toEqual(new Map())
})

it.each([{}, { results_url: '' }, { results_url: 5 }])(
  'a batch of Anthropic that has ended and tells %j has no results',
  async (told) => {
    await using server = await serve((path, _, response) => {
      response.end(JSON.stringify(path.endsWith('/batch') ? { ...told, processing_status: 'ended' } : {}))
    })
    const { batches } = await openProvider({ entry: entryAt(server.url, 'anthropic'), key: '' })
    await expect(batches?.collect('batch')).rejects.toMatchObject({ kind: 'malformed', isUnbilled: false })
  },
)

/** Calls about two projects, in batches of their models. */
async function askTwo(url: string, giveUp: readonly string[] = []) {
  const calls = ['frogs', 'toads'].map((project) => ({
    variant: {
      id: `${project}/assisted/m/s1/i0`,
      project,
      mode: 'assisted' as const,
      model: 'm',
      sample: 1,
      iteration: 0,
    },
    entry: { ...entryAt(url, 'anthropic'), id: 'm' },
    messages: [{ role: 'user' as const, text: project }],
  }))
  const store = await openCalls(campaign)
  const lines: string[] = []
  const tell = (line: string) => void lines.push(line)
  const logger = { ...silentLogger, info: tell, warn: tell }
  const options = {
    env: {},
    store,
    budget: openBudget(null, sumSpending(store.all)),
    policy: DEFAULT_RETRY_POLICY,
    logger,
  }
  const asker = await openAsker(
    calls.map(({ entry }) => entry),
    options,
  )
  const answers: Answer[] = []
  const keep = async (_: unknown, answer: Answer) => void answers.push(answer)
  return { calls, lines, answers, options: { ...options, asker, keep, anew: false, giveUp } }
}

it('a batch that its provider has forgotten keeps no other back, and is given up when its user says so', async () => {
  let made = 0
  await using server = await serve((path, _, response) => {
    if (path.endsWith('/batches')) return void response.end(JSON.stringify({ id: `batch_${++made}` }))
    if (path.endsWith('/batch_2')) return void response.end(JSON.stringify({ processing_status: 'in_progress' }))
    response.writeHead(404).end('{}')
  })
  const first = await askTwo(server.url)
  for (const call of first.calls) await putDownVariants([call], first.options)
  const second = await askTwo(server.url)
  const { halted } = await collectVariants(second.calls, second.options)
  expect([...halted]).toEqual([
    ['Batch batch_1', expect.stringMatching(/^the server of m does not know it: .*baseUrl.*, or --give-up batch_1 /)],
  ])
  expect(second.lines.at(-1)).toBe('batch batch_2: not answered yet')
  const mistyped = await askTwo(server.url, ['batch_7'])
  expect((await collectVariants(mistyped.calls, mistyped.options)).halted.size).toBe(1)
  expect(mistyped.lines.join('\n')).toMatch(/^--give-up batch_7: nothing .* waits/m)
  const third = await askTwo(server.url, ['batch_1'])
  expect(await collectVariants(third.calls, third.options)).toEqual({ pending: 1, halted: new Map(), others: [] })
  expect(third.answers).toMatchObject([
    { status: 'provider-error', reason: { kind: 'provider', error: 'expired' } },
    { status: 'pending' },
  ])
  expect(third.lines).toContain('batch batch_1: the batch was given up')
  // The batch may be paid for all the same.
  expect(third.options.store.all.map(({ outcome }) => outcome)).toMatchObject([{ mayBeBilled: true }, null])
  expect((await collectVariants(third.calls, third.options)).others).toMatchObject([{ variant: { project: 'frogs' } }])
  const late = await askTwo(server.url)
  const later = Date.now() + 49 * 3600 * 1000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await collectVariants(late.calls, late.options)
  vi.restoreAllMocks()
  expect(late.lines.at(-1)).toMatch(/not answered yet, after 49 h.* \(--give-up batch_2 ends the wait/)
})

it.each([302, 400, 407, 413])('an answer %i to whoever asks for a batch says nothing of its calls', async (status) => {
  let isBehindProxy = true
  await using server = await serve((_, url, response) => {
    if (response.req.method === 'POST') return void response.end(JSON.stringify({ id: 'batch_1' }))
    if (isBehindProxy) return void response.writeHead(status, { location: `${url}/login` }).end('{}')
    response.end(JSON.stringify({ processing_status: 'in_progress' }))
  })
  const first = await askTwo(server.url)
  await putDownVariants(first.calls, first.options)
  const second = await askTwo(server.url)
  const { pending, halted } = await collectVariants(second.calls, second.options)
  expect({ pending, halted: [...halted.keys()] }).toEqual({ pending: 2, halted: ['Batch batch_1'] })
  expect((await readCalls(campaign)).all.map(({ outcome }) => outcome)).toEqual([null, null])
  isBehindProxy = false
  const third = await askTwo(server.url)
  expect(await collectVariants(third.calls, third.options)).toMatchObject({ pending: 2, halted: new Map() })
})

it('neither a batch that can not be asked for nor a model that takes none keeps other questions back', async () => {
  let made = 0
  await using server = await serve(async (_, __, response) => {
    if (response.req.method === 'GET') return void response.writeHead(404).end('{}')
    if ((await readBody(response.req)).includes('toads')) return void response.writeHead(401).end('{}')
    response.end(JSON.stringify({ id: `batch_${++made}` }))
  })
  const { calls, options, lines, answers } = await askTwo(server.url)
  const [frogs, toads] = calls.map((call, at) => ({ ...call, entry: { ...call.entry, id: `m${at}` } }))
  if (!frogs || !toads) throw new Error('there are two')
  const newts = { ...toads, entry: { ...toads.entry, id: 'm2' }, messages: [{ role: 'user' as const, text: 'newts' }] }
  const asking = {
    options: { campaign, dataset: campaign, batch: true },
    budget: options.budget,
    policy: options.policy,
    keep: options.keep,
    onKept: () => {},
    anew: false,
  }
  const context = { ...makeContext().context, logger: options.logger }
  expect(await askForScripts([frogs], asking, context)).toBe(1)
  await expect(askForScripts([frogs, toads, newts], asking, context)).rejects.toThrow(
    /^Stopped before all was asked: 1 variant left, .*\n {2}Batch batch_1: the server of m0 .*\n {2}m1: it took no batch: /,
  )
  expect(lines).toContain('m2: 1 calls put down as batch batch_2')
  expect(answers.map(({ reason }) => reason)).toMatchObject(
    ['batch_1', 'batch_1', 'batch_2'].map((batch) => ({ batch })),
  )
})

it('a batch that its model refused takes nothing of the budget from the next', async () => {
  await using server = await serve(async (_, __, response) => {
    if ((await readBody(response.req)).includes('frogs')) return void response.writeHead(401).end('{}')
    response.end(JSON.stringify({ id: 'batch_1' }))
  })
  const { calls, options } = await askTwo(server.url)
  const [frogs, toads] = calls.map((call, at) => ({ ...call, entry: { ...call.entry, id: `m${at}` } }))
  if (!frogs || !toads) throw new Error('there are two')
  const { reservedUsd } = describeCall({ ...frogs, subject: 'frogs', project: 'frogs', sample: 's1' }, 1, 1)
  const budget = openBudget((reservedUsd ?? 0) * 1.5)
  const asker = await openAsker([frogs.entry, toads.entry], { ...options, budget })
  expect(await putDownVariants([frogs, toads], { ...options, asker, budget })).toMatchObject({
    putDown: 1,
    notAsked: 1,
    isOverBudget: false,
  })
  expect(budget.spentUsd).toBeCloseTo(reservedUsd ?? 0, 10)
})

it.each([
  [500, true],
  [504, true],
  [503, false],
  [529, false],
])('a batch whose server answers %i counts as paid, since it may have been taken: %s', async (status, mayBeBilled) => {
  await using server = await serve((_, __, response) => void response.writeHead(status).end('{}'))
  const { calls, options, lines } = await askTwo(server.url)
  const { halted, putDown } = await putDownVariants(calls, options)
  expect({ putDown, lines: lines.filter((line) => line.includes('put down')) }).toEqual({ putDown: 0, lines: [] })
  const told = mayBeBilled ? /^whether it took the batch is not known .*paid for/ : /^it took no batch: /
  expect([...halted.values()]).toEqual([expect.stringMatching(told)])
  const { all } = options.store
  expect(all.map(({ outcome }) => outcome)).toMatchObject([{ mayBeBilled }, { mayBeBilled }])
  expect(sumSpending(all).heldUsd > 0).toBe(mayBeBilled)
})

it('a process that ends while it writes where a batch lies puts none of its calls down again', async () => {
  await using server = await serve((_, __, response) => void response.end(JSON.stringify({ id: 'batch_1' })))
  const first = await askTwo(server.url)
  await putDownVariants(first.calls, first.options)
  const folder = join(campaign, 'calls')
  const [toads = ''] = (await readdir(folder)).filter((name) => name.startsWith('toads'))
  const lines = (await readFile(join(folder, toads), 'utf8')).split('\n')
  await writeFile(join(folder, toads), lines.filter((each) => !each.includes('"kind":"batch"')).join('\n'))
  const { calls, options } = await askTwo(server.url)
  expect(await collectVariants(calls, options)).toEqual({ pending: 2, halted: new Map(), others: [] })
})
