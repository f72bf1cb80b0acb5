import type { Job } from '../../scripts/workflows.ts'

type Jobs = Readonly<Record<string, Job>>

/** Waits for the reviewers of an environment, and does nothing else. */
const APPROVES = './.github/workflows/approve.yml'
/** With one of them a condition speaks for jobs before that were skipped or failed; without one all have to have succeeded. */
const ASKS_FOR_STATUS = /\b(?:always|cancelled|failure|success)\(\)/

const conditionOf = (job: Job | undefined) => String(job?.if ?? '')

/** Every job that has to end before this one starts. */
function listBefore(name: string, jobs: Jobs): string[] {
  const before = new Set([name])
  for (const each of before) for (const need of jobs[each]?.needs ?? []) before.add(need) // a set is walked while it grows
  before.delete(name)
  return [...before]
}

/**
 * Whether GitHub skips a job though the one that it needs was run: a job without a word of its own on status is skipped where any
 * before it was, however many lie between them.
 */
export function isSkippedBehind(name: string, jobs: Jobs): boolean {
  if (ASKS_FOR_STATUS.test(conditionOf(jobs[name]))) return false
  const mayBeSkipped = (need: string) => jobs[need]?.if !== undefined
  return listBefore(name, jobs).some(
    (need) => ASKS_FOR_STATUS.test(conditionOf(jobs[need])) && listBefore(need, jobs).some(mayBeSkipped),
  )
}

/** Whether a job starts only once the reviewers let it, or nobody has to be asked: refused, neither it nor what it waits for runs. */
export function isHeldBack(name: string, jobs: Jobs): boolean {
  const condition = conditionOf(jobs[name])
  if (condition.includes('||')) return false
  const before = listBefore(name, jobs)
  const approvals = before.filter((need) => jobs[need]?.uses === APPROVES)
  if (!ASKS_FOR_STATUS.test(condition) || /!failure\(\)|(?<!!)success\(\)/.test(condition)) return approvals.length > 0
  const lets = (need: string, result: string) => condition.includes(`needs.${need}.result ${result}`)
  return (
    approvals.some((need) =>
      condition.includes(`contains(fromJSON('["success", "skipped"]'), needs.${need}.result)`),
    ) ||
    (jobs[name]?.needs ?? []).some(
      (need) => (lets(need, "== 'success'") || lets(need, "!= 'skipped'")) && isHeldBack(need, jobs),
    )
  )
}
