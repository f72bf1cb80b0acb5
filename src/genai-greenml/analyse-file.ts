import type { CsvAnalysis } from '../schema/analysis/genai-greenml-analysis.ts'
import { countChanges } from './counts.ts'
import { findFaults } from './file-findings.ts'
import { countFaults, countHeader, listFailed } from './header.ts'
import { type Bootstrap, createBootstrap } from './mean-bootstrap.ts'
import { analyseBlocks, analyseVariance } from './model-tests.ts'
import { RESAMPLES } from './pair-ratio.ts'
import { analysePairs } from './paired-tests.ts'
import type { ResultFile } from './read-files.ts'
import { readRows } from './read-rows.ts'
import { selectRuns } from './select.ts'

/** All that the original's analysis computes from one result file, and what is to be known of the file. Pure. */
export function analyseCsv(text: string, name: string, bootstrap: Bootstrap = createBootstrap(RESAMPLES)): CsvAnalysis {
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

/** Several files by their names; they share the resamples of one size. */
export function analyseCsvFiles(files: readonly ResultFile[]): CsvAnalysis[] {
  const bootstrap = createBootstrap(RESAMPLES)
  return files.map(({ text, name }) => analyseCsv(text, name, bootstrap))
}
