import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSysfs } from '../base/sysfs.ts'
import type { HostCheck } from '../schema/doctor.ts'
import { openPerf } from './perf.ts'
import { discoverPowercap, POWERCAP_ROOT, readVendor } from './powercap.ts'
import { isUsable } from './source.ts'

/** Where this host shows itself; other folders in tests. */
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
const OPEN_COUNTERS_COST =
  'members of the group can watch the power draw, from which secrets of other programs can leak (CVE-2020-8694): only on a machine that you share with nobody.'

/** RAPL by the powercap files. */
export async function checkPowercap({ powercap }: HostRoots): Promise<HostCheck> {
  const found = await discoverPowercap(powercap)
  const readable = found.zones.filter((zone) => zone.unreadable === null)
  const locked = found.zones.flatMap((zone) => zone.unreadable ?? [])
  const rapl = { area: 'energy', name: 'RAPL', runnerNeeds: true } as const
  const measured = readable.length === 0 ? [] : [`measured: ${readable.map(({ domain }) => domain).join(', ')}`]
  const state = readable.length === 0 ? 'missing' : 'works'
  if (found.reason === null && locked.length === 0) return { ...rapl, state, says: measured.join('') }
  if (locked.length > 0) {
    const says = [...measured, `${locked.length} not readable: ${locked[0]}`].join('; ')
    const permitted = locked.every((reason) => !/EACCES|EPERM/.test(reason))
    return { ...rapl, state, says, ...(permitted ? {} : { fix: OPEN_COUNTERS, cost: OPEN_COUNTERS_COST }) }
  }
  const where = isContainer()
    ? 'A container hides the counters: run on the host itself.'
    : 'A machine of your own with an Intel or AMD processor and Linux has them.'
  const says = `${found.reason}. ${where} Energy is estimated here (×/÷2) and enters no verdict.`
  return { ...rapl, state, says }
}

const isContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv')

/** The same counters by perf: a second source to check the first. Tried, since a virtual machine can show it and count nothing. */
export async function checkPowerPmu(env: NodeJS.ProcessEnv, { eventSources, proc }: HostRoots): Promise<HostCheck> {
  const found = { area: 'energy', name: 'perf power' } as const
  if (!existsSync(join(eventSources, 'power', 'type'))) {
    return { ...found, state: 'absent', says: 'the kernel has no power PMU' }
  }
  const level = readParanoia(proc)
  if (process.geteuid?.() !== 0 && level !== null && level > 0) {
    return {
      ...{ ...found, state: 'missing' },
      says: `kernel.perf_event_paranoid is ${level}, and counters of the whole machine need 0`,
      fix: ['sudo sysctl -w kernel.perf_event_paranoid=0'],
      cost: 'every local user can then count events of every program, a side channel. RAPL by its files needs none of it.',
    }
  }
  const opened = await openPerf({ env, root: eventSources, vendor: readVendor(), ask: false })
  if (!isUsable(opened)) return { ...found, state: 'absent', says: opened.reason }
  await opened[Symbol.asyncDispose]()
  return { ...found, state: 'works', says: 'a second source: greenml measure --meter powercap,perf compares the two' }
}

function readParanoia(proc: string): number | null {
  const text = readSysfs(join(proc, 'sys/kernel/perf_event_paranoid'))
  return text === null ? null : Number(text)
}
