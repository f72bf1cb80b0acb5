import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CommandContext } from '../../src/base/context.ts'
import { type ImportOptions, importProject } from '../../src/commands/import.ts'
import { loadProject } from '../../src/dataset/load-projects.ts'
import { hereOnly } from '../../src/dataset/sources/sources.ts'
import { makeContext } from './context.ts'
import { startPackageServer } from './package-server.ts'
import { makeFolder } from './temporary.ts'

/** The index of packages that those imports know. */
export const startIndex = () =>
  startPackageServer([
    {
      name: 'alpha',
      version: '1.0',
      uploaded: '2020-01-01',
      files: { 'alpha.py': 'raise TypeError("another Python")' },
    },
    { name: 'alpha', version: '2.0', uploaded: '2023-01-01', files: { 'alpha.py': 'import beta\nVALUE = beta.VALUE' } },
    { name: 'numpy', version: '1.23.0', uploaded: '2020-01-01', files: { 'numpy.py': 'int = int' } },
    { name: 'numpy', version: '1.26.0', uploaded: '2023-01-01', files: { 'numpy.py': 'other = int' } },
    { name: 'beta', version: '1.0', uploaded: '2023-01-01', files: { 'beta.py': 'VALUE = 0.75' } },
    ...[1, 2].map((major) => ({
      name: 'lightgbm',
      version: `${major}.0`,
      uploaded: '2020-01-01',
      files: { 'lightgbm.py': `VALUE = 0.${5 * major - 4}234` },
    })),
    { name: 'gamma', version: '1.0', uploaded: '2020-01-01', files: { 'gamma.py': 'raise TypeError("the first")' } },
    { name: 'gamma', version: '2.0', uploaded: '2023-01-01', files: { 'gamma.py': 'raise TypeError("the second")' } },
  ])

const SCRIPT =
  'import alpha\nmodel.fit if False else None\nopen("data.csv") if False else None\nprint("Accuracy:", alpha.VALUE)\n'

/** Imports of small folders that run their script, with an index of packages of our own; `envOf`: of the machine. */
export function importsOf(envOf: () => NodeJS.ProcessEnv) {
  async function importOnly(
    files: Readonly<Record<string, string>>,
    ask?: CommandContext['ask'],
    more: Readonly<Record<string, string>> = {},
    given: Pick<ImportOptions, 'fetchData' | 'entry'> = {},
  ) {
    const { url } = await startIndex()
    const env = { ...envOf(), UV_DEFAULT_INDEX: url, ...more }
    const { context, lines } = makeContext(env)
    const dataset = await makeFolder()
    const source = await makeFolder({ 'main.py': SCRIPT, ...files })
    const asking = ask === undefined ? context : { ...context, ask }
    const { report } = await importProject({ source, slug: 'p', dataset, iTrustThisCode: true, ...given }, asking)
    return { report, lines, dataset, env }
  }

  async function importTried(...given: Parameters<typeof importOnly>) {
    const { report, lines, dataset, env } = await importOnly(...given)
    const project = await loadProject(dataset, 'p', hereOnly(env))
    const requirements = await readFile(join(project.folder, 'requirements.txt'), 'utf8')
    return {
      report,
      lines,
      requirements,
      deviations: project.manifest.environment.deviations ?? [],
      places: project.manifest.places,
      downloads: project.manifest.environment.downloads,
    }
  }

  /** A notebook of one cell that showed this when it was saved. */
  function importNotebook(code: string, text: string) {
    const source = code.split('\n').map((line) => `${line}\n`)
    const outputs = [{ output_type: 'stream', name: 'stdout', text }]
    const cells = [{ cell_type: 'code', execution_count: 1, metadata: {}, outputs, source }]
    const notebook = JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 })
    return importTried({ 'a.ipynb': notebook }, undefined, {}, { entry: 'a.ipynb' })
  }

  return { importOnly, importTried, importNotebook }
}

/** A notebook of cells, each with the count of its execution. */
export const toNotebook = (cells: readonly (readonly [source: string, count: number])[]) =>
  JSON.stringify({
    nbformat: 4,
    metadata: {},
    cells: cells.map(([source, count]) => ({ cell_type: 'code', source, execution_count: count, outputs: [] })),
  })
