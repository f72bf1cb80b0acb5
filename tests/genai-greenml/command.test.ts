import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { renderCsvSummary } from '../../src/report/genai-greenml/summary.ts'
import { genaiGreenmlAnalysis } from '../../src/schema/analysis/genai-greenml-analysis.ts'
import { runCli } from '../support/cli.ts'
import { makeRecordsCsv } from '../support/records-csv.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeRows, writeCsv } from './results-csv.ts'

const files = {
  'one.csv': writeCsv(makeRows(6, ['a', 'b', 'c'])),
  'two.csv': writeCsv(makeRows(5, ['a'])),
  'other/one.csv': writeCsv([]),
  'broken.csv': 'project,script\n',
  'records.csv': await makeRecordsCsv([]),
}

it('analyses several files, tells them and writes every number', async () => {
  const folder = await makeFolder(files)
  const json = join(folder, 'out.json')
  const csv = [join(folder, 'one.csv'), join(folder, 'two.csv')]
  const { exitCode, stdout, stderr } = await runCli(['analyse', '--greenml-csv', ...csv, '--json', json])
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: `Every number: ${json}\n` })
  const { files: found } = genaiGreenmlAnalysis.parse(JSON.parse(await readFile(json, 'utf8')))
  expect(Object.keys(found)).toEqual(['one.csv', 'two.csv'])
  expect(stdout).toBe(`${renderCsvSummary(Object.values(found), 100)}\n`)
  const piped = await runCli(['analyse', '--greenml-csv', ...csv, '--json', '-'])
  expect(piped.stderr).toBe('')
  expect(JSON.parse(piped.stdout).files).toEqual(found)
})

it('exits 2 with the fix on what it cannot read', async () => {
  const folder = await makeFolder(files)
  const at = (name: string) => join(folder, name)
  const failures: [string[], string][] = [
    [['--greenml-csv', at('broken.csv')], 'broken.csv lacks the columns timestamp, status'],
    [['--greenml-csv', at('none.csv')], 'There is no '],
    [['--greenml-csv', at('records.csv')], "this is greenml's own records.csv: use greenml analyse --campaign"],
    [['--greenml-csv', folder], 'is a folder: name the results_*.csv in it'],
    [['--greenml-csv', at('one.csv'), at('other/one.csv')], 'Two files are named one.csv'],
    [['--greenml-csv', at('one.csv'), '--campaign', folder], 'and not both'],
    [[], 'name what to analyse'],
  ]
  for (const [args, message] of failures) {
    const { exitCode, stdout, stderr } = await runCli(['analyse', ...args])
    expect(stderr).toContain(message)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  }
})
