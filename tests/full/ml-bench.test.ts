import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fetchRepositories } from '../../src/commands/mlbench/fetch.ts'
import { grade } from '../../src/commands/mlbench/grade.ts'
import { readRecords } from '../../src/mlbench/data/rows.ts'
import { taskScores } from '../../src/schema/task-scores.ts'
import { isFields } from '../../src/schema/versioned.ts'
import { hasRows, ROWS, whereRows } from '../mlbench/shared.ts'
import { makeContext } from '../support/context.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const NAME = 'External-Attention-pytorch'
const GITHUB_ID = 9
const TASKS = 24
/** Golds that fail under `strict`: the first and last lack a value that their row wants, and errata mend them. */
const FAILED = [
  { githubId: GITHUB_ID, rowId: 253, reason: 'argument-missing' },
  { githubId: GITHUB_ID, rowId: 261, reason: 'exit' },
  { githubId: GITHUB_ID, rowId: 269, reason: 'argument-missing' },
]

describeInBubblewrap("ML-Bench's own answers", () => {
  it.runIf(hasRows)(`of ${NAME} run, but for those that are wrong in the data set${whereRows}`, async () => {
    const folder = await makeFolder()
    const { context } = makeContext()
    const repositories = join(folder, 'repos')
    await fetchRepositories({ repositories, only: [NAME] }, context)
    const own: unknown[] = []
    for await (const { value } of readRecords(ROWS))
      if (isFields(value) && value.github_id === GITHUB_ID) own.push(value)
    const lines = own.map((row) => `${JSON.stringify(row)}\n`)
    await writeFiles(folder, { 'rows.jsonl': lines.join(''), 'one.jsonl': lines[0] ?? '' })
    const { grades } = await grade(
      {
        ...{ rows: join(folder, 'rows.jsonl'), answers: [join(folder, 'one.jsonl')], repositories },
        ...{ out: join(folder, 'out'), golds: 'list', errata: true },
      },
      context,
    )
    const { golds, pins, mended, faults } = taskScores.parse(grades)
    expect(faults).toEqual([])
    expect(pins.map(({ state }) => state)).toEqual(['verified'])
    expect(golds).toMatchObject({ checked: TASKS, failed: FAILED })
    expect(mended?.golds).toMatchObject({ checked: TASKS, failed: FAILED.slice(1, 2) })
  })
})
