import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256Hex } from '../../../src/base/files/files.ts'
import { check } from '../../../src/commands/check.ts'
import { lockProjects } from '../../../src/commands/env/lock-projects.ts'
import { validate } from '../../../src/commands/validate.ts'
import { fetchedDataFolder } from '../../../src/dataset/sources/outside-data.ts'
import { makeContext } from '../../support/context.ts'
import { importsOf, toNotebook } from '../../support/import-tried.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const { importOnly } = importsOf(() => machine.env)

const MAKERS = {
  'data/raw.csv': 'a,y\n1,0\n2,1\n',
  'clean.py': `import os
os.makedirs('data/made', exist_ok=True)
open('data/made/clean.csv', 'w').write(open('data/raw.csv').read())`,
  'split.py': `rows = open('data/made/clean.csv').read().splitlines()
for name, part in (('train.csv', rows[:2]), ('test.csv', rows[:1] + rows[2:])):
    with open(f'data/made/{name}', 'w') as file: file.write(chr(10).join(part))
# writes 'train.csv' and 'test.csv'`,
  'main.py': `import alpha
CLEAN = 'data/made/clean.csv'
train, test = open('data/made/train.csv').read(), open('data/made/test.csv').read()
model.fit if False else None
print('Accuracy:', alpha.VALUE if len(train) == len(test) == 7 else 0)`,
}

it('makes data that a script lacks by the scripts of its repository that write it, in turn, and again where it is gone', async () => {
  const { report, dataset, env, lines } = await importOnly(MAKERS)
  expect(report.metric).toMatchObject({ name: 'accuracy', value: 0.75 })
  const made = report.data.map(({ path, madeBy }) => [path, madeBy])
  expect(made).toEqual([
    ['data/made/clean.csv', 'clean.py'],
    ['data/made/train.csv', 'split.py'],
    ['data/made/test.csv', 'split.py'],
  ])
  expect(lines.join('\n')).toContain("its data 'data/made/clean.csv' is not in the repository: clean.py makes it")
  await rm(fetchedDataFolder(env), { recursive: true })
  const { context, lines: told } = makeContext(env)
  const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, context)
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
  expect(told.filter((line) => line.includes('which makes'))).toHaveLength(2)
  const file = join(dataset, 'projects/p/project.yaml')
  const clean = sha256Hex(MAKERS['data/raw.csv'])
  await writeFile(file, (await readFile(file, 'utf8')).replace(clean, 'a'.repeat(64)))
  const { validation } = await validate({ dataset, slugs: ['p'], iTrustThisCode: true }, context)
  const data = validation.projects[0]?.checks.find(({ check }) => check === 'data')
  expect(data?.faults.map(({ kind, weight }) => [kind, weight])).toContainEqual(['data-not-had', 'fault'])
})

it('runs a script that makes data with the packages that it imports too, of which the entry has no need', async () => {
  const main =
    'rows = open("data/rows.csv").read()\nmodel.fit if False else None\nprint("Accuracy:", 0.5 + len(rows) / 8)\n'
  const makes = 'import beta\nraw = open("data/raw.csv").read()\nopen("data/rows.csv", "w").write(raw)'
  const files = { 'main.py': main, 'make.py': makes, 'raw.py': 'open("data/raw.csv", "w").write("aa")', 'data/a': '' }
  const { report, dataset, env } = await importOnly(files)
  expect(report.metric).toMatchObject({ value: 0.75 })
  const made = report.data.map(({ path, madeBy }) => [path, madeBy])
  expect(made.sort()).toEqual([
    ['data/raw.csv', 'raw.py'],
    ['data/rows.csv', 'make.py'],
  ])
  await lockProjects({ dataset, slugs: ['p'] }, makeContext(env).context)
  await rm(fetchedDataFolder(env), { recursive: true })
  const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, makeContext(env).context)
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
})

it('makes data by the command that a README tells, with its arguments, there and on another machine', async () => {
  const { report, dataset, env } = await importOnly({
    'README.md': 'First:\n\n    python prepare.py --in raw.csv --out data/clean.csv\n\nthen `python main.py`.\n',
    'raw.csv': 'a,y\n1,0\n',
    'prepare.py': `import argparse, os
parser = argparse.ArgumentParser()
for name in ('--in', '--out'): parser.add_argument(name, required=True)
given = vars(parser.parse_args())
os.makedirs('data', exist_ok=True)
open(given['out'], 'w').write(open(given['in']).read())`,
    'main.py': `import alpha\nopen('data/clean.csv').read()\nmodel.fit if False else None\nprint('Accuracy:', alpha.VALUE)`,
  })
  const made = { path: 'data/clean.csv', madeBy: 'prepare.py' }
  expect(report).toMatchObject({ metric: { value: 0.75 }, data: [made] })
  await rm(fetchedDataFolder(env), { recursive: true })
  const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, makeContext(env).context)
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
})

it('makes first what a script lacks that makes data, in each way in which it may be started', async () => {
  const { report } = await importOnly({
    'settings.json': '{"raw": "data/raw.csv"}',
    'data/.gitkeep': '',
    'src/load.py': 'open("data/raw.csv", "w").write("1")',
    'src/prepare.py': `import json
raw = json.load(open('settings.json'))['raw']
open('data/clean.csv', 'w').write(open(raw).read())`,
    'main.py': `import alpha\nopen('data/clean.csv').read()\nmodel.fit if False else None\nprint('Accuracy:', alpha.VALUE)`,
  })
  const made = report.data.map(({ path, madeBy }) => [path, madeBy])
  expect(report.metric).toMatchObject({ value: 0.75 })
  expect(made).toContainEqual(['data/clean.csv', 'src/prepare.py'])
})

it('makes data by a notebook, there and on another machine', async () => {
  const cells = ['import os', 'os.makedirs("data", exist_ok=True)\nopen("data/clean.csv", "w").write("1")']
  const { report, dataset, env } = await importOnly({
    'prepare.ipynb': toNotebook(cells.map((source, index) => [source, index + 1])),
    'main.py': `import alpha\nopen('data/clean.csv').read()\nmodel.fit if False else None\nprint('Accuracy:', alpha.VALUE)`,
  })
  const made = { path: 'data/clean.csv', madeBy: 'prepare.ipynb' }
  expect(report).toMatchObject({ metric: { value: 0.75 }, data: [made] })
  await rm(fetchedDataFolder(env), { recursive: true })
  const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, makeContext(env).context)
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
})

const TAKES = (name: string) => `import argparse, os, pickle
parser = argparse.ArgumentParser()
for name in ('--data', '--${name}'): parser.add_argument(name, required=True)
given = vars(parser.parse_args())
rows = open(given['data']).read()
`
const KEEPS = `${TAKES('out')}import alpha
if False: model.fit(rows)
os.makedirs('models', exist_ok=True)
pickle.dump([alpha.VALUE], open(given['out'], 'wb'))
`
const ASKS = `${TAKES('model')}model = pickle.load(open(given['model'], 'rb'))
print('Accuracy:', model[0]) # accuracy_score
`
const HANDED =
  '    python train.py --data d.csv --out models/m.pkl\n    python evaluate.py --data d.csv --model models/m.pkl\n'

it.each([
  ['the score of its search', "print('Best CV accuracy:', 0.5)", 'evaluate.py'],
  ['a loss', "print('Loss:', 0.5)", 'evaluate.py'],
  ['a result', "print('Test accuracy:', 0.5)", 'train.py'],
])(
  'goes on to the command of a README that evaluates what the first one keeps, where that tells %s',
  async (_name, tells, entry) => {
    const files = { 'README.md': HANDED, 'd.csv': 'a,y\n1,0\n', 'train.py': KEEPS + tells, 'evaluate.py': ASKS }
    const { report, dataset, env } = await importOnly(files)
    const isEvaluated = entry === 'evaluate.py'
    expect(report).toMatchObject({ entry: { path: entry }, metric: { value: isEvaluated ? 0.75 : 0.5 } })
    expect(report.data.map(({ path, madeBy }) => [path, madeBy])).toEqual([
      ['d.csv', null],
      ...(isEvaluated ? [['models/m.pkl', 'train.py']] : []),
    ])
    await rm(fetchedDataFolder(env), { recursive: true, force: true })
    const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, makeContext(env).context)
    expect(found).toMatchObject({ status: 'ok', metric: { value: isEvaluated ? 0.75 : 0.5 } })
  },
)

it('keeps what trains where what it keeps comes out otherwise each time', async () => {
  const draws = `${KEEPS}pickle.dump([0.75, os.urandom(9)], open(given['out'], 'wb'))\nprint('Loss:', 0.5)`
  const files = { 'README.md': HANDED, 'd.csv': 'a,y\n1,0\n', 'train.py': draws, 'evaluate.py': ASKS }
  const { report } = await importOnly(files)
  expect(report).toMatchObject({ entry: { path: 'train.py' }, metric: { name: 'loss', value: 0.5 } })
})

it('leaves to a person what no script makes, and what only training leaves', async () => {
  const main = 'import alpha\nopen("model.pkl" if False else "data/rows.csv")\nprint("Accuracy:", alpha.VALUE)\n'
  const files = { 'main.py': main, 'clean.py': 'raise ValueError("broken")\nopen("data/rows.csv", "w")' }
  const { report, lines } = await importOnly(files)
  expect(report.data).toMatchObject([{ path: 'data/rows.csv', isElsewhere: true, madeBy: null }])
  expect(lines.filter((line) => line.includes('running clean.py'))).not.toEqual([])
  expect(lines.join('\n')).toContain('clean.py did not end well: ValueError: broken')
  const trained = { 'main.py': main.replace('False', 'True'), 'train.py': 'open("model.pkl", "w")' }
  expect((await importOnly(trained)).lines.filter((line) => line.includes('running train.py'))).toEqual([])
})
