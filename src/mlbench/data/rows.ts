import { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { hashNamed, sha256Hex, statIfPresent } from '../../base/files/files.ts'
import { isPacked, streamLines, streamPackedLines } from '../../base/files/jsonl.ts'
import { formatSize } from '../../base/size.ts'
import { parseJson } from '../../base/text/parse-json.ts'
import { parseWith, readLanguage } from '../../base/text/parse-with.ts'
import type { TaskErrata } from '../../schema/mlbench/task-errata.ts'
import { TASK_TYPES } from '../../schema/mlbench/task-templates.ts'
import { mendRow } from './mend-row.ts'
import { parsePythonLiteral, printPython } from './python-literal.ts'

/** Twenty times what ML-Bench has, with a README in each row. */
const MOST_ROWS = 200_000
const MOST_CHARACTERS = 1024 ** 3

/** A whole number, also where it stands as text. */
export const taskId = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.int().min(0),
)
const text = z.string()

const ARGUMENTS_FORM = 'expected the text of a Python dict, as "{\'epochs\': \'5\'}"; "{}" for none'

const literal = z.string({ error: ({ input }) => (input === undefined ? undefined : ARGUMENTS_FORM) })

/** A row of ML-Bench; (github_id, id) is its key. Names that other copies of the data give a column are taken too. */
const rowWith = (argumentsColumn: z.ZodType<string>) =>
  z
    .object({
      github_id: taskId,
      id: taskId,
      github: text.default(''),
      path: text.default(''),
      arguments: argumentsColumn,
      instruction: text,
      oracle: text.default(''),
      type: z.enum(TASK_TYPES),
      prefix_code: text.default(''),
      output: text.default(''),
    })
    .transform(({ github_id, prefix_code, arguments: given, ...rest }, context) => {
      const values = readArguments(given)
      if (values === null) context.addIssue({ code: 'custom', path: ['arguments'], message: ARGUMENTS_FORM })
      return { ...rest, githubId: github_id, prefixCode: prefix_code, arguments: values ?? [] }
    })

const row = rowWith(literal.default('{}'))
/** A row whose answers are judged: one without the column would find all that it wants in every answer. */
const judgedRow = rowWith(literal)

export interface Task extends Readonly<z.output<typeof row>> {}

/** A value that an answer must use, as Python prints it. */
export interface TaskArgument {
  readonly name: string
  readonly value: string
}

const ALIASES: Readonly<Record<string, string>> = {
  instructions: 'instruction',
  extend_instructions: 'instruction',
  'extend instructions': 'instruction',
  oracle_segment: 'oracle',
  oracle_segmet: 'oracle',
  'golden code segment': 'oracle',
}

/** The rows of a file of JSON lines (also packed by gzip) or of Parquet, or of a split on the Hugging Face hub (`hf:owner/name/split`). UserError with the line for a row that does not fit, and for a key that comes twice. */
export async function readTasks(path: string, hubUrl?: string): Promise<Task[]> {
  const tasks: Task[] = []
  for await (const { task } of readRows(path, row, hubUrl)) tasks.push(task)
  return tasks
}

/**
 * The rows of a file as `readTasks` reads them, for answers that are judged; UserError also for one that does not tell its
 * arguments.
 */
export const readJudgedTasks = async (path: string, hubUrl?: string): Promise<Task[]> =>
  (await readTaskVersions(path, { rows: [] }, hubUrl)).published

/** Rows as they were published, and as errata mend them, in the same order. */
export interface TaskVersions {
  readonly published: Task[]
  readonly mended: Task[]
  /** Rows that an erratum changed. */
  readonly changed: number
  /** Keys of rows that are not as an erratum expects: they stay as they are. */
  readonly unfit: readonly string[]
}

/** The rows as they are published and as errata mend them; UserError as `readJudgedTasks`. */
export async function readTaskVersions(
  path: string,
  errata: Pick<TaskErrata, 'rows'>,
  hubUrl?: string,
): Promise<TaskVersions> {
  const published: Task[] = []
  const mended: Task[] = []
  const unfit: string[] = []
  const byKey = Map.groupBy(errata.rows, keyOf)
  for await (const { task, named, where } of readRows(path, judgedRow, hubUrl)) {
    published.push(task)
    const changed = mendRow(named, byKey.get(keyOf(task)) ?? [])
    if (changed === null) unfit.push(keyOf(task))
    mended.push(changed === null || changed === named ? task : parseWith(judgedRow, changed, `${where}, mended`))
  }
  return { published, mended, changed: mended.filter((task, index) => task !== published[index]).length, unfit }
}

/** Each row, with what it was read from and its place. */
async function* readRows(path: string, schema: typeof row, hubUrl: string | undefined) {
  const seen = new Set<string>()
  for await (const { value, where } of readRecords(path, hubUrl)) {
    if (Array.isArray(value)) throw new UserError(`${where} is a list: each line is one row, as a JSON object.`)
    const named = withKnownNames(value)
    const task = parseWith(schema, named, where)
    if (seen.has(keyOf(task)))
      throw new UserError(`${where}: the row github_id ${task.githubId}, id ${task.id} is there twice.`)
    seen.add(keyOf(task))
    yield { task, named, where }
  }
  if (seen.size === 0) throw new UserError(`${path} holds no rows.`)
}

/** Names the data that scores are of: the bytes of a file, or of a split on the hub what was read of it. */
export async function hashRows(path: string, tasks: readonly Task[]): Promise<string> {
  if (isHubAddress(path)) return sha256Hex(JSON.stringify(tasks))
  const hash = await hashNamed(path)
  if (hash === null) throw new UserError(`${path} was removed while it was read.`, 1)
  return hash
}

export const isHubAddress = (path: string): boolean => path.startsWith('hf:')

/** What names the same rows whenever they are read: a split on the hub by its commit; a file as it is. */
export async function pinRows(path: string, hubUrl?: string): Promise<string> {
  if (!isHubAddress(path)) return path
  const { pinHubAddress } = await import('./read-hub.ts')
  return pinHubAddress(path, hubUrl)
}

export const keyOf = ({ githubId, id }: { readonly githubId: number; readonly id: number }): string =>
  `${githubId}/${id}`

/**
 * Each record of a file with its place in it; a list whose bracket is a line of its own is one. UserError where there is no such file, or
 * it holds more than may be, once it is unpacked; by itself no more than any data set of tasks.
 */
export async function* readRecords(
  path: string,
  hubUrl?: string,
  mostCharacters = MOST_CHARACTERS,
): AsyncGenerator<{ readonly value: unknown; readonly where: string }> {
  const seen = { number: 0, rows: 0, characters: 0, mostCharacters }
  const list: string[] = []
  for await (const lines of readLines(path, hubUrl)) {
    for (const { line, where } of listFilled(lines, path, seen)) {
      if (list.length > 0 || (seen.rows === 1 && line === '[')) list.push(line)
      else yield { value: readLanguage('JSON', parseJson, line, where), where }
    }
  }
  if (list.length > 0) yield { value: readLanguage('JSON', parseJson, list.join('\n'), path), where: path }
}

interface Seen {
  number: number
  rows: number
  characters: number
  readonly mostCharacters: number
}

/** The lines that hold something, without white space and a byte order mark around them. */
function* listFilled(lines: Iterable<string>, path: string, seen: Seen): Generator<{ line: string; where: string }> {
  const unit = isHubAddress(path) || path.endsWith('.parquet') ? 'row' : 'line'
  for (const given of lines) {
    const where = `${path}, ${unit} ${++seen.number}`
    const line = given.trim()
    seen.characters += given.length + 1
    if (line !== '') seen.rows++
    if (seen.number > MOST_ROWS || seen.characters > seen.mostCharacters)
      throw new UserError(
        `${where}: a file of tasks or answers has ${MOST_ROWS} lines and ${formatSize(seen.mostCharacters)} at most.`,
      )
    if (line === '') continue
    if (line.includes('\0')) throw new UserError(`${path} is no text in UTF-8: save it as that.`)
    yield { line, where }
  }
}

async function* readLines(path: string, hubUrl: string | undefined): AsyncGenerator<Iterable<string>, void, void> {
  if (!isHubAddress(path) && (await statIfPresent(path)) === null) throw new UserError(`There is no file ${path}.`)
  if (isHubAddress(path)) {
    const { readHub } = await import('./read-hub.ts')
    yield* readHub(path, hubUrl, MOST_ROWS, MOST_CHARACTERS)
  } else if (path.endsWith('.parquet')) {
    const { readParquet } = await import('../../base/files/read-parquet.ts')
    yield* readParquet(path, MOST_ROWS, MOST_CHARACTERS)
  } else yield* (await isPacked(path)) ? streamPackedLines(path) : streamLines(path)
}

/** One row; UserError with `where` for what does not fit. */
export const parseTask = (value: unknown, where: string): Task => parseWith(judgedRow, withKnownNames(value), where)

function withKnownNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [ALIASES[name] ?? name, field]))
}

function readArguments(text: string): TaskArgument[] | null {
  const value = parsePythonLiteral(text.trim() === '' ? '{}' : text)
  if (value?.kind !== 'dict') return null
  return value.entries.map(([name, item]) => ({ name: printPython(name), value: printPython(item) }))
}
