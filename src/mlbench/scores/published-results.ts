import { sum } from '../../base/numbers.ts'
import type { Task } from '../data/rows.ts'
import { type KeyedOutcome, PASS_AT, passesAt } from './pass-rates.ts'
import { type GradedSystem, listOutcomes, PUBLISHED_ANSWERS } from './score-system.ts'

/** The rule that ML-Bench's own grader ends its file with. */
const RULE = '='.repeat(27)

interface Judged {
  readonly outcome: KeyedOutcome
  /** At one, two and five answers. */
  readonly passes: readonly number[]
}

/**
 * A system's verdicts as ML-Bench's own grader writes its `result.jsonl`: header, a line a task, means, means of each repository.
 * As there, of tasks with exactly five answers; tasks that the bench could not judge are left out.
 */
export function renderPublishedResults(
  { system, attempts }: Pick<GradedSystem, 'system' | 'attempts'>,
  tasks: readonly Task[],
  nameOf: (githubId: number) => string,
  startedAt: string,
): string {
  const judged = listOutcomes(attempts, tasks).flatMap((outcome): Judged[] => {
    const passes = PASS_AT.map((k) => passesAt(outcome, k))
    if (outcome.attempts.length !== PUBLISHED_ANSWERS || passes.includes(null)) return []
    return [{ outcome, passes: passes.map(Number) }]
  })
  const file = `${system}.jsonl`
  const [pass1, pass2, pass5] = meansOf(judged)
  const lines = [
    { input_file: file, start_time: startedAt },
    ...judged.map(({ outcome: { rowId, githubId }, passes: [first, second, fifth] }) => ({
      id: rowId,
      github_id: githubId,
      pass1: first,
      pass2: second,
      pass5: fifth,
    })),
    { counts: judged.length, eval_pass1: pass1, eval_pass2: pass2, eval_pass5: pass5, input_file: file },
    ...[...Map.groupBy(judged, ({ outcome }) => outcome.githubId)].map(([githubId, own]) => ({
      repo: nameOf(githubId),
      result: meansOf(own),
    })),
  ]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n${RULE}\n`
}

const meansOf = (judged: readonly Judged[]): number[] =>
  PASS_AT.map((_, index) =>
    judged.length === 0 ? 0 : sum(judged.map(({ passes }) => passes[index] ?? 0)) / judged.length,
  )
