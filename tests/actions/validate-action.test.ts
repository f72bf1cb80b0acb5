import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runValidate } from '../../src/actions/validate.ts'
import { readJson } from '../../src/base/files.ts'
import { VALIDATION_FILE, validation } from '../../src/schema/validation.ts'
import { keepInGit } from '../support/git.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import { folderStore } from './folder-store.ts'

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
    ...{ logger: silentLogger, env: { RUNNER_TEMP: temporary } },
    openArtifacts: async () => folderStore(folder),
  }
  const ended = await runValidate({ dataset, changedSince: 'HEAD' }, context)
  expect(ended).toMatchObject({ outputs: { projects: 1, failed: 'tiny' }, fault: { name: 'UserError', exitCode: 1 } })
  expect(output).toMatch(/^::error file=dataset\/projects\/tiny\/project\.yaml,line=2::.*'entry'/m)
  const left = await readJson(join(folder, 'greenml-validation', VALIDATION_FILE), validation)
  expect(left.projects.map(({ slug }) => slug)).toEqual(['tiny'])
})

it('refuses to start beside a key', async () => {
  const openArtifacts = vi.fn()
  const context = { logger: silentLogger, env: { OPENAI_API_KEY: 'k' }, openArtifacts }
  await expect(runValidate({ dataset: await makeDataset({}) }, context)).rejects.toMatchObject({ exitCode: 3 })
})
