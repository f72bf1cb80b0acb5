import { UserError } from '../base/errors.ts'
import { GIB, MIB, parseSize } from '../base/size.ts'

/** What a run may take, all its processes together but where it says otherwise. */
export interface RunLimits {
  readonly memoryBytes: number
  readonly processes: number
  readonly wallSeconds: number
  /** Null: what all processors can do in that time. */
  readonly cpuSeconds: number | null
  /** Of each process; default: what `cpuSeconds` says. */
  readonly cpuSecondsOfEach?: number
  /** Written to its project and home. */
  readonly diskBytes: number
  /** Standard output and standard error together. */
  readonly outputBytes: number
  /** Each file. */
  readonly fileBytes: number
  /** Open at a time, each process. */
  readonly openFiles: number
}

export const DEFAULT_LIMITS: RunLimits = {
  memoryBytes: 2 * GIB,
  processes: 512,
  wallSeconds: 60,
  cpuSeconds: null,
  diskBytes: 4 * GIB,
  outputBytes: 256 * MIB,
  fileBytes: GIB,
  openFiles: 4096,
}

type Kind = 'size' | 'count' | 'seconds'

const NAMES = {
  memory: { field: 'memoryBytes', kind: 'size' },
  processes: { field: 'processes', kind: 'count' },
  wall: { field: 'wallSeconds', kind: 'seconds' },
  cpu: { field: 'cpuSeconds', kind: 'seconds' },
  disk: { field: 'diskBytes', kind: 'size' },
  output: { field: 'outputBytes', kind: 'size' },
  file: { field: 'fileBytes', kind: 'size' },
  'open-files': { field: 'openFiles', kind: 'count' },
} as const satisfies Record<string, { field: keyof RunLimits; kind: Kind }>

const LIMIT_NAMES = Object.keys(NAMES)

/** `memory=2GiB,processes=64,wall=60`: what is not named stays as it is. */
export function parseLimits(text: string): Partial<RunLimits> {
  const entries = text.split(',').map((part) => {
    const [name = '', value = '', ...more] = part.split('=').map((each) => each.trim())
    const known = Object.entries(NAMES).find(([each]) => each === name)?.[1]
    if (!known || more.length > 0) {
      throw new UserError(`--limits: '${part}' is no limit; there are ${LIMIT_NAMES.join(', ')}, as memory=2GiB.`)
    }
    return [known.field, parseValue(name, value, known.kind)] as const
  })
  return Object.fromEntries(entries)
}

function parseValue(name: string, text: string, kind: Kind): number {
  const value = PARSERS[kind](text)
  if (value !== null && value > 0 && value <= Number.MAX_SAFE_INTEGER) return value
  const expected = { size: 'a size, as 512MiB or 2GiB', count: 'a whole number above 0', seconds: 'seconds above 0' }
  throw new UserError(`--limits: ${name}=${text}: expected ${expected[kind]}.`)
}

const parseNumber = (text: string) => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null)

const PARSERS: Readonly<Record<Kind, (text: string) => number | null>> = {
  size: parseSize,
  count: (text) => Math.floor(parseNumber(text) ?? 0),
  seconds: (text) => parseNumber(text.replace(/(?<!\s)\s*s$/i, '')),
}
