import { z } from 'zod'
import { label, modelId } from '../common.ts'
import { toolCall } from '../generation/conversation.ts'
import { type Fields, isFields, versioned } from '../versioned.ts'
import { AGENT_SETTINGS } from './task-answer.ts'

/** Most that an agent may use for one task. */
const agentLimits = z.strictObject({
  steps: z.int().positive(),
  /** Input and output of all calls. */
  tokens: z.int().positive(),
  /** After so many no step begins; what runs then ends. */
  seconds: z.number().positive(),
  /** Of all drafts; null: no limit. */
  joules: z
    .strictObject({
      most: z.number().positive(),
      /** The most that this host can take: a draft whose time could take more than is left ends before. */
      hostWatts: z.number().positive(),
    })
    .nullable(),
})
export type AgentLimits = z.infer<typeof agentLimits>

/** Why an agent ended. `said-nothing`: it neither used a tool nor gave code, twice. `too-long`: its conversation was longer than the model takes. */
const AGENT_ENDS = [
  'answered',
  'out-of-steps',
  'out-of-tokens',
  'out-of-time',
  'out-of-money',
  'said-nothing',
  'too-long',
  'refused',
  'provider-failed',
  'halted',
] as const
const agentEnd = z.enum(AGENT_ENDS)
export type AgentEnd = z.infer<typeof agentEnd>

const tokens = z.strictObject({ input: z.int().min(0), output: z.int().min(0) }).nullable()

export const AGENT_TRANSCRIPT_VERSION = 2

const step = z.int().min(1)

/** A repository as a search tells of it, in its owner's words. */
const foundRepository = z.strictObject({
  /** As owner/name. */
  name: z.string(),
  description: z.string().nullable(),
  stars: z.int().min(0),
  topics: z.array(z.string()),
})
export type FoundRepository = z.infer<typeof foundRepository>

export const transcriptEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('start'),
    githubId: z.int().min(0),
    rowId: z.int().min(0),
    model: modelId,
    setting: z.enum(AGENT_SETTINGS),
    /** Counted from 1. */
    sample: z.int().min(1),
    limits: agentLimits,
    sourceHash: z.string().nullable(),
    /** As the row has it: published ones have 1,821 characters. */
    instruction: z.string(),
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
  /** A search for repositories: the best that came of it. */
  z.strictObject({
    kind: z.literal('search'),
    step,
    keywords: z.string(),
    found: z.array(foundRepository),
  }),
  /** What an agent decided about a repository that it found, in the order of its ranking. */
  z.strictObject({
    kind: z.literal('repository'),
    step,
    name: z.string(),
    /** Commit that it saw; null: it could not be had. */
    commit: z.string().nullable(),
    decision: z.enum(['opened', 'unavailable', 'left', 'taken']),
  }),
  z.strictObject({
    kind: z.literal('end'),
    reason: agentEnd,
    /** The one that it found and took, as owner/name; null: its repository was given, or it took none. */
    repository: z.string().nullable(),
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

/** Version 1 knew no limit of joules and no repository that an agent found by itself. */
function withoutJoulesLimit(old: Fields): Fields {
  const { event } = old
  if (!isFields(event)) return old
  if (event.kind === 'end') return { ...old, event: { ...event, repository: null } }
  if (event.kind !== 'start' || !isFields(event.limits)) return old
  return { ...old, event: { ...event, limits: { ...event.limits, joules: null }, setting: 'agent' } }
}

/** A line of `transcripts/<system>/*.jsonl`: all that an agent said and was told about one task. */
export const transcriptLine = versioned(AGENT_TRANSCRIPT_VERSION, line, { 1: withoutJoulesLimit })
export type TranscriptLine = z.infer<typeof transcriptLine>
