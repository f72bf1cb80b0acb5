import { sum } from '../base/numbers.ts'
import type { Pairing } from './runs/pairs.ts'
import type { Run } from './runs/reduced-runs.ts'
import type { AnalysedVariant } from './variant.ts'

export const ofCampaign = { subject: null } as const

/** A page links to some; a campaign may have a hundred thousand. */
const MOST_RECORDS = 20

export const listRecords = (runs: readonly Run[]): string[] => runs.slice(0, MOST_RECORDS).map(({ id }) => id)

export const listIds = (of: readonly AnalysedVariant[]): string[] => [...new Set(of.map(({ analysis }) => analysis.id))]

/** Findings of which there is anything: a finding of some runs or variants names them. */
export const withEvidence = <F extends { readonly evidence: readonly unknown[] }>(findings: readonly F[]): F[] =>
  findings.filter(({ evidence }) => evidence.length > 0)

/** Sum over all variants and their baselines. */
export const sumPairings = (analysed: readonly AnalysedVariant[], read: (pairing: Pairing) => number): number =>
  sum(analysed.flatMap(({ pairings }) => [...pairings.values()].map(read)))
