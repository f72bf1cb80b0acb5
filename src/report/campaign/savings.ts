import { isDifference } from '../../schema/analysis/ratio.ts'
import { findAuthor, type ReportData, type VariantRow } from '../data/report-data.ts'

/** What one run of an answer takes less than one of the author's code without its plots. */
export interface Saving {
  readonly variant: VariantRow
  /** Joules or seconds of CPU time; negative: it takes more. */
  readonly perRun: number
}

/** Savings of answers that passed and are as accurate as the author's, whose difference in the leading quantity is told; the largest first. */
export function listSavings({ projects, analysis: { leading } }: ReportData): Saving[] {
  return projects
    .flatMap(({ variants }) =>
      variants.flatMap((variant) => {
        const ratio = variant.ratios[leading]['original-headless']
        const baseline = findAuthor(variants, variant)?.summaries[leading].median
        if (!variant.passed || ratio?.estimate == null || !isDifference(ratio.verdict) || baseline == null) return []
        return [{ variant, perRun: baseline * (1 - ratio.estimate) }]
      }),
    )
    .sort((a, b) => b.perRun - a.perRun)
}
