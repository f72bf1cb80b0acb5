import type { ShellCommand } from './shell-command.ts'
import { findInnerProgram, findProgram, withoutKeywords } from './shell-programs.ts'

/** A command of a script, and the functions whose bodies it stands in. */
interface Placed {
  readonly command: ShellCommand
  /** Null: no shell comes to it. */
  readonly of: readonly string[] | null
  readonly isSure: boolean
}

/** What a function does with the words behind its name, the strongest first: it starts them, has a shell read them, or uses them. */
type Use = 'starts' | 'evaluates' | 'uses' | 'ignores'

/** `$@`, `${1:-x}`, `$#`. */
const OWN_WORD = /\$\{?#?[@*#1-9]/
const ALL_WORDS = /^\$(?:[@*1]|\{[@*1]\})$/

/**
 * The words of commands that call a function of the script, as they are used: those that a function starts stand for themselves, and
 * one that leaves them alone uses none. A program of the function's name is not started.
 */
export function readCalls(
  places: readonly Placed[],
  definitions: ReadonlyMap<ShellCommand, string>,
): ReadonlyMap<ShellCommand, readonly string[]> {
  if (definitions.size === 0) return new Map()
  const uses = findUses(places)
  const called = new Map<ShellCommand, readonly string[]>()
  const defined = new Set<string>()
  for (const { command, isSure } of places) {
    const name = definitions.get(command)
    const [first = '', ...rest] = withoutKeywords(command.words)
    if (name !== undefined && isSure) defined.add(name)
    else if (name === undefined && defined.has(first))
      called.set(command, putCall(uses.get(first), first, rest, command))
  }
  return called
}

/** What stands before the name, `N=5 train`, a function has whatever it does with its words. */
function putCall(
  use: Use = 'ignores',
  name: string,
  words: readonly string[],
  { assignments }: ShellCommand,
): readonly string[] {
  if (use === 'ignores') return assignments.length > 0 ? [`${name}()`] : [':']
  if (use === 'starts') return words
  return use === 'evaluates' ? ['eval', ...words] : [`${name}()`, ...words]
}

/** The strongest use that a command of each function's body makes of the words behind its name. */
function findUses(places: readonly Placed[]): ReadonlyMap<string, Use> {
  const uses = new Map<string, Use>()
  for (const { command, of } of places) {
    const use = useOf(command)
    for (const name of of ?? []) {
      const known = uses.get(name) ?? 'ignores'
      if (known === 'ignores' || (known === 'uses' && use !== 'ignores')) uses.set(name, use)
    }
  }
  return uses
}

/** Also `for each; do`, which turns over them, `shift` and `getopts`. */
function useOf({ words, assignments, input }: ShellCommand): Use {
  const program = findProgram(words)
  const { name, rest } = program
  if (ALL_WORDS.test(name)) return 'starts'
  const inner = findInnerProgram(program, null)
  if (inner?.by === 'shell' && inner.code.split(' ').some((word) => ALL_WORDS.test(word))) return 'evaluates'
  if (/^(?:shift|getopts)$/.test(name) || (/^(?:for|select)$/.test(name) && rest.length === 1)) return 'uses'
  return [...words, ...assignments, input ?? ''].some((text) => OWN_WORD.test(text)) ? 'uses' : 'ignores'
}
