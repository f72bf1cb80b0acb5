import { UserError } from '../../base/errors.ts'
import { BUNDLED_TABLE, openTokenizer } from './tokenizer.ts'

/** A text up to so many tokens of OpenAI's `o200k_base`, which are about as many of others; told where it was cut. */
export async function cutAtTokens(text: string, most: number): Promise<string> {
  const { tokens, decode } = await toTokens(text)
  if (tokens.length <= most) return text
  return `${decode(tokens.slice(0, most)).trimEnd()}\n[cut here: ${tokens.length} tokens in all]`
}

/** Of a text with more than `most` such tokens the first and the last, with nothing between. */
export async function cutMiddle(
  text: string,
  { most, first, last }: { readonly most: number; readonly first: number; readonly last: number },
): Promise<string> {
  const { tokens, decode } = await toTokens(text)
  return tokens.length <= most ? text : decode(tokens.slice(0, first)) + decode(tokens.slice(-last))
}

/** `decode` leaves out what of a character stands at a cut. */
async function toTokens(text: string) {
  const tokenizer = await openTokenizer()
  if (tokenizer === null)
    throw new UserError(`${BUNDLED_TABLE} is missing, by which texts are cut: install greenml anew.`, 1)
  const decode = (some: number[]) => tokenizer.decode(some).replace(/^\uFFFD+|(?<!\uFFFD)\uFFFD+$/g, '')
  return { tokens: tokenizer.encode(text), decode }
}
