import { randomUUID } from 'node:crypto'
import { sha256Hex } from '../base/files.ts'
import { TOOL_VERSION } from '../base/package.ts'
import type { Environment } from '../environment/environment.ts'
import { SCHEMA_VERSION } from '../schema/common.ts'
import type { Host, RunRecord, SandboxTier } from '../schema/record.ts'
import type { PlannedRun, RunSettings } from './execute.ts'

type Settings = Pick<RunSettings, 'project' | 'host' | 'sandbox'> & { environment: Environment | null }

/** A run that could not be made: why, and nothing measured. */
export function recordWithoutRun(
  run: PlannedRun,
  settings: Settings,
  status: RunRecord['status'],
  reason: string,
): RunRecord {
  return { ...emptyRecord(run, settings), status, errorMessage: reason, failureClass: status }
}

export function recordId(variant: string, block: string, purpose: string, attempt: number): string {
  return sha256Hex(`${variant}\0${block}\0${purpose}\0${attempt}`).slice(0, 16)
}

/** A planned run's, before anything of it is known. */
export function emptyRecord(run: PlannedRun, settings: Settings): RunRecord {
  const { variant, block } = run
  return {
    ...NOTHING_KNOWN,
    id: recordId(variant.id, block.id, block.purpose, run.attempt),
    project: variant.project,
    mode: variant.mode,
    model: variant.model,
    variant: variant.id,
    sample: variant.sample,
    iteration: variant.iteration,
    block: block.id,
    orderIndex: run.orderIndex,
    purpose: block.purpose,
    attempt: run.attempt,
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
  schemaVersion: SCHEMA_VERSION,
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
