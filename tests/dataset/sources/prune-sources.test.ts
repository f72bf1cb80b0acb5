import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hashTree } from '../../../src/base/files/files.ts'
import { holdUse } from '../../../src/base/files/use-locks.ts'
import { fetchedDataFolder, handDataFolder } from '../../../src/dataset/sources/outside-data.ts'
import { listSources, pruneSources } from '../../../src/dataset/sources/prune-sources.ts'
import { sourcesFolder, useOfSource } from '../../../src/dataset/sources/source-cache.ts'
import { keepSource } from '../../../src/dataset/sources/sources.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'

const DAY = 86_400_000

it('removes what was not used for long; what is used, what is only here and what came by hand stays', async () => {
  const env = { ...process.env, GREENML_CACHE: await makeFolder() }
  for (const text of ['old', 'used', 'new', 'only here']) {
    await keepSource(await makeFolder({ 'main.py': text }), env, text === 'only here')
  }
  const [old, used, fresh, only] = await hashesOf(env, ['old', 'used', 'new', 'only here'])
  for (const hash of [old, used, only]) await age(join(sourcesFolder(env), hash), 40)
  await holdUse(env.GREENML_CACHE, useOfSource(used), 'iris')
  await age(join(env.GREENML_CACHE, 'in-use', useOfSource(used)), 40)
  const [stale, recent] = ['a'.repeat(64), 'b'.repeat(64)]
  await writeFiles(fetchedDataFolder(env), { [stale]: 'x', [recent]: 'y' })
  await age(join(fetchedDataFolder(env), stale), 40)
  await writeFiles(handDataFolder(env), { 'iris/data.csv': 'z' })
  await age(join(handDataFolder(env), 'iris/data.csv'), 40)
  expect(await listSources(env)).toHaveLength(4)
  expect((await listSources(env)).find(({ hash }) => hash === used)).toMatchObject({
    isInUse: true,
    projects: ['iris'],
  })
  const removed = await pruneSources(env, 30 * DAY)
  expect(removed.map(({ hash, bytes }) => [hash, bytes])).toEqual([[old, 3]])
  expect((await readdir(sourcesFolder(env))).sort()).toEqual([used, fresh, only].sort())
  expect(await readdir(fetchedDataFolder(env))).toEqual([recent])
  expect(await readdir(join(handDataFolder(env), 'iris'))).toEqual(['data.csv'])
})

async function hashesOf(env: NodeJS.ProcessEnv, texts: readonly string[]): Promise<[string, string, string, string]> {
  const [a = '', b = '', c = '', d = ''] = await Promise.all(
    texts.map(async (text) => hashTree(await makeFolder({ 'main.py': text }))),
  )
  expect(new Set(await readdir(sourcesFolder(env)))).toEqual(new Set([a, b, c, d]))
  return [a, b, c, d]
}

async function age(path: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * DAY)
  await utimes(path, then, then)
}
