import type { MetricDoubt } from '../../schema/dataset/import-report.ts'
import { guessMetric } from './guess-metric.ts'
import type { GuessedMetric } from './guessed-metric.ts'

/** A file of JSON or plain text that a script wrote. */
export interface WrittenFile {
  /** From the folder that the script runs in. */
  readonly path: string
  readonly text: string
}

/** A number of a file, as a line of output would tell it, and what reads it in Python. */
interface Leaf {
  readonly line: string
  readonly expression: string
}

/** Characters that are read of all files together. */
const MOST_CHARACTERS = 5_000_000
const MOST_LEAVES = 2000
const MOST_DEPTH = 6
const LONGEST_NAME = 200
/** What is asked of a result, which is none. */
const ASKED =
  /\b(?:min(?:imum)?|max(?:imum)?|thresholds?|targets?|required|desired|goals?|baselines?|dummy|chance|random guess(?:es|ing)?)\b/i
/** Texts of a file, and the numbers that Python writes and JSON lacks. */
const NO_JSON = /"(?:[^"\\]|\\[\s\S])*"?|-?Infinity|NaN/g
/** A file holds settings too, which have such names: a weight of a loss, a share of rows to train on. */
const NO_RESULT: ReadonlySet<MetricDoubt> = new Set(['name-not-printed', 'only-a-loss', 'of-training'])
/** What an object is called beside its numbers, as a model. */
const CALLED = /^[A-Za-z][A-Za-z _-]{1,40}$/

/**
 * The metric that a script writes to files by its name, as it would be taken from such lines of output, and the Python that
 * reads it; null: none does.
 */
export function findWritten(files: readonly WrittenFile[], code: string, readme: string): GuessedMetric | null {
  const told = takeFirst(files)
    .flatMap(readLeaves)
    .filter(({ line }) => !ASKED.test(line))
  const found = guessMetric(told.map(({ line }) => line).join('\n'), code, { readme })
  if (found === null || found.doubts.some((doubt) => NO_RESULT.has(doubt))) return null
  const leaf = told.findLast(({ line }) => line === found.line)
  if (leaf === undefined) return null
  const { pattern: _pattern, ...rule } = found.rule
  return { ...found, rule: { ...rule, expression: leaf.expression } }
}

/** The first files, as far as they are no more together than is read. */
function takeFirst(files: readonly WrittenFile[]): readonly WrittenFile[] {
  let left = MOST_CHARACTERS
  const end = files.findIndex(({ text }) => {
    left -= text.length
    return left < 0
  })
  return end < 0 ? files : files.slice(0, end)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(NO_JSON, (part) => (part.startsWith('"') ? part : 'null')))
  } catch {
    return null
  }
}

/** A line that gives a number alone to what it names. */
const LABELLED = /^([^:=\n]{1,100}([:=]))[ \t]*[-+]?\d[\d.]{0,40}(?:[eE][-+]?\d{1,3})?[ \t]*%?$/

/** Lines of a text that name what no other line of it does. */
function readLines({ path, text }: WrittenFile): Leaf[] {
  const lines = text.split('\n').slice(0, MOST_LEAVES)
  const found = lines.flatMap((each) => {
    const [line, label = '', sign = ''] = LABELLED.exec(each.trim()) ?? []
    return line === undefined ? [] : [{ line, label, sign }]
  })
  const counts = Map.groupBy(found, ({ label }) => label)
  return found
    .filter(({ label }) => counts.get(label)?.length === 1)
    .map(({ line, label, sign }) => {
      const [file, start, between] = [path, label, sign].map((each) => JSON.stringify(each))
      const own = `[line for line in open(${file}) if line.strip().startswith(${start})][-1]`
      return { line, expression: `float(${own}.split(${between})[-1].strip(" %\\n"))` }
    })
}

function readLeaves(file: WrittenFile): Leaf[] {
  const { path, text } = file
  if (!path.endsWith('.json')) return readLines(file)
  const start = `__import__('json').load(open(${JSON.stringify(path)}))`
  const found: Leaf[] = []
  for (const leaf of listLeaves(parseJson(text), '', start, 0)) {
    if (found.length >= MOST_LEAVES) break
    found.push(leaf)
  }
  return found
}

/** `name`: the names on the way to a value; below one that is too long none is read, for it would be made for each of many numbers. */
function* listLeaves(value: unknown, name: string, expression: string, depth: number): Generator<Leaf> {
  if (name.length > LONGEST_NAME) return
  if (typeof value === 'number') {
    const words = name.replaceAll('_', ' ').trim()
    if (words !== '') yield { line: `${words}: ${value}`, expression }
  }
  if (typeof value !== 'object' || value === null || depth >= MOST_DEPTH) return
  if (Array.isArray(value)) {
    const last = findLast(value)
    for (const [index, each] of value.entries())
      yield* listLeaves(each, name, `${expression}[${index === last ? -1 : index}]`, depth + 1)
    return
  }
  const called = Object.values(value).find((each) => typeof each === 'string' && CALLED.test(each))
  const above = typeof called === 'string' ? `${name} ${called}` : name
  for (const [key, each] of Object.entries(value))
    yield* listLeaves(each, `${above} ${key}`, `${expression}[${JSON.stringify(key)}]`, depth + 1)
}

/** Place of the last of a list of numbers, which may be one of each round of training; null: it is none. */
const findLast = (values: readonly unknown[]): number | null =>
  values.every((each) => typeof each === 'number' || each === null) ? values.length - 1 : null
