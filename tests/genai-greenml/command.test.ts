import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { genaiGreenmlAnalysis } from '../../src/schema/genai-greenml-analysis.ts'
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
  expect(stdout).toContain('one.csv: 42 rows, 6 projects, 3 models (a, b, c)')
  expect(stdout).toMatch(
    /^file +mode +model +GenAI-GreenML claimed +can be claimed\none +assisted +a +−?[\d.,]+ J, p . [\d.]+ +×/,
  )
  expect(stdout.match(/Every script ran once/g)).toHaveLength(1)
  expect(stdout).toMatch(/^ {2}In both files: Every script ran once/m)
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  const single = await runCli(['analyse', '--greenml-csv', join(folder, 'two.csv')])
  expect(single.stdout).toMatch(
    /^ {2}a, GenAI-GreenML claimed: [\s\S]*^ {2}a, can be claimed: [\s\S]*^ {2}Every script ran once/m,
  )
  const { files: found } = genaiGreenmlAnalysis.parse(JSON.parse(await readFile(json, 'utf8')))
  expect(Object.keys(found)).toEqual(['one.csv', 'two.csv'])
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
