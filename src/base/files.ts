import { createHash, randomBytes } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { access, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { z } from 'zod'
import { errorCode, errorMessage, UserError } from './errors.ts'

export function sha256Hex(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

type Texts = Iterable<string> | AsyncIterable<string>

/** Writes the whole file or nothing: a temporary sibling, synced, then renamed. */
export async function writeFileAtomic(path: string, content: string | Uint8Array | Texts): Promise<void> {
  await makeFolders(dirname(path))
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const whole = typeof content === 'string' || content instanceof Uint8Array
    await writeFile(temporary, whole ? content : joinTexts(content), { flag: 'wx', flush: true })
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw explainWrite(error, path)
  }
}

const CHUNK_CHARACTERS = 1 << 16

/** Many short texts as few long ones: each that is given on is written by itself. */
async function* joinTexts(texts: Texts): AsyncGenerator<string, void, void> {
  let joined = ''
  for await (const text of texts) {
    joined += text
    if (joined.length < CHUNK_CHARACTERS) continue
    yield joined
    joined = ''
  }
  yield joined
}

export async function writeJson(path: string, value: unknown): Promise<void> {
  await writeFileAtomic(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** The file's bytes, or null where there is no such file. */
export async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw explainPath(error, path)
  }
}

/** The file's text, or null where there is no such file. */
export async function readTextIfPresent(path: string): Promise<string | null> {
  return (await readIfPresent(path))?.toString('utf8') ?? null
}

/** What lies at the path, or null where nothing does. UserError where this user may not look: something may be there. */
export async function statIfPresent(path: string): Promise<Stats | null> {
  try {
    return await stat(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    if (code !== 'EACCES') throw error
    throw new UserError(`${path} can't be looked at: this user may not enter a folder above it.`, 1, { cause: error })
  }
}

/** A folder where a file should be, or the other way round, is for the user to move; other errors stay what they are. */
export function explainPath(error: unknown, path: string): unknown {
  const code = errorCode(error)
  if (code === 'EISDIR') return new UserError(`${path} is a folder, and should be a file.`)
  return code === 'ENOTDIR' ? new UserError(`${path} lies below a file, which should be a folder.`) : error
}

const AGAIN = 'then run the same command again'

/** What a user can mend where writing failed: room, rights, the file system. Other errors stay what they are. */
export function explainWrite(error: unknown, path: string): unknown {
  const told: Readonly<Record<string, string>> = {
    EROFS: `${path} could not be written: it lies on a file system that is mounted read-only.`,
    EACCES: `${path} could not be written: this user may not. Give its folder to them or name another folder, ${AGAIN}.`,
    EPERM: `${path} could not be written: it is protected. Lift that (lsattr shows it) or name another folder, ${AGAIN}.`,
  }
  const message = told[errorCode(error) ?? '']
  if (message !== undefined) return new UserError(message, 1, { cause: error })
  const explained = explainFullDisk(error, path)
  return explained === error ? explainPath(error, path) : explained
}

/**
 * Makes a folder and those above it. UserError where that can't be done. Node's own recursive call never comes back where a
 * file system answers that there is no such folder, as /proc does.
 */
export async function makeFolders(folder: string): Promise<void> {
  if ((await statIfPresent(folder))?.isDirectory()) return
  await makeFolders(dirname(folder))
  try {
    await mkdir(folder)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') throw new UserError(`${folder} can't be made: ${dirname(folder)} takes no folders.`, 1)
    if (code !== 'EEXIST') throw explainWrite(error, folder)
    if (!(await stat(folder)).isDirectory()) throw notAFolder(folder) // else another process made it
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

export const notAFolder = (path: string) => new UserError(`${path} is a file, and should be a folder.`)

/** Where there is no room left: what to do about it. */
export function explainFullDisk(error: unknown, path: string, fix = 'Free some of it'): unknown {
  const told: Readonly<Record<string, string>> = {
    ENOSPC: 'The disk is full',
    EDQUOT: 'Your quota of disk space is used up',
  }
  const what = told[errorCode(error) ?? '']
  if (what === undefined) return error
  return new UserError(`${what}: ${path} could not be written. ${fix}, ${AGAIN}.`, 1, { cause: error })
}

/** Parses what came from outside; a fault names the file, the place in it and what was expected. */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown, where: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { issues } = result.error
  for (const issue of issues) if (issue.code === 'custom') refuseOtherVersion(where, issue.params ?? {})
  const faults = issues.slice(0, 5).map((issue) => `  ${issue.path.join('.') || '(top)'}: ${describeIssue(issue)}`)
  throw new UserError(`${where} is not valid:\n${faults.join('\n')}`)
}

/** A name that can be nothing else is told, so that it can be mended; what a file holds beside names may be a key. */
const describeIssue = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' && !issue.keys.every((key) => /^[A-Za-z_]{1,40}$/.test(key))
    ? 'it holds something that its format does not know'
    : issue.message

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

export async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  const value = await readJsonIfPresent(path, schema)
  if (value === null) throw new UserError(`There is no ${path}.`)
  return value
}

/** Null where there is no such file. */
export async function readJsonIfPresent<T>(path: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readTextIfPresent(path)
  return text === null ? null : parseWith(schema, readLanguage('JSON', JSON.parse, text, path), path)
}

/** What a parser makes of a text; UserError with the place of a fault, and without the text there, which may be a key. */
export function readLanguage(name: string, parse: (text: string) => unknown, text: string, where: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw new UserError(`${where} is not ${name}: ${describeFault(error, text)}`)
  }
}

/** The fields that the errors of the parsers of YAML and TOML have; that of JSON tells the place in its message. */
const parserError = z.object({
  code: z.string().optional().catch(undefined),
  linePos: z
    .array(z.object({ line: z.number() }))
    .optional()
    .catch(undefined),
  line: z.number().optional().catch(undefined),
})

function describeFault(error: unknown, text: string): string {
  const { code = '', linePos, line: own } = parserError.safeParse(error).data ?? {}
  const position = /\bat position (\d+)/.exec(errorMessage(error))?.[1]
  const line = linePos?.[0]?.line ?? own ?? (position && text.slice(0, Number(position)).split('\n').length)
  const what = code.replaceAll('_', ' ').toLowerCase() || 'it cannot be read'
  return line ? `${what}, see line ${line}` : what
}

/** Null: it is no JSON. */
export function readJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** `missing` is what a user is told where there is no such file. */
export async function readYaml<T>(path: string, schema: z.ZodType<T>, missing: string): Promise<T> {
  const text = await readTextIfPresent(path)
  if (text === null) throw new UserError(missing)
  const { parse } = await import('yaml') // heavy: `measure` reads none
  return parseWith(
    schema,
    readLanguage('YAML', (each) => parse(each, QUIET), text, path),
    path,
  )
}

/** Else the parser prints warnings, which quote the text. */
export const QUIET = { logLevel: 'error' } as const

/** Where a path leads with its links followed: below the folder (or to itself), elsewhere, or to nothing. */
export async function followBelow(folder: string, path: string): Promise<'below' | 'elsewhere' | 'nowhere'> {
  if ((await statIfPresent(path)) === null) return 'nowhere'
  const [root, real] = await Promise.all([realpath(folder), realpath(path)])
  return real === root || real.startsWith(`${root}/`) ? 'below' : 'elsewhere'
}

/** Every regular file below `root`, sorted, with forward slashes. Symbolic links are not followed and not listed. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** One hash over names and contents of every file below `root`. */
export async function hashTree(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of await listFiles(root)) {
    hash.update(`${path}\0${sha256Hex(await readFile(join(root, path)))}\n`)
  }
  return hash.digest('hex')
}
