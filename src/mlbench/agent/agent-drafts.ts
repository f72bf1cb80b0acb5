import { lastLines } from '../../base/text/text.ts'
import { cpuSecondsOf } from '../../schema/measurement/execution.ts'
import { measuredJoules } from '../../schema/measurement/package-energy.ts'
import type { Task } from '../data/rows.ts'
import { buildProgram } from '../execution/answer-program.ts'
import { type ProgramRun, type RunSettings, runProgram } from '../execution/run-program.ts'
import type { AgentAccount } from './agent-account.ts'

/** Characters of what a draft printed that are shown, from its end. */
const SHOWN_CHARACTERS = 4000

/** A draft that has less is not begun: it would end before it shows anything. */
const LEAST_SECONDS = 1

/** What an agent and its transcript are told of a draft's run. */
export interface DraftRun extends Pick<ProgramRun, 'ending' | 'stdout' | 'stderr'> {
  readonly execution: Pick<
    ProgramRun['execution'],
    'energy' | 'exitCode' | 'wallSeconds' | 'userSeconds' | 'systemSeconds'
  >
}

/** Runs drafts of an answer, each as the answer would be, in a fresh copy of its repository. */
export interface DraftRunner {
  /** The longest that one may run. */
  readonly wallSeconds: number
  run(code: string, wallSeconds: number): Promise<DraftRun>
}

export const openDrafts = (task: Task, settings: RunSettings): DraftRunner => ({
  wallSeconds: settings.limits.wallSeconds,
  run: (code, wallSeconds) =>
    runProgram(buildProgram({ task, code }, 'strict', settings.environment.python), {
      ...settings,
      limits: { ...settings.limits, wallSeconds },
    }),
})

/** Runs a draft no longer than the agent has left, and tells it what came of it. */
export async function tryDraft(
  code: string,
  drafts: DraftRunner | null,
  account: AgentAccount,
): Promise<{ readonly text: string; readonly run: DraftRun | null }> {
  const most = drafts?.wallSeconds ?? 0
  const seconds = account.draftSeconds(most)
  if (drafts === null || seconds < Math.min(LEAST_SECONDS, most))
    return { text: 'No draft can be run here any more: answer.', run: null }
  const run = await drafts.run(code, seconds)
  account.addDraft(measuredJoules(run.execution.energy), seconds)
  const ending = run.ending === null ? 'It ended well.' : `It failed: ${run.ending.errorMessage ?? run.ending.status}`
  const parts = [ending, showEnd('standard output', run.stdout), showEnd('standard error', run.stderr)]
  return { text: parts.filter((part) => part !== '').join('\n\n'), run }
}

function showEnd(what: string, text: string): string {
  if (text.trim() === '') return ''
  return `The end of ${what}:\n${lastLines(text, 60).slice(-SHOWN_CHARACTERS).toWellFormed()}`
}

/** A draft's run as a transcript keeps it. */
export function describeDraft(run: DraftRun) {
  const { exitCode, wallSeconds, energy } = run.execution
  return { exitCode, wallSeconds, cpuSeconds: cpuSecondsOf(run.execution), joules: measuredJoules(energy) }
}
