import { join } from 'node:path'
import { z } from 'zod'
import { batchesOf } from '../../base/batches.ts'
import { UserError } from '../../base/errors.ts'
import { cacheFolder } from '../../base/files/cache-folder.ts'
import { readTextIfPresent, sha256Hex, writeJson } from '../../base/files/files.ts'
import { partHider } from '../../base/text/hide-key.ts'
import { readJsonText } from '../../base/text/parse-with.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { guardFetch } from './guard-fetch.ts'
import { serverOf } from './model-server.ts'
import { readKey } from './open-provider.ts'
import { toProviderError } from './provider-error.ts'

/** Texts in, a vector each out, in their order. */
export type Embed = (texts: readonly string[]) => Promise<number[][]>

const TEXTS_AT_ONCE = 64
const answer = z.object({ data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()) })) })

/** A vector for each of so many texts, all of one length. */
const vectorsOf = (texts: number) =>
  z
    .array(z.array(z.number()).min(1))
    .length(texts)
    .refine((vectors) => new Set(vectors.map(({ length }) => length)).size <= 1)

/** Each place once; a server that calls all the first counts none, and answers in order. */
const tellsPlaces = (indexes: readonly number[]): boolean =>
  indexes.every((index) => index === 0) || indexes.toSorted((a, b) => a - b).every((index, place) => index === place)

/** Embeddings of a model behind OpenAI's `/embeddings`; the same texts are asked for once on a machine. UserError where the server gives none. */
export function openEmbedder(entry: ModelEntry, { env }: { readonly env: NodeJS.ProcessEnv }): Embed {
  if (entry.provider !== 'openai')
    throw new UserError(`Model ${entry.id}: embeddings are asked of OpenAI-compatible servers.`)
  const key = readKey(entry, env)
  const send = guardFetch({ entry, key, env })
  const url = `${(entry.baseUrl ?? `${serverOf(entry)?.origin}/v1`).replace(/\/$/, '')}/embeddings`
  const ask = async (input: readonly string[]): Promise<number[][]> => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: entry.model, input }),
    }
    const whole = send(url, request).then(async (response) => [response, await response.text()] as const)
    const [{ ok, status }, text] = await whole.catch((error: unknown) => {
      const why = toProviderError(error, partHider(key)).explain()
      throw new UserError(`Model ${entry.id} gave no embeddings: ${why}`, 1, { cause: error })
    })
    const { success, data } = answer.safeParse(readJsonText(text))
    if (!ok || !success || data.data.length !== input.length)
      throw new UserError(`Model ${entry.id} gave no embeddings: its server answered ${status}.`, 1)
    if (!tellsPlaces(data.data.map(({ index }) => index)))
      throw new UserError(`Model ${entry.id} gave no embeddings: it does not tell which is of which text.`, 1)
    return data.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding)
  }
  return async (texts) => {
    const name = sha256Hex(JSON.stringify([url, entry.model, texts]))
    const path = join(cacheFolder(env), 'embeddings', `${name}.json`)
    const vectors = vectorsOf(texts.length)
    const kept = vectors.safeParse(readJsonText((await readTextIfPresent(path)) ?? ''))
    if (kept.success) return kept.data
    const found: number[][] = []
    for (const some of batchesOf(texts, TEXTS_AT_ONCE)) found.push(...(await ask(some)))
    if (!vectors.safeParse(found).success)
      throw new UserError(`Model ${entry.id} gave no embeddings: its vectors are empty, or of several lengths.`, 1)
    await writeJson(path, found)
    return found
  }
}
