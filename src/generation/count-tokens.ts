import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readIfPresent, readTextIfPresent } from '../base/files.ts'
import { memoise } from '../base/memoise.ts'
import { PACKAGE_ROOT } from '../base/package.ts'
import type { Message } from '../schema/conversation.ts'
import { partsForTokens } from './token-parts.ts'
import { textsOf } from './token-usage.ts'

/** Path of the tokenizer's table, a token and its rank a line. */
export const TOKEN_TABLE = join(PACKAGE_ROOT, 'node_modules', 'gpt-tokenizer', 'data', 'o200k_base.tiktoken')
/** The same, beside the bundle: 2 MB that are no program. */
const BUNDLED_TABLE = join(PACKAGE_ROOT, 'dist', 'o200k_base.tiktoken.gz')

export type CountTokens = (messages: readonly Message[]) => number

/**
 * What counts the tokens of a prompt as OpenAI's tokenizer o200k_base does; other providers' count some tens of percent more
 * or fewer. Null where its table is not there. Loaded for a forecast only: a budget reserves by bytes, which never fall short.
 */
export const openTokenCounter = memoise(async (): Promise<CountTokens | null> => {
  const table = await readTable()
  if (table === null) return null
  const { GptEncoding } = await import('gpt-tokenizer/GptEncoding')
  const encoding = GptEncoding.getEncodingApi('o200k_base', () => readRanks(table))
  // A special token that a stranger names is text.
  const asText = { disallowedSpecial: new Set<string>() }
  const count = (text: string) =>
    partsForTokens(text).reduce((sum, part) => sum + encoding.countTokens(part, asText), 0)
  return (messages) => messages.flatMap(textsOf).reduce((sum, text) => sum + count(text), 0)
})

async function readTable(): Promise<string | null> {
  const table = await readTextIfPresent(TOKEN_TABLE)
  if (table !== null) return table
  const packed = await readIfPresent(BUNDLED_TABLE)
  return packed && gunzipSync(packed).toString('utf8')
}

/** Tokens by rank: as text where one is text, else as its bytes. */
function readRanks(table: string): (string | number[])[] {
  const ranks: (string | number[])[] = []
  for (const line of table.split('\n')) {
    const [token, rank] = line.split(' ')
    if (!token || rank === undefined) continue
    const bytes = Buffer.from(token, 'base64')
    const text = bytes.toString('utf8')
    ranks[Number(rank)] = Buffer.from(text, 'utf8').equals(bytes) ? text : [...bytes]
  }
  return ranks
}
