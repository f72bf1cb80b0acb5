import { access, constants, readdir, readFile, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode, errorMessage } from '../base/errors.ts'

export const POWERCAP_ROOT = '/sys/class/powercap'

/** One energy counter of the kernel's powercap tree (RAPL). */
export interface PowercapZone {
  /** `package-0`, or a child under its parent: `package-0/dram`. */
  readonly domain: string
  readonly counterPath: string
  /** The value at which the counter starts again from 0, in microjoules; null when it can't be read. */
  readonly maxMicrojoules: number | null
}

export type PowercapDiscovery =
  | { readonly zones: readonly PowercapZone[]; readonly reason: null }
  | { readonly zones: readonly []; readonly reason: string }

const ZONE = /^intel-rapl(-mmio)?:\d+(:\d+)?$/

interface FoundZone extends PowercapZone {
  readonly mmio: boolean
}

/**
 * Finds the readable RAPL zones below `root`, each physical counter once: the class folder lists the same zone as flat
 * link and in the tree, and `intel-rapl-mmio` shows the counter that `intel-rapl` shows already (kernel documentation,
 * power/powercap). Zones are told apart by their `name`, never by their number.
 */
export async function discoverPowercap(root: string = POWERCAP_ROOT): Promise<PowercapDiscovery> {
  const names = await readdir(root).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const found = new Map<string, FoundZone>()
  let locked: string | null = null
  for (const name of names.filter((each) => ZONE.test(each)).sort()) {
    try {
      const folder = await realpath(join(root, name))
      if (!found.has(folder)) found.set(folder, await openZone(folder, name))
    } catch (error) {
      locked ??= `${join(root, name, 'energy_uj')} can't be read (${errorCode(error) ?? errorMessage(error)})`
    }
  }
  const zones = dropMirrors([...found.values()])
  if (zones.length > 0) return { zones, reason: null }
  return { zones: [], reason: locked ?? `${root} has no energy counters (a virtual machine, a container, or no RAPL)` }
}

async function openZone(folder: string, name: string): Promise<FoundZone> {
  const counterPath = join(folder, 'energy_uj')
  await access(counterPath, constants.R_OK)
  await readFile(counterPath)
  return {
    domain: await domainName(folder),
    counterPath,
    maxMicrojoules: await readNumber(join(folder, 'max_energy_range_uj')),
    mmio: name.includes('-mmio'),
  }
}

async function domainName(folder: string): Promise<string> {
  const own = (await readFile(join(folder, 'name'), 'utf8')).trim()
  const isChild = /:\d+:\d+$/.test(basename(folder))
  return isChild ? `${(await readFile(join(folder, '..', 'name'), 'utf8')).trim()}/${own}` : own
}

async function readNumber(path: string): Promise<number | null> {
  try {
    const value = Number((await readFile(path, 'utf8')).trim())
    return Number.isFinite(value) && value > 0 ? value : null
  } catch {
    return null // told by the null: the counter's wrap is then not known
  }
}

function dropMirrors(zones: readonly FoundZone[]): PowercapZone[] {
  const direct = new Set(zones.filter((zone) => !zone.mmio).map((zone) => zone.domain))
  return zones
    .filter((zone) => !zone.mmio || !direct.has(zone.domain))
    .map(({ domain, counterPath, maxMicrojoules }) => ({ domain, counterPath, maxMicrojoules }))
    .sort((a, b) => a.domain.localeCompare(b.domain, 'en'))
}

/** 10 kW for the 10 s between two readings: what would need more to be a wrap is a counter that started again from 0. */
const LARGEST_STEP_MICROJOULES = 100_000e6

/** Joules between the first and the last reading of a counter; null with the reason where they can't be known. */
export function joulesOf(
  readings: readonly (number | null | undefined)[],
  maxMicrojoules: number | null,
): { joules: number; reason: null } | { joules: null; reason: string } {
  let total = 0
  for (let i = 1; i < readings.length; i++) {
    const [before, after] = [readings[i - 1], readings[i]]
    if (before == null || after == null) return { joules: null, reason: 'the counter could not be read during the run' }
    if (after >= before) total += after - before
    else if (maxMicrojoules === null) return { joules: null, reason: 'the counter wrapped and its range is not known' }
    else {
      const wrapped = after - before + maxMicrojoules
      if (wrapped < 0 || wrapped > LARGEST_STEP_MICROJOULES) {
        return { joules: null, reason: 'the counter was reset during the run' }
      }
      total += wrapped
    }
  }
  if (readings.length < 2) return { joules: null, reason: 'the counter was read less than twice' }
  return { joules: total / 1e6, reason: null }
}
