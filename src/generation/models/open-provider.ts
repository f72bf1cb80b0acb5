import { UserError } from '../../base/errors.ts'
import { keyHider, partHider } from '../../base/text/hide-key.ts'
import { label } from '../../schema/common.ts'
import { type Reply, reply as replySchema } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { isFields } from '../../schema/versioned.ts'
import { guardFetch } from './guard-fetch.ts'
import { explainModelGap, whyNotAsked } from './model-server.ts'
import type { Batches, OpenOptions, Provider } from './provider.ts'
import { ProviderError, toProviderError } from './provider-error.ts'
import { isProvidersOwnServer, PROVIDER_KINDS } from './providers/registry.ts'
import { dropEmptyCounts } from './token-usage.ts'
import { withoutThoughts } from './without-thoughts.ts'

/** The key's value, or '' for a server that wants none. UserError when the variable is not set, or the model may not be asked so. */
export function readKey(entry: ModelEntry, env: NodeJS.ProcessEnv): string {
  const { id, keyVariable } = entry
  const key = keyVariable === null ? '' : (env[keyVariable]?.trim() ?? '')
  if (keyVariable !== null && key === '') {
    throw new UserError(
      `Model ${id} needs a key: set ${keyVariable} in the environment or in .env (see .env.example).`,
      1,
    )
  }
  const gap = whyNotAsked(entry, env)
  if (gap !== null) throw new UserError(`Model ${id} is not asked: ${explainModelGap(entry, gap)}.`, 3)
  return key
}

/** Far more than any answer: what is longer is no model's. A line that tells of it twice, its calls once more, can be read again. */
const LONGEST_REPLY_BYTES = 6 * 1024 * 1024

/**
 * The provider of a model, behind the one place that its key leaves by and could come back: a request carries the key to the
 * server that it is meant for, and no string of an answer or an error holds it.
 */
export async function openProvider(options: OpenOptions): Promise<Provider> {
  const { entry } = options
  const { load, url } = PROVIDER_KINDS[entry.provider]
  const create = await load()
  const server = { url: entry.baseUrl ?? url ?? '', isOwnServer: isProvidersOwnServer(entry) }
  const { converse, batches } = create({ ...options, ...server, fetch: guardFetch(options) })
  const hide = keyHider(options.key)
  const hideParts = partHider(options.key)
  const explain = (error: unknown) => toProviderError(error, hideParts)
  const guard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw explain(error)
    }
  }
  return {
    converse: (request) => guard(converse(request).then((reply) => checkReply(reply, hide))),
    ...(batches === undefined ? {} : { batches: guardBatches(batches, guard, explain, hide) }),
  }
}

function guardBatches(
  { putDown, collect }: Batches,
  guard: <T>(work: Promise<T>) => Promise<T>,
  explain: (error: unknown) => ProviderError,
  hide: Hide,
): Batches {
  const check = (outcome: Reply | Error) => {
    try {
      return outcome instanceof Error ? explain(outcome) : checkReply(outcome, hide)
    } catch (error) {
      return explain(error)
    }
  }
  return {
    putDown: (calls) => guard(putDown(calls).then((name) => checkName(name, hide))),
    async collect(batch) {
      const outcomes = await guard(collect(batch))
      return outcomes && new Map([...outcomes].map(([id, outcome]) => [id, check(outcome)]))
    },
  }
}

type Hide = (text: string) => string

/** A server that names a batch by the key that it was sent can't be asked for it: the name is told and put on record. */
function checkName(name: string, hide: Hide): string {
  if (label.safeParse(name).success && hide(name) === name) return name
  throw new ProviderError('malformed', 'the batch was given a name that can not be kept')
}

function checkReply(reply: Reply, hide: Hide): Reply {
  const bytes = Buffer.byteLength(JSON.stringify(reply))
  if (bytes > LONGEST_REPLY_BYTES) throw new ProviderError('malformed', `an answer of ${bytes} bytes is no model's`)
  const counted = dropEmptyCounts(reply)
  return replySchema.parse(hideIn({ ...counted, text: withoutThoughts(reply.text) }, hide))
}

/** Any value of JSON with the key taken out of each of its strings. */
function hideIn(value: unknown, hide: Hide): unknown {
  if (typeof value === 'string') return hide(value)
  if (Array.isArray(value)) return value.map((item) => hideIn(item, hide))
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [hide(name), hideIn(item, hide)]))
}
