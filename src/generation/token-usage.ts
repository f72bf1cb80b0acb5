import type { TokenUsage } from './provider.ts'

/** Checks the provider's own arithmetic: a ledger built on numbers that contradict each other is worth nothing. */
export function checkTokens(
  tokens: TokenUsage,
  total: number | null,
): { tokens: TokenUsage | null; tokensReason: string | null } {
  const fault = findFault(tokens, total)
  return fault === null ? { tokens, tokensReason: null } : { tokens: null, tokensReason: fault }
}

export const NO_USAGE = { tokens: null, tokensReason: 'the answer tells no token counts' } as const

function findFault(tokens: TokenUsage, total: number | null): string | null {
  const { input, cachedInput, output, reasoning } = tokens
  if (![input, cachedInput, output, reasoning].every((count) => Number.isSafeInteger(count) && count >= 0)) {
    return 'a token count of the answer is not a whole number'
  }
  if (cachedInput > input) return `${cachedInput} cached tokens of ${input} input tokens`
  if (reasoning > output) return `${reasoning} reasoning tokens of ${output} output tokens`
  if (total !== null && input + output !== total) return `${input} + ${output} tokens are not the total of ${total}`
  return null
}

/**
 * Tokens that a text will need, on the high side: three bytes each, where English and Python take about four. A budget
 * reserves by this, so it must not fall short.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text, 'utf8') / 3)
}
