import type { ShellCommand } from './shell-command.ts'
import { withoutKeywords } from './shell-programs.ts'

/** Of a test; one of more is not read. */
const MOST_WORDS = 100

const CONSTANTS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  [':', true],
  ['echo', true],
  ['false', false],
])

type Known = boolean | null

/** How a command ends, where its own words tell that; null: only a run does. */
export function readStatus({ words }: Pick<ShellCommand, 'words'>): Known {
  const [program = '', ...rest] = withoutKeywords(words)
  const isTurned = words.slice(0, words.length - rest.length).filter((word) => word === '!').length % 2 === 1
  return turnIf(isTurned, readProgramStatus(program, rest))
}

function readProgramStatus(program: string, rest: readonly string[]): Known {
  if (program === '[' || program === '[[') return readTest(rest.slice(0, -1))
  if (program === '((') return readSum(rest[0] ?? '')
  return program === 'test' ? readTest(rest) : (CONSTANTS.get(program) ?? null)
}

const turnIf = (isTurned: boolean, status: Known): Known => (isTurned && status !== null ? !status : status)

type Comparison = (left: string, right: string) => boolean

const EQUAL: Comparison = (left, right) => Number(left) === Number(right)
const LESS: Comparison = (left, right) => Number(left) < Number(right)

const turned =
  (compare: Comparison): Comparison =>
  (left, right) =>
    !compare(left, right)

const COMPARISONS: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['=', (left, right) => left === right],
  ['==', (left, right) => left === right],
  ['!=', (left, right) => left !== right],
  ['-eq', EQUAL],
  ['-ne', turned(EQUAL)],
  ['-lt', LESS],
  ['-ge', turned(LESS)],
  ['-gt', (left, right) => LESS(right, left)],
  ['-le', turned((left, right) => LESS(right, left))],
])

/** Whether a test of written words holds; null: of a variable, a pattern or a file only a run tells. */
function readTest(words: readonly string[]): Known {
  if (words.length > MOST_WORDS) return null
  for (const [operator, decides] of LISTS) {
    const at = words.indexOf(operator)
    if (at >= 0) return join(readTest(words.slice(0, at)), readTest(words.slice(at + 1)), decides)
  }
  if (words[0] === '!' && words.length > 1) return turnIf(true, readTest(words.slice(1)))
  return words.some((word) => /[$*?~[(]/.test(word)) ? null : readPlainTest(words)
}

/** The one that binds less comes first. */
const LISTS = [
  ['||', true],
  ['&&', false],
] as const

function join(left: Known, right: Known, decides: boolean): Known {
  if (left === decides || right === decides) return decides
  return left === null || right === null ? null : !decides
}

function readPlainTest(words: readonly string[]): Known {
  const [left = '', middle = '', right = ''] = words
  if (words.length < 2) return left !== ''
  if (words.length === 2) return left === '-n' ? middle !== '' : left === '-z' ? middle === '' : null
  return words.length === 3 ? (COMPARISONS.get(middle)?.(left, right) ?? null) : null
}

const SUM = /^\s*(-?\d+)\s*(?:(==|!=|<=|>=|<|>)\s*(-?\d+)\s*)?$/
const OF_SUM: Readonly<Record<string, string>> = { '<': '-lt', '>': '-gt', '<=': '-le', '>=': '-ge', '==': '-eq' }

/** Whether a sum of written numbers is another than 0. */
function readSum(text: string): Known {
  const [, left, operator, right = ''] = SUM.exec(text) ?? []
  if (left === undefined) return null
  if (operator === undefined) return Number(left) !== 0
  return COMPARISONS.get(OF_SUM[operator] ?? '-ne')?.(left, right) ?? null
}

/** Whether a word is one that a pattern of `case` takes. */
export function fitsPattern(word: string, pattern: string): Known {
  if (pattern === '*') return true
  return /[$*?[\\(]/.test(`${word}${pattern}`) ? null : word === pattern
}
