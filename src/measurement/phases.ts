import { lstat, opendir } from 'node:fs/promises'
import { endianness } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../base/errors.ts'
import { readForeignFile } from '../base/foreign-file.ts'
import { PHASES, type PhaseSeconds } from '../schema/record.ts'

/** Tells the profiler (the shim `profile`) where to count; `folder` is absolute or relative to the script's `HOME`. */
export const profilerEnvironment = (folder: string) => ({ GREENML_PHASES: folder })

/** CPU seconds by phase, or why there are none. */
export type PhaseReading =
  | { readonly seconds: PhaseSeconds; readonly reason: null }
  | { readonly seconds: null; readonly reason: string }

/** Of one process, zeros where it was killed before it counted anything: a mark, the state, how many samples, then the seconds of each phase, as doubles. */
const MARK = 0x47504831
const FIRST_PHASE = 3
const FILE_BYTES = 8 * (FIRST_PHASE + PHASES.length)
const MOST_PROCESSES = 4096
const STATE_REASONS = [
  null,
  'the script uses SIGPROF or its timer itself',
  'this system has no timer of CPU time',
  'the profiler failed inside the script',
  'the script blocks SIGPROF, which the profiler needs',
] as const

const processCounters = z
  .array(z.number().nonnegative())
  .length(FIRST_PHASE + PHASES.length)
  .refine(([mark, ...others]) => mark === MARK || (mark === 0 && others.every((each) => each === 0)))
  .transform(([, state = 0, , ...seconds]) => ({ state, seconds }))
  .refine(({ state }) => state in STATE_REASONS)

/**
 * What the processes counted may exceed the run's seconds by this much: clocks tick at other times, and a process counts
 * from its start, the run from its gate.
 */
const TOLERANCE = { share: 0.02, seconds: 0.1 }

/**
 * What the profiler counted below `folder`, once nothing of the run is left. The files are the script's to write: they are
 * read without following links, and can at worst be wrong. `cpuSeconds`: user and system seconds of the run; what no
 * process counted (the last milliseconds of each, programs other than Python) is `rest`.
 */
export async function readPhases(folder: string, cpuSeconds: number | null): Promise<PhaseReading> {
  const none = (reason: string) => ({ seconds: null, reason })
  if (cpuSeconds === null) return none('the CPU seconds of the run are unknown')
  const names = await listNames(folder)
  if (names === null) return none("the script put something else in the place of the profiler's folder")
  if (names.length === 0) {
    return none('no counters: no Python started, or one that reads no PYTHONPATH (python -I, -E, -S)')
  }
  if (names.length > MOST_PROCESSES) return none(`more than ${MOST_PROCESSES} processes`)
  const sums = PHASES.map(() => 0)
  for (const name of names) {
    const counters = processCounters.safeParse(await readDoubles(join(folder, name)))
    if (!counters.success) return none("the profiler's counters were damaged by the script")
    const reason = STATE_REASONS[counters.data.state]
    if (reason) return none(reason)
    for (const [index, seconds] of counters.data.seconds.entries()) sums[index] = (sums[index] ?? 0) + seconds
  }
  return fitTo(sums, cpuSeconds)
}

function fitTo(sums: readonly number[], cpuSeconds: number): PhaseReading {
  const counted = sums.reduce((sum, each) => sum + each, 0)
  if (!(counted <= cpuSeconds * (1 + TOLERANCE.share) + TOLERANCE.seconds)) {
    const reason = `the phases add up to ${counted.toFixed(2)} s of CPU, the run had ${cpuSeconds.toFixed(2)} s`
    return { seconds: null, reason }
  }
  const scale = counted > cpuSeconds ? cpuSeconds / counted : 1
  const entries = PHASES.map((phase, index) => [phase, (sums[index] ?? 0) * scale] as const)
  const seconds = Object.fromEntries(entries) as PhaseSeconds
  return { seconds: { ...seconds, rest: seconds.rest + Math.max(0, cpuSeconds - counted) }, reason: null }
}

/** One more than `MOST_PROCESSES` at most; null where something other than a folder that can be read is in its place. */
async function listNames(folder: string): Promise<string[] | null> {
  try {
    if (!(await lstat(folder)).isDirectory()) return null
    const names: string[] = []
    for await (const { name } of await opendir(folder)) if (names.push(name) > MOST_PROCESSES) break
    return names.sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    if (errorCode(error) === 'EACCES') return null
    throw error
  }
}

/** Null for anything but a plain file of one process's counters, or one that is still empty. */
async function readDoubles(path: string): Promise<number[] | null> {
  const found = await readForeignFile(path, FILE_BYTES)
  if (found === null || (found.length !== FILE_BYTES && found.length !== 0)) return null
  const buffer = found.length === 0 ? Buffer.alloc(FILE_BYTES) : found
  const read = endianness() === 'LE' ? buffer.readDoubleLE.bind(buffer) : buffer.readDoubleBE.bind(buffer)
  return Array.from({ length: FILE_BYTES / 8 }, (_, index) => read(8 * index))
}
