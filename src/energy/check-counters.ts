import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSysfs } from '../base/processes/sysfs.ts'
import type { HostCheck } from '../schema/doctor-report.ts'
import { openPerf } from './perf.ts'
import { discoverPowercap, POWERCAP_ROOT, readVendor } from './powercap.ts'
import { isUsable } from './source.ts'

/** Folders where this host shows itself; others in tests. */
export interface HostRoots {
  readonly powercap: string
  readonly eventSources: string
  readonly proc: string
}
export const HOST_ROOTS: HostRoots = {
  powercap: POWERCAP_ROOT,
  eventSources: '/sys/bus/event_source/devices',
  proc: '/proc',
}

/** Gives a group of its own the files that every kernel since 5.10 keeps for root, now and at each start. */
const OPEN_COUNTERS = [
  'sudo groupadd --force greenml',
  'sudo usermod --append --groups greenml "$USER"   # then log in again',
  [
    `echo 'SUBSYSTEM=="powercap", ACTION=="add",' \\`, // echo joins its words by a space: one rule on one line
    `  'RUN+="/bin/sh -c \\"chgrp greenml /sys%p/energy_uj /sys%p/max_energy_range_uj;' \\`,
    `  'chmod g+r /sys%p/energy_uj /sys%p/max_energy_range_uj\\""' |`,
    '  sudo tee /etc/udev/rules.d/60-greenml.rules',
  ].join('\n'),
  'sudo udevadm control --reload',
  'sudo udevadm trigger --subsystem-match=powercap --action=add',
]

const DENIED: ReadonlySet<string> = new Set(['EACCES', 'EPERM'])

/** RAPL by the powercap files. */
export async function checkPowercap({ powercap }: HostRoots): Promise<HostCheck> {
  const { zones, reason } = await discoverPowercap(powercap)
  const rapl = { area: 'energy', id: 'rapl', runnerNeeds: true } as const
  if (reason !== null && zones.length === 0) {
    return { ...rapl, state: 'missing', fact: { kind: 'no-zones', gap: reason, inContainer: isContainer() } }
  }
  const measured = zones.flatMap(({ domain, unreadable }) => (unreadable === null ? [domain] : []))
  const unreadable = zones.flatMap((zone) => zone.unreadable ?? [])
  const isLocked = unreadable.some((gap) => gap.kind === 'unreadable' && DENIED.has(gap.code))
  return {
    ...rapl,
    state: measured.length === 0 ? 'missing' : 'works',
    fact: { kind: 'zones', measured, unreadable },
    ...(isLocked ? { fix: OPEN_COUNTERS } : {}),
  }
}

const isContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv')

/**
 * RAPL by perf, a second source to check the powercap files by. It is tried, since a virtual machine can show it and count
 * nothing.
 */
export async function checkPowerPmu(env: NodeJS.ProcessEnv, { eventSources, proc }: HostRoots): Promise<HostCheck> {
  const found = { area: 'energy', id: 'perf-power' } as const
  if (!existsSync(join(eventSources, 'power', 'type'))) {
    return { ...found, state: 'absent', fact: { kind: 'no-meter', gap: { kind: 'no-power-pmu' } } }
  }
  const level = readParanoia(proc)
  if (process.geteuid?.() !== 0 && level !== null && level > 0) {
    return {
      ...found,
      state: 'missing',
      fact: { kind: 'perf-event-paranoid', level },
      fix: ['sudo sysctl -w kernel.perf_event_paranoid=0'],
    }
  }
  const opened = await openPerf({ env, root: eventSources, vendor: readVendor(), ask: false })
  if (!isUsable(opened)) return { ...found, state: 'absent', fact: { kind: 'no-meter', gap: opened.reason } }
  await opened[Symbol.asyncDispose]()
  return { ...found, state: 'works', fact: { kind: 'meter', reads: 'second-source' } }
}

function readParanoia(proc: string): number | null {
  const text = readSysfs(join(proc, 'sys/kernel/perf_event_paranoid'))
  return text === null ? null : Number(text)
}
