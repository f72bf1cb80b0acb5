import { constants } from 'node:fs'
import { chmod, chown, cp, mkdir, open, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { explainFullDisk } from '../base/files.ts'
import { makeScratch, ROOM_FOR_SCRATCH, removeTree } from '../base/scratch.ts'

const OUTPUT_BYTES = 4 * 1024 * 1024

/** Folders that a run leaves its files in. */
export interface RunFolders {
  readonly projectFolder: string
  readonly homeFolder: string
  /** The folder around them, out of the run's reach. */
  readonly folder: string
}

/** A fresh copy of a project for one run, and the files that take its output. */
export interface Workspace extends RunFolders, AsyncDisposable {
  readonly stdoutPath: string
  readonly stderrPath: string
}

export interface WorkspaceRequest {
  /** Default: the copy is an empty folder. */
  readonly sourceFolder?: string
  /** The script that replaces the entry, put beside it; default: the author's own stays. */
  readonly script?: { readonly path: string; readonly code: string } | null
  /** A folder that the fresh home is a copy of (caches that a user's machine would have); default: it starts empty. */
  readonly homeTemplate?: string | null | undefined
  /** Decides by its path whether a file or folder of the source comes into the copy; default: everything does. */
  readonly isCopied?: (path: string) => Promise<boolean>
  /** User who has to own the copy; null: the caller. */
  readonly ownerUid: number | null
  /** Changes the copy, before its owner has it. */
  readonly change?: (projectFolder: string) => Promise<void>
}

export async function makeWorkspace(request: WorkspaceRequest): Promise<Workspace> {
  const folder = await makeScratch('run')
  try {
    return await fillWorkspace(folder, request)
  } catch (error) {
    await removeTree(folder)
    throw explainFullDisk(error, folder, ROOM_FOR_SCRATCH)
  }
}

async function fillWorkspace(folder: string, request: WorkspaceRequest): Promise<Workspace> {
  const projectFolder = join(folder, 'project')
  const homeFolder = join(folder, 'home')
  await copyTree(request.sourceFolder, projectFolder, request.isCopied)
  await request.change?.(projectFolder)
  if (request.script) await putScript(projectFolder, request.script)
  await copyTree(request.homeTemplate, homeFolder)
  if (request.ownerUid !== null) {
    await chmod(folder, 0o711)
    for (const each of [projectFolder, homeFolder]) await giveTo(each, request.ownerUid)
  }
  return {
    folder,
    projectFolder,
    homeFolder,
    stdoutPath: join(folder, 'stdout'),
    stderrPath: join(folder, 'stderr'),
    [Symbol.asyncDispose]: () => removeTree(folder),
  }
}

/** Copies on write where the file system can; links are copied as links, and point nowhere once in a sandbox. */
async function copyTree(from: string | null | undefined, to: string, filter?: WorkspaceRequest['isCopied']) {
  const options = { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE }
  if (from) await cp(from, to, { ...options, ...(filter && { filter }) })
  else await mkdir(to)
}

/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder: string, { path, code }: { path: string; code: string }): Promise<void> {
  const target = join(projectFolder, path)
  const parent = await realpath(dirname(target))
  if (parent !== projectFolder && !parent.startsWith(`${projectFolder}/`)) {
    throw new UserError(`'${path}' leads out of its project by a link: it is not run.`, 3)
  }
  await rm(target, { force: true })
  await writeFile(target, code, { flag: 'wx' })
}

async function giveTo(folder: string, uid: number): Promise<void> {
  await chown(folder, uid, uid)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, uid)
  }
}

/** The end of what a run printed: a script that floods its output does not flood this process. */
export async function readTail(path: string, limit: number = OUTPUT_BYTES): Promise<string> {
  const { size } = await stat(path)
  await using file = await open(path)
  const length = Math.min(size, limit)
  const buffer = Buffer.alloc(length)
  await file.read(buffer, 0, length, size - length)
  return buffer.toString('utf8')
}
