import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runValidate } from '../../src/actions/validate.ts'
import { readJson } from '../../src/base/files/files.ts'
import { VALIDATION_FILE, validation } from '../../src/schema/dataset/validation.ts'
import { makeContext } from '../support/context.ts'
import { keepInGit } from '../support/git.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import { folderStore, refusingStore } from './folder-store.ts'

let output = ''
beforeEach(() => {
  output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('shows a fault beside its line, leaves what it found, and fails', async () => {
  const dataset = await makeDataset({ tiny: {}, other: {} })
  await keepInGit(dataset)
  await writeFile(join(dataset, 'projects/tiny/project.yaml'), 'title: Tiny\nentyr: main.py\n')
  const [folder, temporary] = [await makeFolder(), await makeFolder()]
  const context = {
    logger: silentLogger,
    env: { RUNNER_TEMP: temporary },
    openArtifacts: async () => folderStore(folder),
  }
  const ended = await runValidate({ dataset, changedSince: 'HEAD' }, context)
  expect(ended).toMatchObject({ outputs: { projects: 1, failed: 'tiny' }, fault: { name: 'UserError', exitCode: 1 } })
  const manifest = `${basename(dataset)}/projects/tiny/project.yaml`
  expect(output).toMatch(new RegExp(`^::error file=${manifest},line=2::.*'entry'`, 'm'))
  const left = await readJson(join(folder, 'greenml-validation', VALIDATION_FILE), validation)
  expect(left.projects.map(({ slug }) => slug)).toEqual(['tiny'])
})

it('gives a later step no name of a folder that is no project, and tells of it', async () => {
  const dataset = await makeDataset({ tiny: {} })
  await keepInGit(dataset)
  const name = '$(touch x),`y`'
  await writeFiles(dataset, { 'projects/tiny/project.yaml': 'entyr: x\n', [`projects/${name}/project.yaml`]: 'a: 1\n' })
  const context = { logger: silentLogger, env: {}, openArtifacts: vi.fn() }
  const ended = await runValidate({ dataset, changedSince: 'HEAD', artifacts: false }, context)
  expect(ended).toMatchObject({ outputs: { projects: 2, failed: 'tiny' }, fault: { exitCode: 1 } })
  expect(ended).toHaveProperty('fault.message', expect.stringContaining(name))
})

it('refuses to start beside a key', async () => {
  const openArtifacts = vi.fn()
  const context = { logger: silentLogger, env: { OPENAI_API_KEY: 'k' }, openArtifacts }
  await expect(runValidate({ dataset: await makeDataset({}) }, context)).rejects.toMatchObject({ exitCode: 3 })
})

it('leaves what it found where it ran and says where, on a server that takes no artifacts', async () => {
  const dataset = await makeDataset({ tiny: {} })
  await keepInGit(dataset)
  await writeFile(join(dataset, 'projects/tiny/project.yaml'), 'title: Tiny\nentyr: main.py\n')
  const temporary = await makeFolder()
  const { context, lines } = makeContext({ RUNNER_TEMP: temporary, RUNNER_NAME: 'rack-7' })
  const ended = await runValidate(
    { dataset, changedSince: 'HEAD' },
    { ...context, openArtifacts: async () => refusingStore() },
  )
  expect(ended).toMatchObject({ outputs: { failed: 'tiny' }, fault: { exitCode: 1 } })
  const folder = join(temporary, 'greenml-validation')
  expect((await readJson(join(folder, VALIDATION_FILE), validation)).projects).toHaveLength(1)
  expect(lines.join('\n')).toContain(`${folder} on rack-7`)
})
