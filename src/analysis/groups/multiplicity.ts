import { testKey } from '../../campaign/primary-family.ts'
import type { FamilySummary } from '../../schema/analysis/model-comparison.ts'
import type { GroupRatio, Quantity } from '../../schema/analysis/ratio.ts'
import type { Plan } from '../../schema/campaign/plan.ts'
import type { BaselineMode, GeneratedMode } from '../../schema/common.ts'
import { adjustEach } from '../statistics/adjust.ts'

/** The test of one ratio of one group, as plan.json would declare it. */
export interface GroupTest {
  readonly mode: GeneratedMode
  readonly model: string
  readonly quantity: Quantity
  readonly baseline: BaselineMode
  readonly p: number
}

export type Correction = NonNullable<GroupRatio['test']>

/**
 * Corrects for the number of tests: Holm over those that plan.json declares, Benjamini and Hochberg over all others. A
 * declared test that could not be made (nothing was measured, too few projects) does not count: what decides that is not
 * its result.
 */
export function correctForNumber(plan: Plan, tests: readonly GroupTest[], postHoc: boolean | null) {
  const declaredKeys = new Set(plan.primaryFamily.map(testKey))
  const declared = tests.filter((test) => declaredKeys.has(testKey(test)))
  const others = tests.filter((test) => !declaredKeys.has(testKey(test)))
  const summary: FamilySummary = { declared: declaredKeys.size, tested: declared.length, postHoc }
  const corrections: ReadonlyMap<GroupTest, Correction> = new Map([
    ...correct(declared, 'holm', postHoc === true ? 'post-hoc' : 'primary'),
    ...correct(others, 'benjamini-hochberg', 'exploratory'),
  ])
  return { summary, corrections }
}

const METHODS = { holm: 'holm', 'benjamini-hochberg': 'bh' } as const

function correct(tests: readonly GroupTest[], method: Correction['method'], family: Correction['family']) {
  return [...adjustEach(tests, METHODS[method])].map(
    ([test, adjustedP]) => [test, { p: test.p, family, method, tests: tests.length, adjustedP }] as const,
  )
}

/**
 * Whether the declared tests are those that the records were made under. Null where there are no records, or of a version
 * that did not note it.
 */
export function isPostHoc(planned: string, recorded: ReadonlySet<string | null>): boolean | null {
  if ([...recorded].some((hash) => hash !== null && hash !== planned)) return true
  return recorded.size === 0 || recorded.has(null) ? null : false
}
