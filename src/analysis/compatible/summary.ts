import {
  CSV_MODES,
  type CsvAnalysis,
  type CsvMode,
  type Finding,
  type PairedTest,
} from '../../schema/greenml-analysis.ts'
import { count, listWords, ratioWords } from '../words.ts'

/** What the original's analysis says of one file and what its rows can carry, for a person at a terminal. */
export function renderCsvSummary(analysis: CsvAnalysis): string {
  const { csv, header, findings, counts_by_llm: byModel } = analysis
  const models = Object.keys(byModel)
  const of = `${count(header.rows, 'row')}, ${count(header.projects, 'project')}, ${count(models.length, 'model')}`
  return [
    `${csv}: ${of}${models.length === 0 ? '' : ` (${listWords(models)})`}`,
    ...CSV_MODES.flatMap((mode) => renderMode(analysis, mode)),
    ...(models.length === 0 ? ['', 'No answer that ran beside an original that ran: nothing to compare.'] : []),
    '',
    'What stands between these numbers and a conclusion',
    ...findings.map((finding) => `  ${finding.message}${rowWords(finding)}`),
  ].join('\n')
}

function renderMode(analysis: CsvAnalysis, mode: CsvMode): string[] {
  const delta = analysis.paired_tests[`delta/original_vs_${mode}`].energy
  const raw = analysis.paired_tests[`raw/original_vs_${mode}`].energy
  const models = Object.keys(raw)
  if (models.length === 0) return []
  const width = Math.max(...models.map((model) => model.length))
  return [
    '',
    `Energy, ${mode} against original`,
    ...models.flatMap((model) => [
      `  ${model.padEnd(width)}  they claimed: ${claimWords(delta[model])}`,
      `  ${''.padEnd(width)}  can be claimed: ${claimableWords(raw[model])}`,
    ]),
    ...modelLines(analysis, mode),
    ...accuracyLines(analysis, mode),
  ]
}

function claimWords(test: PairedTest | undefined): string {
  if (test === undefined || test.mean === null || test.p_holm === null) return 'nothing, too few pairs or no spread'
  const amount = `${joules(test.mean)} J ${test.mean < 0 ? 'more' : 'less'} a script`
  const sure = test.p_holm < 0.05 ? '' : ', not significant'
  return `${amount} (paired t test, Holm ${pWords(test.p_holm)}, n = ${test.n})${sure}`
}

/** About the pairs as they were run; whether the code is the cause, the findings below decide. */
function claimableWords(test: PairedTest | undefined): string {
  const ratio = test?.ratio
  if (test === undefined || ratio === undefined || ratio.gmr === null) return 'nothing, no pair with energy in both'
  const [low, high] = ratio.bca_ci_gmr_seed0
  const interval = low === null || high === null ? null : ([low, high] as const)
  const share = `${ratio.n_less} of ${ratio.n} projects used less, of ${test.n_projects} that there are`
  return `these runs drew ${ratioWords(ratio.gmr, interval)} of the original's energy; ${share}`
}

function modelLines(analysis: CsvAnalysis, mode: CsvMode): string[] {
  const anova = analysis.anova.delta[mode].energy
  const blocks = analysis.friedman_complete_blocks[mode].energy
  if (anova === undefined) return []
  const rejected = anova.tukey.filter(({ reject }) => reject).length
  const claimed = `${rejected} of ${count(anova.tukey.length, 'pair')} of models differ (ANOVA ${pWords(anova.p)}, Tukey)`
  const within =
    blocks === undefined
      ? 'nothing, too few projects in which every model ran'
      : `${blocks.p !== null && blocks.p < 0.05 ? 'models differ within a project' : 'no difference shown within a project'} (Friedman ${pWords(blocks.p)}, ${blocks.n_complete_projects} complete projects)`
  return [`  between models they claimed: ${claimed}`, `  between models can be claimed: ${within}`]
}

function accuracyLines(analysis: CsvAnalysis, mode: CsvMode): string[] {
  const { inc, dec, eq } = analysis.counts[mode].accuracy
  const pairs = inc + dec + eq
  return pairs === 0
    ? []
    : [`  accuracy, of ${count(pairs, 'pair')}: ${inc} higher, ${dec} lower, ${eq} equal to two decimals`]
}

/** Three digits, and every digit of thousands. */
function joules(value: number): string {
  const size = Math.abs(value)
  return size >= 100 ? size.toLocaleString('en-GB', { maximumFractionDigits: 0 }) : size.toPrecision(3)
}

function pWords(p: number | null): string {
  if (p === null) return 'p undefined'
  return p < 1e-4 ? 'p < 0.0001' : `p = ${p.toPrecision(2)}`
}

function rowWords({ rows }: Finding): string {
  return rows.length === 0 ? '' : ` Rows ${listWords(rows.map(String), 8)}.`
}
