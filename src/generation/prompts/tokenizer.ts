import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { readIfPresent, readTextIfPresent } from '../../base/files/files.ts'
import { memoise } from '../../base/memoise.ts'
import { PACKAGE_ROOT } from '../../base/package.ts'
import { partsForTokens } from './token-parts.ts'

/** Path of the tokenizer's table, a token and its rank a line. */
export const TOKEN_TABLE = join(PACKAGE_ROOT, 'node_modules', 'gpt-tokenizer', 'data', 'o200k_base.tiktoken')
/** Path of that table beside the bundle: 2 MB that are no program. */
export const BUNDLED_TABLE = join(PACKAGE_ROOT, 'dist', 'o200k_base.tiktoken.gz')

/** OpenAI's o200k_base; a special token that a stranger names is text. */
export interface Tokenizer {
  count(text: string): number
  encode(text: string): number[]
  decode(tokens: readonly number[]): string
}

/** The tokenizer; null where its table is not there. Its table of two megabytes is read only where tokens are asked for. */
export const openTokenizer = memoise(async (): Promise<Tokenizer | null> => {
  const table = await readTable()
  if (table === null) return null
  const { GptEncoding } = await import('gpt-tokenizer/GptEncoding')
  const ranks = readRanks(table)
  const { countTokens, encode } = GptEncoding.getEncodingApi('o200k_base', () => ranks)
  const asText = { disallowedSpecial: new Set<string>() }
  return {
    count: (text) => partsForTokens(text).reduce((sum, part) => sum + countTokens(part, asText), 0),
    encode: (text) => partsForTokens(text).flatMap((part) => encode(part, asText)),
    // The package's own decoder is one for all texts: the next one's begin would be what a cut left of a character.
    decode: (tokens) => Buffer.concat(tokens.map((token) => Buffer.from(ranks[token] ?? []))).toString('utf8'),
  }
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
