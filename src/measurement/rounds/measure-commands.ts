import { join, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import type { CommandContext } from '../../base/context.ts'
import { errorMessage, refuseStopped, stopped, UserError } from '../../base/errors.ts'
import { makeScratch, removedAfter } from '../../base/files/scratch.ts'
import { Progress } from '../../base/progress.ts'
import { quoteWords } from '../../base/text/text.ts'
import { openCarbon } from '../../energy/carbon.ts'
import type { IdleBaseline } from '../../energy/idle.ts'
import type { Meter } from '../../energy/meter.ts'
import type { MeasuredRun } from '../../schema/analysis/measurement.ts'
import type { Host, IdlePower } from '../../schema/measurement/execution.ts'
import { isSound } from '../../schema/measurement/measurement-basics.ts'
import type { MeasureSettings } from '../../schema/options/measure-options.ts'
import { holdHost } from '../hold-host.ts'
import { describeHost } from '../host.ts'
import type { Launcher } from '../launcher.ts'
import { openMeters } from '../open-meters.ts'
import { onHost } from '../place.ts'
import { HostSensors } from '../sensors.ts'
import { EpochReader } from './epochs.ts'
import type { CommandToRun } from './expand-commands.ts'
import type { ExtraReadings } from './extra-runs.ts'
import type { restAgain } from './idle-baseline.ts'
import { OutputPipe } from './output-pipe.ts'
import { type Rounds, type RoundsPlan, type RoundsWork, runRounds, unlessStopped } from './rounds.ts'
import { type HookShell, runHook } from './run-hook.ts'
import { type RoundsEquipment, runOnce } from './run-once.ts'

export interface MeasuredCommands {
  readonly host: Host
  /** Power at rest before the rounds and after them; empty where it is not known. */
  readonly idle: readonly IdlePower[]
  readonly rounds: Rounds
  /** Readings of the runs beside the rounds, by command; fewer where the user stopped them. */
  readonly extraReadings: readonly ExtraReadings[]
  /** The last line that a failed command wrote to standard error, by command. */
  readonly lastErrors: ReadonlyMap<number, string>
}

/** Clean-ups that failed: what was measured before them is as good as without. */
interface Unclean {
  readonly unclean: readonly unknown[]
}

export interface MeasureRequest {
  readonly commands: readonly CommandToRun[]
  readonly plan: RoundsPlan
  readonly settings: MeasureSettings
  /** A launcher that has just been started: it gets ready while all else is. */
  readonly launcher: Launcher
  readonly findHalfWidth: RoundsWork['findHalfWidth']
  /** Stream for what the commands write; null: it is not shown. */
  readonly output: Writable | null
}

/** What takes standard output of the commands; null: nobody does. */
const openOutput = (path: string | null, shown: Writable | null, reader: EpochReader | null) =>
  path === null ? null : new OutputPipe(path, shown, (chunk) => reader?.take(chunk))

const NO_LIMIT_SECONDS = 10 * 365 * 86_400

/** Holds the host, runs the commands in rounds and then what is counted in runs of its own. */
export async function measureCommands(
  request: MeasureRequest,
  context: CommandContext,
): Promise<MeasuredCommands & Unclean> {
  const unclean: unknown[] = []
  try {
    return { ...(await measureOnHost(request, unclean, context)), unclean }
  } catch (error) {
    for (const fault of unclean) context.logger.warn(errorMessage(fault))
    throw context.signal?.aborted ? stoppedEarly() : error
  }
}

async function measureOnHost(
  request: MeasureRequest,
  unclean: unknown[],
  context: CommandContext,
): Promise<MeasuredCommands> {
  const { plan, settings, launcher, output } = request
  const { env, signal } = context
  await using scratch = removedAfter(await makeScratch('measure'))
  const pipe = join(scratch.folder, 'stderr')
  const isRead = output !== null || settings.epochs
  const outputPipe = isRead ? join(scratch.folder, 'stdout') : null
  const making = Promise.all([pipe, outputPipe].map((path) => (path === null ? undefined : launcher.makePipe(path))))
  const ready = Promise.all([making, holdHost(launcher, 'greenml measure', settings.wait, context)])
  ready.catch(() => {}) // told where it is awaited
  await using meter = await openMeters(settings, context)
  using sensors = new HostSensors()
  const [host, carbon] = await Promise.all([describeHost(), openCarbon(settings, env, context), ready])
  await using errors = new OutputPipe(pipe, output)
  const reader = settings.epochs ? new EpochReader(meter) : null
  await using shown = openOutput(outputPipe, output, reader)
  const baseline = await measureBaseline(settings.idleBaseline, meter, launcher, context)
  const equipment: RoundsEquipment = {
    launcher,
    meter,
    sensors,
    baseline,
    carbon,
    errors,
    seed: plan.seed,
    ignoresFailure: settings.ignoreFailure,
    epochs: reader && shown && { output: shown, reader },
    place: onHost(
      {
        ...(settings.input === undefined ? {} : { stdin: resolve(settings.input) }),
        stdout: outputPipe ?? '/dev/null',
        stderr: pipe,
      },
      settings.timeout ?? NO_LIMIT_SECONDS,
    ),
    env: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  }
  await using _cleanup = cleanedUpAfter(request, context, unclean)
  using _stopping = launcher.stopOn(signal)
  for (const { hooks } of request.commands) await runHook('setup', hooks.setup, hookShell(request, context))
  const { rounds: made, lastErrors } = await runAll(request, equipment, context)
  if (made.runs.every((runs) => runs.length === 0)) throw stoppedEarly()
  const rest = { seconds: settings.idleBaseline, meter, launcher }
  const { rounds, idle } = baseline === null ? { rounds: made, idle: [] } : await rested(made, baseline, rest, context)
  const extraReadings = await makeExtraRuns(request, equipment, scratch.folder, rounds, context)
  await Promise.all([errors, shown].map((each) => each?.takeLastLine())) // all that was written is shown
  context.logger.status('')
  const stopping = signal?.aborted ? { ...rounds.stopping, reason: 'interrupted' as const } : rounds.stopping
  return { host, idle, rounds: { ...rounds, stopping }, extraReadings, lastErrors }
}

/** A measurement does not go on where it ended, as other commands do. */
export const stoppedEarly = () =>
  new UserError('Stopped before a round was complete: nothing was measured.', 1, { cause: stopped() })

async function measureBaseline(
  seconds: number,
  meter: Meter,
  launcher: Launcher,
  context: CommandContext,
): Promise<IdleBaseline | null> {
  if (seconds === 0) return null
  const { takeBaseline } = await import('./idle-baseline.ts')
  return takeBaseline(seconds, meter, launcher, context)
}

async function rested(...asked: Parameters<typeof restAgain>): ReturnType<typeof restAgain> {
  const { restAgain } = await import('./idle-baseline.ts')
  return restAgain(...asked)
}

async function runAll(
  request: MeasureRequest,
  equipment: RoundsEquipment,
  context: CommandContext,
): Promise<Pick<MeasuredCommands, 'rounds' | 'lastErrors'>> {
  const { commands, plan, findHalfWidth } = request
  const { logger, signal } = context
  const lastErrors = new Map<number, string>()
  const inRound = commands.length + (plan.noiseFloor ? 1 : 0)
  const progress = new Progress(logger, (plan.warmup + plan.rule.maximumRounds) * inRound)
  const runCommand: RoundsWork['runOnce'] = async (index, place) => {
    const run = await betweenHooks(commands[index], request, context, (command) => runOnce(command, place, equipment))
    if (isSound(run) || lastErrors.has(index)) return run
    lastErrors.set(index, await equipment.errors.takeLastLine())
    if (place.round === 0)
      logger.warn(`\`${plan.commands[index]}\` failed in its first run (${howEnded(run)}); it is measured all the same`)
    return run
  }
  return { rounds: await runRounds(plan, { runOnce: runCommand, findHalfWidth, progress, signal }), lastErrors }
}

const howEnded = ({ exitCode, signal, flags }: MeasuredRun): string =>
  flags.includes('timeout') ? 'ended by --timeout' : (signal ?? `exit code ${exitCode}`)

const hookShell = ({ output }: MeasureRequest, { env, signal }: CommandContext): HookShell => ({ env, signal, output })

/** Runs a command between what has to be done before and after it, which is no part of it. */
async function betweenHooks<T>(
  given: CommandToRun | undefined,
  request: MeasureRequest,
  context: CommandContext,
  run: (command: readonly string[]) => Promise<T>,
): Promise<T> {
  const { command = [], hooks } = given ?? {}
  const shell = hookShell(request, context)
  await runHook('prepare', hooks?.prepare ?? null, shell)
  const result = await run(command)
  refuseStopped(context.signal)
  await runHook('conclude', hooks?.conclude ?? null, shell)
  return result
}

/** Runs each clean-up, also where the measurement was stopped, or one before it failed; failures are added to `unclean`. */
const cleanedUpAfter = (request: MeasureRequest, context: CommandContext, unclean: unknown[]): AsyncDisposable => ({
  async [Symbol.asyncDispose]() {
    const shell = { ...hookShell(request, context), signal: undefined }
    for (const { hooks } of request.commands)
      await runHook('cleanup', hooks.cleanup, shell).catch((fault: unknown) => unclean.push(fault))
  },
})

async function makeExtraRuns(
  request: MeasureRequest,
  equipment: RoundsEquipment,
  scratch: string,
  { runs }: Rounds,
  context: CommandContext,
): Promise<readonly ExtraReadings[]> {
  const { commands, settings } = request
  const { flops, phases } = settings
  const { logger, signal } = context
  if (signal?.aborted || !(flops || phases)) return []
  const { readExtra } = await import('./extra-runs.ts')
  const readings: ExtraReadings[] = []
  for (const [index, each] of commands.entries()) {
    logger.status(`further run · ${quoteWords(each.command)}`)
    const extra = { measured: runs[index] ?? [], equipment, folder: join(scratch, `extra-${index}`) }
    const reading = betweenHooks(each, request, context, (command) =>
      readExtra({ ...extra, command }, { flops, phases }),
    )
    const made = await unlessStopped(reading, signal)
    if (made === null) break // what was measured before is told
    readings.push(made)
  }
  return readings
}
