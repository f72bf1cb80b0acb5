import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Expression {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** Every regular expression that stands as a literal in the TypeScript below a folder. */
export async function listExpressions(folder: string): Promise<Expression[]> {
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
}
const ALWAYS = [' ', '\n', '\t', '\r', 'a', '0', '_']
/** Ends that keep an expression from matching what comes before them. */
const SUFFIXES = ['\0', '\n\0', '\0\n', ' \0 ']
const TOKEN = /\\p\{\w+\}|\\[xu][0-9a-f{}]+|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|\{\d*,?\d*\}|[^]/giu

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
  if (token.startsWith('[')) {
    if (token.startsWith('[^')) return ['~']
    return [...token.slice(1, -1).matchAll(/\\[^]|[^]/g)].map(([each]) => MEMBERS[each] ?? each.slice(-1))
  }
  return /^[^\\()|^$*+?{}]$/.test(token) ? [token] : null
}

const [SHORT, LONG] = [4000, 16_000]
/** What an expression that is linear takes for the longer of the two, at the most, and any that is not takes more. */
const SUSPICIOUS_MILLISECONDS = 1
/** Four times the length: a linear one takes four times as long, a quadratic one sixteen times. */
const MOST_GROWTH = 8

/** An input on which the time of an expression grows faster than its length; null where none of many does. */
export function findBlowUp({ source, flags }: Expression): string | null {
  if (!canBlowUp(source, flags)) return null
  const { characters, runs } = takeApart(source)
  const few = characters.slice(0, 9)
  const pumps = new Set([...characters, ...runs, ...few.flatMap((a) => few.map((b) => a + b))])
  for (const each of runs) for (const character of few) pumps.add(each + character)
  const starts = runs.map((_, index) => runs.slice(0, index + 1).join(''))
  const prefixes = new Set(['', ...runs, ...starts])
  const time = makeClock(source, flags)
  for (const prefix of prefixes) {
    for (const pump of pumps) {
      for (const suffix of SUFFIXES) {
        const make = (length: number) => prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix
        if (time(make(28)) > 50 || grows((length) => time(make(length)))) return JSON.stringify({ prefix, pump, suffix })
      }
    }
  }
  return null
}

/** Two parts that repeat without a bound, or one of them and many places to begin. */
function canBlowUp(source: string, flags: string): boolean {
  const repeated = source.replaceAll(/\\[^]|\[(?:\\[^]|[^\]\\])*\]?/g, 'x').match(/[*+]|\{\d+,\}/g) ?? []
  const beginsOnce = source.startsWith('^') && !flags.includes('m') && !source.includes('|')
  return repeated.length > (beginsOnce ? 1 : 0)
}

function makeClock(source: string, flags: string): (text: string) => number {
  const expression = new RegExp(source, flags)
  return (text) =>
    timed(() => {
      if (expression.global) text.replace(expression, '')
      else expression.test(text)
    })
}

/** Milliseconds of CPU time, which other load on the machine does not add to. */
export function timed(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** Whether the time that something takes grows much faster than the length of its input. */
export function grows(time: (length: number) => number, lengths: readonly [number, number] = [SHORT, LONG]): boolean {
  if (time(lengths[1]) < SUSPICIOUS_MILLISECONDS) return false
  const least = (length: number) => Math.min(...Array.from({ length: 3 }, () => time(length)))
  const [short, long] = lengths.map(least)
  return (long ?? 0) > SUSPICIOUS_MILLISECONDS && (long ?? 0) > MOST_GROWTH * (short ?? 0)
}
