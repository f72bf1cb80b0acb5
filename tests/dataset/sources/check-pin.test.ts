import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fetchRepositories } from '../../../src/commands/mlbench/fetch.ts'
import { checkPin } from '../../../src/dataset/sources/check-pin.ts'
import { makeContext } from '../../support/context.ts'
import { makeRepository } from '../../support/git.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'

it('a repository is fetched at its pin, verified, and what became of it since is told', async () => {
  const mirror = await makeFolder()
  const upstream = await makeRepository('tool', {
    'a.py': 'one\r\n',
    '.github/b.yml': 'x',
    '.gitattributes': '* text=auto',
  })
  const commit = await upstream.git('rev-parse', 'HEAD')
  await upstream.commit({ 'a.py': 'two\n' })
  await upstream.git('clone', '--quiet', '--bare', upstream.folder, join(mirror, 'tool.git'))
  const folder = await makeFolder({
    'dataset/ml-bench/tool/repository.yaml': `schemaVersion: 2
githubId: 1
title: Tool
field: null
repository: https://example.org/o/tool
commit: '${commit}'
committed: '2024-03-01'
folder: tool
publishedTimeLimit: { python: 10, bash: 10 }
`,
  })
  const options = { repositories: join(folder, 'repos'), dataset: join(folder, 'dataset'), mirror }
  let told: readonly string[] = []
  const fetched = async () => {
    const { context, lines } = makeContext()
    told = lines
    return (await fetchRepositories(options, context)).map(({ state }) => state)
  }
  expect(await fetched()).toEqual(['verified'])
  const place = join(options.repositories, 'tool')
  await writeFiles(place, { 'weights.bin': 'beside' })
  expect(await fetched()).toEqual(['verified'])
  await writeFiles(place, { 'a.py': 'other\n' })
  expect(await fetched()).toEqual(['changed'])
  expect(await checkPin(place, '0'.repeat(40))).toBe('other-commit')
  await rm(join(place, '.git'), { recursive: true })
  expect(await fetched()).toEqual(['unverified'])
  expect(told).toEqual([
    expect.stringMatching(/^warning: .*tool: its files are not known to be those of its pinned commit/),
  ])
  await rm(place, { recursive: true })
  const nowhere = { ...options, mirror: join(folder, 'nowhere') }
  await expect(fetchRepositories(nowhere, makeContext().context)).rejects.toThrow('tool')
})
