import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { UserError } from '../../src/base/errors.ts'
import { appendJsonLines } from '../../src/base/files/jsonl.ts'
import { compareEqualCost } from '../../src/commands/mlbench/equal-cost.ts'
import { readTasks } from '../../src/mlbench/data/rows.ts'
import { attemptsFile } from '../../src/mlbench/execution/attempt-files.ts'
import { describeAttempt } from '../../src/mlbench/execution/run-attempts.ts'
import { judgeTexts } from '../../src/mlbench/grading/judge-texts.ts'
import type { TaskAnswer } from '../../src/schema/mlbench/task-answer.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeSmallBench } from './small-bench.ts'

const RIGHT = 'python tool.py --size 2'

/** Files of answers to the task 1/2, and what a grader put on record of them: what is right passes. */
async function makeRecords() {
  const { rows, dataset } = await makeSmallBench('http://127.0.0.1:1')
  const out = await makeFolder()
  const tasks = (await readTasks(rows)).filter(({ githubId, id }) => githubId === 1 && id === 2)
  const put = async (setting: 'agent' | 'oracle', output: string[], usd: number): Promise<string> => {
    const line: TaskAnswer = {
      schemaVersion: 4,
      github_id: 1,
      id: 2,
      output,
      model: 'small',
      setting,
      prompt: 'guided',
      extraction: 'strict',
      calls: [],
      unanswered: 0,
      tokens: null,
      usd,
      wallSeconds: 1,
      drafts: null,
    }
    const system = `small@${setting}`
    const judged = await judgeTexts(tasks, { byTask: new Map([['1/2', output]]) }, 'strict')
    const means = { system, rules: 'strict', sourceHash: null, lockHash: null, seconds: 30 } as const
    const attempts = judged.map((answer) => {
      const blank = describeAttempt(answer, means)
      return { ...blank, passed: answer.text === RIGHT, reason: answer.text === RIGHT ? null : ('exit' as const) }
    })
    await appendJsonLines(attemptsFile(out, system, undefined), attempts, out)
    const path = join(out, `${system}.jsonl`)
    await appendJsonLines(path, [line], out)
    return path
  }
  return { rows, dataset, out, put }
}

it('puts what is on record of an agent beside single answers of the same cost', async () => {
  const { rows, dataset, out, put } = await makeRecords()
  const agent = await put('agent', [RIGHT], 3)
  const single = await put('oracle', ['python tool.py --size 22', RIGHT, 'python tool.py', 'python tool.py -s 2'], 4)
  const { comparison } = await compareEqualCost({ rows, dataset, out, agent, single }, makeContext().context)
  expect(comparison).toMatchObject({
    agent: 'small@agent',
    single: 'small@oracle',
    basis: 'usd',
    tasks: 1,
    leftOut: 0,
    answers: 3,
    agentPasses: 1,
    singlePasses: expect.closeTo(0.75, 12),
  })
})

it('refuses rows that do not tell what an answer must use: every answer would hold all of it', async () => {
  const { rows, put, ...given } = await makeRecords()
  const sides = { agent: await put('agent', [RIGHT], 3), single: await put('oracle', [RIGHT], 1) }
  const { arguments: _, ...row } = JSON.parse((await readFile(rows, 'utf8')).split('\n')[0] ?? '')
  await writeFile(rows, JSON.stringify(row))
  const comparing = compareEqualCost({ ...given, ...sides, rows }, makeContext().context)
  await expect(comparing).rejects.toThrow('arguments: it is missing')
})

it('refuses answers that nobody graded', async () => {
  const { rows, dataset, put } = await makeRecords()
  const given = { rows, dataset, agent: await put('agent', [RIGHT], 3), single: await put('oracle', [RIGHT], 1) }
  const comparing = compareEqualCost({ ...given, out: await makeFolder() }, makeContext().context)
  await expect(comparing).rejects.toThrow(UserError)
})
