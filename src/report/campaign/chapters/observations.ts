import type { VariantObservations } from '../../../schema/observations.ts'
import type { FlopsReading } from '../../../schema/record.ts'
import { ESTIMATED_MARK, formatCount, formatPercent, formatQuantity, formatScientific } from '../../text/format.ts'
import type { ProjectRow } from '../report-data.ts'
import { formatVariant } from './cells.ts'
import { composeTable, type Table } from './chapter.ts'

const COLUMNS: Readonly<Record<string, (observed: VariantObservations) => string | null>> = {
  'Net energy': ({ netJoules }) => (netJoules === null ? null : formatQuantity(netJoules, 'energy')),
  'Carbon of a run': formatCarbon,
  'FLOPs retired by the processor': (observed) => countFlops(observed, 'hardware-retired'),
  "FLOPs by operators' formulas": (observed) => countFlops(observed, 'theoretical-operator'),
  'FLOPs for a joule': ({ flopsPerJoule }) => (flopsPerJoule === null ? null : formatScientific(flopsPerJoule)),
  Conditions: formatConditions,
}

/** What the records of a project's scripts hold beside the ratios: only columns in which one of them has something. */
export function composeObservations({ slug, variants }: ProjectRow): Table {
  const rows = variants.flatMap(({ observations, ...variant }) =>
    observations === null ? [] : [{ ...variant, observations }],
  )
  const shown = Object.entries(COLUMNS)
    .filter(([, format]) => rows.some(({ observations }) => format(observations) !== null))
    .map(([head, format]) => [head, ({ observations }: Observed) => format(observations) ?? '–'] as const)
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
  const mass = carbonGrams < 1 ? `${formatMilli(carbonGrams)} mg` : `${carbonGrams.toPrecision(3)} g`
  return `${mass} CO₂e${carbonEstimated ? ` ${ESTIMATED_MARK}` : ''}`
}

const formatMilli = (grams: number): string => `${Number((grams * 1000).toPrecision(3))}`

/** Null where conditions were not observed: then nothing is known of them. */
function formatConditions(facts: VariantObservations): string | null {
  const { observed, contaminated, throttled, otherCpuShare, hottestCelsius } = facts
  if (observed === 0) return null
  const parts = [
    contaminated > 0
      ? `${contaminated} of ${formatCount(observed)} runs beside other load`
      : 'no run beside other load',
    ...(throttled > 0 ? [`${throttled} throttled`] : []),
    ...(otherCpuShare === null ? [] : [`others' share of CPU time ${formatPercent(otherCpuShare)}`]),
    ...(hottestCelsius === null ? [] : [`up to ${Math.round(hottestCelsius)} °C`]),
  ]
  return parts.join(', ')
}
