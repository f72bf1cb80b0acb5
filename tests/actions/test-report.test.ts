import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chooseFailed, countTests, nameOf } from '../../scripts/test-report.ts'
import { makeFolder } from '../support/temporary.ts'

const VITEST = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'vitest')

/** What is counted of a run of vitest's own in a folder of tests. */
function run(folder: string, words: readonly string[]) {
  const report = join(folder, 'report.json')
  const asked = ['run', '--globals', '--reporter=json', `--outputFile.json=${report}`, ...words]
  spawnSync(VITEST, asked, { cwd: folder, encoding: 'utf8' })
  return countTests(report)
}

it('chooses what failed to be run once more, in suites too, and takes for good what is seen to pass', async () => {
  const folder = await makeFolder({
    'a.test.ts':
      "it('good', () => {})\nit('bad (a|b) $x', () => expect(1).toBe(2))\ndescribe('outer', () => describe('inner', () => it('bad', () => expect(1).toBe(2))))\n",
  })
  const file = join(folder, 'a.test.ts')
  const first = await run(folder, [])
  expect(first.failed.map(({ test }) => test)).toEqual(['bad (a|b) $x', 'outer inner bad'])
  expect(first.good).toEqual(new Set([nameOf(file, 'good')]))
  const second = await run(folder, chooseFailed(first.failed))
  expect(second).toMatchObject({ passed: 0, skipped: 1, failed: first.failed, good: new Set() })
})

it('takes a file whose hook failed for one that failed, and runs it whole', async () => {
  const folder = await makeFolder({
    'a.test.ts': "afterAll(() => { throw new Error('odd') })\nit('good', () => {})\n",
  })
  const file = join(folder, 'a.test.ts')
  const { failed } = await run(folder, [])
  expect(failed).toMatchObject([{ file, test: file, why: 'odd' }])
  expect(chooseFailed(failed)).toEqual([file])
})
