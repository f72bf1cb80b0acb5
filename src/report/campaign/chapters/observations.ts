import type { VariantObservations } from '../../../schema/observations.ts'
import type { FlopsReading } from '../../../schema/record.ts'
import { ESTIMATED_MARK, formatCount, formatPercent, formatQuantity, formatScientific } from '../../text/format.ts'
import type { ProjectRow } from '../report-data.ts'
import { formatVariant } from './cells.ts'
import type { DraftTable } from './chapter.ts'

const FLOP_WORDS: Readonly<Record<FlopsReading['kind'], string>> = {
  'hardware-retired': 'FLOPs retired by the processor',
  'theoretical-operator': "FLOPs by operators' formulas",
}

const COLUMNS: readonly { readonly head: string; readonly format: (facts: VariantObservations) => string | null }[] = [
  { head: 'Net energy', format: ({ netJoules }) => (netJoules === null ? null : formatQuantity(netJoules, 'energy')) },
  { head: 'Carbon of a run', format: formatCarbon },
  ...(['hardware-retired', 'theoretical-operator'] as const).map((kind) => ({
    head: FLOP_WORDS[kind],
    format: ({ flops }: VariantObservations) => {
      const count = flops.find((each) => each.kind === kind)?.count
      return count === undefined ? null : formatScientific(count)
    },
  })),
  {
    head: 'FLOPs for a joule',
    format: ({ flopsPerJoule }) => (flopsPerJoule === null ? null : formatScientific(flopsPerJoule)),
  },
  { head: 'Conditions', format: formatConditions },
]

/** What the records of a project's scripts hold beside the ratios: only columns in which one of them has something. */
export function composeObservations({ slug, variants }: ProjectRow): DraftTable {
  const observed = variants.flatMap((variant) => {
    const { observations } = variant
    return observations === null ? [] : [{ variant, cells: COLUMNS.map(({ format }) => format(observations)) }]
  })
  const shown = COLUMNS.flatMap(({ head }, column) =>
    observed.some(({ cells }) => cells[column] != null) ? [{ head, column }] : [],
  )
  return {
    caption: `${slug}: beside the ratios; medians of the measured runs that ended ok`,
    columns: ['Script', ...shown.map(({ head }) => head)],
    rows: (shown.length === 0 ? [] : observed).map(({ variant, cells }) => [
      formatVariant(variant),
      ...shown.map(({ column }) => cells[column] ?? '–'),
    ]),
    folded: true,
  }
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
