import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { sha256Hex } from '../base/files.ts'
import { assetPath } from '../base/package.ts'
import { type CarbonModel, carbonOf } from '../energy/carbon.ts'
import { OPERATOR_ENVIRONMENT, readOperatorFlops } from '../energy/flops/operators.ts'
import type { FlopCounter } from '../energy/flops.ts'
import { type IdleBaseline, withNet } from '../energy/idle.ts'
import { flagsOfEnergy, type Meter } from '../energy/meter.ts'
import type { Environment } from '../environment/environment.ts'
import type { RunLimits } from '../sandbox/limits.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { PlannedBlock, PlannedProject, PlannedVariant } from '../schema/plan.ts'
import type { EnergyReading, Host, RunRecord } from '../schema/record.ts'
import { describeConditions } from './conditions.ts'
import { emptyRecord, recordId } from './empty-record.ts'
import { exitState, judgeEnd, judgeStart } from './ending.ts'
import { drawEnvironmentOffset } from './environment-offset.ts'
import type { Launcher, LaunchOutcome } from './launcher.ts'
import { readMetric } from './metric.ts'
import { PROFILER, profilerEnvironment, readPhases } from './phases.ts'
import { runInside } from './run-inside.ts'
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
  readonly limits: RunLimits
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
  await meter.prepare()
  const before = settings.sensors.read()
  const outcome = await runInside({
    sandbox,
    launcher,
    workspace,
    command: [
      settings.environment.python,
      join(workspace.projectFolder, scriptPath),
      ...(run.code === null ? project.arguments : []),
    ],
    workingDirectory: join(workspace.projectFolder, project.workingDirectory),
    readOnly: [settings.environment.folder, settings.environment.basePrefix, ...pythonPath],
    env: {
      ...SCRIPT_ENVIRONMENT,
      ...drawEnvironmentOffset(recordId(run.variant.id, run.block.id, run.block.purpose, run.attempt)),
      PYTHONPATH: pythonPath.join(':'),
      ...(run.block.purpose === 'profile' ? profilerEnvironment(PHASE_FOLDER) : {}),
      ...(counter ? OPERATOR_ENVIRONMENT : {}),
    },
    limits: settings.limits,
    counters: meter.counterPaths,
    prefix: counter?.prefix(countsPath) ?? [],
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
  // Where glibc's own rule ends that raises them as large arrays are freed. Whether and when it does is luck of the heap's
  // layout: a script that makes an array of 700 kB in a loop took a tenth of the page faults when one import path was longer.
  MALLOC_MMAP_THRESHOLD_: `${32 * 1024 ** 2}`,
  MALLOC_TRIM_THRESHOLD_: `${64 * 1024 ** 2}`,
}

/** Where things lie on this host is nobody's business in a record, and would make equal failures look different. */
function hidePlaces(text: string, environment: Environment, projectFolder: string): string {
  const hidden = text.replaceAll(projectFolder, '/project').replaceAll(environment.folder, '/environment')
  return environment.basePrefix.startsWith('/usr') ? hidden : hidden.replaceAll(environment.basePrefix, '/python')
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
  const failure = judgeStart(outcome, stderr, "the environment's Python")
  if (failure !== null || wallSeconds === undefined) return { ...failure, startedAt }
  const { energy, idle, reason } = withNet(gross, settings.idle, wallSeconds)
  const end = exitState(outcome, settings.sandbox.tier, run.block.purpose === 'flops')
  const measured = {
    startedAt,
    ...end,
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
  const ending = judgeEnd(outcome, end, stderr, settings.limits)
  if (ending !== null) return { ...measured, ...ending }
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
