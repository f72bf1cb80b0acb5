import { MINIMUM_PROJECTS } from '../../../schema/analysis/least-evidence.ts'
import type { Quantity } from '../../../schema/analysis/ratio.ts'
import { HEADLINE_ORDER } from '../../../schema/common.ts'
import { formatStarNote, formatStarred, RECORDED_MARK } from '../../data/models-used.ts'
import { type GroupRow, type ReportData, toldRatio } from '../../data/report-data.ts'
import { formatGroup, judgedLine, shownQuantities } from '../../document/cells.ts'
import {
  type Cell,
  type Chapter,
  composeChapter,
  composeTable,
  type Figure,
  type LineCell,
  type Table,
} from '../../document/chapter.ts'
import { BASELINE_WORDS, capitalise, formatDifference, formatSuccess, QUANTITY_WORDS } from '../../text/format.ts'
import { formatRatio } from '../../text/format-ratio.ts'
import { ratioBar } from '../../text/markdown-text.ts'
import {
  formatBriefSupport,
  formatGainSupport,
  formatSuccessInterval,
  formatSupport,
} from '../../text/support-words.ts'
import { lookOf } from '../../text/verdict-words.ts'

/** The answer for each model and mode: chart, then the table that holds the same numbers and more. */
export function composeResults(data: ReportData): Chapter | null {
  const { groups, analysis } = data
  const id = 'results'
  const title = 'Results for each model and mode'
  if (groups.length === 0) return composeChapter({ id, title, notes: ['No model was asked.'] })
  const tooFew = formatTooFew(groups)
  return composeChapter({
    id,
    title,
    lead: [
      `×0.62 means 62 % of the baseline's ${QUANTITY_WORDS[analysis.leading]}, or 38 % less. The range in brackets is a 95 % interval; if it contains ×1, no difference could be detected. Verdicts hold after correction for the number of tests; “equivalent within ±5 %” means that a larger difference is ruled out. “Less” and “more” lie beyond the smallest change that is told here (the plan's, or the noise). All attempted projects are in it: an answer that failed, is less accurate or suspect costs its own run and the author's code.`,
      ...(tooFew === null ? [] : [tooFew]),
    ],
    figures: [drawGroups(data)],
    tables: [groupTable(data)],
  })
}

/** What “too few projects” means, where a group has such a verdict; else null. */
function formatTooFew(groups: readonly GroupRow[]): string | null {
  const ratios = groups.flatMap((group) => Object.values(group.ratios).flatMap((pair) => Object.values(pair)))
  const isThere = ratios.some((ratio) => ratio?.verdict === 'too-few-projects')
  return isThere
    ? `“too few projects”: a verdict takes ${MINIMUM_PROJECTS} projects or more with a reading of both scripts.`
    : null
}

function groupTable(data: ReportData): Table {
  const [leading = data.analysis.leading, ...others] = shownQuantities(data.analysis)
  return composeTable<GroupRow>(
    'Geometric mean of the ratios over projects, for each model and mode',
    data.groups,
    {
      'Model and mode': (group) => ({ text: formatGroup(group), mark: group.recorded ? RECORDED_MARK : undefined }),
      [capitalise(QUANTITY_WORDS[leading])]: (group) => ratioCell(group, leading, true),
      'Passed / attemptable / total': ({ success }) => ({
        text: formatSuccess(success),
        note: formatSuccessInterval(success),
        value: success.total === 0 ? null : success.passed / success.total,
      }),
      'Metric gain, median': differenceCell,
      ...Object.fromEntries(
        others.map((quantity) => [
          capitalise(QUANTITY_WORDS[quantity]),
          (group: GroupRow) => ratioCell(group, quantity, false),
        ]),
      ),
    },
    false,
  )
}

/** Ratios against both baselines, with what each verdict rests on. */
function ratioCell({ ratios }: GroupRow, quantity: Quantity, isPrimary: boolean): Cell {
  const formatBasis = isPrimary ? formatSupport : formatBriefSupport
  const pair = ratios[quantity]
  return {
    lines: HEADLINE_ORDER.flatMap((baseline) => {
      const ratio = pair[baseline]
      return ratio === null
        ? []
        : [judgedLine(ratio, quantity, `vs ${BASELINE_WORDS[baseline]}: ${formatBasis(ratio)}`)]
    }),
    value: toldRatio(pair)?.estimate ?? null,
  }
}

const differenceCell = ({ metricDifference, comparable }: GroupRow): LineCell => ({
  text: formatDifference(metricDifference.median, 'fraction', null),
  note: formatGainSupport(metricDifference, comparable),
  value: metricDifference.median,
})

function drawGroups({ groups, analysis: { leading } }: ReportData): Figure {
  const noun = QUANTITY_WORDS[leading]
  const bars = groups.flatMap((group) => {
    const ratio = toldRatio(group.ratios[leading])
    if (ratio?.estimate == null || ratio.quality !== 'measured') return []
    const against = ratio.baseline === 'original' ? `, vs ${BASELINE_WORDS[ratio.baseline]}` : ''
    return [
      `${ratioBar(ratio.estimate)} ${formatRatio(ratio)} ${lookOf(ratio).sign} ${group.mode} ${formatStarred(group)}${against}`,
    ]
  })
  const unity = `${ratioBar(1)} ×1.00 is the ${noun} of the author's script without its plots`
  return {
    chart: 'groups',
    caption: `${capitalise(noun)} relative to the author's script: geometric mean over projects with its 95 % interval. The table below holds the same numbers.`,
    bars: bars.length === 0 ? [] : [unity, ...bars, ...formatStarNote(groups)],
  }
}
