import type { HitPrecision, Hits } from '../../schema/mlbench/task-scores.ts'
import type { TaskArgument } from '../data/rows.ts'
import type { JudgedAnswer } from '../grading/judge-texts.ts'

type Kind = keyof HitPrecision['byKind']

/** Counts the values that answers use; one that is empty is no value to use, and an answer that is missing uses none. */
export function countHits(judged: readonly JudgedAnswer[]): HitPrecision {
  const uses = judged.flatMap(({ task, missing }) =>
    task.arguments
      .filter(({ value }) => value !== '')
      .map((wanted) => ({ kind: kindOf(wanted), isHit: !missing.includes(wanted) })),
  )
  const ofKind = (kind: Kind) => count(uses.filter((use) => use.kind === kind).map(({ isHit }) => isHit))
  return {
    parameters: count(uses.map(({ isHit }) => isHit)),
    generations: count(judged.map(({ argumentsOk }) => argumentsOk)),
    byKind: { text: ofKind('text'), integer: ofKind('integer'), decimal: ofKind('decimal') },
  }
}

const count = (outcomes: readonly boolean[]): Hits => ({
  hits: outcomes.filter((isHit) => isHit).length,
  all: outcomes.length,
})

function kindOf({ value }: TaskArgument): Kind {
  if (/^[-+]?\d+$/.test(value)) return 'integer'
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(value) ? 'decimal' : 'text'
}
