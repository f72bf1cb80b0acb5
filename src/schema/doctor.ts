import { z } from 'zod'
import { host } from './execution.ts'
import { versioned } from './versioned.ts'

/** `absent`: not here, and nothing is lost by it (no such hardware). */
export const CHECK_STATES = ['works', 'missing', 'absent'] as const

/** One thing that `doctor` looked at on this machine. */
export const hostCheck = z.strictObject({
  area: z.enum(['energy', 'counts', 'isolation', 'programs', 'keys']),
  name: z.string(),
  state: z.enum(CHECK_STATES),
  says: z.string(),
  /** Commands that mend it; a long one is continued on a further line. */
  fix: z.array(z.string()).readonly().optional(),
  /** What the fix costs, in security or otherwise. */
  cost: z.string().optional(),
  /** A runner of benchmarks can't do its work without it. */
  runnerNeeds: z.literal(true).optional(),
})
export type HostCheck = Readonly<z.infer<typeof hostCheck>>

/** Whether a runner of benchmarks can't do its work for want of this. */
export const isLackingForRunner = ({ state, runnerNeeds }: HostCheck): boolean =>
  runnerNeeds === true && state !== 'works'

export const DOCTOR_VERSION = 1

/** `greenml doctor --json`. */
export const doctorReport = versioned(
  DOCTOR_VERSION,
  z.strictObject({ schemaVersion: z.literal(DOCTOR_VERSION), host, findings: z.array(hostCheck) }),
  {},
)
export type DoctorReport = z.infer<typeof doctorReport>
