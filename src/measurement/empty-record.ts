import { randomUUID } from 'node:crypto'
import { sha256Hex } from '../base/files.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { type RunIdentity, recordId } from '../campaign/record-id.ts'
import type { Environment } from '../environment/environment.ts'
import { FAILURE_CLASSES, type Host, type SandboxTier } from '../schema/execution.ts'
import { RECORD_VERSION, type RunRecord, type Status } from '../schema/record.ts'
import type { PlannedRun, RunSettings } from './execute.ts'

type Settings = Pick<RunSettings, 'project' | 'host' | 'sandbox'> & { environment: Environment | null }

/** A run that could not be made: why, and nothing measured. */
export function recordWithoutRun(run: PlannedRun, settings: Settings, status: Status, reason: string): RunRecord {
  return {
    ...emptyRecord(run, settings),
    status,
    errorMessage: reason,
    failureClass: FAILURE_CLASSES.find((each) => each === status) ?? null,
  }
}

export const identifyRun = ({ variant, shim, block, attempt }: PlannedRun): RunIdentity => ({
  variant: variant.id,
  shim,
  block: block.id,
  purpose: block.purpose,
  attempt,
})

/** A planned run's, before anything of it is known. */
export function emptyRecord(run: PlannedRun, settings: Settings): RunRecord {
  const { variant } = run
  const identity = identifyRun(run)
  return {
    ...NOTHING_KNOWN,
    ...identity,
    id: recordId(identity),
    project: variant.project,
    mode: variant.mode,
    model: variant.model,
    sample: variant.sample,
    iteration: variant.iteration,
    orderIndex: run.orderIndex,
    variantHash: run.code === null ? null : sha256Hex(run.code),
    sourceHash: settings.project.sourceHash,
    lockHash: settings.environment?.lockHash ?? null,
    primaryFamilyHash: run.primaryFamilyHash,
    environment: settings.environment ? `Python ${settings.environment.pythonVersion}` : null,
    sandbox: settings.sandbox.tier,
    host: settings.host,
    startedAt: new Date().toISOString(),
  }
}

/** Of a command that belongs to no campaign. */
export function recordOfTrial(host: Host, sandbox: SandboxTier): RunRecord {
  return {
    ...NOTHING_KNOWN,
    id: sha256Hex(randomUUID()).slice(0, 16),
    project: null,
    mode: null,
    model: null,
    variant: TRIAL,
    shim: 'as-is',
    sample: null,
    iteration: null,
    block: TRIAL,
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

const TRIAL = 'sandbox'

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
