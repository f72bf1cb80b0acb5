import { join } from 'node:path'
import { appendJsonLine, streamJsonLines } from '../../base/files/jsonl.ts'
import { listBelow } from '../../base/files/untrusted-files.ts'
import { sum, sumOfAll } from '../../base/numbers.ts'
import { compareNaturally } from '../../base/text/text.ts'
import {
  AGENT_TRANSCRIPT_VERSION,
  type AgentEnd,
  type TranscriptEvent,
  type TranscriptLine,
  transcriptLine,
} from '../../schema/mlbench/agent-transcript.ts'
import {
  type AgentSetting,
  nameSystem,
  TASK_ANSWER_VERSION,
  type TaskAnswer,
} from '../../schema/mlbench/task-answer.ts'
import { sumTokens } from '../answers/collect-answers.ts'
import type { Task } from '../data/rows.ts'
import type { AgentResult } from './run-agent.ts'

/** One run of an agent: a model, a task, and which of several. */
export interface AgentRun {
  readonly task: Task
  readonly model: string
  readonly setting: AgentSetting
  readonly sample: number
}

export const systemOf = ({ model, setting }: Pick<AgentRun, 'model' | 'setting'>): string =>
  nameSystem({ model, setting, prompt: 'guided' })

const transcriptFile = (out: string, { task, sample, ...run }: AgentRun): string =>
  join(out, 'transcripts', systemOf(run), `${task.githubId}-${task.id}-s${sample}.jsonl`)

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
  let [calls, drafts]: [string[], number] = [[], 0]
  let result: AgentResult | null = null
  for await (const { event } of streamJsonLines(transcriptFile(out, run), transcriptLine, onTorn, out)) {
    if (event.kind === 'start') [calls, drafts, result] = [[], 0, null]
    if (event.kind === 'turn') calls.push(event.call)
    if (event.kind === 'result' && event.run !== null) drafts++
    if (event.kind === 'end') result = { ...event, calls, drafts }
  }
  return result === null || LOST.has(result.reason) ? null : result
}

/** A task's runs as an answer that can be graded; null where none gave one. What gave no answer is a failed attempt: an empty text. */
export function joinRuns(
  task: Task,
  { model, setting }: Pick<AgentRun, 'model' | 'setting'>,
  ends: readonly AgentResult[],
  unanswered: number,
): TaskAnswer | null {
  if (ends.length === 0) return null
  return {
    schemaVersion: TASK_ANSWER_VERSION,
    github_id: task.githubId,
    id: task.id,
    model,
    unanswered,
    output: ends.map(({ answer }) => answer ?? ''),
    setting,
    prompt: 'guided',
    extraction: 'strict',
    calls: ends.flatMap(({ calls }) => calls),
    tokens: sumTokens(ends.map(({ tokens }) => tokens)),
    usd: sumOfAll(ends.map(({ usd }) => usd)),
    wallSeconds: sum(ends.map(({ wallSeconds }) => wallSeconds)),
    drafts: { runs: sum(ends.map(({ drafts }) => drafts)), joules: sumOfAll(ends.map(({ joules }) => joules)) },
  }
}

/** The last run of every transcript below `out`, system after system, in the order of the tasks' keys. */
export async function readAllRuns(
  out: string,
  onTorn: (path: string) => void,
): Promise<{ system: string; events: TranscriptEvent[] }[]> {
  const runs: { system: string; events: TranscriptEvent[] }[] = []
  for (const system of await listNames(out, 'transcripts', 'folder')) {
    const names = await listNames(out, join('transcripts', system), 'file')
    for (const name of names.filter((each) => each.endsWith('.jsonl')).sort(compareNaturally)) {
      const events = await readLastRun(join(out, 'transcripts', system, name), out, onTorn)
      if (events.length > 0) runs.push({ system, events })
    }
  }
  return runs
}

const listNames = async (root: string, folder: string, wanted: 'file' | 'folder'): Promise<string[]> =>
  ((await listBelow(root, folder)) ?? []).flatMap(({ name, kind }) => (kind === wanted ? [name] : []))

async function readLastRun(path: string, out: string, onTorn: (path: string) => void): Promise<TranscriptEvent[]> {
  let events: TranscriptEvent[] = []
  for await (const { event } of streamJsonLines(path, transcriptLine, () => onTorn(path), out))
    events = event.kind === 'start' ? [event] : [...events, event]
  return events
}
