import { randomUUID } from 'node:crypto'
import { sha256Hex } from '../base/files/files.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { type RunIdentity, recordId } from '../campaign/record-id.ts'
import type { Environment } from '../environment/environment.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import type { PlannedBlock, PlannedProject, PlannedVariant } from '../schema/campaign/plan.ts'
import { type Shim, usualShim } from '../schema/common.ts'
import type { Host, SandboxTier } from '../schema/measurement/execution.ts'
import { RECORD_VERSION, type RunRecord, type WITHOUT_RUN } from '../schema/measurement/record.ts'

export interface PlannedRun {
  readonly variant: PlannedVariant
  readonly shim: Shim
  readonly block: PlannedBlock
  readonly orderIndex: number
  readonly attempt: number
  /** The variant's script; null for the author's own entry. */
  readonly code: string | null
  /** Hash of the tests that the plan declares; null: of no plan. */
  readonly primaryFamilyHash: string | null
}

interface Settings {
  readonly project: PlannedProject
  readonly host: Host
  readonly sandbox: Sandbox
  readonly environment: Environment | null
}

/** A run that could not be made: why, and nothing measured. */
export function recordWithoutRun(
  run: PlannedRun,
  settings: Settings,
  status: (typeof WITHOUT_RUN)[number],
  reason: string,
): RunRecord {
  return {
    ...blankRecord(run, settings),
    status,
    errorMessage: reason,
    failureClass: status === 'environment-failed' ? 'environment' : null,
  }
}

export const identifyRun = ({ variant, shim, block, attempt }: PlannedRun): RunIdentity => ({
  variant: variant.id,
  shim,
  block: block.id,
  purpose: block.purpose,
  attempt,
})

/** The record of a planned run before anything of it is known. */
export function blankRecord(run: PlannedRun, settings: Settings): RunRecord {
  const { variant, code, orderIndex, primaryFamilyHash, block } = run
  const { project, host, sandbox, environment } = settings
  const identity = identifyRun(run)
  return {
    ...NOTHING_KNOWN,
    ...variant,
    ...identity,
    ...(block.setting === undefined ? {} : { setting: block.setting }),
    id: recordId(identity),
    orderIndex,
    variantHash: code === null ? null : sha256Hex(code),
    sourceHash: project.sourceHash,
    lockHash: environment?.lockHash ?? null,
    primaryFamilyHash,
    environment: environment ? `Python ${environment.pythonVersion}` : null,
    sandbox: sandbox.tier,
    host,
    startedAt: new Date().toISOString(),
  }
}

/** The blank record of a command that belongs to no campaign. */
export function recordOfCommand(host: Host, sandbox: SandboxTier): RunRecord {
  return {
    ...NOTHING_KNOWN,
    id: sha256Hex(randomUUID()).slice(0, 16),
    project: null,
    mode: null,
    model: null,
    variant: 'sandbox',
    shim: 'as-is',
    sample: null,
    iteration: null,
    block: 'sandbox',
    orderIndex: 0,
    purpose: 'measured',
    attempt: 1,
    variantHash: null,
    sourceHash: null,
    lockHash: null,
    primaryFamilyHash: null,
    environment: null,
    sandbox,
    host,
    startedAt: new Date().toISOString(),
  }
}

const NOTHING_KNOWN = {
  schemaVersion: RECORD_VERSION,
  status: 'failed',
  exitCode: null,
  signal: null,
  errorType: null,
  errorMessage: null,
  tracebackTail: null,
  failureClass: null,
  flags: [],
  metric: null,
  split: null,
  wallSeconds: null,
  userSeconds: null,
  systemSeconds: null,
  peakMemoryBytes: null,
  reasons: {},
  energy: [],
  idle: [],
  carbon: null,
  phaseCpuSeconds: null,
  flops: [],
  probe: null,
  conditions: null,
  toolVersion: TOOL_VERSION,
  log: null,
  logSha256: null,
} satisfies Partial<RunRecord>

/** A run of the author's script that no campaign planned. */
export function unplannedRun(project: string): PlannedRun {
  const id = `${project}/original`
  const nothing = { model: null, sample: null, iteration: null } as const
  const shim = usualShim('original')
  return {
    variant: { id, project, mode: 'original', ...nothing },
    shim,
    block: {
      id: `${project}/check`,
      project,
      model: null,
      purpose: 'measured',
      perturbation: null,
      session: 1,
      number: 1,
      watched: false,
      order: [{ variant: id, shim }],
    },
    orderIndex: 0,
    attempt: 1,
    code: null,
    primaryFamilyHash: null,
  }
}
