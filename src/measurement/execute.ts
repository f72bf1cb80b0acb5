import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { explainWrite, sha256Hex } from '../base/files.ts'
import { type CarbonModel, carbonOf } from '../energy/carbon.ts'
import { noCounter } from '../energy/flops/no-counter.ts'
import { OPERATOR_ENVIRONMENT, readOperatorFlops } from '../energy/flops/operators.ts'
import type { FlopCounter } from '../energy/flops.ts'
import { type IdleBaseline, withNet } from '../energy/idle.ts'
import { flagsOfEnergy, type Meter } from '../energy/meter.ts'
import type { Environment } from '../environment/environment.ts'
import type { RunLimits } from '../sandbox/limits.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import type { PlannedBlock, PlannedProject, PlannedVariant } from '../schema/plan.ts'
import type { EnergyReading, Host, Perturbation, RunRecord } from '../schema/record.ts'
import { describeConditions } from './conditions.ts'
import { emptyRecord, recordId } from './empty-record.ts'
import { exitState, judgeEnd, judgeStart } from './ending.ts'
import { drawEnvironmentOffset } from './environment-offset.ts'
import type { Launcher, LaunchOutcome } from './launcher.ts'
import { type MetricOutcome, readMetric } from './metric.ts'
import { hookEnvironment, readHookedMetric } from './metric-hook.ts'
import { profilerEnvironment, readPhases } from './phases.ts'
import type { ValidityProbe } from './probe/probe.ts'
import { runInside } from './run-inside.ts'
import type { HostSensors } from './sensors.ts'
import { shimFolders } from './shims.ts'
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
/** In a run's private home. */
const PHASE_FOLDER = '.greenml-phases'

/** One execution of one variant, in a fresh copy of its project; always ends in a record. */
export async function executeRun(run: PlannedRun, settings: RunSettings): Promise<RunRecord> {
  const { project, sandbox, launcher, meter } = settings
  const probe = run.block.perturbation === null ? null : await openProbe(run.block.perturbation, project)
  const scriptPath = run.code === null ? project.entry : posix.join(posix.dirname(project.entry), 'greenml_variant.py')
  await using workspace = await makeWorkspace({
    sourceFolder: settings.sourceFolder,
    script: run.code === null ? null : { path: scriptPath, code: run.code },
    homeSeed: settings.homeSeed,
    ownerUid: sandbox.ownerUid,
    ...(probe === null ? {} : { change: probe.change }),
  })
  await probe?.watch(workspace)
  const counter = run.block.purpose === 'flops' ? reachingInto(sandbox, settings.flopCounter) : null
  const countsPath = join(dirname(workspace.stdoutPath), 'counts') // where the sandbox does not reach
  const expression = run.code === null ? project.metric.expression : undefined // an answer prints its metric itself
  const pythonPath = shimFolders(
    ...(run.block.purpose === 'profile' ? (['profile'] as const) : []),
    ...(counter ? (['flops'] as const) : []),
    ...(probe === null ? [] : (['probe'] as const)),
    ...(expression === undefined ? [] : (['metric'] as const)), // after those that watch: at the end it comes before them
    run.variant.mode === 'original-headless' ? 'headless' : 'render',
  )
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
      ...(expression === undefined ? {} : hookEnvironment(expression)),
      ...(probe?.environment ?? {}),
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
    wallSeconds === undefined || counter || probe
      ? []
      : await meter.read(outcome.samples, wallSeconds, (userSeconds ?? 0) + (systemSeconds ?? 0))
  const hide = (text: string) => hidePlaces(text, settings.environment, workspace.projectFolder)
  const readOutput = async (path: string) => hide(await readTail(path))
  const [stdout, stderr] = await Promise.all([readOutput(workspace.stdoutPath), readOutput(workspace.stderrPath)])
  const metric =
    expression === undefined
      ? readMetric(stdout, project.metric, run.code === null)
      : await readHookedMetric(workspace.homeFolder, project.metric, hide)
  const judged = judgeOutcome(outcome, energy, around, metric, stderr, run, settings)
  const record = { ...emptyRecord(run, settings), ...judged }
  const phases =
    run.block.purpose === 'profile' ? await addPhases(record, join(workspace.homeFolder, PHASE_FOLDER)) : {}
  const flops = counter
    ? [await counter.read(countsPath), ...(await readOperatorFlops(workspace.homeFolder))]
    : record.flops
  const seen = probe === null ? null : await probe.read(workspace, record.metric)
  return {
    ...record,
    ...phases,
    flops,
    probe: seen,
    ...(await writeLog(settings.logsFolder, record.id, stdout, stderr)),
  }
}

/** `allowed-gpu`, `allowed-rapl`: what a run could see of its host because somebody let it. */
export const allowedFlags = ({ allowed }: Sandbox): string[] => allowed.map((each) => `allowed-${each}`)

/** What a script finds in its environment: enough for Python to be deterministic and to draw without a screen. */
export const SCRIPT_ENVIRONMENT = {
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  PYTHONHASHSEED: '0',
  PYTHONUNBUFFERED: '1',
  PYTHONNOUSERSITE: '1', // no packages in the home, which a project's downloads may fill
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

/** perf counts what it starts, and what is in a container is started by its engine. */
const reachingInto = ({ tier }: Sandbox, counter: FlopCounter | null): FlopCounter | null =>
  counter !== null && tier === 'container' ? noCounter('perf does not reach into a container') : counter

function judgeOutcome(
  outcome: LaunchOutcome,
  gross: EnergyReading[],
  around: ReturnType<typeof describeConditions>,
  reading: MetricOutcome,
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
      ...(run.block.purpose === 'probe' ? { energy: "not read: the data was not the project's own" } : {}),
    },
    energy,
    idle,
    carbon: settings.carbon && energy.length > 0 ? carbonOf(settings.carbon, energy) : null,
    conditions: around.conditions,
    // bubblewrap's own pid 1 comes to the launcher too, so there a survivor says nothing.
    flags: [
      ...allowedFlags(settings.sandbox),
      ...(settings.sandbox.tier === 'none' && outcome.survivors > 0 ? ['left-processes'] : []),
      ...flagsOfEnergy(energy),
      ...around.flags,
    ],
  }
  const ending = judgeEnd(outcome, end, stderr, settings.limits)
  if (ending !== null) return { ...measured, ...ending }
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

/** Its code loads only where a plan asks for it. */
async function openProbe(perturbation: Perturbation, project: PlannedProject): Promise<ValidityProbe> {
  const { ValidityProbe } = await import('./probe/probe.ts')
  return new ValidityProbe(perturbation, project)
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
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), text)
  } catch (error) {
    throw explainWrite(error, join(folder, name))
  }
  return { log: `logs/${name}`, logSha256: sha256Hex(text) }
}
