import { wrapText } from '../../base/text/wrap.ts'
import type { Measurement } from '../../schema/analysis/measurement.ts'
import type { RevisionComparison } from '../../schema/analysis/revision-comparison.ts'
import { tellOtherLoad } from '../text/findings.ts'
import { COMMENT_BYTES, fitLines } from '../text/fit-lines.ts'
import { capitalise } from '../text/format.ts'
import { escapeMarkdown, markdownList } from '../text/markdown-text.ts'
import {
  formatCondition,
  formatMemoryChange,
  formatRevision,
  formatRevisionCommand,
  formatRevisionTitle,
} from '../text/measurement/revision-words.ts'
import { renderMeasurementMarkdown } from './measurement-markdown.ts'
import { type Display, renderMeasurement } from './measurement-terminal.ts'
import type { TableStyle } from './measurement-view.ts'

type Complaints = ReadonlyMap<number, string>

function listFacts(comparison: RevisionComparison): string[] {
  return [
    capitalise(formatMemoryChange(comparison)),
    formatRevision('base', comparison.base),
    formatRevision('head', comparison.head),
    comparison.sandbox === 'none' ? 'ran without a sandbox' : `ran in the sandbox (${comparison.sandbox})`,
  ]
}

/** For a terminal: how each revision was measured, and the finding last. */
export function renderRevisions(
  comparison: RevisionComparison,
  complaints: Complaints,
  display: Display,
  style: TableStyle,
): string {
  const lines = [...listFacts(comparison), ...comparison.failOn.map((each) => formatCondition(comparison, each))]
  return [
    renderMeasurement(comparison.measurement, complaints, display, { ...style, isPart: true }),
    lines.map((line) => wrapText(line, display.width)).join('\n'),
    wrapText(capitalise(formatRevisionTitle(comparison)), display.width),
  ].join('\n\n')
}

/** What speaks against all that was measured: how many runs had other load beside them. */
export function listOtherLoad({ commands }: Measurement): string[] {
  const runs = commands.flatMap((command) => command.runs)
  return tellOtherLoad(runs.filter(({ flags }) => flags.includes('contaminated')).length, runs.length)
}

/** A pull request's comment in GitHub Markdown: the finding, what speaks against it, the conditions, and the table folded. */
export function renderRevisionsMarkdown(
  comparison: RevisionComparison,
  complaints: Complaints,
  style: TableStyle,
): string {
  const { failOn, measurement } = comparison
  return [
    `### ${escapeMarkdown(capitalise(formatRevisionTitle(comparison)))}`,
    '',
    ...listOtherLoad(measurement).flatMap((line) => [`> ${line}`, '']),
    ...markdownList(
      failOn.map((each) => `${each.met || !each.checked ? '✘' : '✔'} ${formatCondition(comparison, each)}`),
    ),
    '',
    `<details><summary>How it was measured</summary>`,
    '',
    ...markdownList([`command: ${formatRevisionCommand(comparison)}`, ...listFacts(comparison)]),
    '',
    renderMeasurementMarkdown(measurement, complaints, { ...style, measuredOnly: true, isPart: true }),
    '</details>',
    '',
  ].join('\n')
}

/** A pull request's comment as far as it has room, with the address of the whole run. */
export function renderRevisionsComment(comparison: RevisionComparison, link: string | null): string {
  const lines = renderRevisionsMarkdown(comparison, new Map(), {}).split('\n')
  return fitLines([...lines, ...(link === null ? [] : [`[The whole run](<${link}>)`])], { bytes: COMMENT_BYTES, link })
}
