import type { Counts, CsvAnalysis, CsvMetric } from '../schema/analysis/genai-greenml-analysis.ts'
import { roundLikePython } from './python-numbers.ts'
import { type GeneratedRun, pairOf, perMetric, perMode, type Selection } from './select.ts'

/** Decimals to which the original rounds before it compares. */
const DECIMALS: Readonly<Record<CsvMetric, number>> = { accuracy: 2, exec_time: 1, energy: 1 }

/** How often the generated value is larger, smaller or, once rounded, equal; what cannot be ordered counts as equal. */
export function countChanges({
  generated,
  llms,
}: Selection): Pick<CsvAnalysis, 'counts' | 'counts_combined' | 'counts_by_llm'> {
  const byMode = (runs: readonly GeneratedRun[]) =>
    perMode((mode) => countRuns(runs.filter((run) => run.mode === mode)))
  return {
    counts: byMode(generated),
    counts_combined: countRuns(generated),
    counts_by_llm: Object.fromEntries(llms.map((llm) => [llm, byMode(generated.filter((run) => run.llm === llm))])),
  }
}

function countRuns(runs: readonly GeneratedRun[]): Counts {
  return perMetric((metric) => {
    const counts = { inc: 0, dec: 0, eq: 0 }
    for (const run of runs) {
      const pair = pairOf(run, metric)
      if (pair === null) continue
      const value = roundLikePython(pair.generated, DECIMALS[metric])
      const base = roundLikePython(pair.original, DECIMALS[metric])
      counts[value > base ? 'inc' : value < base ? 'dec' : 'eq']++
    }
    return counts
  })
}
