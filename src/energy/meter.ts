import { UserError } from '../base/errors.ts'
import type { EnergyReading } from '../schema/record.ts'
import { estimateEnergy } from './estimate.ts'
import { discoverPowercap, joulesOf, type PowercapZone } from './powercap.ts'

/** Counter values at one instant, in the order of the meter's `counterPaths`. */
export interface CounterSample {
  readonly t: number
  readonly values: readonly (number | null)[]
}

/** Counters that the launcher reads at the edges of a run, and what they say of it. */
export interface Meter {
  readonly name: string
  /** Why energy is not measured here; null when it is. */
  readonly unavailable: string | null
  readonly counterPaths: readonly string[]
  read(samples: readonly CounterSample[], wallSeconds: number, cpuSeconds: number): EnergyReading[]
}

/** RAPL by powercap where it can be read; elsewhere an estimate, marked as one. `require`: an estimate is refused. */
export async function openMeter(options: { powercapRoot?: string; require: boolean }): Promise<Meter> {
  const found = await discoverPowercap(options.powercapRoot)
  if (found.reason === null) return powercapMeter(found.zones)
  if (options.require) {
    throw new UserError(`Energy can't be measured here: ${found.reason}. 'greenml doctor' says what mends it.`, 1)
  }
  return {
    name: 'estimate',
    unavailable: found.reason,
    counterPaths: [],
    read: (_samples, wallSeconds, cpuSeconds) => [estimateEnergy(wallSeconds, cpuSeconds, found.reason)],
  }
}

function powercapMeter(zones: readonly PowercapZone[]): Meter {
  return {
    name: 'powercap',
    unavailable: null,
    counterPaths: zones.map((zone) => zone.counterPath),
    read: (samples) =>
      zones.map((zone, index) => {
        const { joules, reason } = joulesOf(
          samples.map((sample) => sample.values[index]),
          zone.maxMicrojoules,
        )
        const quality = joules === null ? 'unavailable' : 'measured'
        return { domain: zone.domain, joules, netJoules: null, meter: 'powercap', quality, reason }
      }),
  }
}
