import { posix } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { listBelow, lookBelow, readIfPlain, walkTree } from '../../base/files/untrusted-files.ts'
import { isNotebook, readCells } from '../../dataset/code/notebook.ts'

/** Most entries of a folder, and lines that a search finds, that are told. */
const MOST_ENTRIES = 300
const MOST_MATCHES = 50
/** Bytes of a file that are read, and characters of it that are shown at a time. */
const MOST_BYTES = 4 * 1024 ** 2
const SHOWN_CHARACTERS = 16_000
const SHOWN_LINE_CHARACTERS = 300
/** Files that one search reads, and their bytes. */
const MOST_SEARCHED = 5000
const MOST_SEARCHED_BYTES = 256 * 1024 ** 2
/** Files and folders that are looked through, and how deep: a repository may be made to be endless. */
const MOST_WALKED = 50_000
const MOST_DEPTH = 24

/** A repository as an agent may see it: its files, without its history, nothing outside of it. Each answers in words. */
export interface RepositoryView {
  list(folder: string): Promise<string>
  read(path: string, firstLine: number): Promise<string>
  search(text: string): Promise<string>
  /** Paths of files that fit, the first of them; none where the files have names that no path may have. */
  findNames(pattern: RegExp): Promise<string[]>
}

/** `source`: the repository's folder. What is not there, or may not be opened, is told. */
export function viewRepository(source: string): RepositoryView {
  return {
    list: (folder) => toldFaults(() => listFolder(source, clean(folder))),
    read: (path, firstLine) => toldFaults(() => readPart(source, clean(path), firstLine)),
    search: (text) => toldFaults(() => searchFiles(source, text)),
    findNames: (pattern) => orWhere(() => findNames(source, pattern), []),
  }
}

const clean = (path: string): string => posix.normalize(path.replace(/^\/+/, '') || '.').replace(/(.)\/$/, '$1')

const toldFaults = (look: () => Promise<string>): Promise<string> => orWhere(look, 'This may not be opened.')

/** `refused` where something may not be opened. */
async function orWhere<T>(look: () => Promise<T>, refused: T): Promise<T> {
  try {
    return await look()
  } catch (error) {
    if (error instanceof UserError) return refused
    throw error
  }
}

async function listFolder(source: string, folder: string): Promise<string> {
  if (isHistory(folder)) return 'There is no such folder.'
  const entries = await listBelow(source, folder === '.' ? '' : folder)
  if (entries === null) return 'There is no such folder.'
  const shown = entries.filter(({ name }) => name !== '.git')
  const lines = shown.slice(0, MOST_ENTRIES).map(({ name, kind }) => (kind === 'folder' ? `${name}/` : name))
  if (shown.length > lines.length) lines.push(`[${shown.length - lines.length} more]`)
  return lines.length === 0 ? 'The folder is empty.' : lines.join('\n')
}

async function readPart(source: string, path: string, firstLine: number): Promise<string> {
  const text = isHistory(path) ? null : await readText(source, path)
  if (text === null) {
    const { kind } = await lookBelow(source, path)
    return kind === 'folder' ? 'This is a folder: list it.' : 'There is no such text file, or it is too large.'
  }
  const lines = text.split('\n')
  const rest = lines.slice(firstLine - 1).join('\n')
  if (rest === '') return `The file has ${lines.length} lines.`
  if (rest.length <= SHOWN_CHARACTERS) return rest
  const shown = rest.slice(0, SHOWN_CHARACTERS).toWellFormed()
  const next = firstLine + shown.split('\n').length - 1
  return `${shown}\n[cut here; the file has ${lines.length} lines, line ${next} is not whole]`
}

const isHistory = (path: string): boolean => path.split('/').includes('.git')

/** Null for what is no text, or not there. */
async function readText(source: string, path: string): Promise<string | null> {
  const bytes = await readIfPlain(source, path, MOST_BYTES)
  if (bytes === null || bytes.subarray(0, 8192).includes(0)) return null
  const text = bytes.toString('utf8')
  const cells = isNotebook(path) ? readCells(text) : null
  return cells?.map(({ kind, source }) => `# [${kind}]\n${source}`).join('\n\n') ?? text
}

async function findNames(source: string, pattern: RegExp): Promise<string[]> {
  const found: string[] = []
  let walked = 0
  for await (const { path, kind } of walkTree(source, isEntered)) {
    if (kind === 'file' && pattern.test(path)) found.push(path)
    if (found.length >= MOST_MATCHES || ++walked >= MOST_WALKED) break
  }
  return found
}

const isEntered = (folder: string): boolean => !isHistory(folder) && folder.split('/').length < MOST_DEPTH

async function searchFiles(source: string, wanted: string): Promise<string> {
  const found: string[] = []
  let [walked, searched, bytes, isWhole] = [0, 0, 0, true]
  for await (const { path, kind } of walkTree(source, isEntered)) {
    if (kind === 'folder') isWhole &&= isEntered(path) || isHistory(path)
    if (++walked >= MOST_WALKED || searched >= MOST_SEARCHED || bytes >= MOST_SEARCHED_BYTES) {
      isWhole = false
      break
    }
    if (kind !== 'file') continue
    const text = await readText(source, path)
    searched++
    bytes += text?.length ?? 0
    found.push(...findLines(path, text, wanted))
    if (found.length >= MOST_MATCHES) return `${found.slice(0, MOST_MATCHES).join('\n')}\n[there may be more]`
  }
  const told = found.length === 0 ? 'No line holds that.' : found.join('\n')
  return isWhole ? told : `${told}\n[not the whole repository was searched]`
}

function findLines(path: string, text: string | null, wanted: string): string[] {
  if (!text?.includes(wanted)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.includes(wanted) ? [`${path}:${index + 1}: ${line.trim().slice(0, SHOWN_LINE_CHARACTERS)}`] : [],
    )
    .slice(0, MOST_MATCHES)
}
