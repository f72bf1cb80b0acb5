import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../src/base/process.ts'
import { hashOwnDataset } from '../src/dataset/trusted.ts'
import { groupLicences, LICENCE_RULE } from './group-licences.ts'

export const ROOT = join(import.meta.dirname, '..')
export const ACTIONS = ['run', 'plan', 'generate', 'benchmark', 'analyse', 'report'] as const

const OLDEST_NODE = 22
const CLI_STUB = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node) < ${OLDEST_NODE}) {
  console.error('error: greenml needs Node ${OLDEST_NODE} or newer; this is ' + process.version + '. Install one from https://nodejs.org')
  process.exit(2)
}
// The user's own folder: what is kept there is run, so it must not be one that others write to.
const { homedir } = await import('node:os')
const cache = process.env.GREENML_CACHE || (process.env.XDG_CACHE_HOME || homedir() + '/.cache') + '/greenml'
const { enableCompileCache } = await import('node:module')
enableCompileCache?.(cache + '/compiled')
const { cli } = await import('./index.js')
await cli()
`

/** What assets/trusted-hashes.json has to hold. */
export const renderTrustedHashes = async () => `${JSON.stringify(await hashOwnDataset(), null, 2)}\n`

/** Makes the whole of dist/ in `folder`: one bundle in lazy chunks, and a stub for each thing that starts it. */
export async function buildDist(folder: string): Promise<void> {
  await rm(join(ROOT, 'build'), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // ncc would load the TypeScript package itself, and can't load version 7: it gets JavaScript.
  await runTool('tsc', ['--project', 'tsconfig.build.json'])
  await runTool('ncc', ['build', 'build/actions/bundle.js', '--out', folder, '--license', 'licenses.txt', '--quiet'])
  const licences = join(folder, 'licenses.txt')
  const notice = await readFile(join(ROOT, 'NOTICE'), 'utf8')
  const grouped = groupLicences(await readFile(licences, 'utf8'), await listPackages())
  await writeFile(licences, [notice, grouped].join(LICENCE_RULE))
  for (const action of ACTIONS) {
    await writeFile(join(folder, `${action}.js`), `import { ${action} } from './index.js'\n\nawait ${action}()\n`)
  }
  await writeFile(join(folder, 'cli.js'), CLI_STUB)
  await chmod(join(folder, 'cli.js'), 0o755)
}

async function runTool(name: string, args: readonly string[]): Promise<void> {
  const result = await runCommand(join(ROOT, 'node_modules', '.bin', name), args, { cwd: ROOT })
  if (result.exitCode !== 0) throw new Error(`${name} ${args.join(' ')}\n${result.stdout}${result.stderr}`)
}

/** Names of the installed packages, as they stand in node_modules. */
async function listPackages(): Promise<Set<string>> {
  const modules = join(ROOT, 'node_modules')
  const names = await readdir(modules)
  const scoped = names.filter((name) => name.startsWith('@'))
  const inScopes = await Promise.all(
    scoped.map(async (scope) => (await readdir(join(modules, scope))).map((name) => `${scope}/${name}`)),
  )
  return new Set([...names, ...inScopes.flat()])
}
