import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { listFiles, parseWith, sha256Hex } from '../base/files.ts'
import { assetPath, PACKAGE_ROOT } from '../base/package.ts'

/** SHA-256 of every project file and recorded answer that is committed with this tool; made by the build. */
export const TRUSTED_HASHES_FILE = assetPath('trusted-hashes.json')

const hashes = z.array(z.string())

/** Folders of this tool's own dataset whose files may run without a sandbox. */
const TRUSTED_FOLDERS = ['projects', 'answers']

export async function loadTrustedHashes(): Promise<ReadonlySet<string>> {
  const text = await readFile(TRUSTED_HASHES_FILE, 'utf8')
  return new Set(parseWith(hashes, JSON.parse(text), TRUSTED_HASHES_FILE))
}

/** The hashes of what this tool's dataset holds now, sorted: the build writes them, a check compares them. */
export async function hashOwnDataset(): Promise<string[]> {
  const found = new Set<string>()
  for (const folder of TRUSTED_FOLDERS) {
    const root = join(PACKAGE_ROOT, 'dataset', folder)
    for (const path of await listFiles(root)) found.add(sha256Hex(await readFile(join(root, path))))
  }
  return [...found].sort()
}

/**
 * True when every file of the project's source and every given text (a script, a lock) equals one committed with this
 * tool. A link shows a file that was not hashed, so there may be none.
 */
export async function isTrustedCode(
  sourceFolder: string,
  texts: readonly string[],
  trusted: ReadonlySet<string>,
): Promise<boolean> {
  if (!texts.every((text) => trusted.has(sha256Hex(text)))) return false
  const entries = await readdir(sourceFolder, { recursive: true, withFileTypes: true })
  if (entries.some((entry) => entry.isSymbolicLink())) return false
  for (const path of await listFiles(sourceFolder)) {
    if (!trusted.has(sha256Hex(await readFile(join(sourceFolder, path))))) return false
  }
  return true
}
