import { expect, it } from 'vitest'
import { chooseSlug } from '../../../src/dataset/import/choose-slug.ts'
import { makeFolder } from '../../support/temporary.ts'

it.each<[string, string | undefined, string]>([
  ['https://host.org/owner/iris.git', undefined, 'iris'],
  ['https://host.org/owner/iris/', undefined, 'iris'],
  ['https://host.org/owner/iris.git//', undefined, 'iris'],
  ['git@host.org:owner/iris.git', undefined, 'iris'],
  ['/somewhere/iris/', undefined, 'iris'],
  ['https://host.org/owner/iris', 'other', 'other'],
  ['/somewhere/Approach 1 (final)', undefined, 'Approach-1-final'],
  ['/somewhere/iris--v2', undefined, 'iris--v2'],
])('calls the project of %s, where %s is wished, %s', async (source, wished, slug) => {
  expect(await chooseSlug(await makeFolder(), source, wished)).toBe(slug)
})

it.each(['../x', 'a/b', '--commit', '', '.', 'a b'])('takes no %j for a name', async (wished) => {
  await expect(chooseSlug(await makeFolder(), 'https://host.org/owner/iris', wished)).rejects.toThrow('--slug')
})

it('finds a name beside a folder that can be no project', async () => {
  const dataset = await makeFolder({ 'projects/a\nb/x': '', 'projects/iris/x': '' })
  expect(await chooseSlug(dataset, 'https://host.org/owner/other', undefined)).toBe('other')
  await expect(chooseSlug(dataset, 'https://host.org/owner/Iris', undefined)).rejects.toThrow("'iris' already")
})
