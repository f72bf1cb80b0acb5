import { median } from '../../base/numbers.ts'
import type { RunRecord } from '../../schema/record.ts'
import { cleanLine } from '../text/clean-text.ts'
import { countWord, joinWords } from '../text/format.ts'
import type { Fact } from './method.ts'

/** How net energy, carbon and operations were made, of the records that have them. */
export function describeReadings(records: readonly RunRecord[]): Fact[] {
  return [...describeIdle(records), ...describeCarbon(records), ...describeFlops(records), ...describeLoad(records)]
}

function describeIdle(records: readonly RunRecord[]): Fact[] {
  const readings = records.flatMap(({ host, idle }) => idle.map((each) => ({ ...each, host: host.name })))
  const zones = [...Map.groupBy(readings, ({ host, domain }) => `${domain} of ${host}`)].map(([zone, found]) => {
    const watts = median(found.map((each) => each.watts)) ?? 0
    const windows = new Set(found.map(({ startedAt }) => startedAt)).size
    return `${cleanLine(zone)} ${watts.toPrecision(3)} W (median of ${countWord(windows, 'window')})`
  })
  if (zones.length === 0) return []
  return [
    {
      label: 'Idle power',
      value: `${joinWords(zones)}; net energy is gross less this over the run, and enters no ratio`,
    },
  ]
}

/** Every intensity once, with its source. */
function describeCarbon(records: readonly RunRecord[]): Fact[] {
  const sources = new Set(
    records.flatMap(({ carbon }) => {
      if (carbon === null || carbon.grams === null) return []
      const place = [carbon.region, carbon.year, carbon.source].filter((part) => part !== null).join(', ')
      return [`${carbon.gramsPerKwh} g CO₂e for a kWh (${place}), PUE ${carbon.pue}`]
    }),
  )
  if (sources.size === 0) return []
  return [
    {
      label: 'Carbon',
      value: cleanLine(`gross energy × PUE × intensity, of operation alone: ${[...sources].join('; ')}`, 600),
    },
  ]
}

function describeFlops(records: readonly RunRecord[]): Fact[] {
  const meters = new Set(
    records.flatMap(({ flops }) =>
      flops.flatMap(({ count, kind, meter }) => (count === null ? [] : [`${kind}: ${meter}`])),
    ),
  )
  if (meters.size === 0) return []
  return [
    {
      label: 'Operations',
      value: cleanLine(
        `floating-point operations in runs of their own (${[...meters].sort().join('; ')}); retired by the processor and summed over operators' formulas are two things and never compared`,
        600,
      ),
    },
  ]
}

function describeLoad(records: readonly RunRecord[]): Fact[] {
  const measured = records.filter(({ purpose, conditions }) => purpose === 'measured' && conditions !== null)
  if (measured.length === 0) return []
  const flagged = (flag: string) => measured.filter(({ flags }) => flags.includes(flag)).length
  return [
    {
      label: 'Conditions',
      value: `of ${countWord(measured.length, 'measured run')} (every attempt), ${flagged('contaminated')} had other load beside ${measured.length === 1 ? 'it' : 'them'} and in ${flagged('throttled')} the processor throttled itself`,
    },
  ]
}
