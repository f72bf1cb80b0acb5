import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadProject, loadProjects } from '../../src/dataset/load-projects.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeDataset, tinyManifest } from '../support/tiny-dataset.ts'

it('loads what matches, sorted, with defaults filled in', async () => {
  const dataset = await makeDataset({ b: {}, 'a.1': {}, c: {} })
  await writeFiles(dataset, { 'projects/.import-x/source/a': '', 'projects/readme.txt': '' })
  expect((await loadProjects(dataset)).map((project) => project.slug)).toEqual(['a.1', 'b', 'c'])
  const [project] = await loadProjects(dataset, '^b$')
  expect(project).toMatchObject({
    slug: 'b',
    sourceFolder: join(dataset, 'projects/b/source'),
    lockFile: join(dataset, 'projects/b/requirements.lock'),
    manifest: {
      entry: 'main.py',
      workingDirectory: '.',
      arguments: [],
      metric: { tolerance: 0.01 },
      needs: { gpu: false },
    },
  })
})

const faults: [string, Record<string, unknown>, RegExp][] = [
  ['an unknown key', { colour: 'red' }, /project\.yaml is not valid:[\s\S]*Unrecognized key: "colour"/],
  ['an unknown key further in', { needs: { memoryGib: 1 } }, /needs: Unrecognized key: "memoryGib"/],
  ['a missing field', { metric: undefined }, /metric: /],
  ['a wrong task', { task: 'cooking' }, /task: /],
  ['a path that leaves the project', { entry: '../main.py' }, /entry: a relative path/],
  ['an absolute path', { environment: { lock: '/etc/passwd' } }, /environment\.lock: a relative path/],
  ['an entry that is not there', { entry: 'other.py' }, /entry 'other\.py' is not a file below/],
  ['an entry that is a folder', { entry: 'lib' }, /entry 'lib' is not a file below/],
  ['a folder to work in that is not there', { workingDirectory: 'none' }, /'none' does not exist below/],
  ['a newer schema', { schemaVersion: 2 }, /newer version/],
  ['a pattern that is none', withPattern('('), /metric\.pattern: a JavaScript regular expression/],
  ['a pattern without a group', withPattern('[0-9.]+'), /metric\.pattern: .* with one group/],
]
it.each(faults)('names file and place of %s', async (_name, changes, message) => {
  const manifest = Object.fromEntries(Object.entries({ ...tinyManifest(), ...changes }))
  const dataset = await makeDataset({ tiny: { manifest, files: { 'main.py': '', 'lib/x.py': '' } } })
  const loading = loadProject(dataset, 'tiny')
  await expect(loading).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 2,
    message: expect.stringMatching(message),
  })
  await expect(loading).rejects.toThrow(join(dataset, 'projects/tiny/project.yaml'))
})

it.each([
  ['not YAML', 'a: [', /is not YAML/],
  ['empty', '', /is not valid/],
  ['a list', '- a', /is not valid/],
  ['a bomb of aliases', bomb(), /is not YAML|is not valid/],
])('refuses a manifest that is %s', async (_name, text, message) => {
  const dataset = await makeDataset({ tiny: {} })
  await writeFiles(dataset, { 'projects/tiny/project.yaml': text })
  await expect(loadProject(dataset, 'tiny')).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(message),
  })
})

function withPattern(pattern: string): Record<string, unknown> {
  return { metric: { ...tinyManifest().metric, pattern } }
}

function bomb(): string {
  const levels = Array.from({ length: 12 }, (_, n) => `l${n + 1}: &l${n + 1} [${Array(9).fill(`*l${n}`).join(', ')}]`)
  return `l0: &l0 [x]\n${levels.join('\n')}\n`
}

it('tells projects apart by more than case', async () => {
  const dataset = await makeDataset({ Iris: {}, iris: {} })
  await expect(loadProjects(dataset)).rejects.toThrow("Projects 'Iris' and 'iris' differ only by case: rename one.")
})

it('says what to mend when nothing is found', async () => {
  const dataset = await makeDataset({ tiny: {} })
  await expect(loadProjects(dataset, 'none')).rejects.toThrow(/No project in .* matches \/none\//)
  await expect(loadProjects(dataset, '(')).rejects.toThrow('--projects is not a regular expression')
  await expect(loadProjects(join(dataset, 'no'))).rejects.toThrow('pass --dataset DIR')
  await expect(loadProject(dataset, 'other')).rejects.toThrow("There is no project 'other'")
  await expect(loadProject(dataset, '../tiny')).rejects.toThrow("'../tiny' can't be a project's name")
  await rm(join(dataset, 'projects/tiny'), { recursive: true })
  await expect(loadProjects(dataset)).rejects.toThrow('No project in')
})

it.each([
  ['the entry', 'main.py', 'script.py'],
  ['a folder of the entry', 'lib/main.py', 'lib'],
])('refuses %s when it is a link that leaves the project', async (_name, entry, link) => {
  const outside = await makeFolder({ 'main.py': 'print(1)' })
  const dataset = await makeDataset({
    tiny: { files: { 'keep.py': '' }, manifest: { entry: link === 'lib' ? entry : link } },
  })
  const target = link === 'lib' ? outside : join(outside, 'main.py')
  await symlink(target, join(dataset, 'projects/tiny/source', link))
  await expect(loadProject(dataset, 'tiny')).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('link'),
  })
})
