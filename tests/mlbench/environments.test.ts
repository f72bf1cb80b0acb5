import { expect, it } from 'vitest'
import { describeContainer } from '../../src/commands/mlbench/container.ts'
import { loadTaskRepositories } from '../../src/dataset/load-task-repositories.ts'

it('every repository has an environment or says what it lacks', async () => {
  const all = [...(await loadTaskRepositories('dataset')).values()]
  expect(all).toHaveLength(14)
  for (const { folder, environment, lacks, committed } of all) {
    expect(committed, folder).not.toBeNull()
    if (environment === undefined)
      expect(
        lacks.map(({ kind }) => kind),
        folder,
      ).toContain('packages')
    else expect(lacks, folder).toEqual([])
  }
})

it('a container installs what the lock names, by its hash, and nothing of the repository', async () => {
  const recipe = await describeContainer({ repository: 'External-Attention-pytorch' })
  expect(recipe).toContain('FROM docker.io/library/python:3.11-slim')
  expect(recipe).toMatch(/--require-hashes -r \/environment\/requirements\.lock/)
  expect(recipe.match(/^COPY .*$/gm)).toEqual(['COPY requirements.lock /environment/requirements.lock'])
  await expect(describeContainer({ repository: 'vid2vid' })).rejects.toThrow('FlowNet2')
})
