import type { ShellCommand } from './read-shell.ts'
import { KEYWORD, nameOf } from './shell-programs.ts'

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
  /** Whether only a run tells which of its parts are come to. */
  isOpen: boolean
}

const OPENS = /^(?:if|while|until|for|select|case|\{)$/
const CLOSES = /^(?:fi|done|esac|\})$/
const CONSTANTS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  [':', true],
  ['echo', true],
  ['false', false],
])

export interface ReachedCommand extends ShellCommand {
  /** Whether a shell that comes so far runs it, whatever is found on the way: no condition holds it back. */
  readonly isSure: boolean
}

/**
 * The commands of a script that a shell may come to: not those behind an `exit` that nothing holds back, behind a constant
 * condition (`false && …`, `if false`), or in a function whose name stands nowhere else.
 */
export function listReached(commands: readonly ShellCommand[]): ReachedCommand[] {
  const reader = new ReachReader()
  const places = commands.map((command, index) => {
    const of = reader.place(command, commands[index + 1])
    return { command, of, isSure: reader.isSure(command) }
  })
  const isCalled = (name: string) =>
    places.some(
      ({ command, of }) =>
        of !== null && !of.includes(name) && !reader.definitions.has(command) && command.words.includes(name),
    )
  return places.flatMap(({ command, of, isSure }) => (of?.every(isCalled) ? [{ ...command, isSure }] : []))
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

  /** Of the command that was placed last. */
  isSure({ joint }: ShellCommand): boolean {
    return !/^(?:&&|\|\|)$/.test(joint) && !this.#blocks.some(({ isOpen }) => isOpen)
  }

  #isSkipped({ joint }: ShellCommand): boolean {
    return (joint === '&&' && this.#status === false) || (joint === '||' && this.#status === true)
  }

  #enterAll(command: ShellCommand, isSkipped: boolean): void {
    for (const [index, word] of command.words.entries()) {
      if (OPENS.test(word)) this.#open(word, command, isSkipped)
      else if (CLOSES.test(word)) this.#blocks.pop()
      else this.#goOn(word)
      if (!KEYWORD.test(word) && !(index < 2 && command.words[0] === 'function')) return
    }
  }

  #open(word: string, command: ShellCommand, isSkipped: boolean): void {
    const definition = word === '{' ? this.#findDefinition(command) : null
    if (definition !== null) this.definitions.add(definition)
    const name = definition?.words.findLast((each) => each !== '{') ?? null
    this.#blocks.push({ word, name, isSkipped, test: null, isDead: false, isOpen: word === 'case' })
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
      block.isOpen ||= this.#status === null
      block.isDead ||= this.#status === (block.word === 'until')
    } else if (word === 'else' || word === 'elif') block.isDead = block.test === true
  }
}

/** How a command ends; null: only a run tells. */
function readStatus({ words }: ShellCommand): boolean | null {
  const [program = '', ...rest] = words.slice(words.findIndex((word) => !KEYWORD.test(word)))
  if (words.includes('!')) return null
  if (program === '[' || program === '[[') return readTest(rest.slice(0, -1))
  return program === 'test' ? readTest(rest) : (CONSTANTS.get(program) ?? null)
}

type Comparison = (left: string, right: string) => boolean

const COMPARISONS: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['=', (left, right) => left === right],
  ['==', (left, right) => left === right],
  ['!=', (left, right) => left !== right],
  ['-eq', (left, right) => Number(left) === Number(right)],
  ['-ne', (left, right) => Number(left) !== Number(right)],
  ['-lt', (left, right) => Number(left) < Number(right)],
  ['-le', (left, right) => Number(left) <= Number(right)],
  ['-gt', (left, right) => Number(left) > Number(right)],
  ['-ge', (left, right) => Number(left) >= Number(right)],
])

/** Whether a test of written words holds; null: of a variable, a pattern or a file only a run tells. */
function readTest(words: readonly string[]): boolean | null {
  if (words.some((word) => /[$*?~[]/.test(word))) return null
  const [left = '', middle = '', right = ''] = words
  if (words.length < 2) return left !== ''
  if (words.length === 2) return left === '-n' ? middle !== '' : left === '-z' ? middle === '' : null
  return words.length === 3 ? (COMPARISONS.get(middle)?.(left, right) ?? null) : null
}

const isEnd = ({ words, joint, level }: ShellCommand, next: ShellCommand | undefined): boolean =>
  nameOf(words[0] ?? '') === 'exit' && level === 0 && /^[;\n]$/.test(joint) && !/^[|&]&?$/.test(next?.joint ?? '')
