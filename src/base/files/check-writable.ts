import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { UserError } from '../errors.ts'
import { isStream } from './named-files.ts'
import { explainNewFile } from './path-errors.ts'

/** Hours of measuring are not lost to a path that can't be written at the end: a file beside it is made and removed. */
export async function checkWritable(path: string): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) throw new UserError(`${path} is a folder: name a file to write to.`, 1)
  if (await isStream(path)) return // its other end may come later
  const folder = dirname(path)
  if (!existsSync(folder))
    throw new UserError(`${path} can't be written: there is no folder ${folder}. Make it, or name another.`, 1)
  const probe = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    await (await open(probe, 'wx')).close()
    await rm(probe)
  } catch (error) {
    const explained = explainNewFile(error, path)
    throw explained instanceof UserError ? new UserError(explained.message, 1, { cause: error }) : explained
  }
}
