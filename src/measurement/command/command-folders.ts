import { accessSync, constants, statSync } from 'node:fs'
import { realpath, rm, symlink } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { isBelow } from '../../base/files/paths.ts'
import { lookBelow } from '../../base/files/untrusted-files.ts'
import { isKeyFile } from '../../base/secrets.ts'
import { GIT_PARTS, isGitFolder } from '../../dataset/sources/choose-files.ts'
import type { Sandbox } from '../../sandbox/choose-sandbox.ts'
import type { Writable } from '../../sandbox/sandboxed-command.ts'
import type { Workspace } from '../workspace.ts'

const GIT_SETTINGS = /^config(?:\.worktree)?$/

/**
 * Keys are not copied in, nor are a git repository's settings, which hold those of its remotes. Git does without any, but where
 * they say that the repository has another form than the usual, as hashes of SHA-256.
 */
export async function isCopied(path: string): Promise<boolean> {
  const name = basename(path)
  if (GIT_SETTINGS.test(name)) return !(await isRepository(dirname(path)))
  return !isKeyFile(name)
}

async function isRepository(folder: string): Promise<boolean> {
  const found = await Promise.all(GIT_PARTS.map(async (name) => [name, (await lookBelow(folder, name)).kind] as const))
  const kinds = new Map(found)
  return isGitFolder((name) => kinds.get(name) !== 'none')
}

/** A home or a disk is no project: copying it would take long and show the code what it is kept from. */
export async function checkFolder(folder: string): Promise<void> {
  for (const inside of [homedir(), tmpdir()]) {
    const path = await realpath(inside).catch(() => inside)
    if (!isBelow(path, folder)) continue
    throw new UserError(
      `${folder} would be copied into the sandbox, with ${path} in it: go to the project's folder first.`,
    )
  }
}

/** The folders to write to, as the sandbox is to show them. */
export async function findWritable(
  paths: readonly string[],
  folder: string,
  workspace: Workspace,
  sandbox: Sandbox,
): Promise<Writable[]> {
  const found: Writable[] = []
  for (const path of paths) {
    const real = await realpath(path).catch(() => null)
    if (real === null || !statSync(real).isDirectory())
      throw new UserError(`--writable ${path}: there is no such folder.`)
    if (isBelow(folder, real)) throw new UserError(`--writable ${path}: name a folder inside or beside this one.`)
    checkOwner(real, path, sandbox)
    const at = isBelow(real, folder) ? join(workspace.projectFolder, relative(folder, real)) : real
    if (sandbox.tier === 'none' && at !== real) {
      await rm(at, { recursive: true, force: true })
      await symlink(real, at)
    }
    found.push({ folder: real, at })
  }
  return found
}

/** The program has another uid than its caller where that is root. */
function checkOwner(real: string, path: string, { ownerUid }: Sandbox): void {
  if (ownerUid === null) {
    accessSync(real, constants.W_OK)
    return
  }
  const { uid, gid, mode } = statSync(real)
  const bits = uid === ownerUid ? mode >> 6 : gid === ownerUid ? mode >> 3 : mode
  if ((bits & 0o3) === 0o3) return
  throw new UserError(
    `--writable ${path}: run by root, the code belongs to user ${ownerUid}, who may not write there: ` +
      `chown ${ownerUid} ${path}, or run greenml as another user than root.`,
  )
}
