import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sha256Hex } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { normaliseName } from '../../src/base/text/package-name.ts'
import { describeContainer } from '../../src/commands/mlbench/container.ts'
import { loadTaskRepositories, manifestFolder } from '../../src/dataset/load-task-repositories.ts'
import { listPins } from '../../src/environment/requirements.ts'
import { readTasks } from '../../src/mlbench/data/rows.ts'
import { lacksOf, listLacks } from '../../src/mlbench/execution/task-lacks.ts'
import type { Lack } from '../../src/schema/mlbench/task-repository.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { hasRows, ROWS, whereRows } from './shared.ts'

const loadAll = async () => [...(await loadTaskRepositories('dataset')).values()]

it('every repository has a lock that holds what its requirements name, each file by its hash', async () => {
  const all = await loadAll()
  expect(all).toHaveLength(14)
  for (const repository of all) {
    const { folder, environment, committed } = repository
    expect(committed, folder).not.toBeNull()
    if (environment?.requirements === undefined) throw new Error(`${folder} names no requirements`)
    const inside = (name: string) => readFile(join(manifestFolder('dataset', repository), name), 'utf8')
    const lock = await inside(environment.lock)
    const pinned = new Set(listPins(lock.replaceAll(' \\', '')).map(({ name }) => name))
    expect(lock.match(/--hash=sha256:[0-9a-f]{64}/g)?.length ?? 0, folder).toBeGreaterThanOrEqual(pinned.size)
    const wanted = (await inside(environment.requirements)).split('\n').filter((line) => /^\w/.test(line))
    for (const line of wanted) expect(pinned, folder).toContain(normaliseName(/^[\w.-]+/.exec(line)?.[0] ?? ''))
  }
})

it.runIf(hasRows)(`only tasks that run here lack nothing for good${whereRows}`, async () => {
  const tasks = await readTasks(ROWS)
  const canRun: Record<string, number> = {}
  for (const { githubId, folder, lacks } of await loadAll()) {
    const own = tasks.filter((task) => task.githubId === githubId)
    const ids = new Set(own.map(({ id }) => id))
    expect(
      lacks.flatMap((lack) => lack.tasks ?? []).filter((id) => !ids.has(id)),
      folder,
    ).toEqual([])
    const forGood = lacks.filter(({ files }) => files === undefined)
    const able = own.filter((task) => lacksOf(task, forGood).length === 0).length
    if (able > 0) canRun[folder] = able
  }
  expect(canRun).toEqual({ 'External-Attention-pytorch': 24, bert: 5 })
})

it('what is put into the folder is lacked no more, but only with its own content', async () => {
  const content = 'a\nb\n'
  const file = (path: string, more: object) => ({ path, sha256: null, bytes: null, url: null, ...more })
  const lacks: Lack[] = [
    { kind: 'weights', what: 'by hash', tasks: [1], files: [file('w/a', { sha256: sha256Hex(content) })] },
    { kind: 'weights', what: 'by size', tasks: [2], files: [file('w/a', { bytes: 4 })] },
    { kind: 'data', what: 'two', tasks: [3], files: [file('w/a', {}), file('w/b', {})] },
    { kind: 'hardware', what: 'a card' },
  ]
  const source = await makeFolder()
  const left = async () => (await listLacks({ lacks }, source)).map(({ what }) => what)
  expect(await left()).toEqual(['by hash', 'by size', 'two', 'a card'])
  await writeFiles(source, { 'w/a': 'c\nb\n' })
  expect(await left()).toEqual(['by hash', 'two', 'a card'])
  await writeFiles(source, { 'w/a': `${content}c`, 'w/b': '' })
  expect(await left()).toEqual(['by hash', 'by size', 'a card'])
  await writeFiles(source, { 'w/a': content })
  expect(await left()).toEqual(['a card'])
  expect(lacksOf({ id: 2 }, lacks).map(({ what }) => what)).toEqual(['by size', 'a card'])
})

it('a container installs what the lock names, by its hash, and nothing of the repository', async () => {
  const recipe = await describeContainer({ repository: 'External-Attention-pytorch' })
  expect(recipe).toContain('FROM docker.io/library/python:3.11-slim')
  expect(recipe).toMatch(/--require-hashes -r \/environment\/requirements\.lock/)
  expect(recipe.match(/^COPY .*$/gm)).toEqual(['COPY ["requirements.lock","/environment/requirements.lock"]'])
  expect(await describeContainer({ repository: 'bert' })).toContain('FROM docker.io/library/python:3.7-slim')
  expect(await describeContainer({ repository: 'PyTorch-GAN' })).toContain('python:3.9-slim')
  expect(await describeContainer({ repository: 'bert', python: '3.8' })).toContain('python:3.8-slim')
  const example = { repository: 'nearest', dataset: join(PACKAGE_ROOT, 'docs', 'ml-bench-example', 'dataset') }
  await expect(describeContainer(example)).rejects.toThrow(
    /yet: describe one of manager uv in .*nearest.repository\.yaml\.$/,
  )
})
