import { join } from 'node:path'
import { copyTree } from '../base/files/copy-tree.ts'
import { isNoText } from '../base/files/entry-kinds.ts'
import { explainFullDisk } from '../base/files/path-errors.ts'
import { makeScratch, ROOM_FOR_SCRATCH, removeTree } from '../base/files/scratch.ts'
import type { Environment } from '../environment/environment.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS, type RunLimits } from '../sandbox/run-limits.ts'
import type { Launcher } from './launcher.ts'
import { inSandbox } from './place.ts'
import { SCRIPT_ENVIRONMENT } from './script-environment.ts'
import { makeWorkspace } from './workspace.ts'

/** matplotlib lists the fonts of a machine once per user; without that list every plotting script would pay for it. */
const FILL_CACHES = `
import importlib.util
if importlib.util.find_spec("matplotlib"):
    import matplotlib.font_manager
`

/** Far more than the caches take: packages that nobody vouched for run here too. */
const LIMITS: RunLimits = {
  ...DEFAULT_LIMITS,
  wallSeconds: 120,
  diskBytes: 256 * 1024 ** 2,
  fileBytes: 64 * 1024 ** 2,
}

/** Homes with the caches that a user's machine would have after the first day and what a manifest has fetched for it, one for each environment. */
export class HomeTemplates implements AsyncDisposable {
  readonly #templates = new Map<string, Promise<string>>()
  readonly #folders: string[] = []
  readonly #launcher: Launcher

  constructor(launcher: Launcher) {
    this.#launcher = launcher
  }

  /** Fills a home inside the sandbox, outside every measured window. */
  get(environment: Environment, sandbox: Sandbox): Promise<string> {
    const key = `${environment.folder}\0${environment.downloads ?? ''}`
    const known = this.#templates.get(key)
    if (known) return known
    const made = this.#make(environment, sandbox)
    this.#templates.set(key, made)
    return made
  }

  async #make(environment: Environment, sandbox: Sandbox): Promise<string> {
    const folder = await makeScratch('home')
    this.#folders.push(folder)
    await using workspace = await makeWorkspace({
      homeTemplate: environment.downloads,
      ownerUid: sandbox.ownerUid,
    })
    const readOnly = [environment.folder, environment.basePrefix]
    const place = inSandbox({ sandbox, workspace, readOnly, limits: LIMITS })
    const command = [environment.python, '-c', FILL_CACHES]
    await this.#launcher.run(place.wrap(command, { ...SCRIPT_ENVIRONMENT, MPLBACKEND: 'agg' }))
    const template = join(folder, 'home')
    try {
      await copyTree(workspace.homeFolder, template, async (path) => !isNoText(path)) // a package may name them so
    } catch (error) {
      throw explainFullDisk(error, folder, ROOM_FOR_SCRATCH)
    }
    return template
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const folder of this.#folders) await removeTree(folder)
  }
}
