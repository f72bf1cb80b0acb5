import type { ShellCommand } from './read-shell.ts'
import { nameOf } from './shell-programs.ts'

interface Block {
  /** That it begins with. */
  readonly word: string
  /** Function that it is the body of. */
  readonly name: string | null
  /** Whether what stands before the block decides that it does not run. */
  readonly isSkipped: boolean
  /** How its condition ends, where that is constant. */
  test: boolean | null
  /** Whether its present part is never come to. */
  isDead: boolean
}

const OPENS = /^(?:if|while|until|for|select|case|\{)$/
const CLOSES = /^(?:fi|done|esac|\})$/
const LEADS = /^(?:if|while|until|then|else|elif|do|\{|!|time)$/
const CONSTANTS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  [':', true],
  ['false', false],
])

/**
 * The commands of a script that a shell may come to: not those behind an `exit` that nothing holds back, behind a constant
 * condition (`false && …`, `if false`), or in a function whose name stands nowhere else.
 */
export function listReached(commands: readonly ShellCommand[]): ShellCommand[] {
  const reader = new ReachReader()
  const places = commands.map((command, index) => ({ command, of: reader.place(command, commands[index + 1]) }))
  const isCalled = (name: string) =>
    places.some(
      ({ command, of }) =>
        of !== null && !of.includes(name) && !reader.definitions.has(command) && command.words.includes(name),
    )
  return places.flatMap(({ command, of }) => (of?.every(isCalled) ? [command] : []))
}

class ReachReader {
  /** Commands that only name a function. */
  readonly definitions = new Set<ShellCommand>()
  readonly #blocks: Block[] = []
  #status: boolean | null = null
  #hasEnded = false
  #before: ShellCommand | null = null

  /** The functions that a command stands in; null: no shell comes to it. */
  place(command: ShellCommand, next: ShellCommand | undefined): string[] | null {
    const isSkipped = this.#isSkipped(command)
    this.#enterAll(command, isSkipped)
    const isReached = !this.#hasEnded && !isSkipped && this.#blocks.every((block) => !block.isSkipped && !block.isDead)
    if (!isSkipped) this.#status = readStatus(command)
    this.#hasEnded ||= isReached && this.#blocks.length === 0 && isEnd(command, next)
    this.#before = command
    return isReached ? this.#blocks.flatMap(({ name }) => name ?? []) : null
  }

  #isSkipped({ joint }: ShellCommand): boolean {
    return (joint === '&&' && this.#status === false) || (joint === '||' && this.#status === true)
  }

  #enterAll(command: ShellCommand, isSkipped: boolean): void {
    for (const [index, word] of command.words.entries()) {
      if (OPENS.test(word)) this.#open(word, command, isSkipped)
      else if (CLOSES.test(word)) this.#blocks.pop()
      else this.#goOn(word)
      if (!LEADS.test(word) && !(index < 2 && command.words[0] === 'function')) return
    }
  }

  #open(word: string, command: ShellCommand, isSkipped: boolean): void {
    const definition = word === '{' ? this.#findDefinition(command) : null
    if (definition !== null) this.definitions.add(definition)
    const name = definition?.words.findLast((each) => each !== '{') ?? null
    this.#blocks.push({ word, name, isSkipped, test: null, isDead: false })
  }

  /** The command that names the function whose body begins: `f()` or `function f`. */
  #findDefinition(command: ShellCommand): ShellCommand | null {
    if (command.words[0] === 'function') return command
    const isNamed = command.joint === ')' && this.#blocks.at(-1)?.word !== 'case'
    return isNamed || this.#before?.words[0] === 'function' ? this.#before : null
  }

  #goOn(word: string): void {
    const block = this.#blocks.at(-1)
    if (block === undefined) return
    if (word === 'then' || word === 'do') {
      block.test = this.#status
      block.isDead ||= this.#status === (block.word === 'until')
    } else if (word === 'else' || word === 'elif') block.isDead = block.test === true
  }
}

/** How a command ends; null: only a run tells. */
function readStatus({ words }: ShellCommand): boolean | null {
  return words.includes('!') ? null : (CONSTANTS.get(words.find((word) => !LEADS.test(word)) ?? '') ?? null)
}

const isEnd = ({ words, joint, level }: ShellCommand, next: ShellCommand | undefined): boolean =>
  nameOf(words[0] ?? '') === 'exit' && level === 0 && /^[;\n]$/.test(joint) && !/^[|&]&?$/.test(next?.joint ?? '')
