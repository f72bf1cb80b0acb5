import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/**
 * A file that code which nobody trusts could have put there; null for a link, a pipe, one that is too long, and where there
 * is none that can be read.
 */
export async function readUntrustedFile(path: string, mostBytes: number): Promise<Buffer | null> {
  // NONBLOCK: a pipe without a writer would hold up the one who opens it.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  await using file = await open(path, flags).catch(() => null)
  const status = await file?.stat()
  if (!file || !status?.isFile() || status.size > mostBytes) return null
  const { buffer, bytesRead } = await file.read(Buffer.alloc(status.size), 0, status.size, 0)
  return buffer.subarray(0, bytesRead)
}
