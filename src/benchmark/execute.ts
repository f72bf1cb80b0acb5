import { mkdir, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { sha256Hex } from '../base/files.ts'
import { assetPath, TOOL_VERSION } from '../base/package.ts'
import { type CarbonModel, carbonOf } from '../energy/carbon.ts'
import { OPERATOR_ENVIRONMENT, readOperatorFlops } from '../energy/flops/operators.ts'
import type { FlopCounter } from '../energy/flops.ts'
import { type IdleBaseline, withNet } from '../energy/idle.ts'
import { flagsOfEnergy, type Meter } from '../energy/meter.ts'
import type { Environment } from '../environment/environment.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { SCHEMA_VERSION } from '../schema/common.ts'
import type { PlannedBlock, PlannedProject, PlannedVariant } from '../schema/plan.ts'
import type { EnergyReading, Host, RunRecord } from '../schema/record.ts'
import { describeConditions } from './conditions.ts'
import { classifyFailure } from './failure.ts'
import { behindGate, type Launcher, type LaunchOutcome } from './launcher.ts'
import { readMetric } from './metric.ts'
import { PROFILER, profilerEnvironment, readPhases } from './phases.ts'
import type { HostSensors } from './sensors.ts'
import { makeWorkspace, readTail } from './workspace.ts'

/** Everything a run needs that does not change from run to run of one project. */
export interface RunSettings {
  readonly project: PlannedProject
  readonly sourceFolder: string
  readonly environment: Environment
  readonly sandbox: Sandbox
  readonly meter: Meter
  readonly idle: IdleBaseline
  /** Null: nobody said where the electricity comes from. */
  readonly carbon: CarbonModel | null
  /** Of `flops` runs; null: there are none. */
  readonly flopCounter: FlopCounter | null
  readonly sensors: HostSensors
  readonly host: Host
  readonly launcher: Launcher
  readonly logsFolder: string
  /** What each run's private home starts with. */
  readonly homeSeed: string | null
  readonly timeoutSeconds: number
}

export interface PlannedRun {
  readonly variant: PlannedVariant
  readonly block: PlannedBlock
  readonly orderIndex: number
  readonly attempt: number
  /** The variant's script; null for the author's own entry. */
  readonly code: string | null
  /** Of the tests that the plan declares. */
  readonly primaryFamilyHash: string
}

const GIB = 1024 ** 3
const LOG_BYTES = 256 * 1024
const OPERATOR_COUNTER = assetPath('python', 'shims', 'flops')
/** In a run's private home. */
const PHASE_FOLDER = '.greenml-phases'

/** One execution of one variant, in a fresh copy of its project; always ends in a record. */
export async function executeRun(run: PlannedRun, settings: RunSettings): Promise<RunRecord> {
  const { project, sandbox, launcher, meter } = settings
  const scriptPath = run.code === null ? project.entry : posix.join(posix.dirname(project.entry), 'greenml_variant.py')
  await using workspace = await makeWorkspace({
    sourceFolder: settings.sourceFolder,
    script: run.code === null ? null : { path: scriptPath, code: run.code },
    homeSeed: settings.homeSeed,
    ownerUid: sandbox.ownerUid,
  })
  const shims = assetPath('python', 'shims', run.variant.mode === 'original-headless' ? 'headless' : 'render')
  const counter = run.block.purpose === 'flops' ? settings.flopCounter : null
  const countsPath = join(dirname(workspace.stdoutPath), 'counts') // where the sandbox does not reach
  const pythonPath = run.block.purpose === 'profile' ? [PROFILER, shims] : counter ? [OPERATOR_COUNTER, shims] : [shims]
  const wrapped = sandbox.wrap({
    command: behindGate([
      settings.environment.python,
      join(workspace.projectFolder, scriptPath),
      ...(run.code === null ? project.arguments : []),
    ]),
    projectFolder: workspace.projectFolder,
    homeFolder: workspace.homeFolder,
    workingDirectory: join(workspace.projectFolder, project.workingDirectory),
    readOnly: [settings.environment.folder, settings.environment.basePrefix, ...pythonPath],
    env: {
      ...SCRIPT_ENVIRONMENT,
      PYTHONPATH: pythonPath.join(':'),
      ...(run.block.purpose === 'profile' ? profilerEnvironment(PHASE_FOLDER) : {}),
      ...(counter ? OPERATOR_ENVIRONMENT : {}),
    },
    temporaryBytes: GIB,
    maxProcesses: 512,
  })
  await meter.prepare()
  const before = settings.sensors.read()
  const outcome = await launcher.run({
    ...wrapped,
    argv: [...(counter?.prefix(countsPath) ?? []), ...wrapped.argv],
    stdout: workspace.stdoutPath,
    stderr: workspace.stderrPath,
    timeoutSeconds: settings.timeoutSeconds,
    counters: meter.counterPaths,
    limits: {
      CORE: 0,
      CPU: Math.ceil(settings.timeoutSeconds) * settings.host.logicalCpus + 10,
      DATA: Math.ceil(4 * project.needs.memoryGiB * GIB),
      FSIZE: GIB,
      NOFILE: 4096,
    },
  })
  const around = describeConditions(before, settings.sensors.read(), {
    wallSeconds: outcome.wallSeconds ?? 0,
    cpuSeconds: cpuSecondsOf(outcome),
    hostBusySeconds: outcome.hostBusySeconds,
    logicalCpus: settings.host.logicalCpus,
  })
  const { wallSeconds, userSeconds, systemSeconds } = outcome
  const energy =
    wallSeconds === undefined || counter
      ? []
      : await meter.read(outcome.samples, wallSeconds, (userSeconds ?? 0) + (systemSeconds ?? 0))
  const readOutput = async (path: string) =>
    hidePlaces(await readTail(path), settings.environment, workspace.projectFolder)
  const [stdout, stderr] = await Promise.all([readOutput(workspace.stdoutPath), readOutput(workspace.stderrPath)])
  const judged = judgeOutcome(outcome, energy, around, stdout, stderr, run, settings)
  const record = { ...emptyRecord(run, settings), ...judged }
  const phases =
    run.block.purpose === 'profile' ? await addPhases(record, join(workspace.homeFolder, PHASE_FOLDER)) : {}
  const flops = counter
    ? [await counter.read(countsPath), ...(await readOperatorFlops(workspace.homeFolder))]
    : record.flops
  return { ...record, ...phases, flops, ...(await writeLog(settings.logsFolder, record.id, stdout, stderr)) }
}

/** What a script finds in its environment: enough for Python to be deterministic and to draw without a screen. */
export const SCRIPT_ENVIRONMENT = {
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  PYTHONHASHSEED: '0',
  PYTHONUNBUFFERED: '1',
  PYTHONDONTWRITEBYTECODE: '1',
  MPLBACKEND: 'module://greenml_show',
}

/** Where things lie on this host is nobody's business in a record, and would make equal failures look different. */
function hidePlaces(text: string, environment: Environment, projectFolder: string): string {
  const hidden = text.replaceAll(projectFolder, '/project').replaceAll(environment.folder, '/environment')
  return environment.basePrefix.startsWith('/usr') ? hidden : hidden.replaceAll(environment.basePrefix, '/python')
}

/** A run that could not be made: why, and nothing measured. */
export function recordWithoutRun(
  run: PlannedRun,
  settings: Pick<RunSettings, 'project' | 'host' | 'sandbox'> & { environment: Environment | null },
  status: RunRecord['status'],
  reason: string,
): RunRecord {
  return { ...emptyRecord(run, settings), status, errorMessage: reason, failureClass: status }
}

export function recordId(variant: string, block: string, purpose: string, attempt: number): string {
  return sha256Hex(`${variant}\0${block}\0${purpose}\0${attempt}`).slice(0, 16)
}

function emptyRecord(
  run: PlannedRun,
  settings: Pick<RunSettings, 'project' | 'host' | 'sandbox'> & { environment: Environment | null },
): RunRecord {
  const { variant, block } = run
  return {
    schemaVersion: SCHEMA_VERSION,
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
    conditions: null,
    variantHash: run.code === null ? null : sha256Hex(run.code),
    sourceHash: settings.project.sourceHash,
    lockHash: settings.environment?.lockHash ?? null,
    primaryFamilyHash: run.primaryFamilyHash,
    environment: settings.environment ? `Python ${settings.environment.pythonVersion}` : null,
    sandbox: settings.sandbox.tier,
    host: settings.host,
    toolVersion: TOOL_VERSION,
    startedAt: new Date().toISOString(),
    log: null,
    logSha256: null,
  }
}

function judgeOutcome(
  outcome: LaunchOutcome,
  gross: EnergyReading[],
  around: ReturnType<typeof describeConditions>,
  stdout: string,
  stderr: string,
  run: PlannedRun,
  settings: RunSettings,
): Partial<RunRecord> {
  const startedAt = new Date(outcome.startedAt * 1000).toISOString()
  const wallSeconds = outcome.wallSeconds
  if (outcome.notStarted !== null) {
    const errorMessage = `the environment's Python did not start: ${outcome.notStarted}`
    return { status: 'environment-failed', failureClass: 'environment-failed', errorMessage, startedAt }
  }
  if (!outcome.started || wallSeconds === undefined) {
    const errorMessage = `the sandbox did not start: ${stderr.trim().split('\n').at(-1) ?? ''}`.slice(0, 500)
    return { status: 'sandbox-failed', failureClass: 'sandbox-failed', errorMessage, startedAt }
  }
  const { energy, idle, reason } = withNet(gross, settings.idle, wallSeconds)
  const measured = {
    startedAt,
    ...endOf(outcome, settings.sandbox.tier === 'bubblewrap' || run.block.purpose === 'flops'),
    wallSeconds,
    userSeconds: outcome.userSeconds,
    systemSeconds: outcome.systemSeconds,
    peakMemoryBytes: outcome.peakMemoryBytes,
    reasons: {
      ...outcome.reasons,
      ...(reason === null ? {} : { netJoules: reason }),
      ...(run.block.purpose === 'flops' ? { energy: 'not read: it would be that of counting too' } : {}),
    },
    energy,
    idle,
    carbon: settings.carbon && energy.length > 0 ? carbonOf(settings.carbon, energy) : null,
    conditions: around.conditions,
    // bubblewrap's own pid 1 comes to the launcher too, so there a survivor says nothing.
    flags: [
      ...(settings.sandbox.tier === 'none' && outcome.survivors > 0 ? ['left-processes'] : []),
      ...flagsOfEnergy(energy),
      ...around.flags,
    ],
  }
  if (outcome.timedOut) {
    const errorMessage = `not done after ${settings.timeoutSeconds} s`
    return { ...measured, status: 'timeout', failureClass: 'time', errorMessage }
  }
  if (measured.exitCode !== 0) {
    const failure = classifyFailure(stderr, measured.exitCode, measured.signal)
    return { ...measured, ...failure, status: failure.failureClass === 'memory' ? 'out-of-memory' : 'failed' }
  }
  const reading = readMetric(stdout, settings.project.metric, run.code === null)
  if (reading.status !== 'ok') {
    return { ...measured, status: reading.status, failureClass: 'metric', errorMessage: reading.reason }
  }
  return { ...measured, status: 'ok', metric: reading.metric, flags: [...measured.flags, ...reading.flags] }
}

async function addPhases(record: RunRecord, folder: string): Promise<Partial<RunRecord>> {
  const { userSeconds, systemSeconds, reasons } = record
  const cpuSeconds = userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds
  const { seconds, reason } = await readPhases(folder, cpuSeconds)
  return { phaseCpuSeconds: seconds, reasons: reason === null ? reasons : { ...reasons, phaseCpuSeconds: reason } }
}

const cpuSecondsOf = ({ userSeconds, systemSeconds }: LaunchOutcome): number | null =>
  userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds

/** bubblewrap, and the shell under the counter of operations, tell a signal by the exit code 128 + n. */
function endOf({ exitCode, signal }: LaunchOutcome, byShell: boolean): Pick<RunRecord, 'exitCode' | 'signal'> {
  if (!byShell || exitCode === null || exitCode <= 128) return { exitCode, signal }
  const name = Object.entries(constants.signals).find(([, number]) => number === exitCode - 128)?.[0]
  return name === undefined ? { exitCode, signal } : { exitCode: null, signal: name }
}

async function writeLog(
  folder: string,
  id: string,
  stdout: string,
  stderr: string,
): Promise<Pick<RunRecord, 'log' | 'logSha256'>> {
  const text = `--- standard output\n${stdout.slice(-LOG_BYTES)}\n--- standard error\n${stderr.slice(-LOG_BYTES)}\n`
  const name = `${id}.log`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), text)
  return { log: `logs/${name}`, logSha256: sha256Hex(text) }
}
