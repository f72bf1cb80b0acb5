import { partsForTokens } from './token-parts.ts'

/** A text up to so many tokens of OpenAI's `o200k_base`, which are about as many of others; told where it was cut. */
export async function cutAtTokens(text: string, most: number): Promise<string> {
  // The table of two megabytes is loaded only where a prompt is made.
  const { decode, encode } = await import('gpt-tokenizer/encoding/o200k_base')
  const asText = { disallowedSpecial: new Set<string>() }
  const tokens = partsForTokens(text).flatMap((part) => encode(part, asText))
  if (tokens.length <= most) return text
  const kept = decode(tokens.slice(0, most)).replace(/(?<!\uFFFD)\uFFFD+$/, '')
  return `${kept.trimEnd()}\n[cut here: ${tokens.length} tokens in all]`
}
