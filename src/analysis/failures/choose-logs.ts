import type { AuthorCode, CodeAnalysis } from '../../schema/analysis/code-analysis.ts'
import { type FailureLog, MOST_LOGS } from '../../schema/analysis/failure-analysis.ts'
import { classOf } from '../runs/outcome.ts'
import { kindOf } from './classes.ts'
import type { Judged } from './outcomes.ts'

/** The logs that show how scripts failed: the first script of each way to fail, then the second of each, and so on. */
export function chooseLogs(scripts: readonly Judged[], code: CodeAnalysis | null): FailureLog[] {
  const licensed = new Set(code?.authors.filter(isLicensed).map(({ project }) => project))
  const failed = scripts.filter(({ failure, analysis }) => failure !== null && licensed.has(analysis.project))
  return [...Map.groupBy(failed, wayOf).values()]
    .flatMap((alike) => alike.flatMap(findLog).map((log, place) => ({ log, place })))
    .sort((a, b) => a.place - b.place)
    .slice(0, MOST_LOGS)
    .map(({ log }) => log)
}

/** Whether a report may show what its scripts print. The licence of a project that the dataset can't read is the plan's word. */
const isLicensed = ({ licence, gap }: AuthorCode): boolean => licence !== null && gap?.kind !== 'unreadable'

const wayOf = (script: Judged) => JSON.stringify([kindOf(script), script.failure?.message])

/** Log of the last run that failed as its script is said to; none where no such run has a log. */
function findLog({ inBlocks, analysis: { id, shim, blockModel, failure } }: Judged): FailureLog[] {
  const run = inBlocks.runs.findLast(
    (each) => each.logSha256 !== null && classOf(each) === failure?.class && each.message === failure.message,
  )
  const sha256 = run?.logSha256
  return run === undefined || sha256 == null
    ? []
    : [{ variant: id, shim, blockModel, record: run.id, sha256, end: null }]
}
