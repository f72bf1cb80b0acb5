import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadProject } from '../../src/dataset/load-projects.ts'
import { hereOnly } from '../../src/dataset/sources/sources.ts'
import { importsOf } from '../support/import-tried.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const { importOnly, importNotebook } = importsOf(() => machine.env)

it('takes the older library with which a notebook comes to what its saved cells show, and else tells both', async () => {
  const code = 'import lightgbm\nprint("Accuracy:", lightgbm.VALUE)'
  const { report, requirements, deviations } = await importNotebook(code, 'Accuracy: 0.1234\n')
  expect(report.metric).toMatchObject({ value: 0.1234, otherwise: [] })
  expect(requirements).toBe('lightgbm\nlightgbm<2\n')
  expect(deviations).toEqual(['bounded, as the result of the saved cells comes with those before: lightgbm<2'])
  const other = await importNotebook(code, 'Accuracy: 0.4321\n')
  expect(other.report.metric).toMatchObject({ value: 0.6234, otherwise: [{ from: 'saved-cells', value: '0.4321' }] })
  expect(other).toMatchObject({ requirements: 'lightgbm\n', deviations: [] })
  expect(other.report.triedInVain.asked).toEqual(['lightgbm<2', 'lightgbm<1'])
})

it.each([
  ['draws by chance', 'rows.csv', 'open("rows.csv", "w").write(str(__import__("random").random()))', 'a seed'],
  ['holds the time', 'rows.csv.gz', '__import__("gzip").open("rows.csv.gz", "wb").write(b"0")', 'carries the time'],
])('names no script as maker of a file that %s, though it measures with it here', async (_name, path, clean, why) => {
  const main = `import alpha\nopen("${path}", "rb").read()\nmodel.fit if False else None\nprint("Accuracy:", alpha.VALUE)\n`
  const { report, lines, dataset, env } = await importOnly({ 'main.py': main, 'clean.py': clean })
  expect(report).toMatchObject({ metric: { value: 0.75 }, data: [{ path, isElsewhere: true, madeBy: null }] })
  expect(lines.find((line) => line.includes(`clean.py makes another file of '${path}' each time`))).toContain(why)
  const { manifest } = await loadProject(dataset, 'p', hereOnly(env))
  expect(manifest.data).toMatchObject([{ path, access: 'manual', source: 'clean.py, otherwise each time' }])
})
