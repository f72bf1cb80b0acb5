import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import type { z } from 'zod'
import { checkWritable } from '../base/check-writable.ts'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic, writeJson } from '../base/files.ts'
import { checkPrograms } from '../measurement/check-programs.ts'
import { Launcher } from '../measurement/launcher.ts'
import { type MeasuredCommands, type MeasureRequest, measureCommands } from '../measurement/rounds/measure-commands.ts'
import { type MeasureSettings, planRounds } from '../measurement/rounds/plan-rounds.ts'
import type { RoundsPlan } from '../measurement/rounds/rounds.ts'
import type { Display } from '../report/measurement/measurement-terminal.ts'
import type { MeasuredRun, Measurement } from '../schema/measurement.ts'
import { measureSettings } from '../schema/options/measure.ts'

export interface MeasureOptions extends Readonly<z.input<typeof measureSettings>> {
  readonly commands: readonly (readonly string[])[]
  readonly display?: Display
}

type Settled = MeasureOptions & MeasureSettings

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
  const { commands } = options
  const plan = planRounds(options, commands)
  await checkBefore(options, context)
  await using launcher = new Launcher() // it starts while all else is made ready
  const findHalfWidth: MeasureRequest['findHalfWidth'] = async (runs) =>
    (await import('../analysis/measurement/half-width.ts')).findHalfWidth(runs, plan.seed)
  const measured = await measureCommands({ commands, plan, settings: options, launcher, findHalfWidth }, context)
  const [measurement] = await Promise.all([describe(options, plan, measured), launcher[Symbol.asyncDispose]()]) // it ends meanwhile
  return await show(options, measurement, measured.lastErrors)
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

/** Statistics and schemas load when the last run has ended, so that they disturb none. */
async function describe(
  { commands, name = [], timeout }: Settled,
  { seed }: RoundsPlan,
  { host, baseline, rounds, extraReadings }: MeasuredCommands,
): Promise<Measurement> {
  const { summariseMeasurement } = await import('../analysis/measurement/summarise.ts')
  const { MEASUREMENT_VERSION } = await import('../schema/measurement.ts')
  const { chooseLeadingOfRuns } = await import('../analysis/measurement/compared-quantities.ts')
  const { runs, warmups, repeatsOfFirst, stopping } = rounds
  const sides = commands.map((_, index) => ({ runs: runs[index] ?? [], warmups: warmups[index] ?? [] }))
  const { summaries, ...found } = summariseMeasurement(sides, repeatsOfFirst, stopping, seed, timeout ?? null)
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
      ...(extraReadings[index] ?? { flops: [], phaseCpuSeconds: null, reasons: {} }),
      ...summary,
    })),
    ...found,
    stopping: { ...stopping, quantity: stopping.target === null ? null : chooseLeadingOfRuns(runs) },
  }
}

async function show(
  { json, markdown, display }: Settled,
  measurement: Measurement,
  lastErrors: ReadonlyMap<number, string>,
): Promise<MeasureResult> {
  const { renderMeasurement } = await import('../report/measurement/measurement-terminal.ts')
  const { renderMeasurementMarkdown } = await import('../report/measurement/measurement-markdown.ts')
  if (json !== undefined && json !== '-') await writeJson(json, measurement)
  const text = renderMeasurementMarkdown(measurement, lastErrors)
  if (markdown !== undefined && markdown !== '-') await writeFileAtomic(markdown, text)
  return {
    measurement,
    table: renderMeasurement(measurement, lastErrors, display),
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
