import { statSync } from 'node:fs'
import { errorCode, errorMessage } from '../base/errors.ts'
import type { EnergyReading } from '../schema/measurement/execution.ts'
import { joulesOf } from './counter.ts'
import { findMirrors } from './mirrors.ts'
import { discoverPowercap, type PowercapZone } from './powercap.ts'
import { type Joules, makeReading, type RunWindow, type Source, type Unusable } from './source.ts'

const METER = 'powercap'

/** RAPL by powercap. Where no zone can be read, those that exist still stand on record, each with its reason. */
export async function openPowercap(root: string | undefined): Promise<Source | Unusable> {
  const { zones, reason } = await discoverPowercap(root)
  if (reason !== null) return { meter: METER, reason, readings: zones.map(readingOfUnreadable) }
  return makePowercapSource(zones)
}

const readingOfUnreadable = (zone: PowercapZone): EnergyReading =>
  makeReading(zone.domain, METER, { joules: null, reason: zone.unreadable ?? { kind: 'not-read' } })

export function makePowercapSource(zones: readonly PowercapZone[]): Source {
  const readable = zones.filter((zone) => zone.unreadable === null)
  return {
    meter: METER,
    readsProcessor: true,
    counterPaths: readable.map((zone) => zone.counterPath),
    prepare: async () => {},
    read: async (window) => {
      const byZone = new Map(readZones(readable, window))
      return zones.flatMap((zone) => (zone.unreadable === null ? (byZone.get(zone) ?? []) : readingOfUnreadable(zone)))
    },
    [Symbol.asyncDispose]: async () => {},
  }
}

function readZones(zones: readonly PowercapZone[], window: RunWindow): [PowercapZone, EnergyReading][] {
  const valuesOf = (index: number) => window.samples.map((sample) => sample.values[index])
  const mirrors = findMirrors(
    zones,
    zones.map((zone, index) => [zone.firstMicrojoules, ...valuesOf(index)]),
  )
  return zones.flatMap((zone, index) => {
    if (mirrors[index] !== null) return []
    const readings = window.samples.map(({ t, values }) => ({ t, microjoules: values[index] }))
    const joules = vanished(zone) ?? judgeZone(zone, joulesOf(readings, zone), window)
    const others = zones.filter((_, other) => mirrors[other] === index).map((each) => each.domain)
    const told =
      others.length > 0 && joules.joules !== null && joules.reason === null && joules.doubts.length === 0
        ? { ...joules, reason: { kind: 'mirrored' as const, domains: others } }
        : joules
    return [[zone, makeReading(zone.domain, METER, told)]]
  })
}

/** The launcher holds the file open, so one that was taken away or replaced would seem to stand still. */
function vanished(zone: PowercapZone): Joules | null {
  try {
    if (statSync(zone.counterPath).ino === zone.inode) return null
    return { joules: null, reason: { kind: 'replaced', path: zone.counterPath } }
  } catch (error) {
    const code = errorCode(error) ?? errorMessage(error)
    return { joules: null, reason: { kind: 'vanished', path: zone.counterPath, code } }
  }
}

/** The counter moves about every millisecond: below a tenth of a second its edges are no longer small. */
const UPDATE_SECONDS = 0.001
const SHORT_SECONDS = 0.1

function judgeZone(zone: PowercapZone, result: Joules, window: RunWindow): Joules {
  if (result.joules === null) return result
  const seconds = (window.endNs - window.beginNs) / 1e9
  if (result.joules === 0) {
    // A graphics part that sleeps draws nothing that its counter resolves; any other part that ran has drawn something.
    const isGraphics = zone.domain.endsWith('/uncore')
    return isGraphics
      ? { joules: 0, reason: { kind: 'asleep' }, doubts: [] }
      : { joules: null, reason: { kind: 'still' } }
  }
  if (result.doubts.length === 0 && seconds > 0 && seconds < SHORT_SECONDS) {
    return { ...result, reason: { kind: 'short-run', error: (2 * UPDATE_SECONDS) / seconds, seconds } }
  }
  return result
}
