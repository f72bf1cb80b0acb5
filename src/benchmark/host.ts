import { readFile } from 'node:fs/promises'
import { availableParallelism, cpus, hostname, release, totalmem } from 'node:os'
import { sha256Hex } from '../base/files.ts'
import type { Host } from '../schema/record.ts'

/** What this host is, in the state that makes runs on it comparable. */
export async function describeHost(python: string | null): Promise<Host> {
  const cpuinfo = await readFile('/proc/cpuinfo', 'utf8').catch(() => '')
  const field = (name: string) => new RegExp(`^${name}\\s*: (.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null
  const governor = await readFile('/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor', 'utf8').catch(() => null)
  const facts = {
    name: hostname(),
    cpu: field('model name') ?? cpus()[0]?.model ?? 'unknown',
    logicalCpus: availableParallelism(),
    memoryBytes: totalmem(),
    kernel: `${process.platform} ${release()}`,
    microcode: field('microcode'),
    governor: governor?.trim() ?? null,
    drivers: {},
  }
  return {
    ...facts,
    virtualMachine: cpuinfo === '' ? null : / hypervisor( |$)/m.test(cpuinfo),
    python,
    node: process.version,
    stratum: sha256Hex(JSON.stringify(facts)).slice(0, 12),
  }
}
