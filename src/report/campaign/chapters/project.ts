import { sum } from '../../../base/numbers.ts'
import { count } from '../../../base/text/text.ts'
import type { AccuracyVerdict } from '../../../schema/analysis/accuracy-verdict.ts'
import type { VariantObservations } from '../../../schema/analysis/observations.ts'
import type { Quantity } from '../../../schema/analysis/ratio.ts'
import { HEADLINE_ORDER } from '../../../schema/common.ts'
import { type FlopsReading, STATUSES } from '../../../schema/measurement/record.ts'
import { type ProjectRow, type ReportData, toldRatio, type VariantRow } from '../../data/report-data.ts'
import { formatVariant, judgedLine, numberCell, shownQuantities } from '../../document/cells.ts'
import {
  type Cell,
  type CodeChanges,
  composeTable,
  type Line,
  type LineCell,
  type Section,
  type Table,
} from '../../document/chapter.ts'
import { formatChangeKind, formatChangeKinds, formatSide } from '../../text/change-words.ts'
import { linkUpstream } from '../../text/dataset/upstream-link.ts'
import { AUTHOR_FAILED } from '../../text/failed-authors.ts'
import { projectTarget, scriptTarget } from '../../text/findings.ts'
import {
  BASELINE_WORDS,
  capitalise,
  ESTIMATED_MARK,
  formatCount,
  formatDifference,
  formatGrams,
  formatMetric,
  formatPercent,
  formatQuantity,
  formatScientific,
  MISSING,
  QUANTITY_WORDS,
} from '../../text/format.ts'
import { OUTCOME_WORDS } from '../../text/outcome-words.ts'
import { FAILED_SIGN, formatReason, notCompared, UNTRIED_SIGN } from '../../text/verdict-words.ts'

/** Section of a project: what it is, every script's runs, and how each variant differs from the author's code. */
export function composeProject(project: ProjectRow, data: ReportData): Section {
  const { slug, title, task, entry, licence, origin, metric, variants } = project
  return {
    id: projectTarget(slug),
    title,
    slug: title === slug ? null : slug,
    results: variants
      .filter(({ model }) => model !== null)
      .map((variant) => ({ label: variant.label, line: compareVariant(variant, data.analysis.leading, false) })),
    lead: `${task}, entry ${entry}, ${licence === null ? 'no licence' : `licence ${licence}`}. As good means: ${metric.name} at most ${metric.tolerance} behind the author's.`,
    upstream: origin === 'embedded' ? { text: 'written for this dataset', url: null } : linkUpstream(origin),
    tables: [runTable(project, data), composeObservations(project), everyRunTable(project, data)].filter(
      ({ rows }) => rows.length > 0,
    ),
    code: variants.flatMap(composeCode),
  }
}

/** A variant against the author's script without its plots, unless the line says otherwise; what did not pass is not compared. */
export function compareVariant(variant: VariantRow, quantity: Quantity, full = true): Line {
  const { passed, attempted, ratios, authorFailed } = variant
  if (authorFailed) return { text: '', chips: [AUTHORLESS] }
  const ratio = toldRatio(ratios[quantity])
  const note = ratio?.baseline === 'original' ? `vs ${BASELINE_WORDS[ratio.baseline]}` : undefined
  if (passed) return judgedLine(full || ratio === null ? ratio : { ...ratio, interval: null }, quantity, note)
  return { text: '', chips: [attempted ? FAILED : UNTRIED] }
}

const FAILED = { sign: FAILED_SIGN, text: OUTCOME_WORDS.failed, tone: 'failed' } as const
const AUTHORLESS = { sign: UNTRIED_SIGN, text: notCompared(AUTHOR_FAILED), tone: 'none' } as const
const UNTRIED = { sign: UNTRIED_SIGN, text: OUTCOME_WORDS.untried, tone: 'none' } as const

function runTable(project: ProjectRow, data: ReportData): Table {
  const { slug, metric, variants } = project
  const quantities: Quantity[] = [...shownQuantities(data.analysis), 'memory']
  // A script of several rows is led to by its first.
  const heads = new Map(variants.toReversed().map((variant) => [variant.id, variant]))
  return composeTable<VariantRow>(
    `${slug}: medians of the measured runs that ended ok; ratios against the original without plots where nothing else is said`,
    variants,
    {
      Script: (variant) => ({
        ...formatVariant(variant),
        id: heads.get(variant.id) === variant ? scriptTarget(variant.id) : undefined,
      }),
      Runs: statusLine,
      [`${metric.name} (${metric.direction} is better)`]: (variant) => metricCell(variant, project),
      ...Object.fromEntries(
        quantities.map((quantity) => [
          capitalise(QUANTITY_WORDS[quantity]),
          (variant: VariantRow) => quantityCell(variant, quantity, data.analysis.leading),
        ]),
      ),
    },
    false,
  )
}

export function statusLine({ statuses }: VariantRow): Line {
  const seen = STATUSES.filter((status) => (statuses[status] ?? 0) > 0)
  if (seen.length === 0) return { text: '', note: 'no run' }
  return {
    text: '',
    chips: seen.map((status) => ({
      text: `${statuses[status]} ${status}`,
      tone: status === 'ok' ? 'same' : 'failed',
    })),
  }
}

/** Most runs that are listed: with those of a large campaign the page would be too heavy. */
const MOST_RUNS_LISTED = 3000

/** From a number to the records behind it. */
function everyRunTable({ slug, metric, tried }: ProjectRow, { analysis }: ReportData): Table {
  const quantities: Quantity[] = analysis.leading === 'energy' ? ['energy', 'cpu', 'wall'] : ['cpu', 'wall']
  const all = sum(analysis.variants.map(({ points }) => points.record.length))
  const runs = tried.flatMap((variant) =>
    variant.points.record.map((record, index) => ({ variant, points: variant.points, record, index })),
  )
  return composeTable(
    `${slug}: every measured run; greenml reproduce ID --campaign ${analysis.campaign} makes one again`,
    all > MOST_RUNS_LISTED ? [] : runs,
    {
      Script: ({ variant }) => formatVariant(variant),
      Block: ({ points, index }) => points.block[index] ?? null,
      Outcome: ({ points, index }) => points.status[index] ?? '',
      [metric.name]: ({ points, index }) =>
        numberCell(points.metric[index] ?? null, (value) => formatMetric(value, metric.scale)),
      ...Object.fromEntries(
        quantities.map((quantity) => [
          capitalise(QUANTITY_WORDS[quantity]),
          ({ points, index }: (typeof runs)[number]) =>
            numberCell(points[quantity][index] ?? null, (value) => formatQuantity(value, quantity)),
        ]),
      ),
      ID: ({ record }) => record,
    },
    true,
  )
}

/** As the ratio's verdict has it. */
const ACCURACY_WORDS = {
  'as-good': 'as good',
  worse: OUTCOME_WORDS['less-accurate'],
  'not-settled': OUTCOME_WORDS['not-settled'],
} as const

function metricCell(variant: VariantRow, { metric: { scale } }: ProjectRow): LineCell {
  const { median, difference, verdict } = variant.metric
  const figure = { text: formatMetric(median, scale), value: median }
  if (difference === null || variant.model === null) return figure
  const words =
    variant.validity?.verdict === 'suspect' ? OUTCOME_WORDS.suspect : verdict && tellAccuracy(verdict, variant.metric)
  return {
    ...figure,
    note: `${formatDifference(difference, scale, median)} to the author's${formatTestError(variant.metric, scale)}${words === null ? '' : `, ${words}`}`,
  }
}

/**
 * `as good`; `as good on these rows`, where nobody knows what another test set would have shown, or none of these tells the two
 * scripts apart.
 */
function tellAccuracy(verdict: AccuracyVerdict, { testError }: VariantRow['metric']): string {
  const isOfTheseRows = (testError?.standardError ?? 0) === 0 && verdict !== 'not-settled'
  return `${ACCURACY_WORDS[verdict]}${isOfTheseRows ? ' on these rows' : ''}`
}

/** ` ± 0.012 by the test set`, one standard error. */
function formatTestError({ testError }: VariantRow['metric'], scale: ProjectRow['metric']['scale']): string {
  return testError === null || testError.standardError === 0
    ? ''
    : ` ± ${formatMetric(testError.standardError, scale)} by the test set`
}

/** The median with its range, and the ratios: against both baselines for the quantity of the headline, else against one. */
function quantityCell(variant: VariantRow, quantity: Quantity, leading: Quantity): Cell {
  const { median, minimum, maximum, quality } = variant.summaries[quantity]
  const isEstimate = quality === 'estimated' && median !== null
  const hasRange = !isEstimate && minimum !== null && maximum !== null && minimum !== maximum
  const figure: Line = {
    text: formatQuantity(median, quantity),
    mark: isEstimate ? ESTIMATED_MARK : undefined,
    note: hasRange ? `${formatQuantity(minimum, quantity)} to ${formatQuantity(maximum, quantity)}` : undefined,
  }
  const isCompared = variant.passed && variant.model !== null && !variant.authorFailed
  const told = variant.authorFailed && quantity === leading ? [{ text: '', chips: [AUTHORLESS] }] : []
  return { lines: [figure, ...told, ...(isCompared ? ratioLines(variant, quantity, leading) : [])], value: median }
}

function ratioLines({ ratios }: VariantRow, quantity: Quantity, leading: Quantity): Line[] {
  const { 'original-headless': headless } = ratios[quantity]
  if (quantity !== leading) return headless === null ? [] : [judgedLine(headless, quantity)]
  return HEADLINE_ORDER.flatMap((baseline) => {
    const ratio = ratios[quantity][baseline]
    if (ratio === null) return []
    const pairs = ratio.pairs === 0 ? (formatReason(ratio, 'block') ?? 'no pairs') : count(ratio.pairs, 'block')
    return [judgedLine(ratio, quantity, `vs ${BASELINE_WORDS[baseline]}, ${pairs}`)]
  })
}

/** Nothing of the baselines, nor of what was not compared. */
function composeCode({ label, changes, diff }: VariantRow): CodeChanges[] {
  const known = changes ?? []
  if (known.length === 0 && diff === null) return []
  return [
    {
      label,
      kinds: known.length === 0 ? null : formatChangeKinds(known),
      changes: known.flatMap(({ kind, before, after }) =>
        before === null || after === null
          ? []
          : [{ kind: formatChangeKind(kind), before: formatSide(kind, before), after: formatSide(kind, after) }],
      ),
      diff,
    },
  ]
}

const COLUMNS: Readonly<Record<string, (observed: VariantObservations) => string | null>> = {
  'Net energy': ({ netJoules }) => (netJoules === null ? null : formatQuantity(netJoules, 'energy')),
  'Carbon of a run': formatCarbon,
  'FLOPs retired by the processor': (observed) => countFlops(observed, 'hardware-retired'),
  "FLOPs by operators' formulas": (observed) => countFlops(observed, 'theoretical-operator'),
  'FLOPs for a joule': ({ flopsPerJoule }) => (flopsPerJoule === null ? null : formatScientific(flopsPerJoule)),
  Conditions: formatConditions,
}

/** What the records of a project's scripts hold beside the ratios: only columns in which one of them has something. */
function composeObservations({ slug, variants }: ProjectRow): Table {
  const rows = variants.flatMap(({ observations, ...variant }) =>
    observations === null ? [] : [{ ...variant, observations }],
  )
  const shown = Object.entries(COLUMNS)
    .filter(([, format]) => rows.some(({ observations }) => format(observations) !== null))
    .map(([head, format]) => [head, ({ observations }: Observed) => format(observations) ?? MISSING] as const)
  return composeTable(
    `${slug}: beside the ratios; medians of the measured runs that ended ok`,
    shown.length === 0 ? [] : rows,
    { Script: formatVariant, ...Object.fromEntries(shown) },
    true,
  )
}

interface Observed {
  readonly observations: VariantObservations
}

function countFlops({ flops }: VariantObservations, kind: FlopsReading['kind']): string | null {
  const count = flops.find((each) => each.kind === kind)?.count
  return count === undefined ? null : formatScientific(count)
}

function formatCarbon({ carbonGrams, carbonEstimated }: VariantObservations): string | null {
  if (carbonGrams === null) return null
  return `${formatGrams(carbonGrams)} CO₂e${carbonEstimated ? ` ${ESTIMATED_MARK}` : ''}`
}

/** Null where conditions were not observed: then nothing is known of them. */
function formatConditions(facts: VariantObservations): string | null {
  const { observed, contaminated, throttled, threads, otherCpuShare, hottestCelsius } = facts
  if (observed === 0) return null
  const parts = [
    contaminated > 0
      ? `${contaminated} of ${formatCount(observed)} runs beside other load`
      : 'no run beside other load',
    ...(throttled > 0 ? [`${throttled} throttled`] : []),
    ...(threads === null ? [] : [`up to ${count(threads, 'thread')}`]),
    ...(otherCpuShare === null ? [] : [`others' share of CPU time ${formatPercent(otherCpuShare)}`]),
    ...(hottestCelsius === null ? [] : [`up to ${Math.round(hottestCelsius)} °C`]),
  ]
  return parts.join(', ')
}
