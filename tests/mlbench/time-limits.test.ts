import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { loadTaskRepositories } from '../../src/dataset/load-task-repositories.ts'
import type { Task } from '../../src/mlbench/data/rows.ts'
import { describeAttempt, limitOf } from '../../src/mlbench/execution/run-attempts.ts'
import type { JudgedAnswer } from '../../src/mlbench/grading/judge-texts.ts'

const task: Task = {
  githubId: 1,
  id: 1,
  github: 'https://github.com/o/tool',
  path: './',
  type: 'Bash Script',
  arguments: [],
  instruction: '',
  oracle: '',
  prefixCode: '',
  output: '',
}
const answer = (code: string, githubId = 1): JudgedAnswer => ({
  task: { ...task, githubId },
  attempt: 0,
  text: code,
  code,
  reason: null,
  argumentsOk: true,
  typeOk: true,
  missing: [],
})
const repositories = await loadTaskRepositories(join(PACKAGE_ROOT, 'dataset'))

describe('the time limit of an answer', () => {
  it.each([
    [5, 'bash run.sh 1', 4],
    [5, 'print(1)', 4],
    [11, 'bash run.sh 1', 10],
    [11, 'print(1)', 7],
    [9, 'print(1)', 10],
  ])('is the published one under compat: repository %d, %s', (githubId, code, seconds) => {
    const repository = repositories.get(githubId) ?? null
    expect(limitOf(answer(code, githubId), { rules: 'compat', timeout: 60, repository })).toBe(seconds)
    expect(limitOf(answer(code, githubId), { rules: 'strict', timeout: 60, repository })).toBe(60)
    const own = limitOf(answer(code, githubId), { rules: 'strict', timeout: undefined, repository })
    expect(own).toBe(repository?.limits.timeoutSeconds)
  })

  it("is a part of its verdict's id", () => {
    const ground = { system: 's', rules: 'strict' as const, sourceHash: null, lockHash: null }
    const idAt = (seconds: number) => describeAttempt(answer('x'), { ...ground, seconds }).id
    expect(idAt(10)).toBe(idAt(10))
    expect(idAt(10)).not.toBe(idAt(11))
  })
})
