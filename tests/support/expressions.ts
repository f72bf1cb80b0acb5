import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

export interface Expression {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** The expressions of the source that are not linear, each with an input that shows it. */
export async function listBlowUps(suffixes?: readonly string[]) {
  const listed = await listExpressions(join(PACKAGE_ROOT, 'src'))
  const expressions = [...new Map(listed.map((each) => [`/${each.source}/${each.flags}`, each])).values()]
  if (expressions.length < 250) throw new Error(`only ${expressions.length} expressions were found`)
  return expressions.map((each) => [each.place, findBlowUp(each, suffixes)]).filter(([, input]) => input !== null)
}

/** Every regular expression that stands as a literal in the TypeScript below a folder. */
async function listExpressions(folder: string): Promise<Expression[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts')).sort()
  const found: Expression[] = []
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8')
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const line = text.slice(0, node.start).split('\n').length
        found.push({ place: `${name}:${line}`, source: node.regex.pattern, flags: node.regex.flags })
      },
    })
    visitor.visit(parseSync(name, text).program)
  }
  return found
}

const MEMBERS: Readonly<Record<string, string>> = {
  '\\s': ' ',
  '\\S': '-',
  '\\d': '0',
  '\\w': 'a',
  '\\n': '\n',
  '\\r': '\r',
  '\\t': '\t',
  '.': '.',
  '\\p{L}': 'a',
  '\\p{M}': '\u0301',
  '\\p{N}': '0',
  '\\p{Nd}': '0',
}
const ALWAYS = [' ', '\n', '\t', '\r', 'a', '0', '_']
/** Ends that keep an expression from matching what comes before them: those by which faults were found, and more. */
const TELLING_SUFFIXES: readonly string[] = ['\0', 'a\0', '\n\0']
export const SUFFIXES: readonly string[] = [...TELLING_SUFFIXES, '\0\n', ' \0 ']
const TOKEN =
  /\\p\{\w+\}|\\[xu][0-9a-f{}]+|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|\{\d*,?\d*\}|[\s\S]/giu

/** Single characters that an expression names, and runs of text that parts of it match. */
function takeApart(source: string): { characters: string[]; runs: string[] } {
  const characters = new Set(ALWAYS)
  const runs = new Set<string>()
  let run = ''
  for (const [token] of source.matchAll(TOKEN)) {
    const matched = matchOne(token)
    if (matched === null) {
      runs.add(run)
      if (!'*+?'.includes(token) && token[0] !== '{') run = ''
      continue
    }
    for (const each of matched) characters.add(each)
    run += matched[0] ?? ''
  }
  runs.add(run)
  return { characters: [...characters], runs: [...runs].filter((each) => each !== '') }
}

/** Characters that a part of an expression matches, one of them first; null where it is no character. */
function matchOne(token: string): string[] | null {
  const member = MEMBERS[token]
  if (member !== undefined) return [member]
  if (/^\\[^\p{L}\d]$/u.test(token)) return [token.slice(1)]
  if (/^\\u[\da-f]{4}$/i.test(token)) return [String.fromCharCode(Number.parseInt(token.slice(2), 16))]
  if (token.startsWith('[')) {
    if (token.startsWith('[^')) return ['~']
    return [...token.slice(1, -1).matchAll(/\\[\s\S]|[\s\S]/g)].map(([each]) => MEMBERS[each] ?? each.slice(-1))
  }
  return /^[^\\()|^$*+?{}]$/.test(token) ? [token] : null
}

const [SHORT, LONG] = [4000, 16_000]
/** What an expression that is linear takes for the longer of the two, at the most, and any that is not takes more. */
const SUSPICIOUS_MILLISECONDS = 1
/** What a quadratic one that is suspicious takes for the shorter, at the least: the longer is tried of such alone. */
const TELLING_MILLISECONDS = SUSPICIOUS_MILLISECONDS / (LONG / SHORT) ** 2
/** Times the growth of the length: 1 is linear; a quadratic one has that growth again. */
const MOST_GROWTH = 2

/** Of a pump: what doubles with each, or worse, is seen before it takes for ever. */
const FEW = Array.from({ length: 12 }, (_, index) => index + 1)

/** An input on which the time of an expression grows faster than its length; null where none of many does. */
export function findBlowUp({ source, flags }: Expression, suffixes = TELLING_SUFFIXES): string | null {
  const { characters, runs } = takeApart(source)
  // The second one keeps an end from being met where the input begins: `^x+|x+$`.
  const prefixes = new Set(['', '\0', ...runs, ...runs.map((_, index) => runs.slice(0, index + 1).join(''))])
  const time = makeClock(source, flags)
  const spaced = runs.map((each) => each.replaceAll(/[ \t\n]/g, ' '.repeat(8)).replaceAll(',', ''))
  for (const prefix of prefixes) {
    for (const pump of spaced) {
      if (FEW.some((count) => time(`${prefix}${pump.repeat(count)}\0`) > 20)) return JSON.stringify({ prefix, pump })
    }
  }
  return canGrow(source, flags) ? findGrowth(time, prefixes, listPumps(characters, runs), suffixes) : null
}

function findGrowth(
  time: (text: string) => number,
  prefixes: ReadonlySet<string>,
  pumps: ReadonlySet<string>,
  suffixes: readonly string[],
) {
  for (const prefix of prefixes) {
    for (const pump of pumps) {
      for (const suffix of suffixes) {
        const make = (length: number) => prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix
        const isTelling = () => time(make(SHORT)) > TELLING_MILLISECONDS
        if (time(make(24)) > 20 || (isTelling() && grows((length) => time(make(length)))))
          return JSON.stringify({ prefix, pump, suffix })
      }
    }
  }
  return null
}

function listPumps(characters: readonly string[], runs: readonly string[]): Set<string> {
  const own = characters.filter((each) => !ALWAYS.includes(each)).slice(0, 4)
  const few = [...own, ' ', '\n', 'a', '0']
  const isTelling = (pair: readonly string[]) => pair.some((each) => own.includes(each)) || pair.join('') === ' \n'
  const pairs = few.flatMap((a) => few.map((b) => [a, b])).filter(isTelling)
  const behind = runs.flatMap((each) => few.map((character) => each + character))
  return new Set([...characters, ...runs, ...pairs.map((pair) => pair.join('')), ...behind])
}

/** Two parts that repeat without a bound, or one of them and many places to begin. */
function canGrow(source: string, flags: string): boolean {
  const repeated = source.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?/g, 'x').match(/[*+]|\{\d+,\}/g) ?? []
  const beginsOnce = source.startsWith('^') && !flags.includes('m') && !source.includes('|')
  return repeated.length > (beginsOnce ? 1 : 0)
}

/** Milliseconds that an expression takes: of CPU time where it may be suspicious; what is below that is cheaper to see on a clock. */
function makeClock(source: string, flags: string): (text: string) => number {
  const expression = new RegExp(source, flags)
  return (text) => {
    const match = expression.global ? () => text.replace(expression, '') : () => expression.test(text)
    const started = performance.now()
    match()
    const milliseconds = performance.now() - started
    return milliseconds < SUSPICIOUS_MILLISECONDS ? milliseconds : timed(match)
  }
}

/** Milliseconds of CPU time: other load on the machine adds little to it. Of the process, since the kernel tells that exactly. */
export function timed(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const TRIES = 5

/**
 * Whether the milliseconds that something takes grow much faster than the length of its input; the least of several tries.
 * `most`: how much faster still counts as linear.
 */
export function grows(
  time: (length: number) => number,
  [short, long]: readonly [number, number] = [SHORT, LONG],
  suspicious = SUSPICIOUS_MILLISECONDS,
  most = MOST_GROWTH,
): boolean {
  const first = time(long)
  if (first <= suspicious) return false
  const least = Math.min(...Array.from({ length: TRIES }, () => time(short)))
  const linear = Math.max(suspicious, (most * long * least) / short)
  return first > linear && Array.from({ length: TRIES }).every(() => time(long) > linear)
}
