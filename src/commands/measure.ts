import { constants } from 'node:os'
import type { Writable } from 'node:stream'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic, writeJson } from '../base/files.ts'
import { Launcher } from '../measurement/launcher.ts'
import { checkBefore } from '../measurement/rounds/check-before.ts'
import { type CommandToRun, expandCommands } from '../measurement/rounds/expand-commands.ts'
import { type MeasureRequest, measureCommands } from '../measurement/rounds/measure-commands.ts'
import { planRounds } from '../measurement/rounds/plan-rounds.ts'
import type { Display } from '../report/measurement/measurement-terminal.ts'
import type { MeasuredRun, Measurement } from '../schema/measurement.ts'
import { isSound } from '../schema/measurement-basics.ts'
import { type MeasureSettings, measureSettings } from '../schema/options/measure-options.ts'

export interface MeasureOptions extends Readonly<z.input<typeof measureSettings>> {
  readonly commands: readonly (readonly string[])[]
  readonly display?: Display
  /** Stream for what the commands write, with `showOutput`. */
  readonly output?: Writable
}

type Settled = Omit<MeasureOptions, 'commands'> & MeasureSettings & { readonly commands: readonly CommandToRun[] }

export interface MeasureResult {
  readonly measurement: Measurement
  readonly table: string
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
  await using launcher = new Launcher() // the first thing: it starts while all else is made ready
  const settings = measureSettings.parse(given, { jitless: true })
  const commands = expandCommands(settings, given.commands)
  const options = { ...given, ...settings, commands }
  const plan = planRounds(options, commands)
  await checkBefore(options, context)
  const findHalfWidth: MeasureRequest['findHalfWidth'] = async (runs) =>
    (await import('../analysis/measurement/half-width.ts')).findHalfWidth(runs, plan.seed)
  const output = settings.showOutput ? (given.output ?? process.stderr) : null
  const measured = await measureCommands({ commands, plan, settings, launcher, findHalfWidth, output }, context)
  const [measurement] = await Promise.all([
    // Statistics and schemas load when the last run has ended, so that they disturb none.
    import('../analysis/measurement/describe-measurement.ts').then(({ describeMeasurement }) =>
      describeMeasurement(options, plan.seed, measured),
    ),
    launcher[Symbol.asyncDispose](),
  ])
  return await show(options, measurement, measured.lastErrors)
}

async function show(
  settings: Settled,
  measurement: Measurement,
  lastErrors: ReadonlyMap<number, string>,
): Promise<MeasureResult> {
  const { json, markdown, exportMarkdown, exportJson, exportCsv, display } = settings
  const { renderMeasurement } = await import('../report/measurement/measurement-terminal.ts')
  if (json !== undefined && json !== '-') await writeJson(json, measurement)
  const texts: (readonly [path: string | undefined, content: string])[] = []
  if (markdown !== undefined || exportMarkdown !== undefined) {
    const { renderMeasurementMarkdown } = await import('../report/measurement/measurement-markdown.ts')
    const text = renderMeasurementMarkdown(measurement, lastErrors, settings)
    texts.push([markdown, text], [exportMarkdown, text])
  }
  if (exportJson !== undefined || exportCsv !== undefined) {
    const { renderHyperfineCsv, renderHyperfineJson } = await import('../report/measurement/hyperfine-form.ts')
    texts.push([exportJson, renderHyperfineJson(measurement)], [exportCsv, renderHyperfineCsv(measurement)])
  }
  for (const [path, content] of texts) if (path !== undefined && path !== '-') await writeFileAtomic(path, content)
  return {
    measurement,
    table: renderMeasurement(measurement, lastErrors, display, settings),
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
