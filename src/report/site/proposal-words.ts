import { formatSize } from '../../base/size.ts'
import { count } from '../../base/text/text.ts'
import type { PublishedReport } from '../../schema/campaign/published-report.ts'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import type { TaskScores } from '../../schema/mlbench/task-scores.ts'
import { formatCount } from '../text/format.ts'
import { escapeInline, escapeMarkdown, markdownTable } from '../text/markdown-text.ts'
import { titleOf } from './published.ts'

/** The text of a pull request that adds an imported project: what was taken for what, and what its reader is to do. */
export function renderProposal(slug: string, manifest: Manifest, issue: number | null): string {
  const { origin, licence, entry, task, metric, environment, size } = manifest
  const from = origin === 'embedded' ? null : origin
  const rows: [string, string | null][] = [
    ['repository', from && `${from.repository}${from.path === '.' ? '' : `, folder ${from.path}`}`],
    ['commit', from?.commit ?? null],
    ['licence', licence?.spdx ?? 'none: its code is never published'],
    ['entry', entry],
    ['task', task],
    ['metric', metric.name],
    ['packages', environment.lock === null ? 'no lock: it is not run until it has one' : 'locked'],
    ['size', size && formatSize(size.bytes)],
  ]
  return [
    `Adds \`${slug}\` as \`greenml import\` found it.${issue === null ? '' : ` Closes #${issue}.`}`,
    '',
    ...markdownTable(
      ['', 'found'],
      rows.flatMap(([name, value]) => (value === null ? [] : [[name, escapeInline(value)]])),
    ),
    '',
    'Correct the guesses in `project.yaml` on this branch. Checks do not start by themselves on a pull request that a workflow',
    'opened: close and reopen it, or push to it.',
    '',
  ].join('\n')
}

/** The text of a pull request that publishes a report: what was found, what it rests on, and what its reader is to do. `page`: of the run that made it. */
export function renderReportProposal(report: PublishedReport, page: string | null): string {
  const { id, campaign, authors, licence, models, projects, runs, hosts } = report
  const rows: [string, string][] = [
    ['campaign', campaign],
    ['run by', authors.join('; ')],
    ['licence of the measurements', licence ?? 'none is named'],
    ['models', models.map((model) => `${model.id}${model.recorded ? ' (recorded answers)' : ''}`).join(', ')],
    ['projects', formatCount(projects.length)],
    ['runs that ended ok', `${formatCount(runs.ok)} of ${count(runs.recorded, 'recorded run')}`],
    ['hosts', formatCount(new Set(hosts.map(({ name }) => name)).size)],
  ]
  return [
    escapeMarkdown(titleOf(report)),
    '',
    ...markdownTable(
      ['', ''],
      rows.map(([name, value]) => [name, escapeInline(value)]),
    ),
    '',
    `Its files are in \`reports/${id}\`: read \`report.md\` there. What is merged stays, under this name; a fault that is found later is`,
    `told in \`errata.yaml\`.${page === null ? '' : ` [The run that made it](<${page}>).`}`,
    '',
  ].join('\n')
}

/** The text of a pull request with the scores of a submission: what passed, how much could not be tried, and what its reader is to do. */
export function renderScoresProposal(name: string, scores: TaskScores, page: string | null): string {
  const rates = scores.systems.flatMap(({ passRates }) => passRates)
  return [
    `Puts \`${name}\` on the leaderboard: its answers were run under \`${scores.rules}\`.`,
    '',
    ...markdownTable(
      ['', 'passed', 'attemptable', 'total'],
      rates.map(({ k, passed, attemptable, total }) => [`pass@${k}`, ...[passed, attemptable, total].map(formatCount)]),
    ),
    '',
    `The next site shows it where this is merged.${page === null ? '' : ` [The run that made it](<${page}>).`}`,
    '',
  ].join('\n')
}
