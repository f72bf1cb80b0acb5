import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { errorMessage, UserError } from '../base/errors.ts'
import { explainFault } from '../base/explain-fault.ts'
import { measure, splitCommands } from '../commands/measure.ts'
import type { MeasureRevisionsOptions } from '../commands/measure-revisions.ts'
import type { Measurement } from '../schema/analysis/measurement.ts'
import { measureOptions } from '../schema/options/measure-options.ts'
import { revisionFields } from '../schema/options/revision-fields.ts'
import { sandboxCommandOptions } from '../schema/options/sandbox-options.ts'
import { print, printJson, printPainted } from './print.ts'
import { type Verb, verb } from './verb.ts'

const measureVerb: Verb = ofCommand(
  verb(
    'measure',
    measureOptions,
    async ({ command, ...given }, context) => {
      const { stdout, env } = process
      const display = { width: stdout.columns || 100, colour: stdout.isTTY && !env.NO_COLOR }
      const commands = splitCommands(command, given.separator)
      if (Object.keys(given).some((name) => name in revisionFields)) {
        await measureRevisionsOf(commands, { ...given, display }, context).catch(tellApart)
        return
      }
      const measuring = measure({ ...given, display, commands }, context)
      const { measurement, texts, table, exitCode, faults } = await measuring.catch(tellApart)
      if (given.json === '-') printJson(measurement)
      else if (texts.length > 0) for (const text of texts) print(text.trimEnd())
      else printPainted(table)
      process.exitCode = exitCode
      const isStopped = measurement.stopping.reason === 'interrupted'
      for (const fault of faults.slice(isStopped ? 0 : 1)) context.logger.warn(errorMessage(explainFault(fault)))
      refuseInterrupted(measurement)
      if (faults.length > 0) tellApart(faults[0])
    },
    { heading: 'One command on two revisions of a repository:', fields: revisionFields },
  ),
)

const sandboxVerb: Verb = ofCommand(
  verb('sandbox', sandboxCommandOptions, async (given, context) => {
    const { runSandboxed } = await import('../commands/sandbox.ts')
    const { stdout, stderr } = process
    const { exitCode, record } = await runSandboxed({ ...given, stdout, stderr }, context).catch(tellApart)
    process.exitCode = exitCode
    if (record.status === 'interrupted') throw new UserError('Stopped: the command was ended.', 1)
  }),
)

/** Verbs over any command. */
export const commandVerbs: readonly Verb[] = [measureVerb, sandboxVerb]

type MeasureOptions = Omit<z.input<typeof measureOptions>, 'command'>

async function measureRevisionsOf(
  commands: readonly (readonly string[])[],
  { display, ...given }: MeasureOptions & Pick<MeasureRevisionsOptions, 'display'>,
  context: CommandContext,
): Promise<void> {
  const { asksForRevisions } = await import('../commands/check-revision-options.ts')
  const { measureRevisions } = await import('../commands/measure-revisions.ts')
  const [command, more] = commands
  if (!asksForRevisions(given) || command === undefined) return
  if (more !== undefined) throw new UserError('--base measures one command: a second one follows behind --.')
  const { comparison, text, markdown, exitCode } = await measureRevisions(
    { ...given, command, ...(display && { display }) },
    context,
  )
  if (given.json === '-') printJson(comparison)
  else print(given.markdown === '-' ? markdown.trimEnd() : text)
  process.exitCode = exitCode
  refuseInterrupted(comparison.measurement)
}

function refuseInterrupted({ stopping: { reason, rounds } }: Pick<Measurement, 'stopping'>): void {
  if (reason === 'interrupted')
    throw new UserError(`Stopped after ${rounds} complete ${rounds === 1 ? 'round' : 'rounds'}.`, 1)
}

/** `measure python3 train.py --epochs 3`: from its program on every word is the command's. */
function ofCommand(make: Verb): Verb {
  return (parent, context) => {
    const command = make(parent, context).passThroughOptions()
    return command.configureOutput({
      outputError(message, write) {
        const [unknown, foreign = ''] = /^[^'\n]*unknown option '(-[^'=\n]*)(?:=[^'\n]*)?'/.exec(message) ?? []
        const ours = ELSEWHERE.get(foreign)
        // Words that one option takes are joined by line breaks.
        if (ours === undefined) write(message.replace(/argument '[^']*'/, (words) => words.replaceAll('\n', ' ')))
        // An option that is only spelt like it is none that was meant.
        else write(`${unknown}\n${foreign} of hyperfine: here ${ours}\n`)
      },
    })
  }
}

/** What users of hyperfine ask for, where it has another name here. */
const ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['--runs', '--repetitions (-r)'],
  ['--command-name', '--name (-n)'],
  ['--reference-name', '--name (-n) of that command, and --reference its label'],
  ['--output', "--show-output, or --shell sh and 'command > file'"],
  ['--style', 'colours follow the terminal and NO_COLOR'],
  ['--export-asciidoc', '--export-markdown, --export-csv or --json'],
  ['--export-orgmode', '--export-markdown, --export-csv or --json'],
  ['--ignore-failure', '--ignore-failure (-i) without a value, for every exit code'],
  ['-N', 'no shell is used unless --shell (-S) names one'],
  ['--min-benchmarking-time', '--min-runs (-m), --max-seconds or --until-interval'],
])

/** 1 would read as the measured command's own code. */
function tellApart(caught: unknown): never {
  const error = explainFault(caught)
  throw error instanceof UserError && error.exitCode === 1 ? new UserError(error.message, 125, { cause: error }) : error
}
