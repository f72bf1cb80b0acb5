import type { OutsideZone } from '../schema/analysis/energy-parts.ts'
import { type Cause, type Quantity, sideOfOne } from '../schema/analysis/ratio.ts'
import type { BaselineMode } from '../schema/common.ts'
import { findVeto } from './analyse-energy-parts.ts'
import { type Answer, countLateAuthors, listOwn, logsInBlocks } from './attempt-cost.ts'
import type { RatioEstimator } from './estimate-ratio.ts'
import { readerOf } from './runs/read-cost.ts'
import { inSessions, widenBySessions } from './sessions.ts'
import type { Claim } from './verdict.ts'

interface ScriptEvidence {
  readonly quantity: Quantity
  readonly baseline: BaselineMode
  readonly smallestEffect: number
  readonly outside: readonly OutsideZone[]
  readonly estimate: RatioEstimator
}

/**
 * What keeps a claim of one script from being made, whose ratio is formed over blocks in which it and the author's code
 * ended well: a block in which one of them failed or ran out of time must not be able to undo it.
 */
export function objectToScript(claim: Claim, answer: Answer, evidence: ScriptEvidence): Cause | null {
  const { quantity, baseline, smallestEffect, outside, estimate } = evidence
  const veto = quantity === 'energy' ? findVeto(claim, outside) : null
  if (veto !== null) return veto
  const late = countLateAuthors(answer.inBlocks, baseline)
  if (claim === 'more') return late === 0 ? null : { kind: 'author-censored', pairs: late }
  const runs = listOwn(answer.inBlocks, baseline)
  const failed = runs.length - runs.filter(({ status }) => status === 'ok').length
  if (failed === 0) return null
  const logs = logsInBlocks(answer, readerOf(quantity), baseline)
  const interval = widenBySessions(estimate(logs.values), inSessions(logs, answer.inBlocks))?.interval ?? null
  const holds = interval !== null && sideOfOne(interval, smallestEffect) === claim
  return holds && !logs.censored ? null : { kind: 'unstable', failed, runs: runs.length }
}
