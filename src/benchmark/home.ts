import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../environment/environment.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { SCRIPT_ENVIRONMENT } from './execute.ts'
import { behindGate, type Launcher } from './launcher.ts'
import { makeWorkspace } from './workspace.ts'

/** matplotlib lists the fonts of a machine once per user; without that list every plotting script would pay for it. */
const FILL_CACHES = `
import importlib.util
if importlib.util.find_spec("matplotlib"):
    import matplotlib.font_manager
`

/** Homes with the caches that a user's machine would have after the first day, one for each environment. */
export class HomeSeeds implements AsyncDisposable {
  readonly #seeds = new Map<string, string>()
  readonly #folders: string[] = []
  readonly #launcher: Launcher

  constructor(launcher: Launcher) {
    this.#launcher = launcher
  }

  /** Fills a home inside the sandbox, outside every measured window. */
  async get(environment: Environment, sandbox: Sandbox): Promise<string> {
    const known = this.#seeds.get(environment.folder)
    if (known) return known
    const folder = await mkdtemp(join(tmpdir(), 'greenml-home-'))
    this.#folders.push(folder)
    const empty = join(folder, 'empty')
    await mkdir(empty)
    await using workspace = await makeWorkspace({
      sourceFolder: empty,
      script: null,
      homeSeed: null,
      ownerUid: sandbox.ownerUid,
    })
    await this.#launcher.run({
      ...sandbox.wrap({
        command: behindGate([environment.python, '-c', FILL_CACHES]),
        projectFolder: workspace.projectFolder,
        homeFolder: workspace.homeFolder,
        workingDirectory: workspace.projectFolder,
        readOnly: [environment.folder, environment.basePrefix],
        env: { ...SCRIPT_ENVIRONMENT, MPLBACKEND: 'agg' },
        temporaryBytes: 1024 ** 3,
        maxProcesses: 64,
      }),
      stdout: workspace.stdoutPath,
      stderr: workspace.stderrPath,
      timeoutSeconds: 120,
      counters: [],
      limits: { CORE: 0 },
    })
    const seed = join(folder, 'home')
    await cp(workspace.homeFolder, seed, { recursive: true, verbatimSymlinks: true })
    this.#seeds.set(environment.folder, seed)
    return seed
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const folder of this.#folders) await rm(folder, { recursive: true, force: true })
  }
}
