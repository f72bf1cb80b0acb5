import { expect, it } from 'vitest'
import { explainUntried } from '../../src/commands/explain-lost.ts'
import type { SystemScores } from '../../src/schema/mlbench/task-scores.ts'

const scores = (...systems: readonly (readonly [attempts: number, lost: number])[]) => ({
  systems: systems.map(([attempts, lost]) => ({ attempts, lost }) as SystemScores),
})

it('is no green where not one answer could be tried', () => {
  expect(explainUntried(scores([8, 8], [2, 2]))).toMatchObject({
    exitCode: 1,
    message: 'None of 10 answers could be tried, for the reasons above.',
  })
  for (const some of [scores([8, 8], [2, 1]), scores([8, 0]), scores([0, 0]), scores()])
    expect(explainUntried(some)).toBeNull()
})
