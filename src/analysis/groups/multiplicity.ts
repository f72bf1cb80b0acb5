import type { BaselineMode, GeneratedMode } from '../../schema/common.ts'
import type { FamilySummary } from '../../schema/model-comparison.ts'
import type { Plan } from '../../schema/plan.ts'
import type { GroupRatio, Quantity } from '../../schema/ratio.ts'
import { adjustP } from '../statistics/adjust.ts'

/** One ratio of one group, as plan.json would declare it. */
export interface TestIdentity {
  readonly mode: GeneratedMode
  readonly model: string
  readonly quantity: Quantity
  readonly baseline: BaselineMode
}

export interface GroupTest extends TestIdentity {
  readonly p: number
}

export type Correction = NonNullable<GroupRatio['test']>

export interface Multiplicity {
  readonly summary: FamilySummary
  /** Null for a ratio that is not among the tests. */
  correctionOf(identity: TestIdentity): Correction | null
}

/**
 * Corrects for the number of tests: Holm over those that plan.json declares, Benjamini and Hochberg over all others. A
 * declared test that could not be made (nothing was measured, too few projects) does not count: what decides that is not
 * its result.
 */
export function correctForNumber(plan: Plan, tests: readonly GroupTest[], postHoc: boolean | null): Multiplicity {
  const declaredKeys = new Set(plan.primaryFamily.map(keyOf))
  const declared = tests.filter((test) => declaredKeys.has(keyOf(test)))
  const others = tests.filter((test) => !declaredKeys.has(keyOf(test)))
  const corrections = new Map([
    ...correct(declared, 'holm', postHoc === true ? 'post-hoc' : 'primary'),
    ...correct(others, 'benjamini-hochberg', 'exploratory'),
  ])
  return {
    summary: { declared: declaredKeys.size, tested: declared.length, postHoc },
    correctionOf: (identity) => corrections.get(keyOf(identity)) ?? null,
  }
}

const METHODS = { holm: 'holm', 'benjamini-hochberg': 'bh' } as const

function correct(tests: readonly GroupTest[], method: Correction['method'], family: Correction['family']) {
  const p = tests.map((test) => test.p)
  const adjusted = adjustP(p, METHODS[method])
  return tests.map((test, i): [string, Correction] => [
    keyOf(test),
    { p: test.p, family, method, tests: tests.length, adjustedP: Math.min(1, adjusted[i] ?? 1) },
  ])
}

const keyOf = ({ mode, model, quantity, baseline }: TestIdentity) => JSON.stringify([mode, model, quantity, baseline])

/**
 * Whether the declared tests are those that the records were made under. Null where there are no records, or of a version
 * that did not note it.
 */
export function isPostHoc(planned: string, recorded: ReadonlySet<string | null>): boolean | null {
  if ([...recorded].some((hash) => hash !== null && hash !== planned)) return true
  return recorded.size === 0 || recorded.has(null) ? null : false
}
