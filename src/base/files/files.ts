import { createHash, randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { access, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { errorCode, UserError } from '../errors.ts'
import { formatSize } from '../size.ts'
import { describeJsonFault, parseJson } from '../text/parse-json.ts'
import { refusedKind } from './entry-kinds.ts'
import { makeFolders } from './folders.ts'
import { isStream, openNamed, readNamed, writeToStream } from './named-files.ts'
import { explainLook, explainNewFile, explainWrite } from './path-errors.ts'
import { LARGEST_DOCUMENT_BYTES, type OpenFile, openBelow, readBelow, walkTree } from './untrusted-files.ts'
import { type FilePlace, writeBelow } from './untrusted-writing.ts'

// In all functions here `root` says that strangers may have made what lies below it (see untrusted-files.ts); without it the
// path is the user's own or this tool's (see named-files.ts).

export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

type Parts = Iterable<string> | AsyncIterable<string | Uint8Array>

/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. Of a pipe or a terminal that the user named it writes what it holds. */
export async function writeFileAtomic(
  path: string,
  content: string | Uint8Array | Parts,
  root?: string,
): Promise<void> {
  const whole = typeof content === 'string' || content instanceof Uint8Array ? content : joinTexts(content)
  if (root !== undefined) return writeBelow(root, relative(root, path), (place) => replaceFile(place, whole))
  if (await isStream(path)) return writeToStream(path, whole)
  const folder = dirname(path)
  await makeFolders(folder)
  try {
    await replaceFile({ folder: { at: (name) => join(folder, name) }, name: basename(path) }, whole)
  } catch (error) {
    throw explainNewFile(error, path)
  }
}

async function replaceFile({ folder, name }: FilePlace, content: Parameters<typeof writeFile>[1]): Promise<void> {
  const temporary = folder.at(`${name}.${randomBytes(6).toString('hex')}.tmp`)
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true })
    await rename(temporary, folder.at(name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

const CHUNK_CHARACTERS = 1 << 16

/** Many short texts as few long ones: each that is given on is written by itself. */
async function* joinTexts(parts: Parts): AsyncGenerator<string | Uint8Array, void, void> {
  let joined = ''
  for await (const part of parts) {
    if (typeof part !== 'string') {
      yield part
      continue
    }
    joined += part
    if (joined.length < CHUNK_CHARACTERS) continue
    yield joined
    joined = ''
  }
  yield joined
}

export async function writeJson(path: string, value: unknown, root?: string): Promise<void> {
  await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`, root)
}

/** The file's bytes, or null where there is no such file. UserError for anything but a plain file, and for one of more than `mostBytes`. */
export const readIfPresent = (
  path: string,
  root?: string,
  mostBytes = LARGEST_DOCUMENT_BYTES,
): Promise<Buffer | null> =>
  root === undefined ? readNamed(path, mostBytes) : readBelow(root, relative(root, path), mostBytes)

/** The file's text, or null where there is no such file. */
export async function readTextIfPresent(path: string, root?: string, mostBytes?: number): Promise<string | null> {
  return (await readIfPresent(path, root, mostBytes))?.toString('utf8') ?? null
}

/** What lies at the path, or null where nothing does. UserError where this user may not look: something may be there. */
export async function statIfPresent(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw explainLook(error, path)
  }
}

/** Makes the folder where there is none, and tells before any work is done that files can't be made in it. */
export async function checkWritableFolder(folder: string): Promise<void> {
  await makeFolders(folder)
  try {
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw explainWrite(error, folder)
  }
}

/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value, FIRST_FAULT)
  if (result.success) return result.data
  const { issues } = (isLarge(value) ? null : schema.safeParse(value).error) ?? result.error
  for (const issue of issues) if (issue.code === 'custom') refuseOtherVersion(where, issue.params ?? {})
  const faults = issues.slice(0, 5).map((issue) => `  ${issue.path.join('.') || '(top)'}: ${tellIssue(issue)}`)
  throw new UserError(`${where} is not valid:\n${faults.join('\n')}`)
}

/** Ends at the first value that does not fit: each fault that is noted takes a hundred times the bytes of what is wrong. */
const FIRST_FAULT: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true }
/** Values of a document whose faults are all looked for. */
const MOST_VALUES = 10_000

function isLarge(document: unknown): boolean {
  const values = [document]
  for (const value of values) {
    if (typeof value === 'object' && value !== null) values.push(...Object.values(value).slice(0, MOST_VALUES))
    if (values.length > MOST_VALUES) return true
  }
  return false
}

/** A name that can be nothing else is told, so that it can be mended; what a file holds beside names may be a key. */
export function tellIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys' && !issue.keys.every((key) => /^[A-Za-z_]{1,40}$/.test(key)))
    return 'it holds something that its format does not know'
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith(', received undefined')
  // What was expected, without what the parser puts before it.
  const told = issue.message.replace(/^(?:Invalid|Too) \w+: (?=expected)/, '').replaceAll('"|"', '", "')
  return isMissing ? `it is missing (${issue.expected})` : told
}

/** As the issues of `versioned` say it. */
function refuseOtherVersion(
  where: string,
  { newerVersion, olderVersion, fix }: Readonly<Record<string, unknown>>,
): void {
  if (newerVersion !== undefined) {
    throw new UserError(
      `${where} was written by a newer version (schemaVersion ${newerVersion}): update greenml to read it.`,
    )
  }
  if (olderVersion === undefined) return
  throw new UserError(`${where} was written by an older version (schemaVersion ${olderVersion}): ${fix}.`)
}

export async function readJson<T>(path: string, schema: z.ZodType<T>, root?: string): Promise<T> {
  const value = await readJsonIfPresent(path, schema, root)
  if (value === null) throw new UserError(`There is no ${path}.`)
  return value
}

/** Null where there is no such file. */
export async function readJsonIfPresent<T>(
  path: string,
  schema: z.ZodType<T>,
  root?: string,
  mostBytes?: number,
): Promise<T | null> {
  const bytes = await readIfPresent(path, root, mostBytes)
  return bytes === null ? null : parseJsonWith(schema, bytes, path)
}

/** Parses a JSON document that was read. */
export const parseJsonWith = <T>(schema: z.ZodType<T>, bytes: Buffer, where: string): T =>
  parseWith(schema, readLanguage('JSON', parseJson, bytes.toString('utf8'), where), where)

/** Length of what a person writes; the parser takes a moment for that, and a minute for what other documents may have. */
const MOST_YAML_CHARACTERS = 128 * 1024

/** What a parser makes of a text; UserError with the place of a fault, and without the text there, which may be a key. */
export function readLanguage(name: string, parse: (text: string) => unknown, text: string, where: string): unknown {
  if (name === 'YAML' && text.length > MOST_YAML_CHARACTERS)
    throw new UserError(`${where} is longer than the ${MOST_YAML_CHARACTERS} characters that such a file may have.`)
  try {
    return parse(text)
  } catch (error) {
    throw new UserError(`${where} is not ${name}: ${describeFault(error, text)}`)
  }
}

/** The fields that the errors of the parsers of YAML and TOML have. */
const parserError = z.object({
  code: z.string().optional().catch(undefined),
  linePos: z
    .array(z.object({ line: z.number() }))
    .optional()
    .catch(undefined),
  line: z.number().optional().catch(undefined),
})

function describeFault(error: unknown, text: string): string {
  if (error instanceof SyntaxError) return describeJsonFault(error, text)
  const { code = '', linePos, line: own } = parserError.safeParse(error).data ?? {}
  const line = linePos?.[0]?.line ?? own
  const what = code.replaceAll('_', ' ').toLowerCase() || 'it cannot be read'
  return line ? `${what}, see line ${line}` : what
}

/** Null: it is no JSON. */
export function readJsonText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}

/** `missing` is what a user is told where there is no such file. */
export async function readYaml<T>(path: string, schema: z.ZodType<T>, missing: string, root?: string): Promise<T> {
  const text = await readTextIfPresent(path, root)
  if (text === null) throw new UserError(missing)
  const { parse } = await import('yaml') // heavy: `measure` reads none
  return parseWith(
    schema,
    readLanguage('YAML', (each) => parse(each, QUIET), text, path),
    path,
  )
}

/** Warnings of the parser would quote the text: it prints none. */
export const QUIET = { logLevel: 'error' } as const

/** Every plain file below `root`, sorted, with forward slashes. Links are not followed and not listed. */
export async function listFiles(root: string): Promise<string[]> {
  const files: string[] = []
  for await (const { path, kind } of walkTree(root)) if (kind === 'file') files.push(path)
  return files.sort()
}

/** SHA-256 of a plain file below `root`, however large it is; null where there is none. */
export async function hashBelow(root: string, path: string): Promise<string | null> {
  const opened = await openBelow(root, path)
  return opened && hashOpen(opened)
}

/** The same of a file that the user named. */
export async function hashNamed(path: string): Promise<string | null> {
  const opened = await openNamed(path)
  return opened && hashOpen(opened)
}

async function hashOpen({ file }: OpenFile): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream()) hash.update(chunk)
  return hash.digest('hex')
}

/** Most bytes of one project, which is copied for each of its runs. */
const LARGEST_TREE_BYTES = 16 * 1024 ** 3

/**
 * One hash over names and contents of every file below `root`, links and what `isTaken` refuses left out. UserError for a pipe, a
 * socket or a device.
 */
export const hashTree = async (root: string, isTaken?: (path: string) => boolean): Promise<string> =>
  hashOfTree(await hashFiles(root, isTaken))

/** SHA-256 of every file that `hashTree` takes, by its path. */
export async function hashFiles(
  root: string,
  isTaken: (path: string) => boolean = () => true,
): Promise<Map<string, string>> {
  const files: string[] = []
  for await (const { path, kind } of walkTree(root, isTaken)) {
    if (!isTaken(path)) continue
    if (kind === 'file') files.push(path)
    else if (kind !== 'folder' && kind !== 'link') throw refusedKind(join(root, path), kind)
  }
  const hashes = new Map<string, string>()
  let bytes = 0
  for (const path of files.sort()) {
    const opened = await openBelow(root, path)
    if (opened === null) throw new UserError(`${join(root, path)} was removed while it was read.`, 1)
    await using _file = opened.file
    bytes += opened.stats.size
    if (bytes > LARGEST_TREE_BYTES) throw new UserError(`${root} holds more than ${formatSize(LARGEST_TREE_BYTES)}.`)
    hashes.set(path, await hashOpen(opened))
  }
  return hashes
}

/** The hash of a tree of these files, which need not lie anywhere yet. */
export function hashOfTree(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
  for (const [path, sha256] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${path}\0${sha256}\n`)
  return hash.digest('hex')
}
