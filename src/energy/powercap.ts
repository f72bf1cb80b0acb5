import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { errorCode, errorMessage, UserError } from '../base/errors.ts'
import { listSysfs, readSysfs } from '../base/processes/sysfs.ts'
import { compareNaturally } from '../base/text/text.ts'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
import { findVendor } from './kernel-facts.ts'
import { listZones, parentFolder, type ZoneFolder } from './powercap-tree.ts'

export const POWERCAP_ROOT = '/sys/class/powercap'

/** One energy counter of the kernel's powercap tree (RAPL). */
export interface PowercapZone {
  /** `package-0`, or a child under its parent: `package-0/dram`. */
  readonly domain: string
  readonly counterPath: string
  /** Why the counter can't be read; null when it can. */
  readonly unreadable: EnergyGap | null
  /** Reading when the zone was found, in microjoules. */
  readonly firstMicrojoules: number | null
  /** Tells the counter's file from one that took its place. */
  readonly inode: number | null
  /** The largest value before the counter starts again from 0; null when it can't be read. */
  readonly maxMicrojoules: number | null
  /** The largest of the zone's power limits; null when none can be read. */
  readonly capWatts: number | null
}

export interface PowercapDiscovery {
  /** Each physical zone once, the unreadable ones too: a sum that silently lacks a socket would be wrong. */
  readonly zones: readonly PowercapZone[]
  /** Why no zone can be read; null when one can. */
  readonly reason: EnergyGap | null
}

export type Vendor = 'AuthenticAMD' | 'GenuineIntel' | null

interface FoundZone extends PowercapZone {
  readonly mmio: boolean
}

const PACKAGE = /^package-(\d+)(-die-(\d+))?$/

/**
 * Finds the RAPL zones below `root`, each physical counter once: the class folder lists a zone as flat link and in the
 * tree; `intel-rapl-mmio` shows the counter that `intel-rapl` shows already, and counts only where it is the only source;
 * AMD's older kernels show one socket-wide counter once per die. Zones are told apart by their `name`, never by number
 * (kernel documentation, power/powercap; drivers/powercap/intel_rapl_common.c).
 */
export async function discoverPowercap(
  root: string = POWERCAP_ROOT,
  vendor: Vendor = root === POWERCAP_ROOT ? readVendor() : null,
): Promise<PowercapDiscovery> {
  const { folders, lost } = listFolders(root)
  const all = folders.map((folder) => describeZone(folder, folders))
  const zones = fillRanges(nameApart(dropDies(dropMmio(all), vendor)))
    .map(({ mmio: _, ...zone }) => zone)
    .sort((a, b) => compareNaturally(a.domain, b.domain))
  if (zones.some((zone) => zone.unreadable === null)) return { zones, reason: null }
  const [locked] = zones.flatMap((zone) => zone.unreadable ?? [])
  return { zones, reason: locked ?? { kind: lost > 0 ? 'hidden-counters' : 'no-counters', root } }
}

function listFolders(root: string): ReturnType<typeof listZones> {
  try {
    return listZones(root)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { folders: [], lost: 0 }
    throw new UserError(`The powercap folder ${root} can't be listed: ${errorMessage(error)}`)
  }
}

export function readVendor(): Vendor {
  const found = findVendor(readSysfs('/proc/cpuinfo') ?? '')
  return found === 'AuthenticAMD' || found === 'GenuineIntel' ? found : null
}

function describeZone(zone: ZoneFolder, all: readonly ZoneFolder[]): FoundZone {
  const counterPath = join(zone.folder, 'energy_uj')
  const parent = parentFolder(zone, all)
  const name = readName(zone.folder)
  const zoneName = name ?? (parent === null ? `package-? (${zone.id})` : zone.id)
  const parentName = parent === null ? null : (readName(parent) ?? `package-? (${basename(parent)})`)
  const inheritsCap = parent !== null && (zoneName === 'core' || zoneName === 'uncore') // both lie inside the package
  return {
    domain: parentName === null ? zoneName : `${parentName}/${zoneName}`,
    counterPath,
    ...(name === null ? nameless(join(zone.link, 'name')) : readCounter(counterPath, join(zone.link, 'energy_uj'))),
    maxMicrojoules: readPositive(join(zone.folder, 'max_energy_range_uj')),
    capWatts: readCap(zone.folder) ?? (inheritsCap ? readCap(parent) : null),
    mmio: zone.id.includes('-mmio'),
  }
}

type FirstReading = Pick<PowercapZone, 'unreadable' | 'firstMicrojoules' | 'inode'>

const unreadable = (reason: EnergyGap): FirstReading => ({ unreadable: reason, firstMicrojoules: null, inode: null })

/** A zone without a name: not known to be a package, it is in no sum; not known to be none, it makes every sum of them uncertain. */
const nameless = (path: string) => unreadable({ kind: 'nameless', path })

function readCounter(path: string, shownPath: string): FirstReading {
  try {
    const text = readFileSync(path, 'utf8').trim()
    if (!/^\d+$/.test(text)) return unreadable({ kind: 'no-number', path: shownPath, text: text.slice(0, 40) })
    return { unreadable: null, firstMicrojoules: Number(text), inode: statSync(path).ino }
  } catch (error) {
    const code = errorCode(error) ?? errorMessage(error)
    return unreadable({ kind: 'unreadable', path: shownPath, code })
  }
}

/** MMIO and MSR packages are the same energy: never mix them, and prefer what every kernel has. */
function dropMmio(zones: readonly FoundZone[]): FoundZone[] {
  const packages = zones.filter((zone) => PACKAGE.test(zone.domain))
  const readable = packages.filter((zone) => zone.unreadable === null)
  const useMmio = (readable.length > 0 ? readable : packages).every((zone) => zone.mmio)
  const mmioOnly = packages.length > 0 && useMmio
  return zones.filter((zone) => {
    if (!PACKAGE.test(zone.domain.split('/')[0] ?? '')) return !zone.mmio || zones.every((each) => each.mmio)
    return zone.mmio === mmioOnly
  })
}

/**
 * AMD's package counter is the whole socket's; kernels before `rapl_msrs_are_pkg_scope` show it once for every die. Under
 * another vendor dies are distinct (Cascade Lake-AP). Where the vendor is not known, the counters themselves tell
 * (`mirrors.ts`).
 */
function dropDies(zones: readonly FoundZone[], vendor: Vendor): FoundZone[] {
  if (vendor !== 'AuthenticAMD') return [...zones]
  const kept = new Map<string, number>()
  for (const { domain } of zones) {
    const [, socket = '', , die] = PACKAGE.exec(domain) ?? []
    if (die !== undefined) kept.set(socket, Math.min(Number(die), kept.get(socket) ?? Number(die)))
  }
  return zones.filter(({ domain }) => {
    const [, socket = '', , die] = PACKAGE.exec(domain.split('/')[0] ?? '') ?? []
    return die === undefined || Number(die) === kept.get(socket)
  })
}

/** Two zones of one name that are not one zone: the second gets its folder's name too. */
function nameApart(zones: readonly FoundZone[]): FoundZone[] {
  const seen = new Set<string>()
  return zones.map((zone) => {
    const folder = zone.counterPath.split('/').at(-2) ?? ''
    const domain = seen.has(zone.domain) ? `${zone.domain} (${folder})` : zone.domain
    seen.add(domain)
    return { ...zone, domain }
  })
}

const kindOf = (domain: string) => (domain.split('/').at(-1) ?? '').replace(/[-\d].*/s, '')

/** Zones of one kind count in one unit, so a range that can't be read is that of a sibling. */
function fillRanges(zones: readonly FoundZone[]): FoundZone[] {
  return zones.map((zone) => {
    if (zone.maxMicrojoules !== null) return zone
    const sibling = zones.find((each) => each.maxMicrojoules !== null && kindOf(each.domain) === kindOf(zone.domain))
    return { ...zone, maxMicrojoules: sibling?.maxMicrojoules ?? null }
  })
}

function readCap(folder: string): number | null {
  const limits = listSysfs(folder).filter((name) => /^constraint_\d+_(power_limit|max_power)_uw$/.test(name))
  const watts = limits.flatMap((name) => readPositive(join(folder, name)) ?? []).map((microwatts) => microwatts / 1e6)
  return watts.length === 0 ? null : Math.max(...watts)
}

/** A zone's name is shown on terminals and in reports: whoever fills a counter's folder must not steer them. */
const readName = (folder: string): string | null =>
  readSysfs(join(folder, 'name'))?.replaceAll(/[\p{Cc}\p{Cf}]+/gu, '?') ?? null

function readPositive(path: string): number | null {
  const value = Number(readSysfs(path) ?? '')
  return Number.isFinite(value) && value > 0 ? value : null
}
