import { expect, it } from 'vitest'
import { listBreaches } from '../../scripts/breaches.ts'
import { makeFolder } from '../support/temporary.ts'

const importing = (...paths: readonly string[]) => paths.map((path) => `import '${path}'\n`).join('')

it.each([
  ['a room that may not be imported', { 'energy/a.ts': importing('../report/b.ts') }, 'energy may not import report'],
  ['a folder that stands nowhere', { 'analysis/new/a.ts': '' }, 'src/analysis/new stands nowhere in scripts/rooms.ts'],
  [
    'a folder that stands behind, reached by a file between them',
    { 'base/text/a.ts': importing('../b.ts'), 'base/b.ts': importing('./network/c.ts'), 'base/network/c.ts': '' },
    'src/base/text may not reach network, which stands behind it',
  ],
  [
    'a room of several folders without an order',
    { 'energy/flops/a.ts': '', 'energy/new/b.ts': '' },
    'src/energy has several folders, and no order in scripts/rooms.ts',
  ],
  [
    'a circle at any depth, of types and lazy imports too',
    {
      'energy/flops/deep/a.ts': importing('../b.ts', '../c.ts'),
      'energy/flops/b.ts': "const load = () => import('./deep/a.ts')\n",
      'energy/flops/c.ts': '',
    },
    'src/energy/flops has a circle: energy/flops/b.ts imports deep, energy/flops/deep/a.ts imports b.ts',
  ],
])('tells %s', async (_, files, breach) => {
  const root = await makeFolder(Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])))
  expect(await listBreaches(root)).toEqual([expect.stringContaining(breach)])
})
