import { expect, it } from 'vitest'
import { renderFinetuneData, renderTraining } from '../../../../src/report/text/mlbench/finetune-words.ts'
import { finetuneData, LEFT_OUT } from '../../../../src/schema/mlbench/finetune-data.ts'
import { finetuneTraining } from '../../../../src/schema/mlbench/finetune-training.ts'

const file = (examples: number, tokens: number | null) => ({ examples, tokens, sha256: 'a'.repeat(64) })
const DATA = finetuneData.parse({
  schemaVersion: 1,
  task: 'oracle',
  format: 'chat',
  prompt: 'guided',
  distribution: 'in',
  seed: 42,
  rowsSha256: 'b'.repeat(64),
  testSha256: 'b'.repeat(64),
  train: file(1200, 34_567),
  validation: file(1, null),
  test: { tasks: 2, repositories: ['a', 'b'] },
  repositories: [{ repository: 'a', examples: 1201 }],
  leftOut: LEFT_OUT.map((reason, index) => ({ row: `1/${index}`, reason })),
})

it('says what was written for training, of whose repositories, and why rows were left out', () => {
  expect(renderFinetuneData({ ...DATA, leftOut: [...DATA.leftOut, { row: '2/1', reason: 'no-answer' }] }, 'out')).toBe(
    [
      'training: 1200 examples (34,567 tokens); validation: 1 example; of 1 repository',
      'test: 2 tasks of the same repositories (2 repositories)',
      'left out: 2 without an answer, 1 with the instruction of a test row, 1 with nearly the instruction of a test row, ' +
        '1 with the answer of a test row, 1 of repositories that this distribution leaves out',
      'out',
    ].join('\n'),
  )
  const other = renderFinetuneData({ ...DATA, distribution: 'out', leftOut: [] }, 'out')
  expect(other).toContain('test: 2 tasks of other repositories')
  expect(other).toContain('left out: none')
})

const TRAINING = finetuneTraining.parse({
  schemaVersion: 1,
  model: 'base',
  examples: 68,
  trainedParameters: 123_456,
  processes: 1,
  seed: 42,
  seconds: 83.2,
  packages: {},
  validationLossBefore: 6.5,
  validationLosses: [{ epoch: 1, loss: 0.25 }],
  losses: [
    { epoch: 0.1, loss: 6.4321 },
    { epoch: 1, loss: 0.2 },
  ],
})

it('says how the loss of a training fell, and on what it did not see', () => {
  const lines = renderTraining(TRAINING, 'TABLE', 'adapter').split('\n')
  expect(lines.slice(0, 3)).toEqual([
    expect.stringMatching(/^68 examples, 123,456 weights trained in /),
    'loss: 6.432 at first, 0.200 at last',
    'on what it did not see: 6.500 before, 0.250 after',
  ])
  expect(lines.slice(-3)).toEqual(['TABLE', '', 'adapter'])
})

it('says nothing of what a training without validation did not see, and names losses that nobody logged', () => {
  const text = renderTraining({ ...TRAINING, losses: [], validationLossBefore: null }, 'TABLE', 'adapter')
  expect(text).toContain('loss: not logged at first, not logged at last')
  expect(text).not.toContain('did not see')
})
