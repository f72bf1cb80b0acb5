import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseProjects, loadProject, type ProjectChoice } from '../../src/dataset/load-projects.ts'
import { MANIFEST_VERSION } from '../../src/schema/dataset/manifest.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeDataset, tinyManifest } from '../support/tiny-dataset.ts'

it('loads what matches, sorted, with defaults filled in', async () => {
  const dataset = await makeDataset({ b: {}, 'a.1': {}, c: {} })
  await writeFiles(dataset, { 'projects/.import-x/source/a': '', 'projects/readme.txt': '' })
  expect((await chooseProjects(dataset)).projects.map((project) => project.slug)).toEqual(['a.1', 'b', 'c'])
  const {
    projects: [project],
  } = await chooseProjects(dataset, { projects: '^b$' })
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
  ['a newer schema', { schemaVersion: MANIFEST_VERSION + 1 }, /newer version/],
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
  await expect(chooseProjects(dataset)).rejects.toThrow("The projects 'Iris' and 'iris' collide where")
})

it('says what to mend when nothing is found', async () => {
  const dataset = await makeDataset({ tiny: {} })
  await expect(chooseProjects(dataset, { projects: 'none' })).rejects.toThrow(/No project in .* matches \/none\//)
  await expect(chooseProjects(dataset, { projects: '(' })).rejects.toThrow('--projects is not a regular expression')
  await expect(chooseProjects(join(dataset, 'no'))).rejects.toThrow('pass --dataset DIR')
  await expect(loadProject(dataset, 'other')).rejects.toThrow("There is no project 'other'")
  await expect(loadProject(dataset, 'tiney')).rejects.toThrow("does not exist; did you mean 'tiny'?")
  await expect(loadProject(join(dataset, 'no'), 'tiny')).rejects.toThrow('There is no dataset at')
  await expect(loadProject(dataset, '../tiny')).rejects.toThrow("'../tiny' can't be a project's name")
  await expect(loadProject(dataset, 'dataset/projects/tiny/')).rejects.toThrow('did you mean tiny?')
  await rm(join(dataset, 'projects/tiny'), { recursive: true })
  await expect(chooseProjects(dataset)).rejects.toThrow('There is no project in')
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

it('leaves out what can not be run and says why, and what is not here where nobody asks for it', async () => {
  const far = { access: 'manual', path: 'far.csv', role: 'all' }
  const dataset = await makeDataset({
    here: { manifest: { collection: 'study' } },
    away: { manifest: { collection: 'study' } },
    gone: { manifest: { tombstone: { date: '2026-01-01', reason: 'author-objects' } } },
    loose: {
      manifest: { environment: { lock: null }, missing: { licence: 'not-recorded', lock: { kind: 'unresolvable' } } },
    },
    bare: { manifest: { data: [far] } },
  })
  await rm(join(dataset, 'projects/away/source'), { recursive: true })
  const choose = async (choice: ProjectChoice) => {
    const { projects, leftOut } = await chooseProjects(dataset, choice)
    return { projects: projects.map(({ slug }) => slug), leftOut }
  }
  const [gone, loose, bare] = [
    { project: 'gone', reason: 'retired' },
    { project: 'loose', reason: 'no-lock' },
    { project: 'bare', reason: 'no-data' },
  ]
  const away = { project: 'away', reason: 'no-source' }
  expect(await choose({})).toEqual({ projects: ['here'], leftOut: [bare, gone, loose] })
  expect(await choose({ collection: 'study' })).toEqual({ projects: ['here'], leftOut: [away] })
  expect(await choose({ projects: '^(here|bare|gone|loose)$' })).toEqual({
    projects: ['here'],
    leftOut: [bare, gone, loose],
  })
  await expect(choose({ projects: 'away' })).rejects.toThrow('No project can be run: away (no-source).')
  await expect(choose({ collection: 'none' })).rejects.toThrow('is of the collection none')
})

it('says of a folder that is no dataset how another is named', async () => {
  await expect(loadProject(await makeFolder(), 'tiny')).rejects.toMatchObject({
    message: expect.stringContaining('--dataset'),
  })
})
