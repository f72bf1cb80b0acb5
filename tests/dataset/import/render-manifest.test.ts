import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { renderManifest } from '../../../src/dataset/import/render-manifest.ts'
import { loadProject } from '../../../src/dataset/load-projects.ts'
import { makeFolder } from '../../support/temporary.ts'

const DATASET = join(PACKAGE_ROOT, 'dataset')
const PROJECTS = join(DATASET, 'projects')

it('names the schema where it is at hand, and nothing where it is not', async () => {
  const { manifest } = await loadProject(DATASET, 'digits-knn')
  const line = '# yaml-language-server: $schema=../../../schemas/project.schema.json\n'
  expect(
    renderManifest(manifest, join(PROJECTS, 'new-one')).startsWith(`${line}schemaVersion: ${manifest.schemaVersion}\n`),
  ).toBe(true)
  expect(renderManifest(manifest, join(await makeFolder(), 'projects', 'new-one'))).toMatch(/^schemaVersion: \d+\n/)
})

it('every manifest of the dataset, and models.yaml, name a schema that is there', async () => {
  const manifests = (await readdir(PROJECTS)).map((slug) => join(PROJECTS, slug, 'project.yaml'))
  for (const path of [...manifests, join(DATASET, 'models.yaml')]) {
    const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(await readFile(path, 'utf8')) ?? []
    expect([path, existsSync(join(dirname(path), schema)) && schema !== '']).toEqual([path, true])
  }
})
