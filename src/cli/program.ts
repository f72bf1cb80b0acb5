import { Command } from 'commander'
import type { CommandContext } from '../base/context.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { cleanMessage } from '../base/text/clean-text.ts'
import { textWidth } from '../base/text/wrap.ts'
import { EXAMPLES } from './examples.ts'
import { refuseUnknown } from './verb.ts'
import { loadVerbs } from './verbs.ts'

/**
 * The command line; each verb inherits how it tells help and errors. `word`: what the line begins with, where only the verbs
 * that it can mean are wanted.
 */
export async function buildProgram(context: CommandContext, word?: string): Promise<Command> {
  const program = new Command('greenml')
    .description('Does code that an LLM writes for a machine learning project use less energy, at the same accuracy?')
    .version(TOOL_VERSION)
    .exitOverride()
    .showHelpAfterError('(--help shows every option)')
    .configureOutput({
      writeErr: (text) => process.stderr.write(cleanMessage(text)),
      getOutHelpWidth: () => textWidth(process.stdout),
      getErrHelpWidth: () => textWidth(process.stderr),
    })
    .configureHelp({ minWidthToWrap: 20 })
    .helpCommand(false)
    .enablePositionalOptions() // `greenml measure python3 --version` asks Python
  for (const { heading, verbs } of await loadVerbs(word)) {
    program.commandsGroup(heading)
    for (const add of verbs) add(program, context)
  }
  for (const command of program.commands) showExample(command, [])
  helpOnlyKnown(program)
  placeOptions(program, ['greenml'])
  return program
}

/** An option of a verb that stands before it is unknown there: whose it is, and where it belongs. */
function placeOptions(command: Command, path: readonly string[]): void {
  const verbs = command.commands
  for (const below of verbs) placeOptions(below, [...path, below.name()])
  if (verbs.length === 0) return
  command.configureOutput({
    outputError(message, write) {
      const [, option] = /unknown option '(--[\w-]+)/.exec(message) ?? []
      const below = option === undefined ? null : findOwner(command, option, command.args)
      const place = [...path, ...(below ?? []), option].join(' ')
      write(below === null ? message : `${message}It stands behind the verb: ${place} …\n`)
    },
  })
}

/** Verbs below a command that lead to the one which has an option, as far as words name them; null: none of those has it. */
function findOwner({ commands, options }: Command, option: string, words: readonly string[]): string[] | null {
  if (options.some(({ long }) => long === option)) return []
  const named = words.flatMap((word, place) => {
    const verb = commands.find((each) => each.name() === word)
    return verb === undefined ? [] : [{ verb, behind: words.slice(place + 1) }]
  })
  if (named.length === 0) return commands.some((each) => has(each, option)) ? ['<verb>'] : null
  for (const { verb, behind } of named) {
    const below = findOwner(verb, option, behind)
    if (below !== null) return [verb.name(), ...below]
  }
  return null
}

const has = (command: Command, option: string): boolean =>
  command.options.some(({ long }) => long === option) || command.commands.some((below) => has(below, option))

function showExample(command: Command, path: readonly string[]): void {
  const own = [...path, command.name()]
  const example = EXAMPLES[own.join(' ')]
  if (example !== undefined) command.addHelpText('after', `\nExample:\n  ${example}`)
  for (const below of command.commands) showExample(below, own)
}

/** Commander answers `mlbench no-such --help` by the help of `mlbench`, which reads as if there were such a verb. */
function helpOnlyKnown(command: Command): void {
  if (command.commands.length > 0) command.on('beforeHelp', () => refuseUnknown(command))
  for (const below of command.commands) helpOnlyKnown(below)
}
