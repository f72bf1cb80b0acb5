import { CLOSES, OPENS } from './shell-blocks.ts'
import type { ShellCommand } from './shell-command.ts'
import { KEYWORD, withoutKeywords } from './shell-programs.ts'

/** First and last place of a block's commands. */
interface Extent {
  readonly start: number
  readonly end: number
  /** Of the function whose body it is. */
  readonly name: string | null
}

/**
 * The commands of a script with what takes the output of a block, of a function or, behind `exec > file`, of all that follows handed
 * down to each command in it. Linear in the script, but for functions within functions.
 */
export function handDown(commands: readonly ShellCommand[]): readonly ShellCommand[] {
  if (!commands.some(({ goesOn }) => goesOn)) return commands
  const extents = listExtents(commands)
  const goingOn = new Set<ShellCommand>(commands.filter(({ goesOn }) => goesOn))
  const mark = ({ start, end }: Pick<Extent, 'start' | 'end'>) => {
    for (const each of commands.slice(start, end + 1)) goingOn.add(each)
  }
  for (const extent of outermost(extents.filter(({ end }) => commands[end]?.goesOn))) mark(extent)
  const ofShell = commands.findIndex(({ words, goesOn, level }) => words.join(' ') === 'exec' && goesOn && level === 0)
  if (ofShell >= 0) mark({ start: ofShell, end: commands.length })
  const bodies = new Map(extents.flatMap((each) => (each.name === null ? [] : [[each.name, each]])))
  // A set is gone through with what is added on the way.
  for (const { words } of goingOn) {
    const [name = ''] = withoutKeywords(words)
    const body = bodies.get(name)
    bodies.delete(name)
    if (body !== undefined) mark(body)
  }
  return commands.map((each) => (each.goesOn || !goingOn.has(each) ? each : { ...each, goesOn: true }))
}

function listExtents(commands: readonly ShellCommand[]): Extent[] {
  const found: Extent[] = []
  const open: Pick<Extent, 'start' | 'name'>[] = []
  for (const [index, command] of commands.entries()) {
    for (const word of leadingWords(command)) {
      if (OPENS.test(word)) open.push({ start: index, name: word === '{' ? nameAt(commands, index) : null })
      else if (CLOSES.test(word)) found.push({ ...(open.pop() ?? { start: index, name: null }), end: index })
    }
  }
  return found
}

/** The shell's own words that a command begins with, and the one that opens a block among them. */
function leadingWords({ words }: ShellCommand): readonly string[] {
  const end = words.findIndex((word, index) => !KEYWORD.test(word) && !(index < 2 && words[0] === 'function'))
  return words.slice(0, end < 0 ? words.length : end + 1)
}

/** The function whose body opens there: `f() {` or `function f {`. */
function nameAt(commands: readonly ShellCommand[], index: number): string | null {
  const [command, before] = [commands[index], commands[index - 1]]
  const isOwn = command?.words[0] === 'function'
  const isNamed = command?.joint === ')' || before?.words[0] === 'function'
  const words = isOwn ? command.words : isNamed ? (before?.words ?? []) : []
  return words.findLast((word) => word !== '{') ?? null
}

/** Extents that lie in no other one: a block within others is marked once. */
function outermost(extents: readonly Extent[]): Extent[] {
  let last = -1
  return extents
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ end }) => {
      const isOuter = end > last
      last = Math.max(last, end)
      return isOuter
    })
}
