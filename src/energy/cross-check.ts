import type { EnergyReading } from '../schema/measurement/execution.ts'

/** Two readers of one counter agree within this share of a long run (reference/energy.md §3.2). */
const AGREEMENT = 0.01
/**
 * A card's counter and its power sensor are two instruments. On one H100 they differed by 0.8 to 4.1 % under steady load; on
 * another card by 40 % over 5 s (ml-energy/zeus#181).
 */
export const SENSOR_AGREEMENT = 0.1
/** Meters that read power, not a counter. */
const SENSORS: readonly string[] = ['nvidia-smi']
/** Seconds that a meter which is read ten times a second can misplace at the edges of a run. */
const EDGE_SECONDS = 0.2

/** Marks readings of one zone by two meters that disagree by more than their edges explain. */
export function crossCheck(readings: readonly EnergyReading[], wallSeconds: number): EnergyReading[] {
  const edges = EDGE_SECONDS / Math.max(wallSeconds, EDGE_SECONDS)
  return readings.map((reading) => {
    const other = readings.find((each) => {
      if (each.domain !== reading.domain || each.meter === reading.meter) return false
      return each.joules !== null && each.quality === 'measured'
    })
    if (!other?.joules || !reading.joules || reading.quality !== 'measured') return reading
    const difference = other.joules / reading.joules - 1
    const isSensor = [reading.meter, other.meter].some((meter) => SENSORS.includes(meter))
    if (Math.abs(difference) <= (isSensor ? SENSOR_AGREEMENT : AGREEMENT) + edges) return reading
    return { ...reading, doubts: [{ kind: 'meters-disagree', meter: other.meter, difference }, ...reading.doubts] }
  })
}
