import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { recover } from '../base/errors.ts'

/**
 * Reads a file below `root`, at most `limitBytes`. Null when there is none, or when a symbolic link leads out of the
 * folder: an imported repository must not be able to put a file of this machine into a prompt.
 */
export async function readInside(
  root: string,
  path: string,
  limitBytes: number,
): Promise<{ bytes: Buffer; sizeBytes: number } | null> {
  const finding = Promise.all([realpath(root), realpath(join(root, path))])
  const [folder, target] = (await recover(finding, ['ENOENT', 'ENOTDIR', 'ELOOP'], null)) ?? []
  if (folder === undefined || !target?.startsWith(folder + sep)) return null
  await using file = await open(target, 'r')
  const facts = await file.stat()
  if (!facts.isFile()) return null
  const bytes = Buffer.alloc(Math.min(limitBytes, facts.size))
  const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
  return { bytes: bytes.subarray(0, bytesRead), sizeBytes: facts.size }
}
