import { existsSync, readFileSync } from 'node:fs'

const PRLIMIT = '/usr/bin/prlimit'

/** Limits of a process, as prlimit names them, with the kernel's own words for them. */
const LIMITS = {
  core: 'core file size',
  data: 'data size',
  fsize: 'file size',
  nofile: 'open files',
  nproc: 'processes',
} as const

type LimitName = keyof typeof LIMITS

/** The most that this process may allow one that it starts; Infinity where nothing bounds it, or the system does not tell. */
export function hardLimit(name: LimitName): number {
  const found = new RegExp(`^Max ${LIMITS[name]} +\\S+ +(\\d+)`, 'm').exec(readOwnLimits())?.[1]
  return Number(found ?? Infinity)
}

function readOwnLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}

/** What a limit comes to: nobody may raise a lower one of this process's own, which holds then. */
export const lowerLimit = (name: LimitName, most: number): number => Math.min(most, hardLimit(name))

/** What a command is begun with for each of its processes to be held to these limits. */
export const limitedTo = (limits: Readonly<Partial<Record<LimitName, number>>>): string[] => [
  PRLIMIT,
  ...Object.entries(limits).map(([name, most]) => `--${name}=${lowerLimit(name as LimitName, most)}`),
]

/** What `limitedTo` begins a command with; nothing on systems that have no `prlimit`. */
export const limitedWherePossible = (limits: Parameters<typeof limitedTo>[0]): string[] =>
  existsSync(PRLIMIT) ? limitedTo(limits) : []
