import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import type { z } from 'zod'
import { checkWritable } from '../base/check-writable.ts'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { statIfPresent, writeFileAtomic, writeJson } from '../base/files.ts'
import { checkPrograms } from '../measurement/check-programs.ts'
import { Launcher } from '../measurement/launcher.ts'
import { type CommandToRun, expandCommands } from '../measurement/rounds/expand-commands.ts'
import { type MeasuredCommands, type MeasureRequest, measureCommands } from '../measurement/rounds/measure-commands.ts'
import { planRounds } from '../measurement/rounds/plan-rounds.ts'
import type { RoundsPlan } from '../measurement/rounds/rounds.ts'
import type { Display } from '../report/measurement/measurement-terminal.ts'
import type { MeasuredRun, Measurement } from '../schema/measurement.ts'
import { isSound, MEASUREMENT_VERSION } from '../schema/measurement-basics.ts'
import { type MeasureSettings, measureSettings } from '../schema/options/measure-options.ts'

export interface MeasureOptions extends Readonly<z.input<typeof measureSettings>> {
  readonly commands: readonly (readonly string[])[]
  readonly display?: Display
  /** Stream for what the commands write, with `showOutput`. */
  readonly output?: NodeJS.WritableStream
}

type Settled = Omit<MeasureOptions, 'commands'> & MeasureSettings & { readonly commands: readonly CommandToRun[] }

export interface MeasureResult {
  readonly measurement: Measurement
  readonly table: string
  readonly markdown: string
  /** What standard output is to hold in place of the table. */
  readonly texts: readonly string[]
  /** The command's own: the first that isn't 0. */
  readonly exitCode: number
}

/** `a b -- c d` is two commands, where `separator` is `--`. */
export function splitCommands(words: readonly string[], separator = '--'): string[][] {
  const commands: string[][] = [[]]
  for (const word of words) {
    if (word === separator) commands.push([])
    else commands.at(-1)?.push(word)
  }
  if (commands.some((command) => command.length === 0)) {
    throw new UserError('A command is missing: greenml measure -- <command> [-- <command>…]')
  }
  return commands
}

/** Runs the commands in rounds, each round in random order, and reports what each cost. */
export async function measure(given: MeasureOptions, context: CommandContext): Promise<MeasureResult> {
  const settings = measureSettings.parse(given)
  const commands = expandCommands(settings, given.commands)
  const options = { ...given, ...settings, commands }
  const plan = planRounds(options, commands)
  await checkBefore(options, context)
  await using launcher = new Launcher() // the import starts while all else is made ready
  const findHalfWidth: MeasureRequest['findHalfWidth'] = async (runs) =>
    (await import('../analysis/measurement/half-width.ts')).findHalfWidth(runs, plan.seed)
  const output = settings.showOutput ? (given.output ?? process.stderr) : null
  const measured = await measureCommands({ commands, plan, settings, launcher, findHalfWidth, output }, context)
  const [measurement] = await Promise.all([
    describeMeasurement(options, plan, measured),
    launcher[Symbol.asyncDispose](), // the analysis is loaded meanwhile
  ])
  return await show(options, measurement, measured.lastErrors)
}

/** What can be known to fail is told before minutes are spent on it. */
async function checkBefore(settings: Settled, context: CommandContext) {
  const { commands, powercapRoot, input } = settings
  const files = [settings.json, settings.markdown, settings.exportMarkdown, settings.exportJson, settings.exportCsv]
  if (files.filter((path) => path === '-').length > 1)
    throw new UserError('Standard output can hold one of the results only.')
  checkPrograms(
    commands.map(({ command }) => command),
    context.env,
    settings.separator,
  )
  for (const path of files) if (path !== undefined && path !== '-') await checkWritable(path)
  if (input !== undefined) await checkInput(input)
  else if ((await statIfPresent('/dev/stdin'))?.isFile()) {
    context.logger.warn('standard input is a file, which no run is given: --input FILE gives it to each')
  }
  if (powercapRoot !== undefined && !existsSync(powercapRoot)) {
    context.logger.warn(`--powercap-root ${powercapRoot}: no such folder, so no counter is read there`)
  }
}

/** A folder or a pipe would give the first run something, and the others nothing. */
async function checkInput(path: string): Promise<void> {
  const found = await statIfPresent(path)
  if (found?.isFile() || path === '/dev/null') return
  throw new UserError(`--input ${path}: ${found === null ? 'no such file' : 'not a file'}`)
}

/** Statistics and schemas load when the last run has ended, so that they disturb none. */
export async function describeMeasurement(
  { commands, timeout }: Pick<Settled, 'commands' | 'timeout'>,
  { seed }: RoundsPlan,
  { host, idle, rounds, extraReadings }: MeasuredCommands,
): Promise<Measurement> {
  const { summariseMeasurement } = await import('../analysis/measurement/summarise.ts')
  const { chooseLeadingOfRuns } = await import('../analysis/measurement/compared-quantities.ts')
  const { runs, warmups, repeatsOfFirst, stopping } = rounds
  const sides = commands.map((_, index) => ({ runs: runs[index] ?? [], warmups: warmups[index] ?? [] }))
  const { summaries, ...found } = summariseMeasurement(sides, repeatsOfFirst, stopping, seed, timeout ?? null)
  return {
    schemaVersion: MEASUREMENT_VERSION,
    host,
    seed,
    idle: [...idle],
    commands: summaries.map((summary, index) => ({
      command: [...(commands[index]?.command ?? [])],
      name: commands[index]?.name ?? null,
      parameters: { ...commands[index]?.parameters },
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
  settings: Settled,
  measurement: Measurement,
  lastErrors: ReadonlyMap<number, string>,
): Promise<MeasureResult> {
  const { json, markdown, exportMarkdown, exportJson, exportCsv, display } = settings
  const { renderMeasurement } = await import('../report/measurement/measurement-terminal.ts')
  const { renderMeasurementMarkdown } = await import('../report/measurement/measurement-markdown.ts')
  if (json !== undefined && json !== '-') await writeJson(json, measurement)
  const text = renderMeasurementMarkdown(measurement, lastErrors, settings)
  const texts = [[markdown, text] as const, [exportMarkdown, text] as const]
  if (exportJson !== undefined || exportCsv !== undefined) {
    const { renderHyperfineCsv, renderHyperfineJson } = await import('../report/measurement/hyperfine-form.ts')
    texts.push([exportJson, renderHyperfineJson(measurement)], [exportCsv, renderHyperfineCsv(measurement)])
  }
  for (const [path, content] of texts) if (path !== undefined && path !== '-') await writeFileAtomic(path, content)
  return {
    measurement,
    table: renderMeasurement(measurement, lastErrors, display, settings),
    markdown: text,
    texts: texts.flatMap(([path, content]) => (path === '-' ? [content] : [])),
    exitCode: exitCodeOf(measurement.commands.flatMap(({ runs }) => runs)),
  }
}

/** 128 + n on a signal, as a shell says it; the first run that did not end with 0 counts. */
export function exitCodeOf(runs: readonly MeasuredRun[]): number {
  const failed = runs.find((run) => !isSound(run))
  if (!failed) return 0
  return failed.exitCode ?? 128 + (SIGNAL_NUMBERS.get(failed.signal ?? '') ?? 0)
}

const SIGNAL_NUMBERS: ReadonlyMap<string, number> = new Map(Object.entries(constants.signals))
