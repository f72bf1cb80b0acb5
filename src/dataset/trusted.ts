import { join } from 'node:path'
import { z } from 'zod'
import { hashBelow, listFiles, sha256Hex } from '../base/files/files.ts'
import { walkTree } from '../base/files/untrusted-files.ts'
import { assetPath, PACKAGE_ROOT, readAsset } from '../base/package.ts'
import { parseWith } from '../base/text/parse-with.ts'

/** SHA-256 of every project file and recorded answer that is committed with this tool; made by the build. */
const TRUSTED_HASHES = 'trusted-hashes.json'
export const TRUSTED_HASHES_FILE = assetPath(TRUSTED_HASHES)

const hashes = z.array(z.string())

/** Folders of this tool's own dataset whose files may run without a sandbox. */
const TRUSTED_FOLDERS = ['projects', 'answers']

export async function loadTrustedHashes(): Promise<ReadonlySet<string>> {
  return new Set(parseWith(hashes, JSON.parse(await readAsset(TRUSTED_HASHES)), TRUSTED_HASHES_FILE))
}

/** The hashes of what this tool's dataset holds now, sorted: the build writes them, a check compares them. */
export async function hashOwnDataset(): Promise<string[]> {
  const found = new Set<string>()
  for (const folder of TRUSTED_FOLDERS) {
    const root = join(PACKAGE_ROOT, 'dataset', folder)
    for (const path of await listFiles(root)) found.add((await hashBelow(root, path)) ?? '')
  }
  return [...found].sort()
}

/**
 * True when every file of the project's source and every given text (a script, a lock) equals one committed with this
 * tool. A link shows a file that was not hashed, so there may be none; nor is there anything else but files and folders.
 */
export async function isTrustedCode(
  sourceFolder: string,
  texts: readonly string[],
  trusted: ReadonlySet<string>,
): Promise<boolean> {
  if (!texts.every((text) => trusted.has(sha256Hex(text)))) return false
  for await (const { path, kind } of walkTree(sourceFolder)) {
    if (kind === 'folder') continue
    if (kind !== 'file' || !trusted.has((await hashBelow(sourceFolder, path)) ?? '')) return false
  }
  return true
}
