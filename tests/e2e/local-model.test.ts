import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sum } from '../../src/base/numbers.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { openCalls, readCalls } from '../../src/campaign/calls.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import { readProvenances } from '../../src/campaign/variant-files.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { repair } from '../../src/commands/repair.ts'
import { replay } from '../../src/commands/replay.ts'
import { sayToolsInText } from '../../src/generation/answers/tools-in-text.ts'
import { openAsker } from '../../src/generation/asking/ask.ts'
import { openBudget } from '../../src/generation/asking/budget.ts'
import { judgeAnswer } from '../../src/generation/asking/judge-answer.ts'
import { DEFAULT_RETRY_POLICY } from '../../src/generation/asking/retry.ts'
import { openProvider } from '../../src/generation/models/open-provider.ts'
import { describeTools } from '../../src/mlbench/agent/agent-tools.ts'
import type { Message } from '../../src/schema/generation/conversation.ts'
import { modelEntry } from '../../src/schema/generation/model-entries.ts'
import { makeContext } from '../support/context.ts'
import { describeLocalModel } from '../support/local-model.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { makeFolder } from '../support/temporary.ts'

/** A project whose data profile and task fit into a small model's window. */
const PROJECT = 'penguin-body-mass'

describeLocalModel((addressOf) => {
  const entryOf = (name: string) =>
    modelEntry.parse({
      id: 'local',
      model: 'smollm2-135m',
      maxOutputTokens: 60,
      timeoutSeconds: 300,
      ...(name === 'anthropic'
        ? { provider: 'anthropic', baseUrl: addressOf() }
        : { provider: 'openai', api: name, baseUrl: `${addressOf()}/v1`, temperature: 0 }),
    })
  const MESSAGES: Message[] = [
    { role: 'system', text: 'You write Python.' },
    { role: 'user', text: 'Write a Python function that adds two numbers. Only code.' },
  ]

  it.each(['responses', 'chat', 'anthropic'])('answers by %s with text, id and consistent tokens', async (name) => {
    const entry = entryOf(name)
    const provider = await openProvider({ entry, key: '' })
    const reply = await provider.converse({ messages: MESSAGES, maxOutputTokens: 60 })
    expect(reply.text).toMatch(/def \w+/)
    expect(['complete', 'truncated']).toContain(reply.finish)
    expect(reply).toMatchObject({
      returnedModel: expect.stringMatching(/smollm2/i),
      responseId: expect.any(String),
      usageReason: null,
    })
    expect(reply.usage?.input).toBeGreaterThan(10)
    expect(reply.usage?.output).toBeGreaterThan(5)
  })

  it.each(['responses', 'chat', 'anthropic'])('%s tells that an answer was cut off', async (name) => {
    const provider = await openProvider({ entry: entryOf(name), key: '' })
    expect(await provider.converse({ messages: MESSAGES, maxOutputTokens: 8 })).toMatchObject({ finish: 'truncated' })
  })

  it('is asked for a script, which runs, and asked again where it failed: each a record, whatever it wrote', async () => {
    const dataset = await makeFolder({
      'models.yaml': `schemaVersion: 1
models:
  - { id: local, provider: openai, api: chat, model: smollm2-135m, baseUrl: "${addressOf()}/v1", maxOutputTokens: 100, temperature: 0, timeoutSeconds: 300 }
`,
    })
    await cp(join(PACKAGE_ROOT, 'dataset/projects', PROJECT), join(dataset, 'projects', PROJECT), { recursive: true })
    const campaign = join(await makeFolder(), 'campaign')
    const { context } = makeContext(process.env)
    const modes = ['autonomous' as const]
    const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, seed: 1, modes, repairs: 1 }
    await plan({ campaign, dataset, ...design }, context)
    const asked = await generate({ campaign, dataset }, context)
    expect(sum(Object.values(asked.counts))).toBe(1)
    const bench = () => benchmark({ campaign, dataset, idleBaseline: 0, repeatContaminated: 0 }, context)
    await bench()
    const again = await repair({ campaign, dataset }, context)
    await bench()
    const { analysis } = await analyse({ campaign, dataset }, context)

    const { all } = await readCalls(campaign)
    const { variants } = await readPlan(campaign)
    const provenances = [...(await readProvenances(campaign, variants)).values()]
    expect(all.length).toBe(1 + sum(Object.values(again.counts)))
    expect(provenances.length).toBe(all.length)
    for (const told of provenances) {
      const call = all.find((each) => each.call === told.call)
      expect(call).toMatchObject({ model: 'local', subject: told.variant, outcome: { kind: 'answered' } })
      expect(told).toMatchObject({ origin: 'provider', cost: null, costReason: { kind: 'no-price-of-server' } })
      expect(told.tokens?.input).toBeGreaterThan(500)
    }
    // Each script that there is has run, and each answer without one is a failure by its own name.
    const outcomes = analysis.failures.byIteration.map(({ attemptable, passed, failed }) => [
      attemptable,
      passed + failed,
    ])
    for (const [attemptable, judged] of outcomes) expect(judged).toBe(attemptable)
    expect(analysis.failures.byIteration[0]).toMatchObject({ total: 1, notRun: 0 })
    expect(analysis.variants.filter(({ model, passed }) => model === null && passed)).not.toEqual([])
    expect(analysis.failures.overall.passed + analysis.failures.overall.failed).toBe(1)
    const { report } = await replay({ campaign, dataset }, makeContext({ PATH: process.env.PATH }).context)
    expect(report).toMatchObject({ faults: [], analysis: { before: 'same' } })
  }, 600_000)

  it('is told no tools by its server, whose chat template knows none, and all of them in words', async () => {
    const tools = describeTools({ phase: 'work', mayRun: true, mayFind: false })
    const provider = await openProvider({ entry: entryOf('chat'), key: '' })
    const readTokens = async (over: object) =>
      (await provider.converse({ messages: MESSAGES, maxOutputTokens: 8, ...over })).usage?.input ?? expect.fail()
    const bare = await readTokens({})
    expect(await readTokens({ tools })).toBe(bare)
    expect(await readTokens({ messages: sayToolsInText(MESSAGES, tools) })).toBeGreaterThan(bare + 300)
  }, 300_000)

  it('an answer becomes a checked script, without a price', async () => {
    const entry = { ...entryOf('chat'), maxOutputTokens: 150 }
    const campaign = await mkdtemp(join(tmpdir(), 'local-model-'))
    try {
      const store = await openCalls(campaign)
      const options = {
        env: {},
        store,
        budget: openBudget(null),
        policy: DEFAULT_RETRY_POLICY,
        logger: silentLogger,
      }
      const asker = await openAsker([entry], options)
      const asked = await asker.ask({ entry, messages: MESSAGES, subject: 'add', project: 'add', sample: 's1/i0' })
      if (asked.kind !== 'answered') throw new Error(`not answered: ${JSON.stringify(asked)}`)
      const answer = await judgeAnswer(asked, entry, MESSAGES)
      expect(['ok', 'syntax-error', 'no-code', 'truncated']).toContain(answer.status)
      const costReason = expect.objectContaining({ kind: 'no-price-of-server' })
      expect(answer).toMatchObject({ attempts: 1, cost: null, costReason })
      expect((await readCalls(campaign)).all).toMatchObject([{ call: asked.call, outcome: { kind: 'answered' } }])
    } finally {
      await rm(campaign, { recursive: true })
    }
  })
})
