import { readFileSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { errorCode, errorMessage } from '../base/errors.ts'
import { listSysfs, readSysfs } from '../base/processes/sysfs.ts'
import { compareNaturally } from '../base/text/text.ts'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
import type { EnergyReading } from '../schema/measurement/execution.ts'
import { type CounterReading, joulesOf } from './counter.ts'
import { DRM_ROOT, listCardNames } from './kernel-facts.ts'
import { Sampler } from './sampler.ts'
import { makeReading, type RunWindow, type Source, type Unusable } from './source.ts'

const METER = 'hwmon'

export interface DrmCard {
  /** The kernel's name: `card0`. */
  readonly name: string
  /** The card's place on the bus: `0000:03:00.0`. */
  readonly address: string
}

/** What a graphics card's driver shows in hwmon: Intel an energy counter, AMD a power sensor. */
interface HwmonFile {
  /** `gpu-card0`; what lies inside that (`energy2_input`, the package of a card) stands under it. */
  readonly domain: string
  readonly path: string
  readonly kind: 'counter' | 'power'
  readonly unreadable: EnergyGap | null
  readonly capWatts: number | null
}

export function listCards(root: string): DrmCard[] {
  return listCardNames(root)
    .map((name) => ({ name, address: addressOf(join(root, name, 'device')) }))
    .sort((a, b) => compareNaturally(a.name, b.name))
}

/**
 * Intel's cards by their energy counter, which the launcher reads (drivers i915 and xe: microjoules in 64 bits, folded by
 * the driver at every read); AMD's by their power, integrated (Documentation/gpu/amdgpu/thermal.rst: microwatts).
 */
export async function openGpuHwmon(env: NodeJS.ProcessEnv, root: string = DRM_ROOT): Promise<Source | Unusable> {
  const files = listCards(root).flatMap((card) => findFiles(join(root, card.name, 'device', 'hwmon'), card.name))
  if (files.length === 0) return { meter: METER, reason: { kind: 'no-card-sensors', root } }
  const readable = files.filter((file) => file.unreadable === null)
  const lost = files.flatMap((file) => (file.unreadable === null ? [] : [unreadable(file, file.unreadable)]))
  if (readable.length === 0)
    return { meter: METER, reason: files[0]?.unreadable ?? { kind: 'not-read' }, readings: lost }

  const counters = readable.filter((file) => file.kind === 'counter')
  const sensors = readable.filter((file) => file.kind === 'power')
  const paths = sensors.map((file) => file.path)
  const sampler = paths.length === 0 ? null : new Sampler('hwmon', paths, env)
  const fault = sampler === null ? null : await sampler.start()
  return {
    meter: METER,
    readsProcessor: false,
    counterPaths: counters.map((file) => file.path),
    cpuSeconds: () => sampler?.cpuSeconds() ?? 0,
    prepare: async () => sampler?.begin(),
    read: async (window) => {
      await sampler?.end()
      const integrated = sensors.map((file, position) =>
        fault === null && sampler
          ? makeReading(file.domain, METER, sampler.joulesOf(position, window))
          : unreadable(file, fault ?? { kind: 'not-read' }),
      )
      return [...counters.map((file, position) => readCounter(file, position, window)), ...integrated, ...lost]
    },
    [Symbol.asyncDispose]: async () => sampler?.[Symbol.asyncDispose](),
  }
}

const unreadable = (file: HwmonFile, reason: EnergyGap): EnergyReading =>
  makeReading(file.domain, METER, { joules: null, reason })

function readCounter(file: HwmonFile, position: number, window: RunWindow): EnergyReading {
  const readings = window.samples.map(({ t, values }): CounterReading => ({ t, microjoules: values[position] }))
  const found = joulesOf(readings, { maxMicrojoules: null, capWatts: file.capWatts })
  const stuck = { joules: null, reason: { kind: 'still' } } as const
  return makeReading(file.domain, METER, found.joules === 0 ? stuck : found)
}

function findFiles(folder: string, card: string): HwmonFile[] {
  return listSysfs(folder).flatMap((name) => {
    const hwmon = join(folder, name)
    const driver = readSysfs(join(hwmon, 'name'))
    // i915_gt0 and its like are tiles, whose energy lies within that of the device's own i915.
    if (driver === 'i915' || driver === 'xe') return findCounters(hwmon, card)
    return driver === 'amdgpu' ? findSensor(hwmon, card) : []
  })
}

function findCounters(hwmon: string, card: string): HwmonFile[] {
  const cap = Number(readSysfs(join(hwmon, 'power1_rated_max')) ?? '') / 1e6
  const found = listSysfs(hwmon).flatMap((file) => /^energy(\d+)_input$/.exec(file)?.[1] ?? [])
  return found.sort().map((number, position) => {
    const label = readSysfs(join(hwmon, `energy${number}_label`)) ?? `energy${number}`
    const path = join(hwmon, `energy${number}_input`)
    return {
      domain: position === 0 ? `gpu-${card}` : `gpu-${card}/${label}`,
      path,
      kind: 'counter',
      unreadable: whyUnreadable(path),
      capWatts: cap > 0 ? cap : null,
    }
  })
}

/** `power1_average` on discrete cards, `power1_input` on those that tell the instant only. */
function findSensor(hwmon: string, card: string): HwmonFile[] {
  const names = listSysfs(hwmon)
  const name = ['power1_average', 'power1_input'].find((each) => names.includes(each))
  if (name === undefined) return []
  const path = join(hwmon, name)
  return [{ domain: `gpu-${card}`, path, kind: 'power', unreadable: whyUnreadable(path), capWatts: null }]
}

function whyUnreadable(path: string): EnergyGap | null {
  try {
    const text = readFileSync(path, 'utf8').trim()
    return /^\d+$/.test(text) ? null : { kind: 'no-number', path, text: text.slice(0, 40) }
  } catch (error) {
    return { kind: 'unreadable', path, code: errorCode(error) ?? errorMessage(error) }
  }
}

function addressOf(device: string): string {
  try {
    return basename(realpathSync(device))
  } catch {
    return ''
  }
}
