import { chmod, chown, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { copyTree } from '../base/files/copy-tree.ts'
import { explainFullDisk } from '../base/files/path-errors.ts'
import { makeScratch, ROOM_FOR_SCRATCH, removeTree } from '../base/files/scratch.ts'
import { enterBelow, readTailBelow } from '../base/files/untrusted-files.ts'

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
  /** A folder of byte code to be laid over the copy; default: there is none. */
  readonly modules?: string | null
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
  if (request.modules) await copyTree(request.modules, projectFolder)
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

/** A link in a hostile project must not make this process write outside the copy. */
async function putScript(projectFolder: string, { path, code }: { path: string; code: string }): Promise<void> {
  const folder = await enterBelow(projectFolder, dirname(path))
  const target = join(folder, basename(path))
  await removeTree(target)
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
  return (await readTailBelow(dirname(path), basename(path), limit))?.toString('utf8') ?? ''
}
