import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPublishedVerdicts } from '../../src/mlbench/data/published-verdicts.ts'
import { readTasks } from '../../src/mlbench/data/rows.ts'
import { compareVerdicts } from '../../src/mlbench/scores/compare-verdicts.ts'
import { renderPublishedResults } from '../../src/mlbench/scores/published-results.ts'
import { listOutcomes } from '../../src/mlbench/scores/score-system.ts'
import { ATTEMPT_VERSION, type TaskAttempt } from '../../src/schema/mlbench/task-attempt.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const attemptsAt = (githubId: number, rowId: number, ...passed: (boolean | null)[]) =>
  passed.map(
    (each, attempt): TaskAttempt => ({
      schemaVersion: ATTEMPT_VERSION,
      id: '0'.repeat(24),
      system: 's',
      githubId,
      rowId,
      attempt,
      rules: 'strict',
      argumentsOk: true,
      typeOk: true,
      passed: each,
      reason: each === false ? 'exit' : null,
      errorCategory: null,
      answerSha256: null,
      sourceHash: null,
      lockHash: null,
      execution: null,
    }),
  )

it('results are written in the original form, and read again as verdicts that stand beside ours', async () => {
  const rows = [
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ].map(([github_id, id]) => JSON.stringify({ github_id, id, instruction: 'do', type: 'Bash Script', arguments: '{}' }))
  const folder = await makeFolder({ 'rows.jsonl': rows.join('\n') })
  const tasks = await readTasks(join(folder, 'rows.jsonl'))
  const attempts = [
    ...attemptsAt(1, 1, true, false, false, false, false),
    ...attemptsAt(1, 2, false, true, false, false, false),
    ...attemptsAt(2, 1, false, false, false, false, null),
    ...attemptsAt(2, 2, true, true),
  ]
  const nameOf = (githubId: number) => `r${githubId}`
  const text = renderPublishedResults({ system: 's', attempts }, tasks, nameOf, '2026-01-01T00:00:00.000Z')
  const lines = text.trimEnd().split('\n')
  expect(lines.at(-1)).toBe('='.repeat(27))
  expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual([
    { input_file: 's.jsonl', start_time: '2026-01-01T00:00:00.000Z' },
    { id: 1, github_id: 1, pass1: 1, pass2: 1, pass5: 1 },
    { id: 2, github_id: 1, pass1: 0, pass2: 1, pass5: 1 },
    { counts: 2, eval_pass1: 0.5, eval_pass2: 1, eval_pass5: 1, input_file: 's.jsonl' },
    { repo: 'r1', result: [0.5, 1, 1] },
  ])

  await writeFiles(folder, { 'result.jsonl': text.replace('"pass1":1', '"pass1":false') })
  const verdicts = await readPublishedVerdicts(join(folder, 'result.jsonl'))
  expect([...verdicts]).toEqual([
    ['1/1', [false, true, true]],
    ['1/2', [false, true, true]],
  ])
  expect(compareVerdicts(listOutcomes(attempts, tasks), verdicts)).toEqual({
    tasks: 2,
    agreement: [
      { k: 1, both: 0, onlyHere: 1, onlyThere: 0, neither: 1 },
      { k: 2, both: 2, onlyHere: 0, onlyThere: 0, neither: 0 },
      { k: 5, both: 2, onlyHere: 0, onlyThere: 0, neither: 0 },
    ],
    differing: [{ githubId: 1, rowId: 1 }],
  })
})
