import { randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'
import type { z } from 'zod'
import { LEAST_ROUNDS, type StoppingRule } from '../analysis/measurement/stopping.ts'
import { checkWritable } from '../base/check-writable.ts'
import type { CommandContext } from '../base/context.ts'
import { interruptible, stopped, UserError } from '../base/errors.ts'
import { writeFileAtomic, writeJson } from '../base/files.ts'
import { Progress } from '../base/progress.ts'
import { makeScratch } from '../base/scratch.ts'
import { openCarbon } from '../energy/carbon.ts'
import type { IdleBaseline } from '../energy/idle.ts'
import type { Meter } from '../energy/meter.ts'
import { checkPrograms } from '../measurement/check-programs.ts'
import { holdHost } from '../measurement/hold-host.ts'
import { describeHost } from '../measurement/host.ts'
import { Launcher } from '../measurement/launcher.ts'
import { openMeters } from '../measurement/open-meters.ts'
import { ErrorOutput } from '../measurement/rounds/error-output.ts'
import { type Rounds, type RoundsPlan, runRounds } from '../measurement/rounds/rounds.ts'
import { type RoundsEquipment, runOnce } from '../measurement/rounds/run-once.ts'
import { HostSensors } from '../measurement/sensors.ts'
import type { Display } from '../report/measurement/measurement-terminal.ts'
import type { MeasuredRun, Measurement } from '../schema/measurement.ts'
import { MEASUREMENT_VERSION } from '../schema/measurement.ts'
import { MOST_ROUNDS, measureSettings, ROUNDS } from '../schema/options/measure.ts'

export interface MeasureOptions extends Readonly<z.input<typeof measureSettings>> {
  readonly commands: readonly (readonly string[])[]
  readonly display?: Display
}

type Settled = MeasureOptions & Readonly<z.output<typeof measureSettings>>

export interface MeasureResult {
  readonly measurement: Measurement
  readonly table: string
  readonly markdown: string
  /** The command's own: the first that isn't 0. */
  readonly exitCode: number
}

/** `a b -- c d` is two commands. */
export function splitCommands(words: readonly string[]): string[][] {
  const commands: string[][] = [[]]
  for (const word of words) {
    if (word === '--') commands.push([])
    else commands.at(-1)?.push(word)
  }
  if (commands.some((command) => command.length === 0)) {
    throw new UserError('A command is missing: greenml measure -- <command> [-- <command>…]')
  }
  return commands
}

/** Runs the commands in rounds, each round in random order, and reports what each cost. Their output is discarded. */
export async function measure(given: MeasureOptions, context: CommandContext): Promise<MeasureResult> {
  const options = { ...given, ...measureSettings.parse(given) }
  const plan = readPlan(options)
  await checkBefore(options, context)
  await using launcher = new Launcher() // it starts while all else is made ready
  const scratch = await makeScratch('measure')
  try {
    const pipe = join(scratch, 'stderr')
    const making = launcher.makePipe(pipe)
    const holding = holdHost(launcher, 'greenml measure', options.wait, context).catch(sayStopped(context.signal))
    const ready = Promise.all([making, holding])
    ready.catch(() => {}) // told where it is awaited
    await using meter = await openMeters(options, context)
    using sensors = new HostSensors()
    const [host, carbon] = await Promise.all([describeHost(null), openCarbon(options, context.env), ready])
    await using errors = new ErrorOutput(pipe)
    const baseline = await measureBaseline(options.idleBaseline, meter, launcher, context)
    const equipment: RoundsEquipment = {
      launcher,
      meter,
      sensors,
      errors,
      baseline,
      carbon,
      env: definedOf(context.env),
      timeoutSeconds: options.timeout ?? NO_LIMIT_SECONDS,
      seed: plan.seed,
    }
    const { rounds, complaints } = await runAll(options, plan, equipment, context)
    if (rounds.runs.every((runs) => runs.length === 0)) throw stoppedEarly()
    const further = await makeFurther(options, equipment, scratch, rounds, context)
    context.logger.status('')
    const stopping = context.signal?.aborted ? { ...rounds.stopping, reason: 'interrupted' as const } : rounds.stopping
    const describing = describe(options, plan, host, baseline, { ...rounds, stopping }, further)
    const [measurement] = await Promise.all([describing, launcher[Symbol.asyncDispose]()]) // it ends meanwhile
    return await tell(options, measurement, complaints)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

const NO_LIMIT_SECONDS = 10 * 365 * 86_400

const stoppedEarly = () =>
  new UserError('Stopped before a round was complete: nothing was measured.', 1, { cause: stopped() })

/** A measurement does not go on where it ended, as other commands do. */
const sayStopped = (signal: AbortSignal | undefined) => (error: unknown) => {
  throw signal?.aborted ? stoppedEarly() : error
}

function readPlan(options: Settled): RoundsPlan {
  const { untilInterval, repetitions, maxRuns, name = [], commands } = options
  if (name.length > commands.length) {
    throw new UserError(`There are ${name.length} names for ${commands.length} commands.`)
  }
  if (untilInterval === undefined && maxRuns !== undefined) {
    throw new UserError('--max-runs is the end of --until-interval: without it --repetitions says how many rounds.')
  }
  return {
    commands: commands.map((command, index) => name[index] ?? command.join(' ')),
    warmup: options.warmup,
    rule: readRule(options, untilInterval, repetitions, maxRuns),
    noiseFloor: options.noiseFloor,
    seed: options.seed ?? randomInt(2 ** 31 - 1),
  }
}

function readRule(
  { maxSeconds }: Settled,
  target: number | undefined,
  repetitions: number | undefined,
  maxRuns = MOST_ROUNDS,
): StoppingRule {
  const maximumSeconds = maxSeconds ?? null
  if (target === undefined) {
    const rounds = repetitions ?? ROUNDS
    return { target: null, minimumRounds: rounds, maximumRounds: rounds, maximumSeconds }
  }
  const minimumRounds = Math.max(LEAST_ROUNDS, repetitions ?? 0)
  if (maxRuns < minimumRounds) {
    throw new UserError(`--max-runs ${maxRuns} is below the least number of rounds, ${minimumRounds}.`)
  }
  return { target, minimumRounds, maximumRounds: maxRuns, maximumSeconds }
}

/** What can be known to fail is told before minutes are spent on it. */
async function checkBefore({ commands, json, markdown, powercapRoot }: Settled, context: CommandContext) {
  if (json === '-' && markdown === '-') throw new UserError("Standard output can't hold both --json and --markdown.")
  checkPrograms(commands, context.env)
  for (const path of [json, markdown]) if (path !== undefined && path !== '-') await checkWritable(path)
  if (powercapRoot !== undefined && !existsSync(powercapRoot)) {
    context.logger.warn(`--powercap-root ${powercapRoot}: no such folder, so no counter is read there`)
  }
}

async function measureBaseline(
  seconds: number,
  meter: Meter,
  launcher: Launcher,
  context: CommandContext,
): Promise<IdleBaseline | null> {
  if (seconds === 0) return null
  const { takeBaseline } = await import('../measurement/idle-baseline.ts')
  return takeBaseline(seconds, meter, launcher, context).catch(sayStopped(context.signal))
}

/** The rounds, and what each command that failed said last: for the person at the terminal, never for the JSON. */
async function runAll(
  { commands }: Settled,
  plan: RoundsPlan,
  equipment: RoundsEquipment,
  { logger, signal }: CommandContext,
): Promise<{ rounds: Rounds; complaints: ReadonlyMap<number, string> }> {
  const complaints = new Map<number, string>()
  const inRound = commands.length + (plan.noiseFloor ? 1 : 0)
  const progress = new Progress(logger, (plan.warmup + plan.rule.maximumRounds) * inRound)
  const rounds = await runRounds(
    plan,
    async (index, place) => {
      const run = await runOnce(commands[index] ?? [], place, equipment)
      if (run.exitCode !== 0 && !complaints.has(index)) {
        complaints.set(index, await equipment.errors.takeLastLine())
        if (place.round === 0)
          logger.warn(`${plan.commands[index]} failed in its first run; it is measured all the same`)
      }
      return run
    },
    progress,
    signal,
  )
  return { rounds, complaints }
}

type Further = Pick<Measurement['commands'][number], 'flops' | 'phaseCpuSeconds' | 'reasons'>

async function makeFurther(
  { commands, flops, phases }: Settled,
  equipment: RoundsEquipment,
  scratch: string,
  { runs, stopping }: Rounds,
  { logger, signal }: CommandContext,
): Promise<readonly Further[]> {
  const none = commands.map(() => ({ flops: [], phaseCpuSeconds: null, reasons: {} }))
  if (stopping.reason === 'interrupted' || !(flops || phases)) return none
  const { makeFurtherRuns } = await import('../measurement/rounds/further-runs.ts')
  const further: Further[] = []
  for (const [index, command] of commands.entries()) {
    logger.status(`further run · ${command.join(' ')}`)
    const folder = join(scratch, `further-${index}`)
    const making = makeFurtherRuns(command, { flops, phases }, runs[index] ?? [], equipment, folder)
    const work = interruptible(making, signal)
    const made = await work.catch((error: unknown) => {
      if (signal?.aborted) return null
      throw error
    })
    if (made === null) break // what was measured before is told
    further.push(made)
  }
  return further
}

/** Statistics load when the last run has ended, so that they disturb none. */
async function describe(
  { commands, name = [], timeout }: Settled,
  { seed }: RoundsPlan,
  host: Measurement['host'],
  baseline: IdleBaseline | null,
  { runs, warmups, again, stopping }: Rounds,
  further: readonly Further[],
): Promise<Measurement> {
  const { summariseMeasurement } = await import('../analysis/measurement/summarise.ts')
  const sides = commands.map((_, index) => ({ runs: runs[index] ?? [], warmups: warmups[index] ?? [] }))
  const { summaries, ...found } = summariseMeasurement(sides, again, stopping, seed, timeout ?? null)
  return {
    schemaVersion: MEASUREMENT_VERSION,
    host,
    seed,
    idle: [...(baseline?.powers ?? [])],
    commands: summaries.map((summary, index) => ({
      command: [...(commands[index] ?? [])],
      name: name[index] ?? null,
      runs: [...(runs[index] ?? [])],
      warmups: [...(warmups[index] ?? [])],
      ...(further[index] ?? { flops: [], phaseCpuSeconds: null, reasons: {} }),
      ...summary,
    })),
    ...found,
    stopping,
  }
}

async function tell(
  { json, markdown, display }: Settled,
  measurement: Measurement,
  complaints: ReadonlyMap<number, string>,
): Promise<MeasureResult> {
  const { renderMeasurement } = await import('../report/measurement/measurement-terminal.ts')
  const { renderMeasurementMarkdown } = await import('../report/measurement/measurement-markdown.ts')
  if (json !== undefined && json !== '-') await writeJson(json, measurement)
  const text = renderMeasurementMarkdown(measurement, complaints)
  if (markdown !== undefined && markdown !== '-') await writeFileAtomic(markdown, text)
  return {
    measurement,
    table: renderMeasurement(measurement, complaints, display),
    markdown: text,
    exitCode: exitCodeOf(measurement.commands.flatMap(({ runs }) => runs)),
  }
}

/** 128 + n on a signal, as a shell says it; the first run that did not end with 0 counts. */
function exitCodeOf(runs: readonly MeasuredRun[]): number {
  const failed = runs.find((run) => run.exitCode !== 0)
  if (!failed) return 0
  return failed.exitCode ?? 128 + (SIGNAL_NUMBERS.get(failed.signal ?? '') ?? 0)
}

const SIGNAL_NUMBERS: ReadonlyMap<string, number> = new Map(Object.entries(constants.signals))
