import { join } from 'node:path'
import { copyTree } from '../base/files/copy-tree.ts'
import { makeScratch, removeTree } from '../base/files/scratch.ts'
import { walkTree } from '../base/files/untrusted-files.ts'
import { copyBelow, removeBelow } from '../base/files/untrusted-writing.ts'
import type { Environment } from '../environment/environment.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS } from '../sandbox/run-limits.ts'
import { SHIMS_FOLDER } from './instruments/shims.ts'
import type { Launcher } from './launcher.ts'
import { inSandbox } from './place.ts'
import { makeWorkspace } from './workspace.ts'

const CACHE = '__pycache__'
const LIMITS = { ...DEFAULT_LIMITS, wallSeconds: 120 }

/**
 * Byte code, made outside of every measured window: of the shims, and of a project's own modules. A user's machine has the
 * latter from the first run on; in a fresh copy every run would compile them anew, and a rewrite in one file would not.
 */
export class CompiledCode implements AsyncDisposable {
  readonly #launcher: Launcher
  readonly #made = new Map<string, Promise<string | null>>()
  readonly #folders: string[] = []

  constructor(launcher: Launcher) {
    this.#launcher = launcher
  }

  /** The folder of the shims, with byte code for this Python. */
  shims(environment: Environment, sandbox: Sandbox): Promise<string> {
    const key = `${environment.basePrefix}\0${environment.pythonVersion}`
    const made = this.#made.get(key) ?? this.#compileShims(environment, sandbox)
    this.#made.set(key, made)
    return made.then((folder) => folder ?? SHIMS_FOLDER)
  }

  /** A folder of what lies in a project's `__pycache__` folders; null: its entry is all the code that it has. */
  modules(
    source: { folder: string; entry: string },
    environment: Environment,
    sandbox: Sandbox,
  ): Promise<string | null> {
    const key = `${source.folder}\0${environment.folder}`
    const made = this.#made.get(key) ?? this.#compileModules(source, environment, sandbox)
    this.#made.set(key, made)
    return made
  }

  async #compileShims(environment: Environment, sandbox: Sandbox): Promise<string> {
    const folder = await this.#makeFolder('shims')
    await copyTree(SHIMS_FOLDER, folder)
    await this.#compile({ from: SHIMS_FOLDER, to: folder, mode: 'unchecked-hash' }, environment, sandbox)
    return folder
  }

  async #compileModules(
    { folder: from, entry }: { folder: string; entry: string },
    environment: Environment,
    sandbox: Sandbox,
  ): Promise<string | null> {
    let hasModules = false
    for await (const { path, kind } of walkTree(from)) {
      hasModules ||= kind === 'file' && path.endsWith('.py') && path !== entry
    }
    if (!hasModules) return null
    const to = await this.#makeFolder('modules')
    await this.#compile({ from, to, mode: 'checked-hash' }, environment, sandbox)
    return to
  }

  /** Byte code names no time, so that it holds for every copy. What can't be compiled is left to whoever imports it. */
  async #compile(
    { from, to, mode }: { from: string; to: string; mode: 'checked-hash' | 'unchecked-hash' },
    environment: Environment,
    sandbox: Sandbox,
  ): Promise<void> {
    await using workspace = await makeWorkspace({ sourceFolder: from, ownerUid: sandbox.ownerUid })
    const readOnly = [environment.folder, environment.basePrefix]
    const place = inSandbox({ sandbox, workspace, readOnly, limits: LIMITS })
    const command = [environment.python, '-I', '-S', '-m', 'compileall', '-q', '--invalidation-mode', mode, '.']
    await this.#launcher.run(place.wrap(command, {}))
    for await (const { path, kind } of walkTree(workspace.projectFolder)) {
      const isCode = kind === 'file' && path.split('/').at(-2) === CACHE && path.endsWith('.pyc')
      if (!isCode) continue
      await removeBelow(to, path)
      await copyBelow(workspace.projectFolder, to, path)
    }
  }

  async #makeFolder(name: string): Promise<string> {
    const folder = join(await makeScratch(name), name)
    this.#folders.push(join(folder, '..'))
    return folder
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const folder of this.#folders) await removeTree(folder)
  }
}
