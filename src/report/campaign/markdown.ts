import { VERDICT_SIGNS } from '../charts/chart-style.ts'
import {
  countWord,
  formatCount,
  formatDifference,
  formatInstant,
  formatRatio,
  formatSuccess,
  formatUsd,
  QUANTITY_WORDS,
} from '../text/format.ts'
import { explainTooFew, tellBriefly, tellSuccess, tellSupport } from '../text/group-words.ts'
import { escapeMarkdown, markdownTable, ratioBar } from '../text/markdown-text.ts'
import { capitalise, describeNoFailure, MODE_WORDS, shownQuantities } from '../text/words.ts'
import type { Chapter } from './chapters/chapter.ts'
import { describeStatuses, groupCell, ratioCell } from './markdown-cells.ts'
import { foldLines, openTables, renderChapter } from './markdown-chapter.ts'
import { type RatioColumn, ratioHead, renderProject } from './markdown-project.ts'
import { RECORDED_MARK } from './models-used.ts'
import type { GroupRow, ReportData } from './report-data.ts'
import { explainStar, starModel } from './star-model.ts'

/** The whole report as GitHub Markdown, for a reader without a browser and for a repository. */
export function renderMarkdown(data: ReportData): string {
  return joinLines([
    ...renderHead(data),
    ...section('Results for each model and mode', renderGroups(data)),
    ...renderChapter(data.chapters.phases),
    ...section(
      'Project by project',
      data.projects.flatMap((project) => renderProject(project, data)),
    ),
    ...renderChapter(data.chapters.validity),
    ...renderFailures(data, data.chapters.failures),
    ...renderChapter(data.chapters.certainty),
    ...renderChapter(data.chapters.code),
    ...renderChapter(data.chapters.cost),
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
    renderChapter(openTables(data.chapters.phases)),
    section('Projects', renderProjectOverview(data)),
    renderChapter(openTables(data.chapters.validity)),
    renderFailures(data, openTables(data.chapters.failures)),
    renderChapter(openTables(data.chapters.certainty)),
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
  const count = (start: string) => kept.filter((line) => line.startsWith(start)).length
  const open = count('```') % 2 === 1
  const folded = count('<details>') > count('</details>')
  return joinLines([
    ...kept,
    ...(open ? ['```'] : []),
    ...(folded ? ['', '</details>'] : []),
    '',
    `*${countWord(rows, 'more line')} left out here; the full report has them.*`,
  ])
}

function renderHead(data: ReportData): string[] {
  const [first = 'No result yet', ...rest] = data.headline
  return [
    `# ${escapeMarkdown(first)}`,
    '',
    ...rest.map((line) => `- ${escapeMarkdown(line)}`),
    '',
    ...(data.scope === null ? [] : [`Seen in ${escapeMarkdown(data.scope)}. Beyond that it is a guess.`, '']),
    ...data.notices.map((line) => `> ${escapeMarkdown(line)}  `),
    '',
    `Campaign ${escapeMarkdown(data.campaign)}: ${countWord(data.projects.length, 'project')}, ${countWord(data.models.length, 'model')}, ${formatCount(data.runs.ok)} of ${countWord(data.runs.recorded, 'recorded run')} ended ok (${formatCount(data.runs.planned)} planned).`,
    '',
  ]
}

function renderGroups(data: ReportData): string[] {
  if (data.groups.length === 0) return ['No model was asked.']
  const quantities = shownQuantities(data)
  const noun = QUANTITY_WORDS[data.primary]
  const headless = quantities.map((quantity) => ({ quantity, baseline: 'original-headless' }) as const)
  const first = headless.filter(({ quantity }) => quantity !== 'wall')
  const second = [
    ...headless.filter(({ quantity }) => quantity === 'wall'),
    ...quantities.map((quantity) => ({ quantity, baseline: 'original' }) as const),
  ]
  const tooFew = explainTooFew(data.groups)
  return [
    ...markdownTable(
      ['Model and mode', 'Passed / attemptable / total', 'Metric gain, median', ...first.map(ratioHead)],
      data.groups.map((group) => [
        nameGroup(group),
        `${formatSuccess(group.success)} (${tellSuccess(group.success)})`,
        `${formatDifference(group.metricDifference.median, 'fraction', null)} (${countWord(group.metricDifference.projects, 'project')})`,
        ...first.map((column) => columnCell(group, column, data.primary)),
      ]),
    ),
    '',
    ...(tooFew === null ? [] : [escapeMarkdown(tooFew), '']),
    ...foldLines(
      'Wall time, and ratios against the original as it is',
      markdownTable(
        ['Model and mode', ...second.map(ratioHead)],
        data.groups.map((group) => [
          nameGroup(group),
          ...second.map((column) => columnCell(group, column, data.primary)),
        ]),
      ),
    ),
    ...renderBars(data.groups, data.primary),
    `×0.62 means 62 % of the baseline's ${noun}, or 38 % less; in brackets the 95 % interval. If it contains ×1, no difference could be detected. Verdicts hold after correction for the number of tests; “equivalent within ±5 %” means that a larger difference is ruled out.`,
    '',
    ...[...new Set(data.groups.map((group) => group.mode))].map((mode) => `- **${mode}**: ${MODE_WORDS[mode]}`),
  ]
}

function columnCell(group: GroupRow, { quantity, baseline }: RatioColumn, primary: ReportData['primary']): string {
  return groupCell(group.ratios[quantity][baseline], quantity, quantity === primary ? tellSupport : tellBriefly)
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

const SHOWN_FAILURES = 8

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

function renderFailures(data: ReportData, chapter: Chapter | null): string[] {
  const scripts = listFailures(data)
  return chapter === null ? section('What failed', scripts) : renderChapter(chapter, scripts)
}

function listFailures(data: ReportData): string[] {
  if (data.failures.length === 0) return [describeNoFailure(data)]
  const table = markdownTable(
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
  return data.failures.length > SHOWN_FAILURES ? foldLines(countWord(data.failures.length, 'script'), table) : table
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
