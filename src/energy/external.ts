import { z } from 'zod'
import { statIfPresent } from '../base/files/files.ts'
import { readJsonText } from '../base/text/parse-with.ts'
import type { EnergyGap } from '../schema/measurement/energy-reason.ts'
import type { Source, Unusable } from './source.ts'
import { openStream, type StreamPoint } from './stream-source.ts'

const METER = 'external'
/** A command that prints one reading and ends is asked again this often. */
const REPEAT_SECONDS = 1
const PATIENCE_MILLISECONDS = 10_000
/** More than any rack draws, and than a counter of kilowatt-hours reaches in a machine's life. */
const MOST = { watts: 1e6, joules: 1e15 } as const

/** Source of the readings of a wall plug, a PDU or IPMI. */
export interface ExternalMeter {
  /** A shell command that prints readings, one a line: for as long as it runs, or one each time it is run. */
  readonly command?: string | undefined
  /** A file or named pipe to which somebody appends them. */
  readonly stream?: string | undefined
}

export async function openExternal(
  { command, stream }: ExternalMeter,
  env: NodeJS.ProcessEnv,
): Promise<Source | Unusable> {
  const shell = stream === undefined ? repeat(command ?? '') : await follow(stream)
  if ('kind' in shell) return { meter: METER, reason: shell }
  return openStream({
    meter: METER,
    readsProcessor: true,
    command: { program: '/bin/sh', args: shell, env },
    openParser: () => parseReading,
    intervalNs: null,
    patienceMilliseconds: PATIENCE_MILLISECONDS,
  })
}

function repeat(command: string): string[] {
  return ['-c', `while :; do /bin/sh -c "$1" || exit $?; sleep ${REPEAT_SECONDS}; done`, 'greenml-meter', command]
}

async function follow(path: string): Promise<string[] | EnergyGap> {
  const found = await statIfPresent(path)
  if (found === null) return { kind: 'missing', path }
  // A pipe is held open for writing too, so that it does not end with each writer; of a file only what is appended counts.
  return ['-c', found.isFIFO() ? 'exec cat <>"$1"' : 'exec tail -n 1 -F -- "$1"', 'greenml-meter', path]
}

const reading = z
  .object({
    /** Seconds since 1970, or ISO 8601; without it the reading is of the moment it arrives. */
    time: z.union([z.number(), z.string()]).optional(),
    monotonicNs: z.number().optional(),
    /** Power now. */
    watts: z.number().nonnegative().nullable().optional(),
    /** Energy so far, from any zero. */
    joules: z.number().nonnegative().nullable().optional(),
    /** The socket or machine, where there are several. */
    domain: z
      .string()
      .regex(/^[A-Za-z0-9._-]{1,40}$/)
      .optional(),
  })
  .refine(({ watts, joules }) => (watts === undefined) !== (joules === undefined))

/** `{"time": 1732233600.1, "watts": 61.2}`, `{"joules": 512.5}` or a bare number of watts. */
export function parseReading(line: string, arrivalNs: number): StreamPoint[] {
  const text = line.trim()
  if (text === '') return []
  const parsed = reading.safeParse(/^\d+(\.\d+)?$/.test(text) ? { watts: Number(text) } : readJsonText(text))
  if (!parsed.success) return []
  const { domain, joules, time, monotonicNs: stamp } = parsed.data
  const t = stamp ?? (time === undefined ? arrivalNs : arrivalNs - ageNs(time))
  if (!Number.isFinite(t)) return []
  const kind = joules === undefined ? 'watts' : 'joules'
  const value = parsed.data[kind] ?? null
  const point = { domain: domain === undefined ? METER : `${METER}-${domain}`, kind, t } as const
  if (value === null || value <= MOST[kind]) return [{ ...point, value }]
  return [{ ...point, value: null, refused: { kind: 'beyond-belief', value, unit: kind, most: MOST[kind] } }]
}

/** How long ago a time of day was, by the clock on the wall: only the difference is carried over to the other clock. */
function ageNs(time: number | string): number {
  const milliseconds = typeof time === 'number' ? time * 1000 : Date.parse(time)
  return (Date.now() - milliseconds) * 1e6
}
