import { chmod, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeScratch } from '../base/files/scratch.ts'
import { type CommandResult, runCommand } from '../base/processes/process.ts'
import { HOME, OWN_FILES, OWN_UID, PROJECT } from './inside.ts'

/**
 * Empty folders, links, and files that name the program's user, whose number inside is `uid`: no program and no package, so
 * that there is nothing to pull or to keep up to date.
 */
export const imageOf = (uid: number) => `localhost/greenml-sandbox:4-${uid}`
const FOLDERS = ['dev', 'etc', 'proc', 'run', 'sys', 'tmp', 'usr', HOME, PROJECT]
const LINKS = ['bin', 'lib', 'lib64', 'sbin']

/** Makes the image where the engine that is called so has none; null, or what the engine said. `ask`: runs the engine. */
export async function ensureImage(
  [program = '', ...words]: readonly string[],
  uid: number,
  ask: (program: string, args: readonly string[]) => Promise<CommandResult>,
): Promise<CommandResult | null> {
  const found = await ask(program, [...words, 'image', 'inspect', imageOf(uid)])
  if (found.exitCode === 0) return null
  if (found.exitCode === null) return found // ended because it did not answer
  const folder = await makeScratch('image')
  try {
    const made = await ask(program, [...words, 'import', await packSkeleton(folder, uid), imageOf(uid)])
    return made.exitCode === 0 ? null : made
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function packSkeleton(folder: string, uid: number): Promise<string> {
  const root = join(folder, 'root')
  for (const name of FOLDERS) await mkdir(join(root, name), { recursive: true })
  for (const name of LINKS) await symlink(`usr/${name}`, join(root, name))
  for (const { from, at } of OWN_FILES) {
    await writeFile(join(root, at), (await readFile(from, 'utf8')).replaceAll(String(OWN_UID), String(uid)))
  }
  await chmod(join(root, 'tmp'), 0o1777) // podman gives the tmpfs above it the same rights
  const archive = join(folder, 'root.tar')
  // Files belong to root and are for all to read, whoever packs them: a user's engine has to know the owner inside.
  const owner = ['--owner=0', '--group=0', '--numeric-owner', '--mode=a+rX']
  const { exitCode, stderr } = await runCommand('tar', [
    '--create',
    ...owner,
    '--file',
    archive,
    '--directory',
    root,
    '.',
  ])
  if (exitCode !== 0) throw new Error(`tar: ${stderr.trim()}`)
  return archive
}
