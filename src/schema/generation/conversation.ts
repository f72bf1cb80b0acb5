import { z } from 'zod'
import { label, tokenCount } from '../common.ts'
import { usageFault } from './asking-reason.ts'

/** Tokens of one call. `input` includes what a cache gave and took, `output` includes reasoning. */
export const tokenUsage = z
  .strictObject({
    input: tokenCount,
    cachedInput: tokenCount,
    cacheWrite: tokenCount,
    output: tokenCount,
    reasoning: tokenCount,
  })
  .refine(({ input, cachedInput, cacheWrite }) => cachedInput + cacheWrite <= input, 'more cached tokens than input')
  .refine(({ output, reasoning }) => reasoning <= output, 'more reasoning tokens than output')
export type TokenUsage = z.infer<typeof tokenUsage>

/** What a model wants done; `arguments` is the JSON that it wrote, which may be none. */
export const toolCall = z.strictObject({ id: label, name: label, arguments: z.string() })
export type ToolCall = z.infer<typeof toolCall>

/** Something that a model may ask for; `parameters` is a JSON Schema of an object. */
export const tool = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'letters, digits, underscore, hyphen'),
  description: z.string(),
  parameters: z.record(z.string(), z.json()),
})
export type Tool = z.infer<typeof tool>

/** One turn of a conversation. */
export const message = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('system'), text: z.string() }),
  z.strictObject({ role: z.literal('user'), text: z.string() }),
  z.strictObject({
    role: z.literal('assistant'),
    text: z.string(),
    toolCalls: z.array(toolCall),
    /** The provider's own form of the turn, where it wants it back in the next call (signed reasoning); else null. */
    native: z.json(),
  }),
  /** What came of a tool call, by its id. */
  z.strictObject({ role: z.literal('tool'), call: label, name: label, text: z.string() }),
])
export type Message = z.infer<typeof message>

const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const
export const effort = z.enum(EFFORTS)
export type Effort = z.infer<typeof effort>

/** How a model is to answer. What is left out is the provider's own default. */
export const samplingParameters = z.strictObject({
  maxOutputTokens: z.int().positive(),
  effort: effort.exactOptional(),
  temperature: z.number().min(0).max(2).exactOptional(),
  topP: z.number().positive().max(1).exactOptional(),
  seed: z.int().exactOptional(),
})
export type SamplingParameters = z.infer<typeof samplingParameters>

/** `truncated`: the output limit or the context window ended it. `refused`: the model or a filter would not answer. */
export const FINISHES = ['complete', 'tool-calls', 'truncated', 'refused'] as const

/** What a model answered to one call. */
export const reply = z.strictObject({
  text: z.string(),
  toolCalls: z.array(toolCall),
  finish: z.enum(FINISHES),
  native: z.json(),
  /** Model as the answer names it: an alias resolves to a snapshot. */
  returnedModel: z.string().nullable(),
  responseId: z.string().nullable(),
  /** Null: not told, or not consistent. */
  usage: tokenUsage.nullable(),
  usageReason: usageFault.nullable(),
})
export type Reply = z.infer<typeof reply>
