import { count } from '../../base/text/text.ts'
import { alignColumns } from '../../base/text/text-table.ts'
import { wrapText } from '../../base/text/wrap.ts'
import {
  CSV_MODES,
  type CsvAnalysis,
  type CsvMode,
  type PairedTest,
} from '../../schema/analysis/genai-greenml-analysis.ts'
import { formatList } from '../text/format.ts'
import { formatRatio, formatRatioSentence } from '../text/format-ratio.ts'
import { mergeFindings, renderFinding } from './caveats.ts'
import { formatShortName, intervalOf } from './study-facts.ts'
import { formatJoules, formatTestP, isSignificant } from './study-words.ts'

/** What the original's analysis says of files and what their rows can carry, for a terminal of so many columns. */
export function renderCsvSummary(files: readonly CsvAnalysis[], width: number): string {
  const [first, ...others] = files
  if (first === undefined) return ''
  const lines = others.length === 0 ? renderFile(first) : renderFiles(files, width)
  return lines.map((line) => wrapText(line, width)).join('\n')
}

function renderFile(analysis: CsvAnalysis): string[] {
  return [
    formatFile(analysis),
    ...CSV_MODES.flatMap((mode) => renderMode(analysis, mode)),
    ...renderNothing(analysis),
    '',
    CAVEATS,
    ...analysis.findings.map((finding) => `  ${renderFinding(finding)}`),
  ]
}

const CAVEATS = 'What stands between these numbers and a conclusion'

/** Summary of several files: the models' numbers in one table, and what holds for more than one of them once. */
function renderFiles(files: readonly CsvAnalysis[], width: number): string[] {
  const rows = files.flatMap((analysis) => CSV_MODES.flatMap((mode) => renderRows(analysis, mode)))
  return [
    ...(rows.length === 0
      ? []
      : [
          ...alignColumns([['file', 'mode', 'model', `${ORIGINAL} claimed`, 'can be claimed'], ...rows], width, {
            names: 3,
          }),
          '',
          'claimed: mean difference of joules to the original, p of the paired t test after Holm',
          "can be claimed: energy of these runs over the original's (95 % interval), and in how many projects it was less",
          '',
        ]),
    ...files.flatMap((analysis) => [
      formatFile(analysis),
      ...CSV_MODES.flatMap((mode) =>
        [...renderModels(analysis, mode), ...renderAccuracy(analysis, mode)].map((line) => `  ${mode}, ${line}`),
      ),
      ...renderNothing(analysis),
      '',
    ]),
    CAVEATS,
    ...mergeFindings(files).map((line) => `  ${line}`),
  ]
}

function formatFile({ csv, header, counts_by_llm: byModel }: CsvAnalysis): string {
  const models = Object.keys(byModel)
  const of = `${count(header.rows, 'row')}, ${count(header.projects, 'project')}, ${count(models.length, 'model')}`
  return `${csv}: ${of}${models.length === 0 ? '' : ` (${formatList(models)})`}`
}

const renderNothing = ({ counts_by_llm: byModel }: CsvAnalysis): string[] =>
  Object.keys(byModel).length > 0 ? [] : ['', 'No answer that ran beside an original that ran: nothing to compare.']

function renderRows(analysis: CsvAnalysis, mode: CsvMode): string[][] {
  const delta = analysis.paired_tests[`delta/original_vs_${mode}`].energy
  const raw = analysis.paired_tests[`raw/original_vs_${mode}`].energy
  return Object.keys(raw).map((model) => [
    formatShortName(analysis),
    mode,
    model,
    formatShortClaim(delta[model]),
    formatShortRatio(raw[model]),
  ])
}

function formatShortClaim(test: PairedTest | undefined): string {
  if (test === undefined || test.mean === null || test.p_holm === null) return 'nothing'
  const sign = test.mean < 0 ? '+' : '−'
  return `${sign}${formatJoules(Math.abs(test.mean))} J, ${formatTestP(test.p_holm)}`
}

function formatShortRatio(test: PairedTest | undefined): string {
  const ratio = test?.ratio
  if (ratio === undefined || ratio.gmr === null) return 'nothing'
  const shown = formatRatio({ estimate: ratio.gmr, interval: intervalOf(ratio) })
  return `${shown}, ${ratio.n_less}/${ratio.n}`
}

function renderMode(analysis: CsvAnalysis, mode: CsvMode): string[] {
  const delta = analysis.paired_tests[`delta/original_vs_${mode}`].energy
  const raw = analysis.paired_tests[`raw/original_vs_${mode}`].energy
  const models = Object.keys(raw)
  if (models.length === 0) return []
  return [
    '',
    `Energy, ${mode} against original`,
    ...models.flatMap((model) => [
      `  ${model}, ${ORIGINAL} claimed: ${formatClaim(delta[model])}`,
      `  ${model}, can be claimed: ${formatClaimable(raw[model])}`,
    ]),
    ...[...renderModels(analysis, mode), ...renderAccuracy(analysis, mode)].map((line) => `  ${line}`),
  ]
}

const ORIGINAL = 'GenAI-GreenML'

function formatClaim(test: PairedTest | undefined): string {
  if (test === undefined || test.mean === null || test.p_holm === null) return 'nothing, too few pairs or no spread'
  const amount = `${formatJoules(test.mean)} J ${test.mean < 0 ? 'more' : 'less'} a script`
  const sure = isSignificant(test) ? '' : ', not significant'
  return `${amount} (paired t test, Holm ${formatTestP(test.p_holm)}, n = ${test.n})${sure}`
}

/** About the pairs as they were run; whether the code is the cause, the findings below decide. */
function formatClaimable(test: PairedTest | undefined): string {
  const ratio = test?.ratio
  if (test === undefined || ratio === undefined || ratio.gmr === null) return 'nothing, no pair with energy in both'
  const share = `${ratio.n_less} of ${ratio.n} projects used less, of ${test.n_projects} that there are`
  return `these runs drew ${formatRatioSentence(ratio.gmr, intervalOf(ratio))} of the original's energy; ${share}`
}

function renderModels(analysis: CsvAnalysis, mode: CsvMode): string[] {
  const anova = analysis.anova.delta[mode].energy
  if (anova === undefined) return []
  const rejected = anova.tukey.filter(({ reject }) => reject).length
  const claimed = `${rejected} of ${count(anova.tukey.length, 'pair')} of models differ (ANOVA ${formatTestP(anova.p)}, Tukey)`
  const within = formatBlocks(analysis, mode) ?? 'nothing, too few projects in which every model ran'
  return [`between models, ${ORIGINAL} claimed: ${claimed}`, `between models, can be claimed: ${within}`]
}

/**
 * Whether models differ within the projects that each of them finished; null: there are too few. Where they always ran in one
 * order, a difference may be that of first and last as well.
 */
export function formatBlocks(
  { findings, friedman_complete_blocks: blocks }: CsvAnalysis,
  mode: CsvMode,
): string | null {
  const { energy } = blocks[mode]
  if (energy === undefined) return null
  const { p, n_complete_projects: projects } = energy
  const isConfounded = findings.some(({ kind }) => kind === 'fixed-order')
  const test = `(Friedman ${formatTestP(p)}, ${projects} complete projects)`
  if (p === null || p >= 0.05) return `no difference shown within a project ${test}`
  if (!isConfounded) return `models differ within a project ${test}`
  return `nothing of the models: something differs within a project ${test}, but they always ran in one order`
}

function renderAccuracy(analysis: CsvAnalysis, mode: CsvMode): string[] {
  const { inc, dec, eq } = analysis.counts[mode].accuracy
  const pairs = inc + dec + eq
  return pairs === 0
    ? []
    : [`accuracy, of ${count(pairs, 'pair')}: ${inc} higher, ${dec} lower, ${eq} equal to two decimals`]
}
