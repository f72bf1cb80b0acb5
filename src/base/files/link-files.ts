import { symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { UserError } from '../errors.ts'
import { makeFolders } from './folders.ts'
import { listBelow } from './untrusted-files.ts'

/** Puts links to a folder's own plain files into another folder, and returns their names. UserError where there is no such folder. */
export async function linkFiles(from: string, to: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const entries = await listBelow(from, '.')
  if (entries === null) throw new UserError(`There is no folder ${from}.`)
  const names = entries.flatMap(({ name, kind }) => (kind === 'file' && isWanted(name) ? [name] : []))
  await makeFolders(to)
  for (const name of names) await symlink(resolve(from, name), join(to, name))
  return names
}
