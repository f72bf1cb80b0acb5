import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Plugin, rolldown } from 'rolldown'
import { CHART_CODE } from '../src/base/package.ts'
import { hashOwnDataset } from '../src/dataset/trusted.ts'
import { TOKEN_TABLE } from '../src/generation/prompts/tokenizer.ts'
import { LICENCE_RULE, listLicences } from './list-licences.ts'
import { listSharedGroups } from './shared-groups.ts'

export const ROOT = join(import.meta.dirname, '..')
export const ACTIONS = [
  'run',
  'plan',
  'generate',
  'repair',
  'benchmark',
  'analyse',
  'report',
  'measure',
  'shard',
  'answer',
  'evaluate',
  'regrade',
  'validate',
  'comment',
  'import',
  'publish',
  'propose',
] as const

const OLDEST_NODE = 22
const CLI_STUB = `#!/usr/bin/env node
if (Number.parseInt(process.versions.node) < ${OLDEST_NODE}) {
  console.error('error: greenml needs Node ${OLDEST_NODE} or newer; this is ' + process.version + '. Install one from https://nodejs.org')
  process.exit(2)
}
const { keepCompiled } = await import('./keep-compiled.js')
keepCompiled(process.env)
const { main } = await import('./main.js')
await main()
`

/** See src/base/files/read-parquet.ts. */
const ROWS_STUB = "import { main } from './rows.js'\n\nawait main()\n"

const COMMAND_LINE = /\/src\/cli\/(?:main|command-verbs)\.ts$/
/**
 * What `greenml measure` always loads, in one file: each file more costs a start about 0.3 ms. What these import comes along,
 * and other commands take from it what they share.
 */
const START = { name: 'start', test: COMMAND_LINE }

/** What it loads when the last run has ended, in one file too. */
const MEASURED = {
  name: 'measured',
  test: /\/src\/(?:analysis\/measurement\/(?:summarise|compared-quantities)|report\/measurement\/measurement-terminal)\.ts$/,
}

/** What every action loads before its inputs are read, in one file too; the command line shares most of it. */
const INPUTS = {
  name: 'inputs',
  test: /\/src\/(?:actions\/run-action|schema\/options\/shared-options)\.ts$/,
  priority: 2,
}

/** The options of `measure`, which its action takes without the rest of `start`. */
const MEASURE_OPTIONS = { name: 'measure-options', test: /\/src\/schema\/options\/measure-options\.ts$/, priority: 1 }

/** What an action takes of these it imports by name; their HTTP client, which asks for identity tokens, would start every action 20 ms later. */
const TOOLKIT = {
  test: /\/node_modules\/(?:@actions\/(?:core|http-client|exec|io)|undici|tunnel)\//,
  sideEffects: false,
}

/** Uploading brings Azure's SDK, which takes longer to load than all the rest: the client of artifacts loads each of its parts when it is used. */
const LATE_PARTS: Plugin = {
  name: 'late-parts',
  transform: {
    filter: { id: /\/@actions\/artifact\/lib\/internal\/client\.js$/ },
    handler(code) {
      const part = /^import \{ ([\w, ]+) \} from ('\.\/(?:delete|download|find|upload)\/[\w-]+\.js');$/gm
      const parts = [...code.matchAll(part)]
      if (parts.length !== 5) throw new Error(`the client of artifacts has ${parts.length} parts, and 5 were known`)
      return code.replaceAll(part, (_, names: string, file: string) =>
        names
          .split(', ')
          .map((name) => `const ${name} = async (...given) => (await import(${file})).${name}(...given);`)
          .join('\n'),
      )
    },
  },
}

/** Content of assets/trusted-hashes.json. */
export const renderTrustedHashes = async () => `${JSON.stringify(await hashOwnDataset(), null, 2)}\n`

/** Makes the whole of dist/ in `folder`: one bundle in lazy chunks that holds each module once, with a program for each action. */
export async function buildDist(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const source = (...parts: string[]) => join(ROOT, 'src', ...parts)
  const actions = ACTIONS.map((action) => [action, source('actions', 'start', `${action}.ts`)] as const)
  const programs = { main: source('cli', 'main.ts'), rows: source('base/files', 'parquet-rows.ts') }
  const input = { ...programs, ...Object.fromEntries(actions) }
  const transform = { target: `node${OLDEST_NODE}` }
  const quiet = { logLevel: 'warn', onLog: refuseWarnings } as const
  const treeshake = { moduleSideEffects: [TOOLKIT] }
  await using bundle = await rolldown({
    input,
    cwd: ROOT,
    platform: 'node',
    preserveEntrySignatures: 'allow-extension',
    transform,
    treeshake,
    plugins: [LATE_PARTS],
    ...quiet,
  })
  const commands = /\/src\/cli\/[\w-]+-verbs\.ts$/
  const shared = await listSharedGroups(bundle, { actions: ACTIONS, commandLine: COMMAND_LINE, commands })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    chunkFileNames: 'chunks/[name].js',
    codeSplitting: { groups: [INPUTS, ...shared, START, MEASURED, MEASURE_OPTIONS] },
  })
  const modules = [...output, ...(await bundleChartCode(folder))].flatMap((part) =>
    part.type === 'chunk' ? part.moduleIds : [],
  )
  const notice = await readFile(join(ROOT, 'NOTICE'), 'utf8')
  await writeFile(join(folder, 'licenses.txt'), [notice, await listLicences(modules)].join(LICENCE_RULE))
  await writeFile(join(folder, 'o200k_base.tiktoken.gz'), gzipSync(await readFile(TOKEN_TABLE), { level: 9 }))
  await writeFile(join(folder, 'parquet-rows.js'), ROWS_STUB)
  await bundleKeepCompiled(folder)
  await writeFile(join(folder, 'cli.js'), CLI_STUB)
  await chmod(join(folder, 'cli.js'), 0o755)
}

/** What decides whether Node takes compiled code, in one file that itself is never taken so. */
async function bundleKeepCompiled(folder: string): Promise<void> {
  const input = join(ROOT, 'src', 'cli', 'keep-compiled.ts')
  const quiet = { logLevel: 'warn', onLog: refuseWarnings } as const
  await using bundle = await rolldown({ input, cwd: ROOT, platform: 'node', ...quiet })
  await bundle.write({ file: join(folder, 'keep-compiled.js'), format: 'esm', codeSplitting: false })
}

/** What a page of the site loads to draw a chart anew: one file for browsers. */
export async function bundleChartCode(folder: string) {
  const input = join(ROOT, 'assets', 'report', CHART_CODE)
  const quiet = { logLevel: 'warn', onLog: refuseWarnings } as const
  await using bundle = await rolldown({ input, cwd: ROOT, platform: 'browser', ...quiet })
  const { output } = await bundle.write({
    file: join(folder, CHART_CODE),
    format: 'esm',
    minify: true,
    codeSplitting: false,
  })
  return output
}

/** A warning of the bundler means a program that may not start: a module it can't find, a name that nobody exports. */
function refuseWarnings(
  level: string,
  log: { readonly message: string; readonly code?: string; readonly id?: string },
): void {
  const isTheirs = log.id?.includes('/node_modules/') || log.message.includes('/node_modules/')
  if (level === 'warn' && !isTheirs) throw new Error(`${log.code ?? 'bundle'}: ${log.message}`)
}
