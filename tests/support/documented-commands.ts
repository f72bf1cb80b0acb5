import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

/** A command that a document shows. */
interface DocumentedCommand {
  readonly file: string
  /** As it stands there, without the remark behind it. */
  readonly line: string
}

const BLOCK = /```sh\n([\s\S]*?)```/g
const SPAN = /`(greenml\s[^`]+)`/g

/** The documents of the repository, relative to it. */
export async function listDocuments(): Promise<string[]> {
  const below = async (folder: string) =>
    (await listFiles(join(PACKAGE_ROOT, folder))).map((path) => `${folder}/${path}`)
  const files = [...(await below('docs')), ...(await below('actions')), ...(await below('dataset'))]
  const own = files.filter((path) => path.endsWith('.md') && !path.includes('/source/'))
  return ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', ...own]
}

/** The lines of the documents' shell blocks that start greenml, in their order. */
export const readCommandLines = async (): Promise<DocumentedCommand[]> =>
  (await readShellLines()).filter(({ line }) => line.startsWith('greenml '))

/** The lines of the documents' shell blocks, in their order. */
export async function readShellLines(): Promise<DocumentedCommand[]> {
  const found: DocumentedCommand[] = []
  for (const file of await listDocuments()) {
    const text = await readFile(join(PACKAGE_ROOT, file), 'utf8')
    for (const [, block = ''] of text.matchAll(BLOCK)) {
      for (const line of block.replaceAll('\\\n', ' ').split('\n')) {
        if (line.trim() !== '') found.push({ file, line: line.replace(/ +# .*$/, '') })
      }
    }
  }
  return found
}

/** Commands within sentences. What stands for a name, as `<slug>`, is taken as one. */
export async function readCommandSpans(): Promise<DocumentedCommand[]> {
  const found: DocumentedCommand[] = []
  for (const file of await listDocuments()) {
    const text = (await readFile(join(PACKAGE_ROOT, file), 'utf8')).replaceAll(/```[\s\S]*?```/g, '')
    for (const [, span = ''] of text.matchAll(SPAN)) {
      found.push({
        file,
        line: span
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/<([^>]*)>/g, '$1')
          .replaceAll('…', ''),
      })
    }
  }
  return found
}

/** The words that a shell makes of each command, without the first. */
export function splitByShell(lines: readonly string[]): string[][] {
  const say = 'greenml() { printf "%s\\037" "$@"; printf "\\036"; }\n'
  const { stdout, stderr, status } = spawnSync('sh', ['-eu', '-c', say + lines.join('\n')], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`A shell can't read the documented commands: ${stderr}`)
  return stdout
    .split('\x1e')
    .slice(0, -1)
    .map((words) => words.split('\x1f').slice(0, -1))
}
