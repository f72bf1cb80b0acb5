import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { grade } from '../../src/commands/mlbench/grade.ts'
import { loadTaskErrata } from '../../src/dataset/load-task-errata.ts'
import { keyOf, readTaskVersions } from '../../src/mlbench/data/rows.ts'
import { summariseTexts } from '../../src/mlbench/grading/grade-static.ts'
import { judgeTexts } from '../../src/mlbench/grading/judge-texts.ts'
import { staticGrades } from '../../src/schema/mlbench/task-grades.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { hasRows, ROWS, whereRows } from './shared.ts'

const row = (id: number, value: string) => ({
  github_id: 1,
  id,
  instruction: `use ${id}`,
  type: 'Bash Script',
  oracle: '',
  arguments: `{'n': '${value}'}`,
  output: `python a.py ${value} `,
})
const ERRATA = `schemaVersion: 1
version: 7
rows:
  - { githubId: 1, id: 1, column: arguments, fault: other-value, from: "'9'", to: "'1'" }
  - { githubId: 1, id: 2, column: arguments, fault: other-value, from: "'none'", to: "'2'" }
  - { githubId: 5, id: 5, column: output, fault: broken-text, from: a, to: b }
`

describe('errata', () => {
  it('mend what is as they expect, and score it beside the rows as published', async () => {
    const folder = await makeFolder({
      'rows.jsonl': [row(1, '9'), row(2, '8')].map((each) => JSON.stringify(each)).join('\n'),
      'answers.jsonl': [1, 2]
        .map((id) => JSON.stringify({ github_id: 1, id, output: `python a.py ${id} ` }))
        .join('\n'),
      'dataset/ml-bench/errata.yaml': ERRATA,
    })
    const { context, lines } = makeContext()
    const { grades } = await grade(
      {
        rows: join(folder, 'rows.jsonl'),
        answers: [join(folder, 'answers.jsonl')],
        errata: true,
        staticOnly: true,
        rules: 'compat',
        dataset: join(folder, 'dataset'),
      },
      context,
    )
    const { totals, mended } = staticGrades.parse(grades)
    expect([totals.static_ok, mended?.totals.static_ok]).toEqual([0, 1])
    expect(lines.join('\n')).toContain('1/2')
  })

  it.runIf(hasRows)(`fit the published rows, and leave golds that only the rules fail${whereRows}`, async () => {
    const { errata } = await loadTaskErrata('dataset')
    const { published, mended, changed, unfit } = await readTaskVersions(ROWS, errata)
    expect(unfit).toEqual([])
    expect(changed).toBe(new Set(errata.rows.map(keyOf)).size)
    expect(mended.map(({ instruction }) => instruction)).toEqual(published.map(({ instruction }) => instruction))
    const byTask = new Map(mended.map((task) => [keyOf(task), [task.output]]))
    const { attempts } = summariseTexts(await judgeTexts(mended, { byTask }, 'compat'))
    const failed = attempts.filter(({ static_ok }) => !static_ok).map(({ github_id, id }) => `${github_id}/${id}`)
    expect(failed.sort()).toEqual(['14/256', '9/262', '9/266', '9/268', '9/269', '9/270'])
    const strict = await judgeTexts(mended, { byTask }, 'strict')
    expect(strict.flatMap(({ task, reason }) => (reason === null ? [] : [keyOf(task)]))).toEqual([])
  })
})
