import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listUnprobed } from '../../src/measurement/probe/perturb-data.ts'
import type { Perturbation } from '../../src/schema/measurement/record.ts'
import { findPython, needing } from '../support/cached-python.ts'
import { perturbData } from '../support/perturb-data.ts'
import { makeFolder } from '../support/temporary.ts'

const python = findPython('numpy')
const run = (code: string, cwd: string) => execFileSync(python ?? '', ['-c', code], { cwd, encoding: 'utf8' })

const MAKE = `import numpy as np
rng = np.random.RandomState(0)
y = np.arange(120) % 3
X = rng.rand(120, 4, 4).astype("float32"); X[:, 0, 0] = np.arange(120)
np.savez_compressed("all.npz", x_train=X[:90], y_train=y[:90], x_test=X[90:], y_test=y[90:], names=np.array(["a", "b", "c"]))
np.save("X.npy", X); np.save("y.npy", y.astype(str)); np.save("n.npy", np.arange(120) * 0.5)
np.save("object.npy", np.array([{}, None], dtype=object))
np.save("columns.npy", np.asfortranarray(X.reshape(120, 16)))
`
type Data = { path: string; role: 'all'; target?: string }[]
const project = (data: Data, task = 'multiclass-classification') => ({
  slug: 'p',
  task,
  metric: { name: 'accuracy' },
  data,
})

async function perturb(data: Data, perturbation: Perturbation, tell: string, task?: string) {
  const folder = await makeFolder()
  run(MAKE, folder)
  const before = await makeFolder()
  await cp(folder, before, { recursive: true })
  const facts = await perturbData(folder, project(data, task), perturbation)
  return { facts, told: JSON.parse(run(`import numpy as np, json\n${tell}`, folder)), before, folder }
}
const NPZ: Data = [{ path: 'all.npz', role: 'all', target: 'y_train, y_test' }]

it.skipIf(!python)(
  `${needing(python)}draws the labels of an archive evenly and leaves all else as it was`,
  async () => {
    const { facts, told } = await perturb(
      NPZ,
      'label-randomisation',
      'd=np.load("all.npz"); print(json.dumps([[d[k].tolist() for k in ("y_train","y_test","names")], [str(d[k].dtype) for k in d], float(d["x_train"].sum())]))',
    )
    const [[train, test, names], types] = told
    expect(facts).toMatchObject({ classes: 3, rows: 90 })
    expect(names).toEqual(['a', 'b', 'c'])
    expect(types).toEqual(['float32', 'int64', 'float32', 'int64', '<U1'])
    expect(train).toHaveLength(90)
    expect(new Set([...train, ...test])).toEqual(new Set([0, 1, 2]))
    const kept = train.filter((label: number, row: number) => label === row % 3).length
    expect(kept).toBeLessThan(50)
  },
)

it.skipIf(!python)(`${needing(python)}takes the same half of arrays of one length, of each class`, async () => {
  const { facts, told } = await perturb(
    NPZ,
    'subsample',
    'd=np.load("all.npz"); print(json.dumps([d["x_train"][:,0,0].tolist(), d["y_train"].tolist(), d["x_test"].shape[0], d["names"].tolist()]))',
  )
  const [places, labels, test, names] = told
  expect(facts).toMatchObject({ rows: 45 })
  expect([places.length, test, names.length]).toEqual([45, 15, 2])
  expect(labels).toEqual(places.map((place: number) => place % 3))
})

it.skipIf(!python)(`${needing(python)}reads single arrays beside each other, of words and of numbers`, async () => {
  const files: Data = [
    { path: 'X.npy', role: 'all' },
    { path: 'y.npy', role: 'all', target: 'y' },
  ]
  const half = await perturb(
    files,
    'subsample',
    'print(json.dumps([np.load("X.npy")[:,0,0].tolist(), np.load("y.npy").tolist()]))',
  )
  expect(half.told[0]).toHaveLength(60)
  expect(half.told[1]).toEqual(half.told[0].map((place: number) => `${place % 3}`))
  const numbers = await perturb(
    [{ path: 'n.npy', role: 'all', target: 'n' }],
    'label-randomisation',
    'print(json.dumps(np.load("n.npy").tolist()))',
    'regression',
  )
  expect(numbers.told).toHaveLength(120)
  expect(Math.max(...numbers.told)).toBeLessThan(59.5) // the outer twentieths are cut
  expect(numbers.told).not.toEqual(numbers.told.toSorted((a: number, b: number) => a - b))
})

it.skipIf(!python)(`${needing(python)}says what it can't change, and takes no damaged archive for one`, async () => {
  const folder = await makeFolder()
  run(MAKE, folder)
  const gapOf = async (data: Data) => (await listUnprobed(folder, project(data)))['label-randomisation']
  expect(await gapOf([{ path: 'object.npy', role: 'all', target: 'y' }])).toMatchObject({ kind: 'no-table' })
  expect(await gapOf([{ path: 'columns.npy', role: 'all', target: 'y' }])).toMatchObject({ kind: 'no-table' })
  expect(await gapOf([{ path: 'all.npz', role: 'all', target: 'z' }])).toEqual({
    kind: 'no-column',
    path: 'all.npz',
    column: 'z',
  })
  const bytes = readFileSync(join(folder, 'all.npz'))
  for (let cut = 1; cut < bytes.length; cut += 97) {
    const damaged = await makeFolder({ 'all.npz': '' })
    await import('node:fs/promises').then(({ writeFile }) => writeFile(join(damaged, 'all.npz'), bytes.subarray(cut)))
    const gaps = await listUnprobed(damaged, project(NPZ))
    expect(gaps['label-randomisation']).toBeDefined()
  }
})
