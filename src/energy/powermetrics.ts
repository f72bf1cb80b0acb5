import type { Source, Unusable } from './source.ts'
import { openStepCounters, openStream, type StreamPoint } from './stream-source.ts'

const METER = 'powermetrics'
const INTERVAL_MILLISECONDS = 100

/** Apple's own meter, for root only. Its man page calls its values estimates, good for comparisons on one machine. */
export async function openPowermetrics(
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
): Promise<Source | Unusable> {
  if (platform !== 'darwin') return { meter: METER, reason: { kind: 'not-macos' } }
  const samplers = 'cpu_power,gpu_power,ane_power'
  return openStream({
    meter: METER,
    readsProcessor: true,
    command: {
      program: 'powermetrics',
      args: ['--samplers', samplers, '-i', `${INTERVAL_MILLISECONDS}`, '-b', '1'],
      env: { ...env, LC_ALL: 'C' },
    },
    openParser: openPowermetricsParser,
    intervalNs: INTERVAL_MILLISECONDS * 1e6,
    patienceMilliseconds: 5000,
    remark: { kind: 'vendor-estimate' },
  })
}

/** The whole package first: its parts stand under it and are not added to it. */
const LINES: readonly (readonly [RegExp, string])[] = [
  [/^Combined Power \(CPU \+ GPU \+ ANE\): (\d+(?:\.\d+)?) (mW|W)/, 'package-0'],
  [/^Intel energy model derived package power \(.*\): (\d+(?:\.\d+)?) ?(mW|W)/, 'package-0'],
  [/^CPU Power: (\d+(?:\.\d+)?) (mW|W)/, 'package-0/cpu'],
  [/^GPU Power: (\d+(?:\.\d+)?) (mW|W)/, 'package-0/gpu'],
  [/^ANE Power: (\d+(?:\.\d+)?) (mW|W)/, 'package-0/ane'],
]

/** Each sample tells its length, then the mean power over it: summed up, a counter. */
export function openPowermetricsParser(): (line: string, arrivalNs: number) => StreamPoint[] {
  const count = openStepCounters()
  let sample = { endNs: 0, seconds: 0, seen: new Set<string>() }
  return (line, arrivalNs) => {
    const elapsed = /^\*\*\* Sampled system activity .*\((\d+(?:\.\d+)?)ms elapsed\)/.exec(line)?.[1]
    if (elapsed !== undefined) {
      sample = { endNs: arrivalNs, seconds: Number(elapsed) / 1000, seen: new Set() }
      return []
    }
    const power = parsePower(line)
    // The GPU's power is told twice, by its own sampler and by the processor's.
    if (power === null || sample.seconds === 0 || sample.seen.has(power.domain)) return []
    const { endNs, seconds, seen } = sample
    seen.add(power.domain)
    return count(power.domain, power.watts * seconds, endNs - seconds * 1e9, endNs)
  }
}

function parsePower(line: string): { domain: string; watts: number } | null {
  for (const [pattern, domain] of LINES) {
    const [, power, unit] = pattern.exec(line) ?? []
    if (power !== undefined) return { domain, watts: Number(power) / (unit === 'mW' ? 1000 : 1) }
  }
  return null
}
