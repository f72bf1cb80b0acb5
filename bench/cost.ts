import { median } from '../src/base/numbers.ts'
import { runCommand } from '../src/base/processes/process.ts'

export interface Cost {
  /** Seconds. */
  readonly wall: number
  readonly cpu: number
  readonly exitCode: number
  /** The beginning of what it said. */
  readonly said: string
}

/** What a command and all that it waited for cost, timed by a parent that does nothing else. */
export async function costOf(
  command: readonly string[],
  options: { readonly env: NodeJS.ProcessEnv; readonly cwd?: string },
): Promise<Cost> {
  const script = [
    'import json, resource, subprocess, sys, time',
    'begin = time.monotonic()',
    'done = subprocess.run(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)',
    'wall = time.monotonic() - begin',
    'usage = resource.getrusage(resource.RUSAGE_CHILDREN)',
    'cpu = usage.ru_utime + usage.ru_stime',
    'print(json.dumps({"wall": wall, "cpu": cpu, "exitCode": done.returncode, "said": done.stdout[:2000].decode("utf-8", "replace")}))',
  ].join('\n')
  const { exitCode, stdout, stderr } = await runCommand('/usr/bin/python3', ['-c', script, ...command], options)
  if (exitCode !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** `123.4 ms (120.0 ms)`: the median, and the least, which a busy host changes least. */
export const formatTypical = (seconds: readonly number[]): string =>
  `${formatMs(median(seconds) ?? Number.NaN)} (${formatMs(Math.min(...seconds))})`

export const formatMs = (seconds: number): string => `${(1000 * seconds).toFixed(1)} ms`
