import { readdir, readFile } from 'node:fs/promises'
import { availableParallelism, cpus, hostname, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { sha256Hex } from '../base/files/files.ts'
import type { Host } from '../schema/measurement/execution.ts'

/** Describes this host in the state that makes runs on it comparable. `root` is where `/proc` and `/sys` lie. */
export async function describeHost(root = '/'): Promise<Host> {
  const cpuinfo = (await readText(join(root, 'proc/cpuinfo'))) ?? ''
  const field = (name: string) => new RegExp(`^${name}\\s*: (.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null
  const facts = {
    name: hostname(),
    cpu: field('model name') ?? cpus()[0]?.model ?? 'unknown',
    logicalCpus: availableParallelism(),
    memoryBytes: totalmem(),
    kernel: `${process.platform} ${(await readText(join(root, 'proc/sys/kernel/osrelease'))) ?? release()}`,
    microcode: field('microcode'),
    governor: await readPolicies(root, 'scaling_governor'),
    drivers: await readDrivers(root),
  }
  return {
    ...facts,
    virtualMachine: cpuinfo === '' ? null : / hypervisor( |$)/m.test(cpuinfo),
    python: null, // each run's environment has its own
    node: process.version,
    stratum: sha256Hex(JSON.stringify(facts)).slice(0, 12),
  }
}

/** Differences of a host's state, of what can change while it runs: `governor powersave → performance`. */
export function listChanges(before: Host, after: Host): string[] {
  const stateOf = ({ microcode, governor, drivers }: Host) =>
    new Map(Object.entries({ microcode, governor, ...drivers }))
  const [early, late] = [stateOf(before), stateOf(after)]
  return [...new Set([...early.keys(), ...late.keys()])].flatMap((name) => {
    const [from, to] = [early.get(name) ?? null, late.get(name) ?? null]
    return from === to ? [] : [`${name} ${from ?? 'none'} → ${to ?? 'none'}`]
  })
}

/** What a switch means that turns a thing off. */
const OPPOSITE = { on: 'off', off: 'on' } as const

/** Drivers and switches that decide power and speed beside the governor, by name; none that this host does not show. */
async function readDrivers(root: string): Promise<Record<string, string>> {
  const cpu = join(root, 'sys/devices/system/cpu')
  const noTurbo = await readSwitch(join(cpu, 'intel_pstate/no_turbo'))
  const found: Readonly<Record<string, string | null>> = {
    nvidia: await readNvidia(root),
    amdgpu: await readModule(root, 'amdgpu'),
    i915: await readModule(root, 'i915'),
    xe: await readModule(root, 'xe'),
    cpufreq: await readPolicies(root, 'scaling_driver'),
    'energy-preference': await readPolicies(root, 'energy_performance_preference'),
    turbo: noTurbo === null ? await readSwitch(join(cpu, 'cpufreq/boost')) : OPPOSITE[noTurbo],
    smt: await readSwitch(join(cpu, 'smt/active')),
  }
  return Object.fromEntries(Object.entries(found).flatMap(([name, value]) => (value === null ? [] : [[name, value]])))
}

/** `NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue …` */
async function readNvidia(root: string): Promise<string | null> {
  const text = await readText(join(root, 'proc/driver/nvidia/version'))
  return /^NVRM version:.*?\s(\d+(?:\.\d+)+)\s/m.exec(`${text ?? ''} `)?.[1] ?? null
}

/** A module that was built apart from the kernel has a version; one of the kernel's own at most a hash of its source. */
async function readModule(root: string, name: string): Promise<string | null> {
  const folder = join(root, 'sys/module', name)
  return (await readText(join(folder, 'version'))) ?? (await readText(join(folder, 'srcversion')))
}

/** One word where all processors agree, else all their words. */
async function readPolicies(root: string, file: string): Promise<string | null> {
  const folder = join(root, 'sys/devices/system/cpu/cpufreq')
  const policies = (await readdir(folder).catch(() => [])).filter((name) => /^policy\d+$/.test(name))
  const words = await Promise.all(policies.map((policy) => readText(join(folder, policy, file))))
  const known = words.filter((word) => word !== null)
  return known.length === 0 ? null : [...new Set(known)].sort().join(', ')
}

async function readSwitch(path: string): Promise<'on' | 'off' | null> {
  const text = await readText(path)
  return text === '1' ? 'on' : text === '0' ? 'off' : null
}

/** Trimmed; null where there is no such file, or nothing in it. */
async function readText(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.trim() || null
}
