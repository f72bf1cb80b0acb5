import { closeSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { mean, sum } from '../base/numbers.ts'
import { listSysfs, readSysfs } from '../base/processes/sysfs.ts'
import { compareNaturally } from '../base/text/text.ts'

/** Readings of the host's own sensors at one instant; null where it has none. */
export interface SensorReading {
  /** Temperature of the processors' hottest sensor. */
  readonly temperatureCelsius: number | null
  /** Mean over processors. */
  readonly frequencyMegahertz: number | null
  /** Times that cores and packages throttled themselves for heat since the system started. */
  readonly throttleCount: number | null
}

/** A mean over this many processors, evenly chosen, tells the same and stays cheap on a host with hundreds. */
const MOST_FREQUENCIES = 16

/**
 * The files in which Linux shows temperature (Documentation/hwmon, thermal/sysfs-api), clock rate
 * (admin-guide/pm/cpufreq) and throttling (ABI/testing/sysfs-devices-system-cpu), found and opened once: reading all of
 * them takes some 0.1 ms.
 */
export class HostSensors implements Disposable {
  readonly #temperatures: readonly number[]
  readonly #frequencies: readonly number[]
  readonly #throttles: readonly number[]

  constructor(root = '/') {
    const sys = join(root, 'sys')
    const cpus = listProcessors(join(sys, 'devices/system/cpu'))
    this.#temperatures = openAll(findTemperatures(sys))
    this.#frequencies = openAll(spread(cpus, MOST_FREQUENCIES).map((cpu) => join(cpu, 'cpufreq/scaling_cur_freq')))
    this.#throttles = openAll(findThrottleCounts(cpus))
  }

  read(): SensorReading {
    const temperatures = readAll(this.#temperatures)
    const frequencies = readAll(this.#frequencies)
    const throttles = readAll(this.#throttles)
    const kilohertz = mean(frequencies.filter((each) => each > 0))
    return {
      temperatureCelsius: temperatures.length === 0 ? null : Math.max(...temperatures) / 1000,
      frequencyMegahertz: kilohertz === null ? null : kilohertz / 1000,
      throttleCount: throttles.length === 0 ? null : sum(throttles),
    }
  }

  [Symbol.dispose](): void {
    for (const file of [...this.#temperatures, ...this.#frequencies, ...this.#throttles]) closeSync(file)
  }
}

const PROCESSOR_CHIPS = /^(coretemp|k10temp|zenpower)$/
const PROCESSOR_ZONES = /^(x86_pkg_temp|cpu.*|soc[-_]thermal)$/
/** Labels that stand for a whole package; Tctl is shifted on some models, so Tdie goes first. */
const WHOLE_PACKAGE = [/^Package id/, /^Tdie$/, /^Tctl$/]

function findTemperatures(sys: string): string[] {
  const chips = listPaths(join(sys, 'class/hwmon')).filter((chip) =>
    PROCESSOR_CHIPS.test(readSysfs(join(chip, 'name')) ?? ''),
  )
  const found = chips.flatMap((chip) => {
    const inputs = listPaths(chip).filter((path) => /\/temp\d+_input$/.test(path))
    const labelled = (label: RegExp) =>
      inputs.filter((path) => label.test(readSysfs(path.replace(/_input$/, '_label')) ?? ''))
    return WHOLE_PACKAGE.map(labelled).find((paths) => paths.length > 0) ?? inputs
  })
  if (found.length > 0) return found
  const zones = listPaths(join(sys, 'class/thermal')).filter((zone) =>
    PROCESSOR_ZONES.test(readSysfs(join(zone, 'type')) ?? ''),
  )
  return zones.map((zone) => join(zone, 'temp'))
}

/** Files of one count a core and one a package: threads of a core show the same number. */
function findThrottleCounts(cpus: readonly string[]): string[] {
  const byPart = new Map<string, string>()
  for (const cpu of cpus) {
    const [socket, core] = ['physical_package_id', 'core_id'].map(
      (name) => readSysfs(join(cpu, 'topology', name)) ?? '',
    )
    byPart.set(`package ${socket}`, join(cpu, 'thermal_throttle/package_throttle_count'))
    byPart.set(`core ${socket} ${core}`, join(cpu, 'thermal_throttle/core_throttle_count'))
  }
  return [...byPart.values()]
}

const listProcessors = (folder: string) =>
  listPaths(folder)
    .filter((path) => /\/cpu\d+$/.test(path))
    .sort(compareNaturally)

const spread = <T>(items: readonly T[], most: number): T[] =>
  items.filter(
    (_, index) => Math.floor((index * most) / items.length) !== Math.floor(((index - 1) * most) / items.length),
  )

const listPaths = (folder: string) => listSysfs(folder).map((name) => join(folder, name))

function openAll(paths: readonly string[]): number[] {
  return paths.flatMap((path) => {
    try {
      return [openSync(path, 'r')]
    } catch {
      return []
    }
  })
}

const readAll = (files: readonly number[]) => files.flatMap((file) => readInteger(file) ?? [])

const LONGEST_NUMBER = 32

/** Null: the sensor does not answer now. */
function readInteger(file: number): number | null {
  const buffer = Buffer.alloc(LONGEST_NUMBER)
  try {
    const text = buffer.toString('latin1', 0, readSync(file, buffer, 0, LONGEST_NUMBER, 0)).trim()
    return /^-?\d+$/.test(text) ? Number(text) : null
  } catch {
    return null
  }
}
