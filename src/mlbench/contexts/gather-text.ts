import { realpath } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { formatSize } from '../../base/size.ts'
import { readBelow, type TreeEntry, walkTree } from '../../base/untrusted-files.ts'
import type { ContextScope } from '../../schema/task-context.ts'

/** Of all files together: far more than a model can read, and less than a string can hold. */
const MOST_BYTES = 256 * 1024 ** 2
const MOST_FILES = 100_000

/** The text of a repository as ML-Bench gathers it, its READMEs before all others. UserError as `readBlocks`. */
export async function gatherText(folder: string, name: string, scope: ContextScope): Promise<string> {
  const blocks: string[] = []
  for await (const block of readBlocks(folder, name, scope)) blocks.push(block)
  return blocks.join('')
}

/**
 * The files of `folder/<name>` as ML-Bench gathers them, those with README in their name first, with folders and files in the
 * order of their bytes and without `.git`: of each that is UTF-8 a line `=== repos/<name>/<path> ===` and its content, line ends
 * as LF. A file is read when its block is asked for. UserError where there is no such folder, or it holds more than any
 * repository does.
 */
export async function* readBlocks(
  folder: string,
  name: string,
  scope: ContextScope,
): AsyncGenerator<string, void, void> {
  const root = join(folder, name)
  const { readmes = [], others = [] } = Object.groupBy(await listInOrder(root, name), (entry) =>
    isReadme(entry) ? 'readmes' : 'others',
  )
  let left = MOST_BYTES
  for (const entry of scope === 'readme' ? readmes : [...readmes, ...others]) {
    const bytes = await readInside(root, entry)
    left -= bytes?.length ?? 0
    if (left < 0) throw tooLarge(name)
    const content = decode(bytes)
    if (content !== null) yield `\n=== repos/${name}/${entry.path} ===\n${content}\n`
  }
}

const isReadme = ({ path }: TreeEntry): boolean => nameOf(path).toUpperCase().includes('README')

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const tooLarge = (name: string) =>
  new UserError(`${name} has more than ${MOST_FILES} files, or more than ${formatSize(MOST_BYTES)} of them.`)

/** Files and links as a walk from the top finds them: those of a folder, then those of its folders. */
async function listInOrder(root: string, name: string): Promise<TreeEntry[]> {
  const byFolder = new Map<string, NamedEntry[]>()
  let count = 0
  for await (const { path, kind } of walkTree(root, (each) => nameOf(each) !== '.git')) {
    if (nameOf(path) === '.git') continue
    if (kind !== 'folder' && ++count > MOST_FILES) throw tooLarge(name)
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    const own = byFolder.get(folder) ?? []
    byFolder.set(folder, own)
    own.push({ path, kind, bytes: Buffer.from(nameOf(path)) })
  }
  return [...sortBelow('', byFolder)]
}

interface NamedEntry extends TreeEntry {
  readonly bytes: Buffer
}

function* sortBelow(folder: string, byFolder: ReadonlyMap<string, NamedEntry[]>): Generator<TreeEntry, void, void> {
  const sorted = (byFolder.get(folder) ?? []).sort((a, b) => Buffer.compare(a.bytes, b.bytes))
  for (const entry of sorted) if (entry.kind === 'file' || entry.kind === 'link') yield entry
  for (const { path, kind } of sorted) if (kind === 'folder') yield* sortBelow(path, byFolder)
}

/** The bytes of a file; of a link those of the file that it leads to, if that lies in the repository; else null. */
async function readInside(root: string, { path, kind }: TreeEntry): Promise<Buffer | null> {
  try {
    const target = kind === 'link' ? relative(await realpath(root), await realpath(join(root, path))) : path
    return await readBelow(root, target, MOST_BYTES)
  } catch {
    return null // a link that leads out or nowhere, to a folder, or a file of more than any text has
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: Buffer | null): string | null {
  if (bytes === null) return null
  try {
    const text = UTF8.decode(bytes)
    return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  } catch {
    return null
  }
}
