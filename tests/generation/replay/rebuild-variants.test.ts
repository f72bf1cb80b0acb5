import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Calls, openCalls, readCalls } from '../../../src/campaign/calls.ts'
import { type Answer, toProvenance } from '../../../src/generation/answers/variant-answer.ts'
import { openAsker } from '../../../src/generation/asking/ask.ts'
import { askForVariants, type ModelCall } from '../../../src/generation/asking/ask-variants.ts'
import { openBudget } from '../../../src/generation/asking/budget.ts'
import { DEFAULT_RETRY_POLICY } from '../../../src/generation/asking/retry.ts'
import { rebuildVariants } from '../../../src/generation/replay/rebuild-variants.ts'
import type { PlannedVariant } from '../../../src/schema/campaign/plan.ts'
import { modelEntry } from '../../../src/schema/generation/model-entries.ts'
import type { Provenance } from '../../../src/schema/generation/provenance.ts'
import { silentLogger } from '../../support/silent-logger.ts'
import { makeFolder } from '../../support/temporary.ts'
import { openAiResponse, startFakeProvider } from '../fake-provider.ts'

const ID = 'one/assisted/m/s1/i0'
const place = { project: 'one', mode: 'assisted', model: 'm', sample: 1, iteration: 0 } as const
const variants: PlannedVariant[] = [{ id: ID, ...place }]

/** One answered variant: its calls, its provenance and its script. */
async function askOne() {
  await using server = await startFakeProvider(openAiResponse('```python\nprint(1)\n```'))
  const entry = modelEntry.parse({ id: 'm', provider: 'openai', model: 'gpt', baseUrl: `${server.url}/v1` })
  const campaign = join(await makeFolder(), 'campaign')
  const store = await openCalls(campaign)
  const common = { logger: silentLogger, policy: DEFAULT_RETRY_POLICY, budget: openBudget(null), env: {} }
  const asker = await openAsker([entry], { ...common, store })
  const calls: ModelCall[] = [{ variant: { id: ID, ...place }, entry, messages: [{ role: 'user', text: 'Write.' }] }]
  const kept: Answer[] = []
  const keep = async (_: unknown, answer: Answer) => void kept.push(answer)
  await askForVariants(calls, asker, { anew: false, keep })
  const [answer] = kept
  if (answer?.code == null) throw new Error('no script came')
  const told = toProvenance({ id: ID, ...place }, entry, answer, { drawsOrWaits: false, unlockedImports: [] })
  return { calls: await readCalls(campaign), told, code: answer.code, plan: { variants, models: [entry] } }
}
type One = Awaited<ReturnType<typeof askOne>>

const rebuild = (
  { calls, plan, told, code }: One,
  over: { calls?: Calls; told?: Provenance | null; code?: Uint8Array | null } = {},
) => {
  const [own, script] = [over.told === undefined ? told : over.told, over.code === undefined ? code : over.code]
  return rebuildVariants(plan, over.calls ?? calls, {
    provenances: new Map(own === null ? [] : [[ID, own]]),
    scripts: new Map(script === null ? [] : [[ID, script]]),
  })
}

it('makes a script again from its call, byte for byte, where its file or all of it is gone', async () => {
  const one = await askOne()
  expect(await rebuild(one)).toMatchObject({ rebuilt: 1, lostScripts: [], lostAnswers: [], faults: [] })
  const { lostScripts } = await rebuild(one, { code: null })
  expect(lostScripts).toMatchObject([{ told: one.told }])
  expect(Buffer.from(lostScripts[0]?.code ?? [])).toEqual(Buffer.from(one.code))
  const { lostAnswers } = await rebuild(one, { told: null, code: null })
  expect(lostAnswers).toMatchObject([
    { answer: { status: 'ok', codeHash: one.told.codeHash, tokens: one.told.tokens } },
  ])
  expect(await rebuild(one, { calls: { all: [], messages: new Map() }, told: null })).toMatchObject({ open: 1 })
})

it('tells what is not as its call says', async () => {
  const one = await askOne()
  const [call] = one.calls.all
  if (call?.outcome?.kind !== 'answered') throw new Error('no call was answered')
  const { outcome } = call
  const withCall = (changed: object) => ({ calls: { ...one.calls, all: [{ ...call, ...changed }] } })
  const faultsOf = async (over: Parameters<typeof rebuild>[1]) => (await rebuild(one, over)).faults
  const fault = (kind: string, more: object = {}) => [{ variant: ID, kind, ...more }]
  expect(await faultsOf({ calls: { ...one.calls, all: [] } })).toEqual(fault('no-call'))
  expect(await faultsOf(withCall({ subject: 'one/assisted/m/s2/i0' }))).toEqual(fault('call-of-another'))
  expect(await faultsOf(withCall({ outcome: null }))).toEqual(fault('not-answered'))
  expect(await faultsOf({ calls: { ...one.calls, messages: new Map() } })).toEqual(fault('turn-changed'))
  expect(await faultsOf({ code: Buffer.from('print(2)\n') })).toEqual(fault('script-changed'))
  const reply = { ...outcome.reply, text: '```python\nprint(2)\n```' }
  expect(await faultsOf(withCall({ outcome: { ...outcome, reply } }))).toEqual(
    fault('other-answer', { fields: ['answerHash', 'codeHash'] }),
  )
  const refused = { ...outcome.reply, finish: 'refused' as const }
  expect(await faultsOf(withCall({ outcome: { ...outcome, reply: refused } }))).toEqual(
    fault('other-answer', { fields: ['status', 'codeHash'] }),
  )
})

it('checks a script that no model was asked for by its hash', async () => {
  const one = await askOne()
  const told: Provenance = { ...one.told, origin: 'given', call: null }
  expect(await rebuild(one, { told })).toMatchObject({ taken: 1, rebuilt: 0, faults: [] })
  expect((await rebuild(one, { told, code: null })).faults).toEqual([{ variant: ID, kind: 'script-missing' }])
  expect((await rebuild(one, { told, code: Buffer.from('x') })).faults).toEqual([
    { variant: ID, kind: 'script-changed' },
  ])
})
