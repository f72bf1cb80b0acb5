import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { sha256Hex } from '../../src/base/files/files.ts'
import { sum } from '../../src/base/numbers.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'
import { readCalls } from '../../src/campaign/calls.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import { readProvenances } from '../../src/campaign/variant-files.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { sumSpending } from '../../src/generation/asking/spending.ts'
import { openAiResponse } from '../generation/fake-provider.ts'
import { runCli, startCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { writeFiles } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const FAILS = '```python\nraise KeyError("wing")\n```'
const PASSES = '```python\nprint("GREENML_METRIC accuracy=0.5")\n```'
/** Counts of `openAiResponse`, at the price of the entries below. */
const USD_A_CALL = (120 * 1 + 50 * 10) / 1e6
const CAP = 5

/** A provider that answers late, at once and by batches, and knows what it was paid for. */
async function startProvider(random: Random) {
  const begun = new Map<string, number>()
  const whole = new Map<string, number>()
  const count = (of: Map<string, number>, name: string) => of.set(name, (of.get(name) ?? 0) + 1)
  const files: string[] = []
  const batches: string[] = []
  let [seen, isDone] = [0, false]
  const answerOf = (input: unknown) => (JSON.stringify(input).includes('does not pass. What happened') ? PASSES : FAILS)
  const json = (response: ServerResponse, body: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const answerLine = (line: string) => {
    const output = [{ type: 'message', content: [{ type: 'output_text', text: PASSES }] }]
    const usage = { input_tokens: 120, output_tokens: 50, total_tokens: 170 }
    const body = { id: 'resp_1', model: 'x', status: 'completed', error: null, output, usage }
    return JSON.stringify({ custom_id: JSON.parse(line).custom_id, response: { status_code: 200, body } })
  }
  const answerQueue = (path: string, text: string, response: ServerResponse): unknown => {
    if (path === '/v1/files') {
      files.push(text)
      return json(response, { id: `file_${files.length - 1}`, object: 'file' })
    }
    if (path === '/v1/batches') {
      batches.push(/file_(\d+)/.exec(text)?.[1] ?? '')
      return json(response, { id: `batch_${batches.length - 1}`, status: 'validating' })
    }
    const [, batch, file] = /batches\/batch_(\d+)$|files\/file_(\d+)\/content$/.exec(path) ?? []
    if (batch !== undefined) {
      const done = { status: 'completed', output_file_id: `file_${batches[Number(batch)]}` }
      return json(response, { id: `batch_${batch}`, ...(isDone ? done : { status: 'in_progress' }) })
    }
    const lines = [...(files[Number(file)] ?? '').matchAll(/^\{"custom_id".*$/gm)].map(([line]) => answerLine(line))
    return response.writeHead(200, { 'content-type': 'application/jsonl' }).end(lines.join('\n'))
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const text = Buffer.concat(chunks).toString('utf8')
    const path = request.url ?? ''
    seen++
    if (path === '/v1/responses') {
      const body = JSON.parse(text)
      const question = sha256Hex(JSON.stringify([body.model, body.input]))
      count(begun, question)
      await wait(30 + random.below(150))
      // The last byte may leave after the client is gone: then it was paid for all the same.
      count(whole, question)
      return openAiResponse(answerOf(body.input))(response, { path, headers: request.headers, body })
    }
    await wait(20 + random.below(60))
    return answerQueue(path, text, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`,
    begun,
    whole,
    files,
    seen: () => seen,
    finish: () => {
      isDone = true
    },
  }
}

type FakeServer = Awaited<ReturnType<typeof startProvider>>

async function makeAsked(server: FakeServer, projects: number, design: object) {
  const slugs = Array.from({ length: projects }, (_, index) => `p${index}`)
  const dataset = await makeDataset(Object.fromEntries(slugs.map((slug) => [slug, {}])))
  const price = '{ inputPerMillion: 1, outputPerMillion: 10, source: test, date: "2026-01-01" }'
  const models = ['m1', 'm2'].map(
    (id) =>
      `  - { id: ${id}, provider: openai, model: ${id}, baseUrl: "${server.url}", price: ${price}, maxOutputTokens: 500 }`,
  )
  await writeFiles(dataset, { 'models.yaml': `schemaVersion: 1\nmodels:\n${models.join('\n')}\n` })
  const env = { ...machine.env, GREENML_MODEL_HOSTS: '127.0.0.1' }
  const { context } = makeContext(env)
  const campaign = join(dataset, 'campaign')
  const common = { repetitions: 1, warmups: 0, profiles: 0, probes: false, seed: 1, budgetUsd: CAP }
  await plan({ campaign, dataset, ...common, ...design }, context)
  return { campaign, dataset, env, context }
}

/** Starts a verb in two processes at once and kills both after some requests, so many times; then lets it end. */
async function killAgainAndAgain(
  verb: readonly string[],
  { campaign, dataset, env }: Awaited<ReturnType<typeof makeAsked>>,
  { server, kills, random }: { server: FakeServer; kills: number; random: Random },
) {
  const args = [...verb, '--campaign', campaign, '--dataset', dataset]
  let killed = 0
  for (let kill = 0; kill < kills; kill++) {
    const running = [startCli(args, env), startCli(args, env)]
    const ended = Promise.race(running.map((each) => each.ended))
    const until = server.seen() + 1 + random.below(4)
    const reached = async () => {
      while (server.seen() < until) await wait(5)
    }
    await Promise.race([reached(), ended])
    await wait(random.below(120))
    for (const { child } of running) if (child.exitCode === null && child.kill('SIGKILL')) killed++
    await Promise.all(running.map((each) => each.ended))
  }
  expect(killed).toBeGreaterThan(kills / 2)
  const last = await runCli(args, env)
  expect(last.exitCode, last.stderr).toBe(0)
}

/** What holds of the store, however often its processes were killed. Returns its calls by variant. */
async function checkCalls(campaign: string, server: FakeServer) {
  const { all } = await readCalls(campaign)
  const bySubject = Map.groupBy(all, ({ subject }) => subject)
  for (const tries of bySubject.values()) {
    const answered = tries.filter(({ outcome }) => outcome?.kind === 'answered')
    expect(answered).toHaveLength(1)
    // Nothing that was answered is asked again: whatever else there is was cut off before.
    for (const each of tries) if (each !== answered[0]) expect(each.outcome).toBeNull()
  }
  const requests = sum([...server.begun.values()])
  expect(requests).toBeLessThanOrEqual(all.filter(({ isBatch }) => !isBatch).length)
  const { usd, heldUsd, unpriced } = sumSpending(all)
  const paid = sum([...server.whole.values()]) * USD_A_CALL
  expect(unpriced).toBe(0)
  expect(usd + heldUsd).toBeGreaterThanOrEqual(paid - 1e-9)
  expect(usd + heldUsd).toBeLessThanOrEqual(CAP)
  return bySubject
}

async function statusesOf(campaign: string): Promise<string[]> {
  const told = await readProvenances(campaign, (await readPlan(campaign)).variants)
  return [...told.values()].map(({ status }) => status)
}

it('scripts: two processes at once, killed 15 times, ask nothing twice that was answered and forget nothing paid', async () => {
  const random = seededRandom(1, 'generate')
  const server = await startProvider(random)
  const asked = await makeAsked(server, 12, {})
  await killAgainAndAgain(['generate'], asked, { server, kills: 15, random })
  const bySubject = await checkCalls(asked.campaign, server)
  expect(bySubject.size).toBe(12 * 2 * 3)
  expect(await statusesOf(asked.campaign)).toEqual(Array(72).fill('ok'))
})

it('repairs: killed 8 times, the same', async () => {
  const random = seededRandom(2, 'repair')
  const server = await startProvider(random)
  const asked = await makeAsked(server, 6, { repairs: 1, modes: ['assisted'], fanOut: 'project' })
  const { campaign, dataset, context } = asked
  await generate({ campaign, dataset }, context)
  await benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }, context)
  await killAgainAndAgain(['repair'], asked, { server, kills: 8, random })
  const bySubject = await checkCalls(campaign, server)
  expect(bySubject.size).toBe(2 * 12)
  expect(await statusesOf(campaign)).toEqual(Array(24).fill('ok'))
})

it('batches: killed while they are put down and while they are collected, the same', async () => {
  const random = seededRandom(3, 'batch')
  const server = await startProvider(random)
  const asked = await makeAsked(server, 8, {})
  await killAgainAndAgain(['generate', '--batch'], asked, { server, kills: 8, random })
  expect(await statusesOf(asked.campaign)).toEqual(Array(48).fill('pending'))
  server.finish()
  await killAgainAndAgain(['generate', '--batch'], asked, { server, kills: 6, random })
  const bySubject = await checkCalls(asked.campaign, server)
  expect(bySubject.size).toBe(48)
  expect(await statusesOf(asked.campaign)).toEqual(Array(48).fill('ok'))
  // A call that was put down is on record; one whose batch came to nobody's knowledge counts at its price.
  const ids = server.files.flatMap((text) => [...text.matchAll(/"custom_id":"([^"]+)"/g)].map(([, id]) => id))
  const known = new Map([...bySubject.values()].flat().map((each) => [each.call, each]))
  for (const id of ids) expect(known.get(id ?? '')?.isBatch).toBe(true)
})
