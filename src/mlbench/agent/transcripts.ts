import { join } from 'node:path'
import { appendJsonLine, streamJsonLines } from '../../base/jsonl.ts'
import { sum, sumOfAll } from '../../base/numbers.ts'
import {
  AGENT_TRANSCRIPT_VERSION,
  type AgentEnd,
  type TranscriptEvent,
  type TranscriptLine,
  transcriptLine,
} from '../../schema/agent-transcript.ts'
import { nameSystem, TASK_ANSWER_VERSION, type TaskAnswer } from '../../schema/task-answer.ts'
import { sumTokens } from '../answers/collect-answers.ts'
import type { Task } from '../data/rows.ts'
import type { AgentResult } from './run-agent.ts'

/** One run of an agent: a model, a task, and which of several. */
export interface AgentRun {
  readonly task: Task
  readonly model: string
  readonly sample: number
}

export const systemOf = (model: string): string => nameSystem({ model, setting: 'agent', prompt: 'guided' })

export const transcriptFile = (out: string, { task, model, sample }: AgentRun): string =>
  join(out, 'transcripts', systemOf(model), `${task.githubId}-${task.id}-s${sample}.jsonl`)

export function openTranscript(out: string, run: AgentRun): (event: TranscriptEvent) => Promise<void> {
  const path = transcriptFile(out, run)
  return (event) => {
    const line: TranscriptLine = { schemaVersion: AGENT_TRANSCRIPT_VERSION, at: new Date().toISOString(), event }
    return appendJsonLine(path, line, out)
  }
}

/** Ends that say nothing of the model: a run that ended so is made anew. */
const LOST: ReadonlySet<AgentEnd> = new Set(['out-of-money', 'provider-failed', 'halted'])

/** How the last whole run in a transcript ended; null: there is none, or it was lost. */
export async function readEnd(out: string, run: AgentRun, onTorn: () => void): Promise<AgentResult | null> {
  let calls: string[] = []
  let result: AgentResult | null = null
  for await (const { event } of streamJsonLines(transcriptFile(out, run), transcriptLine, onTorn, out)) {
    if (event.kind === 'start') [calls, result] = [[], null]
    if (event.kind === 'turn') calls.push(event.call)
    if (event.kind === 'end') result = { ...event, calls }
  }
  return result === null || LOST.has(result.reason) ? null : result
}

/** A task's runs as an answer that can be graded; null where none gave one. What gave no answer is a failed attempt: an empty text. */
export function joinRuns(
  task: Task,
  model: string,
  ends: readonly AgentResult[],
  unanswered: number,
): TaskAnswer | null {
  if (ends.length === 0) return null
  return {
    schemaVersion: TASK_ANSWER_VERSION,
    ...{ github_id: task.githubId, id: task.id, model, unanswered },
    output: ends.map(({ answer }) => answer ?? ''),
    ...{ setting: 'agent', prompt: 'guided', extraction: 'strict' },
    calls: ends.flatMap(({ calls }) => calls),
    tokens: sumTokens(ends.map(({ tokens }) => tokens)),
    usd: sumOfAll(ends.map(({ usd }) => usd)),
    wallSeconds: sum(ends.map(({ wallSeconds }) => wallSeconds)),
  }
}
