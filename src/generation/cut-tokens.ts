import { partsForTokens } from './token-parts.ts'

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
  // The table of two megabytes is loaded only where a prompt is made.
  const { decode, encode } = await import('gpt-tokenizer/encoding/o200k_base')
  const asText = { disallowedSpecial: new Set<string>() }
  const tokens = partsForTokens(text).flatMap((part) => encode(part, asText))
  return { tokens, decode: (some: number[]) => decode(some).replace(/^\uFFFD+|(?<!\uFFFD)\uFFFD+$/g, '') }
}
