import type { EnergyReading } from '../schema/execution.ts'

/** Two meters of one zone agree within this share of a long run (reference/energy.md §3.2). */
const AGREEMENT = 0.01
/** Seconds that a meter which is read ten times a second can misplace at the edges of a run. */
const EDGE_SECONDS = 0.2

/** Marks readings of one zone by two meters that disagree by more than their edges explain. */
export function crossCheck(readings: readonly EnergyReading[], wallSeconds: number): EnergyReading[] {
  const tolerance = AGREEMENT + EDGE_SECONDS / Math.max(wallSeconds, EDGE_SECONDS)
  return readings.map((reading) => {
    const other = readings.find((each) => {
      if (each.domain !== reading.domain || each.meter === reading.meter) return false
      return each.joules !== null && each.quality === 'measured'
    })
    if (!other?.joules || !reading.joules || reading.quality !== 'measured') return reading
    const difference = other.joules / reading.joules - 1
    if (Math.abs(difference) <= tolerance) return reading
    return { ...reading, doubts: [{ kind: 'meters-disagree', meter: other.meter, difference }, ...reading.doubts] }
  })
}
