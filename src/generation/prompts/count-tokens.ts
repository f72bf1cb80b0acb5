import { memoise } from '../../base/memoise.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import { textsOf } from '../models/token-usage.ts'
import { openTokenizer } from './tokenizer.ts'

export type CountTokens = (messages: readonly Message[]) => number

/**
 * What counts the tokens of a prompt as OpenAI's tokenizer o200k_base does; other providers' count some tens of percent more
 * or fewer. Null where its table is not there. Loaded for a forecast only: a budget reserves by bytes, which never fall short.
 */
export const openTokenCounter = memoise(async (): Promise<CountTokens | null> => {
  const tokenizer = await openTokenizer()
  return tokenizer && ((messages) => messages.flatMap(textsOf).reduce((sum, text) => sum + tokenizer.count(text), 0))
})
