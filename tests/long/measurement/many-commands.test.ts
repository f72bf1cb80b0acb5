import { expect, it } from 'vitest'
import { excludesOne } from '../../../src/schema/analysis/ratio.ts'
import { isDifferent, simulateCommands } from '../../analysis/simulate-measurement.ts'

it('tells one of several equal commands different no more often than one of two', () => {
  const trials = 100
  let [byInterval, byVerdict, seen] = [0, 0, 0]
  for (let seed = 1; seed <= trials; seed++) {
    const equal = energyOf(simulateCommands(seed, Array<number>(6).fill(1), 10, 0.02))
    byInterval += Number(equal.some(({ interval }) => interval !== null && excludesOne(interval)))
    byVerdict += Number(equal.some(({ verdict }) => isDifferent(verdict)))
    const [one] = energyOf(simulateCommands(seed, [1, 0.94, 1, 1, 1, 1], 10, 0.02))
    seen += Number(one?.verdict === 'less')
  }
  expect(byInterval / trials).toBeGreaterThan(0.1)
  expect(byVerdict / trials).toBeLessThanOrEqual(0.05)
  expect(seen / trials).toBeGreaterThanOrEqual(0.9)
})

it('says what was corrected: a comparison alone is not, and each quantity is a family of its own', () => {
  const alone = simulateCommands(1, [1, 0.9], 10, 0.02).comparisons
  expect(alone.map(({ adjustedP }) => adjustedP)).toEqual([undefined, undefined, undefined])
  const several = simulateCommands(22, [1, 0.985, 0.9, 1], 10, 0.02).comparisons
  const told = several.filter(({ quantity }) => quantity === 'energy')
  expect(told.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'less', 'inconclusive'])
  expect(told[0]?.interval?.[1]).toBeLessThan(1)
  expect(told[0]?.cause).toEqual({
    kind: 'not-after-correction',
    family: 'primary',
    method: 'holm',
    tests: 3,
    adjustedP: told[0]?.adjustedP,
  })
  expect(told[0]?.adjustedP).toBeGreaterThan(0.05)
})

const energyOf = ({ comparisons }: ReturnType<typeof simulateCommands>) =>
  comparisons.filter(({ quantity }) => quantity === 'energy')
