import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { findProgram } from '../base/processes/find-program.ts'
import { nameFact } from '../base/text/text.ts'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
import type { EnergyReading } from '../schema/measurement/execution.ts'
import type { MeterName } from '../schema/measurement/meters.ts'
import { crossCheck } from './cross-check.ts'
import { estimateEnergy, type PowerModel } from './estimate.ts'
import type { ExternalMeter } from './external.ts'
import { DRM_ROOT, EVENT_SOURCES, listCardNames } from './kernel-facts.ts'
import { readVendor } from './powercap.ts'
import { openPowercap } from './powercap-source.ts'
import { type CounterSample, isUsable, makeReading, type Source, type Unusable } from './source.ts'

/** Everything that measures the energy of runs on this host. */
export interface Meter extends AsyncDisposable {
  /** The meters as a line for people. */
  readonly name: string
  /** Meters that read or estimate here. */
  readonly meters: readonly string[]
  /** Why the processor's energy is not measured here; null when it is. */
  readonly unavailable: readonly EnergyGap[] | null
  /** Whether anything is measured at all, or only estimated. */
  readonly measures: boolean
  /** Files that the launcher reads at the edges of a run, and now and then between. */
  readonly counterPaths: readonly string[]
  /** CPU seconds that the meters' own processes took so far: they are neither a run's nor others'. */
  cpuSeconds(): number
  /** Call right before a run: meters that sample take their first reading. */
  prepare(): Promise<void>
  /** Readings of the run between the first and the last sample, one for each physical zone and meter. */
  read(samples: readonly CounterSample[], wallSeconds: number, cpuSeconds: number): Promise<EnergyReading[]>
}

export interface MeterOptions {
  /** Meters to use; without it all that this host has. */
  readonly meters?: readonly MeterName[] | undefined
  /** Refuse to estimate. */
  readonly require: boolean
  readonly powercapRoot?: string | undefined
  readonly external?: ExternalMeter
  readonly model?: PowerModel
  readonly env?: NodeJS.ProcessEnv
  /** Folder where the kernel shows devices; for tests. */
  readonly drmRoot?: string
  readonly eventSources?: string
}

/**
 * Opens the meters asked for, or all that are here; where none reads the processor, its energy is estimated, marked so. One
 * that was asked for and can't measure is an error: a user who names it wants its numbers, not others.
 */
export async function openMeter(options: MeterOptions): Promise<Meter> {
  const { meters } = options
  const opened = meters ? await openNamed(meters, options) : await openAll(options)
  const sources = opened.filter(isUsable)
  const unusable = opened.flatMap((each) => (isUsable(each) ? [] : [each]))
  try {
    const estimates = meters ? meters.includes('estimate') : !sources.some((source) => source.readsProcessor)
    const missing = unusable.filter(({ meter }) => meters !== undefined || meter === 'external')
    refuseMissing(missing)
    if (options.require && estimates) {
      throw refusal(`Energy can't be measured here: ${explain(unusable) || 'an estimate was asked for'}`)
    }
    return joinSources(sources, unusable, estimates, options)
  } catch (error) {
    await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()))
    throw error
  }
}

function refuseMissing(missing: readonly Unusable[]): void {
  if (missing.length === 0) return
  const fix = missing.some(({ meter }) => meter !== 'external') ? '; without --meter, what this host has is used' : ''
  throw refusal(`A meter that was asked for can't measure: ${explain(missing)}`, fix)
}

const explain = (unusable: readonly Unusable[]) =>
  unusable.map(({ meter, reason }) => `${meter}: ${nameFact(reason)}`).join('; ')

const refusal = (what: string, fix = '') => new UserError(`${what}. 'greenml doctor' says what mends it${fix}.`, 1)

type Opened = Source | Unusable
type Openers = Readonly<Record<Exclude<MeterName, 'estimate'>, () => Promise<Opened>>>

/** Each meter's code loads when it is opened: it is paid for on the processor that is measured. */
function listOpeners({ env = process.env, external = {}, ...roots }: MeterOptions): Openers {
  const { powercapRoot, drmRoot, eventSources: root = EVENT_SOURCES, meters } = roots
  const ask = meters !== undefined
  return {
    powercap: () => openPowercap(powercapRoot),
    perf: async () => (await import('./perf.ts')).openPerf({ env, root, vendor: readVendor(), ask }),
    nvml: async () => (await import('./nvml.ts')).openNvml(env),
    'nvidia-smi': async () => (await import('./nvidia-smi.ts')).openNvidiaSmi(env),
    hwmon: async () => (await import('./gpu-hwmon.ts')).openGpuHwmon(env, drmRoot),
    amdsmi: async () => (await import('./amdsmi.ts')).openAmdSmi(env, drmRoot),
    powermetrics: async () => (await import('./powermetrics.ts')).openPowermetrics(env),
    external: async () => (await import('./external.ts')).openExternal(external, env),
  }
}

function openNamed(meters: readonly MeterName[], options: MeterOptions): Promise<Opened[]> {
  const open = listOpeners(options)
  if (meters.includes('external') && !options.external?.command && !options.external?.stream) {
    throw new UserError("The meter 'external' needs --meter-command or --meter-stream.")
  }
  return openTogether([...new Set(meters)].flatMap((name) => (name === 'estimate' ? [] : [open[name]()])))
}

/** Waits for all of them; where one fails nothing is left of the others, whose processes would hold this one back. */
async function openTogether(openings: readonly Promise<Opened | readonly Opened[]>[]): Promise<Opened[]> {
  const settled = await Promise.allSettled(openings)
  const opened = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const failed = settled.find((each) => each.status === 'rejected')
  if (failed === undefined) return opened
  await Promise.all(opened.filter(isUsable).map((source) => source[Symbol.asyncDispose]()))
  throw failed.reason
}

/** Meters that a host has, found without starting anything that it has no sign of. */
async function openAll(options: MeterOptions): Promise<Opened[]> {
  const { env = process.env, external } = options
  const open = listOpeners(options)
  return openTogether([
    openProcessor(options, open),
    ...(hasNvidia(env) ? [openNvidia(open)] : []),
    ...(listCardNames(options.drmRoot ?? DRM_ROOT).length > 0 ? [open.hwmon().then(hideAbsent)] : []),
    ...(external?.command || external?.stream ? [open.external()] : []),
  ])
}

/** powercap needs no program; perf is the way where its files may not be read but the PMU may. */
async function openProcessor(options: MeterOptions, open: Openers): Promise<Opened[]> {
  if (process.platform === 'darwin') return [await open.powermetrics()]
  const powercap = await open.powercap()
  const elsewhere = options.powercapRoot !== undefined && options.eventSources === undefined // not this host's
  const hasPmu = existsSync(join(options.eventSources ?? EVENT_SOURCES, 'power'))
  if (isUsable(powercap) || elsewhere || !hasPmu) return [powercap]
  const perf = await open.perf()
  return isUsable(perf) ? [perf] : [powercap, perf]
}

async function openNvidia(open: Openers): Promise<Opened[]> {
  const nvml = await open.nvml()
  if (isUsable(nvml)) return [nvml]
  const smi = await open['nvidia-smi']()
  return isUsable(smi) ? [smi] : [nvml, smi]
}

const hideAbsent = (opened: Opened) => (isUsable(opened) || opened.readings?.length ? [opened] : [])

function hasNvidia(env: NodeJS.ProcessEnv): boolean {
  const folders = (list: string | undefined) => (list ?? '').split(delimiter).filter((each) => each !== '')
  return (
    existsSync('/dev/nvidiactl') ||
    findProgram('nvidia-smi', env) !== null ||
    folders(env.LD_LIBRARY_PATH).some((folder) => existsSync(join(folder, 'libnvidia-ml.so.1')))
  )
}

const PROCESSOR_METERS: ReadonlySet<string> = new Set(['powercap', 'perf', 'powermetrics', 'external'])

function joinSources(
  sources: readonly Source[],
  unusable: readonly Unusable[],
  estimates: boolean,
  { model }: MeterOptions,
): Meter {
  const silent = unusable.filter(({ meter }) => PROCESSOR_METERS.has(meter)).map((each) => each.reason)
  const because: readonly EnergyGap[] = silent.length > 0 ? silent : [{ kind: 'no-processor-meter' }]
  const starts = sources.map((_, index) => sources.slice(0, index).flatMap((each) => each.counterPaths).length)
  const meters = [...sources.map((source) => source.meter), ...(estimates ? ['estimate'] : [])]
  return {
    name: meters.join(', '),
    meters,
    unavailable: sources.some((source) => source.readsProcessor) ? null : because,
    measures: sources.length > 0,
    counterPaths: sources.flatMap((source) => source.counterPaths),
    cpuSeconds: () => sources.reduce((sum, source) => sum + (source.cpuSeconds?.() ?? 0), 0),
    prepare: async () => {
      await Promise.all(sources.map((source) => source.prepare()))
    },
    read: async (samples, wallSeconds, cpuSeconds) => {
      const [beginNs, endNs] = [samples[0]?.t ?? 0, samples.at(-1)?.t ?? 0]
      const readings = await Promise.all(
        sources.map((source, index) => {
          const start = starts[index] ?? 0
          const domainSamples = samples.map(({ t, values }) => ({
            t,
            values: values.slice(start, start + source.counterPaths.length),
          }))
          return source.read({ samples: domainSamples, beginNs, endNs })
        }),
      )
      return [
        ...crossCheck(readings.flat(), wallSeconds),
        ...unusable.flatMap(readingsOf),
        ...(estimates ? [estimateEnergy(wallSeconds, cpuSeconds, because, model)] : []),
      ]
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(sources.map((source) => source[Symbol.asyncDispose]()))
    },
  }
}

/** A meter that names no zones still says why there is nothing, but for powercap, whose reason the estimate carries. */
function readingsOf({ meter, reason, readings = [] }: Unusable): readonly EnergyReading[] {
  if (readings.length > 0 || meter === 'powercap') return readings
  return [makeReading(meter, meter, { joules: null, reason })]
}
