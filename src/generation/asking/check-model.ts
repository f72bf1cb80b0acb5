import { refuseStopped } from '../../base/errors.ts'
import { shorten } from '../../base/text/clean-text.ts'
import { startWatch } from '../../base/timer.ts'
import { LONGEST_TEXT } from '../../schema/common.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import type { ModelCheck } from '../../schema/generation/model-check.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { parametersOf } from '../models/call-key.ts'
import { findModelGap, serverOf } from '../models/model-server.ts'
import { openProvider, readKey } from '../models/open-provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { PROVIDER_KINDS } from '../models/providers/registry.ts'
import { priceCall, priceReply } from './price.ts'

/** Facts of a model that are known without asking it. */
export function describeModel(entry: ModelEntry, env: NodeJS.ProcessEnv): ModelCheck {
  const { id, provider, model, keyVariable, maxOutputTokens, limits = null, trainingCutoff = null } = entry
  const { cost, reason } = priceThousand(entry, 1000, 0)
  return {
    id,
    provider,
    model,
    keyVariable,
    maxOutputTokens,
    limits,
    trainingCutoff,
    server: serverOf(entry)?.host ?? null,
    whyNotAsked: provider === 'replay' ? { kind: 'recorded' } : findModelGap(entry, env),
    inputPerMillion: cost && cost.usd * 1000,
    outputPerMillion: cost && (priceThousand(entry, 0, 1000).cost?.usd ?? 0) * 1000,
    pricedAs: cost?.pricedAs ?? null,
    priceReason: reason,
    takesBatches: PROVIDER_KINDS[provider].batchFactor !== null,
    test: null,
  }
}

/** Few enough for no tier of a price that begins at many tokens. */
const priceThousand = (entry: ModelEntry, input: number, output: number) =>
  priceCall(entry, { input, cachedInput: 0, cacheWrite: 0, output, reasoning: 0 })

const HELLO: readonly Message[] = [{ role: 'user', text: 'Answer with the one word: ready' }]
/** Room for some thought before the word; most of a cent with the dearest models. */
const TEST_TOKENS = 256
export const TEST_SECONDS = 120

interface TestOptions {
  readonly env: NodeJS.ProcessEnv
  readonly signal?: AbortSignal | undefined
}

/** Makes one call as the entry says, but for its length. UserError where it may not be made. */
export async function testModel(
  entry: ModelEntry,
  { env, signal }: TestOptions,
): Promise<NonNullable<ModelCheck['test']>> {
  const provider = await openProvider({ entry, key: readKey(entry, env), env })
  const [started, seconds] = [new Date(), startWatch()]
  const timeout = AbortSignal.timeout(TEST_SECONDS * 1000)
  try {
    const reply = await provider.converse({
      ...parametersOf({ ...entry, maxOutputTokens: Math.min(TEST_TOKENS, entry.maxOutputTokens) }),
      messages: HELLO,
      signal: AbortSignal.any(signal ? [timeout, signal] : [timeout]),
    })
    const { finish, returnedModel, usage, usageReason } = reply
    const bound = (said: string | null) => said && shorten(said, LONGEST_TEXT)
    return {
      kind: 'answered',
      finish,
      usage,
      usageReason,
      text: shorten(reply.text, LONGEST_TEXT),
      returnedModel: bound(returnedModel),
      ...priceReply(entry, reply, started),
      wallSeconds: seconds(),
    }
  } catch (error) {
    refuseStopped(signal)
    if (!(error instanceof ProviderError)) throw error
    const kind = timeout.aborted ? 'timeout' : error.toldAs
    return { kind: 'failed', error: kind, message: error.explain(), httpStatus: error.status, wallSeconds: seconds() }
  }
}
