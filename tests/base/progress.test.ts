import { expect, it } from 'vitest'
import { formatDuration, Progress } from '../../src/base/progress.ts'

it('tells a duration in the two largest units', () => {
  expect([0.4, 59.6, 125, 3599.4, 7190, 86_400].map(formatDuration)).toEqual([
    '0 s',
    '1 min',
    '2 min 5 s',
    '59 min 59 s',
    '2 h',
    '24 h',
  ])
})

/** Steps of these seconds, each told by its number; those of none are already done. */
function run(isLive: boolean, steps: readonly number[]) {
  const [lines, live, left]: [string[], string[], (string | null)[]] = [[], [], []]
  let clock = 0
  const logger = {
    isLive,
    info: (line: string) => lines.push(line),
    warn() {},
    status: (line: string) => live.push(line),
  }
  const progress = new Progress(logger, steps.length, () => clock)
  for (const [index, seconds] of steps.entries()) {
    progress.begin(`step ${index + 1}`, 'work')
    clock += seconds
    progress.end(seconds > 0)
    left.push(progress.left)
  }
  progress.close()
  return { lines, live, left }
}

it('is one live line where that is seen, with what is left by the steps so far', () => {
  const { lines, live } = run(true, [2, 4, 3])
  expect(lines).toEqual([])
  expect(live).toEqual(['step 1 · work', 'step 2 · about 4 s left · work', 'step 3 · about 3 s left · work', ''])
})

it('guesses from the steps that had to be done, and says nothing of what is left when all are', () => {
  expect(run(true, [0, 4, 0, 4]).left).toEqual([null, 'about 8 s left', 'about 4 s left', null])
})

it('is a line now and then elsewhere: by share, by time, and never for each step', () => {
  const lines = (seconds: number) =>
    run(
      false,
      Array.from({ length: 100 }, () => seconds),
    ).lines
  expect(lines(0.01)).toEqual([])
  expect(lines(2)).toHaveLength(19)
  expect(lines(2)[0]).toBe('step 6 · about 3 min 10 s left · work')
  expect(lines(130)).toHaveLength(99)
})
