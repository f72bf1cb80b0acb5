import type { RestGap } from '../schema/measurement/energy-reason.ts'
import type { EnergyReading, IdlePower } from '../schema/measurement/execution.ts'
import { isDoubtful, isSameZone } from '../schema/measurement/package-energy.ts'
import type { Meter } from './meter.ts'
import type { CounterSample } from './source.ts'

/** How long to watch a host on which nothing of ours runs, and how often to read which counters. */
export interface WatchJob {
  readonly seconds: number
  readonly counters: readonly string[]
  readonly everySeconds: number
}

/**
 * Waits and reads counters meanwhile, at both ends and in between: the launcher's `idle`. `hostBusySeconds`: CPU seconds that
 * the host spent on others; null where it does not tell.
 */
export type Watch = (
  job: WatchJob,
) => Promise<{ readonly samples: readonly CounterSample[]; readonly hostBusySeconds: number | null }>

/** The idle power of every zone that could be read without a doubt. */
export interface IdleBaseline {
  readonly powers: readonly IdlePower[]
  /** Why it was not measured; null when it was. */
  readonly notMeasured: RestGap | null
  /** Why a zone is not among the powers. */
  readonly missing: readonly { readonly domain: string; readonly meter: string; readonly reason: RestGap }[]
  /** Processors that others than the meters kept busy, in the mean; null where the host does not tell. */
  readonly busyProcessors: number | null
}

export function noBaseline(notMeasured: RestGap): IdleBaseline {
  return { powers: [], notMeasured, missing: [], busyProcessors: null }
}

const LEAST_SLICES = 10
/** A graphics card's counter moves ten times a second: a slice of one second is too short for it. */
const FEWER_SLICES = 3
/** No slice is longer, so that no counter wraps unseen in one. */
const LONGEST_SLICE_SECONDS = 10

/**
 * Watts of every zone while nothing of ours runs, by the meters that read the runs: the energy of the whole window over
 * its length. The standard error is that of the mean over ten or more slices, or over three for a meter too slow to read so short
 * ones, taken as independent: it holds the noise of counter and load, not a drift that is slower than the window. It is null
 * for a meter that is slower still.
 */
export async function measureIdle(meter: Meter, seconds: number, watch: Watch): Promise<IdleBaseline> {
  await meter.prepare()
  const startedAt = new Date().toISOString()
  const slices = Math.max(LEAST_SLICES, Math.ceil(seconds / LONGEST_SLICE_SECONDS))
  const job = { seconds, counters: meter.counterPaths, everySeconds: seconds / slices }
  const ownBefore = meter.cpuSeconds()
  const { samples, hostBusySeconds } = await watch(job)
  const own = meter.cpuSeconds() - ownBefore
  const length = secondsOf(samples)
  if (length <= 0) throw new Error('a baseline needs a reading at both of its ends')
  const whole = (await readWindow(meter, samples)).filter(({ quality }) => quality !== 'estimated')
  const cuts = [await readSlices(meter, samples, slices), await readSlices(meter, samples, FEWER_SLICES)]
  const [known, unknown] = [whole.filter(isKnown), whole.filter((reading) => !isKnown(reading))]
  return {
    powers: known.map((reading) => ({
      domain: reading.domain,
      meter: reading.meter,
      watts: reading.joules / length,
      ...(cuts.map((parts) => scatterOf(parts, reading)).find((scatter) => scatter !== null) ?? UNKNOWN),
      seconds: length,
      startedAt,
    })),
    notMeasured: null,
    missing: unknown.map((reading) => ({ domain: reading.domain, meter: reading.meter, reason: whyUnknown(reading) })),
    busyProcessors: hostBusySeconds === null ? null : Math.max(0, hostBusySeconds - own) / length,
  }
}

const isKnown = (reading: EnergyReading): reading is EnergyReading & { joules: number } =>
  reading.joules !== null && !isDoubtful(reading)

const whyUnknown = ({ reason, doubts }: EnergyReading): RestGap =>
  doubts.length === 0 ? { kind: 'not-read', reason } : { kind: 'doubtful', doubts }

interface Window {
  readonly seconds: number
  readonly readings: readonly EnergyReading[]
}

const secondsOf = (samples: readonly CounterSample[]) => ((samples.at(-1)?.t ?? 0) - (samples[0]?.t ?? 0)) / 1e9

const readWindow = (meter: Meter, samples: readonly CounterSample[]) => meter.read(samples, secondsOf(samples), 0)

async function readSlices(meter: Meter, samples: readonly CounterSample[], count: number): Promise<Window[]> {
  const parts: Window[] = []
  for (const part of cutEvenly(samples, count)) {
    parts.push({ seconds: secondsOf(part), readings: await readWindow(meter, part) })
  }
  return parts
}

/** Windows of about equal length from one sample to another; fewer where there are not as many samples. */
function cutEvenly(samples: readonly CounterSample[], count: number): CounterSample[][] {
  const [beginNs, length] = [samples[0]?.t ?? 0, secondsOf(samples) * 1e9]
  const edges = Array.from({ length: count + 1 }, (_, index) => {
    const wanted = beginNs + (length * index) / count
    const distance = (at: number) => Math.abs((samples[at]?.t ?? 0) - wanted)
    return samples.reduce((nearest, _sample, at) => (distance(at) < distance(nearest) ? at : nearest), 0)
  })
  const distinct = [...new Set(edges)]
  return distinct.slice(1).map((to, index) => samples.slice(distinct[index], to + 1))
}

/** Two slices tell nothing of how they scatter. */
const LEAST_KNOWN_SLICES = 3

const UNKNOWN = { standardErrorWatts: null }

/**
 * Standard error of one zone's watts, over slices that its meter could read without a doubt; null when one of them could not.
 */
function scatterOf(
  parts: readonly Window[],
  zone: EnergyReading,
): Required<Pick<IdlePower, 'standardErrorWatts' | 'slices'>> | null {
  const known = parts.flatMap(({ seconds, readings }) => {
    const reading = readings.find((each) => isSameZone(each, zone))
    return reading !== undefined && isKnown(reading) ? [reading.joules / seconds] : []
  })
  if (known.length < Math.max(LEAST_KNOWN_SLICES, parts.length)) return null
  const mean = known.reduce((sum, each) => sum + each, 0) / known.length
  const squares = known.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  return { standardErrorWatts: Math.sqrt(squares / (known.length - 1) / known.length), slices: known.length }
}

/** A run's energy with what is above idle: gross less idle watts × wall. Signed: a run can seem to take less than rest. */
export interface NetEnergy {
  readonly energy: EnergyReading[]
  /** The idle power that was used. */
  readonly idle: IdlePower[]
}

/**
 * Readings with net joules: a zone has them only where the same meter read it while idle; what is estimated has them by its
 * own model.
 */
export function withNet(energy: readonly EnergyReading[], baseline: IdleBaseline, wallSeconds: number): NetEnergy {
  const used = new Set<IdlePower>()
  const readings = energy.map((reading) => {
    const needsNone = reading.quality === 'estimated' && baseline.notMeasured === null
    if (reading.joules === null || needsNone) return reading
    const idle = baseline.powers.find((each) => isSameZone(each, reading))
    if (idle === undefined) return { ...reading, restReason: whyNoRest(reading, baseline) }
    used.add(idle)
    return { ...reading, netJoules: reading.joules - idle.watts * wallSeconds }
  })
  return { energy: readings, idle: [...used] }
}

/** Net joules by the mean of the power at rest before and after: what was drawn between the two is nobody's to know. */
export function withRestAfter(
  energy: readonly EnergyReading[],
  after: readonly IdlePower[],
  { idle, wallSeconds }: { readonly idle: readonly IdlePower[]; readonly wallSeconds: number | null },
): EnergyReading[] {
  return energy.map((reading) => {
    const [before, later] = [idle, after].map((windows) => windows.find((each) => isSameZone(each, reading)))
    if (reading.netJoules === null || before === undefined || later === undefined) return reading
    return { ...reading, netJoules: reading.netJoules - ((later.watts - before.watts) / 2) * (wallSeconds ?? 0) }
  })
}

const whyNoRest = (zone: EnergyReading, { notMeasured, missing }: IdleBaseline): RestGap =>
  notMeasured ?? missing.find((each) => isSameZone(each, zone))?.reason ?? { kind: 'not-among-zones' }
