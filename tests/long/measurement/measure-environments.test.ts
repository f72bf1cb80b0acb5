import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../../src/base/processes/process.ts'
import { measureRevisions } from '../../../src/commands/measure-revisions.ts'
import { makeContext } from '../../support/context.ts'
import { makeRepository } from '../../support/git.ts'
import { startPackageServer } from '../../support/package-server.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

/** Says which alpha it got. */
const TRAIN = 'import alpha\nprint("alpha=" + alpha.VERSION)\n'
const METRIC = 'alpha=([0-9.]+)'

const lockOf = (version: string) => `[[package]]
name = "alpha"
version = "${version}"
optional = false
python-versions = ">=3.8"
files = []

[metadata]
lock-version = "2.0"
python-versions = "^3.9"
`
const projectOf = (version: string) =>
  `[tool.poetry]\nname = "own"\n[tool.poetry.dependencies]\npython = "^3.9"\nalpha = "${version}"\n`
const condaOf = (version: string) => `name: own\ndependencies:\n  - python>=3.9\n  - alpha=${version}\n`

const DECLARED: readonly (readonly [string, (version: string) => Readonly<Record<string, string>>])[] = [
  ['Poetry', (version) => ({ 'poetry.lock': lockOf(version), 'pyproject.toml': projectOf(version) })],
  ['conda', (version) => ({ 'environment.yml': condaOf(version) })],
  ['a list', (version) => ({ 'requirements.txt': `alpha==${version}\n` })],
]

async function measure(folder: string, env: NodeJS.ProcessEnv, given: object = {}) {
  const { context } = makeContext({ ...machine.env, VIRTUAL_ENV: '', CONDA_PREFIX: '', ...env })
  const options = { base: 'HEAD^', head: 'HEAD', command: ['python3', 'train.py'], metric: METRIC, warmup: 0 }
  return (await measureRevisions({ ...options, repetitions: 1, folder, ...given }, context)).comparison
}

describeInBubblewrap('measure --base', () => {
  it.each(DECLARED)(
    'gives each revision in a folder of a monorepo what %s declares, from a private index',
    async (_, declare) => {
      const index = await startPackageServer([
        { name: 'alpha', version: '1.0', uploaded: '2023-01-01' },
        { name: 'alpha', version: '2.0', uploaded: '2023-06-01' },
      ])
      const own = (version: string) => Object.entries(declare(version)).map(([path, text]) => [`part/${path}`, text])
      const repository = await makeRepository('mono', {
        'part/train.py': TRAIN,
        'other/requirements.txt': 'nowhere==9\n',
        ...Object.fromEntries(own('1.0')),
      })
      await repository.commit(Object.fromEntries(own('2.0')))
      const comparison = await measure(join(repository.folder, 'part'), { UV_DEFAULT_INDEX: index.url })
      expect(comparison.metric).toMatchObject({ base: [1], head: [2] })
      expect(comparison.folder).toBe('part')
      expect(comparison.base.lockHash).not.toBe(comparison.head.lockHash)
    },
  )

  it.each(['VIRTUAL_ENV', 'CONDA_PREFIX'])('takes the environment that %s names as it is', async (variable) => {
    const environment = join(await makeFolder(), 'env')
    const made = await runCommand('/usr/bin/python3', ['-m', 'venv', '--without-pip', environment])
    expect(made.exitCode).toBe(0)
    await writeFiles(environment, { [`${await findSitePackages(environment)}/alpha.py`]: 'VERSION = "3.0"\n' })
    const repository = await makeRepository('toy', { 'train.py': TRAIN, 'requirements.txt': 'alpha==1.0\n' })
    await repository.commit({ 'README.md': '' })
    const path = `${join(environment, 'bin')}${delimiter}${machine.env.PATH}`
    const comparison = await measure(repository.folder, { [variable]: environment, PATH: path })
    expect(comparison.metric).toMatchObject({ base: [3], head: [3] })
  })
})

async function findSitePackages(environment: string): Promise<string> {
  const config = await readFile(join(environment, 'pyvenv.cfg'), 'utf8')
  const [, version = ''] = /^version = (\d+\.\d+)/m.exec(config) ?? []
  return `lib/python${version}/site-packages`
}
