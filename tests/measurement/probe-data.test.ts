import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { watchAccess } from '../../src/measurement/instruments/access-times.ts'
import { DataChanges } from '../../src/measurement/probe/data-changes.ts'
import { changeData, listUnprobed, type ProbedProject, putChanges } from '../../src/measurement/probe/perturb-data.ts'
import { readTable, writeTable } from '../../src/measurement/probe/table.ts'
import { perturbData } from '../support/perturb-data.ts'
import { makeFolder } from '../support/temporary.ts'

const project = (data: ProbedProject['data'], changes: Partial<ProbedProject> = {}): ProbedProject => ({
  slug: 'one',
  task: 'binary-classification',
  metric: { name: 'accuracy' },
  data,
  ...changes,
})
const ONE = project([{ path: 'data/a.csv', role: 'all', target: 'label' }])

/** One positive in a hundred rows, and one row without a label. */
const RARE = [
  'id,"a name",label',
  ...Array.from({ length: 400 }, (_, i) => `${i},"x, ${i}",${i === 7 ? '' : i % 100 === 0 ? 'sick' : 'well'}`),
].join('\n')

const column = (text: string, place: number) =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/,(?! )/)[place] ?? '')

it('draws labels evenly from the classes, and leaves all else as it was', async () => {
  const folder = await makeFolder({ 'data/a.csv': RARE })
  expect(await perturbData(folder, ONE, 'label-randomisation')).toMatchObject({ classes: 2, rows: 400 })
  const changed = await readFile(join(folder, 'data/a.csv'), 'utf8')
  const labels = column(changed, 2)
  expect(labels[7]).toBe('')
  const sick = labels.filter((label) => label === 'sick').length
  expect(sick).toBeGreaterThan(160)
  expect(sick).toBeLessThan(240)
  expect(labels.filter((label) => label === 'well').length).toBe(399 - sick)
  expect([column(changed, 0), column(changed, 1)]).toEqual([column(RARE, 0), column(RARE, 1)])

  const again = await makeFolder({ 'data/a.csv': RARE })
  await perturbData(again, ONE, 'label-randomisation')
  expect(await readFile(join(again, 'data/a.csv'), 'utf8')).toBe(changed)
})

it('permutes numbers, so that their distribution stays but for its tails', async () => {
  const rows = Array.from({ length: 50 }, (_, i) => `${i};${i * 1.5}`)
  const folder = await makeFolder({ 'a.csv': ['x;y', ...rows].join('\r\n') })
  const data = project([{ path: 'a.csv', role: 'all', target: 'y' }], { task: 'regression', metric: { name: 'rmse' } })
  expect(await perturbData(folder, data, 'label-randomisation')).toMatchObject({ classes: null })
  const changed = (await readFile(join(folder, 'a.csv'), 'utf8')).trimEnd().split('\r\n').slice(1)
  const values = (lines: readonly string[]) => lines.map((line) => Number(line.split(';')[1]))
  expect(values(changed)).not.toEqual(values(rows))
  const kept = values(rows).map((value) => Math.min(Math.max(value, 3), 70.5))
  expect(values(changed).sort((a, b) => a - b)).toEqual(kept)
})

it('takes half of the rows and keeps every class', async () => {
  const folder = await makeFolder({ 'data/a.csv': RARE })
  expect(await perturbData(folder, ONE, 'subsample')).toMatchObject({ rows: 201 })
  const labels = column(await readFile(join(folder, 'data/a.csv'), 'utf8'), 2)
  expect(Map.groupBy(labels, (label) => label).get('sick')).toHaveLength(2)
})

it('gives the data names that no search for tables finds', async () => {
  const folder = await makeFolder({ 'data/a.csv': RARE, 'data/notes.txt': '' })
  const { places } = await perturbData(folder, ONE, 'hidden-data')
  const names = await readdir(join(folder, 'data'))
  expect(names.some((name) => /\.csv$/.test(name) || /^[^.].*a/.test(name))).toBe(false)
  expect(await readFile(join(folder, places.get('data/a.csv') ?? ''), 'utf8')).toBe(RARE)
})

it('says why data can not be changed', async () => {
  const folder = await makeFolder({
    'text.csv': 'a,b\n1,2\n',
    'few.csv': 'a,label\n1,x\n2,y\n',
    'quotes.csv': 'a,label\n"begins,x\nand "ends",y\n3,x\n4,y\n5,x\n',
    'same.csv': 'a,label\n1,x\n2,x\n3,x\n4,x\n',
    'real.csv': RARE,
    'wide.csv': Buffer.from(`\ufeff${RARE}`, 'utf16le').toString('latin1'),
  })
  await mkdir(join(folder, 'images'))
  await symlink('/etc/passwd', join(folder, 'link.csv'))
  const reasonOf = async (path: string, changes: Partial<ProbedProject> = {}) =>
    (await listUnprobed(folder, project([{ path, role: 'all', target: 'label' }], changes)))['label-randomisation']
  expect(await reasonOf('text.csv')).toEqual({ kind: 'no-column', path: 'text.csv', column: 'label' })
  expect(await reasonOf('few.csv')).toEqual({ kind: 'too-few-rows', rows: 2 })
  expect(await reasonOf('same.csv')).toEqual({ kind: 'too-few-classes', classes: 1 })
  expect(await reasonOf('quotes.csv')).toEqual({ kind: 'unclear-quotes', path: 'quotes.csv' })
  const nested = project([
    { path: 'images', role: 'all' },
    { path: 'images/a.csv', role: 'all' },
  ])
  await writeFile(join(folder, 'images/a.csv'), 'a,b\n1,2\n')
  expect((await listUnprobed(folder, nested))['hidden-data']).toEqual({
    kind: 'inside-another',
    path: 'images/a.csv',
    outer: 'images',
  })
  expect(await reasonOf('gone.csv')).toEqual({ kind: 'missing', path: 'gone.csv' })
  expect(await reasonOf('link.csv')).toEqual({ kind: 'link', path: 'link.csv' })
  expect(await reasonOf('images')).toEqual({ kind: 'folder', path: 'images' })
  expect(await reasonOf('wide.csv')).toEqual({ kind: 'no-text', path: 'wide.csv' })
  expect(await reasonOf('real.csv', { task: 'other', metric: { name: 'score' } })).toEqual({
    kind: 'unclear-target',
    metric: 'score',
  })
  expect(await listUnprobed(folder, project([{ path: 'real.csv', role: 'all' }]))).toEqual({
    'label-randomisation': { kind: 'no-target' },
  })
  expect(Object.keys(await listUnprobed(folder, project([])))).toHaveLength(3)
  const gone = perturbData(folder, project([{ path: 'gone.csv', role: 'all' }]), 'subsample')
  await expect(gone).rejects.toThrow('missing (path gone.csv)')
})

it('reads and writes any table without a change but to quotes', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[\0\r\ufeff]/g, ''))
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), fc.boolean(), (body, delimiter, hasMark) => {
      const lines = [['alpha', 'beta', 'gamma'], ...body.map(([a, b, c]) => [`a${a}`, b, c])]
      const text = `${hasMark ? '\ufeff' : ''}${lines.map((line) => line.map((each) => `"${each.replaceAll('"', '""')}"`).join(delimiter)).join('\n')}\n`
      const table = readTable(Buffer.from(text), 'gamma')
      if ('kind' in table) throw new Error(table.kind)
      expect(table.target).toBe(2)
      const again = readTable(writeTable(table), 'gamma')
      expect(again).toEqual(table)
      expect(table.rows).toEqual(lines.slice(1))
    }),
    { numRuns: 200 },
  )
})

it('keeps a line feed within a cell of a table whose lines end otherwise', () => {
  const text = 'a,label\r\n"one\ntwo",x\r\n3,y\r\n'
  const table = readTable(Buffer.from(text), 'label')
  if ('kind' in table) throw new Error(table.kind)
  expect(writeTable(table).toString()).toBe(text)
})

it('sees which files were read, from outside', async () => {
  const folder = await makeFolder({
    'a.csv': 'a',
    'b.csv': 'b',
    'c.csv': 'c',
    'images/1.png': '1',
    'images/2.png': '2',
  })
  const places = new Map(['a.csv', 'b.csv', 'c.csv', 'images'].map((path) => [path, path]))
  const listOpened = await watchAccess(folder, places)
  expect(await listOpened(await makeFolder())).toEqual([])
  await stat(join(folder, 'a.csv'))
  await readFile(join(folder, 'b.csv'))
  await writeFile(join(folder, 'c.csv'), 'written, never read')
  await readFile(join(folder, 'images/2.png'))
  expect(await listOpened(await makeFolder())).toEqual(['b.csv', 'images'])
})

it('changes data once for all scripts of a block, and keeps the changes of two blocks', async () => {
  const folder = await makeFolder({ 'data/a.csv': RARE })
  const changes = new DataChanges()
  const get = (draw: number) => changes.get({ sourceFolder: folder, project: ONE, perturbation: 'subsample', draw })
  const [first, second] = [await get(1), await get(2)]
  expect(second.contents.get('data/a.csv')).not.toEqual(first.contents.get('data/a.csv'))
  expect(await get(1)).toBe(first)
  await get(3)
  expect(await get(1)).toBe(first)
  expect(await get(2)).not.toBe(second)
})

it('writes no change through a link that a copy holds where the source has a file', async () => {
  const outside = await makeFolder({ 'a.csv': RARE })
  const changed = await changeData(await makeFolder({ 'data/a.csv': RARE }), ONE, 'subsample')
  const copies = [await makeFolder(), await makeFolder({ 'data/b.csv': '' })]
  await symlink(outside, join(copies[0] ?? '', 'data'))
  await symlink(join(outside, 'a.csv'), join(copies[1] ?? '', 'data', 'a.csv'))
  for (const copy of copies) await expect(putChanges(copy, changed)).rejects.toThrow()
  expect(await readFile(join(outside, 'a.csv'), 'utf8')).toBe(RARE)
})

it('exchanges each label of the table that is split for another, and each back where it is done as often as there are classes', async () => {
  const table = ['x,kind', 'a,1', 'b,2.0', 'c,3', 'd,', 'e,1.0', 'f,2'].join('\n')
  const data: ProbedProject['data'] = [
    { path: 'a.csv', role: 'all', target: 'kind' },
    { path: 'b.csv', role: 'all', target: 'kind' },
  ]
  const scored = project(data, { scoring: 'predictions', split: { data: 'a.csv' } })
  const folder = await makeFolder({ 'a.csv': table, 'b.csv': table })
  expect(await listUnprobed(folder, scored)).toEqual({})
  expect(await perturbData(folder, scored, 'label-exchange')).toMatchObject({ classes: 3, rows: 6 })
  const changed = await readFile(join(folder, 'a.csv'), 'utf8')
  expect(column(changed, 1).map((label) => label && Number(label))).toEqual([2, 3, 1, '', 2, 3])
  expect(column(changed, 0)).toEqual(column(table, 0))
  expect(await readFile(join(folder, 'b.csv'), 'utf8')).toBe(table)
  for (const _ of [2, 3]) await perturbData(folder, scored, 'label-exchange')
  expect(column(await readFile(join(folder, 'a.csv'), 'utf8'), 1).map(Number)).toEqual([1, 2, 3, 0, 1, 2])
})

it('mirrors numbers between the least and the greatest', async () => {
  const scored = project([{ path: 'a.csv', role: 'all', target: 'y' }], {
    task: 'regression',
    metric: { name: 'rmse' },
    scoring: 'predictions',
    split: { data: 'a.csv' },
  })
  const folder = await makeFolder({ 'a.csv': 'x,y\n1,10\n2,13\n3,\n4,40\n5,-2' })
  await perturbData(folder, scored, 'label-exchange')
  expect(column(await readFile(join(folder, 'a.csv'), 'utf8'), 1)).toEqual(['28', '25', '', '-2', '40'])
})
