import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { importResults } from '../../src/commands/import-results.ts'
import { readStudyPath } from '../../src/genai-greenml/places.ts'
import { resultsImport } from '../../src/schema/dataset/results-import.ts'
import { makeContext } from '../support/context.ts'
import { makeRepository } from '../support/git.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'

const REPOSITORY = 'https://github.com/study/results'
const HEAD = 'timestamp,project,script,status,exit_code,accuracy,exec_time_s,energy_j,notes'

it("brings a study's results and scripts under the names of the dataset's projects", async () => {
  const study = await makeRepository('results', {
    'results/results_1.csv': `${HEAD}\n2026,Iris,GENAIGREENML_assisted_a.py,OK,0,0.9,1,2,\n`,
    'results/other.csv': 'x\n',
    'repos/Iris/main.py': '1\n',
    'repos/Iris/GENAIGREENML_assisted_a.py': 'standing\n',
    'repos/Iris/deep/GENAIGREENML_autonomous_b.py': 'deep\n',
    'repos/Strange/GENAIGREENML_assisted_a.py': 'nobody\n',
    'failed_generated_code_iteration_2/IRIS/GENAIGREENML_assisted_a.py': 'failing\n',
    'failed_generated_code_iteration_2/IRIS/data.csv': 'a\n',
  })
  const commit = await study.git('rev-parse', 'HEAD')
  const origin = { repository: REPOSITORY, path: 'repos/Iris', commit, importedAt: '2026-01-01', sourceHash: null }
  const dataset = await makeDataset({ iris: { manifest: { origin, collection: 'study' } } })
  const out = join(await makeFolder(), 'out')
  const given = { out, dataset, collection: 'study', mirror: join(study.folder, '..') }
  const { imported } = await importResults(given, makeContext({}).context)
  expect(resultsImport.parse(imported)).toEqual(imported)
  expect(imported).toMatchObject({
    repository: REPOSITORY,
    commit,
    files: [{ name: 'results_1.csv', rows: 1 }],
    scripts: [
      { folder: 'answers', failedIn: null, projects: 1, scripts: 2 },
      { folder: 'failed-2', failedIn: 2, projects: 1, scripts: 1 },
    ],
    unknown: [{ folder: 'Strange', scripts: 1 }],
  })
  expect((await listFiles(out)).sort()).toEqual([
    'answers/iris/GENAIGREENML_assisted_a.py',
    'answers/iris/deep/GENAIGREENML_autonomous_b.py',
    'failed-2/iris/GENAIGREENML_assisted_a.py',
    'results/results_1.csv',
  ])
  await expect(importResults(given, makeContext({}).context)).rejects.toMatchObject({ name: 'UserError' })
})

it.each([
  ['repos/IRIS/GENAIGREENML_assisted_b.py', "'repos/IRIS' and 'repos/Iris'"],
  ['repos/Iris/Deep/GENAIGREENML_assisted_a.py', "'repos/Iris/Deep' and 'repos/Iris/deep'"],
])('refuses a study with %s beside the same in another case', async (path, named) => {
  const study = await makeRepository('results', {
    'repos/Iris/GENAIGREENML_assisted_a.py': 'a\n',
    'repos/Iris/deep/GENAIGREENML_assisted_a.py': 'b\n',
    [path]: 'c\n',
  })
  const commit = await study.git('rev-parse', 'HEAD')
  const origin = { repository: REPOSITORY, path: 'repos/Iris', commit, importedAt: '2026-01-01', sourceHash: null }
  const dataset = await makeDataset({ iris: { manifest: { origin, collection: 'study' } } })
  const given = { out: join(await makeFolder(), 'out'), dataset, collection: 'study', mirror: join(study.folder, '..') }
  await expect(importResults(given, makeContext({}).context)).rejects.toThrow(`The study's ${named} collide`)
})

it('refuses a study whose files are more than a project may have together, before any is written', async () => {
  const study = await makeRepository('results', { 'large.py': ' '.repeat(10 * 1024 ** 2) })
  const blob = await study.git('rev-parse', 'HEAD:large.py')
  const places = Array.from({ length: 60 }, (_, index) => `100644,${blob},repos/p${index}/GENAIGREENML_assisted_a.py`)
  await study.git('update-index', '--add', ...places.flatMap((place) => ['--cacheinfo', place]))
  await study.git('commit', '--quiet', '-m', 'one file in many places')
  const commit = await study.git('rev-parse', 'HEAD')
  const origin = { repository: REPOSITORY, path: 'repos/Iris', commit, importedAt: '2026-01-01', sourceHash: null }
  const dataset = await makeDataset({ iris: { manifest: { origin, collection: 'study' } } })
  const given = { out: join(await makeFolder(), 'out'), dataset, collection: 'study', mirror: join(study.folder, '..') }
  await expect(importResults(given, makeContext({}).context)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/the repository has 600 MiB, more than the 500 MiB/),
  })
})

it.each([
  'results/results_1.csv/x',
  'results/../results_1.csv',
  'repos/x/../../GENAIGREENML_assisted_a.py',
  'repos/x/a/b/c/d/GENAIGREENML_assisted_a.py',
  'repos/GENAIGREENML_assisted_a.py',
  'repos/x/GENAIGREENML_a b.py',
])('takes no %s', (path) => {
  expect(readStudyPath(path)).toBeNull()
})
