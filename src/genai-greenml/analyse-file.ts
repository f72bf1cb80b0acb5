import { type Bootstrap, createBootstrap } from '../analysis/statistics/bootstrap.ts'
import type { CsvAnalysis } from '../schema/genai-greenml-analysis.ts'
import { countChanges } from './counts.ts'
import { findFaults } from './findings.ts'
import { countFaults, countHeader, listFailed } from './header.ts'
import { analyseBlocks, analyseVariance } from './models.ts'
import { analysePairs } from './paired-tests.ts'
import { RESAMPLES } from './ratio.ts'
import { readRows } from './read-rows.ts'
import { selectRuns } from './select.ts'

/** Shared by several files, it draws the resamples of one size once. */
export const createCsvBootstrap = (): Bootstrap => createBootstrap(RESAMPLES)

/** All that the original's analysis computes from one result file, and what is to be known of the file. Pure. */
export function analyseCsv(text: string, name: string, bootstrap: Bootstrap = createCsvBootstrap()): CsvAnalysis {
  const selection = selectRuns(readRows(text, name))
  const tests = analysePairs(selection, bootstrap)
  return {
    csv: name,
    header: countHeader(selection),
    data_quality: countFaults(selection),
    ...countChanges(selection),
    paired_tests: tests,
    anova: analyseVariance(selection),
    friedman_complete_blocks: analyseBlocks(selection),
    failed: listFailed(selection.rows),
    findings: findFaults(selection, tests),
  }
}
