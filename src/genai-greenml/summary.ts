import { listWords, ratioWords } from '../analysis/words.ts'
import { count } from '../base/count.ts'
import { alignColumns } from '../base/text-table.ts'
import { wrapText } from '../base/wrap.ts'
import {
  CSV_MODES,
  type CsvAnalysis,
  type CsvMode,
  type CsvRatio,
  type Finding,
  type PairedTest,
} from '../schema/genai-greenml-analysis.ts'
import { mergeFindings } from './caveats.ts'

/** What the original's analysis says of files and what their rows can carry, for a terminal of so many columns. */
export function renderCsvSummary(files: readonly CsvAnalysis[], width: number): string {
  const [first, ...others] = files
  if (first === undefined) return ''
  const lines = others.length === 0 ? renderFile(first) : renderFiles(files, width)
  return lines.map((line) => wrapText(line, width)).join('\n')
}

function renderFile(analysis: CsvAnalysis): string[] {
  return [
    describeFile(analysis),
    ...CSV_MODES.flatMap((mode) => renderMode(analysis, mode)),
    ...tellNothing(analysis),
    '',
    CAVEATS,
    ...analysis.findings.map((finding) => `  ${finding.message}${rowWords(finding)}`),
  ]
}

const CAVEATS = 'What stands between these numbers and a conclusion'

/** Of several files the models' numbers in one table, and what holds for more than one of them once. */
function renderFiles(files: readonly CsvAnalysis[], width: number): string[] {
  const holders = files.flatMap((analysis) =>
    analysis.findings.map((finding) => ({ file: shortName(analysis), finding })),
  )
  const rows = files.flatMap((analysis) => CSV_MODES.flatMap((mode) => tableRows(analysis, mode)))
  return [
    ...(rows.length === 0
      ? []
      : [
          ...alignColumns([['file', 'mode', 'model', `${ORIGINAL} claimed`, 'can be claimed'], ...rows], width),
          '',
          'claimed: mean difference of joules to the original, p of the paired t test after Holm',
          "can be claimed: energy of these runs over the original's (95 % interval), and in how many projects it was less",
          '',
        ]),
    ...files.flatMap((analysis) => [
      describeFile(analysis),
      ...CSV_MODES.flatMap((mode) =>
        [...modelLines(analysis, mode), ...accuracyLines(analysis, mode)].map((line) => `  ${mode}, ${line}`),
      ),
      ...tellNothing(analysis),
      '',
    ]),
    CAVEATS,
    ...mergeFindings(holders, files.length).map((line) => `  ${line}`),
  ]
}

function describeFile({ csv, header, counts_by_llm: byModel }: CsvAnalysis): string {
  const models = Object.keys(byModel)
  const of = `${count(header.rows, 'row')}, ${count(header.projects, 'project')}, ${count(models.length, 'model')}`
  return `${csv}: ${of}${models.length === 0 ? '' : ` (${listWords(models)})`}`
}

const tellNothing = ({ counts_by_llm: byModel }: CsvAnalysis): string[] =>
  Object.keys(byModel).length > 0 ? [] : ['', 'No answer that ran beside an original that ran: nothing to compare.']

/** `results_20260318_192742.csv` is `20260318_192742` in a table. */
const shortName = ({ csv }: CsvAnalysis) => csv.replace(/^results_(?=.)/, '').replace(/\.csv$/i, '')

function tableRows(analysis: CsvAnalysis, mode: CsvMode): string[][] {
  const delta = analysis.paired_tests[`delta/original_vs_${mode}`].energy
  const raw = analysis.paired_tests[`raw/original_vs_${mode}`].energy
  return Object.keys(raw).map((model) => [
    ...[shortName(analysis), mode, model],
    shortClaim(delta[model]),
    shortRatio(raw[model]),
  ])
}

function shortClaim(test: PairedTest | undefined): string {
  if (test === undefined || test.mean === null || test.p_holm === null) return 'nothing'
  const sign = test.mean < 0 ? '+' : '−'
  return `${sign}${joules(Math.abs(test.mean))} J, ${pWords(test.p_holm)}`
}

function shortRatio(test: PairedTest | undefined): string {
  const ratio = test?.ratio
  if (ratio === undefined || ratio.gmr === null) return 'nothing'
  const words = ratioWords(ratio.gmr, intervalOf(ratio)).replace(/, 95 % interval (.*)/, ' ($1)')
  return `${words}, ${ratio.n_less}/${ratio.n}`
}

function intervalOf({ bca_ci_gmr_seed0: [low, high] }: CsvRatio): readonly [number, number] | null {
  return low === null || high === null ? null : [low, high]
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
      `  ${model}, ${ORIGINAL} claimed: ${claimWords(delta[model])}`,
      `  ${model}, can be claimed: ${claimableWords(raw[model])}`,
    ]),
    ...[...modelLines(analysis, mode), ...accuracyLines(analysis, mode)].map((line) => `  ${line}`),
  ]
}

const ORIGINAL = 'GenAI-GreenML'

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
  const share = `${ratio.n_less} of ${ratio.n} projects used less, of ${test.n_projects} that there are`
  return `these runs drew ${ratioWords(ratio.gmr, intervalOf(ratio))} of the original's energy; ${share}`
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
  return [`between models, ${ORIGINAL} claimed: ${claimed}`, `between models, can be claimed: ${within}`]
}

function accuracyLines(analysis: CsvAnalysis, mode: CsvMode): string[] {
  const { inc, dec, eq } = analysis.counts[mode].accuracy
  const pairs = inc + dec + eq
  return pairs === 0
    ? []
    : [`accuracy, of ${count(pairs, 'pair')}: ${inc} higher, ${dec} lower, ${eq} equal to two decimals`]
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
