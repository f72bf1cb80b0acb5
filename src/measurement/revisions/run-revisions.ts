import { join } from 'node:path'
import type { CommandContext } from '../../base/context.ts'
import { refuseStopped, UserError } from '../../base/errors.ts'
import { Progress } from '../../base/progress.ts'
import { lastLines } from '../../base/text/text.ts'
import { openCarbon } from '../../energy/carbon.ts'
import type { Sandbox } from '../../sandbox/choose-sandbox.ts'
import { hideFolders } from '../../sandbox/inside.ts'
import type { RunLimits } from '../../sandbox/run-limits.ts'
import type { MeasuredRun } from '../../schema/analysis/measurement.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { isSound } from '../../schema/measurement/measurement-basics.ts'
import type { RevisionSettings } from '../../schema/options/measure-options.ts'
import { judgeEnd, judgeStart, tellComplaint } from '../ending.ts'
import { holdHost } from '../hold-host.ts'
import { describeHost } from '../host.ts'
import { shimFolders } from '../instruments/shims.ts'
import { Launcher } from '../launcher.ts'
import { type Equipment, measureRun } from '../measure-run.ts'
import { openMeters } from '../open-meters.ts'
import { inSandbox } from '../place.ts'
import { readByPattern } from '../printed/read-metric.ts'
import { restAgain, takeBaseline } from '../rounds/idle-baseline.ts'
import { type MeasuredCommands, stoppedEarly } from '../rounds/measure-commands.ts'
import { type RoundsPlan, type RoundsWork, runRounds } from '../rounds/rounds.ts'
import { SCRIPT_ENVIRONMENT } from '../script-environment.ts'
import { HostSensors } from '../sensors.ts'
import { makeWorkspace, readTail } from '../workspace.ts'

/** A revision's files, and what runs there. */
export interface PreparedRevision {
  /** Copied afresh for each run. */
  readonly sourceFolder: string
  /** Below that folder, where the command runs. */
  readonly workingDirectory: string
  /** A program with its words; in the folder where it is no absolute path. */
  readonly command: readonly string[]
  /** Folders and files that the program needs, outside of /usr. */
  readonly readOnly: readonly string[]
}

export interface RevisionsRequest {
  /** Base, then head. */
  readonly revisions: readonly PreparedRevision[]
  readonly plan: RoundsPlan
  readonly settings: RevisionSettings
  readonly sandbox: Sandbox
  readonly limits: RunLimits
  readonly rule: MetricRule
  readonly findHalfWidth: RoundsWork['findHalfWidth']
}

export interface MeasuredRevisions extends MeasuredCommands {
  /** Metrics of each revision's measured rounds; null: none was printed, or the run failed. */
  readonly metrics: readonly (readonly (number | null)[])[]
}

/** Runs both revisions in rounds, each run on a copy of its own in the sandbox, with the host held. */
export async function measureRevisions(request: RevisionsRequest, context: CommandContext): Promise<MeasuredRevisions> {
  const { plan, settings, revisions } = request
  const { env, logger, signal } = context
  await using launcher = new Launcher()
  await holdHost(launcher, 'greenml measure', settings.wait, context)
  await using meter = await openMeters(settings, context)
  using sensors = new HostSensors()
  const [host, carbon] = await Promise.all([describeHost(), openCarbon(settings, env, context)])
  const baseline =
    settings.idleBaseline === 0 ? null : await takeBaseline(settings.idleBaseline, meter, launcher, context)
  const equipment: Equipment = { launcher, meter, sensors, baseline, carbon }
  const metrics = new Map<MeasuredRun, number | null>()
  const lastErrors = new Map<number, string>()
  const progress = new Progress(logger, (plan.warmup + plan.rule.maximumRounds) * (plan.noiseFloor ? 3 : 2))
  const runOnce: RoundsWork['runOnce'] = async (index, order) => {
    const revision = revisions[index]
    if (revision === undefined) throw new RangeError(`there is no revision ${index}`)
    const offsetSeed = `${plan.seed} ${order.round} ${order.orderIndex}`
    const { run, metric, complaint } = await runRevision(revision, offsetSeed, request, equipment)
    refuseStopped(signal)
    const measured = { ...run, ...order }
    metrics.set(measured, metric)
    if (!isSound(measured) && !lastErrors.has(index)) lastErrors.set(index, complaint)
    return measured
  }
  using _stopping = launcher.stopOn(signal)
  const made = await runRounds(plan, { runOnce, findHalfWidth: request.findHalfWidth, progress, signal })
  logger.status('')
  if (made.runs.every((runs) => runs.length === 0)) throw stoppedEarly()
  const rest = { seconds: settings.idleBaseline, meter, launcher }
  return {
    host,
    ...(await restAgain(made, baseline, rest, context)),
    extraReadings: [],
    lastErrors,
    metrics: made.runs.map((runs) => runs.map((run) => metrics.get(run) ?? null)),
  }
}

interface RevisionRun {
  readonly run: Omit<MeasuredRun, 'round' | 'orderIndex'>
  readonly metric: number | null
  /** Why it failed, or the last line of what it wrote to standard error. */
  readonly complaint: string
}

async function runRevision(
  revision: PreparedRevision,
  offsetSeed: string,
  { sandbox, limits, rule }: RevisionsRequest,
  equipment: Equipment,
): Promise<RevisionRun> {
  await using workspace = await makeWorkspace({ sourceFolder: revision.sourceFolder, ownerUid: sandbox.ownerUid })
  const workingDirectory = join(workspace.projectFolder, revision.workingDirectory)
  const [program = '', ...words] = revision.command
  const shims = shimFolders('render')
  const { execution, outcome } = await measureRun(
    {
      command: [program.startsWith('/') ? program : join(workingDirectory, program), ...words],
      env: { ...SCRIPT_ENVIRONMENT, PYTHONPATH: shims.join(':') },
      place: inSandbox({ sandbox, workspace, workingDirectory, readOnly: [...revision.readOnly, ...shims], limits }),
      offsetSeed,
    },
    equipment,
  )
  const [stdout, stderr] = await Promise.all(
    [workspace.stdoutPath, workspace.stderrPath].map(async (path) =>
      hideFolders(await readTail(path), workspace.projectFolder),
    ),
  )
  const unstarted = judgeStart(outcome, stderr ?? '', program)
  if (unstarted !== null) throw new UserError(unstarted.errorMessage ?? 'the command did not start', 125)
  const ending = judgeEnd(outcome, execution, stderr ?? '', limits)
  const timedOut = outcome.endedFor === 'wall'
  const run = { ...execution, flags: timedOut ? ['timeout' as const, ...execution.flags] : execution.flags }
  const metric = isSound(run) ? await readByPattern(stdout ?? '', rule) : null
  return {
    run,
    metric: metric?.status === 'ok' ? metric.metric.normalised : null,
    complaint: tellComplaint(ending, lastLines(stderr ?? '', 1)),
  }
}
