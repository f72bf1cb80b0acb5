import { open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { errorCode } from '../base/errors.ts'

/**
 * Reads a file below `root`, at most `limitBytes`. Null when there is none, or when a symbolic link leads out of the
 * folder: an imported repository must not be able to put a file of this machine into a prompt.
 */
export async function readInside(
  root: string,
  path: string,
  limitBytes: number,
): Promise<{ bytes: Buffer; sizeBytes: number } | null> {
  try {
    const [folder, target] = await Promise.all([realpath(root), realpath(join(root, path))])
    if (!target.startsWith(folder + sep)) return null
    const file = await open(target, 'r')
    try {
      const facts = await file.stat()
      if (!facts.isFile()) return null
      const bytes = Buffer.alloc(Math.min(limitBytes, facts.size))
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
      return { bytes: bytes.subarray(0, bytesRead), sizeBytes: facts.size }
    } finally {
      await file.close()
    }
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP') return null
    throw error
  }
}
