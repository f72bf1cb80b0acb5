import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkTools } from '../../src/environment/check-tools.ts'
import { makeFolder } from '../support/temporary.ts'

const checkDisk = async (cache: string) =>
  (await checkTools({ ...process.env, GREENML_CACHE: cache })).find(({ id }) => id === 'disk')

it('finds room for a cache that is not made yet, and none where it can’t be made', async () => {
  const folder = await makeFolder({ file: '' })
  const cache = join(folder, 'not', 'made')
  expect((await checkDisk(cache))?.fact).toMatchObject({ kind: 'disk', cache: { path: cache } })
  const below = join(folder, 'file', 'cache')
  expect(await checkDisk(below)).toMatchObject({
    state: 'missing',
    fact: { kind: 'reported', detail: `${below} lies below a file, which should be a folder.` },
  })
})
