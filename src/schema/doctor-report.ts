import { z } from 'zod'
import { label, text } from './common.ts'
import { energyGap } from './measurement/energy-reason.ts'
import { host } from './measurement/execution.ts'
import { flopsReason, sampledReason } from './measurement/execution-reason.ts'
import { doctorFromVersion1 } from './migrations/doctor-versions.ts'
import { versioned } from './versioned.ts'

/** `absent`: not here, and nothing is lost by it (no such hardware). */
const CHECK_STATES = ['works', 'missing', 'absent'] as const

const CHECKS = [
  'rapl',
  'perf-power',
  'nvidia',
  'amd-intel',
  'powermetrics',
  'flops',
  'temperature',
  'frequency',
  'throttling',
  'sensors',
  'governor',
  'bubblewrap',
  'container',
  'cgroups',
  'python',
  'git',
  'uv',
  'disk',
  'providers',
  'service',
  'rootless',
  'cache',
  'labels',
] as const

const bytes = z.number().nonnegative()
const names = z.array(text).readonly()

/** Why there is no sandbox of one kind. */
const sandboxGap = z.discriminatedUnion('kind', [
  /** Programs of which none is here. */
  z.strictObject({ kind: z.literal('not-installed'), programs: names }),
  /** Words of the program that does not work. */
  z.strictObject({ kind: z.literal('does-not-work'), program: label, detail: text }),
  /** A file that a container starts with. */
  z.strictObject({ kind: z.literal('missing'), path: text }),
])
export type SandboxGap = z.infer<typeof sandboxGap>

/** What a check found. */
const checkFact = z.discriminatedUnion('kind', [
  /** Zones that are read, and why others are not. */
  z.strictObject({ kind: z.literal('zones'), measured: names, unreadable: z.array(energyGap).readonly() }),
  z.strictObject({ kind: z.literal('no-zones'), gap: energyGap, inContainer: z.boolean() }),
  z.strictObject({ kind: z.literal('perf-event-paranoid'), level: z.number() }),
  z.strictObject({ kind: z.literal('no-meter'), gap: energyGap }),
  z.strictObject({
    kind: z.literal('meter'),
    reads: z.enum(['second-source', 'energy-counter', 'power', 'cards', 'powermetrics']),
  }),
  z.strictObject({ kind: z.literal('counts-operations') }),
  z.strictObject({ kind: z.literal('no-operations'), reason: flopsReason }),
  z.strictObject({ kind: z.literal('reading'), value: z.number() }),
  z.strictObject({ kind: z.literal('not-shown'), sensors: names }),
  /** Null: this host does not show it. */
  z.strictObject({ kind: z.literal('governor'), governor: label.nullable() }),
  /** `used`: without being asked for. */
  z.strictObject({ kind: z.literal('sandbox'), engine: label.nullable(), used: z.boolean() }),
  /** `replaced`: by the other kind. `restricted`: this system lets no ordinary user make namespaces. */
  z.strictObject({
    kind: z.literal('no-sandbox'),
    gaps: z.array(sandboxGap).readonly(),
    replaced: z.boolean(),
    restricted: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('memory-limits') }),
  z.strictObject({ kind: z.literal('memory-sampled'), reason: sampledReason }),
  /** `detail`: what was thrown when it was tried. */
  z.strictObject({ kind: z.literal('memory-untried'), detail: text }),
  /** `enough`: as new as is needed. */
  z.strictObject({ kind: z.literal('version'), version: label, enough: z.boolean() }),
  z.strictObject({ kind: z.literal('not-installed') }),
  z.strictObject({
    kind: z.literal('disk'),
    cache: z.strictObject({ path: text, bytes }),
    temporary: z.strictObject({ path: text, bytes }),
    /** Bytes that one environment takes. */
    neededBytes: bytes,
  }),
  /** Names of variables; `files`: by the variable, where its key came from, if not from the environment itself. */
  z.strictObject({
    kind: z.literal('keys'),
    set: names,
    missing: names,
    files: z.record(label, text).readonly().optional(),
  }),
  /** `systemd`: its version; null: none runs here, or it does not say. */
  z.strictObject({ kind: z.literal('service'), path: text, systemd: z.int().nullable(), installed: z.boolean() }),
  /** Whether numbers are set aside for the users and groups of this user's containers. */
  z.strictObject({ kind: z.literal('subordinate-ids'), user: label, uids: z.boolean(), gids: z.boolean() }),
  /** Null: the cache may take any room. */
  z.strictObject({ kind: z.literal('cache-quota'), path: text, quotaBytes: bytes.nullable() }),
  /** Of a runner: what this host can do that others can't. */
  z.strictObject({ kind: z.literal('labels'), labels: names }),
  /** Words of a library, or of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type CheckFact = z.infer<typeof checkFact>

/** One thing that `doctor` looked at on this machine. */
const hostCheck = z.strictObject({
  area: z.enum(['energy', 'counts', 'isolation', 'programs', 'keys', 'runner']),
  id: z.enum(CHECKS),
  state: z.enum(CHECK_STATES),
  fact: checkFact,
  /** Commands that mend it; a long one is continued on a further line. */
  fix: names.optional(),
  /** A runner of benchmarks can't do its work without it. */
  runnerNeeds: z.literal(true).optional(),
})
export type HostCheck = Readonly<z.infer<typeof hostCheck>>

/** Whether a runner of benchmarks can't do its work for want of this. */
export const isLackingForRunner = ({ state, runnerNeeds }: HostCheck): boolean =>
  runnerNeeds === true && state !== 'works'

export const DOCTOR_VERSION = 3

/** `greenml doctor --json`. */
export const doctorReport = versioned(
  DOCTOR_VERSION,
  z.strictObject({ schemaVersion: z.literal(DOCTOR_VERSION), host, findings: z.array(hostCheck) }),
  { 1: doctorFromVersion1 }, // version 2 had no checks of a runner
)
export type DoctorReport = z.infer<typeof doctorReport>
