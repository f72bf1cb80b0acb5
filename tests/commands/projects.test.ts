import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listDataset } from '../../src/commands/projects.ts'
import { validate } from '../../src/commands/validate.ts'
import { chooseProjects } from '../../src/dataset/load-projects.ts'
import { projectList } from '../../src/schema/dataset/project-list.ts'
import { runCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'

/** Two projects, and six folders with a manifest that can't be read, or what it names: each for another reason. */
async function makeBroken(): Promise<string> {
  const dataset = await makeDataset({
    one: {},
    two: { manifest: { task: 'regression' } },
    three: { manifest: { environment: { lock: 'requirements.lock', requirements: 'folder' } } },
    slip: { manifest: { colour: 'red', size: 3 } },
  })
  await writeFiles(dataset, {
    'projects/torn/project.yaml': 'title: [\n',
    'projects/none/readme.txt': '',
    'projects/bad name/project.yaml': '',
  })
  for (const folder of ['three/folder', 'folder/project.yaml'])
    await mkdir(join(dataset, 'projects', folder), { recursive: true })
  return dataset
}

it('lists the rest beside manifests that can not be read, says of each why, and exits with 1', async () => {
  const dataset = await makeBroken()
  const { exitCode, stdout } = await runCli(['projects', '--dataset', dataset], { ...process.env, COLUMNS: '200' })
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(/^one +other[\s\S]*^two [\s\S]*^2 projects, 2 of them here$/m)
  const told = stdout.split('\n').filter((line) => line.startsWith('✘'))
  expect(told.map((line) => line.replaceAll(/\S*\/projects\//g, ''))).toEqual([
    "✘ bad name/project.yaml: the project's name is 'bad name': letters, digits, '.', '_' and '-' only, no '.' first; rename its folder, or remove what is no project",
    "✘ folder/project.yaml: project.yaml can't be read: folder/project.yaml is a folder, and should be a file; put one there that can be",
    "✘ none/project.yaml: project.yaml can't be read: there is no project.yaml; put one there that can be",
    expect.stringMatching(/^✘ slip\/project\.yaml:\d+: .*; greenml validate slip tells 1 fault more$/),
    '✘ three/project.yaml: the manifest: three/folder is a folder, and should be a file; correct it',
    expect.stringMatching(/^✘ torn\/project\.yaml:2: project\.yaml can't be read: .*; correct the YAML$/),
  ])
})

it('tells of the broken ones as data, whatever kind of project is asked for, unless by name', async () => {
  const dataset = await makeBroken()
  const { context } = makeContext()
  const { json, isWhole } = await listDataset({ dataset, task: 'regression' }, 100, context)
  expect(projectList.parse(json)).toEqual(json)
  expect(json.projects.map(({ slug }) => slug)).toEqual(['two'])
  expect(json.broken.map(({ folder }) => folder)).toEqual(['bad name', 'folder', 'none', 'slip', 'three', 'torn'])
  expect(isWhole).toBe(false)
  expect((await listDataset({ dataset, projects: '^(one|two)$' }, 100, context)).isWhole).toBe(true)
  await expect(listDataset({ dataset, projects: '^no-such' }, 100, context)).rejects.toThrow(
    "No project's name matches /^no-such/",
  )
  expect(projectList.parse({ schemaVersion: 1, projects: [] })).toEqual({ schemaVersion: 2, projects: [], broken: [] })
})

it('holds a dataset to its checks whatever lies in it', async () => {
  const dataset = await makeBroken()
  await rm(join(dataset, 'projects/bad name'), { recursive: true })
  const { validation, isGood } = await validate({ dataset, run: false }, makeContext().context)
  const failed = validation.projects.filter(({ checks }) => checks[0]?.state === 'failed').map(({ slug }) => slug)
  expect(failed).toEqual(['folder', 'none', 'slip', 'torn'])
  expect([validation.projects.length, isGood]).toEqual([7, false])
})

it('says in every way to ask for projects how the first comes into a dataset that holds none', async () => {
  const dataset = await makeFolder()
  await mkdir(join(dataset, 'projects'))
  const { context } = makeContext()
  const ways = [
    () => listDataset({ dataset }, 80, context),
    () => listDataset({ dataset, projects: '^tiny$' }, 80, context),
    () => validate({ dataset }, context),
    () => chooseProjects(dataset),
    () => chooseProjects(dataset, { projects: '^tiny$' }),
  ]
  for (const ask of ways)
    await expect(ask()).rejects.toThrow(
      `There is no project in ${join(dataset, 'projects')} yet: greenml import brings one, or pass --dataset DIR`,
    )
})
