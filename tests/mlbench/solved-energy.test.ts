import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appendJsonLines } from '../../src/base/files/jsonl.ts'
import { grade } from '../../src/commands/mlbench/grade.ts'
import { readTasks } from '../../src/mlbench/data/rows.ts'
import { attemptsFile } from '../../src/mlbench/execution/attempt-files.ts'
import { describeAttempt } from '../../src/mlbench/execution/run-attempts.ts'
import { judgeTexts } from '../../src/mlbench/grading/judge-texts.ts'
import { costOfSolved } from '../../src/mlbench/scores/solved-energy.ts'
import { sumRuns } from '../../src/mlbench/scores/sum-runs.ts'
import { describeSource } from '../../src/report/text/measurement/solved-energy-words.ts'
import { ATTEMPT_VERSION, type TaskAttempt } from '../../src/schema/mlbench/task-attempt.ts'
import { taskScores } from '../../src/schema/mlbench/task-scores.ts'
import { makeRun } from '../analysis/measured-runs.ts'
import { makeMeasurement } from '../report/make-measurement.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeSmallBench } from './small-bench.ts'

const attempt = (passed: boolean | null): TaskAttempt => ({
  schemaVersion: ATTEMPT_VERSION,
  id: '0'.repeat(24),
  system: 's',
  githubId: 1,
  rowId: 1,
  attempt: 0,
  rules: 'strict',
  argumentsOk: true,
  typeOk: true,
  passed,
  reason: passed === false ? 'exit' : null,
  errorCategory: null,
  answerSha256: null,
  sourceHash: null,
  lockHash: null,
  execution: null,
})
const outcome = (rowId: number, ...passed: (boolean | null)[]) => ({
  key: `1/${rowId}`,
  githubId: 1,
  rowId,
  attempts: passed.map(attempt),
})
const OUTCOMES = [outcome(1, false, true), outcome(2, true, true), outcome(3, false), outcome(4, null)]
const spent = (runs: number, joules: number | null, quality: 'measured' | 'estimated' | 'unavailable') => ({
  runs,
  joules,
  quality,
})
const running = spent(5, 30, 'measured')

it('parts the joules of all answers among the tasks that one of them solves', () => {
  const drafts = new Map([['1/1', { runs: 2, joules: 8 }]])
  const agent = costOfSolved(OUTCOMES, { answering: null, drafts, running })
  expect(agent).toEqual({
    solved: 2,
    sources: [
      { source: 'answering', runs: 0, joules: null, quality: 'unavailable', each: null },
      { source: 'drafts', runs: 2, joules: 8, quality: 'measured', each: 4 },
      { source: 'running', runs: 5, joules: 30, quality: 'measured', each: 15 },
    ],
    each: null,
    quality: 'unavailable', // nobody measured the asking: no sum without it
  })
  // A machine on which answering was measured ran the drafts meanwhile: they are not counted twice.
  const whole = costOfSolved(OUTCOMES, { answering: spent(1, 100, 'estimated'), drafts, running })
  expect(whole.sources.map(({ source, each }) => [source, each])).toEqual([
    ['answering', 50],
    ['running', 15],
  ])
  expect(whole).toMatchObject({ each: 65, quality: 'estimated' })
})

it('tells no joules of a solved task where none is solved, or a draft was not measured', () => {
  const none = costOfSolved([outcome(3, false)], { answering: spent(1, 100, 'measured'), drafts: new Map(), running })
  expect(none).toMatchObject({ solved: 0, each: null, sources: [{ joules: 100, each: null }, { each: null }] })
  const drafts = new Map([
    ['1/1', { runs: 2, joules: 8 }],
    ['1/3', { runs: 1, joules: null }],
  ])
  const { sources } = costOfSolved(OUTCOMES, { answering: null, drafts, running })
  expect(sources[1]).toEqual({ source: 'drafts', runs: 3, joules: null, quality: 'unavailable', each: null })
})

it('carries the doubt about a run into the sum that it is in', () => {
  const sure = makeRun({ joules: 10 })
  const gap = { kind: 'gap', seconds: 2 } as const
  const doubted = { ...sure, energy: sure.energy.map((zone) => ({ ...zone, doubts: [gap] })) }
  const beside = { ...sure, flags: ['contaminated' as const] }
  const took = sumRuns([sure, doubted, beside, sure])
  expect(took).toMatchObject({ joules: 40, quality: 'measured', doubtful: 2 })
  expect(sumRuns([sure, doubted, beside], 'meant').doubtful).toBe(1) // a server that answers a measured command
  const { sources } = costOfSolved(OUTCOMES, { answering: took, drafts: new Map(), running })
  expect(sources).toMatchObject([{ source: 'answering', doubtful: 2, each: 20 }, { source: 'running' }])
  expect(sources.map((each) => describeSource(each))).toEqual([
    'measured, 4 runs (2 in doubt)',
    'measured, 5 runs (doubts not known)',
  ])
})

it('takes what answering took from its measurement, and what drafts took from the answers', async () => {
  const { rows, dataset } = await makeSmallBench('http://127.0.0.1:1')
  const out = await makeFolder()
  const all = await readTasks(rows)
  const tasks = all.filter(({ githubId, id }) => githubId === 1 && id === 2)
  const output = ['python tool.py --size 2']
  const judged = await judgeTexts(all, { byTask: new Map([['1/2', output]]) }, 'strict')
  const means = { system: 'small', rules: 'strict', sourceHash: null, lockHash: null, seconds: 30 } as const
  const attempts = judged.map((each) => ({
    ...describeAttempt(each, means),
    ...(each.text === null ? {} : { passed: true, reason: null }),
  }))
  await appendJsonLines(attemptsFile(out, 'small', undefined), attempts, out)
  const path = join(out, 'small.jsonl')
  const drafts = { runs: 3, joules: 12 }
  await writeFile(path, `${JSON.stringify({ github_id: 1, id: 2, output, drafts })}\n`)
  const measured = join(out, 'answering.json')
  const taken = makeMeasurement()
  await writeFile(measured, JSON.stringify(taken))
  const asked = { rows, dataset, out, answers: [path], golds: 'skip' as const, onRecord: true }
  const score = async (given: object) => {
    const { grades } = await grade({ ...asked, ...given }, makeContext().context)
    return taskScores.parse(grades).systems[0]?.solvedEnergy
  }
  expect(tasks).toHaveLength(1)
  expect(await score({})).toMatchObject({
    solved: 1,
    sources: [{ source: 'answering', joules: null }, { source: 'drafts', ...drafts, each: 12 }, { source: 'running' }],
  })
  const runs = taken.commands.flatMap(({ warmups, runs: own }) => [...warmups, ...own])
  const joules = runs.reduce((sum, { energy }) => sum + (energy[0]?.joules ?? 0), 0)
  expect(joules).toBeGreaterThan(300)
  expect((await score({ answering: [measured] }))?.sources[0]).toMatchObject({
    source: 'answering',
    runs: runs.length,
    quality: 'measured',
    joules: expect.closeTo(joules, 6),
  })
  await expect(score({ answering: [measured, measured] })).rejects.toThrow(/--answering names a file for each/)
})
