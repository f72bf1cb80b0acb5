import { groupsBy } from '../../../base/groups.ts'
import { sum, sumOfAll } from '../../../base/numbers.ts'
import { count } from '../../../base/text/text.ts'
import type { AgentEnd, TranscriptEvent } from '../../../schema/mlbench/agent-transcript.ts'
import { formatCount, formatSeconds, formatUsd } from '../format.ts'

type End = Extract<TranscriptEvent, { kind: 'end' }>

export const END_WORDS: Readonly<Record<AgentEnd, string>> = {
  answered: 'answered',
  'out-of-steps': 'took all steps without an answer',
  'out-of-tokens': 'had no tokens left',
  'out-of-time': 'had no time left',
  'out-of-money': 'stopped by the budget',
  'said-nothing': 'neither used a tool nor gave code',
  'too-long': 'came to more words than the model takes',
  refused: 'refused',
  'provider-failed': 'lost to the provider',
  halted: 'not asked any more',
}

interface Ended {
  readonly model: string
  /** The model is told its tools in words. */
  readonly inWords: boolean
  readonly end: End
}

/** How the runs of each model ended, and what they took, a line a model; with a doubt where a model used no tool at all. */
export function renderAgentEnds(ends: readonly Ended[]): string {
  return groupsBy(ends, ({ model }) => model)
    .flatMap((own) => [`${own[0].model}: ${describeEnds(own.map(({ end }) => end))}`, ...doubtTools(own)])
    .join('\n')
}

function doubtTools(own: readonly Ended[]): string[] {
  if (own.some(({ inWords, end }) => inWords || end.reason !== 'said-nothing')) return []
  return [
    '  no run used a tool: a server drops tools, unsaid, where the chat template of its model knows none; `tools: text` in its entry of models.yaml tells them in words',
  ]
}

function describeEnds(ends: readonly End[]): string {
  const reasons = groupsBy(ends, ({ reason }) => reason).map((own) => `${own.length} ${END_WORDS[own[0].reason]}`)
  const tokens = sumOfAll(ends.map((end) => end.tokens && end.tokens.input + end.tokens.output))
  const usd = sumOfAll(ends.map((end) => end.usd))
  const parts = [
    `${count(ends.length, 'run')}: ${reasons.join(', ')}`,
    `${count(sum(ends.map(({ steps }) => steps)), 'step')}`,
    tokens === null ? 'tokens not told' : `${formatCount(tokens)} tokens`,
    usd === null ? 'price unknown' : formatUsd(usd),
    formatSeconds(sum(ends.map(({ wallSeconds }) => wallSeconds))),
  ]
  return parts.join('; ')
}
