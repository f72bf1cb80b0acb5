import { z } from 'zod'
import { label, modelId, text } from './common.ts'
import { toolCall } from './conversation.ts'
import { versioned } from './versioned.ts'

/** Most that an agent may use for one task. */
export const agentLimits = z.strictObject({
  steps: z.int().positive(),
  /** Input and output of all calls. */
  tokens: z.int().positive(),
  /** After so many no step begins; what runs then ends. */
  seconds: z.number().positive(),
})
export type AgentLimits = z.infer<typeof agentLimits>

/** Why an agent ended. `said-nothing`: it neither used a tool nor gave code, twice. */
export const AGENT_ENDS = [
  ...(['answered', 'out-of-steps', 'out-of-tokens', 'out-of-time', 'out-of-money'] as const),
  ...(['said-nothing', 'refused', 'provider-failed', 'halted'] as const),
] as const
export const agentEnd = z.enum(AGENT_ENDS)
export type AgentEnd = z.infer<typeof agentEnd>

const tokens = z.strictObject({ input: z.int().min(0), output: z.int().min(0) }).nullable()

export const AGENT_TRANSCRIPT_VERSION = 1

const step = z.int().min(1)

export const transcriptEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('start'),
    githubId: z.int().min(0),
    rowId: z.int().min(0),
    model: modelId,
    /** Counted from 1. */
    sample: z.int().min(1),
    limits: agentLimits,
    sourceHash: z.string().nullable(),
    instruction: text,
  }),
  /** What the model said; `call`: where the store has it. */
  z.strictObject({
    kind: z.literal('turn'),
    step,
    call: z.uuid(),
    text: z.string(),
    toolCalls: z.array(toolCall),
    tokens,
    usd: z.number().min(0).nullable(),
  }),
  /** What came of a tool call; `run`: of a draft that was run. */
  z.strictObject({
    kind: z.literal('result'),
    step,
    toolCall: label,
    name: label,
    text: z.string(),
    run: z
      .strictObject({
        exitCode: z.int().nullable(),
        wallSeconds: z.number().nullable(),
        cpuSeconds: z.number().nullable(),
        /** Measured; null: it was not. */
        joules: z.number().nullable(),
      })
      .nullable(),
  }),
  z.strictObject({
    kind: z.literal('end'),
    reason: agentEnd,
    /** Code; null: it gave none. */
    answer: z.string().nullable(),
    steps: z.int().min(0),
    tokens,
    usd: z.number().min(0).nullable(),
    wallSeconds: z.number().min(0),
    /** Of all drafts, measured; null where one was not. */
    joules: z.number().nullable(),
  }),
])
export type TranscriptEvent = z.infer<typeof transcriptEvent>

const line = z.strictObject({
  schemaVersion: z.literal(AGENT_TRANSCRIPT_VERSION),
  at: z.iso.datetime(),
  event: transcriptEvent,
})

/** A line of `transcripts/<system>/*.jsonl`: all that an agent said and was told about one task. */
export const transcriptLine = versioned(AGENT_TRANSCRIPT_VERSION, line, {})
export type TranscriptLine = z.infer<typeof transcriptLine>
