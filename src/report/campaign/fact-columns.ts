import type { VariantObservations } from '../../schema/observations.ts'
import type { FlopsReading } from '../../schema/record.ts'
import { ESTIMATED_MARK, formatCount, formatPercent, formatQuantity, formatScientific } from '../text/format.ts'
import type { VariantRow } from './report-data.ts'

export interface FactColumn {
  readonly head: string
  readonly tell: (variant: VariantRow) => string
}

const FLOP_WORDS: Readonly<Record<FlopsReading['kind'], string>> = {
  'hardware-retired': 'FLOPs retired by the processor',
  'theoretical-operator': "FLOPs by operators' formulas",
}

const COLUMNS: readonly { readonly head: string; readonly tell: (facts: VariantObservations) => string | null }[] = [
  { head: 'Net energy', tell: ({ netJoules }) => (netJoules === null ? null : formatQuantity(netJoules, 'energy')) },
  { head: 'Carbon of a run', tell: tellCarbon },
  ...(['hardware-retired', 'theoretical-operator'] as const).map((kind) => ({
    head: FLOP_WORDS[kind],
    tell: ({ flops }: VariantObservations) => {
      const count = flops.find((each) => each.kind === kind)?.count
      return count === undefined ? null : formatScientific(count)
    },
  })),
  {
    head: 'FLOPs for a joule',
    tell: ({ flopsPerJoule }) => (flopsPerJoule === null ? null : formatScientific(flopsPerJoule)),
  },
  { head: 'Conditions', tell: tellConditions },
]

/** What the records of these scripts hold beside the ratios: only columns in which one of them has something. */
export function factColumns(variants: readonly VariantRow[]): FactColumn[] {
  return COLUMNS.filter(({ tell }) =>
    variants.some(({ observations }) => observations !== null && tell(observations) !== null),
  ).map(({ head, tell }) => ({
    head,
    tell: ({ observations }) => (observations === null ? null : tell(observations)) ?? '–',
  }))
}

function tellCarbon({ carbonGrams, carbonEstimated }: VariantObservations): string | null {
  if (carbonGrams === null) return null
  const mass = carbonGrams < 1 ? `${formatMilli(carbonGrams)} mg` : `${carbonGrams.toPrecision(3)} g`
  return `${mass} CO₂e${carbonEstimated ? ` ${ESTIMATED_MARK}` : ''}`
}

const formatMilli = (grams: number): string => `${Number((grams * 1000).toPrecision(3))}`

/** Null where conditions were not observed: then nothing is known of them. */
function tellConditions(facts: VariantObservations): string | null {
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
