import type { Quantity, Ratio } from '../schema/analysis.ts'
import type { BaselineMode } from '../schema/common.ts'
import { VERDICT_SIGNS } from './chart-style.ts'
import type { CodeDiff } from './code-diff.ts'
import {
  BASELINE_WORDS,
  countWord,
  ESTIMATED_MARK,
  formatCount,
  formatDifference,
  formatFinding,
  formatInstant,
  formatMetric,
  formatQuantity,
  formatRatio,
  formatSuccess,
  formatSuccessRate,
  formatUsd,
  QUANTITY_WORDS,
} from './format.ts'
import { escapeMarkdown, markdownTable, ratioBar } from './markdown-text.ts'
import { RECORDED_MARK } from './models-used.ts'
import type { GroupRow, ProjectRow, ReportData, VariantRow } from './report-data.ts'
import { explainStar, starModel } from './star-model.ts'
import { capitalise, MODE_WORDS, shownQuantities } from './words.ts'

/** The whole report as GitHub Markdown, for a reader without a browser and for a repository. */
export function renderMarkdown(data: ReportData): string {
  return joinLines([
    ...renderHead(data),
    ...section('Results for each model and mode', renderGroups(data)),
    ...section(
      'Project by project',
      data.projects.flatMap((project) => renderProject(project, data)),
    ),
    ...section('Failures', renderFailures(data)),
    ...section(
      'Findings about the experiment',
      data.findings.map((line) => `- ${escapeMarkdown(line)}`),
    ),
    ...section('How this was measured', [
      ...data.method.map(({ label, value }) => `- **${escapeMarkdown(label)}**: ${escapeMarkdown(value)}`),
      '',
      ...renderModels(data),
    ]),
    ...section(
      'What this does not say',
      data.limits.map((line) => `- ${escapeMarkdown(line)}`),
    ),
    `Written by greenml ${escapeMarkdown(data.toolVersion)} at ${formatInstant(data.createdAt)}. Every run's numbers: [records.csv](records.csv); charts and code: [index.html](index.html).`,
  ])
}

/** GitHub refuses a summary above 1 MiB and a comment above 65,536 characters; this leaves room for what stands around it. */
const SUMMARY_CHARACTERS = 60_000

/** What fits a job's summary: headline, results, projects and failures; rows that do not fit are counted, none is cut in two. */
export function renderSummary(data: ReportData, limit = SUMMARY_CHARACTERS - 1): string {
  const blocks = [
    renderHead(data),
    renderGroups(data),
    section('Projects', renderProjectOverview(data)),
    section('Failures', renderFailures(data)),
    section(
      'What this does not say',
      data.limits.map((line) => `- ${escapeMarkdown(line)}`),
    ),
  ]
  return cutLines(blocks.flat(), limit)
}

/** Whole lines up to `limit` characters, and a last line that counts the rows left out. */
function cutLines(lines: readonly string[], limit: number): string {
  const whole = joinLines(lines)
  if (whole.length <= limit) return whole
  const reserve = 120
  const kept: string[] = []
  let length = 0
  for (const line of lines) {
    if (length + line.length + 1 > limit - reserve) break
    kept.push(line)
    length += line.length + 1
  }
  const rows = lines.slice(kept.length).filter((line) => line !== '').length
  return joinLines([...kept, '', `*${countWord(rows, 'more line')} left out here; the full report has them.*`])
}

function renderHead(data: ReportData): string[] {
  const [first = 'No result yet', ...rest] = data.headline
  return [
    `# ${escapeMarkdown(first)}`,
    '',
    ...rest.map((line) => `- ${escapeMarkdown(line)}`),
    '',
    ...data.notices.map((line) => `> ${escapeMarkdown(line)}  `),
    '',
    `Campaign ${escapeMarkdown(data.campaign)}: ${countWord(data.projects.length, 'project')}, ${countWord(data.models.length, 'model')}, ${formatCount(data.runs.ok)} of ${countWord(data.runs.recorded, 'recorded run')} ended ok (${formatCount(data.runs.planned)} planned).`,
    '',
  ]
}

function renderGroups(data: ReportData): string[] {
  if (data.groups.length === 0) return ['No model was asked.']
  const quantities = shownQuantities(data)
  const columns = quantities.flatMap((quantity) =>
    (['original-headless', 'original'] as const).map((baseline) => ({ quantity, baseline })),
  )
  const noun = QUANTITY_WORDS[data.primary]
  return [
    ...markdownTable(
      [
        'Model and mode',
        'Passed / attemptable / total',
        'Metric, median difference',
        ...columns.map(
          ({ quantity, baseline }) => `${capitalise(QUANTITY_WORDS[quantity])} against the ${BASELINE_WORDS[baseline]}`,
        ),
      ],
      data.groups.map((group) => [
        nameGroup(group),
        `${formatSuccess(group.success)} (${formatSuccessRate(group.success)})`,
        `${formatDifference(group.metricDifference.median, 'fraction')} (${countWord(group.metricDifference.projects, 'project')})`,
        ...columns.map(({ quantity, baseline }) => ratioCell(group.ratios[quantity][baseline], quantity, 'project')),
      ]),
    ),
    '',
    ...renderBars(data.groups, data.primary),
    `×0.62 means 62 % of the baseline's ${noun}, or 38 % less; in brackets the 95 % interval. If it holds ×1, no difference could be detected.`,
    '',
    ...[...new Set(data.groups.map((group) => group.mode))].map((mode) => `- **${mode}**: ${MODE_WORDS[mode]}`),
  ]
}

function nameGroup(group: GroupRow): string {
  return `**${group.mode}** ${escapeMarkdown(group.model)}${group.recorded ? ` *(${RECORDED_MARK})*` : ''}`
}

function renderBars(groups: readonly GroupRow[], quantity: ReportData['primary']): string[] {
  const lines = groups.flatMap((group) => {
    const ratio = group.ratios[quantity]['original-headless']
    if (ratio?.estimate == null || ratio.quality !== 'measured') return []
    return [
      `${ratioBar(ratio.estimate)} ${formatRatio(ratio)} ${VERDICT_SIGNS[ratio.verdict]} ${group.mode} ${starModel(group)}`,
    ]
  })
  if (lines.length === 0) return []
  const noun = QUANTITY_WORDS[quantity]
  const star = explainStar(groups)
  return [
    '```text',
    `${ratioBar(1)} ×1.00 is the ${noun} of the author's script without its plots`,
    ...lines,
    ...(star === null ? [] : [star]),
    '```',
    '',
  ]
}

function ratioCell(ratio: Ratio | null, quantity: Quantity, pairWord: string): string {
  if (ratio === null) return '–'
  const pairs = ratio.pairs === 0 ? escapeMarkdown(ratio.reason ?? 'no pairs') : countWord(ratio.pairs, pairWord)
  const sign = ratio.quality === 'estimated' ? '' : `${VERDICT_SIGNS[ratio.verdict]} `
  const finding = `${sign}${formatFinding(ratio, quantity)}`
  return ratio.estimate === null ? `${finding} (${pairs})` : `${formatRatio(ratio)} ${finding} (${pairs})`
}

function renderProject(project: ProjectRow, data: ReportData): string[] {
  const { metric } = project
  const quantities: Quantity[] = [...shownQuantities(data), 'memory']
  const source =
    project.upstream.url !== null
      ? `[upstream](<${project.upstream.url}>)`
      : project.upstream.text === 'embedded'
        ? 'written for this dataset'
        : escapeMarkdown(project.upstream.text)
  return [
    `### ${escapeMarkdown(project.title)} (${escapeMarkdown(project.slug)})`,
    '',
    `${escapeMarkdown(project.task)}, entry ${escapeMarkdown(project.entry)}, ${project.licence === null ? 'no licence' : `licence ${escapeMarkdown(project.licence)}`}, ${source}. As good means: ${escapeMarkdown(metric.name)} at most ${formatMetric(metric.tolerance, metric.scale)} behind the author's.`,
    '',
    ...markdownTable(
      [
        'Script',
        'Runs',
        `${escapeMarkdown(metric.name)} (${metric.direction} is better)`,
        ...quantities.map((quantity) => `${capitalise(QUANTITY_WORDS[quantity])}, median`),
        ...quantities.slice(0, 1).flatMap((quantity) => baselineHeads(quantity)),
        'Code',
      ],
      project.variants.map((variant) => [
        escapeMarkdown(variant.label),
        describeStatuses(variant),
        describeMetric(variant, project),
        ...quantities.map((quantity) => describeSummary(variant, quantity)),
        ...baselineNames.map((baseline) =>
          variant.model === null ? '–' : ratioCell(variant.ratios[data.primary][baseline], data.primary, 'block'),
        ),
        describeDiff(variant.diff),
      ]),
    ),
    '',
  ]
}

const baselineNames: readonly BaselineMode[] = ['original-headless', 'original']

function baselineHeads(quantity: Quantity): string[] {
  return baselineNames.map(
    (baseline) => `${capitalise(QUANTITY_WORDS[quantity])} against the ${BASELINE_WORDS[baseline]}`,
  )
}

function renderProjectOverview(data: ReportData): string[] {
  if (data.groups.length === 0) return []
  return [
    `${capitalise(QUANTITY_WORDS[data.primary])} of each variant relative to the author's script without its plots:`,
    '',
    ...markdownTable(
      ['Project', 'Script', 'Passed', 'Ratio'],
      data.projects.flatMap((project) =>
        project.variants
          .filter((variant) => variant.model !== null)
          .map((variant) => [
            escapeMarkdown(project.slug),
            escapeMarkdown(variant.label),
            variant.passed ? 'yes' : variant.attempted ? '**no**' : 'not attempted',
            ratioCell(variant.ratios[data.primary]['original-headless'], data.primary, 'block'),
          ]),
      ),
    ),
  ]
}

function renderFailures(data: ReportData): string[] {
  if (data.failures.length === 0) return ['None: every script passed.']
  return markdownTable(
    ['Project', 'Script', 'Runs', 'Whose', 'Class', 'Message'],
    data.failures.map((variant) => [
      escapeMarkdown(variant.project),
      escapeMarkdown(variant.label),
      describeStatuses(variant),
      variant.attempted ? "the script's" : "the bench's",
      escapeMarkdown(variant.failure?.class ?? '–'),
      escapeMarkdown(variant.failure?.message ?? '–'),
    ]),
  )
}

function renderModels(data: ReportData): string[] {
  if (data.models.length === 0) return []
  return markdownTable(
    ['Model', 'Provider', "Provider's name for it", 'Answers with a script', 'Tokens in', 'Tokens out', 'Cost'],
    data.models.map((model) => [
      escapeMarkdown(model.id),
      `${model.provider}${model.recorded ? ` *(${RECORDED_MARK})*` : ''}`,
      escapeMarkdown(model.apiModel),
      `${model.usable} of ${model.answers}`,
      model.inputTokens === null ? 'unknown' : formatCount(model.inputTokens),
      model.outputTokens === null ? 'unknown' : formatCount(model.outputTokens),
      model.usd === null
        ? escapeMarkdown(`unknown${model.usdReason === null ? '' : `: ${model.usdReason}`}`)
        : formatUsd(model.usd),
    ]),
  )
}

function describeStatuses(variant: VariantRow): string {
  return variant.statuses.map(({ status, count }) => `${count} ${status}`).join(', ') || 'no run'
}

function describeMetric(variant: VariantRow, project: ProjectRow): string {
  const { median, difference, comparable } = variant.metric
  const value = formatMetric(median, project.metric.scale)
  if (difference === null || variant.model === null) return value
  const words = comparable === null ? '' : comparable ? ', as good' : ', not as good'
  return `${value} (${formatDifference(difference, project.metric.scale)}${words})`
}

function describeSummary(variant: VariantRow, quantity: Quantity): string {
  const { median, quality } = variant.summaries[quantity]
  const mark = quality === 'estimated' && median !== null ? ` *${ESTIMATED_MARK}*` : ''
  return `${formatQuantity(median, quantity)}${mark}`
}

function describeDiff(diff: CodeDiff | null): string {
  if (diff === null) return '–'
  return diff.kind === 'shown' ? `+${diff.added} −${diff.removed} lines` : escapeMarkdown(diff.reason)
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, '']
}

/** One blank line at most between two blocks. */
function joinLines(lines: readonly string[]): string {
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
