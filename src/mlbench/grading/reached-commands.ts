import { readCalls } from './function-calls.ts'
import {
  type Block,
  beginPart,
  CLOSES,
  type Ending,
  endPart,
  findEnding,
  isLive,
  MOST_NESTED,
  OPENS,
  openBlock,
} from './shell-blocks.ts'
import type { ShellCommand } from './shell-command.ts'
import { handDown } from './shell-output.ts'
import { KEYWORD, withoutKeywords } from './shell-programs.ts'
import { readStatus } from './shell-status.ts'

const ASIDE = /^(?:\||\|&|&)$/
const IN_LIST = /^(?:&&|\|\|)$/

export interface ReachedCommand extends ShellCommand {
  /** Whether a shell that comes so far runs it, whatever is found on the way: no condition holds it back. */
  readonly isSure: boolean
}

/**
 * The commands of a script that a shell may come to: not those behind an `exit` or a loop without end that nothing holds back, behind a
 * constant condition (`false && …`, `if false`, `for x in;`), or in a function that nothing calls.
 */
export function listReached(script: readonly ShellCommand[]): ReachedCommand[] {
  const commands = handDown(script)
  const reader = new ReachReader()
  const places = commands.map((command, index) => {
    const of = reader.place(command, commands[index + 1])
    return { command, of, isSure: reader.isSure(command) }
  })
  const isCome = findCalled(places, reader)
  const called = readCalls(places, reader.definitions)
  return places.flatMap(({ command, isSure }) =>
    isCome.has(command) ? [{ ...command, words: called.get(command) ?? command.words, isSure }] : [],
  )
}

interface Place {
  readonly command: ShellCommand
  /** Functions that it stands in; null: no shell comes to it. */
  readonly of: readonly string[] | null
}

/** The commands that are come to once all functions that they stand in are called, by one that is come to. */
function findCalled(places: readonly Place[], { definitions, functions }: ReachReader): ReadonlySet<ShellCommand> {
  const found = new Set<ShellCommand>()
  const waiting = new Map<string, { readonly command: ShellCommand; missing: number }[]>()
  const called: string[] = []
  const known = new Set<string>()
  const come = (command: ShellCommand) => {
    found.add(command)
    if (definitions.has(command)) return
    for (const word of command.words) {
      if (!functions.has(word) || known.has(word)) continue
      known.add(word)
      called.push(word)
    }
  }
  for (const { command, of } of places) {
    const names = new Set(of)
    const each = { command, missing: names.size }
    for (const name of names) {
      const own = waiting.get(name) ?? []
      waiting.set(name, own)
      own.push(each)
    }
    if (of !== null && names.size === 0) come(command)
  }
  for (const name of called) for (const each of waiting.get(name) ?? []) if (--each.missing === 0) come(each.command)
  return found
}

class ReachReader {
  /** Commands that only name a function, and its name. */
  readonly definitions = new Map<ShellCommand, string>()
  readonly functions = new Set<string>()
  /** Functions that end the shell. */
  readonly #enders = new Set<string>()
  #block: Block | null = null
  #status: boolean | null = null
  #hasEnded = false
  /** By `set -e`. */
  #endsAtFailure = false
  #before: ShellCommand | null = null

  /** The functions that a command stands in; null: no shell comes to it. */
  place(command: ShellCommand, next: ShellCommand | undefined): readonly string[] | null {
    if (this.#readPattern(command)) return null
    const isSkipped = this.#isSkipped(command)
    const isSettled = !IN_LIST.test(command.joint) || this.#status !== null
    this.#enterAll(command, next, isSkipped)
    const isReached = !isSkipped && this.#isLive()
    if (!isSkipped) this.#status = readStatus(command)
    if (isReached) this.#note(command, next, isSettled)
    this.#before = command
    return isReached ? (this.#block?.names ?? []) : null
  }

  /** Of the command that was placed last. */
  isSure({ joint }: ShellCommand): boolean {
    return !IN_LIST.test(joint) && this.#isSure()
  }

  #isSure(): boolean {
    return this.#block === null || (this.#block.isSure && !this.#block.isOpen)
  }

  #isLive(): boolean {
    return this.#block === null ? !this.#hasEnded : isLive(this.#block)
  }

  #isSkipped({ joint }: ShellCommand): boolean {
    return (joint === '&&' && this.#status === false) || (joint === '||' && this.#status === true)
  }

  #enterAll(command: ShellCommand, next: ShellCommand | undefined, isSkipped: boolean): void {
    for (const [index, word] of command.words.entries()) {
      if (OPENS.test(word)) this.#open(word, index, command, isSkipped)
      else if (CLOSES.test(word)) this.#close(command, next)
      else this.#goOn(word)
      if (!KEYWORD.test(word) && !(index < 2 && command.words[0] === 'function')) return
    }
  }

  #open(word: string, index: number, command: ShellCommand, isSkipped: boolean): void {
    const definition = word === '{' ? this.#findDefinition(command) : null
    const name = definition?.words.findLast((each) => each !== '{') ?? null
    if (definition !== null && name !== null) this.definitions.set(definition, name)
    if (name !== null) this.functions.add(name)
    const isHeld = ASIDE.test(command.joint) || (IN_LIST.test(command.joint) && this.#status === null)
    const [isCome, isSure] = [!isSkipped && this.#isLive(), !isHeld && this.#isSure()]
    this.#block = openBlock({ word, name, outer: this.#block, isHeld, isCome, isSure }, command.words, index)
  }

  /** The command that names the function whose body begins: `f()` or `function f`. */
  #findDefinition(command: ShellCommand): ShellCommand | null {
    if (command.words[0] === 'function') return command
    const isNamed = command.joint === ')' && this.#block?.word !== 'case'
    return isNamed || this.#before?.words[0] === 'function' ? this.#before : null
  }

  #goOn(word: string): void {
    const block = this.#block
    if (block === null) return
    if (word === 'then' || word === 'do') {
      block.test = this.#status
      block.isOpen ||= this.#status === null
      block.isDecided ||= !block.isDead && this.#status === true
      block.isDead ||= this.#status === (block.word === 'until')
    } else if (word === 'else' || word === 'elif') {
      endPart(block)
      block.isDead = block.isDecided
      if (word === 'else') block.isDecided = true
    }
  }

  /** Whether a command of `case` is a pattern, which no shell runs. */
  #readPattern({ words, joint }: ShellCommand): boolean {
    const block = this.#block
    if (block?.word !== 'case' || words[0] === 'esac') return false
    if (joint === ';;') {
      if (block.patterns === null) endPart(block)
      else beginPart(block, block.patterns)
      block.patterns = [...words]
    } else if (block.patterns === null) return false
    else if (joint === ')') {
      beginPart(block, block.patterns)
      block.patterns = null
    } else for (const word of words) block.patterns.push(word)
    return block.patterns !== null
  }

  /** What stands behind a block is not come to where it ends for sure. */
  #close({ level }: ShellCommand, next: ShellCommand | undefined): void {
    const block = this.#block
    if (block === null) return
    this.#block = block.outer
    const ending = findEnding(block)
    if (block.name !== null) {
      if (ending === 'exit') this.#enders.add(block.name)
      return
    }
    const isAlone = level === 0 && block.isCome && !ASIDE.test(next?.joint ?? '')
    if (ending !== null && isAlone) this.#end(ending)
  }

  #end(ending: Ending): void {
    if (this.#block !== null) this.#block.ending = ending
    else if (ending === 'exit') this.#hasEnded = true
  }

  /** What a command that is come to does to those behind it. */
  #note(command: ShellCommand, next: ShellCommand | undefined, isSettled: boolean): void {
    const [word = '', ...rest] = withoutKeywords(command.words)
    if (word === 'break') this.#leaveLoops(Math.min(MOST_NESTED, Number(rest[0]) || 1))
    if (word === 'set') this.#endsAtFailure = readErrexit(rest) ?? this.#endsAtFailure
    if (!isSettled || command.level > 0 || ASIDE.test(command.joint) || ASIDE.test(next?.joint ?? '')) return
    const ending = this.#findEnding(word, rest)
    const isLast = !IN_LIST.test(next?.joint ?? '') && command.unseen === null
    if (ending !== null) this.#end(ending)
    else if (this.#endsAtFailure && isLast && this.#status === false && !this.#isInFunction()) this.#end('exit')
  }

  #findEnding(word: string, rest: readonly string[]): Ending | null {
    if (word === 'exit' || (word === 'exec' && rest.length > 0) || this.#enders.has(word)) return 'exit'
    if (word === 'return') return this.#isInFunction() ? 'return' : null
    const isOfLoop = word === 'break' || word === 'continue'
    return isOfLoop && this.#block?.loop ? 'break' : null
  }

  #leaveLoops(most: number): void {
    let loop = this.#block?.loop ?? null
    for (let left = most; left > 0 && loop !== null; left--) {
      loop.canLeave = true
      loop = loop.outer?.loop ?? null
    }
  }

  #isInFunction(): boolean {
    return (this.#block?.names.length ?? 0) > 0
  }
}

/** Whether `set` makes the shell end at a failure, or not; null: it says nothing of that. */
function readErrexit(words: readonly string[]): boolean | null {
  const name = words.indexOf('errexit')
  const option = name > 0 ? words[name - 1] : words.find((word) => /^[-+][a-z]+$/.test(word) && word.includes('e'))
  return option === undefined ? null : option.startsWith('-')
}
