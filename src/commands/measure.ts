import type { Writable } from 'node:stream'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic, writeJson } from '../base/files/files.ts'
import { codeOfSignal } from '../base/processes/signal-codes.ts'
import { Launcher } from '../measurement/launcher.ts'
import { checkBefore } from '../measurement/rounds/check-before.ts'
import { type CommandToRun, expandCommands } from '../measurement/rounds/expand-commands.ts'
import { measureCommands } from '../measurement/rounds/measure-commands.ts'
import { planRounds } from '../measurement/rounds/plan-rounds.ts'
import type { Display } from '../report/measurement/measurement-terminal.ts'
import type { MeasuredRun, Measurement } from '../schema/analysis/measurement.ts'
import { isSound } from '../schema/measurement/measurement-basics.ts'
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
  /** What failed once all was measured, a file or a clean-up, to be told after the rest. */
  readonly faults: readonly unknown[]
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
  const loading = loadTelling()
  const settings = measureSettings.parse(given, { jitless: true })
  const commands = expandCommands(settings, given.commands)
  const options = { ...given, ...settings, commands }
  const plan = planRounds(options, commands)
  await checkBefore(options, context)
  const output = settings.showOutput ? (given.output ?? process.stderr) : null
  const { describeMeasurement, findHalfWidth, renderMeasurement } = await loading
  const request = { commands, plan, settings, launcher, output }
  const measured = await measureCommands(
    { ...request, findHalfWidth: (runs) => findHalfWidth(runs, plan.seed) },
    context,
  )
  const ending = launcher[Symbol.asyncDispose]() // beside the statistics
  const measurement = describeMeasurement(options, plan.seed, measured)
  await ending
  const { texts, faults } = await writeTexts(options, measurement, measured.lastErrors)
  return {
    measurement,
    table: renderMeasurement(measurement, measured.lastErrors, options.display, options),
    texts,
    exitCode: exitCodeOf(measurement.commands.flatMap(({ runs }) => runs)),
    faults: [...measured.unclean, ...faults],
  }
}

/** Statistics and the table. They load while the launcher gets ready, so that nobody waits and no run is disturbed. */
async function loadTelling() {
  const [describing, halfWidth, terminal] = await Promise.all([
    import('../analysis/measurement/describe-measurement.ts'),
    import('../analysis/measurement/half-width.ts'),
    import('../report/measurement/measurement-terminal.ts'),
  ])
  return { ...describing, ...halfWidth, ...terminal }
}

/** Writes the files that were asked for, those that can be; `texts`: what standard output is to hold. */
async function writeTexts(
  settings: Settled,
  measurement: Measurement,
  lastErrors: ReadonlyMap<number, string>,
): Promise<{ readonly texts: readonly string[]; readonly faults: readonly unknown[] }> {
  const { json, markdown, exportMarkdown, exportJson, exportCsv } = settings
  const faults: unknown[] = []
  const unlessFaulty = (written: Promise<void>) => written.catch((fault: unknown) => faults.push(fault))
  if (json !== undefined && json !== '-') await unlessFaulty(writeJson(json, measurement))
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
  for (const [path, content] of texts)
    if (path !== undefined && path !== '-') await unlessFaulty(writeFileAtomic(path, content))
  return { texts: texts.flatMap(([path, content]) => (path === '-' ? [content] : [])), faults }
}

/** The first run that did not end with 0 counts. */
export function exitCodeOf(runs: readonly MeasuredRun[]): number {
  const failed = runs.find((run) => !isSound(run))
  if (!failed) return 0
  return failed.exitCode ?? codeOfSignal(failed.signal)
}
