import { cleanLine, shorten } from '../../base/text/clean-text.ts'
import type { Ending, Outcomes, WayToFail } from '../../schema/analysis/failure-analysis.ts'
import type { FailureKind } from '../../schema/failure-classes.ts'
import { endingOf } from '../runs/outcome.ts'
import { wilsonInterval } from '../statistics/proportions.ts'
import type { AnalysedVariant } from '../variant.ts'

interface Failure {
  readonly fault: WayToFail['fault']
  readonly class: FailureKind
  readonly errorType: string | null
  readonly message: string | null
}

/** How one script ended, and why. */
export interface Judged extends Omit<AnalysedVariant, 'pairings'> {
  readonly outcome: Ending
  /** How the script failed or was lost. */
  readonly failure: Failure | null
}

export function judge({ inBlocks, analysis }: AnalysedVariant): Judged {
  const { failure } = analysis
  const outcome = endingOf(analysis)
  if (outcome === 'passed' || outcome === 'not-run') return { inBlocks, analysis, outcome, failure: null }
  const { class: name = 'failed', errorType = null, message = null } = failure ?? {}
  const fault = outcome === 'lost' ? 'bench' : analysis.model === null ? 'author' : 'model'
  return {
    inBlocks,
    analysis,
    outcome,
    failure: { fault, class: name, errorType, message: message && cleanMessage(message) },
  }
}

/** Length at which a message is cut, before it is made shorter. */
const LONGEST_MESSAGE = 2000

/** One printable line without what differs from run to run: folders, addresses, colours. */
function cleanMessage(message: string): string | null {
  const line = cleanLine(message, LONGEST_MESSAGE)
    .replace(/(?<![\w.:/])\/(?:[^\s/'"]+\/)+/g, '…/')
    .replace(/\b0x[0-9a-f]+/gi, '0x…')
    .trim()
  return line === '' ? null : shorten(line, 200)
}

export function countOutcomes(scripts: readonly Judged[]): Outcomes {
  const of = (outcome: Judged['outcome']) => scripts.filter((script) => script.outcome === outcome)
  const failed = of('failed')
  const passed = of('passed').length
  const attemptable = passed + failed.length
  return {
    total: scripts.length,
    attemptable,
    passed,
    failed: failed.length,
    lost: of('lost').length,
    notRun: of('not-run').length,
    unsteady: failed.filter(({ analysis }) => (analysis.statuses.ok ?? 0) > 0).length,
    failedShare: attemptable === 0 ? null : failed.length / attemptable,
    interval: wilsonInterval(failed.length, attemptable),
  }
}
